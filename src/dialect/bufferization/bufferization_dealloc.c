/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Canonical forms of bufferization.dealloc. */
#include "analysis/alias.h"
#include "dialect/arith/arith.h"
#include "dialect/bufferization/bufferization_int.h"
#include "dialect/memref/memref.h"
#include "jig/iface.h"
#include "dialect/common/constfold.h"
#include "support/arena.h"

/* The operands: `conditions[i]` says whether `buffers[i]` is to be freed unless it is retained. */
typedef struct Dealloc {
    JigValue **buffers, **conditions, **retained;
    size_t n, num_retained;
} Dealloc;

static JigValue **group(const JigOp *op, size_t which, size_t *n, JigArena *a) {
    JigOperandRange r = jig_operand_range(op, which);
    JigValue **values = JIG_NEW_ARRAY(a, JigValue *, r.count + 1);
    for (size_t i = 0; i < r.count; i++)
        values[i] = jig_op_operand(op, r.start + i);
    *n = r.count;
    return values;
}

static Dealloc dealloc_of(const JigOp *op, JigArena *a) {
    Dealloc d = {0};
    d.buffers = group(op, 0, &d.n, a);
    d.conditions = group(op, 1, &d.n, a);
    d.retained = group(op, 2, &d.num_retained, a);
    return d;
}

/* The op with other buffers and conditions. */
static bool update(JigRewriter *rw, JigOp *op, const Dealloc *d) {
    jig_bufferization_dealloc_set_memrefs(rw, op, d->buffers, d->n);
    jig_bufferization_dealloc_set_conditions(rw, op, d->conditions, d->n);
    jig_bufferization_dealloc_set_retained(rw, op, d->retained, d->num_retained);
    return true;
}

static size_t index_of(JigValue *const *values, size_t n, const JigValue *v) {
    size_t i = 0;
    while (i < n && values[i] != v)
        i++;
    return i;
}

/* ---- Each buffer once ---- */

static bool unique_buffers(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    Dealloc d = dealloc_of(op, rw->arena);
    const JigType *bit = jig_type_i(rw->ctx, 1);
    size_t n = 0;
    for (size_t i = 0; i < d.n; i++) {
        size_t k = index_of(d.buffers, n, d.buffers[i]);
        JigValue *operands[2] = {k < n ? d.conditions[k] : NULL, d.conditions[i]};
        if (k < n && operands[0] != operands[1])
            d.conditions[k] = jig_op_result(
                jig_build(rw, jig_op_loc(op), JIG_ARITH(ORI), operands, 2, &bit, 1, NULL), 0);
        if (k < n)
            continue;
        d.buffers[n] = d.buffers[i];
        d.conditions[n++] = d.conditions[i];
    }
    if (n == d.n)
        return jig_no_match(rw, op, "no buffer twice");
    d.n = n;
    return update(rw, op, &d);
}

static bool unique_retained(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    Dealloc d = dealloc_of(op, rw->arena);
    size_t n = 0, *place = JIG_NEW_ARRAY(rw->arena, size_t, d.num_retained + 1);
    for (size_t i = 0; i < d.num_retained; i++) {
        place[i] = index_of(d.retained, n, d.retained[i]);
        if (place[i] == n)
            d.retained[n++] = d.retained[i];
    }
    if (n == d.num_retained)
        return jig_no_match(rw, op, "no retained buffer twice");
    size_t results = d.num_retained;
    d.num_retained = n;
    const JigType **types = JIG_NEW_ARRAY(rw->arena, const JigType *, n + 1);
    for (size_t i = 0; i < n; i++)
        types[i] = jig_type_i(rw->ctx, 1);
    JigBufferizationDealloc parts = {.memrefs = {d.buffers, d.n},
                                     .conditions = {d.conditions, d.n},
                                     .retained = {d.retained, n},
                                     .updated_condition_types = {types, n}};
    JigOp *fewer = jig_bufferization_dealloc_build(rw, jig_op_loc(op), &parts);
    JigValue **values = JIG_NEW_ARRAY(rw->arena, JigValue *, results + 1);
    for (size_t i = 0; i < results; i++)
        values[i] = jig_op_result(fewer, place[i]);
    jig_rw_replace(rw, op, values, results);
    return true;
}

/* ---- Nothing to free ---- */

static bool erase_empty(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    Dealloc d = dealloc_of(op, rw->arena);
    if (d.n)
        return jig_no_match(rw, op, "there are buffers");
    const JigType *bit = jig_type_i(rw->ctx, 1);
    for (size_t i = 0; i < d.num_retained; i++)
        d.retained[i] =
            jig_op_result(jig_arith_materialize(rw, jig_attr_zero(bit), bit, jig_op_loc(op)), 0);
    jig_rw_replace(rw, op, d.retained, d.num_retained);
    return true;
}

static bool drop_never(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    Dealloc d = dealloc_of(op, rw->arena);
    size_t n = 0;
    for (size_t i = 0; i < d.n; i++) {
        if (jig_const_match_zero(jig_constant_of(d.conditions[i])))
            continue;
        d.buffers[n] = d.buffers[i];
        d.conditions[n++] = d.conditions[i];
    }
    if (n == d.n)
        return jig_no_match(rw, op, "no condition is known to be false");
    d.n = n;
    return update(rw, op, &d);
}

/* ---- What the buffer is ---- */

static bool skip_metadata(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    Dealloc d = dealloc_of(op, rw->arena);
    bool changed = false;
    for (size_t i = 0; i < d.n; i++) {
        JigOp *def = jig_value_def(d.buffers[i]);
        if (!jig_op_is(def, JIG_MEMREF(EXTRACT_STRIDED_METADATA)) ||
            !jig_alias_is_allocated(jig_memref_extract_strided_metadata_source(def)))
            continue;
        d.buffers[i] = jig_memref_extract_strided_metadata_source(def);
        changed = true;
    }
    return changed ? update(rw, op, &d) : jig_no_match(rw, op, "no base of an allocation");
}

/* A buffer that is only freed need not be. */
static bool drop_unused(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    Dealloc d = dealloc_of(op, rw->arena);
    JigOp **dead = JIG_NEW_ARRAY(rw->arena, JigOp *, d.n + 1);
    size_t n = 0, num_dead = 0;
    for (size_t i = 0; i < d.n; i++) {
        JigUse *use = jig_value_first_use(d.buffers[i]);
        if (jig_alias_is_allocated(d.buffers[i]) &&
            jig_alias_only_allocates(jig_value_def(d.buffers[i])) && !jig_use_next(use)) {
            dead[num_dead++] = jig_value_def(d.buffers[i]);
            continue;
        }
        d.buffers[n] = d.buffers[i];
        d.conditions[n++] = d.conditions[i];
    }
    if (!num_dead)
        return jig_no_match(rw, op, "all buffers are used");
    d.n = n;
    update(rw, op, &d);
    for (size_t i = 0; i < num_dead; i++)
        jig_rw_erase(rw, dead[i]);
    return true;
}

const JigPattern jig_bufferization_dealloc_patterns[] = {
    {.name = "(anonymous namespace)::DeallocRemoveDuplicateDeallocMemrefs",
     .root = "bufferization.dealloc",
     .fn = unique_buffers},
    {.name = "(anonymous namespace)::DeallocRemoveDuplicateRetainedMemrefs",
     .root = "bufferization.dealloc",
     .fn = unique_retained},
    {.name = "(anonymous namespace)::EraseEmptyDealloc",
     .root = "bufferization.dealloc",
     .fn = erase_empty},
    {.name = "(anonymous namespace)::EraseAlwaysFalseDealloc",
     .root = "bufferization.dealloc",
     .fn = drop_never},
    {.name = "(anonymous namespace)::SkipExtractMetadataOfAlloc",
     .root = "bufferization.dealloc",
     .fn = skip_metadata},
    {.name = "(anonymous namespace)::RemoveAllocDeallocPairWhenNoOtherUsers",
     .root = "bufferization.dealloc",
     .fn = drop_unused},
    {0},
};
