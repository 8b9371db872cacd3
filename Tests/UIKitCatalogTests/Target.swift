// UIKitCatalogTests
