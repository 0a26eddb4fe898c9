// ARGS: --split-input-file --allow-unregistered-dialect
// FRAME
// HERE
// EACH
"a.b"() ({ ^bb0: "x"() : () -> () "y"() : () -> () }, ) : () -> ()
"a.b"() ( { } : () -> ()
"a.b"() <{a, a}> : () -> ()
"a.b"() <{a = 1} : () -> ()
"a.b"() : i32
"a.b"() : () -> (i32
"a.b"() : (i32) -> ()
"a.b"(%x, ) : (i32) -> ()
"a.b"
"a.b"()
"a.b"() : () -> () loc(x)
"a.b"() : () -> () loc("x":)
"a.b"() : () -> () loc("x":1)
"a.b"() : () -> () loc("x":1:)
"a.b"() : () -> () loc("x":1:2 to)
"a.b"() : () -> () loc("x":1:2 to :)
"a.b"() : () -> () loc("x":99999999999:2)
"a.b"() : () -> () loc("x":1:99999999999)
"a.b"() : () -> () loc("x":1:2 to 99999999999:2)
"a.b"() : () -> () loc(callsite)
"a.b"() : () -> () loc(callsite("a"))
"a.b"() : () -> () loc(callsite("a" at))
"a.b"() : () -> () loc(fused)
"a.b"() : () -> () loc(fused<)
"a.b"() : () -> () loc(fused<1)
"a.b"() : () -> () loc(fused["a" "b"])
"a.b"() : () -> () loc(fused[1])
"a.b"() : () -> () loc("a"(1))
"a.b"() : () -> () loc(#x)
"a.b"() : () -> () loc(#x) #x = 1
#x = loc("y"
#x loc("y")
#x = 1 #x = 2
!x = i32 !x = i64
!x.y = i32
#x.y = 1
{-# dialect_resources: { builtin: { a: "0x01000000g0" } } #-}
{-# dialect_resources: { builtin: { a: 1 } } #-}
{-# dialect_resources: { builtin: { a "0x0100000001" } } #-}
{-# dialect_resources: { builtin { a: "0x0100000001" } } #-}
"a.b"() {a = dense<1> : i32} : () -> ()
"a.b"() {a = dense<1>} : () -> ()
"a.b"() {a = dense<1> : memref<2xi32>} : () -> ()
"a.b"() {a = dense<[[1, 2], [3]]> : tensor<2x2xi32>} : () -> ()
"a.b"() {a = dense<-1> : tensor<2xui8>} : () -> ()
"a.b"() {a = dense<-1> : tensor<2xindex>} : () -> ()
"a.b"() {a = dense<"zz"> : tensor<2xi8>} : () -> ()
"a.b"() {a = dense<1> : tensor<2xcomplex<i8>>} : () -> ()
"a.b"() {a = dense<(1)> : tensor<2xcomplex<i8>>} : () -> ()
"a.b"() {a = dense 1 : tensor<2xi8>} : () -> ()
"a.b"() {a = sparse<[[0, 5]], 1> : tensor<2x2xi8>} : () -> ()
"a.b"() {a = sparse<[[0]], 1> : tensor<2x2xi8>} : () -> ()
"a.b"() {a = sparse<[0, 1], [1]> : tensor<4xi8>} : () -> ()
"a.b"() {a = sparse<0> : tensor<4xi8>} : () -> ()
"a.b"() {a = sparse<[[0, 1]], 1> : tensor<?x2xi8>} : () -> ()
"a.b"() {a = array<i32 1>} : () -> ()
"a.b"() {a = array<i32: >} : () -> ()
"a.b"() {a = array<i8: 256>} : () -> ()
"a.b"() {a = array} : () -> ()
"a.b"() {a = -129 : i8} : () -> ()
"a.b"() {a = -1 : ui8} : () -> ()
"a.b"() {a = affine_map<(d0) -> (d1)>} : () -> ()
"a.b"() {a = affine_set<(d0) : (d0 > 0)>} : () -> ()
"a.b"() {b = vector<4x[?]xf32>} : () -> ()
"a.b"() {b = vector<4xmemref<f32>>} : () -> ()
"a.b"() {b = memref<4xf32, affine_map<(d0, d1) -> (d0)>>} : () -> ()
"a.b"() {b = memref<4xf32, strided<1>>} : () -> ()
"a.b"() {b = memref<4xf32, strided<[1], 4>>} : () -> ()
"a.b"() {b = memref<4xf32, strided<[1], offset: -4>>} : () -> ()
"a.b"() {b = memref<4xf32, 1, 2>} : () -> ()
"a.b"() {b = memref<4x tensor<f32>>} : () -> ()
"a.b"() {b = tensor<99999999999999999999xf32>} : () -> ()
"a.b"() {b = tensor<4xf32, d>} : () -> ()
"a.b"() {b = i16777216} : () -> ()
"a.b"() {b = i99999999999} : () -> ()
"a.b"() {b = complex<index>} : () -> ()
"a.b"() {b = complex<i32, i32>} : () -> ()
"a.b"() {b = tuple<i32 i32>} : () -> ()
"a.b"() {b = @x::} : () -> ()
"a.b"() {b = !} : () -> ()
"a.b"() {b = "a\q"} : () -> ()
"a.b"() {b = distinct[0]<1>, c = distinct[0]<2>} : () -> ()
"a.b"() {b = #foo<bar} : () -> ()
"a.b"() {b = !foo.bar<{(>} : () -> ()
"arith.foo"() : () -> ()
foo.bar
module { ^bb0: ^bb1: }
"builtin.module"() : () -> ()
"builtin.module"() ({^bb0:}) {a = 1} : () -> ()
"builtin.module"() ({^bb0:}) {sym_name = 1} : () -> ()
/* x */
"\00"() : () -> ()
""() : () -> ()
"a.b"() {b = vector<[-1]xf32>} : () -> ()
"a.b"() {b = vector<[4]x?xf32>} : () -> ()
"a.b"() {b = vector<4x[0]xf32>} : () -> ()
"a.b"() {b = vector<4x[99999999999999999999]xf32>} : () -> ()
"a.b"() {b = vector<4x[0x4]xf32>} : () -> ()
