/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Patterns that lower to llvm in scripts, and the type converter that they need. */
#include "dialect/llvm/llvm.h"
#include "payload/lower/llvm/llvm_sets.h"
#include "payload/lower/llvm/vector/llvm_vector.h"
#include "transform/ops/ops_int.h"

/* ---- The type converter ---- */
static const JigConversionEnv *create_types(const JigOp *op) {
#define ATTR(name)                                                                                 \
    jig_transform_apply_conversion_patterns_memref_memref_to_llvm_type_converter_##name(op)
    JigLlvmOptions options = {.index_bits = (uint32_t)ATTR(index_bitwidth),
                              .bare_pointers = ATTR(use_bare_ptr_call_conv),
                              .aligned_alloc = ATTR(use_aligned_alloc),
                              .generic_functions = ATTR(use_generic_functions)};
    const JigAttr *layout = ATTR(data_layout_attr);
    if (layout)
        options.data_layout = jig_attr_string_value(layout);
    if (!options.index_bits)
        options.index_bits = 64;
    return &jig_to_llvm_create(jig_op_context(op), &options)->env;
}

static void destroy_types(const JigConversionEnv *env) {
    jig_to_llvm_destroy((JigLlvm *)(uintptr_t)env->options);
}

static bool verify_types(JigOp *op) {
    int64_t bits = ATTR(index_bitwidth);
    if (bits < 0 || bits > JIG_MAX_INT_WIDTH)
        return jig_op_error(op, "'index_bitwidth' is out of range: %lld", (long long)bits);
    const JigAttr *layout = ATTR(data_layout_attr);
    return !layout || jig_llvm_check_data_layout(op, jig_attr_string_value(layout));
}

/* ---- Patterns ---- */
static void add_dialect(const JigOp *op, const JigConversionEnv *env, JigPatternSet *set,
                        JigConversionTarget *target) {
    (void)target;
    JigStr name = jig_transform_apply_conversion_patterns_dialect_to_llvm_dialect_name(op);
    JigLlvmDialect dialect;
    if (jig_to_llvm_dialect_named(jig_op_context(op), name, &dialect)) /* as is verified */
        jig_to_llvm_dialect_add(&dialect, env, set);
}

static bool verify_dialect(JigOp *op) {
    JigStr name = jig_transform_apply_conversion_patterns_dialect_to_llvm_dialect_name(op);
    if (!jig_context_dialect(jig_op_context(op), name))
        return jig_op_error(op, "unknown dialect or dialect not loaded: %.*s", JIG_FMT(name));
    return jig_to_llvm_dialect_named(jig_op_context(op), name, NULL) ||
           jig_op_error(op,
                        "dialect does not implement ConvertToLLVMPatternInterface or extension "
                        "was not loaded: %.*s",
                        JIG_FMT(name));
}

static void add_vector(const JigOp *op, const JigConversionEnv *env, JigPatternSet *set,
                       JigConversionTarget *target) {
    (void)target;
#define FLAG(name) jig_transform_apply_conversion_patterns_vector_vector_to_llvm_##name(op)
    jig_to_llvm_add_vector_patterns(
        set, env,
        (JigLlvmVectorOptions){.reassociate = FLAG(reassociate_fp_reductions),
                               .narrow_lanes = FLAG(force_32bit_vector_indices),
                               .vectors_align = FLAG(use_vector_alignment)});
}

#define SET(...)                                                                                   \
    ((const JigIface[]){                                                                           \
        {&jig_iface_conversion_patterns,                                                           \
         &(const JigConversionPatternsIface){.needs = "LLVMTypeConverter", __VA_ARGS__}},          \
        {0}})
static const JigOpRow rows[] = {
    {.name = "transform.apply_conversion_patterns.dialect_to_llvm",
     .props = "dialect_name: Str",
     .format = "$dialect_name attr-dict",
     .verify = verify_dialect,
     .ifaces = SET(.convert = add_dialect),
     .summary = "a dialect as llvm"},
    {.name = "transform.apply_conversion_patterns.func.func_to_llvm",
     .format = "attr-dict",
     .ifaces = SET(.patterns = jig_to_llvm_func_patterns),
     .summary = "functions as llvm"},
    {.name = "transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter",
     .props = "use_aligned_alloc: Bool ?= false, index_bitwidth: I64 ?= 64, "
              "use_generic_functions: Bool ?= false, use_bare_ptr_call_conv: Bool ?= false, "
              "data_layout: optional<Str>",
     .format = "attr-dict",
     .verify = verify_types,
     .ifaces = (const JigIface[]){{&jig_iface_type_converter,
                                   &(const JigTypeConverterIface){.kind = "LLVMTypeConverter",
                                                                  .create = create_types,
                                                                  .destroy = destroy_types}},
                                  {0}},
     .summary = "types as llvm has them"},
    {.name = "transform.apply_conversion_patterns.vector.vector_to_llvm",
     .props = "reassociate_fp_reductions: Bool = false, force_32bit_vector_indices: Bool = true, "
              "use_vector_alignment: Bool = false",
     .format = "attr-dict",
     .ifaces = SET(.convert = add_vector),
     .summary = "vectors as llvm"},
};
const JigDialect jig_transform_conversion_patterns_llvm = {.name = "transform",
                                                           JIG_TABLE(ops, rows)};
