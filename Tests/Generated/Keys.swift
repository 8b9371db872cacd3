// The constants that the examples name as keys.
let MyAppPersonNameKey = "name"
let MyAppPersonEmailKey = "email"
let MyAppPersonDOBKey = "dob"
let MyAppPersonSSNKey = "ssn"
let MyAppPersonSalaryKey = "salary"
let MyAppPersonNotesKey = "notes"
let MyAppPersonBookmarkKey = "bookmark"
