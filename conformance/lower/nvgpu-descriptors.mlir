// ARGS: --split-input-file --convert-nvgpu-to-nvvm
!map = !nvgpu.tensormap.descriptor<tensor = memref<8x64xui8, 3>, swizzle = swizzle_64b, l2promo = l2promo_128b, oob = nan, interleave = none>
func.func @create(%m: memref<*xui8>, %i: index) -> !map {
  %0 = nvgpu.tma.create.descriptor %m box[%i, %i] : memref<*xui8> -> !map
  return %0 : !map
}

// -----

!map = !nvgpu.tensormap.descriptor<tensor = memref<8x32xui16, 3>, swizzle = swizzle_64b, l2promo = l2promo_128b, oob = nan, interleave = none>
func.func @create(%m: memref<*xui16>, %i: index) -> !map {
  %0 = nvgpu.tma.create.descriptor %m box[%i, %i] : memref<*xui16> -> !map
  return %0 : !map
}

// -----

!map = !nvgpu.tensormap.descriptor<tensor = memref<8x16xi32, 3>, swizzle = swizzle_64b, l2promo = l2promo_128b, oob = nan, interleave = none>
func.func @create(%m: memref<*xi32>, %i: index) -> !map {
  %0 = nvgpu.tma.create.descriptor %m box[%i, %i] : memref<*xi32> -> !map
  return %0 : !map
}

// -----

!map = !nvgpu.tensormap.descriptor<tensor = memref<8x16xui32, 3>, swizzle = swizzle_64b, l2promo = l2promo_128b, oob = nan, interleave = none>
func.func @create(%m: memref<*xui32>, %i: index) -> !map {
  %0 = nvgpu.tma.create.descriptor %m box[%i, %i] : memref<*xui32> -> !map
  return %0 : !map
}

// -----

!map = !nvgpu.tensormap.descriptor<tensor = memref<8x8xi64, 3>, swizzle = swizzle_64b, l2promo = l2promo_128b, oob = nan, interleave = none>
func.func @create(%m: memref<*xi64>, %i: index) -> !map {
  %0 = nvgpu.tma.create.descriptor %m box[%i, %i] : memref<*xi64> -> !map
  return %0 : !map
}

// -----

!map = !nvgpu.tensormap.descriptor<tensor = memref<8x8xui64, 3>, swizzle = swizzle_64b, l2promo = l2promo_128b, oob = nan, interleave = none>
func.func @create(%m: memref<*xui64>, %i: index) -> !map {
  %0 = nvgpu.tma.create.descriptor %m box[%i, %i] : memref<*xui64> -> !map
  return %0 : !map
}

// -----

!map = !nvgpu.tensormap.descriptor<tensor = memref<8x32xf16, 3>, swizzle = swizzle_64b, l2promo = l2promo_128b, oob = nan, interleave = none>
func.func @create(%m: memref<*xf16>, %i: index) -> !map {
  %0 = nvgpu.tma.create.descriptor %m box[%i, %i] : memref<*xf16> -> !map
  return %0 : !map
}

// -----

!map = !nvgpu.tensormap.descriptor<tensor = memref<8x16xf32, 3>, swizzle = swizzle_64b, l2promo = l2promo_128b, oob = nan, interleave = none>
func.func @create(%m: memref<*xf32>, %i: index) -> !map {
  %0 = nvgpu.tma.create.descriptor %m box[%i, %i] : memref<*xf32> -> !map
  return %0 : !map
}

// -----

!map = !nvgpu.tensormap.descriptor<tensor = memref<8x8xf64, 3>, swizzle = swizzle_64b, l2promo = l2promo_128b, oob = nan, interleave = none>
func.func @create(%m: memref<*xf64>, %i: index) -> !map {
  %0 = nvgpu.tma.create.descriptor %m box[%i, %i] : memref<*xf64> -> !map
  return %0 : !map
}

// -----

!map = !nvgpu.tensormap.descriptor<tensor = memref<8x32xbf16, 3>, swizzle = swizzle_64b, l2promo = l2promo_128b, oob = nan, interleave = none>
func.func @create(%m: memref<*xbf16>, %i: index) -> !map {
  %0 = nvgpu.tma.create.descriptor %m box[%i, %i] : memref<*xbf16> -> !map
  return %0 : !map
}

// -----

!map = !nvgpu.tensormap.descriptor<tensor = memref<8x64xf16, 3>, swizzle = swizzle_64b, l2promo = none, oob = zero, interleave = none>
func.func @narrow(%m: memref<*xf16>, %i: index) -> !map {
  %0 = nvgpu.tma.create.descriptor %m box[%i, %i] : memref<*xf16> -> !map
  return %0 : !map
}

// -----

!map = !nvgpu.tensormap.descriptor<tensor = memref<8x64xf16, 3>, swizzle = swizzle_32b, l2promo = none, oob = zero, interleave = none>
func.func @narrower(%m: memref<*xf16>, %i: index) -> !map {
  %0 = nvgpu.tma.create.descriptor %m box[%i, %i] : memref<*xf16> -> !map
  return %0 : !map
}
