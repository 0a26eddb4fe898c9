// ARGS: --split-input-file --allow-unregistered-dialect
"t.x"() {a = "é"} : () -> ()
// -----
"t.x"() ﻿ : () -> ()
// -----
// é
"t.x"() : () -> () é
