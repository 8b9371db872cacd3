print("formdef")
