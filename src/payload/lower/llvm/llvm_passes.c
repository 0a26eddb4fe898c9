/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Passes that lower to llvm, what they can of it. */
#include "dialect/llvm/llvm.h"
#include "payload/lower/llvm/to_llvm_int.h"
#include "payload/lower/llvm/memref/llvm_memref.h"
#include "payload/lower/llvm/llvm_sets.h"
#include "payload/lower/passes.h"

static const JigOptionRow index_options[] = {
    {.name = "index-bitwidth",
     .kind = JIG_OPTION_UINT,
     .otherwise = "0",
     .help = "Bits of what an index becomes; 0: as the data layout says"},
};

static bool check_index(JigOp *op, const JigLlvmOptions *options) {
    const JigAttr *said;
    if (options->index_bits <= JIG_MAX_INT_WIDTH)
        return true;
    if (options->index_bits == JIG_LLVM_NO_BITS && (said = jig_to_llvm_layout_index(op)))
        return jig_op_error(op,
                            "has a data layout that says %s of an index: no integer has as "
                            "many bits",
                            jig_msg_attr(said));
    return jig_op_error(op, "is lowered with indices of %u bits: no integer has as many",
                        (unsigned)options->index_bits);
}

typedef struct Lowering {
    JigLlvm *x;
    const JigLlvmLowering *how;
} Lowering;

static void add(JigPatternSet *patterns, JigConversionTarget *target, void *user) {
    static const JigLegalityRow of_all[] = {
        {"llvm, builtin.unrealized_conversion_cast", .is = JIG_LEGAL}, {0}};
    const Lowering *lowering = user;
    const JigLlvmLowering *how = lowering->how;
    jig_target_say(target, of_all, NULL);
    jig_target_say(target, how->legality, lowering->x);
    if (how->more)
        how->more(lowering->x, patterns, target, how->user);
    for (size_t i = 0; i < JIG_CONVERSION_LISTS; i++)
        jig_patterns_add_converting(patterns, how->patterns[i], &lowering->x->env);
}

bool jig_lower_to_llvm(JigPassCall *call, const JigLlvmOptions *options,
                       const JigLlvmLowering *how) {
    JIG_CHECK(check_index(call->op, options));
    Lowering lowering = {jig_to_llvm_create(call->ctx, options), how};
    const JigConversionRow row = {.more = add, .user = &lowering, .at_once = how->at_once};
    bool ok = jig_convert_by_row(call->op, &row) && !jig_to_llvm_left_refused(lowering.x);
    jig_to_llvm_destroy(lowering.x);
    return ok;
}

static JigLlvmOptions with_width(const JigPassCall *call, JigLlvmOptions options) {
    int64_t bits = jig_option_int(call, "index-bitwidth");
    if (bits)
        options.index_bits = (uint32_t)bits;
    return options;
}

JigLlvmOptions jig_lower_llvm_pass_options(const JigPassCall *call) {
    return with_width(call, jig_to_llvm_options_for(call->op));
}

JigLlvmOptions jig_lower_llvm_width_options(const JigPassCall *call) {
    return with_width(call, (JigLlvmOptions){.index_bits = 64});
}

/* ---- convert-arith-to-llvm ---- */
static void add_arith(JigLlvm *x, JigPatternSet *patterns, JigConversionTarget *target,
                      void *user) {
    (void)target, (void)user;
    JigLlvmDialect arith;
    if (jig_to_llvm_dialect_named(x->ctx, JIG_STR("arith"), &arith))
        jig_to_llvm_dialect_add(&arith, &x->env, patterns);
}

static bool lower_arith(JigPassCall *call) {
    JigLlvmOptions options = jig_lower_llvm_width_options(call);
    return jig_lower_to_llvm(call, &options, &(JigLlvmLowering){.more = add_arith});
}

const JigPassRow jig_pass_convert_arith_to_llvm = {
    .name = "convert-arith-to-llvm",
    .title = "ArithToLLVMConversionPass",
    JIG_TABLE(options, index_options),
    .run = lower_arith,
    .breaks = JIG_HOLDS_NO_CASTS | JIG_HOLDS_NO_LLVM,
    .summary = "arith as llvm",
};

/* ---- convert-cf-to-llvm ---- */
/* Blocks of any op may get other arguments: whatever is not of the dialect is left to others. */
static JigLegality is_of_others(const JigOp *op, void *user) {
    (void)user;
    return jig_str_starts_with(jig_op_name_of(op), "cf.") ? JIG_ILLEGAL : JIG_LEGAL;
}

static bool lower_cf(JigPassCall *call) {
    JigLlvmOptions options = jig_lower_llvm_width_options(call);
    return jig_lower_to_llvm(
        call, &options,
        &(JigLlvmLowering){
            .patterns = {jig_to_llvm_cf_patterns},
            .legality = (const JigLegalityRow[]){{"*", .fn = is_of_others}, {0}},
        });
}

const JigPassRow jig_pass_convert_cf_to_llvm = {
    .name = "convert-cf-to-llvm",
    .title = "ConvertControlFlowToLLVMPass",
    .anchor = "builtin.module",
    JIG_TABLE(options, index_options),
    .run = lower_cf,
    .breaks = JIG_HOLDS_ONE_BLOCK | JIG_HOLDS_NO_CASTS | JIG_HOLDS_NO_LLVM,
    .summary = "cf as llvm",
};

/* ---- convert-index-to-llvm ---- */
/* Casts that were there may fold. */
static const JigLegalityRow index_legality[] = {
    {"builtin.unrealized_conversion_cast", .is = JIG_UNKNOWN_LEGALITY},
    {"index", .is = JIG_ILLEGAL},
    {0},
};

static bool lower_index(JigPassCall *call) {
    JigLlvmOptions options = jig_lower_llvm_width_options(call);
    return jig_lower_to_llvm(
        call, &options,
        &(JigLlvmLowering){.patterns = {jig_to_llvm_index_patterns}, .legality = index_legality});
}

const JigPassRow jig_pass_convert_index_to_llvm = {
    .name = "convert-index-to-llvm",
    .title = "ConvertIndexToLLVMPass",
    JIG_TABLE(options, index_options),
    .run = lower_index,
    .breaks = JIG_HOLDS_NO_CASTS | JIG_HOLDS_NO_LLVM,
    .summary = "index as llvm",
};

/* ---- convert-ub-to-llvm ---- */
static bool lower_ub(JigPassCall *call) {
    JigLlvmOptions options = jig_lower_llvm_width_options(call);
    return jig_lower_to_llvm(call, &options,
                             &(JigLlvmLowering){.patterns = {jig_to_llvm_ub_patterns}});
}

const JigPassRow jig_pass_convert_ub_to_llvm = {
    .name = "convert-ub-to-llvm",
    .title = "UBToLLVMConversionPass",
    JIG_TABLE(options, index_options),
    .run = lower_ub,
    .breaks = JIG_HOLDS_NO_CASTS | JIG_HOLDS_NO_LLVM,
    .summary = "ub as llvm",
};

/* ---- convert-func-to-llvm ---- */
static const JigOptionRow func_options[] = {
    {.name = "index-bitwidth",
     .kind = JIG_OPTION_UINT,
     .otherwise = "0",
     .help = "Bits of what an index becomes; 0: as the data layout says"},
    {.name = "use-bare-ptr-memref-call-conv",
     .kind = JIG_OPTION_BOOL,
     .otherwise = "false",
     .help = "Functions take and give buffers of static shape as pointers"},
};

static bool lower_funcs(JigPassCall *call) {
    JigLlvmOptions options = jig_lower_llvm_pass_options(call);
    const JigAttr *layout = jig_op_attr(call->op, "llvm.data_layout");
    if (layout)
        options.data_layout = jig_attr_string_value(layout);
    options.bare_pointers = jig_option_bool(call, "use-bare-ptr-memref-call-conv");
    return jig_lower_to_llvm(call, &options,
                             &(JigLlvmLowering){.patterns = {jig_to_llvm_func_patterns}});
}

const JigPassRow jig_pass_convert_func_to_llvm = {
    .name = "convert-func-to-llvm",
    .title = "ConvertFuncToLLVMPass",
    .anchor = "builtin.module",
    JIG_TABLE(options, func_options),
    .run = lower_funcs,
    .breaks = JIG_HOLDS_NO_CASTS | JIG_HOLDS_NO_LLVM,
    .summary = "func as llvm",
};

/* ---- llvm-request-c-wrappers ---- */
static bool request_wrappers(JigPassCall *call) {
    jig_rw_set_attr(call->rw, call->op, "llvm.emit_c_interface", jig_attr_unit(call->ctx));
    return true;
}

const JigPassRow jig_pass_llvm_request_c_wrappers = {
    .name = "llvm-request-c-wrappers",
    .title = "LLVMRequestCWrappersPass",
    .anchor = "func.func",
    .run = request_wrappers,
    .summary = "functions that C can call are wanted beside all functions",
};

/* ---- set-llvm-module-datalayout ---- */
static const JigOptionRow layout_options[] = {
    {.name = "data-layout",
     .kind = JIG_OPTION_STRING,
     .otherwise = "",
     .help = "How data lies in memory, in LLVM's words"},
};

static bool set_layout(JigPassCall *call) {
    JigStr layout = jig_option_string(call, "data-layout");
    if (!jig_llvm_check_data_layout(call->op, layout))
        return false;
    jig_rw_set_attr(call->rw, call->op, "llvm.data_layout", jig_attr_string(call->ctx, layout));
    return true;
}

const JigPassRow jig_pass_set_llvm_module_datalayout = {
    .name = "set-llvm-module-datalayout",
    .title = "SetLLVMModuleDataLayoutPass",
    .anchor = "builtin.module",
    JIG_TABLE(options, layout_options),
    .run = set_layout,
    .summary = "says how data lies in memory",
};

/* ---- finalize-memref-to-llvm ---- */
static const JigOptionRow memref_options[] = {
    {.name = "index-bitwidth",
     .kind = JIG_OPTION_UINT,
     .otherwise = "0",
     .help = "Bits of what an index becomes; 0: as the data layout says"},
    {.name = "use-aligned-alloc",
     .kind = JIG_OPTION_BOOL,
     .otherwise = "false",
     .help = "Memory comes from aligned_alloc, not from malloc"},
    {.name = "use-generic-functions",
     .kind = JIG_OPTION_BOOL,
     .otherwise = "false",
     .help = "Memory comes from functions whose names begin with _mlir_memref_to_llvm_"},
};

/* What the reference dies of. */
static JigLegality legality_of_alloc(const JigOp *op, void *user) {
    JigLlvm *x = user;
    uint64_t bytes;
    return !x->options.aligned_alloc ||
                   jig_descriptor_element_bytes(x, op, jig_op_result_type(op, 0), &bytes)
               ? JIG_UNKNOWN_LEGALITY
               : JIG_ILLEGAL;
}

static JigLegality legality_of_space_cast(const JigOp *op, void *x) {
    (void)x;
    const JigType *type = jig_op_result_type(op, 0);
    const JigAttr *space = jig_type_space(type);
    return jig_type_is_memref(type) && space && !jig_attr_is_int(space) ? JIG_ILLEGAL
                                                                        : JIG_UNKNOWN_LEGALITY;
}

static const JigLegalityRow memref_legality[] = {
    {"func.func", .is = JIG_LEGAL},
    {"memref.alloc", .fn = legality_of_alloc},
    {"memref.memory_space_cast", .fn = legality_of_space_cast},
    {0},
};

static bool lower_memref(JigPassCall *call) {
    JigLlvmOptions options = jig_lower_llvm_pass_options(call);
    options.aligned_alloc = jig_option_bool(call, "use-aligned-alloc");
    options.generic_functions = jig_option_bool(call, "use-generic-functions");
    return jig_lower_to_llvm(
        call, &options,
        &(JigLlvmLowering){.patterns = {jig_to_llvm_memref_patterns}, .legality = memref_legality});
}

const JigPassRow jig_pass_finalize_memref_to_llvm = {
    .name = "finalize-memref-to-llvm",
    .anchor = "builtin.module",
    .title = "FinalizeMemRefToLLVMConversionPass",
    JIG_TABLE(options, memref_options),
    .run = lower_memref,
    .breaks = JIG_HOLDS_ONE_BLOCK | JIG_HOLDS_NO_CASTS | JIG_HOLDS_NO_LLVM,
    .summary = "memref as llvm",
};
