/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The dialects and passes of the library, one line each, and its machines. They are registered as a
 * plugin is. */
#include "jig/plugin.h"

#include "dialect/builtin/builtin.h"
#include "dialect/func/func.h"
#include "dialect/cf/cf.h"
#include "dialect/arith/arith.h"
#include "dialect/math/math.h"
#include "dialect/index/index.h"
#include "dialect/complex/complex.h"
#include "dialect/ub/ub.h"
#include "dialect/dlti/dlti.h"
#include "dialect/sparse_tensor/sparse_tensor.h"
#include "dialect/smt/smt.h"
#include "dialect/irdl/irdl.h"
#include "dialect/gpu/gpu.h"
#include "dialect/async/async.h"
#include "dialect/scf/scf.h"
#include "dialect/affine/affine.h"
#include "dialect/tensor/tensor.h"
#include "dialect/memref/memref.h"
#include "dialect/linalg/linalg.h"
#include "dialect/llvm/llvm.h"
#include "dialect/vector/vector.h"
#include "dialect/bufferization/bufferization.h"
#include "dialect/ml_program/ml_program.h"
#include "dialect/omp/omp.h"
#include "dialect/pdl/pdl.h"
#include "pass/passes.h"
#include "payload/async/passes.h"
#include "payload/bufferize/setup.h"
#include "payload/buffers/placement.h"
#include "payload/buffers/results.h"
#include "payload/buffers/space_casts.h"
#include "payload/checks/checks.h"
#include "payload/dealloc/passes.h"
#include "payload/bufferize/passes.h"
#include "payload/int_ranges/passes.h"
#include "payload/loop/passes/passes.h"
#include "payload/pack/block.h"
#include "payload/vector_memory/passes.h"
#include "payload/lower/passes.h"
#include "payload/passes/passes.h"
#include "codegen/run/passes.h"
#include "payload/gpu/passes.h"
#include "payload/omp/passes.h"
#include "payload/vector_lower/passes.h"
#include "payload/func/duplicates.h"
#include "payload/slots/slots.h"
#include "payload/structured/detensorize.h"
#include "payload/structured/forms.h"
#include "jig/payload/tile.h"
#include "payload/tile/setup.h"
#include "payload/tile/to_loops.h"
#include "jig/payload/vectorize.h"
#include "payload/vectorize/setup.h"
#include "transform/ext/ext.h"
#include "transform/older/older.h"
#include "transform/normal_form.h"
#include "transform/ops/ops.h"
#include "transform/passes/passes.h"
#include "support/check.h"

/* clang-format off */
static const JigDialect *const dialects[] = {
    &jig_builtin_dialect,
    &jig_func_dialect,
    &jig_cf_dialect,
    &jig_arith_dialect,
    &jig_math_dialect,
    &jig_index_dialect,
    &jig_complex_dialect,
    &jig_ub_dialect,
    &jig_dlti_dialect,
    &jig_sparse_tensor_dialect,
    &jig_smt_dialect,
    &jig_irdl_dialect,
    &jig_gpu_dialect,
    &jig_async_dialect,
    &jig_scf_dialect,
    &jig_affine_dialect,
    &jig_tensor_dialect,
    &jig_memref_dialect,
    &jig_linalg_dialect,
    &jig_llvm_dialect,
    &jig_llvm_ops_dialect,
    &jig_omp_dialect,
    &jig_vector_dialect,
    &jig_bufferization_dialect,
    &jig_ml_program_dialect,
    &jig_pdl_dialect,
    &jig_transform_dialect,
    &jig_transform_narrow_types,
    &jig_transform_normalized_types,
    &jig_transform_affine,
    &jig_transform_alternatives,
    &jig_transform_annotate,
    &jig_transform_apply,
    &jig_transform_buffers,
    &jig_transform_bufferize,
    &jig_transform_collect_matching,
    &jig_transform_conversion,
    &jig_transform_conversion_patterns,
    &jig_transform_conversion_patterns_llvm,
    &jig_transform_debug,
    &jig_transform_dlti,
    &jig_transform_foreach,
    &jig_transform_foreach_match,
    &jig_transform_func,
    &jig_transform_func_call,
    &jig_transform_gpu,
    &jig_transform_handles,
    &jig_transform_independent,
    &jig_transform_loop,
    &jig_transform_loop_tile,
    &jig_transform_execute_if,
    &jig_transform_loop_convert,
    &jig_transform_loop_join,
    &jig_transform_match,
    &jig_transform_match_structured,
    &jig_transform_match_structured_body,
    &jig_transform_match_op,
    &jig_transform_memref,
    &jig_transform_navigate,
    &jig_transform_pack,
    &jig_transform_padding,
    &jig_transform_payload,
    &jig_transform_param,
    &jig_transform_patterns_vector,
    &jig_transform_patterns_vector_shape,
    &jig_transform_patterns_vector_lower,
    &jig_transform_patterns_vector_newer,
    &jig_transform_patterns_vector_memory,
    &jig_transform_patterns_linalg,
    &jig_transform_patterns_memref,
    &jig_transform_patterns_scf,
    &jig_transform_patterns_tensor,
    &jig_transform_print,
    &jig_transform_registered_pass,
    &jig_transform_pdl,
    &jig_transform_irdl,
    &jig_transform_smt,
    &jig_transform_split,
    &jig_transform_structured,
    &jig_transform_structured_convolution,
    &jig_transform_structured_replace,
    &jig_transform_structured_rewrite,
    &jig_transform_tile,
    &jig_transform_tile_fuse,
    &jig_transform_fuse_consumer,
    &jig_transform_tile_reduction,
    &jig_transform_tile_sizes,
    &jig_transform_to_loops,
    &jig_transform_tune,
    &jig_transform_vectorize,
    &jig_transform_older_buffers,
    &jig_transform_older_gpu,
    &jig_transform_older_handles,
    &jig_transform_older_loops,
    &jig_transform_older_sequences,
    &jig_transform_older_structured,
    &jig_transform_older_subsets,
    &jig_transform_older_texts,
    &jig_transform_older_texts_19,
    &jig_transform_older_tile,
    &jig_transform_older_tile_reduction,
    &jig_transform_older_vector,
    &jig_transform_ext_groups,
    &jig_transform_ext_filters,
};
/* clang-format on */

static const JigPassRow *const passes[] = {
    &jig_pass_affine_expand_index_ops,
    &jig_pass_affine_expand_index_ops_as_affine,
    &jig_pass_affine_loop_coalescing,
    &jig_pass_affine_loop_invariant_code_motion,
    &jig_pass_affine_loop_normalize,
    &jig_pass_affine_loop_tile,
    &jig_pass_affine_super_vectorize,
    &jig_pass_affine_data_copy_generate,
    &jig_pass_affine_loop_unroll,
    &jig_pass_affine_loop_unroll_jam,
    &jig_pass_affine_loop_fusion,
    &jig_pass_affine_parallelize,
    &jig_pass_affine_scalrep,
    &jig_pass_affine_simplify_structures,
    &jig_pass_async_func_to_async_runtime,
    &jig_pass_async_parallel_for,
    &jig_pass_async_runtime_policy_based_ref_counting,
    &jig_pass_async_runtime_ref_counting,
    &jig_pass_async_runtime_ref_counting_opt,
    &jig_pass_async_to_async_runtime,
    &jig_pass_buffer_deallocation_pipeline,
    &jig_pass_buffer_deallocation_simplification,
    &jig_pass_buffer_hoisting,
    &jig_pass_buffer_loop_hoisting,
    &jig_pass_buffer_results_to_out_params,
    &jig_pass_bufferization_lower_deallocations,
    &jig_pass_convert_bufferization_to_memref,
    &jig_pass_canonicalize,
    &jig_pass_reconcile_unrealized_casts,
    &jig_pass_convert_scf_to_cf,
    &jig_pass_lift_cf_to_scf,
    &jig_pass_lower_affine,
    &jig_pass_arith_emulate_wide_int,
    &jig_pass_convert_arith_to_apfloat,
    &jig_pass_convert_math_to_apfloat,
    &jig_pass_memref_emulate_wide_int,
    &jig_pass_arith_expand,
    &jig_pass_arith_int_range_narrowing,
    &jig_pass_arith_unsigned_when_equivalent,
    &jig_pass_int_range_optimizations,
    &jig_pass_control_flow_sink,
    &jig_pass_cse,
    &jig_pass_generate_runtime_verification,
    &jig_pass_view_op_graph,
    &jig_pass_snapshot_op_locations,
    &jig_pass_bubble_down_memory_space_casts,
    &jig_pass_linalg_detensorize,
    &jig_pass_convert_linalg_to_std,
    &jig_pass_drop_equivalent_buffer_results,
    &jig_pass_expand_realloc,
    &jig_pass_eliminate_empty_tensors,
    &jig_pass_empty_tensor_to_alloc_tensor,
    &jig_pass_one_shot_bufferize,
    &jig_pass_expand_strided_metadata,
    &jig_pass_convert_scf_to_openmp,
    &jig_pass_convert_openmp_to_llvm,
    &jig_pass_gpu_eliminate_barriers,
    &jig_pass_gpu_launch_sink_index_computations,
    &jig_pass_gpu_kernel_outlining,
    &jig_pass_gpu_map_parallel_loops,
    &jig_pass_gpu_decompose_memrefs,
    &jig_pass_gpu_async_region,
    &jig_pass_gpu_to_llvm,
    &jig_pass_convert_parallel_loops_to_gpu,
    &jig_pass_convert_affine_for_to_gpu,
    &jig_pass_gpu_module_to_binary,
    &jig_pass_lower_to_llvm,
    &jig_pass_inline,
    &jig_pass_licm,
    &jig_pass_loop_invariant_subset_hoisting,
    &jig_pass_linalg_to_affine_loops,
    &jig_pass_linalg_to_loops,
    &jig_pass_linalg_to_parallel_loops,
    &jig_pass_linalg_generalize_named_ops,
    &jig_pass_linalg_morph_ops,
    &jig_pass_linalg_specialize_generic_ops,
    &jig_pass_mlprogram_pipeline_globals,
    &jig_pass_optimize_allocation_liveness,
    &jig_pass_ownership_based_buffer_deallocation,
    &jig_pass_print_ir,
    &jig_pass_print_op_stats,
    &jig_pass_promote_buffers_to_stack,
    &jig_pass_remove_dead_values,
    &jig_pass_duplicate_function_elimination,
    &jig_pass_flatten_memref,
    &jig_pass_reify_result_shapes,
    &jig_pass_mem2reg,
    &jig_pass_sroa,
    &jig_pass_sccp,
    &jig_pass_scf_for_loop_peeling,
    &jig_pass_convert_vector_to_scf,
    &jig_pass_scf_for_loop_range_folding,
    &jig_pass_scf_for_loop_specialization,
    &jig_pass_scf_for_to_while,
    &jig_pass_scf_forall_to_for,
    &jig_pass_scf_forall_to_parallel,
    &jig_pass_scf_parallel_for_to_nested_fors,
    &jig_pass_scf_parallel_loop_specialization,
    &jig_pass_scf_parallel_loop_fusion,
    &jig_pass_scf_parallel_loop_tiling,
    &jig_pass_strip_debuginfo,
    &jig_pass_symbol_dce,
    &jig_pass_symbol_privatize,
    &jig_pass_topological_sort,
    &jig_pass_convert_elementwise_to_linalg,
    &jig_pass_convert_arith_to_llvm,
    &jig_pass_convert_async_to_llvm,
    &jig_pass_convert_complex_to_llvm,
    &jig_pass_convert_complex_to_standard,
    &jig_pass_convert_complex_to_libm,
    &jig_pass_arith_emulate_unsupported_floats,
    &jig_pass_math_expand_ops,
    &jig_pass_math_extend_to_supported_types,
    &jig_pass_math_sincos_fusion,
    &jig_pass_math_uplift_to_fma,
    &jig_pass_llvm_legalize_for_export,
    &jig_pass_llvm_add_comdats,
    &jig_pass_llvm_use_default_visibility,
    &jig_pass_ensure_debug_info_scope,
    &jig_pass_convert_math_to_funcs,
    &jig_pass_convert_math_to_libm,
    &jig_pass_convert_math_to_llvm,
    &jig_pass_convert_cf_to_llvm,
    &jig_pass_convert_func_to_llvm,
    &jig_pass_convert_index_to_llvm,
    &jig_pass_convert_ub_to_llvm,
    &jig_pass_convert_to_llvm,
    &jig_pass_llvm_request_c_wrappers,
    &jig_pass_set_llvm_module_datalayout,
    &jig_pass_finalize_memref_to_llvm,
    &jig_pass_convert_tensor_to_linalg,
    &jig_pass_simplify_depthwise_conv,
    &jig_pass_fold_memref_alias_ops,
    &jig_pass_affine_fold_memref_alias_ops,
    &jig_pass_affine_raise_from_memref,
    &jig_pass_affine_simplify_min_max,
    &jig_pass_fold_tensor_subset_ops,
    &jig_pass_linalg_block_pack_matmul,
    &jig_pass_linalg_fold_into_elementwise,
    &jig_pass_linalg_fold_unit_extent_dims,
    &jig_pass_linalg_fuse_elementwise_ops,
    &jig_pass_linalg_inline_scalar_operands,
    &jig_pass_lower_vector_mask,
    &jig_pass_lower_vector_multi_reduction,
    &jig_pass_lower_vector_to_from_elements_to_shuffle_tree,
    &jig_pass_memref_expand,
    &jig_pass_resolve_ranked_shaped_type_result_dims,
    &jig_pass_resolve_shaped_type_result_dims,
    &jig_pass_scf_for_loop_canonicalization,
    &jig_pass_transform_interpreter,
    &jig_pass_test_transform_interpreter,
    &jig_pass_transform_preload_library,
    &jig_pass_transform_infer_effects,
    &jig_pass_transform_check_uses,
    &jig_pass_transform_erase_schedule,
    &jig_pass_test_erase_schedule,
};

/* One a folder of src/machine, made by cmake. */
#define MACHINE(name) extern const JigMachine jig_machine_##name;
#include "machines.def"
#undef MACHINE
static const JigMachine *const machines[] = {
#define MACHINE(name) &jig_machine_##name,
#include "machines.def"
};

static bool setup(JigContext *ctx) {
    jig_transform_pdl_setup(ctx);
    jig_tile_pad_setup(ctx);
    jig_bufferize_setup(ctx);
    jig_vectorize_setup(ctx);
    jig_checks_setup(ctx);
    return true;
}

const JigPlugin jig_builtin_plugin = {
    JIG_PLUGIN_HEAD,
    .name = "jig",
    .version = JIG_VERSION,
    .dialects = dialects,
    .num_dialects = JIG_LEN(dialects),
    .passes = passes,
    .num_passes = JIG_LEN(passes),
    .machines = machines,
    .num_machines = JIG_LEN(machines),
    .setup = setup,
};

void jig_register_all(JigContext *ctx) {
    if (!jig_plugin_register(ctx, &jig_builtin_plugin) && !jig_context_is_exhausted(ctx))
        JIG_BUG("its own rows are refused");
}
