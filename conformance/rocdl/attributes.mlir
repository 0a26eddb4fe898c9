// ARGS: --split-input-file --allow-unregistered-dialect
// FRAME
"foo.x"() {z =
// HERE
} : () -> ()
// EACH
#rocdl.target
#rocdl.target<O = 3, chip = "gfx90a", abi = "500", flags = {fast, a = "b"}, link = ["a"], features = "+x", triple = "a-b">
#rocdl.target<O = 2, link = [], abi = "600", features = "">
#rocdl.target<flags = {}>
#rocdl.target<O = 4>
#rocdl.target<O = -1>
#rocdl.target<triple = "">
#rocdl.target<chip = "">
#rocdl.target<chip = "foo">
#rocdl.target<abi = "700">
#rocdl.target<abi = "">
#rocdl.target<abi = "400">
#rocdl.target<abi = 400>
#rocdl.target<flags = 400>
#rocdl.target<link = 400>
#rocdl.target<link = [3]>
#rocdl.target<link = [3], abi = "1">
#rocdl.target<O = 7, abi = "1">
#rocdl.target<foo = []>
#rocdl.target<>
#rocdl.foo
!rocdl.foo
