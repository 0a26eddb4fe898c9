// ARGS: --split-input-file
// ARGS: --split-input-file --mlir-print-op-generic
#f = #llvm.di_file<"a.c" in "d">
#s = #llvm.di_subprogram<scope = #f, file = #f>
#v = #llvm.di_local_variable<scope = #s, name = "x">
#l = #llvm.di_label<scope = #s, name = "l">
func.func @f(%p: !llvm.ptr, %a: i32) {
llvm.intr.dbg.declare #v = %p : !llvm.ptr
llvm.intr.dbg.declare #v #llvm.di_expression<[DW_OP_deref]> = %p : !llvm.ptr {foo}
llvm.intr.dbg.value #v #llvm.di_expression<> = %a : i32
llvm.intr.dbg.value #v #llvm.di_expression<[DW_OP_LLVM_fragment(0, 1)]> = %a : i32
llvm.intr.dbg.label #l
return
}
// -----
func.func @f(%p: !llvm.ptr, %a: i32) {
llvm.intr.dbg.declare 1 = %p : !llvm.ptr
return
}
// -----
func.func @f(%p: !llvm.ptr, %a: i32) {
llvm.intr.dbg.label 1
return
}
// -----
#f = #llvm.di_file<"a.c" in "d">
#s = #llvm.di_subprogram<scope = #f, file = #f>
#v = #llvm.di_local_variable<scope = #s, name = "x">
func.func @f(%p: !llvm.ptr, %a: i32) {
llvm.intr.dbg.declare #v = %a : i32
return
}
// -----
#d = #llvm.alias_scope_domain<id = distinct[0]<>>
#sc = #llvm.alias_scope<id = distinct[1]<>, domain = #d>
#g = #llvm.access_group<id = distinct[2]<>>
#r = #llvm.tbaa_root<id = "r">
#t = #llvm.tbaa_type_desc<id = "int", members = {<#r, 0>}>
#tag = #llvm.tbaa_tag<base_type = #t, access_type = #t, offset = 0>
func.func @f(%p: !llvm.ptr, %n: i64) {
%0 = llvm.load %p {access_groups = [#g], alias_scopes = [#sc], noalias_scopes = [#sc], tbaa = [#tag]} : !llvm.ptr -> i32
llvm.store %0, %p {tbaa = [#tag], noalias_scopes = [#sc]} : i32, !llvm.ptr
%1 = llvm.atomicrmw add %p, %0 monotonic {tbaa = [#tag]} : !llvm.ptr, i32
%2 = llvm.cmpxchg %p, %0, %0 acq_rel monotonic {access_groups = [#g, #g]} : !llvm.ptr, i32
"llvm.intr.memcpy"(%p, %p, %n) <{isVolatile = false, alias_scopes = [#sc], tbaa = [#tag]}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
llvm.call %p() {tbaa = [#tag], alias_scopes = [#sc]} : !llvm.ptr, () -> ()
return
}
