/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "machine/xegpu/xegpu_tiles.h"

#include "dialect/arith/arith.h"
#include "dialect/scf/scf.h"
#include "machine/xegpu/xegpu.h"
#include "payload/loop/index_math.h"
#include "payload/loop/unroll_loop.h"
#include "support/arena.h"

#include <stdio.h>

/* ---- Where values come from ---- */

/* What the argument of a loop starts as. */
static JigValue *start_of(JigValue *arg) {
    JigOp *loop = jig_block_parent_op(jig_value_owner_block(arg));
    for (size_t i = 0; loop && i < jig_loop_num_carried(loop); i++)
        if (jig_loop_arg(loop, i) == arg)
            return jig_loop_init(loop, i);
    return NULL;
}

static JigValue *step_back(JigValue *v) {
    JigOp *op = v ? jig_value_def(v) : NULL;
    if (op)
        return jig_op_num_operands(op) ? jig_op_operand(op, 0) : NULL;
    return v ? start_of(v) : NULL;
}

/* In graphs a value may come from itself: then `mark`, which moves on ever more rarely, is met
 * again when all of the circle has been seen. */
static JigOp *find_source_of(JigValue *v, const JigOpRow *row, const JigOpRow *other) {
    const JigValue *mark = NULL;
    for (size_t steps = 0, next = 1; v && v != mark; v = step_back(v)) {
        JigOp *op = jig_value_def(v);
        if (op && (jig_op_is(op, row) || jig_op_is(op, other)))
            return op;
        if (++steps == next) {
            mark = v;
            next *= 2;
        }
    }
    return NULL;
}

static JigOp *find_source(JigValue *v, const JigOpRow *row) {
    return find_source_of(v, row, row);
}

JigOp *jig_xegpu_find_descriptor(JigValue *v) {
    return find_source(v, JIG_XEGPU(CREATE_ND_TDESC));
}
JigOp *jig_xegpu_find_load(JigValue *v) {
    return find_source(v, JIG_XEGPU(LOAD_ND));
}
JigOp *jig_xegpu_find_any_load(JigValue *v) {
    return find_source_of(v, JIG_XEGPU(LOAD_ND), JIG_XEGPU(LOAD));
}

/* ---- Layouts ---- */

static const JigAttr *field_of(JigContext *ctx, const int64_t *numbers, size_t n) {
    int32_t *narrow = jig_malloc((n + 1) * sizeof *narrow);
    for (size_t i = 0; i < n; i++)
        narrow[i] = (int32_t)numbers[i];
    const JigAttr *x = jig_attr_dense_i32(ctx, narrow, n);
    jig_free(narrow);
    return x;
}

const JigAttr *jig_xegpu_layout_of_numbers(JigContext *ctx, JigLoc loc,
                                           const JigXegpuNumbersOfLayout *x) {
    const JigAttr *fields[JIG_XEGPU_NUM_FIELDS] = {
        [JIG_XEGPU_SG_LAYOUT] = field_of(ctx, x->sg_layout, x->num_sg_layout),
        [JIG_XEGPU_SG_DATA] = field_of(ctx, x->sg_data, x->num_sg_data),
        [JIG_XEGPU_INST_DATA] =
            x->num_inst_data ? field_of(ctx, x->inst_data, x->num_inst_data) : NULL,
        [JIG_XEGPU_ORDER] = x->order && jig_attr_dense_array_len(x->order) ? x->order : NULL,
    };
    const JigAttr *layout = jig_xegpu_layout(ctx, loc, fields);
    bool sliced = layout && x->dropped && jig_attr_dense_array_len(x->dropped);
    return sliced ? jig_xegpu_slice(loc, layout, x->dropped) : layout;
}

JigOp *jig_xegpu_set_descriptor_layout(JigRewriter *rw, JigOp *desc, const JigAttr *layout) {
    const JigType *type =
        jig_xegpu_with_layout(jig_op_result_type(desc, 0), layout, jig_op_loc(desc));
    if (!type)
        return NULL;
    size_t n = jig_op_num_operands(desc);
    JigValue **operands = jig_malloc((n + 1) * sizeof(JigValue *));
    for (size_t i = 0; i < n; i++)
        operands[i] = jig_op_operand(desc, i);
    jig_at_before(rw, desc);
    JigOp *made = jig_rw_clone_with(rw, jig_op_loc(desc), desc, operands, &type);
    jig_free(operands);
    if (!jig_xegpu_create_nd_tdesc_const_offsets_attr(made)) /* the generic form shows it */
        jig_xegpu_create_nd_tdesc_set_const_offsets(rw, made, jig_attr_dense_i64(rw->ctx, NULL, 0));
    jig_rw_replace_op(rw, desc, made);
    return made;
}

/* Kept beside what the op says of itself; what is there already stays. */
static void carry_layout(JigRewriter *rw, JigOp *op, const char *what, size_t index,
                         const JigAttr *layout) {
    char name[48];
    snprintf(name, sizeof name, "layout_%s_%zu", what, index);
    const JigAttr *old = jig_op_attr(op, name);
    if (!old || !jig_xegpu_is_layout(old))
        jig_rw_set_attr(rw, op, name, layout);
}

/* The ops whose `layout` is that of what they access. */
static bool accesses(const JigOp *op, bool *stores) {
    static const struct {
        int op;
        bool stores;
    } ops[] = {{JIG_XEGPU_PREFETCH_ND, false}, {JIG_XEGPU_LOAD_ND, false},
               {JIG_XEGPU_STORE_ND, true},     {JIG_XEGPU_PREFETCH, false},
               {JIG_XEGPU_LOAD, false},        {JIG_XEGPU_STORE, true},
               {JIG_XEGPU_LOAD_MATRIX, false}, {JIG_XEGPU_STORE_MATRIX, true},
               {JIG_XEGPU_ATOMIC_RMW, false}};
    for (size_t i = 0; i < JIG_LEN(ops); i++)
        if (jig_op_is(op, &jig_xegpu_ops[ops[i].op])) {
            *stores = ops[i].stores;
            return true;
        }
    return false;
}

bool jig_xegpu_set_anchor_layout(JigRewriter *rw, JigOp *op, size_t index, const JigAttr *layout) {
    static const char *const factors[] = {"layout_a", "layout_b", "layout_cd"};
    bool stores, is_product = jig_op_is(op, JIG_XEGPU(DPAS));
    if (is_product ? index >= JIG_LEN(factors) : index || !accesses(op, &stores))
        return false;
    if (is_product)
        jig_rw_set_attr(rw, op, factors[index], layout);
    else
        jig_xegpu_set_layout(rw, op, layout);
    return true;
}

void jig_xegpu_set_operand_layout(JigRewriter *rw, JigOp *op, size_t index, const JigAttr *layout) {
    bool stores = false;
    if (jig_op_is(op, JIG_XEGPU(DPAS))) {
        static const char *const names[] = {"layout_a", "layout_b", "layout_cd"};
        jig_rw_set_attr(rw, op, names[index], layout);
        return;
    }
    if (jig_op_is(op, JIG_XEGPU(CONVERT_LAYOUT))) {
        jig_xegpu_convert_layout_set_input_layout(rw, op, layout);
        return;
    }
    if (accesses(op, &stores) && index < (stores ? 2 : 1))
        jig_xegpu_set_layout(rw, op, layout);
    carry_layout(rw, op, "operand", index, layout);
}

void jig_xegpu_set_result_layout(JigRewriter *rw, JigOp *op, size_t index, const JigAttr *layout) {
    bool stores;
    if (jig_op_is(op, JIG_XEGPU(DPAS)))
        jig_xegpu_dpas_set_layout_cd(rw, op, layout);
    else if (jig_op_is(op, JIG_XEGPU(CONVERT_LAYOUT)))
        jig_xegpu_convert_layout_set_target_layout(rw, op, layout);
    else if (accesses(op, &stores))
        jig_xegpu_set_layout(rw, op, layout);
    else
        carry_layout(rw, op, "result", index, layout);
}

/* ---- Converting layouts ---- */

/* Does the op stand before all that uses v? */
static bool comes_first(JigOp *op, const JigValue *v) {
    JigDominance *dominance = jig_dominance_create(jig_op_context(op));
    bool first = true;
    for (const JigUse *u = jig_value_first_use(v); first && u; u = jig_use_next(u)) {
        JigOp *user = jig_use_owner(u);
        first = user == op || jig_properly_dominates(dominance, op, user);
    }
    jig_dominance_destroy(dominance);
    return first;
}

typedef struct Elsewhere {
    const JigOp *not_here;
} Elsewhere;

static bool is_elsewhere(JigUse *use, void *user) {
    return jig_use_owner(use) != ((const Elsewhere *)user)->not_here;
}

JigOp *jig_xegpu_convert_layout(JigRewriter *rw, JigValue *v, const JigAttr *from,
                                const JigAttr *to) {
    JigOp *user = jig_use_owner(jig_value_first_use(v));
    if (comes_first(user, v))
        jig_at_before(rw, user);
    else
        jig_at_after_value(rw, v);
    JigOp *made =
        jig_xegpu_convert_layout_build(rw, jig_value_loc(v),
                                       &(JigXegpuConvertLayout){.source = v,
                                                                .input_layout = from,
                                                                .target_layout = to,
                                                                .result_type = jig_value_type(v)});
    jig_rw_replace_uses_if(rw, v, jig_op_result(made, 0), is_elsewhere, &(Elsewhere){made});
    return made;
}

/* ---- Fetching ahead ---- */

enum { MOST_AHEAD = 65536 }; /* an op each is made before the loop */

typedef struct Prefetch {
    JigRewriter *rw;
    JigOp *load, *loop;
    JigValue *desc;     /* made for it, before the loop */
    JigValue *distance; /* from an iteration to the one whose tile is fetched in it */
} Prefetch;

/* What the load loads where its loop's induction variable is `iv`. */
static void build_prefetch(const Prefetch *x, JigValue *iv) {
    JigRewriter *rw = x->rw;
    size_t n = jig_xegpu_load_nd_num_offsets(x->load);
    JigValue **offsets = jig_malloc((n + 1) * sizeof(JigValue *)), *old = jig_scf_for_iv(x->loop);
    for (size_t i = 0; i < n; i++) {
        JigValue *offset = jig_xegpu_load_nd_offsets_at(x->load, i);
        offsets[i] = offset == old ? iv : offset;
    }
    const JigAttr *cached = jig_attr_enum(rw->ctx, JIG_XEGPU_ATTR(CACHE_HINT), 0);
    jig_xegpu_prefetch_nd_build(
        rw, jig_value_loc(x->desc),
        &(JigXegpuPrefetchNd){.tensor_desc = x->desc,
                              .offsets = {offsets, n},
                              .const_offsets = jig_xegpu_load_nd_const_offsets_attr(x->load),
                              .l1_hint = cached,
                              .l2_hint = cached,
                              .l3_hint = cached});
    jig_free(offsets);
}

static JigValue *build_folded(const Prefetch *x, const JigOpRow *row, JigValue *a, JigValue *b) {
    const JigType *type = jig_value_type(a);
    return jig_build_or_fold(x->rw, jig_op_loc(x->loop), row, (JigValue *[]){a, b}, 2, &type, 1,
                             NULL);
}

/* A loop over the first iterations, before the other. */
static JigOp *fetch_first(const Prefetch *x) {
    JigRewriter *rw = x->rw;
    JigValue *lower = jig_scf_for_lower_bound(x->loop),
             *upper = build_folded(x, JIG_ARITH(ADDI), lower, x->distance);
    JigOp *first = jig_scf_for_begin(rw, jig_op_loc(x->loop),
                                     (JigValue *[]){lower, upper, jig_scf_for_step(x->loop)}, NULL,
                                     0, jig_scf_for_unsigned_cmp(x->loop));
    jig_at_end(rw, jig_op_body(first));
    build_prefetch(x, jig_scf_for_iv(first));
    jig_scf_yield_build(rw, jig_op_loc(x->loop), &(JigScfYield){0});
    return first;
}

/* Fails where it is not known how often the loop runs. */
static bool unroll_fully(JigRewriter *rw, JigOp *loop, JigReason *why) {
    int64_t bound;
    uint64_t trips;
    bool known = jig_constant_int(jig_scf_for_lower_bound(loop), &bound) &&
                 jig_constant_int(jig_scf_for_upper_bound(loop), &bound) &&
                 jig_constant_int(jig_scf_for_step(loop), &bound) &&
                 jig_scf_for_trip_count(loop, &trips) && trips <= MOST_AHEAD;
    return (known && (!trips || jig_unroll_loop(rw, loop, trips, NULL))) ||
           jig_refuse(why, JIG_NOWHERE, "Failed to unroll the loop");
}

/* Offsets, and what describes the tile, are known outside the loop, but for its induction
 * variable. */
static bool check_outside(const Prefetch *x, JigOp *desc, JigReason *why) {
    for (size_t i = 0; i < jig_xegpu_load_nd_num_offsets(x->load); i++) {
        JigValue *offset = jig_xegpu_load_nd_offsets_at(x->load, i);
        if (offset != jig_scf_for_iv(x->loop) && !jig_loop_is_defined_outside(x->loop, offset))
            return jig_refuse(why, x->load,
                              "offset #{} of the load is computed in the loop, so that no other "
                              "iteration's tile is known",
                              jig_fact_int((int64_t)i));
    }
    for (size_t i = 0; i < jig_op_num_operands(desc); i++)
        if (!jig_loop_is_defined_outside(x->loop, jig_op_operand(desc, i)))
            return jig_refuse(why, desc, "the tile is described by what the loop computes");
    return true;
}

JigOp *jig_xegpu_insert_prefetch(JigRewriter *rw, JigOp *load, int64_t ahead, JigReason *why) {
    JigOp *loop = jig_op_parent_of(load, JIG_SCF(FOR)),
          *old = jig_xegpu_find_descriptor(jig_xegpu_load_nd_tensor_desc(load));
    if (!loop) {
        jig_refuse(why, JIG_NOWHERE, "Load op is not contained in a scf.for loop.");
        jig_refuse_note(why, load, "load op");
        return NULL;
    }
    if (!old) {
        jig_refuse(why, JIG_NOWHERE, "Could not find descriptor op.");
        jig_refuse_note(why, load, "load op");
        return NULL;
    }
    Prefetch x = {.rw = rw, .load = load, .loop = loop};
    if (!check_outside(&x, old, why))
        return NULL;
    jig_at_before(rw, loop);
    JigOp *desc = jig_rw_clone(rw, old, NULL);
    x.desc = jig_op_result(desc, 0);
    const JigType *type = jig_value_type(jig_scf_for_step(loop));
    JigValue *number = jig_loop_int_constant(rw, jig_op_loc(loop), type, ahead);
    x.distance = build_folded(&x, JIG_ARITH(MULI), number, jig_scf_for_step(loop));
    JigOp *first = fetch_first(&x);
    jig_at_start(rw, jig_op_body(loop));
    build_prefetch(&x, build_folded(&x, JIG_ARITH(ADDI), jig_scf_for_iv(loop), x.distance));
    return unroll_fully(rw, first, why) ? desc : NULL;
}
