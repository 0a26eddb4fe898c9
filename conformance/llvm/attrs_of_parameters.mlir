// ARGS: --split-input-file --allow-unregistered-dialect
llvm.func @f(!llvm.ptr {llvm.allocalign})
// -----
llvm.func @f(!llvm.ptr {llvm.allocalign = i32})
// -----
llvm.func @f(!llvm.ptr {llvm.allocalign = 8 : i64})
// -----
llvm.func @f(!llvm.ptr {llvm.allocalign = #llvm.constant_range<i32, 0, 10>})
// -----
llvm.func @f(!llvm.ptr {llvm.allocalign = #llvm.mlir.workgroup_attribution<512 : i64, f32>})
// -----
llvm.func @f(i32 {llvm.allocalign})
// -----
func.func private @f(memref<4xf32> {llvm.allocalign})
// -----
llvm.func @f(f32 {llvm.allocalign})
// -----
func.func private @f(index {llvm.allocalign})
// -----
llvm.func @f(!llvm.struct<(i32)> {llvm.allocalign})
// -----
func.func private @f(tensor<4xf32> {llvm.allocalign})
// -----
llvm.func @f(vector<4xi32> {llvm.allocalign})
// -----
llvm.func @f(vector<4x!llvm.ptr> {llvm.allocalign})
// -----
llvm.func @f() -> (!llvm.ptr {llvm.allocalign})
// -----
llvm.func @f() -> (i32 {llvm.allocalign})
// -----
func.func private @f() -> (memref<4xf32> {llvm.allocalign})
// -----
llvm.func @f(!llvm.ptr {llvm.allocptr})
// -----
llvm.func @f(!llvm.ptr {llvm.allocptr = i32})
// -----
llvm.func @f(!llvm.ptr {llvm.allocptr = 8 : i64})
// -----
llvm.func @f(!llvm.ptr {llvm.allocptr = #llvm.constant_range<i32, 0, 10>})
// -----
llvm.func @f(!llvm.ptr {llvm.allocptr = #llvm.mlir.workgroup_attribution<512 : i64, f32>})
// -----
llvm.func @f(i32 {llvm.allocptr})
// -----
func.func private @f(memref<4xf32> {llvm.allocptr})
// -----
llvm.func @f(f32 {llvm.allocptr})
// -----
func.func private @f(index {llvm.allocptr})
// -----
llvm.func @f(!llvm.struct<(i32)> {llvm.allocptr})
// -----
func.func private @f(tensor<4xf32> {llvm.allocptr})
// -----
llvm.func @f(vector<4xi32> {llvm.allocptr})
// -----
llvm.func @f(vector<4x!llvm.ptr> {llvm.allocptr})
// -----
llvm.func @f() -> (!llvm.ptr {llvm.allocptr})
// -----
llvm.func @f() -> (i32 {llvm.allocptr})
// -----
func.func private @f() -> (memref<4xf32> {llvm.allocptr})
// -----
llvm.func @f(!llvm.ptr {llvm.byval})
// -----
llvm.func @f(!llvm.ptr {llvm.byval = i32})
// -----
llvm.func @f(!llvm.ptr {llvm.byval = 8 : i64})
// -----
llvm.func @f(!llvm.ptr {llvm.byval = #llvm.constant_range<i32, 0, 10>})
// -----
llvm.func @f(!llvm.ptr {llvm.byval = #llvm.mlir.workgroup_attribution<512 : i64, f32>})
// -----
llvm.func @f(i32 {llvm.byval = i32})
// -----
func.func private @f(memref<4xf32> {llvm.byval = i32})
// -----
llvm.func @f(f32 {llvm.byval = i32})
// -----
func.func private @f(index {llvm.byval = i32})
// -----
llvm.func @f(!llvm.struct<(i32)> {llvm.byval = i32})
// -----
func.func private @f(tensor<4xf32> {llvm.byval = i32})
// -----
llvm.func @f(vector<4xi32> {llvm.byval = i32})
// -----
llvm.func @f(vector<4x!llvm.ptr> {llvm.byval = i32})
// -----
llvm.func @f() -> (!llvm.ptr {llvm.byval = i32})
// -----
llvm.func @f() -> (i32 {llvm.byval = i32})
// -----
func.func private @f() -> (memref<4xf32> {llvm.byval = i32})
// -----
llvm.func @f(!llvm.ptr {llvm.byref})
// -----
llvm.func @f(!llvm.ptr {llvm.byref = i32})
// -----
llvm.func @f(!llvm.ptr {llvm.byref = 8 : i64})
// -----
llvm.func @f(!llvm.ptr {llvm.byref = #llvm.constant_range<i32, 0, 10>})
// -----
llvm.func @f(!llvm.ptr {llvm.byref = #llvm.mlir.workgroup_attribution<512 : i64, f32>})
// -----
llvm.func @f(i32 {llvm.byref = i32})
// -----
func.func private @f(memref<4xf32> {llvm.byref = i32})
// -----
llvm.func @f(f32 {llvm.byref = i32})
// -----
func.func private @f(index {llvm.byref = i32})
// -----
llvm.func @f(!llvm.struct<(i32)> {llvm.byref = i32})
// -----
func.func private @f(tensor<4xf32> {llvm.byref = i32})
// -----
llvm.func @f(vector<4xi32> {llvm.byref = i32})
// -----
llvm.func @f(vector<4x!llvm.ptr> {llvm.byref = i32})
// -----
llvm.func @f() -> (!llvm.ptr {llvm.byref = i32})
// -----
llvm.func @f() -> (i32 {llvm.byref = i32})
// -----
func.func private @f() -> (memref<4xf32> {llvm.byref = i32})
// -----
llvm.func @f(!llvm.ptr {llvm.noundef})
// -----
llvm.func @f(!llvm.ptr {llvm.noundef = i32})
// -----
llvm.func @f(!llvm.ptr {llvm.noundef = 8 : i64})
// -----
llvm.func @f(!llvm.ptr {llvm.noundef = #llvm.constant_range<i32, 0, 10>})
// -----
llvm.func @f(!llvm.ptr {llvm.noundef = #llvm.mlir.workgroup_attribution<512 : i64, f32>})
// -----
llvm.func @f(i32 {llvm.noundef})
// -----
func.func private @f(memref<4xf32> {llvm.noundef})
// -----
llvm.func @f(f32 {llvm.noundef})
// -----
func.func private @f(index {llvm.noundef})
// -----
llvm.func @f(!llvm.struct<(i32)> {llvm.noundef})
// -----
func.func private @f(tensor<4xf32> {llvm.noundef})
// -----
llvm.func @f(vector<4xi32> {llvm.noundef})
// -----
llvm.func @f(vector<4x!llvm.ptr> {llvm.noundef})
// -----
llvm.func @f() -> (!llvm.ptr {llvm.noundef})
// -----
llvm.func @f() -> (i32 {llvm.noundef})
// -----
func.func private @f() -> (memref<4xf32> {llvm.noundef})
// -----
llvm.func @f(!llvm.ptr {llvm.dereferenceable})
// -----
llvm.func @f(!llvm.ptr {llvm.dereferenceable = i32})
// -----
llvm.func @f(!llvm.ptr {llvm.dereferenceable = 8 : i64})
// -----
llvm.func @f(!llvm.ptr {llvm.dereferenceable = #llvm.constant_range<i32, 0, 10>})
// -----
llvm.func @f(!llvm.ptr {llvm.dereferenceable = #llvm.mlir.workgroup_attribution<512 : i64, f32>})
// -----
llvm.func @f(i32 {llvm.dereferenceable = 8 : i64})
// -----
func.func private @f(memref<4xf32> {llvm.dereferenceable = 8 : i64})
// -----
llvm.func @f(f32 {llvm.dereferenceable = 8 : i64})
// -----
func.func private @f(index {llvm.dereferenceable = 8 : i64})
// -----
llvm.func @f(!llvm.struct<(i32)> {llvm.dereferenceable = 8 : i64})
// -----
func.func private @f(tensor<4xf32> {llvm.dereferenceable = 8 : i64})
// -----
llvm.func @f(vector<4xi32> {llvm.dereferenceable = 8 : i64})
// -----
llvm.func @f(vector<4x!llvm.ptr> {llvm.dereferenceable = 8 : i64})
// -----
llvm.func @f() -> (!llvm.ptr {llvm.dereferenceable = 8 : i64})
// -----
llvm.func @f() -> (i32 {llvm.dereferenceable = 8 : i64})
// -----
func.func private @f() -> (memref<4xf32> {llvm.dereferenceable = 8 : i64})
// -----
llvm.func @f(!llvm.ptr {llvm.dereferenceable_or_null})
// -----
llvm.func @f(!llvm.ptr {llvm.dereferenceable_or_null = i32})
// -----
llvm.func @f(!llvm.ptr {llvm.dereferenceable_or_null = 8 : i64})
// -----
llvm.func @f(!llvm.ptr {llvm.dereferenceable_or_null = #llvm.constant_range<i32, 0, 10>})
// -----
llvm.func @f(!llvm.ptr {llvm.dereferenceable_or_null = #llvm.mlir.workgroup_attribution<512 : i64, f32>})
// -----
llvm.func @f(i32 {llvm.dereferenceable_or_null = 8 : i64})
// -----
func.func private @f(memref<4xf32> {llvm.dereferenceable_or_null = 8 : i64})
// -----
llvm.func @f(f32 {llvm.dereferenceable_or_null = 8 : i64})
// -----
func.func private @f(index {llvm.dereferenceable_or_null = 8 : i64})
// -----
llvm.func @f(!llvm.struct<(i32)> {llvm.dereferenceable_or_null = 8 : i64})
// -----
func.func private @f(tensor<4xf32> {llvm.dereferenceable_or_null = 8 : i64})
// -----
llvm.func @f(vector<4xi32> {llvm.dereferenceable_or_null = 8 : i64})
// -----
llvm.func @f(vector<4x!llvm.ptr> {llvm.dereferenceable_or_null = 8 : i64})
// -----
llvm.func @f() -> (!llvm.ptr {llvm.dereferenceable_or_null = 8 : i64})
// -----
llvm.func @f() -> (i32 {llvm.dereferenceable_or_null = 8 : i64})
// -----
func.func private @f() -> (memref<4xf32> {llvm.dereferenceable_or_null = 8 : i64})
// -----
llvm.func @f(!llvm.ptr {llvm.elementtype})
// -----
llvm.func @f(!llvm.ptr {llvm.elementtype = i32})
// -----
llvm.func @f(!llvm.ptr {llvm.elementtype = 8 : i64})
// -----
llvm.func @f(!llvm.ptr {llvm.elementtype = #llvm.constant_range<i32, 0, 10>})
// -----
llvm.func @f(!llvm.ptr {llvm.elementtype = #llvm.mlir.workgroup_attribution<512 : i64, f32>})
// -----
llvm.func @f(i32 {llvm.elementtype = i32})
// -----
func.func private @f(memref<4xf32> {llvm.elementtype = i32})
// -----
llvm.func @f(f32 {llvm.elementtype = i32})
// -----
func.func private @f(index {llvm.elementtype = i32})
// -----
llvm.func @f(!llvm.struct<(i32)> {llvm.elementtype = i32})
// -----
func.func private @f(tensor<4xf32> {llvm.elementtype = i32})
// -----
llvm.func @f(vector<4xi32> {llvm.elementtype = i32})
// -----
llvm.func @f(vector<4x!llvm.ptr> {llvm.elementtype = i32})
// -----
llvm.func @f() -> (!llvm.ptr {llvm.elementtype = i32})
// -----
llvm.func @f() -> (i32 {llvm.elementtype = i32})
// -----
func.func private @f() -> (memref<4xf32> {llvm.elementtype = i32})
// -----
llvm.func @f(!llvm.ptr {llvm.inalloca})
// -----
llvm.func @f(!llvm.ptr {llvm.inalloca = i32})
// -----
llvm.func @f(!llvm.ptr {llvm.inalloca = 8 : i64})
// -----
llvm.func @f(!llvm.ptr {llvm.inalloca = #llvm.constant_range<i32, 0, 10>})
// -----
llvm.func @f(!llvm.ptr {llvm.inalloca = #llvm.mlir.workgroup_attribution<512 : i64, f32>})
// -----
llvm.func @f(i32 {llvm.inalloca = i32})
// -----
func.func private @f(memref<4xf32> {llvm.inalloca = i32})
// -----
llvm.func @f(f32 {llvm.inalloca = i32})
// -----
func.func private @f(index {llvm.inalloca = i32})
// -----
llvm.func @f(!llvm.struct<(i32)> {llvm.inalloca = i32})
// -----
func.func private @f(tensor<4xf32> {llvm.inalloca = i32})
// -----
llvm.func @f(vector<4xi32> {llvm.inalloca = i32})
// -----
llvm.func @f(vector<4x!llvm.ptr> {llvm.inalloca = i32})
// -----
llvm.func @f() -> (!llvm.ptr {llvm.inalloca = i32})
// -----
llvm.func @f() -> (i32 {llvm.inalloca = i32})
// -----
func.func private @f() -> (memref<4xf32> {llvm.inalloca = i32})
// -----
llvm.func @f(!llvm.ptr {llvm.inreg})
// -----
llvm.func @f(!llvm.ptr {llvm.inreg = i32})
// -----
llvm.func @f(!llvm.ptr {llvm.inreg = 8 : i64})
// -----
llvm.func @f(!llvm.ptr {llvm.inreg = #llvm.constant_range<i32, 0, 10>})
// -----
llvm.func @f(!llvm.ptr {llvm.inreg = #llvm.mlir.workgroup_attribution<512 : i64, f32>})
// -----
llvm.func @f(i32 {llvm.inreg})
// -----
func.func private @f(memref<4xf32> {llvm.inreg})
// -----
llvm.func @f(f32 {llvm.inreg})
// -----
func.func private @f(index {llvm.inreg})
// -----
llvm.func @f(!llvm.struct<(i32)> {llvm.inreg})
// -----
func.func private @f(tensor<4xf32> {llvm.inreg})
// -----
llvm.func @f(vector<4xi32> {llvm.inreg})
// -----
llvm.func @f(vector<4x!llvm.ptr> {llvm.inreg})
// -----
llvm.func @f() -> (!llvm.ptr {llvm.inreg})
// -----
llvm.func @f() -> (i32 {llvm.inreg})
// -----
func.func private @f() -> (memref<4xf32> {llvm.inreg})
// -----
llvm.func @f(!llvm.ptr {llvm.nest})
// -----
llvm.func @f(!llvm.ptr {llvm.nest = i32})
// -----
llvm.func @f(!llvm.ptr {llvm.nest = 8 : i64})
// -----
llvm.func @f(!llvm.ptr {llvm.nest = #llvm.constant_range<i32, 0, 10>})
// -----
llvm.func @f(!llvm.ptr {llvm.nest = #llvm.mlir.workgroup_attribution<512 : i64, f32>})
// -----
llvm.func @f(i32 {llvm.nest})
// -----
func.func private @f(memref<4xf32> {llvm.nest})
// -----
llvm.func @f(f32 {llvm.nest})
// -----
func.func private @f(index {llvm.nest})
// -----
llvm.func @f(!llvm.struct<(i32)> {llvm.nest})
// -----
func.func private @f(tensor<4xf32> {llvm.nest})
// -----
llvm.func @f(vector<4xi32> {llvm.nest})
// -----
llvm.func @f(vector<4x!llvm.ptr> {llvm.nest})
// -----
llvm.func @f() -> (!llvm.ptr {llvm.nest})
// -----
llvm.func @f() -> (i32 {llvm.nest})
// -----
func.func private @f() -> (memref<4xf32> {llvm.nest})
// -----
llvm.func @f(!llvm.ptr {llvm.noalias})
// -----
llvm.func @f(!llvm.ptr {llvm.noalias = i32})
// -----
llvm.func @f(!llvm.ptr {llvm.noalias = 8 : i64})
// -----
llvm.func @f(!llvm.ptr {llvm.noalias = #llvm.constant_range<i32, 0, 10>})
// -----
llvm.func @f(!llvm.ptr {llvm.noalias = #llvm.mlir.workgroup_attribution<512 : i64, f32>})
// -----
llvm.func @f(i32 {llvm.noalias})
// -----
func.func private @f(memref<4xf32> {llvm.noalias})
// -----
llvm.func @f(f32 {llvm.noalias})
// -----
func.func private @f(index {llvm.noalias})
// -----
llvm.func @f(!llvm.struct<(i32)> {llvm.noalias})
// -----
func.func private @f(tensor<4xf32> {llvm.noalias})
// -----
llvm.func @f(vector<4xi32> {llvm.noalias})
// -----
llvm.func @f(vector<4x!llvm.ptr> {llvm.noalias})
// -----
llvm.func @f() -> (!llvm.ptr {llvm.noalias})
// -----
llvm.func @f() -> (i32 {llvm.noalias})
// -----
func.func private @f() -> (memref<4xf32> {llvm.noalias})
// -----
llvm.func @f(!llvm.ptr {llvm.nocapture})
// -----
llvm.func @f(!llvm.ptr {llvm.nocapture = i32})
// -----
llvm.func @f(!llvm.ptr {llvm.nocapture = 8 : i64})
// -----
llvm.func @f(!llvm.ptr {llvm.nocapture = #llvm.constant_range<i32, 0, 10>})
// -----
llvm.func @f(!llvm.ptr {llvm.nocapture = #llvm.mlir.workgroup_attribution<512 : i64, f32>})
// -----
llvm.func @f(i32 {llvm.nocapture})
// -----
func.func private @f(memref<4xf32> {llvm.nocapture})
// -----
llvm.func @f(f32 {llvm.nocapture})
// -----
func.func private @f(index {llvm.nocapture})
// -----
llvm.func @f(!llvm.struct<(i32)> {llvm.nocapture})
// -----
func.func private @f(tensor<4xf32> {llvm.nocapture})
// -----
llvm.func @f(vector<4xi32> {llvm.nocapture})
// -----
llvm.func @f(vector<4x!llvm.ptr> {llvm.nocapture})
// -----
llvm.func @f() -> (!llvm.ptr {llvm.nocapture})
// -----
llvm.func @f() -> (i32 {llvm.nocapture})
// -----
func.func private @f() -> (memref<4xf32> {llvm.nocapture})
// -----
llvm.func @f(!llvm.ptr {llvm.nofree})
// -----
llvm.func @f(!llvm.ptr {llvm.nofree = i32})
// -----
llvm.func @f(!llvm.ptr {llvm.nofree = 8 : i64})
// -----
llvm.func @f(!llvm.ptr {llvm.nofree = #llvm.constant_range<i32, 0, 10>})
// -----
llvm.func @f(!llvm.ptr {llvm.nofree = #llvm.mlir.workgroup_attribution<512 : i64, f32>})
// -----
llvm.func @f(i32 {llvm.nofree})
// -----
func.func private @f(memref<4xf32> {llvm.nofree})
// -----
llvm.func @f(f32 {llvm.nofree})
// -----
func.func private @f(index {llvm.nofree})
// -----
llvm.func @f(!llvm.struct<(i32)> {llvm.nofree})
// -----
func.func private @f(tensor<4xf32> {llvm.nofree})
// -----
llvm.func @f(vector<4xi32> {llvm.nofree})
// -----
llvm.func @f(vector<4x!llvm.ptr> {llvm.nofree})
// -----
llvm.func @f() -> (!llvm.ptr {llvm.nofree})
// -----
llvm.func @f() -> (i32 {llvm.nofree})
// -----
func.func private @f() -> (memref<4xf32> {llvm.nofree})
// -----
llvm.func @f(!llvm.ptr {llvm.nonnull})
// -----
llvm.func @f(!llvm.ptr {llvm.nonnull = i32})
// -----
llvm.func @f(!llvm.ptr {llvm.nonnull = 8 : i64})
// -----
llvm.func @f(!llvm.ptr {llvm.nonnull = #llvm.constant_range<i32, 0, 10>})
// -----
llvm.func @f(!llvm.ptr {llvm.nonnull = #llvm.mlir.workgroup_attribution<512 : i64, f32>})
// -----
llvm.func @f(i32 {llvm.nonnull})
// -----
func.func private @f(memref<4xf32> {llvm.nonnull})
// -----
llvm.func @f(f32 {llvm.nonnull})
// -----
func.func private @f(index {llvm.nonnull})
// -----
llvm.func @f(!llvm.struct<(i32)> {llvm.nonnull})
// -----
func.func private @f(tensor<4xf32> {llvm.nonnull})
// -----
llvm.func @f(vector<4xi32> {llvm.nonnull})
// -----
llvm.func @f(vector<4x!llvm.ptr> {llvm.nonnull})
// -----
llvm.func @f() -> (!llvm.ptr {llvm.nonnull})
// -----
llvm.func @f() -> (i32 {llvm.nonnull})
// -----
func.func private @f() -> (memref<4xf32> {llvm.nonnull})
// -----
llvm.func @f(!llvm.ptr {llvm.preallocated})
// -----
llvm.func @f(!llvm.ptr {llvm.preallocated = i32})
// -----
llvm.func @f(!llvm.ptr {llvm.preallocated = 8 : i64})
// -----
llvm.func @f(!llvm.ptr {llvm.preallocated = #llvm.constant_range<i32, 0, 10>})
// -----
llvm.func @f(!llvm.ptr {llvm.preallocated = #llvm.mlir.workgroup_attribution<512 : i64, f32>})
// -----
llvm.func @f(i32 {llvm.preallocated = i32})
// -----
func.func private @f(memref<4xf32> {llvm.preallocated = i32})
// -----
llvm.func @f(f32 {llvm.preallocated = i32})
// -----
func.func private @f(index {llvm.preallocated = i32})
// -----
llvm.func @f(!llvm.struct<(i32)> {llvm.preallocated = i32})
// -----
func.func private @f(tensor<4xf32> {llvm.preallocated = i32})
// -----
llvm.func @f(vector<4xi32> {llvm.preallocated = i32})
// -----
llvm.func @f(vector<4x!llvm.ptr> {llvm.preallocated = i32})
// -----
llvm.func @f() -> (!llvm.ptr {llvm.preallocated = i32})
// -----
llvm.func @f() -> (i32 {llvm.preallocated = i32})
// -----
func.func private @f() -> (memref<4xf32> {llvm.preallocated = i32})
// -----
llvm.func @f(!llvm.ptr {llvm.range})
// -----
llvm.func @f(!llvm.ptr {llvm.range = i32})
// -----
llvm.func @f(!llvm.ptr {llvm.range = 8 : i64})
// -----
llvm.func @f(!llvm.ptr {llvm.range = #llvm.constant_range<i32, 0, 10>})
// -----
llvm.func @f(!llvm.ptr {llvm.range = #llvm.mlir.workgroup_attribution<512 : i64, f32>})
// -----
llvm.func @f(i32 {llvm.range = #llvm.constant_range<i32, 0, 10>})
// -----
func.func private @f(memref<4xf32> {llvm.range = #llvm.constant_range<i32, 0, 10>})
// -----
llvm.func @f(f32 {llvm.range = #llvm.constant_range<i32, 0, 10>})
// -----
func.func private @f(index {llvm.range = #llvm.constant_range<i32, 0, 10>})
// -----
llvm.func @f(!llvm.struct<(i32)> {llvm.range = #llvm.constant_range<i32, 0, 10>})
// -----
func.func private @f(tensor<4xf32> {llvm.range = #llvm.constant_range<i32, 0, 10>})
// -----
llvm.func @f(vector<4xi32> {llvm.range = #llvm.constant_range<i32, 0, 10>})
// -----
llvm.func @f(vector<4x!llvm.ptr> {llvm.range = #llvm.constant_range<i32, 0, 10>})
// -----
llvm.func @f() -> (!llvm.ptr {llvm.range = #llvm.constant_range<i32, 0, 10>})
// -----
llvm.func @f() -> (i32 {llvm.range = #llvm.constant_range<i32, 0, 10>})
// -----
func.func private @f() -> (memref<4xf32> {llvm.range = #llvm.constant_range<i32, 0, 10>})
// -----
llvm.func @f(!llvm.ptr {llvm.readonly})
// -----
llvm.func @f(!llvm.ptr {llvm.readonly = i32})
// -----
llvm.func @f(!llvm.ptr {llvm.readonly = 8 : i64})
// -----
llvm.func @f(!llvm.ptr {llvm.readonly = #llvm.constant_range<i32, 0, 10>})
// -----
llvm.func @f(!llvm.ptr {llvm.readonly = #llvm.mlir.workgroup_attribution<512 : i64, f32>})
// -----
llvm.func @f(i32 {llvm.readonly})
// -----
func.func private @f(memref<4xf32> {llvm.readonly})
// -----
llvm.func @f(f32 {llvm.readonly})
// -----
func.func private @f(index {llvm.readonly})
// -----
llvm.func @f(!llvm.struct<(i32)> {llvm.readonly})
// -----
func.func private @f(tensor<4xf32> {llvm.readonly})
// -----
llvm.func @f(vector<4xi32> {llvm.readonly})
// -----
llvm.func @f(vector<4x!llvm.ptr> {llvm.readonly})
// -----
llvm.func @f() -> (!llvm.ptr {llvm.readonly})
// -----
llvm.func @f() -> (i32 {llvm.readonly})
// -----
func.func private @f() -> (memref<4xf32> {llvm.readonly})
// -----
llvm.func @f(!llvm.ptr {llvm.returned})
// -----
llvm.func @f(!llvm.ptr {llvm.returned = i32})
// -----
llvm.func @f(!llvm.ptr {llvm.returned = 8 : i64})
// -----
llvm.func @f(!llvm.ptr {llvm.returned = #llvm.constant_range<i32, 0, 10>})
// -----
llvm.func @f(!llvm.ptr {llvm.returned = #llvm.mlir.workgroup_attribution<512 : i64, f32>})
// -----
llvm.func @f(i32 {llvm.returned})
// -----
func.func private @f(memref<4xf32> {llvm.returned})
// -----
llvm.func @f(f32 {llvm.returned})
// -----
func.func private @f(index {llvm.returned})
// -----
llvm.func @f(!llvm.struct<(i32)> {llvm.returned})
// -----
func.func private @f(tensor<4xf32> {llvm.returned})
// -----
llvm.func @f(vector<4xi32> {llvm.returned})
// -----
llvm.func @f(vector<4x!llvm.ptr> {llvm.returned})
// -----
llvm.func @f() -> (!llvm.ptr {llvm.returned})
// -----
llvm.func @f() -> (i32 {llvm.returned})
// -----
func.func private @f() -> (memref<4xf32> {llvm.returned})
// -----
llvm.func @f(!llvm.ptr {llvm.signext})
// -----
llvm.func @f(!llvm.ptr {llvm.signext = i32})
// -----
llvm.func @f(!llvm.ptr {llvm.signext = 8 : i64})
// -----
llvm.func @f(!llvm.ptr {llvm.signext = #llvm.constant_range<i32, 0, 10>})
// -----
llvm.func @f(!llvm.ptr {llvm.signext = #llvm.mlir.workgroup_attribution<512 : i64, f32>})
// -----
llvm.func @f(i32 {llvm.signext})
// -----
func.func private @f(memref<4xf32> {llvm.signext})
// -----
llvm.func @f(f32 {llvm.signext})
// -----
func.func private @f(index {llvm.signext})
// -----
llvm.func @f(!llvm.struct<(i32)> {llvm.signext})
// -----
func.func private @f(tensor<4xf32> {llvm.signext})
// -----
llvm.func @f(vector<4xi32> {llvm.signext})
// -----
llvm.func @f(vector<4x!llvm.ptr> {llvm.signext})
// -----
llvm.func @f() -> (!llvm.ptr {llvm.signext})
// -----
llvm.func @f() -> (i32 {llvm.signext})
// -----
func.func private @f() -> (memref<4xf32> {llvm.signext})
// -----
llvm.func @f(!llvm.ptr {llvm.alignstack})
// -----
llvm.func @f(!llvm.ptr {llvm.alignstack = i32})
// -----
llvm.func @f(!llvm.ptr {llvm.alignstack = 8 : i64})
// -----
llvm.func @f(!llvm.ptr {llvm.alignstack = #llvm.constant_range<i32, 0, 10>})
// -----
llvm.func @f(!llvm.ptr {llvm.alignstack = #llvm.mlir.workgroup_attribution<512 : i64, f32>})
// -----
llvm.func @f(i32 {llvm.alignstack = 8 : i64})
// -----
func.func private @f(memref<4xf32> {llvm.alignstack = 8 : i64})
// -----
llvm.func @f(f32 {llvm.alignstack = 8 : i64})
// -----
func.func private @f(index {llvm.alignstack = 8 : i64})
// -----
llvm.func @f(!llvm.struct<(i32)> {llvm.alignstack = 8 : i64})
// -----
func.func private @f(tensor<4xf32> {llvm.alignstack = 8 : i64})
// -----
llvm.func @f(vector<4xi32> {llvm.alignstack = 8 : i64})
// -----
llvm.func @f(vector<4x!llvm.ptr> {llvm.alignstack = 8 : i64})
// -----
llvm.func @f() -> (!llvm.ptr {llvm.alignstack = 8 : i64})
// -----
llvm.func @f() -> (i32 {llvm.alignstack = 8 : i64})
// -----
func.func private @f() -> (memref<4xf32> {llvm.alignstack = 8 : i64})
// -----
llvm.func @f(!llvm.ptr {llvm.sret})
// -----
llvm.func @f(!llvm.ptr {llvm.sret = i32})
// -----
llvm.func @f(!llvm.ptr {llvm.sret = 8 : i64})
// -----
llvm.func @f(!llvm.ptr {llvm.sret = #llvm.constant_range<i32, 0, 10>})
// -----
llvm.func @f(!llvm.ptr {llvm.sret = #llvm.mlir.workgroup_attribution<512 : i64, f32>})
// -----
llvm.func @f(i32 {llvm.sret = i32})
// -----
func.func private @f(memref<4xf32> {llvm.sret = i32})
// -----
llvm.func @f(f32 {llvm.sret = i32})
// -----
func.func private @f(index {llvm.sret = i32})
// -----
llvm.func @f(!llvm.struct<(i32)> {llvm.sret = i32})
// -----
func.func private @f(tensor<4xf32> {llvm.sret = i32})
// -----
llvm.func @f(vector<4xi32> {llvm.sret = i32})
// -----
llvm.func @f(vector<4x!llvm.ptr> {llvm.sret = i32})
// -----
llvm.func @f() -> (!llvm.ptr {llvm.sret = i32})
// -----
llvm.func @f() -> (i32 {llvm.sret = i32})
// -----
func.func private @f() -> (memref<4xf32> {llvm.sret = i32})
// -----
llvm.func @f(!llvm.ptr {llvm.writeonly})
// -----
llvm.func @f(!llvm.ptr {llvm.writeonly = i32})
// -----
llvm.func @f(!llvm.ptr {llvm.writeonly = 8 : i64})
// -----
llvm.func @f(!llvm.ptr {llvm.writeonly = #llvm.constant_range<i32, 0, 10>})
// -----
llvm.func @f(!llvm.ptr {llvm.writeonly = #llvm.mlir.workgroup_attribution<512 : i64, f32>})
// -----
llvm.func @f(i32 {llvm.writeonly})
// -----
func.func private @f(memref<4xf32> {llvm.writeonly})
// -----
llvm.func @f(f32 {llvm.writeonly})
// -----
func.func private @f(index {llvm.writeonly})
// -----
llvm.func @f(!llvm.struct<(i32)> {llvm.writeonly})
// -----
func.func private @f(tensor<4xf32> {llvm.writeonly})
// -----
llvm.func @f(vector<4xi32> {llvm.writeonly})
// -----
llvm.func @f(vector<4x!llvm.ptr> {llvm.writeonly})
// -----
llvm.func @f() -> (!llvm.ptr {llvm.writeonly})
// -----
llvm.func @f() -> (i32 {llvm.writeonly})
// -----
func.func private @f() -> (memref<4xf32> {llvm.writeonly})
// -----
llvm.func @f(!llvm.ptr {llvm.zeroext})
// -----
llvm.func @f(!llvm.ptr {llvm.zeroext = i32})
// -----
llvm.func @f(!llvm.ptr {llvm.zeroext = 8 : i64})
// -----
llvm.func @f(!llvm.ptr {llvm.zeroext = #llvm.constant_range<i32, 0, 10>})
// -----
llvm.func @f(!llvm.ptr {llvm.zeroext = #llvm.mlir.workgroup_attribution<512 : i64, f32>})
// -----
llvm.func @f(i32 {llvm.zeroext})
// -----
func.func private @f(memref<4xf32> {llvm.zeroext})
// -----
llvm.func @f(f32 {llvm.zeroext})
// -----
func.func private @f(index {llvm.zeroext})
// -----
llvm.func @f(!llvm.struct<(i32)> {llvm.zeroext})
// -----
func.func private @f(tensor<4xf32> {llvm.zeroext})
// -----
llvm.func @f(vector<4xi32> {llvm.zeroext})
// -----
llvm.func @f(vector<4x!llvm.ptr> {llvm.zeroext})
// -----
llvm.func @f() -> (!llvm.ptr {llvm.zeroext})
// -----
llvm.func @f() -> (i32 {llvm.zeroext})
// -----
func.func private @f() -> (memref<4xf32> {llvm.zeroext})
// -----
llvm.func @f(!llvm.ptr {llvm.align})
// -----
llvm.func @f(!llvm.ptr {llvm.align = i32})
// -----
llvm.func @f(!llvm.ptr {llvm.align = 8 : i64})
// -----
llvm.func @f(!llvm.ptr {llvm.align = #llvm.constant_range<i32, 0, 10>})
// -----
llvm.func @f(!llvm.ptr {llvm.align = #llvm.mlir.workgroup_attribution<512 : i64, f32>})
// -----
llvm.func @f(i32 {llvm.align = 8 : i64})
// -----
func.func private @f(memref<4xf32> {llvm.align = 8 : i64})
// -----
llvm.func @f(f32 {llvm.align = 8 : i64})
// -----
func.func private @f(index {llvm.align = 8 : i64})
// -----
llvm.func @f(!llvm.struct<(i32)> {llvm.align = 8 : i64})
// -----
func.func private @f(tensor<4xf32> {llvm.align = 8 : i64})
// -----
llvm.func @f(vector<4xi32> {llvm.align = 8 : i64})
// -----
llvm.func @f(vector<4x!llvm.ptr> {llvm.align = 8 : i64})
// -----
llvm.func @f() -> (!llvm.ptr {llvm.align = 8 : i64})
// -----
llvm.func @f() -> (i32 {llvm.align = 8 : i64})
// -----
func.func private @f() -> (memref<4xf32> {llvm.align = 8 : i64})
// -----
llvm.func @f(!llvm.ptr {llvm.readnone})
// -----
llvm.func @f(!llvm.ptr {llvm.readnone = i32})
// -----
llvm.func @f(!llvm.ptr {llvm.readnone = 8 : i64})
// -----
llvm.func @f(!llvm.ptr {llvm.readnone = #llvm.constant_range<i32, 0, 10>})
// -----
llvm.func @f(!llvm.ptr {llvm.readnone = #llvm.mlir.workgroup_attribution<512 : i64, f32>})
// -----
llvm.func @f(i32 {llvm.readnone})
// -----
func.func private @f(memref<4xf32> {llvm.readnone})
// -----
llvm.func @f(f32 {llvm.readnone})
// -----
func.func private @f(index {llvm.readnone})
// -----
llvm.func @f(!llvm.struct<(i32)> {llvm.readnone})
// -----
func.func private @f(tensor<4xf32> {llvm.readnone})
// -----
llvm.func @f(vector<4xi32> {llvm.readnone})
// -----
llvm.func @f(vector<4x!llvm.ptr> {llvm.readnone})
// -----
llvm.func @f() -> (!llvm.ptr {llvm.readnone})
// -----
llvm.func @f() -> (i32 {llvm.readnone})
// -----
func.func private @f() -> (memref<4xf32> {llvm.readnone})
// -----
llvm.func @f(!llvm.ptr {llvm.mlir.workgroup_attribution})
// -----
llvm.func @f(!llvm.ptr {llvm.mlir.workgroup_attribution = i32})
// -----
llvm.func @f(!llvm.ptr {llvm.mlir.workgroup_attribution = 8 : i64})
// -----
llvm.func @f(!llvm.ptr {llvm.mlir.workgroup_attribution = #llvm.constant_range<i32, 0, 10>})
// -----
llvm.func @f(!llvm.ptr {llvm.mlir.workgroup_attribution = #llvm.mlir.workgroup_attribution<512 : i64, f32>})
// -----
llvm.func @f(i32 {llvm.mlir.workgroup_attribution = #llvm.mlir.workgroup_attribution<512 : i64, f32>})
// -----
func.func private @f(memref<4xf32> {llvm.mlir.workgroup_attribution = #llvm.mlir.workgroup_attribution<512 : i64, f32>})
// -----
llvm.func @f(f32 {llvm.mlir.workgroup_attribution = #llvm.mlir.workgroup_attribution<512 : i64, f32>})
// -----
func.func private @f(index {llvm.mlir.workgroup_attribution = #llvm.mlir.workgroup_attribution<512 : i64, f32>})
// -----
llvm.func @f(!llvm.struct<(i32)> {llvm.mlir.workgroup_attribution = #llvm.mlir.workgroup_attribution<512 : i64, f32>})
// -----
func.func private @f(tensor<4xf32> {llvm.mlir.workgroup_attribution = #llvm.mlir.workgroup_attribution<512 : i64, f32>})
// -----
llvm.func @f(vector<4xi32> {llvm.mlir.workgroup_attribution = #llvm.mlir.workgroup_attribution<512 : i64, f32>})
// -----
llvm.func @f(vector<4x!llvm.ptr> {llvm.mlir.workgroup_attribution = #llvm.mlir.workgroup_attribution<512 : i64, f32>})
// -----
llvm.func @f() -> (!llvm.ptr {llvm.mlir.workgroup_attribution = #llvm.mlir.workgroup_attribution<512 : i64, f32>})
// -----
llvm.func @f() -> (i32 {llvm.mlir.workgroup_attribution = #llvm.mlir.workgroup_attribution<512 : i64, f32>})
// -----
func.func private @f() -> (memref<4xf32> {llvm.mlir.workgroup_attribution = #llvm.mlir.workgroup_attribution<512 : i64, f32>})
// -----
func.func private @f(i32 {llvm.align = 4 : i64})
// -----
func.func private @f(!llvm.ptr {llvm.align = 4 : i64})
// -----
func.func private @f(memref<4xi32> {llvm.align = 4 : i64, llvm.noalias})
// -----
gpu.module @m { gpu.func @f(%x: i32 {llvm.noalias}) { gpu.return } }
// -----
"t.t"() ({ ^bb0(%x: i32): }) {arg_attrs = [{llvm.noalias}]} : () -> ()
// -----
func.func private @f(!llvm.ptr {llvm.align = 3 : i64})
// -----
func.func private @f(!llvm.ptr {llvm.align = 8 : i32})
// -----
func.func private @f(i32 {llvm.range = #llvm.constant_range<i64, 0, 10>})
// -----
func.func private @f(i64 {llvm.range = #llvm.constant_range<i64, 0, 10>})
// -----
func.func private @f(!llvm.ptr {llvm.sret = index})
// -----
llvm.func @f(!llvm.ptr {llvm.mlir.workgroup_attribution = 3})
