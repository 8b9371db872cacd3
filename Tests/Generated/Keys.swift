// The constants that the examples name as keys.
let MyAppPersonNameKey = "name"
let MyAppPersonEmailKey = "email"
let MyAppPersonDOBKey = "dob"
let MyAppPersonSSNKey = "ssn"
let MyAppPersonSalaryKey = "salary"
let MyAppPersonNotesKey = "notes"
let MyAppPersonBookmarkKey = "bookmark"

// The same of the form Names: its own names, too.
let email = "email address"
let read = "read amount"
let write = "write text"
let platePattern = "plate"
let hash = "hash switch"
let zip = "zip code"
let max = "most"
let min = "least"
let sequence = "order"
