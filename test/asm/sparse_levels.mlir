// RUN: not jig-opt %s --split-input-file 2>&1 | FileCheck %s

// CHECK: expected structured sizes to be <= 255
func.func private @too_many(tensor<?x?xf32, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : structured[2, 300]) }>>)

// -----

// A level behind the last one that there can be.
// CHECK: expect larger level upper bound than lower bound
func.func private @last(!sparse_tensor.iter_space<#sparse_tensor.encoding<{ map = (d0) -> (d0 : dense) }>, lvls = 9223372036854775807>)
