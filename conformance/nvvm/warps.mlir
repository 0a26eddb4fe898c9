// ARGS: --split-input-file
llvm.func @f(%f: f32, %i: i32) {
  %0 = nvvm.redux.sync add %f, %i : f32 -> f32
  llvm.return
}
// -----
llvm.func @f(%i: i32) {
  %0 = nvvm.redux.sync fmin %i, %i : i32 -> i32
  llvm.return
}
// -----
llvm.func @f(%i: i32) {
  %0 = nvvm.redux.sync add %i, %i {abs = true} : i32 -> i32
  llvm.return
}
// -----
llvm.func @f(%i: i32) {
  %0 = nvvm.redux.sync add %i, %i {nan = true} : i32 -> i32
  llvm.return
}
// -----
llvm.func @f(%f: f32, %i: i32) {
  %0 = nvvm.redux.sync fmin %f, %i {nan = true, abs = true} : f32 -> f32
  llvm.return
}
// -----
llvm.func @f(%f: f32, %i: i32) {
  %0 = nvvm.redux.sync fmin %f, %i {nan = false} : f32 -> f32
  llvm.return
}
// -----
llvm.func @f(%f: f32, %i: i32) {
  %0 = nvvm.redux.sync or %f, %i {nan = true} : f32 -> f32
  llvm.return
}
// -----
llvm.func @f(%i: i32) {
  %0 = nvvm.redux.sync umax %i, %i {nan = true, abs=true} : i32 -> i32
  llvm.return
}
// -----
llvm.func @f(%i: i32) {
  %0 = nvvm.redux.sync none %i, %i : i32 -> i32
  llvm.return
}
// -----
llvm.func @f(%f: f32, %i: i32) {
  %0 = nvvm.redux.sync fmax %f, %i : f32 -> i32
  llvm.return
}
// -----
llvm.func @f() {
  nvvm.pmevent
  llvm.return
}
// -----
llvm.func @f() {
  nvvm.pmevent id = 1 mask = 2
  llvm.return
}
// -----
llvm.func @f() {
  nvvm.pmevent id = 16
  llvm.return
}
// -----
llvm.func @f() {
  nvvm.pmevent id = -1
  llvm.return
}
// -----
llvm.func @f() {
  nvvm.pmevent id = 15
  llvm.return
}
// -----
llvm.func @f() {
  nvvm.pmevent mask = 15
  llvm.return
}
// -----
llvm.func @f() {
  nvvm.pmevent mask = 0
  llvm.return
}
// -----
llvm.func @f() {
  nvvm.setmaxregister increase 41
  llvm.return
}
// -----
llvm.func @f() {
  nvvm.setmaxregister increase 16
  llvm.return
}
// -----
llvm.func @f() {
  nvvm.setmaxregister increase 260
  llvm.return
}
// -----
llvm.func @f() {
  nvvm.setmaxregister decrease 264
  llvm.return
}
// -----
llvm.func @f() {
  nvvm.setmaxregister decrease 256
  llvm.return
}
// -----
llvm.func @f() {
  nvvm.setmaxregister decrease 24
  llvm.return
}
// -----
llvm.func @f(%i: i32) {
  %0 = nvvm.shfl.sync bfly %i, %i, %i, %i {return_value_and_is_valid} : i32 -> i32
  llvm.return
}
// -----
llvm.func @f(%i: i32) {
  %0 = nvvm.shfl.sync bfly %i, %i, %i, %i {return_value_and_is_valid} : i32 -> !llvm.struct<(i32, i1)>
  llvm.return
}
// -----
llvm.func @f(%i: i32) {
  %0 = nvvm.shfl.sync bfly %i, %i, %i, %i : i32 -> !llvm.struct<(i32, i1)>
  llvm.return
}
// -----
llvm.func @f(%i: i32) {
  %0 = nvvm.shfl.sync bfly %i, %i, %i, %i {return_value_and_is_valid} : i32 -> !llvm.struct<(i32, i32)>
  llvm.return
}
// -----
llvm.func @f(%i: i32) {
  %0 = nvvm.shfl.sync bfly %i, %i, %i, %i {return_value_and_is_valid} : i32 -> !llvm.struct<(i32)>
  llvm.return
}
// -----
llvm.func @f(%i: i32) {
  %0 = nvvm.shfl.sync bfly %i, %i, %i, %i {return_value_and_is_valid} : i32 -> !llvm.struct<(f32, i1)>
  llvm.return
}
// -----
llvm.func @f(%i: i32) {
  %0 = nvvm.shfl.sync bfly %i, %i, %i, %i : i32 -> f32
  llvm.return
}
// -----
llvm.func @f(%i: i32, %b: i1) {
  %0 = nvvm.vote.sync ballot %i, %b -> i1
  llvm.return
}
// -----
llvm.func @f(%i: i32, %b: i1) {
  %0 = nvvm.vote.sync any %i, %b -> i32
  llvm.return
}
// -----
llvm.func @f(%i: i32, %b: i1) {
  %0 = nvvm.vote.sync uni %i, %b -> i1
  llvm.return
}
// -----
llvm.func @f(%i: i32, %b: i1) {
  %0 = nvvm.vote.sync ballot %i, %b -> i32
  llvm.return
}
// -----
llvm.func @f(%i: i32) {
  %0 = nvvm.prmt default %i, %i : i32
  llvm.return
}
// -----
llvm.func @f(%i: i32) {
  %0 = nvvm.prmt <default> %i, %i : i32
  llvm.return
}
// -----
llvm.func @f(%i: i32) {
  %0 = nvvm.prmt <default> %i, %i, %i : i32
  llvm.return
}
// -----
llvm.func @f(%i: i32) {
  %0 = nvvm.prmt <f4e> %i, %i : i32
  llvm.return
}
// -----
llvm.func @f(%i: i32) {
  %0 = nvvm.prmt <b4e> %i, %i : i32
  llvm.return
}
// -----
llvm.func @f(%i: i32) {
  %0 = nvvm.prmt <rc8> %i, %i, %i : i32
  llvm.return
}
// -----
llvm.func @f(%i: i32) {
  %0 = nvvm.prmt <ecl> %i, %i, %i : i32
  llvm.return
}
// -----
llvm.func @f(%i: i32) {
  %0 = nvvm.prmt <ecl> %i, %i : i32
  llvm.return
}
// -----
llvm.func @f(%i: i32) {
  %0 = nvvm.match.sync any %i, %i : i32 -> i32
  llvm.return
}
// -----
llvm.func @f(%i: i32) {
  %0 = nvvm.match.sync all %i, %i : i32 -> i32
  llvm.return
}
// -----
llvm.func @f(%i: i32, %l: i64) {
  %0 = nvvm.match.sync any %i, %l : i64 -> !llvm.struct<(i32, i1)>
  llvm.return
}
// -----
llvm.func @f(%i: i32, %l: i64) {
  %0 = nvvm.match.sync all %i, %l : i64 -> !llvm.struct<(i32, i1)>
  llvm.return
}
// -----
llvm.func @f(%i: i32, %l: i64) {
  %0 = nvvm.match.sync all %i, %l : i64 -> !llvm.struct<(i32, i32)>
  llvm.return
}
// -----
llvm.func @f(%i: i32, %l: i64) {
  %0 = nvvm.match.sync all %i, %l : i64 -> !llvm.struct<(i32)>
  llvm.return
}
// -----
llvm.func @f(%i: i32, %l: i64) {
  %0 = nvvm.match.sync all %i, %l : i64 -> !llvm.struct<"x", (i32, i1)>
  llvm.return
}
// -----
llvm.func @f(%p3: !llvm.ptr<3>, %i: i32) {
  %0 = nvvm.mapa %p3, %i : !llvm.ptr<3> -> !llvm.ptr
  llvm.return
}
// -----
llvm.func @f(%i: i32) {
  %0 = nvvm.elect.sync %i -> i1
  llvm.return
}
// -----
llvm.func @f(%b4: vector<4xi8>, %i: i32) {
  %0 = nvvm.dot.accumulate.4way %b4 <signed>, %b4 <unsigned>, %i : vector<4xi8>, vector<4xi8>
  llvm.return
}
