// ARGS: --split-input-file --allow-unregistered-dialect
"irdl.dialect"() <{sym_name = "d"}> ({
  "irdl.operation"() <{sym_name = "x"}> ({
    %0 = "t.v"() : () -> i32
    "irdl.operands"(%0) <{names = ["a"], variadicity = #irdl<variadicity_array[ single]>}> : (i32) -> ()
  }) : () -> ()
}) : () -> ()
// -----
"irdl.dialect"() <{sym_name = "d"}> ({
  "irdl.operation"() <{sym_name = "x"}> ({
    %0 = "irdl.is"() <{expected = i32}> : () -> i32
    "irdl.regions"(%0) <{names = ["a"]}> : (i32) -> ()
  }) : () -> ()
}) : () -> ()
// -----
"irdl.dialect"() <{sym_name = "d"}> ({
  "irdl.operation"() <{sym_name = "x"}> ({
    %0 = "irdl.region"() : () -> !irdl.attribute
  }) : () -> ()
}) : () -> ()
// -----
"irdl.dialect"() <{sym_name = "d"}> ({
  "irdl.operation"() <{sym_name = "x"}> ({
    %0 = "irdl.region"() : () -> !irdl.region
    %1 = "irdl.any_of"(%0) : (!irdl.region) -> !irdl.attribute
  }) : () -> ()
}) : () -> ()
// -----
"irdl.dialect"() <{sym_name = "d"}> ({
  "irdl.operation"() <{sym_name = "x"}> ({
    %0 = "irdl.region"() : () -> !irdl.region
    "irdl.regions"(%0) <{names = 5}> : (!irdl.region) -> ()
    "irdl.operands"() {names = [], variadicity = 5 : i32} : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"irdl.dialect"() <{sym_name = "d"}> ({
  "irdl.operation"() <{sym_name = "x"}> ({
    "irdl.operands"() {names = [], variadicity = #irdl.variadicity<single>} : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"t"() {a = #irdl<variadicity_array[x]>} : () -> ()
// -----
"t"() {a = #irdl<variadicity many>} : () -> ()
