// FormSyntaxTests
