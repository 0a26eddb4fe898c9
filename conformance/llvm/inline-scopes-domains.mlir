// ARGS: -inline=default-pipeline=
#d = #llvm.alias_scope_domain<id = distinct[2]<>, description = "dom">
#d2 = #llvm.alias_scope_domain<id = distinct[5]<>, description = "dom2">
#s1 = #llvm.alias_scope<id = distinct[3]<>, domain = #d, description = "s1">
#s2 = #llvm.alias_scope<id = distinct[4]<>, domain = #d2>
#s3 = #llvm.alias_scope<id = distinct[6]<>, domain = #d2>
#s4 = #llvm.alias_scope<id = "x", domain = #d>
llvm.func @h()
llvm.func @fs(%p: !llvm.ptr) {
  llvm.intr.experimental.noalias.scope.decl #s1
  %0 = llvm.load %p {alias_scopes = [#s1]} : !llvm.ptr -> i32
  llvm.store %0, %p {noalias_scopes = [#s2, #s4]} : i32, !llvm.ptr
  llvm.call @h() {noalias_scopes = [#s2, #s1]} : () -> ()
  llvm.return
}
llvm.func @c3(%p: !llvm.ptr) { llvm.call @fs(%p) {alias_scopes = [#s3], noalias_scopes = [#s2]}: (!llvm.ptr) -> ()
 llvm.return }
llvm.func @fn(%p: !llvm.ptr) {
  %0 = llvm.load %p {alias_scopes = [#s1], noalias_scopes = [#s2]} : !llvm.ptr -> i32
  llvm.store %0, %p : i32, !llvm.ptr
  llvm.return
}
llvm.func @c4(%p: !llvm.ptr) { llvm.call @fn(%p) {alias_scopes = [#s1], noalias_scopes = [#s2]}: (!llvm.ptr) -> ()
 llvm.return }
