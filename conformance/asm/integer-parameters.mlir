// ARGS: --split-input-file --allow-unregistered-dialect
func.func private @f(!nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>, num_barriers = -1>)
// -----
func.func private @f(!nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>, num_barriers = -99999999>)
// -----
func.func private @f(!nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>, num_barriers = -100000000>)
// -----
func.func private @f(!nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>, num_barriers = -0x7fffffff>)
// -----
func.func private @f(!nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>, num_barriers = -0x80000000>)
// -----
func.func private @f(!nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>, num_barriers = -00000000001>)
// -----
func.func private @f(!nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>, num_barriers = 4294967296>)
// -----
func.func private @f(!nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>, num_barriers = -9999999999999999>)
// -----
func.func private @f(!nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>, num_barriers = -10000000000000000>)
// -----
func.func private @f(!nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>, num_barriers = -0x8000000000000000>)
// -----
func.func private @f(!nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>, num_barriers = 18446744073709551616>)
// -----
func.func private @f(!nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>, num_barriers = true>)
// -----
func.func private @f(!nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>, num_barriers = >)
// -----
func.func private @f(!llvm.array<-1 x f32>)
// -----
func.func private @f(!llvm.array<-99999999 x f32>)
// -----
func.func private @f(!llvm.array<-100000000 x f32>)
// -----
func.func private @f(!llvm.array<-0x7fffffff x f32>)
// -----
func.func private @f(!llvm.array<-0x80000000 x f32>)
// -----
func.func private @f(!llvm.array<-00000000001 x f32>)
// -----
func.func private @f(!llvm.array<4294967296 x f32>)
// -----
func.func private @f(!llvm.array<-9999999999999999 x f32>)
// -----
func.func private @f(!llvm.array<-10000000000000000 x f32>)
// -----
func.func private @f(!llvm.array<-0x8000000000000000 x f32>)
// -----
func.func private @f(!llvm.array<18446744073709551616 x f32>)
// -----
func.func private @f(!llvm.array<true x f32>)
// -----
func.func private @f(!llvm.array< x f32>)
// -----
func.func private @f(!llvm.ptr<-1>)
// -----
func.func private @f(!llvm.ptr<-99999999>)
// -----
func.func private @f(!llvm.ptr<-100000000>)
// -----
func.func private @f(!llvm.ptr<-0x7fffffff>)
// -----
func.func private @f(!llvm.ptr<-0x80000000>)
// -----
func.func private @f(!llvm.ptr<-00000000001>)
// -----
func.func private @f(!llvm.ptr<4294967296>)
// -----
func.func private @f(!llvm.ptr<-9999999999999999>)
// -----
func.func private @f(!llvm.ptr<-10000000000000000>)
// -----
func.func private @f(!llvm.ptr<-0x8000000000000000>)
// -----
func.func private @f(!llvm.ptr<18446744073709551616>)
// -----
func.func private @f(!llvm.ptr<true>)
// -----
func.func private @f(!llvm.ptr<>)
// -----
func.func private @f(!llvm.target<"x", i32, 3, -1>)
// -----
func.func private @f(!llvm.target<"x", i32, 3, -99999999>)
// -----
func.func private @f(!llvm.target<"x", i32, 3, -100000000>)
// -----
func.func private @f(!llvm.target<"x", i32, 3, -0x7fffffff>)
// -----
func.func private @f(!llvm.target<"x", i32, 3, -0x80000000>)
// -----
func.func private @f(!llvm.target<"x", i32, 3, -00000000001>)
// -----
func.func private @f(!llvm.target<"x", i32, 3, 4294967296>)
// -----
func.func private @f(!llvm.target<"x", i32, 3, -9999999999999999>)
// -----
func.func private @f(!llvm.target<"x", i32, 3, -10000000000000000>)
// -----
func.func private @f(!llvm.target<"x", i32, 3, -0x8000000000000000>)
// -----
func.func private @f(!llvm.target<"x", i32, 3, 18446744073709551616>)
// -----
func.func private @f(!llvm.target<"x", i32, 3, true>)
// -----
func.func private @f(!llvm.target<"x", i32, 3, >)
// -----
"t.x"() {a = #gpu.mask<-1>} : () -> ()
// -----
"t.x"() {a = #gpu.mask<-99999999>} : () -> ()
// -----
"t.x"() {a = #gpu.mask<-100000000>} : () -> ()
// -----
"t.x"() {a = #gpu.mask<-0x7fffffff>} : () -> ()
// -----
"t.x"() {a = #gpu.mask<-0x80000000>} : () -> ()
// -----
"t.x"() {a = #gpu.mask<-00000000001>} : () -> ()
// -----
"t.x"() {a = #gpu.mask<4294967296>} : () -> ()
// -----
"t.x"() {a = #gpu.mask<-9999999999999999>} : () -> ()
// -----
"t.x"() {a = #gpu.mask<-10000000000000000>} : () -> ()
// -----
"t.x"() {a = #gpu.mask<-0x8000000000000000>} : () -> ()
// -----
"t.x"() {a = #gpu.mask<18446744073709551616>} : () -> ()
// -----
"t.x"() {a = #gpu.mask<true>} : () -> ()
// -----
"t.x"() {a = #gpu.mask<>} : () -> ()
// -----
"t.x"() {a = #llvm.di_derived_type<tag = DW_TAG_pointer_type, name = "x", alignInBits = -1>} : () -> ()
// -----
"t.x"() {a = #llvm.di_derived_type<tag = DW_TAG_pointer_type, name = "x", alignInBits = -99999999>} : () -> ()
// -----
"t.x"() {a = #llvm.di_derived_type<tag = DW_TAG_pointer_type, name = "x", alignInBits = -100000000>} : () -> ()
// -----
"t.x"() {a = #llvm.di_derived_type<tag = DW_TAG_pointer_type, name = "x", alignInBits = -0x7fffffff>} : () -> ()
// -----
"t.x"() {a = #llvm.di_derived_type<tag = DW_TAG_pointer_type, name = "x", alignInBits = -0x80000000>} : () -> ()
// -----
"t.x"() {a = #llvm.di_derived_type<tag = DW_TAG_pointer_type, name = "x", alignInBits = -00000000001>} : () -> ()
// -----
"t.x"() {a = #llvm.di_derived_type<tag = DW_TAG_pointer_type, name = "x", alignInBits = 4294967296>} : () -> ()
// -----
"t.x"() {a = #llvm.di_derived_type<tag = DW_TAG_pointer_type, name = "x", alignInBits = -9999999999999999>} : () -> ()
// -----
"t.x"() {a = #llvm.di_derived_type<tag = DW_TAG_pointer_type, name = "x", alignInBits = -10000000000000000>} : () -> ()
// -----
"t.x"() {a = #llvm.di_derived_type<tag = DW_TAG_pointer_type, name = "x", alignInBits = -0x8000000000000000>} : () -> ()
// -----
"t.x"() {a = #llvm.di_derived_type<tag = DW_TAG_pointer_type, name = "x", alignInBits = 18446744073709551616>} : () -> ()
// -----
"t.x"() {a = #llvm.di_derived_type<tag = DW_TAG_pointer_type, name = "x", alignInBits = true>} : () -> ()
// -----
"t.x"() {a = #llvm.di_derived_type<tag = DW_TAG_pointer_type, name = "x", alignInBits = >} : () -> ()
// -----
"t.x"() {a = #llvm.di_derived_type<tag = DW_TAG_pointer_type, name = "x", dwarfAddressSpace = -1>} : () -> ()
// -----
"t.x"() {a = #llvm.di_derived_type<tag = DW_TAG_pointer_type, name = "x", dwarfAddressSpace = -99999999>} : () -> ()
// -----
"t.x"() {a = #llvm.di_derived_type<tag = DW_TAG_pointer_type, name = "x", dwarfAddressSpace = -100000000>} : () -> ()
// -----
"t.x"() {a = #llvm.di_derived_type<tag = DW_TAG_pointer_type, name = "x", dwarfAddressSpace = -0x7fffffff>} : () -> ()
// -----
"t.x"() {a = #llvm.di_derived_type<tag = DW_TAG_pointer_type, name = "x", dwarfAddressSpace = -0x80000000>} : () -> ()
// -----
"t.x"() {a = #llvm.di_derived_type<tag = DW_TAG_pointer_type, name = "x", dwarfAddressSpace = -00000000001>} : () -> ()
// -----
"t.x"() {a = #llvm.di_derived_type<tag = DW_TAG_pointer_type, name = "x", dwarfAddressSpace = 4294967296>} : () -> ()
// -----
"t.x"() {a = #llvm.di_derived_type<tag = DW_TAG_pointer_type, name = "x", dwarfAddressSpace = -9999999999999999>} : () -> ()
// -----
"t.x"() {a = #llvm.di_derived_type<tag = DW_TAG_pointer_type, name = "x", dwarfAddressSpace = -10000000000000000>} : () -> ()
// -----
"t.x"() {a = #llvm.di_derived_type<tag = DW_TAG_pointer_type, name = "x", dwarfAddressSpace = -0x8000000000000000>} : () -> ()
// -----
"t.x"() {a = #llvm.di_derived_type<tag = DW_TAG_pointer_type, name = "x", dwarfAddressSpace = 18446744073709551616>} : () -> ()
// -----
"t.x"() {a = #llvm.di_derived_type<tag = DW_TAG_pointer_type, name = "x", dwarfAddressSpace = true>} : () -> ()
// -----
"t.x"() {a = #llvm.di_derived_type<tag = DW_TAG_pointer_type, name = "x", dwarfAddressSpace = >} : () -> ()
// -----
"t.x"() {a = #dlti.function_pointer_alignment<-1, function_dependent = false>} : () -> ()
// -----
"t.x"() {a = #dlti.function_pointer_alignment<-99999999, function_dependent = false>} : () -> ()
// -----
"t.x"() {a = #dlti.function_pointer_alignment<-100000000, function_dependent = false>} : () -> ()
// -----
"t.x"() {a = #dlti.function_pointer_alignment<-0x7fffffff, function_dependent = false>} : () -> ()
// -----
"t.x"() {a = #dlti.function_pointer_alignment<-0x80000000, function_dependent = false>} : () -> ()
// -----
"t.x"() {a = #dlti.function_pointer_alignment<-00000000001, function_dependent = false>} : () -> ()
// -----
"t.x"() {a = #dlti.function_pointer_alignment<4294967296, function_dependent = false>} : () -> ()
// -----
"t.x"() {a = #dlti.function_pointer_alignment<-9999999999999999, function_dependent = false>} : () -> ()
// -----
"t.x"() {a = #dlti.function_pointer_alignment<-10000000000000000, function_dependent = false>} : () -> ()
// -----
"t.x"() {a = #dlti.function_pointer_alignment<-0x8000000000000000, function_dependent = false>} : () -> ()
// -----
"t.x"() {a = #dlti.function_pointer_alignment<18446744073709551616, function_dependent = false>} : () -> ()
// -----
"t.x"() {a = #dlti.function_pointer_alignment<true, function_dependent = false>} : () -> ()
// -----
"t.x"() {a = #dlti.function_pointer_alignment<, function_dependent = false>} : () -> ()
// -----
"t.x"() {a = #llvm.constant_range<i8, true, 4>} : () -> ()
// -----
"t.x"() {a = #llvm.constant_range<i8, false, 4>} : () -> ()
// -----
"t.x"() {a = #llvm.constant_range<i8, -1, 4>} : () -> ()
// -----
func.func private @f(tensor<4xf32, #sparse_tensor.encoding<{map=(d0)->(d0:compressed), posWidth=true}>>)
// -----
func.func private @f(tensor<4xf32, #sparse_tensor.encoding<{map=(d0)->(d0:compressed), posWidth="x"}>>)
// -----
func.func private @f(tensor<4xf32, #sparse_tensor.encoding<{map=(d0)->(d0:compressed), posWidth=false}>>)
// -----
func.func private @f(tensor<4xf32, #sparse_tensor.encoding<{map=(d0)->(d0:compressed), crdWidth=true}>>)
// -----
func.func private @f(tensor<4xf32, #sparse_tensor.encoding<{map=(d0)->(d0:compressed), crdWidth="x"}>>)
// -----
func.func private @f(tensor<4xf32, #sparse_tensor.encoding<{map=(d0)->(d0:compressed), crdWidth=false}>>)
// -----
func.func private @f(tensor<4x4xf32, #sparse_tensor.encoding<{map=(d0,d1)->(d0:dense, d1 floordiv 4:dense, d1 mod 4 : structured[256, 4])}>>)
// -----
func.func private @f(tensor<4x4xf32, #sparse_tensor.encoding<{map=(d0,d1)->(d0:dense, d1 floordiv 4:dense, d1 mod 4 : structured[2147483648, 4])}>>)
// -----
func.func private @f(tensor<4x4xf32, #sparse_tensor.encoding<{map=(d0,d1)->(d0:dense, d1 floordiv 4:dense, d1 mod 4 : structured[-9223372036854775808, 4])}>>)
