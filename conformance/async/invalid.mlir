// ARGS: --split-input-file
func.func @a(%v: !async.value<f32>) { %0 = "async.await"(%v) : (!async.value<f32>) -> i32 return }
// -----
func.func @a(%v: !async.token) { %0 = "async.await"(%v) : (!async.token) -> i32 return }
// -----
func.func @a(%v: !async.token) { %0 = async.await %v : i32 return }
// -----
func.func @a(%v: !async.group) { async.await %v : !async.group return }
// -----
async.func @x() { return }
// -----
async.func @x() -> i32 { %0 = arith.constant 1 : i32 return %0 : i32 }
// -----
async.func @x() -> (!async.value<i32>, !async.token) { %0 = arith.constant 1 : i32 return %0 : i32 }
// -----
async.func @x() -> (!async.token, !async.token) { return }
// -----
async.func @x() -> (!async.token, i32) { return }
// -----
async.func @x() -> (!async.value<i32>) { return }
// -----
async.func @x() -> (!async.value<i32>) { %0 = arith.constant 1 : i64 return %0 : i64 }
// -----
async.func @x() -> !async.token { %0 = arith.constant 1 : i64 return %0 : i64 }
// -----
func.func @a() { async.call @nope() : () -> !async.token return }
// -----
func.func @n()
func.func @a() { async.call @n() : () -> !async.token return }
// -----
async.func private @n(i32) -> !async.token
func.func @a() { async.call @n() : () -> !async.token return }
// -----
async.func private @n(i32) -> !async.token
func.func @a(%a: i64) { async.call @n(%a) : (i64) -> !async.token return }
// -----
async.func private @n(i32) -> !async.token
func.func @a(%a: i32) { async.call @n(%a) : (i32) -> () return }
// -----
async.func private @n(i32) -> !async.token
func.func @a(%a: i32) { async.call @n(%a) : (i32) -> !async.value<i32> return }
// -----
async.func private @n(i32) -> !async.token
func.func @a(%a: i32) { async.call @n(%a) : (i32) -> i32 return }
// -----
func.func @e(%v: !async.value<i32>) {
  %t = async.execute (%v as %x : !async.value<f32>) { async.yield } return }
// -----
func.func @e(%v: !async.value<i32>) {
  %t, %r = async.execute (%v as %x : !async.value<i32>) -> !async.value<f32> { async.yield %x : i32 } return }
// -----
func.func @e(%v: !async.value<i32>) {
  %t, %r = async.execute (%v as %x : !async.value<i32>) -> !async.value<f32> { async.yield } return }
// -----
func.func @e(%v: i32) {
  %t, %r = async.execute [%v] -> !async.value<f32> { async.yield } return }
// -----
func.func @e(%v: i32) {
  %t = async.execute -> i32 { async.yield } return }
// -----
func.func @e(%v: i32) { async.yield return }
// -----
func.func @e(%v: i32) { async.return }
// -----
func.func @e(%v: !async.value<i32>) {
  %t = "async.execute"(%v) <{operandSegmentSizes = array<i32: 0, 1>}> ({ ^bb0(%x: f32): async.yield }) : (!async.value<i32>) -> !async.token return }
// -----
func.func @e(%v: !async.value<i32>) {
  %t = "async.execute"(%v) <{operandSegmentSizes = array<i32: 0, 1>}> ({ async.yield }) : (!async.value<i32>) -> !async.token return }
// -----
func.func @e(%v: !async.value<i32>) { async.runtime.add_ref %v {count = 0 : i64} : !async.value<i32> return }
// -----
func.func @e(%v: !async.value<i32>) { async.runtime.add_ref %v : !async.value<i32> return }
// -----
func.func @e(%v: !async.value<i32>) { async.runtime.drop_ref %v {count = -1 : i64} : !async.value<i32> return }
// -----
func.func @e(%v: !async.value<i32>, %w : f32) { async.runtime.store %w, %v : !async.value<i32> return }
// -----
func.func @e(%v: !async.value<i32>, %w : f32) { "async.runtime.store"(%w, %v) : (f32, !async.value<i32>) -> () return }
// -----
func.func @e(%v: !async.value<i32>, %w : f32) { %x = "async.runtime.load"(%v) : (!async.value<i32>) -> f32 return }
// -----
func.func @e(%v: !async.value<i32>, %w : f32) { %x = async.runtime.load %w : f32 return }
// -----
func.func @e(%v: !async.value<i32, i32>) { return }
// -----
func.func @e(%v: !async.value) { return }
// -----
func.func @e(%v: !async.nothing) { return }
// -----
func.func @e(%v: !async.coro.nothing) { return }
// -----
func.func @e(%v: index) { async.create_group %v : !async.token return }
// -----
func.func @e(%v: i32) { async.create_group %v : !async.group return }
// -----
func.func @e(%v: i32) { %a = async.runtime.create : i32 return }
// -----
func.func @e(%v: i32) { async.func @f() -> !async.token { return } return }
// -----
async.func @f(%a) -> !async.token { return }
// -----
async.func @f(%a: i32) -> !async.token { ^bb0(%x: i64): return }
// -----
async.func @f(...) -> !async.token { return }
// -----
async.func @f(%a: i32, ...) -> !async.token { return }
// -----
async.func @f()
// -----
"async.func"() <{function_type = () -> (), sym_name = "f"}> ({}) : () -> ()
// -----
"async.func"() <{function_type = (i32) -> !async.token, sym_name = "f"}> ({ async.return }) : () -> ()
// -----
"async.func"() <{function_type = i32, sym_name = "f"}> ({}) : () -> ()
// -----
func.func @e(%t: !async.token) {
  %tok = async.execute [%t, %t] attributes {x} { ^bb0: async.yield } 
  %tok2 = async.execute [] () { async.yield } return }
// -----
func.func @e(%v: !async.value<i32>) {
  %t = "async.execute"(%v) <{operandSegmentSizes = array<i32: 0, 1>}> ({ ^bb0(%x: !async.value<i32>): async.yield }) : (!async.value<i32>) -> !async.token return }
// -----
func.func @e(%v: !async.token) {
  %t = "async.execute"(%v) <{operandSegmentSizes = array<i32: 0, 1>}> ({ ^bb0(%x: !async.token): async.yield }) : (!async.token) -> !async.token return }
// -----
func.func @e(%v: !async.value<i32>) {
  %t, %r = "async.execute"(%v) <{operandSegmentSizes = array<i32: 0, 1>}> ({ ^bb0(%x: !async.value<i32>): async.yield %v : !async.value<i32> }) : (!async.value<i32>) -> (!async.token, !async.value<i32>) return }
// -----
func.func @e(%v: !async.value<i32>) {
  %t:2 = "async.execute"(%v) <{operandSegmentSizes = array<i32: 0, 1>}> ({ ^bb0(%x: i32): async.yield %x : i32 }) : (!async.value<i32>) -> (!async.value<i32>, !async.value<i32>) return }
// -----
func.func @e(%v: !async.value<i32>) {
  "async.execute"(%v) <{operandSegmentSizes = array<i32: 0, 1>}> ({ ^bb0(%x: i32): async.yield  }) : (!async.value<i32>) -> () return }
// -----
async.func @x() -> !async.value<i32> { %c = arith.constant 1 : i32 cf.br ^a ^a: return %c : i32}
// -----
async.func @x() -> !async.value<i32> { async.func @y() -> !async.token { return } return }
// -----
func.func @f(%a: i32) -> i32 { return %a : i32 }
async.func @x(%a: i32) -> !async.value<i32> { %r = func.call @f(%a) : (i32) -> i32  return %r : i32}
func.func @z(%a: i32) { 
  %t, %v = async.execute -> !async.value<i32> { %r = func.call @f(%a) : (i32) -> i32  async.yield %r : i32}
  %q = func.call @g(%a) : (i32) -> i32
  %p = async.call @x(%a) : (i32) -> !async.value<i32>
  return }
func.func @g(%a: i32) -> i32 { 
  %t = async.execute { async.yield}
  return %a : i32 }
