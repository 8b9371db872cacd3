import SystemIO

StandardStream.prepare()
Program.run(ThisProcess.arguments).endProcess()
