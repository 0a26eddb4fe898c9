// ARGS: --split-input-file
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<[64, 64, 64, 64]> : vector<4xi64>>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<[64, 64, 64]> : vector<3xi64>>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<[64, 64]> : vector<2xi64>>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<[64, 64, 64, 64, 64]> : vector<5xi64>>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<4xi64>>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<[64, 64, 64, 64]> : tensor<4xi64>>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<[64, 64, 64, 64]> : vector<4xi32>>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<[64.0, 64.0, 64.0]> : vector<3xf32>>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = 64 : i64>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = "x">} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<[64, 64, 32]> : vector<3xi64>>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<[64, 33, 64]> : vector<3xi64>>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<[33, 32, 64]> : vector<3xi64>>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<[0, 0, 0]> : vector<3xi64>>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<[-64, 64, 64]> : vector<3xi64>>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<[64, 64, 64, 65]> : vector<4xi64>>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<[64, 64, 64, 0]> : vector<4xi64>>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<3> = dense<[32, 32, 32]> : vector<3xi64>>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<3> = dense<[32, 32, 32]> : vector<3xi64>, !llvm.ptr = dense<[64, 64, 64]> : vector<3xi64>>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<3> = dense<[32, 32, 32]> : vector<3xi64>, !llvm.ptr<4> = 3, i32 = dense<32> : vector<2xi64>, !llvm.ptr<5> = 4>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<()> = dense<[32, 32]> : vector<2xi64>>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<()> = dense<[32]> : vector<1xi64>>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<()> = dense<[32, 16]> : vector<2xi64>>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<()> = dense<[32, 64, 64]> : vector<3xi64>>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<()> = 3>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<(i32)> = dense<[32, 32]> : vector<2xi64>>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<"x", opaque> = dense<[32, 32]> : vector<2xi64>>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<()> = dense<[32, 32]> : vector<2xi32>>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<()> = dense<[33, 33]> : vector<2xi64>>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.array<2 x i8> = dense<[32, 32]> : vector<2xi64>>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.void = dense<[32, 32]> : vector<2xi64>>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.func<void ()> = dense<[32, 32]> : vector<2xi64>>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ppc_fp128 = dense<[32, 32]> : vector<2xi64>>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.target<"a"> = dense<[32, 32]> : vector<2xi64>>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"llvm.foo" = 3>} { llvm.func @f() }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<[64, 32, 64]> : vector<3xi64>>} {
  module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<4> = dense<[64, 32, 64]> : vector<3xi64>>} {}
}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<[64, 32, 64]> : vector<3xi64>>} {
  module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<4> = dense<[32, 32, 64]> : vector<3xi64>>} {}
}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<4> = dense<[64, 32, 64]> : vector<3xi64>>} {
  module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<5> = dense<[32, 64, 64]> : vector<3xi64>>} {}
}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<()> = dense<[64, 64]> : vector<2xi64>>} {
  module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<()> = dense<[64, 64]> : vector<2xi64>>} {}
}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<()> = dense<[32, 64]> : vector<2xi64>>} {
  module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<()> = dense<[64, 64]> : vector<2xi64>>} {}
}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<()> = dense<[64, 64]> : vector<2xi64>>} {
  module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<()> = dense<[32, 64]> : vector<2xi64>>} {}
}
