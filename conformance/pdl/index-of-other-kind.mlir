// ARGS: --split-input-file --allow-unregistered-dialect
pdl.pattern @p : benefit(1) {
 %0 = operation "a"
 %1 = results "x" of %0
 %2 = operation "b"(%1 : !pdl.range<value>)
 rewrite %2 with "x"
}
// -----
pdl.pattern @p : benefit(1) {
 %0 = operation "a"
 %1 = results "x" {} of %0
 %2 = operation "b"(%1 : !pdl.range<value>)
 rewrite %2 with "x"
}
// -----
pdl.pattern @p : benefit(1) {
 %0 = operation "a"
 %1 = results [1] of %0
 %2 = operation "b"(%1 : !pdl.range<value>)
 rewrite %2 with "x"
}
// -----
pdl.pattern @p : benefit(1) {
 %0 = operation "a"
 %1 = results i32 of %0
 %2 = operation "b"(%1 : !pdl.range<value>)
 rewrite %2 with "x"
}
// -----
pdl.pattern @p : benefit(1) {
 %0 = operation "a"
 %1 = results unit of %0
 %2 = operation "b"(%1 : !pdl.range<value>)
 rewrite %2 with "x"
}
// -----
pdl.pattern @p : benefit(1) {
 %0 = operation "a"
 %1 = results @x of %0 -> !pdl.value
 %2 = operation "b"(%1 : !pdl.value)
 rewrite %2 with "x"
}
// -----
pdl.pattern @p : benefit(1) {
 %0 = operation "a"
 %1 = results true of %0 -> !pdl.value
 %2 = operation "b"(%1 : !pdl.value)
 rewrite %2 with "x"
}
// -----
pdl.pattern @p : benefit(1) {
 %0 = operation "a"
 %1 = results 1.5 of %0 -> !pdl.value
 %2 = operation "b"(%1 : !pdl.value)
 rewrite %2 with "x"
}
// -----
pdl.pattern @p : benefit(1) {
 %0 = operation "a"
 %1 = results dense<1> of %0 -> !pdl.value
 %2 = operation "b"(%1 : !pdl.value)
 rewrite %2 with "x"
}
// -----
pdl.pattern @p : benefit(1) {
 %0 = operation "a"
 %1 = results -1 of %0 -> !pdl.value
 %2 = operation "b"(%1 : !pdl.value)
 rewrite %2 with "x"
}
