// ARGS: --split-input-file --allow-unregistered-dialect
// ARGS: --split-input-file --allow-unregistered-dialect --mlir-print-op-generic
"t.t"() {a = #llvm.address_space<3>} : () -> ()
// -----
"t.t"() {a = #llvm.address_space<-1>} : () -> ()
// -----
"t.t"() {a = #llvm.cconv<fastcc>} : () -> ()
// -----
"t.t"() {a = #llvm.cconv<"fastcc">} : () -> ()
// -----
"t.t"() {a = #llvm<comdat any>} : () -> ()
// -----
"t.t"() {a = #llvm.linkage<weak_odr>} : () -> ()
// -----
"t.t"() {a = #llvm.framePointerKind<"non-leaf">} : () -> ()
// -----
"t.t"() {a = #llvm.framePointerKind<all>} : () -> ()
// -----
"t.t"() {a = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = write, errnoMem = readwrite, targetMem0 = none, targetMem1 = none>} : () -> ()
// -----
"t.t"() {a = #llvm.alias_scope_domain<id = distinct[0]<>>} : () -> ()
// -----
"t.t"() {a = #llvm.alias_scope_domain<id = distinct[0]<>, description = "x">} : () -> ()
// -----
"t.t"() {a = #llvm.alias_scope_domain<id = "abc">} : () -> ()
// -----
"t.t"() {a = #llvm.alias_scope_domain<id = 3 : i32>} : () -> ()
// -----
"t.t"() {a = #llvm.alias_scope<id = distinct[0]<>, domain = <id = distinct[1]<>>>} : () -> ()
// -----
"t.t"() {a = #llvm.alias_scope<id = "abc", domain = <id = distinct[1]<>>, description = "x">} : () -> ()
// -----
"t.t"() {a = #llvm.alias_scope<id = "abc", domain = #llvm.alias_scope_domain<id = distinct[1]<>>, description = "x">} : () -> ()
// -----
"t.t"() {a = #llvm.access_group<id = distinct[0]<>>} : () -> ()
// -----
"t.t"() {a = #llvm.tbaa_root} : () -> ()
// -----
"t.t"() {a = #llvm.tbaa_root<id = "x">} : () -> ()
// -----
"t.t"() {a = #llvm.tbaa_root<>} : () -> ()
// -----
"t.t"() {a = #llvm.tbaa_member<#llvm.tbaa_root, 3>} : () -> ()
// -----
"t.t"() {a = #llvm.tbaa_member<#llvm.tbaa_root<id = "x">, -3>} : () -> ()
// -----
"t.t"() {a = #llvm.tbaa_type_desc<id = "a", members = {<#llvm.tbaa_root, 0>}>} : () -> ()
// -----
"t.t"() {a = #llvm.tbaa_type_desc<id = "a", members = {<#llvm.tbaa_root, 0>, <#llvm.tbaa_type_desc<id = "b", members = {<#llvm.tbaa_root, 0>}>, 4>}>} : () -> ()
// -----
"t.t"() {a = #llvm.tbaa_tag<base_type = <id = "a", members = {<#llvm.tbaa_root, 0>}>, access_type = <id = "a", members = {<#llvm.tbaa_root, 0>}>, offset = 0>} : () -> ()
// -----
"t.t"() {a = #llvm.tbaa_tag<base_type = <id = "a", members = {<#llvm.tbaa_root, 0>}>, access_type = <id = "a", members = {<#llvm.tbaa_root, 0>}>, offset = 0, constant = true>} : () -> ()
// -----
"t.t"() {a = #llvm.tbaa_tag<base_type = <id = "a", members = {<#llvm.tbaa_root, 0>}>, access_type = <id = "a", members = {<#llvm.tbaa_root, 0>}>, offset = 0, constant = false>} : () -> ()
// -----
"t.t"() {a = #llvm.mmra_tag<"a":"b">} : () -> ()
// -----
"t.t"() {a = #llvm.mmra_tag<"a" : "b">} : () -> ()
// -----
"t.t"() {a = #llvm.constant_range<i32, 0, 10>} : () -> ()
// -----
"t.t"() {a = #llvm.constant_range<i32, -1, 10>} : () -> ()
// -----
"t.t"() {a = #llvm.constant_range<i8, 255, 10>} : () -> ()
// -----
"t.t"() {a = #llvm.constant_range<i8, 256, 10>} : () -> ()
// -----
"t.t"() {a = #llvm.constant_range<i8, -129, 10>} : () -> ()
// -----
"t.t"() {a = #llvm.constant_range<i8, -128, 127>} : () -> ()
// -----
"t.t"() {a = #llvm.constant_range<i8, 0, 0>} : () -> ()
// -----
"t.t"() {a = #llvm.constant_range<i8, 3, 3>} : () -> ()
// -----
"t.t"() {a = #llvm.constant_range<i8, 255, 255>} : () -> ()
// -----
"t.t"() {a = #llvm.constant_range<i8, -1, -1>} : () -> ()
// -----
"t.t"() {a = #llvm.constant_range<si32, 0, 10>} : () -> ()
// -----
"t.t"() {a = #llvm.constant_range<i128, 0, 340282366920938463463374607431768211455>} : () -> ()
// -----
"t.t"() {a = #llvm.constant_range<i1, 0, 1>} : () -> ()
// -----
"t.t"() {a = #llvm.constant_range<i0, 0, 0>} : () -> ()
// -----
"t.t"() {a = #llvm.constant_range<i32, 0x10, 10>} : () -> ()
// -----
"t.t"() {a = #llvm.vscale_range<minRange = 1 : i32, maxRange = 4 : i32>} : () -> ()
// -----
"t.t"() {a = #llvm.vscale_range<minRange = 1, maxRange = 4>} : () -> ()
// -----
"t.t"() {a = #llvm.target_features<["+a", "-b"]>} : () -> ()
// -----
"t.t"() {a = #llvm.target_features<[]>} : () -> ()
// -----
"t.t"() {a = #llvm.target_features<["+"]>} : () -> ()
// -----
"t.t"() {a = #llvm.target_features<["+a", "+a"]>} : () -> ()
// -----
"t.t"() {a = #llvm.target<triple = "a", chip = "b">} : () -> ()
// -----
"t.t"() {a = #llvm.target<triple = "a", chip = "b", features = <["+a"]>>} : () -> ()
// -----
"t.t"() {a = #llvm.target<triple = "a", chip = "b", features = #llvm.target_features<["+a"]>>} : () -> ()
// -----
"t.t"() {a = #llvm.target<triple = "a", chip = "b", features = <[]>>} : () -> ()
// -----
"t.t"() {a = #llvm.undef} : () -> ()
// -----
"t.t"() {a = #llvm.undef<3>} : () -> ()
// -----
"t.t"() {a = #llvm.poison} : () -> ()
// -----
"t.t"() {a = #llvm.zero} : () -> ()
// -----
"t.t"() {a = #llvm<dso_local_equivalent@f>} : () -> ()
// -----
"t.t"() {a = #llvm<dso_local_equivalent @f>} : () -> ()
// -----
"t.t"() {a = #llvm.blocktag<id = 3>} : () -> ()
// -----
"t.t"() {a = #llvm.blocktag<id = -3>} : () -> ()
// -----
"t.t"() {a = #llvm.blockaddress<function = @f, tag = <id = 3>>} : () -> ()
// -----
"t.t"() {a = #llvm.vec_type_hint<hint = i32>} : () -> ()
// -----
"t.t"() {a = #llvm.vec_type_hint<hint = i32, is_signed = true>} : () -> ()
// -----
"t.t"() {a = #llvm.tailcallkind<none>} : () -> ()
// -----
"t.t"() {a = #llvm.mlir.workgroup_attribution<512 : i64, f32>} : () -> ()
// -----
"t.t"() {a = #llvm.mlir.workgroup_attribution<512, f32>} : () -> ()
// -----
"t.t"() {a = #llvm.dereferenceable<bytes = 8>} : () -> ()
// -----
"t.t"() {a = #llvm.dereferenceable<bytes = 8, mayBeNull = true>} : () -> ()
// -----
"t.t"() {a = #llvm.dereferenceable<bytes = 8, mayBeNull = false>} : () -> ()
// -----
"t.t"() {a = #llvm.dereferenceable<bytes = -8>} : () -> ()
// -----
"t.t"() {a = #llvm.mlir.module_flag<error, "wchar_size", 4 : i32>} : () -> ()
// -----
"t.t"() {a = #llvm.mlir.module_flag<error, "wchar_size", 4>} : () -> ()
// -----
"t.t"() {a = #llvm.mlir.module_flag<error, "wchar_size", "x">} : () -> ()
// -----
"t.t"() {a = #llvm.mlir.module_flag<append, "CG Profile", [#llvm.cgprofile_entry<from = @from, to = @to, count = 222>, #llvm.cgprofile_entry<from = @from, count = 222>]>} : () -> ()
// -----
"t.t"() {a = #llvm.mlir.module_flag<append, "CG Profile", []>} : () -> ()
// -----
"t.t"() {a = #llvm.mlir.module_flag<error, "ProfileSummary", #llvm.profile_summary<format = InstrProf, total_count = 263646, max_count = 86427, max_internal_count = 86427, max_function_count = 4691, num_counts = 3712, num_functions = 796, is_partial_profile = 0, partial_profile_ratio = 0.0 : f64, detailed_summary = <cut_off = 10000, min_count = 86427, num_counts = 1>, <cut_off = 100000, min_count = 86427, num_counts = 1>>>} : () -> ()
// -----
"t.t"() {a = #llvm.profile_summary<format = InstrProf, total_count = 263646, max_count = 86427, max_internal_count = 86427, max_function_count = 4691, num_counts = 3712, num_functions = 796, detailed_summary = <cut_off = 10000, min_count = 86427, num_counts = 1>>} : () -> ()
// -----
"t.t"() {a = #llvm.cgprofile_entry<count = 222>} : () -> ()
// -----
"t.t"() {a = #llvm.cgprofile_entry<from = @a, count = 222>} : () -> ()
// -----
"t.t"() {a = #llvm.dependent_libraries<"a", "b">} : () -> ()
// -----
"t.t"() {a = #llvm.uwtableKind<sync>} : () -> ()
// -----
"t.t"() {a = #llvm.overflow<nsw>} : () -> ()
// -----
"t.t"() {a = #llvm.overflow<nsw, nuw>} : () -> ()
// -----
"t.t"() {a = #llvm.overflow<nuw, nsw>} : () -> ()
// -----
"t.t"() {a = #llvm.overflow<none>} : () -> ()
// -----
"t.t"() {a = #llvm.overflow<nsw, none>} : () -> ()
// -----
"t.t"() {a = #llvm.fastmath<fast>} : () -> ()
// -----
"t.t"() {a = #llvm.fastmath<none>} : () -> ()
// -----
"t.t"() {a = #llvm.fastmath<nnan, ninf>} : () -> ()
// -----
"t.t"() {a = #llvm.fastmath<reassoc, nnan, ninf, nsz, arcp, contract, afn>} : () -> ()
// -----
"t.t"() {a = #llvm.loop_vectorize<disable = false, predicateEnable = true, scalableEnable = false, width = 16 : i32>} : () -> ()
// -----
"t.t"() {a = #llvm.loop_vectorize<>} : () -> ()
// -----
"t.t"() {a = #llvm.loop_vectorize<disable = true, followupAll = <disableNonforced = true>>} : () -> ()
// -----
"t.t"() {a = #llvm.loop_interleave<count = 32 : i32>} : () -> ()
// -----
"t.t"() {a = #llvm.loop_unroll<disable = true, count = 64 : i32, runtimeDisable = false, full = false>} : () -> ()
// -----
"t.t"() {a = #llvm.loop_unroll_and_jam<disable = false, count = 32 : i32>} : () -> ()
// -----
"t.t"() {a = #llvm.loop_licm<disable = false, versioningDisable = true>} : () -> ()
// -----
"t.t"() {a = #llvm.loop_distribute<disable = true>} : () -> ()
// -----
"t.t"() {a = #llvm.loop_pipeline<disable = false, initiationinterval = 1 : i32>} : () -> ()
// -----
"t.t"() {a = #llvm.loop_peeled<count = 8 : i32>} : () -> ()
// -----
"t.t"() {a = #llvm.loop_unswitch<partialDisable = false>} : () -> ()
// -----
"t.t"() {a = #llvm.loop_annotation<disableNonforced = false, mustProgress = true, vectorize = <disable = true>, interleave = <count = 32 : i32>, parallelAccesses = #llvm.access_group<id = distinct[0]<>>, #llvm.access_group<id = distinct[1]<>>>} : () -> ()
// -----
"t.t"() {a = #llvm.loop_annotation<>} : () -> ()
// -----
"t.t"() {a = #llvm.loop_annotation<parallelAccesses = <id = distinct[0]<>>, <id = distinct[1]<>>>} : () -> ()
// -----
"t.t"() {a = #llvm.loop_annotation<isVectorized = true, startLoc = loc(fused["a.c":1:2, "b.c":3:4]), endLoc = loc(fused<#llvm.zero>["a.c":1:2])>} : () -> ()
// -----
"t.t"() {a = #llvm.vscale_range<maxRange = 1 : i32, minRange = 4 : i32>} : () -> ()
// -----
"t.t"() {a = #llvm.dereferenceable<bytes = 8, mayBeNull = 0>} : () -> ()
// -----
"t.t"() {a = #llvm.dereferenceable<bytes = 8, mayBeNull = 1>} : () -> ()
// -----
"t.t"() {a = #llvm.loop_licm<versioningDisable = true, disable = false>} : () -> ()
// -----
"t.t"() {a = #llvm.fastmath<"nnan">} : () -> ()
// -----
"t.t"() {a = #llvm.fastmath<"nnan, ninf">} : () -> ()
