// ARGS: --inline --split-input-file
llvm.mlir.global internal @glob(0 : i32) : i32
llvm.func @h()
llvm.func @k(!llvm.ptr)
llvm.func @g(%a: !llvm.ptr {llvm.noalias}, %b: !llvm.ptr {llvm.noalias}, %q: !llvm.ptr, %v: i32, %c: i1) {
  %gl = llvm.mlir.addressof @glob : !llvm.ptr
  %n = llvm.mlir.zero : !llvm.ptr
  %one = llvm.mlir.constant(1 : i64) : i64
  %al = llvm.alloca %one x i32 : (i64) -> !llvm.ptr
  llvm.call @h() : () -> ()
  llvm.call @k(%b) : (!llvm.ptr) -> ()
  llvm.store %v, %a : i32, !llvm.ptr
  llvm.store %v, %b : i32, !llvm.ptr
  llvm.store %v, %q : i32, !llvm.ptr
  llvm.store %v, %gl : i32, !llvm.ptr
  llvm.store %v, %al : i32, !llvm.ptr
  %s2 = llvm.select %c, %a, %n : i1, !llvm.ptr
  llvm.store %v, %s2 : i32, !llvm.ptr
  %s3 = llvm.select %c, %a, %b : i1, !llvm.ptr
  llvm.store %v, %s3 : i32, !llvm.ptr
  %s4 = llvm.select %c, %a, %q : i1, !llvm.ptr
  llvm.store %v, %s4 : i32, !llvm.ptr
  %s5 = llvm.select %c, %a, %al : i1, !llvm.ptr
  llvm.store %v, %s5 : i32, !llvm.ptr
  %g1 = llvm.getelementptr %a[4] : (!llvm.ptr) -> !llvm.ptr, i32
  %ld = llvm.load %g1 : !llvm.ptr -> !llvm.ptr
  llvm.store %v, %ld : i32, !llvm.ptr
  "llvm.intr.memcpy"(%a, %b, %one) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  "llvm.intr.memcpy"(%a, %q, %one) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  %i = llvm.ptrtoint %a : !llvm.ptr to i64
  %p2 = llvm.inttoptr %i : i64 to !llvm.ptr
  llvm.store %v, %p2 : i32, !llvm.ptr
  %x = llvm.atomicrmw xchg %a, %b monotonic : !llvm.ptr, !llvm.ptr
  %y = llvm.cmpxchg %b, %a, %q monotonic monotonic : !llvm.ptr, !llvm.ptr
  %z = llvm.atomicrmw add %b, %v monotonic : !llvm.ptr, i32
  %bc = llvm.bitcast %a : !llvm.ptr to !llvm.ptr
  llvm.store %v, %bc : i32, !llvm.ptr
  %as = llvm.addrspacecast %a : !llvm.ptr to !llvm.ptr<1>
  llvm.store %v, %as : i32, !llvm.ptr<1>
  llvm.return
}
llvm.func @f(%p: !llvm.ptr, %v: i32, %c: i1) {
  llvm.call @g(%p, %p, %p, %v, %c) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, i1) -> ()
  llvm.return
}
// -----
llvm.func @g(%a: !llvm.ptr {llvm.noalias}, %b: !llvm.ptr {llvm.noalias}, %q: !llvm.ptr, %v: i32, %c: i1) -> i32 {
  llvm.cond_br %c, ^a(%a : !llvm.ptr), ^b(%b : !llvm.ptr)
^a(%x: !llvm.ptr):
  llvm.store %v, %x : i32, !llvm.ptr
  llvm.br ^b(%x : !llvm.ptr)
^b(%y: !llvm.ptr):
  llvm.store %v, %y : i32, !llvm.ptr
  %c2 = llvm.icmp "eq" %v, %v : i32
  %l = llvm.load %q : !llvm.ptr -> i32
  llvm.cond_br %c2, ^c, ^b(%y : !llvm.ptr)
^c:
  llvm.return %l : i32
}
llvm.func @f(%p: !llvm.ptr, %p2: !llvm.ptr, %v: i32, %c: i1) -> i32 {
  %r = llvm.call @g(%p, %p2, %p, %v, %c) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, i1) -> i32
  %s = llvm.call @g(%p2, %p, %p, %r, %c) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, i1) -> i32
  llvm.return %s : i32
}
// -----
#d = #llvm.alias_scope_domain<id = distinct[0]<>, description = "d">
#s = #llvm.alias_scope<id = distinct[1]<>, domain = #d>
#s2 = #llvm.alias_scope<id = distinct[2]<>, domain = #d>
llvm.func @g(%a: !llvm.ptr {llvm.noalias}, %q: !llvm.ptr {llvm.byval = i32, llvm.noalias}, %v: i32) {
  llvm.store %v, %a {alias_scopes = [#s], noalias_scopes = [#s2]} : i32, !llvm.ptr
  llvm.store %v, %q {alias_scopes = [#s], noalias_scopes = [#s2]} : i32, !llvm.ptr
  llvm.return
}
llvm.func @f(%p: !llvm.ptr, %v: i32) {
  llvm.call @g(%p, %p, %v) {alias_scopes = [#s], noalias_scopes = [#s2]} : (!llvm.ptr, !llvm.ptr, i32) -> ()
  llvm.return
}
// -----
llvm.func @g(%q: !llvm.ptr {llvm.byval = i32, llvm.noalias}, %v: i32) {
  llvm.store %v, %q : i32, !llvm.ptr
  llvm.return
}
llvm.func @f(%p: !llvm.ptr, %v: i32) {
  llvm.call @g(%p, %v) : (!llvm.ptr, i32) -> ()
  llvm.return
}
// -----
llvm.func @k2(!llvm.ptr, i32)
llvm.func @k3(i64)
llvm.func @g(%a: !llvm.ptr {llvm.noalias}, %b: !llvm.ptr {llvm.noalias}, %v: i32, %fp: !llvm.ptr) {
  %z = llvm.mlir.constant(0 : i8) : i8
  %one = llvm.mlir.constant(1 : i64) : i64
  "llvm.intr.memset"(%a, %z, %one) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  "llvm.intr.memmove"(%a, %b, %one) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  %l = llvm.load %a : !llvm.ptr -> i32
  llvm.call @k3(%one) : (i64) -> ()
  llvm.call @k2(%b, %v) : (!llvm.ptr, i32) -> ()
  llvm.call %fp(%b) : !llvm.ptr, (!llvm.ptr) -> ()
  llvm.return
}
llvm.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %v: i32) {
  llvm.call @g(%p, %q, %v, %p) : (!llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> ()
  llvm.return
}
llvm.func @h(%p: !llvm.ptr {llvm.noalias}, %q: !llvm.ptr {llvm.noalias}, %v: i32) {
  llvm.call @f(%p, %q, %v) : (!llvm.ptr, !llvm.ptr, i32) -> ()
  llvm.store %v, %q : i32, !llvm.ptr
  llvm.return
}
llvm.func @i(%p: !llvm.ptr, %q: !llvm.ptr, %v: i32) {
  llvm.call @h(%p, %q, %v) : (!llvm.ptr, !llvm.ptr, i32) -> ()
  llvm.call @h(%q, %q, %v) : (!llvm.ptr, !llvm.ptr, i32) -> ()
  llvm.return
}
// -----
llvm.func @g(%a: !llvm.ptr {llvm.noalias}, %c: i1) -> !llvm.ptr {
  %n = llvm.mlir.undef : !llvm.ptr
  %u = llvm.mlir.poison : !llvm.ptr
  %s = llvm.select %c, %n, %u : i1, !llvm.ptr
  %l = llvm.load %s : !llvm.ptr -> i32
  llvm.store %l, %a : i32, !llvm.ptr
  llvm.return %a : !llvm.ptr
}
llvm.func @f(%p: !llvm.ptr, %c: i1) -> !llvm.ptr {
  %r = llvm.call @g(%p, %c) : (!llvm.ptr, i1) -> !llvm.ptr
  %r2 = llvm.call @g(%r, %c) : (!llvm.ptr, i1) -> !llvm.ptr
  llvm.return %r2 : !llvm.ptr
}
// -----
llvm.func @g(%a: !llvm.ptr {llvm.noalias}, %c: i1)  {
  llvm.return
}
llvm.func @f(%p: !llvm.ptr, %c: i1) {
  llvm.call @g(%p, %c) : (!llvm.ptr, i1) -> ()
  llvm.return
}
// -----
llvm.func @g(%a: !llvm.ptr<3> {llvm.noalias}, %v: vector<2x!llvm.ptr>, %s: !llvm.struct<(ptr, i32)>, %c: i32)  {
  llvm.store %c, %a : i32, !llvm.ptr<3>
  %e = llvm.extractvalue %s[0] : !llvm.struct<(ptr, i32)>
  llvm.store %c, %e : i32, !llvm.ptr
  %i = llvm.getelementptr inbounds %a[1] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i32
  llvm.store volatile %c, %i : i32, !llvm.ptr<3>
  llvm.return
}
llvm.func @f(%p: !llvm.ptr<3>, %v: vector<2x!llvm.ptr>, %s: !llvm.struct<(ptr, i32)>, %c: i32) {
  llvm.call @g(%p, %v, %s, %c) : (!llvm.ptr<3>, vector<2x!llvm.ptr>, !llvm.struct<(ptr, i32)>, i32) -> ()
  llvm.return
}
