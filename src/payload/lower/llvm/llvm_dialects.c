/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The dialects that are lowered to llvm, and the pass that lowers all of them at once. */
#include "dialect/gpu/gpu.h"
#include "ir/context.h"
#include "payload/lower/llvm/llvm_omp.h"
#include "payload/lower/llvm/llvm_sets.h"
#include "payload/lower/llvm/vector/llvm_vector.h"
#include "payload/lower/lowerings.h"
#include "payload/lower/passes.h"

static void add_complex(const JigConversionEnv *env, JigPatternSet *set) {
    jig_patterns_add_converting(set, jig_to_llvm_complex_division_patterns[false], env);
}

static void add_math(const JigConversionEnv *env, JigPatternSet *set) {
    jig_patterns_add_converting(set, jig_to_llvm_math_log1p_patterns, env);
}

static void add_vector(const JigConversionEnv *env, JigPatternSet *set) {
    jig_to_llvm_add_vector_patterns(set, env, (JigLlvmVectorOptions){0});
}

static const JigLlvmDialect dialects[] = {
    {.name = "arith",
     .patterns = jig_to_llvm_arith_patterns,
     .expanded = jig_arith_expand_divisions},
    {.name = "cf", .patterns = jig_to_llvm_cf_patterns},
    {.name = "complex", .patterns = jig_to_llvm_complex_patterns, .add = add_complex},
    {.name = "func", .patterns = jig_to_llvm_func_patterns},
    {.name = "index", .patterns = jig_to_llvm_index_patterns},
    {.name = "math", .patterns = jig_to_llvm_math_patterns, .add = add_math},
    {.name = "memref", .patterns = jig_to_llvm_memref_patterns},
    {.name = "omp", .patterns = jig_to_llvm_omp_patterns, .target = jig_to_llvm_omp_target},
    {.name = "ub", .patterns = jig_to_llvm_ub_patterns},
    {.name = "vector", .add = add_vector},
};

size_t jig_to_llvm_num_dialects(JigContext *ctx) {
    size_t n = JIG_LEN(dialects);
    for (const JigMachine *const *m = jig_lower_machines(ctx); *m; m++)
        n += (*m)->always_lowered;
    return n;
}

JigLlvmDialect jig_to_llvm_dialect_at(JigContext *ctx, size_t i) {
    if (i < JIG_LEN(dialects))
        return dialects[i];
    i -= JIG_LEN(dialects);
    for (const JigMachine *const *m = jig_lower_machines(ctx); *m; m++)
        if ((*m)->always_lowered && i-- == 0)
            return (JigLlvmDialect){.name = (*m)->dialects[0]->name, .machine = *m};
    return (JigLlvmDialect){0};
}

bool jig_to_llvm_dialect_named(JigContext *ctx, JigStr name, JigLlvmDialect *out) {
    for (size_t i = 0; i < jig_to_llvm_num_dialects(ctx); i++) {
        JigLlvmDialect dialect = jig_to_llvm_dialect_at(ctx, i);
        if (!jig_str_is(name, dialect.name))
            continue;
        if (out)
            *out = dialect;
        return true;
    }
    return false;
}

void jig_to_llvm_dialect_add(const JigLlvmDialect *dialect, const JigConversionEnv *env,
                             JigPatternSet *set) {
    if (dialect->expanded)
        jig_patterns_add_list(set, dialect->expanded);
    jig_patterns_add_converting(set, dialect->patterns, env);
    if (dialect->add)
        dialect->add(env, set);
    if (dialect->machine)
        dialect->machine->lower(env, set, NULL);
}

/* ---- convert-to-llvm ---- */
static bool refuse(const JigPassCall *call, const char *why, JigStr name) {
    /* The reference's ends its line. */
    return jig_error(call->ctx, jig_loc_unknown(call->ctx), "%s: %.*s\n", why, JIG_FMT(name));
}

static bool is_lowered(const JigPassCall *call, JigStr name) {
    const JigDialect *dialect = jig_context_dialect(call->ctx, name);
    if (!dialect || !jig_context_is_loaded(call->ctx, dialect))
        return refuse(call, "dialect not loaded", name);
    return jig_to_llvm_dialect_named(call->ctx, name, NULL) ||
           refuse(call, "dialect does not implement ConvertToLLVMPatternInterface", name);
}

typedef struct Wanted {
    const JigStr *names;
    size_t n;                  /* 0: all */
    const JigMachine *machine; /* that the op is for; NULL: not known */
} Wanted;

/* A gpu.module with one target is lowered for that; which of several is not known. */
static const JigMachine *machine_of(const JigOp *op) {
    const JigAttr *targets =
        jig_op_is(op, JIG_GPU(MODULE)) ? jig_gpu_module_targets_attr(op) : NULL;
    return targets && jig_attr_array_len(targets) == 1
               ? jig_lower_machine_of_target(jig_attr_array_at(targets, 0))
               : NULL;
}

static void add_dialect(JigLlvm *x, const JigLlvmDialect *d, JigPatternSet *set,
                        JigConversionTarget *target) {
    jig_to_llvm_dialect_add(d, &x->env, set);
    if (d->target)
        d->target(x, target);
}

static const JigLegalityRow casts_may_fold[] = {
    {"builtin.unrealized_conversion_cast", .is = JIG_UNKNOWN_LEGALITY}, {0}};

static void add_wanted(JigLlvm *x, JigPatternSet *set, JigConversionTarget *target, void *user) {
    const Wanted *wanted = user;
    for (size_t i = 0; i < wanted->n; i++) {
        JigLlvmDialect dialect;
        if (jig_to_llvm_dialect_named(x->ctx, wanted->names[i], &dialect))
            add_dialect(x, &dialect, set, target);
    }
    for (size_t i = 0; !wanted->n && i < jig_to_llvm_num_dialects(x->ctx); i++) {
        JigLlvmDialect dialect = jig_to_llvm_dialect_at(x->ctx, i);
        add_dialect(x, &dialect, set, target);
    }
    if (wanted->machine && wanted->machine->lower_for_target)
        wanted->machine->lower_for_target(&x->env, set, target);
}

static bool lower_all(JigPassCall *call) {
    Wanted wanted;
    wanted.n = jig_option_list(call, "filter-dialects", &wanted.names);
    jig_context_load(call->ctx, jig_context_dialect(call->ctx, JIG_STR("llvm")));
    for (size_t i = 0; i < wanted.n; i++)
        if (!is_lowered(call, wanted.names[i]))
            return false;
    bool dynamic = jig_option_bool(call, "dynamic");
    JigLlvmOptions options =
        dynamic ? jig_to_llvm_options_for(call->op) : (JigLlvmOptions){.index_bits = 64};
    wanted.machine = dynamic ? machine_of(call->op) : NULL;
    return jig_lower_to_llvm(
        call, &options,
        &(JigLlvmLowering){.legality = casts_may_fold,
                           .more = add_wanted,
                           .user = &wanted,
                           .at_once = !jig_option_bool(call, "allow-pattern-rollback")});
}

static const JigOptionRow options[] = {
    {.name = "allow-pattern-rollback",
     .kind = JIG_OPTION_BOOL,
     .otherwise = "true",
     .help = "Old values stay until all is converted; else new ones take their place at once"},
    {.name = "dynamic",
     .kind = JIG_OPTION_BOOL,
     .otherwise = "false",
     .help = "As the data layout and the target of a gpu.module say"},
    {.name = "filter-dialects",
     .kind = JIG_OPTION_LIST,
     .otherwise = "",
     .help = "Only these dialects; none: all"},
};

const JigPassRow jig_pass_convert_to_llvm = {
    .name = "convert-to-llvm",
    .title = "ConvertToLLVMPass",
    JIG_TABLE(options, options),
    .run = lower_all,
    .breaks = JIG_HOLDS_ONE_BLOCK | JIG_HOLDS_NO_CASTS | JIG_HOLDS_NO_LLVM,
    .summary = "all dialects that can be lowered so as llvm",
};
