// ARGS: --split-input-file --allow-unregistered-dialect
"t.x"  (  )     :     (  )     ->     (  memref  )
// -----
"t.x"  (  )     :     (  )     ->     (  memref  <  >  )
// -----
"t.x"  (  )     :     (  )     ->     (  memref  <  4xi32  )
// -----
"t.x"  (  )     :     (  )     ->     (  memref  <  f32  >  )
// -----
"t.x"  (  )     :     (  )     ->     (  memref  <  4xi32  ,     >  )
// -----
"t.x"  (  )     :     (  )     ->     (  memref  <  4xi32  ,     affine_map  <  (  d0  )     ->     (  d0  )  >  >  )
// -----
"t.x"  (  )     :     (  )     ->     (  memref  <  4xi32  ,     affine_map  <  (  d0  ,     d1  )     ->     (  d0  )  >  >  )
// -----
"t.x"  (  )     :     (  )     ->     (  memref  <  4x4xi32  ,     affine_map  <  (  d0  ,     d1  )     ->     (  d1  ,     d0  )  >  >  )
// -----
"t.x"  (  )     :     (  )     ->     (  memref  <  4x4xi32  ,     affine_map  <  (  d0  ,     d1  )  [  s0  ]     ->     (  d0  +  s0  )  >  ,     5  >  )
// -----
"t.x"  (  )     :     (  )     ->     (  memref  <  4xi32  ,     strided  <  [  1  ]  >  >  )
// -----
"t.x"  (  )     :     (  )     ->     (  memref  <  4xi32  ,     strided  <  [  2  ]  ,     offset  :     3  >  >  )
// -----
"t.x"  (  )     :     (  )     ->     (  memref  <  4xi32  ,     strided  <  [  1  ,     2  ]  >  >  )
// -----
"t.x"  (  )     :     (  )     ->     (  memref  <  4xi32  ,     strided  <  [  0  ]  >  >  )
// -----
"t.x"  (  )     :     (  )     ->     (  memref  <  4xi32  ,     strided  <  [  1  ]  ,     offset  :     ?  >  ,     3  >  )
// -----
"t.x"  (  )     :     (  )     ->     (  memref  <  4xi32  ,     3  ,     4  >  )
// -----
"t.x"  (  )     :     (  )     ->     (  memref  <  4xi32  ,     3  ,     strided  <  [  1  ]  >  >  )
// -----
"t.x"  (  )     :     (  )     ->     (  memref  <  4xi32  ,     affine_map  <  (  d0  )     ->     (  d0  )  >  ,     affine_map  <  (  d0  )     ->     (  d0  )  >  ,     1  >  )
// -----
"t.x"  (  )     :     (  )     ->     (  memref  <  4xi32  ,     "a"  >  )
// -----
"t.x"  (  )     :     (  )     ->     (  memref  <  4xi32  ,     0  >  )
// -----
"t.x"  (  )     :     (  )     ->     (  memref  <  4xi32  ,     0     :     i32  >  )
// -----
"t.x"  (  )     :     (  )     ->     (  memref  <  4xi32  ,     1     :     i32  >  )
// -----
"t.x"  (  )     :     (  )     ->     (  memref  <  4xi32  ,     -  1  >  )
// -----
"t.x"  (  )     :     (  )     ->     (  memref  <  4xi32  ,     1.0  >  )
// -----
"t.x"  (  )     :     (  )     ->     (  memref  <  4xi32  ,     [  1  ]  >  )
// -----
"t.x"  (  )     :     (  )     ->     (  memref  <  4xi32  ,     i32  >  )
// -----
"t.x"  (  )     :     (  )     ->     (  memref  <  4xi32  ,     {  a     =     1  }  >  )
// -----
"t.x"  (  )     :     (  )     ->     (  memref  <  4xi32  ,     #foo.bar  >  )
// -----
"t.x"  (  )     :     (  )     ->     (  memref  <  4xi32  ,     unit  >  )
// -----
"t.x"  (  )     :     (  )     ->     (  memref  <  4xi32  ,     1  )
// -----
"t.x"  (  )     :     (  )     ->     (  memref  <  *  xi32  >  )
// -----
"t.x"  (  )     :     (  )     ->     (  memref  <  *  xi32  ,     1  >  )
// -----
"t.x"  (  )     :     (  )     ->     (  memref  <  *  xi32  ,     1.0  >  )
// -----
"t.x"  (  )     :     (  )     ->     (  memref  <  *  xi32  ,     strided  <  [  1  ]  >  >  )
// -----
"t.x"  (  )     :     (  )     ->     (  memref  <  *  xi32  ,     1  ,     2  >  )
// -----
"t.x"  (  )     :     (  )     ->     (  memref  <  *  xi32     1  >  )
// -----
"t.x"  (  )     :     (  )     ->     (  memref  <  4xnone  >  )
// -----
"t.x"  (  )     :     (  )     ->     (  memref  <  4x  (  i32  )  ->  (  )  >  )
// -----
"t.x"  (  )     :     (  )     ->     (  memref  <  4xcomplex  <  f32  >  >  )
// -----
"t.x"  (  )     :     (  )     ->     (  memref  <  4xmemref  <  ?  xi32  >  >  )
// -----
"t.x"  (  )     :     (  )     ->     (  memref  <  4xmemref  <  *  xi32  ,     1  >  >  )
// -----
"t.x"  (  )     :     (  )     ->     (  memref  <  4xvector  <  4xi32  >  >  )
// -----
"t.x"  (  )     :     (  )     ->     (  memref  <  4xtuple  <  i32  >  >  )
// -----
"t.x"  (  )     :     (  )     ->     (  memref  <  4xtensor  <  4xi32  >  >  )
// -----
"t.x"  (  )     :     (  )     ->     (  memref  <  4x  !foo.bar  >  )
// -----
"t.x"  (  )     :     (  )     ->     (  memref  <  4x  !transform.any_op  >  )  
