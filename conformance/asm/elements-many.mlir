// ARGS: --allow-unregistered-dialect --split-input-file --canonicalize
"t.x"() {a = dense<[1, 2]> : tensor<99999999999x99999999999xi32>} : () -> ()
// -----
"t.x"() {a = dense<> : tensor<99999999999x99999999999xi32>} : () -> ()
// -----
"t.x"() {a = dense_resource<x> : tensor<4294967296x4294967296xi1>} : () -> ()
// -----
%0 = arith.constant dense<1> : tensor<99999999999x99999999999xi32>
%c0 = arith.constant 3 : index
%1 = tensor.extract %0[%c0, %c0] : tensor<99999999999x99999999999xi32>
%3 = tensor.extract_slice %0[0, 0][3, 1][1, 1] : tensor<99999999999x99999999999xi32> to tensor<3x1xi32>
%5 = math.absi %0 : tensor<99999999999x99999999999xi32>
%6 = arith.index_cast %0 : tensor<99999999999x99999999999xi32> to tensor<99999999999x99999999999xindex>
%7 = arith.extsi %0 : tensor<99999999999x99999999999xi32> to tensor<99999999999x99999999999xi64>
%8 = tensor.bitcast %0 : tensor<99999999999x99999999999xi32> to tensor<99999999999x99999999999xui32>
%c = arith.cmpi eq, %0, %0 : tensor<99999999999x99999999999xi32>
"t.x"(%1, %3, %5, %6, %7, %8, %c) : (i32, tensor<3x1xi32>, tensor<99999999999x99999999999xi32>, tensor<99999999999x99999999999xindex>,tensor<99999999999x99999999999xi64>,tensor<99999999999x99999999999xui32>, tensor<99999999999x99999999999xi1>) -> ()
// -----
%0 = arith.constant sparse<[[0, 5]], 1> : tensor<99999999999x99999999999xi32>
%c0 = arith.constant 3 : index
%1 = tensor.extract %0[%c0, %c0] : tensor<99999999999x99999999999xi32>
"t.x"(%1) : (i32) -> ()
