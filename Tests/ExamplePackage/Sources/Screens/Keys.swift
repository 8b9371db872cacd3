/// Where the name is stored.
public let AccountNameKey = "account.name"
