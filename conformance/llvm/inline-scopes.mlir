// ARGS: -inline=default-pipeline=
// What accesses say of each other, and what the call says of them.
#g1 = #llvm.access_group<id = distinct[0]<>>
#g2 = #llvm.access_group<id = distinct[1]<>>
#d = #llvm.alias_scope_domain<id = distinct[2]<>, description = "dom">
#s1 = #llvm.alias_scope<id = distinct[3]<>, domain = #d, description = "s1">
#s2 = #llvm.alias_scope<id = distinct[4]<>, domain = #d>
llvm.func @h()
llvm.func @f(%p: !llvm.ptr) {
  %0 = llvm.load %p {access_groups = [#g1]} : !llvm.ptr -> i32
  llvm.store %0, %p : i32, !llvm.ptr
  llvm.call @h() : () -> ()
  llvm.return
}
llvm.func @c1(%p: !llvm.ptr) { llvm.call @f(%p) {access_groups = [#g2]} : (!llvm.ptr) -> ()
 llvm.return }
llvm.func @c2(%p: !llvm.ptr) { llvm.call @f(%p) {alias_scopes = [#s1], noalias_scopes = [#s2]} : (!llvm.ptr) -> ()
 llvm.return }
llvm.func @fs(%p: !llvm.ptr) {
  llvm.intr.experimental.noalias.scope.decl #s1
  %0 = llvm.load %p {alias_scopes = [#s1]} : !llvm.ptr -> i32
  llvm.store %0, %p {noalias_scopes = [#s1, #s2]} : i32, !llvm.ptr
  llvm.return
}
llvm.func @c3(%p: !llvm.ptr) { llvm.call @fs(%p) : (!llvm.ptr) -> ()
 llvm.call @fs(%p) : (!llvm.ptr) -> ()
 llvm.return }
llvm.func @nab(%p: !llvm.ptr {llvm.noalias, llvm.byval = i32}, %q: !llvm.ptr) {
  %0 = llvm.load %p : !llvm.ptr -> i32
  llvm.store %0, %q : i32, !llvm.ptr
  llvm.return
}
llvm.func @c5(%p: !llvm.ptr) { llvm.call @nab(%p, %p) : (!llvm.ptr, !llvm.ptr) -> ()
 llvm.return }
llvm.func @tb(%p: !llvm.ptr) { llvm.call @h() {tbaa = []} : () -> ()
 llvm.return }
llvm.func @c6(%p: !llvm.ptr) { llvm.call @tb(%p) {tbaa = []} : (!llvm.ptr) -> ()
 llvm.return }
llvm.func @c7(%p: !llvm.ptr) { llvm.call @f(%p) {access_groups = [#g1]} : (!llvm.ptr) -> ()
 llvm.return }
