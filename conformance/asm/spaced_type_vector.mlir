// ARGS: --split-input-file --allow-unregistered-dialect
"t.x"  (  )     :     (  )     ->     (  vector  )
// -----
"t.x"  (  )     :     (  )     ->     (  vector  <  )
// -----
"t.x"  (  )     :     (  )     ->     (  vector  <  >  )
// -----
"t.x"  (  )     :     (  )     ->     (  vector  <  4  >  )
// -----
"t.x"  (  )     :     (  )     ->     (  vector  <  4     >  )
// -----
"t.x"  (  )     :     (  )     ->     (  vector  <  4x  >  )
// -----
"t.x"  (  )     :     (  )     ->     (  vector  <  4xi32  )
// -----
"t.x"  (  )     :     (  )     ->     (  vector  <  ?  xi32  >  )
// -----
"t.x"  (  )     :     (  )     ->     (  vector  <  -  1xi32  >  )
// -----
"t.x"  (  )     :     (  )     ->     (  vector  <  0xi32  >  )
// -----
"t.x"  (  )     :     (  )     ->     (  vector  <  2x0x3xi32  >  )
// -----
"t.x"  (  )     :     (  )     ->     (  vector  <  4     x     i32  >  )
// -----
"t.x"  (  )     :     (  )     ->     (  vector  <  4x  [  4xi32  >  )
// -----
"t.x"  (  )     :     (  )     ->     (  vector  <  [  4  ]  xi32  >  )
// -----
"t.x"  (  )     :     (  )     ->     (  vector  <  [  4  ]  x2x  [  8  ]  xf32  >  )
// -----
"t.x"  (  )     :     (  )     ->     (  vector  <  [  4  ]  x  ?  xi32  >  )
// -----
"t.x"  (  )     :     (  )     ->     (  vector  <  4xtensor  <  4xi32  >  >  )
// -----
"t.x"  (  )     :     (  )     ->     (  vector  <  4xcomplex  <  f32  >  >  )
// -----
"t.x"  (  )     :     (  )     ->     (  vector  <  4xvector  <  4xi32  >  >  )
// -----
"t.x"  (  )     :     (  )     ->     (  vector  <  i32  >  )
// -----
"t.x"  (  )     :     (  )     ->     (  vector  <  index  >  )
// -----
"t.x"  (  )     :     (  )     ->     (  vector  <  [  ]  xi32  >  )
// -----
"t.x"  (  )     :     (  )     ->     (  vector  <  [  x  ]  xi32  >  )
// -----
"t.x"  (  )     :     (  )     ->     (  vector  <  4x4  >  )
// -----
"t.x"  (  )     :     (  )     ->     (  vector  <  0x10xi32  >  )
// -----
"t.x"  (  )     :     (  )     ->     (  vector  <  4xx3xi32  >  )
// -----
"t.x"  (  )     :     (  )     ->     (  vector  <  4x  !foo  >  )
// -----
"t.x"  (  )     :     (  )     ->     (  vector  <  4x  !foo.bar  >  )
// -----
"t.x"  (  )     :     (  )     ->     (  vector  <  99999999999999999999xi32  >  )
// -----
"t.x"  (  )     :     (  )     ->     (  vector  <  4xi32  ,     1  >  )
// -----
"t.x"  (  )     :     (  )     ->     (  vector  <  0x  !foo.bar  >  )  
