// ARGS: --split-input-file --allow-unregistered-dialect
"t.x"  (  )     :     (  )     ->     (  )     loc
// -----
"t.x"  (  )     :     (  )     ->     (  )     loc  (
// -----
"t.x"  (  )     :     (  )     ->     (  )     loc  (  "a"
// -----
"t.x"  (  )     :     (  )     ->     (  )     loc  (  "a"  :
// -----
"t.x"  (  )     :     (  )     ->     (  )     loc  (  "a"  :  1
// -----
"t.x"  (  )     :     (  )     ->     (  )     loc  (  "a"  :  1  :
// -----
"t.x"  (  )     :     (  )     ->     (  )     loc  (  "a"  :  1  :  2
// -----
"t.x"  (  )     :     (  )     ->     (  )     loc  (  "a"  :  1  :  2     to
// -----
"t.x"  (  )     :     (  )     ->     (  )     loc  (  "a"  :  1  :  2     to     3
// -----
"t.x"  (  )     :     (  )     ->     (  )     loc  (  "a"  :  1  :  2     to     :  3
// -----
"t.x"  (  )     :     (  )     ->     (  )     loc  (  "a"  :  1  :  2     to     3  :  4  )
// -----
"t.x"  (  )     :     (  )     ->     (  )     loc  (  "a"  :  1  :  2     to     :
// -----
"t.x"  (  )     :     (  )     ->     (  )     loc  (  "a"  :  1  :  2     to     x
// -----
"t.x"  (  )     :     (  )     ->     (  )     loc  (  "a"  :  99999999999  :  2  )
// -----
"t.x"  (  )     :     (  )     ->     (  )     loc  (  "a"  :  1  :  99999999999  )
// -----
"t.x"  (  )     :     (  )     ->     (  )     loc  (  "a"  :  -  1  :  2  )
// -----
"t.x"  (  )     :     (  )     ->     (  )     loc  (  "a"  (
// -----
"t.x"  (  )     :     (  )     ->     (  )     loc  (  "a"  (  unknown
// -----
"t.x"  (  )     :     (  )     ->     (  )     loc  (  fused
// -----
"t.x"  (  )     :     (  )     ->     (  )     loc  (  fused  <
// -----
"t.x"  (  )     :     (  )     ->     (  )     loc  (  fused  <  "a"  >
// -----
"t.x"  (  )     :     (  )     ->     (  )     loc  (  fused  <  "a"  [
// -----
"t.x"  (  )     :     (  )     ->     (  )     loc  (  fused  [
// -----
"t.x"  (  )     :     (  )     ->     (  )     loc  (  fused  [  ]  )
// -----
"t.x"  (  )     :     (  )     ->     (  )     loc  (  fused  [  "a"  ]  )
// -----
"t.x"  (  )     :     (  )     ->     (  )     loc  (  fused  [  "a"     "b"  ]  )
// -----
"t.x"  (  )     :     (  )     ->     (  )     loc  (  callsite
// -----
"t.x"  (  )     :     (  )     ->     (  )     loc  (  callsite  (
// -----
"t.x"  (  )     :     (  )     ->     (  )     loc  (  callsite  (  "a"
// -----
"t.x"  (  )     :     (  )     ->     (  )     loc  (  callsite  (  "a"     at
// -----
"t.x"  (  )     :     (  )     ->     (  )     loc  (  callsite  (  "a"     at     "b"
// -----
"t.x"  (  )     :     (  )     ->     (  )     loc  (  callsite  (  "a"     at     "b"  )
// -----
"t.x"  (  )     :     (  )     ->     (  )     loc  (  callsite  (  "a"     by     "b"  )  )
// -----
"t.x"  (  )     :     (  )     ->     (  )     loc  (  foo  )
// -----
"t.x"  (  )     :     (  )     ->     (  )     loc  (  1  )
// -----
"t.x"  (  )     :     (  )     ->     (  )     loc  (  #foo  )
// -----
"t.x"  (  )     :     (  )     ->     (  )     loc  (  #foo.bar  )
// -----
"t.x"  (  )     :     (  )     ->     (  )     loc  (  unknown  )     loc  (  unknown  )  
