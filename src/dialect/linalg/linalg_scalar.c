/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Structured ops on buffers at one point of their loops: elements are loaded, the body computes,
 * what it yields is stored. */
#include "dialect/affine/affine.h"
#include "dialect/linalg/linalg_int.h"
#include "dialect/memref/memref.h"

static JigValue **indices_at(JigRewriter *rw, JigLoc loc, const JigMap *map, JigValue *const *ivs,
                             JigArena *a) {
    const JigType *index = jig_type_index(rw->ctx);
    JigValue **out = JIG_NEW_ARRAY(a, JigValue *, jig_map_num_results(map) + 1);
    for (unsigned r = 0; r < jig_map_num_results(map); r++) {
        const JigAttr *one = jig_attr_of_map(jig_map_sub(map, &r, 1));
        JigOp *apply = jig_affine_apply_build(
            rw, loc,
            &(JigAffineApply){
                .map_operands = {ivs, jig_map_num_dims(map)}, .result_type = index, .map = one});
        out[r] = jig_op_result(apply, 0);
    }
    return out;
}

/* affine.load and affine.store have a map of their own. */
static const JigAttr *access_map(JigRewriter *rw, unsigned rank) {
    return jig_attr_of_map(jig_map_identity(rw->ctx, rank));
}

/* The element of an operand: loaded, or the scalar itself. */
static JigValue *element_at(JigRewriter *rw, JigOp *op, size_t operand, JigValue *const *ivs,
                            bool affine, JigArena *a) {
    JigValue *v = jig_op_operand(op, operand);
    if (!jig_type_is_memref(jig_value_type(v)))
        return v;
    const JigMap *map = jig_structured(op)->map(op, operand);
    JigValue **indices = indices_at(rw, jig_op_loc(op), map, ivs, a);
    unsigned rank = jig_map_num_results(map);
    const JigType *type = jig_type_element(jig_value_type(v));
    JigOp *load = affine
                      ? jig_affine_load_build(rw, jig_op_loc(op),
                                              &(JigAffineLoad){.memref = v,
                                                               .indices = {indices, rank},
                                                               .result_type = type,
                                                               .map = access_map(rw, rank)})
                      : jig_memref_build_load(rw, jig_op_loc(op), v, (JigValueList){indices, rank});
    return jig_op_result(load, 0);
}

typedef struct Place {
    JigValue *buffer;
    JigValueList indices;
} Place;

static Place place_of(JigRewriter *rw, JigOp *op, JigLoc loc, size_t init, JigValue *const *ivs,
                      JigArena *a) {
    size_t operand = jig_linalg_num_ins(op) + init;
    const JigMap *map = jig_structured(op)->map(op, operand);
    JigValue **indices = indices_at(rw, loc, map, ivs, a);
    return (Place){jig_op_operand(op, operand), {indices, jig_map_num_results(map)}};
}

static void store_at(JigRewriter *rw, JigLoc loc, const Place *to, JigValue *value, bool affine) {
    if (affine)
        jig_affine_store_build(rw, loc,
                               &(JigAffineStore){.value = value,
                                                 .memref = to->buffer,
                                                 .indices = to->indices,
                                                 .map = access_map(rw, (unsigned)to->indices.n)});
    else
        jig_memref_build_store(rw, loc, value, to->buffer, to->indices);
}

/* Elements that the body does not use are loaded early only. */
static bool needs_element(const JigOp *op, size_t operand, const JigLinalgScalar *how) {
    if (how->early)
        return true;
    if (jig_op_is(op, JIG_LINALG(MAP)) && operand >= jig_linalg_num_ins(op))
        return false;
    return jig_value_has_uses(jig_block_arg(jig_op_body(op), operand));
}

static void build_scalar(JigRewriter *rw, JigOp *op, JigValue *const *ivs,
                         const JigLinalgScalar *how, JigIRMap *map, JigArena *a) {
    JigBlock *body = jig_op_body(op);
    JigOp *yield = jig_block_last(body);
    size_t n = jig_op_num_operands(yield);
    Place *places = JIG_NEW_ARRAY(a, Place, n + 1);
    for (size_t i = 0; i < jig_op_num_operands(op); i++)
        if (needs_element(op, i, how))
            jig_irmap_value(map, jig_block_arg(body, i),
                            element_at(rw, op, i, ivs, how->affine, a));
    for (size_t i = 0; how->early && i < n; i++)
        places[i] = place_of(rw, op, jig_op_loc(op), i, ivs, a);
    for (JigOp *o = jig_block_first(body); o != yield; o = jig_op_next(o)) {
        if (jig_op_is(o, JIG_LINALG(INDEX)))
            jig_irmap_value(map, jig_op_result(o, 0), ivs[jig_linalg_index_dim(o)]);
        else
            jig_rw_clone(rw, o, map);
    }
    for (size_t i = 0; i < n; i++) {
        if (!how->early)
            places[i] = place_of(rw, op, jig_op_loc(yield), i, ivs, a);
        store_at(rw, jig_op_loc(yield), &places[i], jig_irmap_get(map, jig_op_operand(yield, i)),
                 how->affine);
    }
}

bool jig_linalg_build_scalar(JigRewriter *rw, JigOp *op, JigValue *const *ivs,
                             const JigLinalgScalar *how) {
    if (!jig_linalg_on_buffers(op))
        return jig_op_error(op, "expected operation to have buffer semantics");
    JigArena *a = jig_arena_create();
    JigIRMap *map = jig_irmap_create();
    build_scalar(rw, op, ivs, how, map, a);
    jig_irmap_destroy(map);
    jig_arena_destroy(a);
    return true;
}

bool jig_linalg_scalar(JigRewriter *rw, JigOp *op, JigLoc loc, JigValue *const *ivs) {
    (void)loc;
    return jig_linalg_build_scalar(rw, op, ivs, &(JigLinalgScalar){.affine = false});
}
