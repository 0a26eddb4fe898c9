/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Canonical forms: allocation, copies, scopes, sizes of reshaped buffers. */
#include "dialect/common/dim.h"
#include "dialect/arith/arith.h"
#include "dialect/memref/memref_int.h"
#include "jig/iface.h"
#include "support/arena.h"

void jig_memref_replace_by_cast(JigRewriter *rw, JigOp *op, JigValue *v) {
    const JigType *t = jig_op_result_type(op, 0);
    jig_rw_replace_with_new(rw, op, JIG_MEMREF(CAST), &v, 1, &t, 1, NULL);
}

/* ---- memref.alloc, memref.alloca, memref.realloc ---- */

static bool alloc_const(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    const JigType *t = jig_op_result_type(op, 0);
    size_t n, rank = jig_type_rank(t);
    int64_t *shape = JIG_NEW_ARRAY(rw->arena, int64_t, rank + 1);
    JigValue **left = jig_dim_constant_sizes(op, 0, false, shape, &n, rw->arena);
    if (!left)
        return jig_no_match(rw, op, "no constant sizes");
    JigOperandRange symbols = jig_memref_symbol_operands(op);
    JigValue **kept = JIG_NEW_ARRAY(rw->arena, JigValue *, symbols.count + 1);
    for (size_t i = 0; i < symbols.count; i++)
        kept[i] = jig_op_operand(op, symbols.start + i);
    const JigType *type =
        jig_type_memref(shape, rank, jig_type_element(t), jig_type_layout(t), jig_type_space(t));
    JigMemrefAlloc parts = {.dynamic_sizes = {left, n},
                            .symbol_operands = {kept, symbols.count},
                            .memref_type = type,
                            .alignment = jig_memref_alignment_attr(op)};
    /* The two ops have the same parts. */
    JigOp *alloc = jig_build_parts(rw, jig_op_loc(op), jig_op_row(op), &parts, sizeof parts);
    jig_memref_replace_by_cast(rw, op, jig_op_result(alloc, 0));
    return true;
}

/* Who only writes to a buffer, or frees it, does not need it. */
static bool use_is_dead(const JigUse *use) {
    JigOp *user = jig_use_owner(use);
    return jig_op_is(user, JIG_MEMREF(DEALLOC)) ||
           (jig_op_is(user, JIG_MEMREF(STORE)) && jig_use_index(use) != 0);
}

static bool erase_unread(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigValue *buffer = jig_op_result(op, 0);
    for (JigUse *use = jig_value_first_use(buffer); use; use = jig_use_next(use))
        if (!use_is_dead(use))
            return jig_no_match(rw, op, "the buffer is used");
    for (JigUse *use; (use = jig_value_first_use(buffer));)
        jig_rw_erase(rw, jig_use_owner(use));
    jig_rw_erase(rw, op);
    return true;
}
const JigPattern jig_memref_alloc_patterns[] = {
    {.name = "(anonymous namespace)::SimplifyAllocConst<mlir::memref::AllocOp>",
     .root = "memref.alloc",
     .fn = alloc_const},
    {.name = "(anonymous namespace)::SimplifyDeadAlloc<mlir::memref::AllocOp>",
     .root = "memref.alloc",
     .fn = erase_unread},
    {0},
};
const JigPattern jig_memref_alloca_patterns[] = {
    {.name = "(anonymous namespace)::SimplifyAllocConst<mlir::memref::AllocaOp>",
     .root = "memref.alloca",
     .fn = alloc_const},
    {.name = "(anonymous namespace)::SimplifyDeadAlloc<mlir::memref::AllocaOp>",
     .root = "memref.alloca",
     .fn = erase_unread},
    {0},
};
const JigPattern jig_memref_realloc_patterns[] = {
    {.name = "(anonymous namespace)::SimplifyDeadAlloc<mlir::memref::ReallocOp>",
     .root = "memref.realloc",
     .fn = erase_unread},
    {0},
};

/* ---- memref.copy ---- */

JigFold jig_memref_fold_copy(JigFoldCall *call) {
    JigFold fold = JIG_FOLD_NONE;
    for (size_t i = 0; i < 2; i++) {
        JigOp *cast = jig_op_operand_def_of(call->op, i, JIG_MEMREF(CAST));
        if (!cast || !jig_memref_cast_folds_into_consumer(cast, call->arena))
            continue;
        jig_op_set_operand(call->op, i, jig_memref_cast_source(cast));
        fold = JIG_FOLD_IN_PLACE;
    }
    return fold;
}

static bool self_copy(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    if (jig_memref_copy_source(op) != jig_memref_copy_target(op))
        return jig_no_match(rw, op, "two buffers");
    jig_rw_erase(rw, op);
    return true;
}

static bool empty_copy(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    for (size_t i = 0; i < 2; i++) {
        const JigType *t = jig_op_operand_type(op, i);
        for (size_t d = 0; jig_type_is_memref(t) && d < jig_type_rank(t); d++)
            if (jig_type_dim(t, d) == 0) {
                jig_rw_erase(rw, op);
                return true;
            }
    }
    return jig_no_match(rw, op, "not known to be empty");
}

const JigPattern jig_memref_copy_patterns[] = {
    {.name = "(anonymous namespace)::FoldEmptyCopy", .root = "memref.copy", .fn = empty_copy},
    {.name = "(anonymous namespace)::FoldSelfCopy", .root = "memref.copy", .fn = self_copy},
    {0},
};

/* ---- memref.alloca_scope ---- */

/* May the op itself take from the stack? What tells nothing may. */
static bool may_alloca(const JigOp *op) {
    JigEffects effects = {0};
    bool may = false;
    if (jig_op_has_trait(op, JIG_TRAIT_RECURSIVE_MEMORY_EFFECTS))
        return false;
    if (!jig_op_own_effects(op, &effects))
        may = !jig_op_has_trait(op, JIG_TRAIT_NO_MEMORY_EFFECT);
    for (size_t i = 0; i < effects.len; i++)
        may |= effects.items[i].kind == JIG_EFFECT_ALLOC && jig_effect_is_scoped(&effects.items[i]);
    jig_effects_free(&effects);
    return may;
}

static JigWalk find_alloca(JigOp *op, void *scope) {
    if (op == scope)
        return JIG_WALK_ADVANCE;
    if (may_alloca(op))
        return JIG_WALK_INTERRUPT;
    return jig_op_has_trait(op, JIG_TRAIT_AUTOMATIC_ALLOCATION_SCOPE) ? JIG_WALK_SKIP
                                                                      : JIG_WALK_ADVANCE;
}

/* The end of the only block of its region: what it frees would be freed next anyway. */
static bool is_last(const JigOp *op) {
    const JigOp *next = jig_op_next(op);
    return next && !jig_op_next(next) && jig_op_maybe_terminator(next) &&
           jig_region_has_one_block(jig_op_parent_region(op));
}

/* When another scope ends right behind this one, or nothing is allocated in
 * it, the body may as well stand in its place. */
static bool inline_scope(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigOp *parent = jig_op_parent(op);
    bool scoped = parent && jig_op_has_trait(parent, JIG_TRAIT_AUTOMATIC_ALLOCATION_SCOPE);
    if (!(is_last(op) && scoped) && jig_walk_pre(op, find_alloca, op) == JIG_WALK_INTERRUPT)
        return jig_no_match(rw, op, "what the scope frees would live longer");
    JigBlock *body = jig_op_body(op);
    JigOp *end = jig_block_terminator(body);
    size_t n = jig_op_num_operands(end);
    JigValue **values = JIG_NEW_ARRAY(rw->arena, JigValue *, n + 1);
    for (size_t i = 0; i < n; i++)
        values[i] = jig_op_operand(end, i);
    jig_rw_inline_block(rw, body, jig_op_block(op), op, NULL, 0);
    jig_rw_replace(rw, op, values, n);
    jig_rw_erase(rw, end);
    return true;
}
/* What is certain to be allocated on the stack, of operands from outside `region`. */
static bool hoistable(const JigOp *op, const JigRegion *region) {
    JigEffects effects = {0};
    bool alloca_only = jig_op_own_effects(op, &effects) && effects.len == 1 &&
                       effects.items[0].kind == JIG_EFFECT_ALLOC &&
                       jig_effect_is_scoped(&effects.items[0]) && effects.items[0].value;
    jig_effects_free(&effects);
    for (size_t i = 0; i < jig_op_num_operands(op); i++)
        alloca_only =
            alloca_only && !jig_region_is_ancestor(region, jig_value_region(jig_op_operand(op, i)));
    return alloca_only;
}

typedef struct Hoist {
    JigRewriter *rw;
    JigOp *outer; /* to before it */
    const JigRegion *region;
    bool any;
} Hoist;

static JigWalk hoist_alloca(JigOp *op, void *user) {
    Hoist *h = user;
    if (!hoistable(op, h->region))
        return JIG_WALK_ADVANCE;
    jig_rw_move_before(h->rw, op, h->outer);
    h->any = true;
    return JIG_WALK_ADVANCE;
}

/* Where the scope is the last thing that ops up to the next scope do, that scope may allocate. */
static bool hoist_from_scope(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigOp *outer = op, *parent;
    for (;;) {
        parent = jig_op_parent(outer);
        if (!parent || !is_last(outer))
            return jig_no_match(rw, op, "what the scope frees would live longer");
        if (jig_op_has_trait(parent, JIG_TRAIT_AUTOMATIC_ALLOCATION_SCOPE))
            break;
        outer = parent;
    }
    Hoist h = {.rw = rw, .outer = outer, .region = jig_op_parent_region(op)};
    if (outer == op)
        return jig_no_match(rw, op, "the scope around is next");
    while (jig_region_parent(h.region) != outer)
        h.region = jig_op_parent_region(jig_region_parent(h.region));
    jig_walk_post(op, hoist_alloca, &h);
    return h.any;
}

const JigPattern jig_memref_alloca_scope_patterns[] = {
    {.name = "mlir::memref::AllocaScopeInliner", .root = "memref.alloca_scope", .fn = inline_scope},
    {.name = "mlir::memref::AllocaScopeHoister",
     .root = "memref.alloca_scope",
     .fn = hoist_from_scope},
    {0},
};

/* ---- memref.dim of memref.reshape: the shape operand has it ---- */

static bool dim_of_reshape(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigOp *reshape = jig_value_def_of(jig_memref_dim_source(op), JIG_MEMREF(RESHAPE));
    if (!reshape)
        return jig_no_match(rw, op, "Dim op is not defined by a reshape op.");
    JigValue *index = jig_memref_dim_index(op);
    JigOp *def = jig_value_def(index);
    /* The shape may be overwritten later, so it is read where the reshape reads it. */
    if (def ? jig_op_block(def) == jig_op_block(reshape) && jig_op_is_before(reshape, def)
            : !jig_region_is_ancestor(jig_value_region(index), jig_op_parent_region(reshape)))
        return jig_no_match(rw, op,
                            "dim.getIndex is not defined before reshape in the same block.");
    if (def && !jig_region_is_ancestor(jig_op_parent_region(def), jig_op_parent_region(reshape)))
        return jig_no_match(rw, op, "dim.getIndex does not dominate reshape.");
    JigValue *operands[2] = {jig_memref_reshape_shape(reshape), index};
    const JigType *element = jig_type_element(jig_value_type(operands[0])),
                  *type = jig_type_index(rw->ctx);
    jig_at_after(rw, reshape);
    JigValue *v =
        jig_op_result(jig_memref_build_load(rw, jig_op_loc(op), operands[0], JIG_VALUES(index)), 0);
    if (element != type)
        v = jig_op_result(
            jig_build(rw, jig_op_loc(op), JIG_ARITH(INDEX_CAST), &v, 1, &type, 1, NULL), 0);
    jig_rw_replace1(rw, op, v);
    return true;
}
const JigPattern jig_memref_dim_patterns[] = {
    {.name = "(anonymous namespace)::DimOfMemRefReshape",
     .root = "memref.dim",
     .fn = dim_of_reshape},
    {0},
};
