"""Drives an installed Chromium by its DevTools protocol, over two pipes: nothing but Python's standard library."""

import base64
import json
import os
import select
import shutil
import subprocess
import tempfile
import time

NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chromium-headless-shell"]


def installed():
    """The path of the first Chromium in PATH; None where there is none."""
    return next((path for path in map(shutil.which, NAMES) if path), None)


class Browser:
    """A Chromium without windows; messages are JSON with a zero byte behind."""

    def __init__(self):
        self.profile = tempfile.mkdtemp(prefix="formdef-browser-")
        to_read, self.to_browser = os.pipe()
        self.from_browser, to_write = os.pipe()

        def prepare():
            os.dup2(os.dup(to_read), 3)
            os.dup2(os.dup(to_write), 4)

        sandbox = ["--no-sandbox"] if os.geteuid() == 0 else []
        self.process = subprocess.Popen(
            [installed(), "--headless", "--disable-gpu", "--no-first-run", "--remote-debugging-pipe",
             "--hide-scrollbars", "--disable-dev-shm-usage", f"--user-data-dir={self.profile}", *sandbox],
            preexec_fn=prepare, close_fds=True, pass_fds=(3, 4), stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(to_read)
        os.close(to_write)
        self.rest = b""
        self.number = 0
        self.answers = {}
        self.events = []

    def send(self, method, parameters=None, session=None):
        """Asks, and gives the answer."""
        self.number += 1
        number = self.number
        message = {"id": number, "method": method, "params": parameters or {}}
        if session:
            message["sessionId"] = session
        os.write(self.to_browser, json.dumps(message).encode() + b"\0")
        end = time.monotonic() + 30
        while number not in self.answers:
            self.read(end - time.monotonic())
        answer = self.answers.pop(number)
        if "error" in answer:
            raise RuntimeError(f"{method}: {answer['error']['message']}")
        return answer["result"]

    def read(self, seconds):
        """Takes what the browser says, at most so long."""
        if not select.select([self.from_browser], [], [], max(0, seconds))[0]:
            raise RuntimeError("the browser does not answer")
        self.rest += os.read(self.from_browser, 1 << 20)
        *messages, self.rest = self.rest.split(b"\0")
        for message in map(json.loads, messages):
            if "id" in message:
                self.answers[message["id"]] = message
            else:
                self.events.append(message)

    def close(self):
        self.process.kill()
        self.process.wait()
        shutil.rmtree(self.profile, ignore_errors=True)


class Page:
    """A page that people look at and type into."""

    def __init__(self, browser, address, width=1000, height=1300, dark=False):
        self.browser = browser
        self.target = browser.send("Target.createTarget", {"url": "about:blank"})["targetId"]
        attached = browser.send("Target.attachToTarget", {"targetId": self.target, "flatten": True})
        self.session = attached["sessionId"]
        for domain in ["Page", "Runtime", "Log"]:
            self.send(f"{domain}.enable")
        self.send("Emulation.setDeviceMetricsOverride",
                  {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": False})
        self.send("Emulation.setFocusEmulationEnabled", {"enabled": True})
        scheme = {"name": "prefers-color-scheme", "value": "dark" if dark else "light"}
        self.send("Emulation.setEmulatedMedia", {"features": [scheme]})
        self.send("Page.navigate", {"url": address})
        self.wait("document.readyState === 'complete' && document.documentElement.dataset.extent !== undefined")

    def send(self, method, parameters=None):
        return self.browser.send(method, parameters, self.session)

    def run(self, expression):
        """The value of an expression of JavaScript in the page."""
        answer = self.send("Runtime.evaluate",
                           {"expression": expression, "returnByValue": True, "awaitPromise": True})
        if "exceptionDetails" in answer:
            raise RuntimeError(answer["exceptionDetails"].get("exception", {}).get("description", expression))
        return answer["result"].get("value")

    def wait(self, condition, seconds=15):
        end = time.monotonic() + seconds
        while not self.run(condition):
            if time.monotonic() > end:
                raise RuntimeError(f"never: {condition}")
            time.sleep(0.02)

    def click(self, selector, x=0.5):
        """A click of the mouse on the middle of an element, or at another part of its width."""
        place = self.run(f"""(() => {{
            const element = document.querySelector({json.dumps(selector)});
            element.scrollIntoView({{ block: "center" }});
            const box = element.getBoundingClientRect();
            return [box.left + box.width * {x}, box.top + box.height / 2];
        }})()""")
        for kind in ["mousePressed", "mouseReleased"]:
            self.send("Input.dispatchMouseEvent", {"type": kind, "x": place[0], "y": place[1], "button": "left",
                                                   "clickCount": 1})

    def type(self, text):
        """Keys of a keyboard, one after the other."""
        for character in text:
            self.send("Input.dispatchKeyEvent", {"type": "keyDown", "text": character, "key": character})
            self.send("Input.dispatchKeyEvent", {"type": "keyUp", "key": character})

    def key(self, name, modifiers=0):
        codes = {"ArrowDown": 40, "Enter": 13, "Tab": 9, "Backspace": 8, "ArrowLeft": 37, "Escape": 27, "Delete": 46,
                 "End": 35}
        text = {"Enter": "\r"}.get(name)
        event = {"key": name, "code": name, "windowsVirtualKeyCode": codes[name], "modifiers": modifiers}
        self.send("Input.dispatchKeyEvent", {"type": "keyDown", **event, **({"text": text} if text else {})})
        self.send("Input.dispatchKeyEvent", {"type": "keyUp", **event})

    def compose(self, parts, result):
        """An input method writes a text in steps, and then what it stands for."""
        for part in parts:
            self.send("Input.imeSetComposition",
                      {"text": part, "selectionStart": len(part), "selectionEnd": len(part)})
        self.send("Input.insertText", {"text": result})

    def complaints(self):
        """What the console says, and errors."""
        self.run("1")
        found = []
        for event in self.browser.events:
            if event.get("sessionId") != self.session:
                continue
            kind, parameters = event["method"], event["params"]
            if kind == "Runtime.consoleAPICalled":
                found.append(str([argument.get("value") for argument in parameters["args"]]))
            elif kind == "Runtime.exceptionThrown":
                details = parameters["exceptionDetails"]
                found.append(details.get("exception", {}).get("description", details["text"]))
            elif kind == "Log.entryAdded":
                found.append(parameters["entry"]["text"])
        return found

    def screenshot(self, clip=None):
        parameters = {"format": "png", "captureBeyondViewport": True}
        if clip:
            parameters["clip"] = clip
        return base64.b64decode(self.send("Page.captureScreenshot", parameters)["data"])

    def close(self):
        self.browser.send("Target.closeTarget", {"targetId": self.target})
