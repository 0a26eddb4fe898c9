# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A page in headless Chromium, driven through chromedriver (WebDriver, by HTTP to this machine only)."""
import base64
import json
import os
import re
import shutil
import subprocess
import tempfile
import time
import urllib.error
import urllib.request

ARGUMENTS = """--headless=new --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking
--disable-component-update --disable-sync --disable-default-apps --disable-extensions --disable-domain-reliability
--disable-dev-shm-usage --hide-scrollbars --force-device-scale-factor=1""".split()
KEYS = {"Enter": "\ue007", "Escape": "\ue00c", "ArrowLeft": "\ue012", "ArrowUp": "\ue013", "ArrowRight": "\ue014",
        "ArrowDown": "\ue015", "Backspace": "\ue003", "Home": "\ue011", "End": "\ue010"}
ELEMENT = "element-6066-11e4-a52e-4f735466cecf"


class Browser:
    def __init__(self, width=1500, height=950, dark=False):
        """A browser that does not start, as on a machine that is busy, is started again: it is not what is tested."""
        for left in (2, 1, 0):
            self._start()
            try:
                self._begin(width, height, dark)
                return
            except (OSError, RuntimeError):
                self.close()
                if not left:
                    raise

    def _start(self):
        self.folder = tempfile.mkdtemp(prefix="jig-browser-")
        self.log = os.path.join(self.folder, "log")
        environment = {**os.environ, "HOME": self.folder, "XDG_CONFIG_HOME": self.folder, "XDG_CACHE_HOME": self.folder}
        with open(self.log, "w") as log:
            self.driver = subprocess.Popen(["chromedriver", "--port=0"], stdout=log, stderr=subprocess.STDOUT, env=environment)

    def _begin(self, width, height, dark):
        self.session = f"http://127.0.0.1:{self._port()}/session"
        arguments = [*ARGUMENTS, f"--user-data-dir={self.folder}/profile", f"--window-size={width},{height}"]
        if dark:
            arguments.append("--force-dark-mode")
        options = {"args": arguments, "binary": shutil.which("chromium") or "chromium"}
        wanted = {"capabilities": {"alwaysMatch": {"browserName": "chrome", "goog:chromeOptions": options,
                                                   "goog:loggingPrefs": {"browser": "ALL"}}}}
        self.session += "/" + self._ask("POST", "", wanted)["sessionId"]

    def _port(self):
        for _ in range(600):
            found = re.search(r"successfully on port (\d+)", open(self.log).read())
            if found:
                return found[1]
            time.sleep(0.05)
        raise RuntimeError("chromedriver does not start: " + open(self.log).read())

    def _ask(self, method, path, body=None):
        data = None if body is None and method == "GET" else json.dumps(body or {}).encode()
        request = urllib.request.Request(self.session + path, data, {"Content-Type": "application/json"}, method=method)
        opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))
        try:
            return json.load(opener.open(request, timeout=120))["value"]
        except urllib.error.HTTPError as e:
            raise RuntimeError(e.read().decode()) from None

    def open(self, path, fragment=""):
        self._ask("POST", "/url", {"url": "about:blank"})
        self._ask("POST", "/url", {"url": f"file://{os.path.abspath(path)}{fragment}"})

    def js(self, code, *args):
        """What `return ...` of the code gives."""
        return self._ask("POST", "/execute/sync", {"script": code, "args": list(args)})

    def keys(self, *keys):
        actions = []
        for key in keys:
            key = KEYS.get(key, key)
            actions += [{"type": "keyDown", "value": key}, {"type": "keyUp", "value": key}]
        self._ask("POST", "/actions", {"actions": [{"type": "key", "id": "keys", "actions": actions}]})

    def type(self, text):
        self.keys(*text)

    def find(self, selector, text=None):
        """The element that is shown, of those that the selector finds with just this text."""
        found = self.js("""return [...document.querySelectorAll(arguments[0])]
            .find(e => e.getClientRects().length && (arguments[1] === null || e.textContent.trim() === arguments[1])) || null""", selector, text)
        if not found:
            raise AssertionError(f"there is no {selector} with {text!r}")
        return found

    def click(self, selector, text=None):
        self._ask("POST", f"/element/{self.find(selector, text)[ELEMENT]}/click")

    def texts(self, selector):
        return self.js("""return [...document.querySelectorAll(arguments[0])].filter(e => e.getClientRects().length)
            .map(e => e.textContent.trim())""", selector)

    def resize(self, width, height):
        self._ask("POST", "/window/rect", {"width": width, "height": height})

    def settle(self):
        """After two frames all is drawn."""
        self._ask("POST", "/execute/async", {"script": "const done = arguments[0]; requestAnimationFrame(() => requestAnimationFrame(() => done()))", "args": []})

    def emulate(self, scheme):
        """As a system with light or dark colours."""
        self._ask("POST", "/goog/cdp/execute", {"cmd": "Emulation.setEmulatedMedia",
                                                "params": {"features": [{"name": "prefers-color-scheme", "value": scheme}]}})

    def complaints(self):
        return [line["message"] for line in self._ask("POST", "/se/log", {"type": "browser"})]

    def screenshot(self, path):
        self.settle()
        with open(path, "wb") as f:
            f.write(base64.b64decode(self._ask("GET", "/screenshot")))

    def close(self):
        try:
            if "session" in vars(self) and self.session.count("/") > 3:
                self._ask("DELETE", "")
        except (OSError, RuntimeError):
            pass
        self.driver.terminate()
        self.driver.wait()
        shutil.rmtree(self.folder, ignore_errors=True)
