// ARGS: --allow-unregistered-dialect --split-input-file
// FRAME
// HERE
// EACH
func.func @b(%t: tensor<4xf32> {bufferization.writable = true}) { return }
func.func @b(%t: tensor<4xf32> {bufferization.foo = true}) { return }
func.func @b(%t: tensor<4xf32> {bufferization.access = "wrong"}) { return }
func.func @b(%t: tensor<4xf32> {bufferization.buffer_layout = 3 : i32}) { return }
func.func @b(%t: tensor<4xf32> {bufferization.buffer_layout = affine_map<(d0) -> (d0)>}) { return }
func.func private @b(%t: i32 {bufferization.access = "read"})
func.func @b() -> (tensor<4xf32> {bufferization.writable = true}) { %0 = tensor.empty() : tensor<4xf32> return %0 : tensor<4xf32> }
func.func @b() -> (tensor<4xf32> {bufferization.zork = true}) { %0 = tensor.empty() : tensor<4xf32> return %0 : tensor<4xf32> }
func.func @b() { "x.y"() {bufferization.foo = 1} : () -> () return }
func.func @b() { "x.y"() {bufferization.escape = 1} : () -> () return }
func.func @b() { "x.y"() {bufferization.escape = [false]} : () -> () return }
func.func @b(%t: tensor<4xf32>) { %0 = "x.y"(%t) {bufferization.escape = [false]} : (tensor<4xf32>) -> tensor<4xf32> return }
func.func @b() { "x.y"() {bufferization.manual_deallocation} : () -> () return }
func.func @b(%m: memref<4xf32>) { memref.dealloc %m {bufferization.manual_deallocation} : memref<4xf32> return }
func.func @b() { %0 = tensor.empty() {bufferization.escape = [false]} : tensor<4xf32> return }
func.func @b() { "x.y"() {bufferization.writable = true} : () -> () return }
module attributes {bufferization.writable = true} {}
"x.y"() ({ ^bb0(%a: tensor<4xf32>): "x.z"() : () -> () }) {arg_attrs = [{bufferization.writable = 3}]} : () -> ()
func.func @b() { "x.y"() {bufferization.buffer_layout = affine_map<(d0) -> (d0)>} : () -> () return }
func.func @b() { "x.y"() {bufferization.access = "foo"} : () -> () return }
func.func private @b() -> (tensor<4xf32> {bufferization.foo = 1})
func.func @b() {  %0 = tensor.empty() {bufferization.manual_deallocation} : tensor<4xf32> return }
func.func @b() { scf.execute_region { scf.yield } {bufferization.manual_deallocation} return }
func.func @b(%t: f32 {bufferization.access = 3}) { return }
func.func @b(%t: tensor<f32> {bufferization.buffer_layout = strided<[1]>}) { return }
"func.func"() <{function_type = (f32) -> (), sym_name = "b", arg_attrs = [{bufferization.writable}]}> ({^bb0(%x: f32): func.return}) : () -> ()
