/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "payload/gpu/attach.h"
#include "dialect/gpu/gpu.h"
#include "support/check.h"
#include "support/regex.h"
#include "support/vec.h"

const JigAttr *jig_offload_text_option(const JigPassCall *call, const char *name) {
    return jig_attr_string(call->ctx, jig_option_string(call, name));
}

const JigAttr *jig_offload_text_list(JigContext *ctx, const JigStr *items, size_t n) {
    JIG_REQUIRE(ctx && (items || !n));
    const JigAttr **attrs = jig_calloc(n + 1, sizeof *attrs);
    for (size_t i = 0; i < n; i++)
        attrs[i] = jig_attr_string(ctx, items[i]);
    const JigAttr *list = jig_attr_array(ctx, attrs, n);
    jig_free(attrs);
    return list;
}

/* ---- Modules ---- */
/* After those that it has, unless the last one is it. */
static void add_target(JigPassCall *call, JigOp *module, const JigAttr *target) {
    const JigAttr *had = jig_gpu_module_targets_attr(module);
    JIG_VEC(const JigAttr *) all = {0};
    for (size_t i = 0; had && i < jig_attr_array_len(had); i++)
        jig_vec_push(&all, jig_attr_array_at(had, i));
    if (!all.len || all.data[all.len - 1] != target)
        jig_vec_push(&all, target);
    jig_gpu_module_set_targets(call->rw, module, jig_attr_array(call->ctx, all.data, all.len));
    jig_vec_free(&all);
}

typedef struct Matcher {
    bool all, none;
    JigRegex compiled;
} Matcher;

/* What is no regular expression matches no name. */
static void open_matcher(Matcher *m, JigStr pattern) {
    *m = (Matcher){.all = !pattern.len};
    m->none = !m->all && jig_regex_compile(&m->compiled, pattern) != NULL;
}

static bool matches(const Matcher *m, JigStr name) {
    return m->all || (!m->none && jig_regex_search(&m->compiled, name));
}

void jig_offload_attach(JigPassCall *call, const JigAttr *target) {
    Matcher matcher;
    open_matcher(&matcher, jig_option_string(call, "module"));
    for (size_t r = 0; r < jig_op_num_regions(call->op); r++)
        for (JigBlock *b = jig_region_first(jig_op_region(call->op, r)); b; b = jig_block_next(b))
            for (JigOp *op = jig_block_first(b); op; op = jig_op_next(op))
                if (jig_op_is(op, JIG_GPU(MODULE)) && matches(&matcher, jig_symbol_name(op)))
                    add_target(call, op, target);
    jig_regex_free(&matcher.compiled);
}
