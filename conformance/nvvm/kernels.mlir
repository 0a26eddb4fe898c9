// ARGS: --split-input-file
module attributes {nvvm.kernel} { }
// -----
llvm.func @f(%i: i32 {nvvm.grid_constant}) attributes {nvvm.kernel} {  llvm.return }
// -----
llvm.func @f(%i: !llvm.ptr {nvvm.grid_constant}) attributes {nvvm.kernel} {  llvm.return }
// -----
llvm.func @f(%i: !llvm.ptr {nvvm.grid_constant=1, llvm.byval=i32}) attributes {nvvm.kernel} {  llvm.return }
// -----
llvm.func @f(%i: i32 {nvvm.grid_constant, llvm.byval=i32}) attributes {nvvm.kernel} {  llvm.return }
// -----
func.func @f(%i: i32 {nvvm.grid_constant})  {  func.return }
// -----
llvm.func @f(%i: !llvm.ptr {nvvm.grid_constant, llvm.byval=i32})  {  llvm.return }
// -----
gpu.module @m { gpu.func @f(%i: i32 {nvvm.grid_constant}) kernel attributes {nvvm.maxntid=array<i32:1>} {  gpu.return }}
// -----
gpu.module @m { gpu.func @f(%i: i32 {nvvm.x}) kernel attributes {nvvm.kernel} {  gpu.return }}
// -----
llvm.func @f()  attributes {nvvm.cluster_dim = 1 : i32} {  llvm.return }
// -----
llvm.func @f()  attributes {nvvm.cluster_dim = array<i32>, nvvm.minctasm=1.0} {  llvm.return }
// -----
llvm.func @f()  attributes {nvvm.cluster_max_blocks = "a"} {  llvm.return }
// -----
llvm.func @f()  attributes {nvvm.blocksareclusters} {  llvm.return }
// -----
llvm.func @f()  attributes {nvvm.blocksareclusters, nvvm.reqntid=array<i32:1>} {  llvm.return }
// -----
llvm.func @f()  attributes {nvvm.blocksareclusters, nvvm.reqntid=array<i32:1>, nvvm.cluster_dim=array<i64:1>} {  llvm.return }
// -----
llvm.func @f()  attributes {nvvm.blocksareclusters, nvvm.reqntid=array<i32:1>, nvvm.cluster_dim=array<i32:1>} {  llvm.return }
// -----
llvm.func @f(%i: i32 {nvvm.grid_constant=1})  { 
  llvm.return }
