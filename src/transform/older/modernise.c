/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Scripts of former releases as scripts of today: all their old ops, one after the other. */
#include "transform/older/modernise_int.h"

#include "asm/older.h"
#include "ir/context.h"
#include "ir/spec/spec.h"
#include "rewrite/values.h"
#include "support/vec.h"
#include "transform/state.h"
#include "transform/handle_type.h"

/* ---- Building ---- */

JigNamedAttr jig_modernise_attr(const JigOp *op, const char *name, const JigAttr *value) {
    return (JigNamedAttr){jig_ident(jig_op_context(op), jig_str(name)), value};
}

JigOp *jig_modernise_build(JigRewriter *rw, const JigOp *op, const JigToday *today) {
    JigContext *ctx = jig_op_context(op);
    const JigAttr *attrs = jig_attr_dict(ctx, NULL, 0);
    for (size_t i = 0; i < today->num_attrs; ++i)
        if (today->attrs[i].value)
            attrs = jig_attr_dict_with(attrs, today->attrs[i].name, today->attrs[i].value);
    JigOpState state = {.loc = jig_op_loc(op),
                        .name = jig_op_name(ctx, jig_str(today->name)),
                        .operands = (JigValue **)today->operands,
                        .num_operands = today->num_operands,
                        .types = (const JigType **)today->types,
                        .num_types = today->num_types,
                        .attrs = attrs,
                        .num_regions = today->num_regions};
    JigOp *built = jig_create(rw, &state);
    jig_op_copy_discardable_attrs(built, op);
    return built;
}

void jig_modernise_replace(JigRewriter *rw, JigOp *op, const JigOp *today, const size_t *from) {
    JIG_VEC(JigValue *) values = {0};
    for (size_t i = 0; i < jig_op_num_results(op); ++i)
        jig_vec_push(&values, jig_op_result(today, from ? from[i] : i));
    jig_rw_replace(rw, op, values.data, values.len);
    jig_vec_free(&values);
}

/* The attributes that both rows have, where they are not what today's takes them to be anyway. */
static const JigAttr *common_attrs(const JigOp *op, const JigOpName *name) {
    const JigSpec *old = jig_spec(jig_op_name_of_row(jig_op_context(op), jig_op_row(op))),
                  *spec = jig_spec(name);
    const JigAttr *attrs = jig_attr_dict(jig_op_context(op), NULL, 0);
    for (size_t i = 0; i < spec->num_props; ++i)
        for (size_t k = 0; k < old->num_props; ++k) {
            const char *own = spec->props[i].name->ptr;
            const JigAttr *x =
                spec->props[i].name == old->props[k].name ? jig_op_attr(op, own) : NULL;
            if (x)
                attrs = jig_attr_dict_with(attrs, spec->props[i].name, x);
        }
    return attrs;
}

JigOp *jig_modernise_rename(JigRewriter *rw, JigOp *op, const char *name,
                            const JigNamedAttr *others) {
    JigValueList operands = jig_values_of_operands(op, jig_all_operands(op), rw->arena);
    JigTypeList types = jig_values_result_types(op, rw->arena);
    const JigAttr *attrs = common_attrs(op, jig_op_name(jig_op_context(op), jig_str(name)));
    for (; others && others->name; ++others)
        attrs = jig_attr_dict_with(attrs, others->name, others->value);
    JigOp *today = jig_modernise_build(rw, op,
                                       &(JigToday){.name = name,
                                                   .operands = operands.items,
                                                   .num_operands = operands.n,
                                                   .types = types.items,
                                                   .num_types = types.n,
                                                   .num_regions = jig_op_num_regions(op),
                                                   .attrs = jig_attr_dict_items(attrs),
                                                   .num_attrs = jig_attr_dict_len(attrs)});
    for (size_t i = 0; i < jig_op_num_regions(op); ++i)
        jig_rw_inline_region(rw, jig_op_region(op, i), jig_op_region(today, i), NULL);
    jig_rw_replace_op(rw, op, today);
    return today;
}

const JigType *jig_modernise_handle_to(JigContext *ctx, const char *name) {
    const JigAttr *names = jig_attr_string(ctx, jig_str(name));
    return jig_type_get(ctx, JIG_TRANSFORM_TYPE(OP), &names, 1);
}

const JigAttr *jig_modernise_numbers(const JigAttr *list) {
    JigContext *ctx = jig_attr_context(list);
    if (jig_attr_is_dense_array(list, jig_type_integer(ctx, 64, JIG_SIGNLESS)))
        return list;
    if (jig_attr_kind(list) != JIG_ATTR_ARRAY)
        return NULL;
    JIG_VEC(int64_t) numbers = {0};
    bool ok = true;
    for (size_t i = 0; ok && i < jig_attr_array_len(list); ++i) {
        const JigAttr *x = jig_attr_array_at(list, i);
        if ((ok = jig_attr_is_int(x)))
            jig_vec_push(&numbers, jig_attr_int_value(x));
    }
    const JigAttr *dense = ok ? jig_attr_dense_i64(ctx, numbers.data, numbers.len) : NULL;
    jig_vec_free(&numbers);
    return dense;
}

size_t jig_modernise_num_loops(const JigAttr *sizes) {
    size_t n = 0;
    for (size_t i = 0; sizes && i < jig_attr_dense_array_len(sizes); ++i)
        n += jig_attr_dense_array_int(sizes, i) != 0;
    return n;
}

/* ---- Scripts ---- */

JigStatus jig_modernise_apply(JigTransformCall *call) {
    const JigOlder *older = jig_op_row(call->op)->older;
    return jig_definite_op(call, "is of release {}, and was not modernised: {}",
                           jig_fact_text(older->until), jig_fact_text(older->what));
}

bool jig_modernise_is_done(const JigOp *op) {
    const JigOpRow *row = jig_op_row(op);
    return row && row->older && row->older->modernise;
}

bool jig_modernise_op(JigRewriter *rw, JigOp *op, JigReason *why) {
    if (!jig_modernise_is_done(op))
        return true;
    jig_at_before(rw, op);
    return jig_op_row(op)->older->modernise(rw, op, why);
}

static bool is_of_script(const JigOp *op) {
    static const char prefix[] = "transform.";
    return strncmp(jig_op_row(op)->name, prefix, strlen(prefix)) == 0;
}

/* Payload stays: what can be read can be transformed. */
static JigWalk collect(JigOp *op, void *user) {
    JigOpVec *list = user;
    if (jig_modernise_is_done(op) && is_of_script(op))
        jig_vec_push(list, op);
    return JIG_WALK_ADVANCE;
}

bool jig_modernise(JigOp *root) {
    JigContext *ctx = jig_op_context(root);
    if (!ctx->has_older)
        return true;
    JigOpVec list = {0};
    for (size_t r = 0; r < jig_op_num_regions(root); ++r)
        for (JigBlock *b = jig_region_first(jig_op_region(root, r)); b; b = jig_block_next(b))
            for (JigOp *op = jig_block_first(b); op; op = jig_op_next(op))
                jig_walk_post(op, collect, &list);
    JigRewriter *rw = jig_rewriter_create(ctx);
    JigArena *a = jig_arena_create();
    JigReason why = JIG_REASON(a);
    bool ok = true;
    for (size_t i = 0; ok && i < list.len; ++i) {
        if (jig_modernise_op(rw, list.data[i], &why))
            continue;
        JigStr text = jig_reason_text(&why, a);
        ok = jig_op_row(list.data[i])->apply !=
             jig_modernise_apply; /* it can be carried out as it is */
        if (!ok)
            jig_op_error(list.data[i], "can't be said any more: %.*s", JIG_FMT(text));
    }
    jig_arena_destroy(a);
    jig_rewriter_destroy(rw);
    jig_vec_free(&list);
    return ok;
}
