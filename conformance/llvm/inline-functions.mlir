// ARGS: -inline=default-pipeline=
// ARGS: -inline
// Which functions are inlined: by linkage, by attributes, by words for LLVM.
llvm.func @g() 
llvm.func internal @plain(%a: i32) -> i32 { %0 = llvm.add %a, %a : i32 llvm.return %0 : i32 }
llvm.func @pub(%a: i32) -> i32 { %0 = llvm.add %a, %a : i32 llvm.return %0 : i32 }
llvm.func available_externally @ae(%a: i32) -> i32 { %0 = llvm.add %a, %a : i32 llvm.return %0 : i32 }
llvm.func @noinl(%a: i32) -> i32 attributes {no_inline} { %0 = llvm.add %a, %a : i32 llvm.return %0 : i32 }
llvm.func @always(%a: i32) -> i32 attributes {always_inline} { %0 = llvm.add %a, %a : i32 llvm.return %0 : i32 }
llvm.func @both(%a: i32) -> i32 attributes {no_inline} { %0 = llvm.add %a, %a : i32 llvm.return %0 : i32 }
llvm.func @optnone(%a: i32) -> i32 attributes {no_inline, optimize_none} { %0 = llvm.add %a, %a : i32 llvm.return %0 : i32 }
llvm.func @vararg(%a: i32, ...) -> i32 { %0 = llvm.add %a, %a : i32 llvm.return %0 : i32 }
llvm.func @pers(...) -> i32
llvm.func @personality(%a: i32) -> i32 attributes {personality = @pers} { %0 = llvm.add %a, %a : i32 llvm.return %0 : i32 }
llvm.func @gc(%a: i32) -> i32 attributes {garbageCollector = "x"} { %0 = llvm.add %a, %a : i32 llvm.return %0 : i32 }
llvm.func @conv(%a: i32) -> i32 attributes {convergent} { %0 = llvm.add %a, %a : i32 llvm.return %0 : i32 }
llvm.func @sec(%a: i32) -> i32 attributes {section = "x", will_return, no_unwind, inline_hint} { %0 = llvm.add %a, %a : i32 llvm.return %0 : i32 }
llvm.func @cpu(%a: i32) -> i32 attributes {target_cpu = "x"} { %0 = llvm.add %a, %a : i32 llvm.return %0 : i32 }
llvm.func @feat(%a: i32) -> i32 attributes {target_features = #llvm.target_features<["+sse"]>} { %0 = llvm.add %a, %a : i32 llvm.return %0 : i32 }
llvm.func @fp(%a: i32) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>} { %0 = llvm.add %a, %a : i32 llvm.return %0 : i32 }
llvm.func @vs(%a: i32) -> i32 attributes {vscale_range = #llvm.vscale_range<minRange = 1 : i32, maxRange = 2 : i32>} { %0 = llvm.add %a, %a : i32 llvm.return %0 : i32 }
llvm.func fastcc @cc(%a: i32) -> i32 { %0 = llvm.add %a, %a : i32 llvm.return %0 : i32 }
llvm.func @mem(%a: i32) -> i32 attributes {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>} { %0 = llvm.add %a, %a : i32 llvm.return %0 : i32 }
llvm.func @rec(%a: i32) -> i32 { %0 = llvm.call @rec(%a) : (i32) -> i32 llvm.return %0 : i32 }
llvm.func @ssp(%a: i32) -> i32 attributes {passthrough = ["ssp"]} { %0 = llvm.add %a, %a : i32 llvm.return %0 : i32 }
llvm.func @c_plain(%a: i32) -> i32 { %0 = llvm.call @plain(%a) : (i32) -> i32 llvm.return %0 : i32 }
llvm.func @c_pub(%a: i32) -> i32 { %0 = llvm.call @pub(%a) : (i32) -> i32 llvm.return %0 : i32 }
llvm.func @c_ae(%a: i32) -> i32 { %0 = llvm.call @ae(%a) : (i32) -> i32 llvm.return %0 : i32 }
llvm.func @c_noinl(%a: i32) -> i32 { %0 = llvm.call @noinl(%a) : (i32) -> i32 llvm.return %0 : i32 }
llvm.func @c_always(%a: i32) -> i32 { %0 = llvm.call @always(%a) : (i32) -> i32 llvm.return %0 : i32 }
llvm.func @c_both(%a: i32) -> i32 { %0 = llvm.call @both(%a) : (i32) -> i32 llvm.return %0 : i32 }
llvm.func @c_optnone(%a: i32) -> i32 { %0 = llvm.call @optnone(%a) : (i32) -> i32 llvm.return %0 : i32 }
llvm.func @c_personality(%a: i32) -> i32 { %0 = llvm.call @personality(%a) : (i32) -> i32 llvm.return %0 : i32 }
llvm.func @c_gc(%a: i32) -> i32 { %0 = llvm.call @gc(%a) : (i32) -> i32 llvm.return %0 : i32 }
llvm.func @c_conv(%a: i32) -> i32 { %0 = llvm.call @conv(%a) : (i32) -> i32 llvm.return %0 : i32 }
llvm.func @c_sec(%a: i32) -> i32 { %0 = llvm.call @sec(%a) : (i32) -> i32 llvm.return %0 : i32 }
llvm.func @c_cpu(%a: i32) -> i32 { %0 = llvm.call @cpu(%a) : (i32) -> i32 llvm.return %0 : i32 }
llvm.func @c_feat(%a: i32) -> i32 { %0 = llvm.call @feat(%a) : (i32) -> i32 llvm.return %0 : i32 }
llvm.func @c_fp(%a: i32) -> i32 { %0 = llvm.call @fp(%a) : (i32) -> i32 llvm.return %0 : i32 }
llvm.func @c_vs(%a: i32) -> i32 { %0 = llvm.call @vs(%a) : (i32) -> i32 llvm.return %0 : i32 }
llvm.func @c_mem(%a: i32) -> i32 { %0 = llvm.call @mem(%a) : (i32) -> i32 llvm.return %0 : i32 }
llvm.func @c_rec(%a: i32) -> i32 { %0 = llvm.call @rec(%a) : (i32) -> i32 llvm.return %0 : i32 }
llvm.func @c_ssp(%a: i32) -> i32 { %0 = llvm.call @ssp(%a) : (i32) -> i32 llvm.return %0 : i32 }
llvm.func @c_vararg(%a: i32) -> i32 { %0 = llvm.call @vararg(%a) vararg(!llvm.func<i32 (i32, ...)>) : (i32) -> i32 llvm.return %0 : i32 }
llvm.func @c_cc(%a: i32) -> i32 { %0 = llvm.call fastcc @cc(%a) : (i32) -> i32 llvm.return %0 : i32 }
llvm.func @c_cc2(%a: i32) -> i32 { %0 = llvm.call @cc(%a) : (i32) -> i32 llvm.return %0 : i32 }
llvm.func @p_noinline(%a: i32) -> i32 attributes {passthrough = ["noinline"]} { %0 = llvm.add %a, %a : i32 llvm.return %0 : i32 }
llvm.func @c_p_noinline(%a: i32) -> i32 { %0 = llvm.call @p_noinline(%a) : (i32) -> i32 llvm.return %0 : i32 }
llvm.func @p_alwaysinline(%a: i32) -> i32 attributes {passthrough = ["alwaysinline"]} { %0 = llvm.add %a, %a : i32 llvm.return %0 : i32 }
llvm.func @c_p_alwaysinline(%a: i32) -> i32 { %0 = llvm.call @p_alwaysinline(%a) : (i32) -> i32 llvm.return %0 : i32 }
llvm.func @p_noduplicate(%a: i32) -> i32 attributes {passthrough = ["noduplicate"]} { %0 = llvm.add %a, %a : i32 llvm.return %0 : i32 }
llvm.func @c_p_noduplicate(%a: i32) -> i32 { %0 = llvm.call @p_noduplicate(%a) : (i32) -> i32 llvm.return %0 : i32 }
llvm.func @p_presplitcoroutine(%a: i32) -> i32 attributes {passthrough = ["presplitcoroutine"]} { %0 = llvm.add %a, %a : i32 llvm.return %0 : i32 }
llvm.func @c_p_presplitcoroutine(%a: i32) -> i32 { %0 = llvm.call @p_presplitcoroutine(%a) : (i32) -> i32 llvm.return %0 : i32 }
llvm.func @p_returns_twice(%a: i32) -> i32 attributes {passthrough = ["returns_twice"]} { %0 = llvm.add %a, %a : i32 llvm.return %0 : i32 }
llvm.func @c_p_returns_twice(%a: i32) -> i32 { %0 = llvm.call @p_returns_twice(%a) : (i32) -> i32 llvm.return %0 : i32 }
llvm.func @p_strictfp(%a: i32) -> i32 attributes {passthrough = ["strictfp"]} { %0 = llvm.add %a, %a : i32 llvm.return %0 : i32 }
llvm.func @c_p_strictfp(%a: i32) -> i32 { %0 = llvm.call @p_strictfp(%a) : (i32) -> i32 llvm.return %0 : i32 }
llvm.func @p_nounwind(%a: i32) -> i32 attributes {passthrough = ["nounwind"]} { %0 = llvm.add %a, %a : i32 llvm.return %0 : i32 }
llvm.func @c_p_nounwind(%a: i32) -> i32 { %0 = llvm.call @p_nounwind(%a) : (i32) -> i32 llvm.return %0 : i32 }
llvm.func @p_noreturn(%a: i32) -> i32 attributes {passthrough = ["noreturn"]} { %0 = llvm.add %a, %a : i32 llvm.return %0 : i32 }
llvm.func @c_p_noreturn(%a: i32) -> i32 { %0 = llvm.call @p_noreturn(%a) : (i32) -> i32 llvm.return %0 : i32 }
llvm.func @p_naked(%a: i32) -> i32 attributes {passthrough = ["naked"]} { %0 = llvm.add %a, %a : i32 llvm.return %0 : i32 }
llvm.func @c_p_naked(%a: i32) -> i32 { %0 = llvm.call @p_naked(%a) : (i32) -> i32 llvm.return %0 : i32 }
llvm.func @p_optnone(%a: i32) -> i32 attributes {passthrough = ["optnone"]} { %0 = llvm.add %a, %a : i32 llvm.return %0 : i32 }
llvm.func @c_p_optnone(%a: i32) -> i32 { %0 = llvm.call @p_optnone(%a) : (i32) -> i32 llvm.return %0 : i32 }
llvm.func @p_optsize(%a: i32) -> i32 attributes {passthrough = ["optsize"]} { %0 = llvm.add %a, %a : i32 llvm.return %0 : i32 }
llvm.func @c_p_optsize(%a: i32) -> i32 { %0 = llvm.call @p_optsize(%a) : (i32) -> i32 llvm.return %0 : i32 }
llvm.func @p_minsize(%a: i32) -> i32 attributes {passthrough = ["minsize"]} { %0 = llvm.add %a, %a : i32 llvm.return %0 : i32 }
llvm.func @c_p_minsize(%a: i32) -> i32 { %0 = llvm.call @p_minsize(%a) : (i32) -> i32 llvm.return %0 : i32 }
llvm.func @p_mustprogress(%a: i32) -> i32 attributes {passthrough = ["mustprogress"]} { %0 = llvm.add %a, %a : i32 llvm.return %0 : i32 }
llvm.func @c_p_mustprogress(%a: i32) -> i32 { %0 = llvm.call @p_mustprogress(%a) : (i32) -> i32 llvm.return %0 : i32 }
llvm.func @p_sanitize_address(%a: i32) -> i32 attributes {passthrough = ["sanitize_address"]} { %0 = llvm.add %a, %a : i32 llvm.return %0 : i32 }
llvm.func @c_p_sanitize_address(%a: i32) -> i32 { %0 = llvm.call @p_sanitize_address(%a) : (i32) -> i32 llvm.return %0 : i32 }
llvm.func @p_convergent(%a: i32) -> i32 attributes {passthrough = ["convergent"]} { %0 = llvm.add %a, %a : i32 llvm.return %0 : i32 }
llvm.func @c_p_convergent(%a: i32) -> i32 { %0 = llvm.call @p_convergent(%a) : (i32) -> i32 llvm.return %0 : i32 }
llvm.func @p_cold(%a: i32) -> i32 attributes {passthrough = ["cold"]} { %0 = llvm.add %a, %a : i32 llvm.return %0 : i32 }
llvm.func @c_p_cold(%a: i32) -> i32 { %0 = llvm.call @p_cold(%a) : (i32) -> i32 llvm.return %0 : i32 }
llvm.func @p_willreturn(%a: i32) -> i32 attributes {passthrough = ["willreturn"]} { %0 = llvm.add %a, %a : i32 llvm.return %0 : i32 }
llvm.func @c_p_willreturn(%a: i32) -> i32 { %0 = llvm.call @p_willreturn(%a) : (i32) -> i32 llvm.return %0 : i32 }
llvm.func @p_uwtable(%a: i32) -> i32 attributes {passthrough = ["uwtable"]} { %0 = llvm.add %a, %a : i32 llvm.return %0 : i32 }
llvm.func @c_p_uwtable(%a: i32) -> i32 { %0 = llvm.call @p_uwtable(%a) : (i32) -> i32 llvm.return %0 : i32 }
llvm.func @p_nocallback(%a: i32) -> i32 attributes {passthrough = ["nocallback"]} { %0 = llvm.add %a, %a : i32 llvm.return %0 : i32 }
llvm.func @c_p_nocallback(%a: i32) -> i32 { %0 = llvm.call @p_nocallback(%a) : (i32) -> i32 llvm.return %0 : i32 }
llvm.func @p_noinline_x(%a: i32) -> i32 attributes {passthrough = ["noinline_x"]} { %0 = llvm.add %a, %a : i32 llvm.return %0 : i32 }
llvm.func @c_p_noinline_x(%a: i32) -> i32 { %0 = llvm.call @p_noinline_x(%a) : (i32) -> i32 llvm.return %0 : i32 }
llvm.func @p_speculative_load_hardening(%a: i32) -> i32 attributes {passthrough = ["speculative_load_hardening"]} { %0 = llvm.add %a, %a : i32 llvm.return %0 : i32 }
llvm.func @c_p_speculative_load_hardening(%a: i32) -> i32 { %0 = llvm.call @p_speculative_load_hardening(%a) : (i32) -> i32 llvm.return %0 : i32 }
llvm.func @p_safestack(%a: i32) -> i32 attributes {passthrough = ["safestack"]} { %0 = llvm.add %a, %a : i32 llvm.return %0 : i32 }
llvm.func @c_p_safestack(%a: i32) -> i32 { %0 = llvm.call @p_safestack(%a) : (i32) -> i32 llvm.return %0 : i32 }
