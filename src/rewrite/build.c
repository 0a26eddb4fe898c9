/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Building ops and blocks at the insertion point. Without an insertion point
 * ops are created detached, and nobody is told.
 */
#include "rewrite/rewriter.h"
#include "support/check.h"
#include <stdarg.h>

static void insert_here(JigRewriter *rw, JigOp *op) {
    if (!rw->block)
        return;
    jig_block_insert(rw->block, rw->before, op);
}

JigOp *jig_create(JigRewriter *rw, const JigOpState *state) {
    JIG_REQUIRE(rw);
    JigOp *op = jig_op_create(state);
    insert_here(rw, op);
    if (rw->block)
        jig_rw_tell_inserted(rw, op, NULL, NULL);
    return op;
}

/* Name, value pairs up to a NULL name; a NULL value is left out. */
static const JigAttr *collect_attrs(JigContext *ctx, va_list list) {
    JIG_FEW(JigNamedAttr, 8) items;
    jig_few_init(&items);
    for (const char *name; (name = va_arg(list, const char *));) {
        const JigAttr *value = va_arg(list, const JigAttr *);
        if (value)
            jig_few_push(&items, ((JigNamedAttr){jig_ident(ctx, jig_str(name)), value}));
    }
    const JigAttr *dict = items.len ? jig_attr_dict(ctx, items.data, items.len) : NULL;
    jig_few_free(&items);
    return dict;
}

void jig_rw_infer_into(JigContext *ctx, JigOpState *state, JigArena *a) {
    JIG_REQUIRE(ctx && state && a);
    JigInferCall infer = {
        .ctx = ctx,
        .loc = state->loc,
        .name = state->name,
        .operands = state->operands,
        .num_operands = state->num_operands,
        .attrs = state->attrs ? state->attrs : ctx->empty_dict,
        .arena = a,
        .quiet = true,
    };
    if (!jig_infer_types(&infer))
        return;
    state->types = infer.types;
    state->num_types = infer.num_types;
}

/* The common arguments of the building functions. */
typedef struct Parts {
    JigLoc loc;
    const JigOpRow *row;
    JigValue *const *operands;
    size_t num_operands;
    const JigType *const *types;
    size_t num_types, num_regions;
} Parts;

/* A detached op; result types are inferred where the caller gave none. */
static JigOp *create_detached(JigRewriter *rw, const Parts *p, const JigAttr *attrs) {
    JigOpState state = {
        .loc = p->loc,
        .name = jig_op_name_of_row(rw->ctx, p->row),
        .operands = (JigValue **)(uintptr_t)p->operands,
        .num_operands = p->num_operands,
        .types = (const JigType **)(uintptr_t)p->types,
        .num_types = p->num_types,
        .attrs = attrs,
        .num_regions = p->num_regions,
    };
    JigArenaMark mark = jig_arena_mark(rw->arena);
    if (!p->types && !p->num_types && p->row->outs && *p->row->outs)
        jig_rw_infer_into(rw->ctx, &state, rw->arena);
    JigOp *op = jig_op_create(&state);
    jig_arena_rewind(rw->arena, mark);
    return op;
}

static JigOp *build(JigRewriter *rw, const Parts *p, va_list attrs) {
    JigOp *op = create_detached(rw, p, collect_attrs(rw->ctx, attrs));
    insert_here(rw, op);
    if (rw->block)
        jig_rw_tell_inserted(rw, op, NULL, NULL);
    return op;
}

JigOp *jig_build(JigRewriter *rw, JigLoc loc, const JigOpRow *row, JigValue *const *operands,
                 size_t num_operands, const JigType *const *types, size_t num_types, ...) {
    JIG_REQUIRE(rw && row);
    JIG_REQUIRE(operands || !num_operands);
    JIG_REQUIRE(types || !num_types);
    Parts p = {loc, row, operands, num_operands, types, num_types, 0};
    va_list list;
    va_start(list, num_types);
    JigOp *op = build(rw, &p, list);
    va_end(list);
    return op;
}

JigOp *jig_build_regions(JigRewriter *rw, JigLoc loc, const JigOpRow *row,
                         JigValue *const *operands, size_t num_operands,
                         const JigType *const *types, size_t num_types, size_t num_regions, ...) {
    JIG_REQUIRE(rw && row);
    Parts p = {loc, row, operands, num_operands, types, num_types, num_regions};
    va_list list;
    va_start(list, num_regions);
    JigOp *op = build(rw, &p, list);
    va_end(list);
    return op;
}

JigOp *jig_rw_replace_with_new(JigRewriter *rw, JigOp *op, const JigOpRow *row,
                               JigValue *const *operands, size_t num_operands,
                               const JigType *const *types, size_t num_types, ...) {
    JIG_REQUIRE(rw && op && row);
    Parts p = {op->loc, row, operands, num_operands, types, num_types, 0};
    if (!rw->block)
        jig_at_before(rw, op);
    va_list list;
    va_start(list, num_types);
    JigOp *by = build(rw, &p, list);
    va_end(list);
    jig_rw_replace_op(rw, op, by);
    return by;
}

JigBlock *jig_create_block(JigRewriter *rw, JigRegion *region, JigBlock *before,
                           const JigType *const *types, size_t n, JigLoc loc) {
    JIG_REQUIRE(rw && region && (types || !n));
    JIG_REQUIRE(!before || before->region == region);
    JigBlock *block = jig_block_create(rw->ctx);
    for (size_t i = 0; i < n; i++)
        jig_block_add_arg(block, types[i], loc);
    jig_region_insert(region, before, block);
    jig_at_end(rw, block);
    jig_rw_tell_block_inserted(rw, block, NULL, NULL);
    return block;
}

static JigOp *insert_copy(JigRewriter *rw, JigOp *copy) {
    insert_here(rw, copy);
    if (rw->block && rw->ctx->listeners)
        jig_rw_tell_inserted_tree(rw, copy);
    return copy;
}

JigOp *jig_rw_clone(JigRewriter *rw, const JigOp *op, JigIRMap *map) {
    return insert_copy(rw, jig_op_clone(op, map));
}

JigOp *jig_rw_clone_without_regions(JigRewriter *rw, const JigOp *op) {
    return insert_copy(rw, jig_op_clone_without_regions(op, NULL));
}

JigOp *jig_rw_clone_with(JigRewriter *rw, JigLoc loc, const JigOp *op, JigValue *const *operands,
                         const JigType *const *types) {
    JIG_REQUIRE(rw && op);
    JigRegion **regions = jig_calloc(op->num_regions + 1, sizeof *regions);
    JigIRMap *map = jig_irmap_create();
    for (size_t i = 0; i < op->num_regions; i++) {
        regions[i] = jig_region_create(rw->ctx);
        jig_region_clone_into(jig_op_region(op, i), regions[i], NULL, map);
    }
    jig_irmap_destroy(map);
    JigOpState state = {.loc = loc,
                        .name = op->name,
                        .operands = (JigValue **)operands,
                        .num_operands = op->num_operands,
                        .types = (const JigType **)types,
                        .num_types = types ? op->num_results : 0,
                        .attrs = op->attrs,
                        .num_regions = op->num_regions,
                        .regions = regions};
    JigOp *copy = jig_create(rw, &state);
    for (size_t i = 0; i < op->num_regions; i++)
        jig_region_destroy(regions[i]);
    jig_free(regions);
    return copy;
}

JigValue *jig_materialize(JigRewriter *rw, const JigDialect *dialect, const JigAttr *value,
                          const JigType *type, JigLoc loc) {
    JIG_REQUIRE(rw && value && type);
    if (!dialect || !dialect->materialize)
        return NULL;
    JigOp *op = dialect->materialize(rw, value, type, loc);
    return op && op->num_results ? &jig_op_results(op)[0] : NULL;
}

/* The value that the detached-or-not `op` folds to: constants are created
 * first and inserted only when all went well. NULL: it does not fold. */
static JigValue *try_fold(JigRewriter *rw, JigOp *op) {
    bool in_place;
    if (jig_op_has_trait(op, JIG_TRAIT_CONSTANT_LIKE) || op->num_results != 1)
        return NULL;
    JigScratch scratch;
    JigArena *a = jig_scratch_init(&scratch);
    JigFoldResult result = {0};
    JigFold kind = jig_op_fold_on(op, &result, a, &in_place);
    jig_arena_free(a);
    if (kind != JIG_FOLD_RESULTS)
        return NULL;
    if (result.value)
        return result.value;
    JigRewriter detached = {.ctx = rw->ctx, .arena = rw->arena};
    JigValue *v = jig_materialize(&detached, op->name->dialect, result.attr,
                                  jig_op_results(op)[0].type, op->loc);
    if (!v)
        return NULL;
    JigOp *constant = jig_value_op(v);
    if (constant && !constant->block) {
        insert_here(rw, constant);
        if (rw->block)
            jig_rw_tell_inserted(rw, constant, NULL, NULL);
    }
    return v;
}

JigValue *jig_build_or_fold(JigRewriter *rw, JigLoc loc, const JigOpRow *row,
                            JigValue *const *operands, size_t num_operands,
                            const JigType *const *types, size_t num_types, ...) {
    JIG_REQUIRE(rw && row);
    Parts p = {loc, row, operands, num_operands, types, num_types, 0};
    va_list list;
    va_start(list, num_types);
    JigOp *op = create_detached(rw, &p, collect_attrs(rw->ctx, list));
    va_end(list);
    insert_here(rw, op);
    /* Constants go where the op stands: before the insertion point, after the op. */
    JigValue *v = try_fold(rw, op);
    if (v) {
        if (rw->before == op)
            rw->before = op->next;
        jig_op_destroy(op);
        return v;
    }
    if (rw->block)
        jig_rw_tell_inserted(rw, op, NULL, NULL);
    return op->num_results ? &jig_op_results(op)[0] : NULL;
}

void jig_op_copy_discardable_attrs(JigOp *to, const JigOp *from) {
    JIG_REQUIRE(to);
    const JigAttr *dict = jig_op_attrs(from);
    const JigNamedAttr *items = jig_attr_dict_items(dict);
    for (size_t i = 0; i < jig_attr_dict_len(dict); i++)
        if (!jig_op_is_inherent(from, items[i].name))
            jig_op_set_attr_id(to, items[i].name, items[i].value);
}
