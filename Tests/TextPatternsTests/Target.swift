// TextPatternsTests
