/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Hoisting a pad out of loops: the two ways to do it, and what stands in the pad's place then. */
#include "jig/payload/hoist.h"

#include "dialect/common/slices.h"
#include "dialect/linalg/linalg.h"
#include "dialect/scf/scf.h"
#include "dialect/tensor/tensor.h"
#include "payload/pad/hoist_pad_int.h"
#include "support/arena.h"
#include "support/check.h"

/* ---- A slice of what was packed ---- */

/* Undoes the transposition. */
static JigValue *transpose_back(JigHoisting *h, JigValue *v) {
    JigLoc loc = jig_op_loc(h->pad);
    const JigType *type = jig_op_result_type(h->pad, 0);
    size_t n = h->o->num_transpose;
    int64_t *order = JIG_NEW_ARRAY(h->a, int64_t, n + 1);
    for (size_t i = 0; i < n; ++i)
        order[h->o->transpose[i]] = (int64_t)i;
    JigOp *room = jig_tensor_empty_build(h->rw, loc, &(JigTensorEmpty){.result_type = type});
    JigNamedAttr item = {jig_ident(h->rw->ctx, JIG_STR("permutation")),
                         jig_attr_dense_i64(h->rw->ctx, order, n)};
    JigOp *op = jig_linalg_build(h->rw, loc, JIG_LINALG(TRANSPOSE), &v, 1,
                                 (JigValue *[]){jig_op_result(room, 0)}, 1,
                                 jig_attr_dict(h->rw->ctx, &item, 1));
    return jig_op_result(op, 0);
}

static void replace_by_slice(JigHoisting *h) {
    size_t n = h->packing.len;
    jig_at_before(h->rw, h->pad);
    JigValue **positions = JIG_NEW_ARRAY(h->a, JigValue *, n + 1);
    for (size_t i = 0; i < n; ++i) {
        JigOp *loop = h->packing.data[i];
        positions[i] = jig_pad_hoist_iteration(h, loop, jig_scf_for_iv(loop));
    }
    JigOp *slice = jig_tensor_build_extract_slice(h->rw, jig_op_loc(h->pad), h->type, h->packed,
                                                  jig_pad_hoist_place(h, positions, n));
    JigValue *v = jig_op_result(slice, 0);
    jig_rw_replace1(h->rw, h->pad, h->o->num_transpose ? transpose_back(h, v) : v);
}

/* ---- A carried tensor that is carried padded ---- */

/* The slice by which an iteration cuts what it computed from the padded tensor back to its size;
 * NULL, and why, where that is not all that the padding is for. */
static JigOp *find_cut(JigHoisting *h) {
    JigValue *padded = jig_op_result(h->pad, 0);
    JigOp *cut = jig_value_def(jig_loop_yielded(jig_pad_hoist_outermost(h), h->carried));
    const JigUse *use = jig_value_first_use(padded);
    JigOp *user = use && jig_value_has_one_use(padded) ? jig_use_owner(use) : NULL;
    JigValue *made =
        user && jig_structured(user) ? jig_dps_tied_result(user, jig_use_index(use)) : NULL;
    size_t n;
    const JigMixed *low = jig_mixed_list(h->pad, "static_low", 1, &n, h->a);
    bool fits = cut && made && jig_op_is(cut, JIG_TENSOR(EXTRACT_SLICE)) &&
                jig_tensor_extract_slice_source(cut) == made &&
                jig_op_result_type(cut, 0) == jig_op_result_type(h->slice, 0) &&
                jig_value_type(made) == jig_value_type(padded) &&
                jig_slice_has_zero_offsets(cut, h->a) && jig_slice_has_unit_strides(cut, h->a) &&
                jig_mixed_all_are(low, n, 0);
    if (fits && !h->o->num_transpose)
        return cut;
    jig_refuse(h->why, h->pad, "carried tensor can't be carried padded");
    return NULL;
}

/* What was carried, out of the padded tensor that the loop gives. */
static JigValue *cut_result(JigHoisting *h, JigValue *padded) {
    size_t rank;
    JigMixed *offsets = jig_slice_offsets(h->slice, &rank, h->a),
             *sizes = jig_slice_sizes(h->slice, &rank, h->a);
    if (!jig_slice_has_zero_offsets(h->slice, h->a)) /* those that are 0 stay as they are written */
        for (size_t i = 0; i < rank; ++i)
            offsets[i] = jig_mixed_int(h->rw->ctx, 0);
    JigSlice slice = {.offsets = offsets, .sizes = sizes, .rank = rank};
    return jig_op_result(jig_tensor_build_extract_slice(h->rw, jig_op_loc(h->pad),
                                                        jig_op_result_type(h->slice, 0), padded,
                                                        slice),
                         0);
}

/* As many values as are carried are appended: the padded tensor in the place of the carried one,
 * the others a second time, as in the reference. Of these only the padded one is used, and what was
 * carried before in its place is not any more; canonicalization takes out both. */
static bool carry_padded(JigHoisting *h, JigOp *cut) {
    JigRewriter *rw = h->rw;
    JigOp *loop = jig_pad_hoist_outermost(h);
    size_t n = jig_loop_num_carried(loop);
    JigValue **inits = JIG_NEW_ARRAY(h->a, JigValue *, n + 1),
             **yields = JIG_NEW_ARRAY(h->a, JigValue *, n + 1),
             **results = JIG_NEW_ARRAY(h->a, JigValue *, n + 1);
    for (size_t i = 0; i < n; ++i) {
        inits[i] = i == h->carried ? h->packed : jig_loop_init(loop, i);
        yields[i] =
            i == h->carried ? jig_tensor_extract_slice_source(cut) : jig_loop_yielded(loop, i);
    }
    JigOp *by = jig_loop_with_carried(rw, loop, inits, n);
    if (!by)
        return jig_refuse(h->why, loop, "loop can't carry more");
    for (size_t i = 0; i < n; ++i)
        yields[i] = i == h->carried ? yields[i] : jig_loop_yielded(by, i);
    jig_loop_pass_on(rw, by, yields, n);
    jig_rw_replace1(rw, h->pad, jig_loop_arg(by, n + h->carried));
    jig_at_after(rw, by);
    for (size_t i = 0; i < n; ++i)
        results[i] =
            i == h->carried ? cut_result(h, jig_loop_result(by, n + i)) : jig_loop_result(by, i);
    jig_rw_replace(rw, loop, results, n);
    return true;
}

/* ---- All together ---- */

static void end(JigHoisting *h) {
    jig_vec_free(&h->loops);
    jig_vec_free(&h->ops);
    jig_vec_free(&h->packing);
    jig_vec_free(&h->nest);
    jig_arena_destroy(h->a);
}

static bool build(JigHoisting *h) {
    return jig_pad_hoist_analyze(h) && jig_pad_hoist_build(h);
}

static bool replace(JigHoisting *h) {
    if (!h->is_carried) {
        replace_by_slice(h);
        return true;
    }
    JigOp *cut = find_cut(h);
    if (!cut)
        return false;
    if (!jig_slice_same_sizes(cut, h->slice, h->a))
        return jig_refuse(h->why, cut, "carried tensor has another size");
    return carry_padded(h, cut);
}

JigOp *jig_build_packing(JigRewriter *rw, JigOp *pad, JigOp *loop,
                         const JigHoistPadOptions *options, JigReason *why) {
    JIG_REQUIRE(rw && jig_op_is(pad, JIG_TENSOR(PAD)) && loop && options);
    JigHoisting h = {.rw = rw, .pad = pad, .o = options, .why = why, .a = jig_arena_create()};
    JigOp *op = jig_op_parent(pad), *made = NULL;
    for (; op && jig_op_is(op, JIG_SCF(FOR)); op = jig_op_parent(op)) {
        jig_vec_push(&h.loops, op);
        if (op == loop)
            break;
    }
    if (op != loop)
        jig_refuse(why, loop, "is not around the pad");
    else if (build(&h))
        made = h.nest.len ? h.nest.data[0] : h.hoisted;
    end(&h);
    return made;
}

JigOp *jig_hoist_pad(JigRewriter *rw, JigOp *pad, int64_t num_loops,
                     const JigHoistPadOptions *options, JigReason *why) {
    JIG_REQUIRE(rw && jig_op_is(pad, JIG_TENSOR(PAD)) && options);
    JigHoisting h = {.rw = rw, .pad = pad, .o = options, .why = why, .a = jig_arena_create()};
    JigOp *op = jig_op_parent(pad);
    for (int64_t i = 0; i < num_loops && op && jig_op_is(op, JIG_SCF(FOR)); ++i) {
        jig_vec_push(&h.loops, op);
        op = jig_op_parent(op);
    }
    JigOp *made = build(&h) && replace(&h) ? h.hoisted : NULL;
    end(&h);
    return made;
}
