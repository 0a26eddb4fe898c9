// ARGS: --split-input-file
// ARGS: --split-input-file --mlir-print-op-generic
// FRAME
func.func @f(%a: i32, %b: i32, %v: vector<4xi32>, %x: f32, %y: f32, %p: !llvm.ptr, %c: i1, %n: i64,
             %w: vector<4xf32>, %m: vector<4xi1>, %pv: vector<4x!llvm.ptr>, %s: !llvm.struct<(i32, f32)>,
             %ar: !llvm.array<4 x i32>) {
  // HERE
  return
}
// EACH
%0 = llvm.alloca %a x i32 : (i32) -> !llvm.ptr
%0 = llvm.alloca inalloca %a x i32 {alignment = 8 : i64, foo} : (i32) -> !llvm.ptr<1>
%0 = llvm.alloca %a x i32 {alignment = 0} : (i32) -> !llvm.ptr
%0 = llvm.alloca %a x i32 {alignment = 3} : (i32) -> !llvm.ptr
%0 = llvm.alloca %a x i32 {alignment = "x"} : (i32) -> !llvm.ptr
%0 = llvm.alloca %a x i32 {alignment = 3 : i32} : (i32) -> !llvm.ptr
%0 = llvm.alloca %a x i32 : !llvm.ptr
%0 = llvm.alloca %a x i32 : (i64) -> !llvm.ptr
%0 = llvm.alloca %a x i32 : () -> !llvm.ptr
%0 = llvm.alloca %a x i32 : (i32) -> ()
%0 = llvm.alloca %a x i32 : (i32) -> i32
%0 = llvm.alloca %x x i32 : (f32) -> !llvm.ptr
%0 = llvm.alloca %a x !llvm.target<"foo"> : (i32) -> !llvm.ptr
%0 = llvm.alloca %a x !llvm.target<"spirv.Image"> : (i32) -> !llvm.ptr
%0 = llvm.alloca %a x !llvm.void : (i32) -> !llvm.ptr
%0 = llvm.alloca %a x tensor<4xi32> : (i32) -> !llvm.ptr
%0 = llvm.alloca inalloca %a i32 : (i32) -> !llvm.ptr
%0 = llvm.alloca %a x i32 {elem_type = f32} : (i32) -> !llvm.ptr
%0 = llvm.alloca %a x i32 {inalloca} : (i32) -> !llvm.ptr
%0 = llvm.load %p : i32
%0 = llvm.load %p : !llvm.ptr -> i32
%0 = llvm.load %p : !llvm.ptr -> !llvm.void
%0 = llvm.load %p : !llvm.ptr -> tensor<4xi32>
%0 = llvm.load %a : i32 -> i32
%0 = llvm.load volatile %p invariant dereferenceable<bytes=4> {tbaa=[1]} : !llvm.ptr -> !llvm.ptr
%0 = llvm.load %p dereferenceable<bytes=4> : !llvm.ptr -> i32
%0 = llvm.load %p atomic monotonic : !llvm.ptr -> i32
%0 = llvm.load %p atomic monotonic {alignment=4} : !llvm.ptr -> i32
%0 = llvm.load %p atomic release {alignment=4} : !llvm.ptr -> i32
%0 = llvm.load %p atomic acq_rel {alignment=4} : !llvm.ptr -> i32
%0 = llvm.load %p atomic not_atomic {alignment=4} : !llvm.ptr -> i32
%0 = llvm.load %p atomic foo {alignment=4} : !llvm.ptr -> i32
%0 = llvm.load %p atomic syncscope("s") not_atomic {alignment=4} : !llvm.ptr -> i32
%0 = llvm.load %p {syncscope="s"} : !llvm.ptr -> i32
%0 = llvm.load %p atomic acquire {alignment=4} : !llvm.ptr -> i1
%0 = llvm.load %p atomic acquire {alignment=4} : !llvm.ptr -> i24
%0 = llvm.load %p atomic acquire {alignment=4} : !llvm.ptr -> i256
%0 = llvm.load %p atomic acquire {alignment=4} : !llvm.ptr -> i128
%0 = llvm.load %p atomic acquire {alignment=4} : !llvm.ptr -> f32
%0 = llvm.load %p atomic acquire {alignment=4} : !llvm.ptr -> f80
%0 = llvm.load %p atomic acquire {alignment=4} : !llvm.ptr -> f128
%0 = llvm.load %p atomic acquire {alignment=4} : !llvm.ptr -> !llvm.ptr
%0 = llvm.load %p atomic acquire {alignment=4} : !llvm.ptr -> vector<4xi32>
%0 = llvm.load %p atomic acquire {alignment=4} : !llvm.ptr -> !llvm.struct<(i32)>
%0 = llvm.load %p atomic acquire {alignment=4} : !llvm.ptr -> !llvm.array<4 x i32>
%0 = llvm.load %p {access_groups=[1]} : !llvm.ptr -> i32
%0 = llvm.load %p {alias_scopes=[1]} : !llvm.ptr -> i32
llvm.store %a, %p : i32, !llvm.ptr
llvm.store volatile %a, %p atomic syncscope("x") release invariant_group {alignment=4, nontemporal} : i32, !llvm.ptr
llvm.store %a, %p atomic acquire {alignment=4} : i32, !llvm.ptr
llvm.store %a, %p atomic acq_rel {alignment=4} : i32, !llvm.ptr
llvm.store %a, %p atomic release : i32, !llvm.ptr
llvm.store %v, %p atomic release {alignment=4}: vector<4xi32>, !llvm.ptr
llvm.store %a, %p {syncscope="s"}: i32, !llvm.ptr
llvm.store %c, %p atomic release {alignment=4}: i1, !llvm.ptr
llvm.store %a, %p : i32
llvm.store %a, %a : i32, i32
%0 = llvm.atomicrmw add %p, %a monotonic : !llvm.ptr, i32
%0 = llvm.atomicrmw volatile _and %p, %a syncscope("a") seq_cst {alignment = 4 : i64} : !llvm.ptr, i32
%0 = llvm.atomicrmw add %p, %a not_atomic : !llvm.ptr, i32
%0 = llvm.atomicrmw add %p, %a unordered : !llvm.ptr, i32
%0 = llvm.atomicrmw add %p, %x monotonic : !llvm.ptr, f32
%0 = llvm.atomicrmw fadd %p, %a monotonic : !llvm.ptr, i32
%0 = llvm.atomicrmw fadd %p, %x monotonic : !llvm.ptr, f32
%0 = llvm.atomicrmw fadd %p, %w monotonic : !llvm.ptr, vector<4xf32>
%0 = llvm.atomicrmw fadd %p, %v monotonic : !llvm.ptr, vector<4xi32>
%0 = llvm.atomicrmw add %p, %v monotonic : !llvm.ptr, vector<4xi32>
%0 = llvm.atomicrmw xchg %p, %x monotonic : !llvm.ptr, f32
%0 = llvm.atomicrmw xchg %p, %p monotonic : !llvm.ptr, !llvm.ptr
%0 = llvm.atomicrmw xchg %p, %v monotonic : !llvm.ptr, vector<4xi32>
%0 = llvm.atomicrmw xchg %p, %c monotonic : !llvm.ptr, i1
%0 = llvm.atomicrmw add %p, %c monotonic : !llvm.ptr, i1
%0 = llvm.atomicrmw add %p, %s monotonic : !llvm.ptr, !llvm.struct<(i32, f32)>
%0 = llvm.atomicrmw foo %p, %a monotonic : !llvm.ptr, i32
%0 = llvm.atomicrmw "add" %p, %a monotonic : !llvm.ptr, i32
%0 = llvm.atomicrmw usub_sat %p, %x monotonic : !llvm.ptr, f32
%0 = "llvm.atomicrmw"(%p, %a) <{bin_op=1:i64, ordering=2:i64}> : (!llvm.ptr, i32) -> i64
%0 = "llvm.atomicrmw"(%p, %a) <{bin_op=21:i64, ordering=2:i64}> : (!llvm.ptr, i32) -> i32
%0 = "llvm.atomicrmw"(%p, %a) <{bin_op=1:i64, ordering=3:i64}> : (!llvm.ptr, i32) -> i32
%0 = llvm.cmpxchg %p, %a, %b acq_rel monotonic : !llvm.ptr, i32
%0 = llvm.cmpxchg weak volatile %p, %a, %b syncscope("x") acq_rel monotonic {alignment=8} : !llvm.ptr, i32
%0 = llvm.cmpxchg %p, %p, %p acq_rel monotonic : !llvm.ptr, !llvm.ptr
%0 = llvm.cmpxchg %p, %a, %b not_atomic monotonic : !llvm.ptr, i32
%0 = llvm.cmpxchg %p, %a, %b unordered monotonic : !llvm.ptr, i32
%0 = llvm.cmpxchg %p, %a, %b monotonic unordered : !llvm.ptr, i32
%0 = llvm.cmpxchg %p, %a, %b acq_rel release : !llvm.ptr, i32
%0 = llvm.cmpxchg %p, %a, %b acq_rel acq_rel : !llvm.ptr, i32
%0 = llvm.cmpxchg %p, %c, %c acq_rel monotonic : !llvm.ptr, i1
%0 = llvm.cmpxchg %p, %x, %x acq_rel monotonic : !llvm.ptr, f32
%0 = "llvm.cmpxchg"(%p, %a, %b) <{success_ordering=6:i64, failure_ordering=2:i64}> : (!llvm.ptr, i32, i32) -> i32
%0 = "llvm.cmpxchg"(%p, %a, %b) <{success_ordering=6:i64, failure_ordering=2:i64}> : (!llvm.ptr, i32, i32) -> !llvm.struct<(i32, i32)>
%0 = "llvm.cmpxchg"(%p, %a, %n) <{success_ordering=6:i64, failure_ordering=2:i64}> : (!llvm.ptr, i32, i64) -> !llvm.struct<(i64, i1)>
llvm.fence seq_cst
llvm.fence syncscope("agent") release {foo}
llvm.fence not_atomic
llvm.fence unordered
llvm.fence monotonic
llvm.fence acquire
%0 = llvm.getelementptr inbounds|foo %p[0] : (!llvm.ptr) -> !llvm.ptr, i8
%0 = llvm.getelementptr foo %p[0] : (!llvm.ptr) -> !llvm.ptr, i8
%0 = llvm.getelementptr inbounds| %p[0] : (!llvm.ptr) -> !llvm.ptr, i8
%0 = llvm.getelementptr none %p[0] : (!llvm.ptr) -> !llvm.ptr, i8
%0 = llvm.getelementptr inbounds_flag %p[0] : (!llvm.ptr) -> !llvm.ptr, i8
%0 = llvm.getelementptr nusw|inbounds_flag %p[0] : (!llvm.ptr) -> !llvm.ptr, i8
%0 = llvm.getelementptr %p[] : (!llvm.ptr) -> !llvm.ptr, i8
%0 = llvm.getelementptr %p[99999999999] : (!llvm.ptr) -> !llvm.ptr, i8
%0 = llvm.getelementptr %p[-2147483648] : (!llvm.ptr) -> !llvm.ptr, i8
%0 = llvm.getelementptr %p[x] : (!llvm.ptr) -> !llvm.ptr, i8
%0 = llvm.getelementptr %p[-4] : (!llvm.ptr) -> !llvm.ptr, i8
%0 = llvm.getelementptr %p[%a] : (!llvm.ptr) -> !llvm.ptr, i8
%0 = llvm.getelementptr %p[0, 1] : (!llvm.ptr) -> !llvm.ptr, i8
%0 = llvm.getelementptr %p[0, 5] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32,i32)>
%0 = llvm.getelementptr %p[0, -5] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32,i32)>
%0 = llvm.getelementptr %p[0, %a] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(i32,i32)>
%0 = llvm.getelementptr %p[0, 5] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x i32>
%0 = llvm.getelementptr %p[0, 5] : (!llvm.ptr) -> !llvm.ptr, vector<4xi32>
%0 = llvm.getelementptr %p[0, 5, 5] : (!llvm.ptr) -> !llvm.ptr, vector<4xi32>
%0 = llvm.getelementptr %p[%v] : (!llvm.ptr, vector<4xi32>) -> vector<4x!llvm.ptr>, i32
%0 = llvm.getelementptr %p[%v] : (!llvm.ptr, vector<4xi32>) -> !llvm.ptr, i32
%0 = llvm.getelementptr %p[%a] : (!llvm.ptr, i32) -> i64, i32
%0 = llvm.getelementptr %p[%x] : (!llvm.ptr, f32) -> !llvm.ptr, i32
%0 = "llvm.getelementptr"(%p, %a) <{elem_type=i8, rawConstantIndices = array<i32: 1>}> : (!llvm.ptr, i32) -> !llvm.ptr
%0 = "llvm.getelementptr"(%p, %a) <{elem_type=i8, rawConstantIndices = array<i32: -2147483648,-2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
%0 = "llvm.getelementptr"(%p, %a) <{elem_type=i8, noWrapFlags=1:i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
%0 = "llvm.getelementptr"(%p, %a) <{elem_type=i8, noWrapFlags=9:i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
%0 = "llvm.getelementptr"(%p, %a) <{elem_type=i8, noWrapFlags="x", rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
%0 = llvm.getelementptr %p[%a] : (!llvm.ptr, i32) -> !llvm.ptr, tensor<4xi8>
%0 = llvm.getelementptr %p[%a] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.void
%0 = llvm.getelementptr %p[%a] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.func<void ()>
%0 = llvm.getelementptr %p[%a] : !llvm.ptr, i8
%0 = llvm.getelementptr %p[%a:] : !llvm.ptr, i8
%0 = llvm.getelementptr %p[%a, %a] : (!llvm.ptr, i32, i32) -> !llvm.ptr, i8
%0 = llvm.getelementptr %p[%a, 1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(i32,struct<(i32,i32)>)>
%0 = llvm.getelementptr %p[0, 1, 7] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32,struct<(i32,i32)>)>
%0 = llvm.getelementptr %p[2147483648] : (!llvm.ptr) -> !llvm.ptr, i8
%0 = llvm.getelementptr %p[2147483647] : (!llvm.ptr) -> !llvm.ptr, i8
%0 = llvm.getelementptr %p[4294967295] : (!llvm.ptr) -> !llvm.ptr, i8
%0 = llvm.add %a, %b overflow<nsw, 1> : i32
%0 = llvm.getelementptr inbounds|1 %p[0] : (!llvm.ptr) -> !llvm.ptr, i8
%0 = llvm.icmp 1 %a, %a : i32
%0 = llvm.icmp "eq" %a %a : i32
%0 = llvm.icmp "eq" %a, %a {b} i32
%0 = llvm.icmp "eq" %a, %a {predicate = 1} : i32
%0 = llvm.fcmp "oeq" %x, %x {fastmathFlags = 1} : f32
%0 = llvm.fcmp "oeq" %x, %x {fastmathFlags = #llvm.fastmath<nnan>} : f32
%0 = llvm.icmp "eq" %p, %p : !llvm.ptr
%0 = llvm.icmp "eq" %pv, %pv : vector<4x!llvm.ptr>
%0 = "llvm.alloca"(%a) : (i32) -> !llvm.ptr
llvm.indirectbr %p : !llvm.ptr, [a]
// CASE
%t = tensor.empty() : tensor<4xi32>
%0 = llvm.icmp "eq" %t, %t : tensor<4xi32>
// CASE
%t = tensor.empty() : tensor<4xi32>
%0 = llvm.icmp "eq" %t, %t : index
// CASE
llvm.indirectbr %p : !llvm.ptr, [^bb1(%a : i32, i32)]
^bb1(%0: i32):
// CASE
llvm.indirectbr %p : !llvm.ptr, [^bb1(%a i32)]
^bb1(%0: i32):
// CASE
llvm.indirectbr %p : !llvm.ptr, [^bb1(%x : i32)]
^bb1(%0: i32):
// CASE
"llvm.indirectbr"(%p, %a)[^bb1] <{indbr_operand_segments = array<i32: 1>}> : (!llvm.ptr, i32) -> ()
^bb1(%0: i32):
// CASE
"llvm.indirectbr"(%p, %a)[^bb1] <{indbr_operand_segments = array<i32>}> : (!llvm.ptr, i32) -> ()
^bb1(%0: i32):
// CASE
"llvm.indirectbr"(%p, %a)[^bb1] : (!llvm.ptr, i32) -> ()
^bb1(%0: i32):
// CASE
llvm.switch %a : i32, ^bb1 [
1: ^bb1(%a i32)]
^bb1:
// CASE
llvm.switch %a : i32, ^bb1 [
1: ^bb1(%a : i32, i32)]
^bb1:
// CASE
llvm.switch %a : i32, ^bb1 [
1: %a]
^bb1:
// CASE
llvm.switch %a : i32, ^bb1 [
1: ^bb1
^bb1:
