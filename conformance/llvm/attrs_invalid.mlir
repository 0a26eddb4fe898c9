// ARGS: --split-input-file --allow-unregistered-dialect
"t.t"() {a = #llvm.address_space<x>} : () -> ()
// -----
"t.t"() {a = #llvm.cconv<foo>} : () -> ()
// -----
"t.t"() {a = #llvm.cconv} : () -> ()
// -----
"t.t"() {a = #llvm.comdat any} : () -> ()
// -----
"t.t"() {a = #llvm<comdat foo>} : () -> ()
// -----
"t.t"() {a = #llvm.linkage<foo>} : () -> ()
// -----
"t.t"() {a = #llvm.framePointerKind<non-leaf>} : () -> ()
// -----
"t.t"() {a = #llvm.framePointerKind<foo>} : () -> ()
// -----
"t.t"() {a = #llvm.memory_effects<other = none>} : () -> ()
// -----
"t.t"() {a = #llvm.memory_effects<other = foo>} : () -> ()
// -----
"t.t"() {a = #llvm.alias_scope_domain<description = "x">} : () -> ()
// -----
"t.t"() {a = #llvm.alias_scope<id = 3 : i32, domain = <id = distinct[1]<>>, description = "x">} : () -> ()
// -----
"t.t"() {a = #llvm.alias_scope<id = "abc", domain = "x">} : () -> ()
// -----
"t.t"() {a = #llvm.alias_scope<id = "abc", domain = #llvm.zero>} : () -> ()
// -----
"t.t"() {a = #llvm.access_group<id = "x">} : () -> ()
// -----
"t.t"() {a = #llvm.tbaa_root<foo = "x">} : () -> ()
// -----
"t.t"() {a = #llvm.tbaa_root<identity = "x">} : () -> ()
// -----
"t.t"() {a = #llvm.tbaa_member<"x", 3>} : () -> ()
// -----
"t.t"() {a = #llvm.tbaa_member<#llvm.zero, 3>} : () -> ()
// -----
"t.t"() {a = #llvm.tbaa_type_desc<id = "a", members = {}>} : () -> ()
// -----
"t.t"() {a = #llvm.tbaa_type_desc<id = "a", members = <#llvm.tbaa_root, 0>>} : () -> ()
// -----
"t.t"() {a = #llvm.tbaa_type_desc<id = a, members = {<#llvm.tbaa_root, 0>}>} : () -> ()
// -----
"t.t"() {a = #llvm.tbaa_type_desc<id = "a", members = {<#llvm.tbaa_root, 0>>} : () -> ()
// -----
"t.t"() {a = #llvm.tbaa_tag<base_type = #llvm.zero, access_type = <id = "a", members = {<#llvm.tbaa_root, 0>}>, offset = 0, constant = false>} : () -> ()
// -----
"t.t"() {a = #llvm.mmra_tag<a : "b">} : () -> ()
// -----
"t.t"() {a = #llvm.mmra_tag<"a", "b">} : () -> ()
// -----
"t.t"() {a = #llvm.constant_range<i32, 0>} : () -> ()
// -----
"t.t"() {a = #llvm.constant_range<0, 10>} : () -> ()
// -----
"t.t"() {a = #llvm.constant_range<index, 0, 10>} : () -> ()
// -----
"t.t"() {a = #llvm.constant_range<f32, 0, 10>} : () -> ()
// -----
"t.t"() {a = #llvm.constant_range<i32 0, 10>} : () -> ()
// -----
"t.t"() {a = #llvm.constant_range<i32, a, 10>} : () -> ()
// -----
"t.t"() {a = #llvm.constant_range} : () -> ()
// -----
"t.t"() {a = #llvm.vscale_range<minRange = "a", maxRange = 4>} : () -> ()
// -----
"t.t"() {a = #llvm.target_features<["a"]>} : () -> ()
// -----
"t.t"() {a = #llvm.target_features<[""]>} : () -> ()
// -----
"t.t"() {a = #llvm.target_features<["+a,b"]>} : () -> ()
// -----
"t.t"() {a = #llvm.target_features<[3]>} : () -> ()
// -----
"t.t"() {a = #llvm.target_features<>} : () -> ()
// -----
"t.t"() {a = #llvm.target<chip = "b">} : () -> ()
// -----
"t.t"() {a = #llvm.dso_local_equivalent@f} : () -> ()
// -----
"t.t"() {a = #llvm<dso_local_equivalent @f::@g>} : () -> ()
// -----
"t.t"() {a = #llvm<dso_local_equivalent f>} : () -> ()
// -----
"t.t"() {a = #llvm.blocktag<3>} : () -> ()
// -----
"t.t"() {a = #llvm.blockaddress<function = @f::@g, tag = <id = 3>>} : () -> ()
// -----
"t.t"() {a = #llvm.blockaddress<function = "f", tag = <id = 3>>} : () -> ()
// -----
"t.t"() {a = #llvm.vec_type_hint<hint = 3, is_signed = true>} : () -> ()
// -----
"t.t"() {a = #llvm.tailcallkind<foo>} : () -> ()
// -----
"t.t"() {a = #llvm.mlir.workgroup_attribution<f32, f32>} : () -> ()
// -----
"t.t"() {a = #llvm.mlir.workgroup_attribution<512, 3>} : () -> ()
// -----
"t.t"() {a = #llvm.dereferenceable<8>} : () -> ()
// -----
"t.t"() {a = #llvm.mlir.module_flag<error, "wchar_size", f32>} : () -> ()
// -----
"t.t"() {a = #llvm.mlir.module_flag<error, "wchar_size", 1.0 : f32>} : () -> ()
// -----
"t.t"() {a = #llvm.mlir.module_flag<error, "wchar_size", []>} : () -> ()
// -----
"t.t"() {a = #llvm.mlir.module_flag<error, "wchar_size", unit>} : () -> ()
// -----
"t.t"() {a = #llvm.mlir.module_flag<foo, "wchar_size", 3>} : () -> ()
// -----
"t.t"() {a = #llvm.mlir.module_flag<append, "CG Profile", [3]>} : () -> ()
// -----
"t.t"() {a = #llvm.mlir.module_flag<append, "CG Profile", 3>} : () -> ()
// -----
"t.t"() {a = #llvm.mlir.module_flag<append, "foo", [#llvm.cgprofile_entry<count = 222>]>} : () -> ()
// -----
"t.t"() {a = #llvm.mlir.module_flag<append, "foo", #llvm.cgprofile_entry<count = 222>>} : () -> ()
// -----
"t.t"() {a = #llvm.mlir.module_flag<error, "ProfileSummary", 3>} : () -> ()
// -----
"t.t"() {a = #llvm.mlir.module_flag<error, "ProfileSummary", "x">} : () -> ()
// -----
"t.t"() {a = #llvm.mlir.module_flag<error, "x", #llvm.profile_summary<format = InstrProf, total_count = 263646, max_count = 86427, max_internal_count = 86427, max_function_count = 4691, num_counts = 3712, num_functions = 796, detailed_summary = <cut_off = 10000, min_count = 86427, num_counts = 1>>>} : () -> ()
// -----
"t.t"() {a = #llvm.profile_summary<format = InstrProf, total_count = 263646, max_count = 86427, max_internal_count = 86427, max_function_count = 4691, num_counts = 3712, num_functions = 796>} : () -> ()
// -----
"t.t"() {a = #llvm.profile_summary<format = InstrProf, total_count = 263646, max_count = 86427, max_internal_count = 86427, max_function_count = 4691, num_counts = 3712, num_functions = 796, detailed_summary = >} : () -> ()
// -----
"t.t"() {a = #llvm.cgprofile_entry<from = "a", count = 222>} : () -> ()
// -----
"t.t"() {a = #llvm.dependent_libraries<>} : () -> ()
// -----
"t.t"() {a = #llvm.dependent_libraries<a>} : () -> ()
// -----
"t.t"() {a = #llvm.uwtableKind<foo>} : () -> ()
// -----
"t.t"() {a = #llvm.overflow<foo>} : () -> ()
// -----
"t.t"() {a = #llvm.fastmath<foo>} : () -> ()
// -----
"t.t"() {a = #llvm.loop_vectorize<disable = 3>} : () -> ()
// -----
"t.t"() {a = #llvm.loop_vectorize<width = 3.0>} : () -> ()
// -----
"t.t"() {a = #llvm.loop_vectorize<disable = true, disable = true>} : () -> ()
// -----
"t.t"() {a = #llvm.loop_interleave<>} : () -> ()
// -----
"t.t"() {a = #llvm.loop_annotation<isVectorized = true, startLoc = loc("a.c":1:2)>} : () -> ()
// -----
"t.t"() {a = #llvm.loop_annotation<startLoc = 3>} : () -> ()
// -----
"t.t"() {a = #llvm.blocktag<foo = 3>} : () -> ()
// -----
"t.t"() {a = #llvm.blocktag<id 3>} : () -> ()
// -----
"t.t"() {a = #llvm.blocktag<id = 3, id = 4>} : () -> ()
// -----
"t.t"() {a = #llvm.blocktag<id = 3, foo = 4>} : () -> ()
// -----
"t.t"() {a = #llvm.blocktag<>} : () -> ()
// -----
"t.t"() {a = #llvm.vscale_range<minRange = 1 : i32, minRange = 4 : i32>} : () -> ()
// -----
"t.t"() {a = #llvm.vscale_range<minRange = 1 : i32, foo = 4 : i32>} : () -> ()
// -----
"t.t"() {a = #llvm.vscale_range<foo = 1 : i32, maxRange = 4 : i32>} : () -> ()
// -----
"t.t"() {a = #llvm.vscale_range<minRange = 1 : i32>} : () -> ()
// -----
"t.t"() {a = #llvm.vscale_range<minRange = 1 : i32,>} : () -> ()
// -----
"t.t"() {a = #llvm.vscale_range<minRange = 1 : i32 maxRange = 4 : i32>} : () -> ()
// -----
"t.t"() {a = #llvm.vscale_range<minRange = 1 : i32, maxRange = 4 : i32, minRange = 4 : i32>} : () -> ()
// -----
"t.t"() {a = #llvm.vscale_range<3>} : () -> ()
// -----
"t.t"() {a = #llvm.vscale_range<minRange = 1 : i32, 3>} : () -> ()
// -----
"t.t"() {a = #llvm.dereferenceable<foo = 8>} : () -> ()
// -----
"t.t"() {a = #llvm.dereferenceable<mayBeNull = true>} : () -> ()
// -----
"t.t"() {a = #llvm.dereferenceable<bytes = 8, bytes = 9>} : () -> ()
// -----
"t.t"() {a = #llvm.dereferenceable<bytes = 8,>} : () -> ()
// -----
"t.t"() {a = #llvm.dereferenceable<bytes = 8, 3>} : () -> ()
// -----
"t.t"() {a = #llvm.dereferenceable<>} : () -> ()
// -----
"t.t"() {a = #llvm.dereferenceable<bytes = 8, mayBeNull = 2>} : () -> ()
// -----
"t.t"() {a = #llvm.dereferenceable<bytes = 8, mayBeNull = -1>} : () -> ()
// -----
"t.t"() {a = #llvm.dereferenceable<bytes = 8, mayBeNull = -2>} : () -> ()
// -----
"t.t"() {a = #llvm.dereferenceable<bytes = 8, mayBeNull = foo>} : () -> ()
// -----
"t.t"() {a = #llvm.dereferenceable<bytes = 8, mayBeNull = >} : () -> ()
// -----
"t.t"() {a = #llvm.dereferenceable<bytes = >} : () -> ()
// -----
"t.t"() {a = #llvm.loop_licm<disable = >} : () -> ()
// -----
"t.t"() {a = #llvm.loop_licm<disable>} : () -> ()
// -----
"t.t"() {a = #llvm.loop_licm<3>} : () -> ()
// -----
"t.t"() {a = #llvm.loop_licm<foo = 3>} : () -> ()
// -----
"t.t"() {a = #llvm.loop_licm<disable = true, foo = 3>} : () -> ()
// -----
"t.t"() {a = #llvm.loop_licm<disable = true,>} : () -> ()
// -----
"t.t"() {a = #llvm.loop_licm<disable = true 3>} : () -> ()
// -----
"t.t"() {a = #llvm.overflow<>} : () -> ()
// -----
"t.t"() {a = #llvm.overflow<"nsw, nuw">} : () -> ()
// -----
"t.t"() {a = #llvm.overflow<"nsw">} : () -> ()
// -----
"t.t"() {a = #llvm.overflow<nsw,>} : () -> ()
// -----
"t.t"() {a = #llvm.overflow<nsw nuw>} : () -> ()
// -----
"t.t"() {a = #llvm.overflow<nsw|nuw>} : () -> ()
// -----
"t.t"() {a = #llvm.tbaa_member<#llvm.tbaa_root>} : () -> ()
// -----
"t.t"() {a = #llvm.tbaa_member<#llvm.tbaa_root, >} : () -> ()
// -----
"t.t"() {a = #llvm.tbaa_member<>} : () -> ()
// -----
"t.t"() {a = #llvm.mmra_tag<>} : () -> ()
// -----
"t.t"() {a = #llvm.ptr} : () -> ()
// -----
"t.t"() {a = #llvm.target<triple = "a", chip = "b", features = >} : () -> ()
// -----
"t.t"() {a = #llvm.target<triple = "a", chip = "b", features = <["a"]>>} : () -> ()
// -----
"t.t"() {a = #llvm.target<triple = "a", chip = "b", foo = <["a"]>>} : () -> ()
// -----
"t.t"() {a = #llvm.target<>} : () -> ()
// -----
"t.t"() {a = #llvm.target_features<["+a"} : () -> ()
// -----
"t.t"() {a = #llvm.target_features<["+a",]>} : () -> ()
