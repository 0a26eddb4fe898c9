/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Bits of buffers, and the ops that are made of them. */
#include "dialect/arith/arith.h"
#include "dialect/bufferization/bufferization.h"
#include "dialect/memref/memref.h"
#include "dialect/common/constfold.h"
#include "payload/dealloc/ownership_int.h"

typedef struct BlockOwners {
    JigPtrMap bits; /* buffer -> bit, or the mark of several */
    JigValueVec frees;
} BlockOwners;

static char several;
#define SEVERAL ((JigValue *)(void *)&several)

static BlockOwners *in_block(JigOwners *o, const JigBlock *block) {
    void **slot = jig_ptrmap_slot(&o->blocks, block);
    if (!*slot)
        *slot = jig_calloc(1, sizeof(BlockOwners));
    return *slot;
}

JigValue *jig_dealloc_owner(const JigOwners *o, const JigValue *buffer, const JigBlock *block) {
    const BlockOwners *b = jig_ptrmap_get(&o->blocks, block);
    return b ? jig_ptrmap_get(&b->bits, buffer) : NULL;
}
bool jig_dealloc_owner_is_bit(const JigValue *owner) {
    return owner && owner != SEVERAL;
}

/* The same value, or the same constant. */
static bool same_bit(const JigValue *a, const JigValue *b) {
    const JigAttr *x = jig_constant_of(a);
    return a == b || (x && x == jig_constant_of(b));
}

void jig_dealloc_owner_set(JigOwners *o, const JigValue *buffer, JigValue *owner, JigBlock *block) {
    jig_ptrmap_set(&in_block(o, block)->bits, buffer, owner);
}

void jig_dealloc_owner_join(JigOwners *o, const JigValue *buffer, JigValue *owner,
                            JigBlock *block) {
    JigValue *old = jig_dealloc_owner(o, buffer, block);
    if (!owner)
        return;
    if (!old)
        jig_dealloc_owner_set(o, buffer, owner, block);
    else if (old == SEVERAL || owner == SEVERAL || !same_bit(old, owner))
        jig_dealloc_owner_set(o, buffer, SEVERAL, block);
}

void jig_dealloc_owner_free_later(JigOwners *o, JigValue *buffer, JigBlock *block) {
    BlockOwners *b = in_block(o, block);
    jig_vec_push(&b->frees, buffer);
}

void jig_dealloc_owners_clear(JigOwners *o) {
    const JigPtrEntry *e;
    for (size_t i = 0; (e = jig_ptrmap_next(&o->blocks, &i));) {
        BlockOwners *b = e->value;
        jig_ptrmap_free(&b->bits);
        jig_vec_free(&b->frees);
        jig_free(b);
    }
    jig_ptrmap_free(&o->blocks);
}

/* ---- Ops ---- */

JigValue *jig_dealloc_owner_bit(JigRewriter *rw, JigLoc loc, bool value) {
    const JigType *bit = jig_type_i(rw->ctx, 1);
    return jig_op_result(jig_arith_materialize(rw, jig_attr_int(bit, value), bit, loc), 0);
}

static JigOwned owned_copy(JigOwners *o, JigValue *buffer) {
    JigLoc loc = jig_value_loc(buffer);
    JigBufferizationClone parts = {.input = buffer, .output_type = jig_value_type(buffer)};
    JigOwned made;
    made.buffer = jig_op_result(jig_bufferization_clone_build(o->rw, loc, &parts), 0);
    made.owner = jig_dealloc_owner_bit(o->rw, loc, true);
    jig_dealloc_owner_join(o, made.buffer, made.owner, o->rw->block);
    jig_dealloc_owner_free_later(o, made.buffer, o->rw->block);
    return made;
}

/* One of two buffers with a bit each, in its own block. */
static JigValue *bit_of_choice(JigOwners *o, JigOp *op) {
    const JigOwnershipIface *says = jig_ownership(op);
    const JigSelectIface *parts = jig_select(op);
    if (!says || says->kind != JIG_OWNERSHIP_CHOSEN || !parts)
        return NULL;
    JigValue *if_true = jig_dealloc_owner(o, jig_op_operand(op, parts->if_true), jig_op_block(op)),
             *if_false =
                 jig_dealloc_owner(o, jig_op_operand(op, parts->if_false), jig_op_block(op));
    if (!jig_dealloc_owner_is_bit(if_true) || !jig_dealloc_owner_is_bit(if_false))
        return NULL;
    JigArithSelect select = {.condition = jig_op_operand(op, parts->condition),
                             .true_value = if_true,
                             .false_value = if_false};
    return jig_op_result(jig_arith_select_build(o->rw, jig_op_loc(op), &select), 0);
}

JigOwned jig_dealloc_owned(JigOwners *o, JigValue *buffer, JigBlock *block) {
    JigOp *def = jig_value_def(buffer);
    JigValue *chosen = def && jig_op_block(def) == block ? bit_of_choice(o, def) : NULL;
    if (chosen)
        return (JigOwned){buffer, chosen};
    JigValue *owner = jig_dealloc_owner(o, buffer, block);
    return jig_dealloc_owner_is_bit(owner) ? (JigOwned){buffer, owner} : owned_copy(o, buffer);
}

/* What was allocated, of which `buffer` may be a part. */
static JigValue *base_of(JigRewriter *rw, JigLoc loc, JigValue *buffer) {
    const JigType *t = jig_value_type(buffer);
    if (!jig_type_is_memref(t)) {
        const JigAttr *layout = jig_attr_strided_layout(rw->ctx, 0, NULL, 0);
        const JigType *i64 = jig_type_i(rw->ctx, 64);
        const JigAttr *zero = jig_attr_dense_array(i64, (int64_t[]){0}, 1);
        const JigAttr *none = jig_attr_dense_array(i64, NULL, 0);
        JigMemrefReinterpretCast parts = {
            .source = buffer,
            .static_offsets = zero,
            .static_sizes = none,
            .static_strides = none,
            .result_type =
                jig_type_memref(NULL, 0, jig_type_element(t), layout, jig_type_space(t))};
        buffer = jig_op_result(jig_memref_reinterpret_cast_build(rw, loc, &parts), 0);
    }
    JigMemrefExtractStridedMetadata parts = {.source = buffer};
    return jig_op_result(jig_memref_extract_strided_metadata_build(rw, loc, &parts), 0);
}

bool jig_dealloc_frees_of(JigOwners *o, JigLoc loc, JigBlock *block, JigFrees *out) {
    const BlockOwners *b = jig_ptrmap_get(&o->blocks, block);
    for (size_t i = 0; b && i < b->frees.len; ++i) {
        JigValue *buffer = b->frees.data[i], *owner = jig_dealloc_owner(o, buffer, block);
        if (!jig_dealloc_owner_is_bit(owner))
            return jig_error(o->rw->ctx, jig_value_loc(buffer),
                             "MemRef value does not have valid ownership");
        jig_vec_push(&out->buffers, base_of(o->rw, loc, buffer));
        jig_vec_push(&out->owners, owner);
    }
    return true;
}
void jig_dealloc_free_frees(JigFrees *f) {
    jig_vec_free(&f->buffers);
    jig_vec_free(&f->owners);
}

JigOp *jig_dealloc_free_but_keep(JigOwners *o, JigLoc loc, JigBlock *block, const JigFrees *frees,
                                 JigValue *const *owners, JigBlock *to, const JigValueVec *passed,
                                 JigValueVec *bits) {
    JigValueVec kept = {0};
    JigTypeVec types = {0};
    for (size_t i = 0; i < passed->len; ++i)
        if (jig_dealloc_is_buffer(passed->data[i]))
            jig_vec_push(&kept, passed->data[i]);
    size_t num_passed = kept.len;
    jig_live_blocks_between(o->live, block, to, &kept);
    for (size_t i = 0; i < kept.len; ++i)
        jig_vec_push(&types, jig_type_i(o->rw->ctx, 1));
    JigBufferizationDealloc parts = {
        .memrefs = {frees->buffers.data, frees->buffers.len},
        .conditions = {(JigValue **)(uintptr_t)owners, frees->owners.len},
        .retained = {kept.data, kept.len},
        .updated_condition_types = {types.data, types.len}};
    JigOp *op = jig_bufferization_dealloc_build(o->rw, loc, &parts);
    for (size_t i = 0; i < kept.len; ++i)
        jig_dealloc_owner_set(o, kept.data[i], NULL, block);
    for (size_t i = 0; i < kept.len; ++i)
        jig_dealloc_owner_join(o, kept.data[i], jig_op_result(op, i), block);
    for (size_t i = 0; bits && i < num_passed; ++i)
        jig_vec_push(bits, jig_op_result(op, i));
    jig_vec_free(&kept);
    jig_vec_free(&types);
    return op;
}
