"""What is packed for Visual Studio Code. usage: packed.py FILE.vsix"""
import json
import sys
import zipfile

packed = zipfile.ZipFile(sys.argv[1])
assert packed.testzip() is None
names = set(packed.namelist())


def read(name):
    assert f"extension/{name}" in names, (name, sorted(n for n in names if "node_modules" not in n))
    return packed.read(f"extension/{name}").decode()


package = json.loads(read("package.json"))
assert "activate" in read(package["main"].removeprefix("./"))
for part in package["contributes"]["grammars"]:
    assert json.loads(read(part["path"].removeprefix("./")))["scopeName"] == part["scopeName"]
for part in package["contributes"]["languages"]:
    json.loads(read(part["configuration"].removeprefix("./")))
for name in package["dependencies"]:
    assert json.loads(read(f"node_modules/{name}/package.json"))["version"] == package["dependencies"][name]
assert not [n for n in names if "/node_modules/" not in n and n.endswith(".ts")], "sources are not packed"
assert not any("typescript/" in n or "vsce/" in n for n in names), "tools are not packed"
assert "extension/installed" not in names and "extension/package-lock.json" not in names
