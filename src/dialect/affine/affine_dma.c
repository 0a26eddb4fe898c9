/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * affine.dma_start and affine.dma_wait: transfers between memory spaces whose
 * places are memref[affine indices]. Operands are untyped by their rows; which
 * is which follows from the number of inputs of the maps:
 *
 *     dma_start: source, indices, destination, indices, tag, indices, count [, stride, per stride]
 *     dma_wait: tag, indices, count
 */
#include "dialect/affine/affine_int.h"
#include "dialect/memref/memref_transfer.h"
#include "eval/evaluator.h"

/* A place's attribute, and what reports call it. */
typedef struct PlaceRow {
    const char *map, *name, *index;
} PlaceRow;
static const PlaceRow start_places[3] = {
    {"src_map", "source", "src index"},
    {"dst_map", "destination", "dst index"},
    {"tag_map", "tag", "tag index"},
};
static const PlaceRow wait_place = {"tag_map", "tag", "index"};

/* ---- Syntax ---- */
bool jig_affine_parse_dma_start(JigParser *p, JigOpState *s) {
    const JigType *index = jig_type_index(jig_parser_context(p)), **types;
    JigAffineAccess places[3];
    JigUnresolved count, *strides = NULL;
    size_t num_strides = 0, num_types;
    for (int i = 0; i < 3; i++)
        JIG_CHECK(jig_affine_parse_access(p, s, start_places[i].map, &places[i]) &&
                  jig_parse_token(p, ","));
    JIG_CHECK(jig_parse_operand(p, &count));
    if (jig_parse_try_token(p, ",")) {
        JIG_CHECK(jig_parse_operands(p, JIG_DELIM_NONE, &strides, &num_strides));
        if (num_strides != 0 && num_strides != 2)
            return jig_parse_error(p, jig_parse_name_spot(p),
                                   "expected two stride related operands");
    }
    JIG_CHECK(jig_parse_colon_type_list(p, &types, &num_types));
    if (num_types != 3)
        return jig_parse_error(p, jig_parse_name_spot(p), "expected three types");
    for (int i = 0; i < 3; i++)
        JIG_CHECK(jig_affine_resolve_access(p, s, &places[i], types[i]));
    return jig_resolve_operand(p, s, &count, index) &&
           jig_resolve_operands(p, s, strides, num_strides, index);
}

bool jig_affine_parse_dma_wait(JigParser *p, JigOpState *s) {
    JigAffineAccess tag;
    JigUnresolved count;
    JIG_CHECK(jig_affine_parse_access(p, s, wait_place.map, &tag));
    JIG_CHECK(jig_parse_token(p, ",") && jig_parse_operand(p, &count));
    const JigType *type = jig_parse_colon_type(p);
    JIG_CHECK(type && jig_affine_resolve_access(p, s, &tag, type));
    JIG_CHECK(jig_resolve_operand(p, s, &count, jig_type_index(jig_parser_context(p))));
    return jig_type_is_memref(type) ||
           jig_parse_error(p, jig_parse_name_spot(p), "expected tag to be of memref type");
}

static size_t num_indices(const JigOp *op, const PlaceRow *place) {
    return jig_map_num_inputs(jig_attr_map_value(jig_op_attr(op, place->map)));
}

void jig_affine_print_dma_start(JigPrinter *p, const JigOp *op) {
    const JigType *types[3];
    size_t at = 0;
    jig_print(p, " ");
    for (int i = 0; i < 3; i++) {
        size_t n = num_indices(op, &start_places[i]);
        types[i] = jig_op_operand_type(op, at);
        jig_affine_print_access(p, op, at, n, start_places[i].map);
        jig_print(p, ", ");
        at += 1 + n;
    }
    jig_print_operands(p, op, at, jig_op_num_operands(op) - at);
    jig_print(p, " : ");
    jig_print_types(p, types, 3);
}

void jig_affine_print_dma_wait(JigPrinter *p, const JigOp *op) {
    size_t n = num_indices(op, &wait_place);
    jig_print(p, " ");
    jig_affine_print_access(p, op, 0, n, wait_place.map);
    jig_print(p, ", ");
    jig_print_value(p, jig_op_operand(op, 1 + n));
    jig_print(p, " : ");
    jig_print_type(p, jig_value_type(jig_affine_dma_wait_operands_at(op, 0)));
}

/* ---- Verification ---- */
/* The place whose memref is operand *at, which moves behind its indices. */
static bool verify_memref(JigOp *op, const PlaceRow *place, size_t *at) {
    const JigAttr *map = jig_op_attr(op, place->map);
    if (*at >= jig_op_num_operands(op) || !jig_type_is_memref(jig_op_operand_type(op, *at)))
        return jig_op_error(op, "expected DMA %s to be of memref type", place->name);
    if (!map || jig_attr_kind(map) != JIG_ATTR_MAP)
        return jig_op_error(op, "requires an affine map attribute '%s'", place->map);
    *at += 1 + num_indices(op, place);
    return true;
}

static bool verify_indices(JigOp *op, const PlaceRow *place, size_t memref, const char *suffix) {
    const JigRegion *scope = jig_affine_scope(op);
    for (size_t i = 0, n = num_indices(op, place); i < n; i++) {
        const JigValue *v = jig_op_operand(op, memref + 1 + i);
        if (!jig_type_is_index(jig_value_type(v)))
            return jig_op_error(op, "%s to %s must have 'index' type", place->index, suffix);
        if (!jig_affine_is_dim_in(v, scope) && !jig_affine_is_symbol_in(v, scope))
            return jig_op_error(op, "%s must be a valid dimension or symbol identifier",
                                place->index);
    }
    return true;
}

bool jig_affine_verify_dma_start(JigOp *op) {
    size_t memrefs[3], at = 0, n = jig_op_num_operands(op);
    for (int i = 0; i < 3; i++) {
        memrefs[i] = at;
        JIG_CHECK(verify_memref(op, &start_places[i], &at));
    }
    if (n != at + 1 && n != at + 3)
        return jig_op_error(op, "incorrect number of operands");
    for (int i = 0; i < 3; i++)
        JIG_CHECK(verify_indices(op, &start_places[i], memrefs[i], "dma_start"));
    return true;
}

bool jig_affine_verify_dma_wait(JigOp *op) {
    size_t at = 0;
    JIG_CHECK(verify_memref(op, &wait_place, &at));
    if (jig_op_num_operands(op) <= at)
        return jig_op_error(op, "incorrect number of operands");
    return verify_indices(op, &wait_place, 0, "dma_wait");
}

/* ---- Effects ---- */
void jig_affine_dma_start_effects(const JigOp *op, JigEffects *out) {
    static const JigEffectKind kinds[3] = {JIG_EFFECT_READ, JIG_EFFECT_WRITE, JIG_EFFECT_READ};
    for (size_t i = 0, at = 0; i < 3; i++) {
        jig_effects_add(out, kinds[i], jig_op_operand(op, at), NULL);
        at += 1 + num_indices(op, &start_places[i]);
    }
}

/* ---- Evaluation ---- */

/* The indices of the place whose memref is operand *at, which moves behind them; NULL after an
 * error. */
static int64_t *eval_place(JigEvalCall *call, const PlaceRow *place, size_t *at) {
    const JigMap *map = jig_attr_map_value(jig_op_attr(call->step->op, place->map));
    int64_t *out = JIG_NEW_ARRAY(&call->eval->scratch, int64_t, jig_map_num_results(map) + 1);
    bool ok = jig_affine_eval_map(call, map, *at + 1, out);
    *at += 1 + jig_map_num_inputs(map);
    return ok ? out : NULL;
}

static bool eval_start(JigEvalCall *call) {
    JigSpaceTransfer t = {0};
    size_t at = 0;
    t.from_index = eval_place(call, &start_places[0], &at);
    t.to = at;
    t.to_index = t.from_index ? eval_place(call, &start_places[1], &at) : NULL;
    t.count = at + 1 + num_indices(call->step->op, &start_places[2]);
    t.stride = t.count + 1 < call->step->num_operands ? t.count + 1 : 0;
    return t.to_index && jig_memref_eval_transfer(call, &t);
}

JigEvalOutcome jig_affine_eval_dma_start(JigEvalCall *call) {
    JigArenaMark mark = jig_arena_mark(&call->eval->scratch);
    bool ok = eval_start(call);
    jig_arena_rewind(&call->eval->scratch, mark);
    return ok ? JIG_EVAL_NEXT : JIG_EVAL_STOP;
}
