/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Making structured ops from values. */
#include "dialect/linalg/linalg_int.h"
#include "support/arena.h"
#include "support/check.h"

/* Inputs and inits in one array; results for the tensors among the inits. */
typedef struct Parts {
    JigValue **operands;
    const JigType **types;
    size_t num_operands, num_types;
} Parts;

static Parts join(JigArena *a, JigValue *const *inputs, size_t num_inputs, JigValue *const *inits,
                  size_t num_inits) {
    Parts p = {.num_operands = num_inputs + num_inits};
    p.operands = JIG_NEW_ARRAY(a, JigValue *, p.num_operands + 1);
    p.types = JIG_NEW_ARRAY(a, const JigType *, num_inits + 1);
    for (size_t i = 0; i < num_inputs; i++)
        p.operands[i] = inputs[i];
    for (size_t i = 0; i < num_inits; i++) {
        p.operands[num_inputs + i] = inits[i];
        if (jig_type_is_ranked_tensor(jig_value_type(inits[i])))
            p.types[p.num_types++] = jig_value_type(inits[i]);
    }
    return p;
}

static const JigAttr *with(JigContext *ctx, const JigAttr *dict, const char *name,
                           const JigAttr *value) {
    return jig_attr_dict_with(dict, jig_ident(ctx, jig_str(name)), value);
}

static bool has_segments(const JigOpRow *row) {
    return strstr(row->traits, "AttrSizedOperandSegments");
}

static const JigAttr *with_segments(JigContext *ctx, const JigAttr *dict, size_t num_inputs,
                                    size_t num_inits) {
    int32_t sizes[2] = {(int32_t)num_inputs, (int32_t)num_inits};
    return with(ctx, dict, "operandSegmentSizes", jig_attr_dense_i32(ctx, sizes, 2));
}

/* Default maps of ops that keep them. */
static const JigAttr *with_maps(JigContext *ctx, const JigOpRow *row, const JigAttr *dict,
                                const Parts *p, JigArena *a) {
    if (!jig_linalg_keeps_maps(row) || jig_attr_dict_get(dict, JIG_STR("indexing_maps")))
        return dict;
    const JigLinalgNamed *named = jig_linalg_named_of_row(row);
    size_t rank = jig_type_rank(jig_value_type(p->operands[p->num_operands - 1]));
    const JigAttr *maps = named ? jig_linalg_default_maps(ctx, named)
                                : jig_linalg_identity_maps(ctx, p->num_operands, rank, a);
    return with(ctx, dict, "indexing_maps", maps);
}

/* The body of a named op is implied, so it has no place. */
static JigBlock *add_element_block(JigRewriter *rw, JigOp *op, bool named) {
    JigBlock *block = jig_block_create(rw->ctx);
    jig_region_insert(jig_op_region(op, 0), NULL, block);
    for (size_t i = 0; i < jig_op_num_operands(op); i++) {
        const JigValue *v = jig_op_operand(op, i);
        jig_block_add_arg(block, jig_linalg_element_type(jig_value_type(v)),
                          named ? jig_loc_unknown(rw->ctx) : jig_value_loc(v));
    }
    return block;
}

JigOp *jig_linalg_build(JigRewriter *rw, JigLoc loc, const JigOpRow *row, JigValue *const *inputs,
                        size_t num_inputs, JigValue *const *inits, size_t num_inits,
                        const JigAttr *attrs) {
    JIG_REQUIRE(rw && row && (inputs || !num_inputs) && (inits || !num_inits));
    JigArena *a = jig_arena_create();
    Parts p = join(a, inputs, num_inputs, inits, num_inits);
    const JigAttr *dict = attrs ? attrs : jig_attr_dict(rw->ctx, NULL, 0);
    if (has_segments(row))
        dict = with_segments(rw->ctx, dict, num_inputs, num_inits);
    dict = with_maps(rw->ctx, row, dict, &p, a);
    const JigLinalgNamed *body = jig_linalg_body_of(row, dict);
    JigOpState state = {.loc = loc,
                        .name = jig_op_name_of_row(rw->ctx, row),
                        .operands = p.operands,
                        .num_operands = p.num_operands,
                        .types = p.types,
                        .num_types = p.num_types,
                        .attrs = dict,
                        .num_regions = 1};
    JigOp *op = jig_create(rw, &state);
    if (body) {
        bool named = !jig_linalg_only_moves(row);
        JigBlock *block = add_element_block(rw, op, named);
        JigReason why = JIG_REASON(a);
        if (!jig_linalg_build_body(rw, named ? jig_loc_unknown(rw->ctx) : loc, body, dict, block,
                                   &why)) {
            JigStr said = jig_reason_text(&why, a);
            jig_op_error(op, "%.*s", JIG_FMT(said));
        }
    }
    jig_arena_destroy(a);
    return op;
}

JigOp *jig_linalg_build_generic(JigRewriter *rw, JigLoc loc, JigValue *const *inputs,
                                size_t num_inputs, JigValue *const *inits, size_t num_inits,
                                const JigMap *const *maps, const JigIterator *iterators,
                                size_t num_loops) {
    JIG_REQUIRE(rw && (inputs || !num_inputs) && (inits || !num_inits));
    JIG_REQUIRE(maps || !(num_inputs + num_inits));
    JIG_REQUIRE(iterators || !num_loops);
    JigArena *a = jig_arena_create();
    size_t n = num_inputs + num_inits;
    const JigAttr **items = JIG_NEW_ARRAY(a, const JigAttr *, n + 1);
    for (size_t i = 0; i < n; i++)
        items[i] = jig_attr_of_map(maps[i]);
    const JigAttr *dict = jig_attr_dict(rw->ctx, NULL, 0);
    dict = with(rw->ctx, dict, "indexing_maps", jig_attr_array(rw->ctx, items, n));
    dict = with(rw->ctx, dict, "iterator_types",
                jig_linalg_iterator_attr(rw->ctx, iterators, num_loops));
    JigOp *op =
        jig_linalg_build(rw, loc, JIG_LINALG(GENERIC), inputs, num_inputs, inits, num_inits, dict);
    add_element_block(rw, op, false);
    jig_arena_destroy(a);
    return op;
}
