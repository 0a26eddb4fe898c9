/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * A function that refers to nothing by name depends on itself alone, and on the attributes of the
 * ops around it (data layouts). One that does depends on all of the payload: what a name leads to
 * is for the op to know that has it.
 */
#include "check/unchanged.h"
#include "ir/op.h"
#include "jig/attr.h"
#include "rewrite/equivalence.h"
#include "support/check.h"

/* ---- Names ---- */

static bool has_name(const JigAttr *x) {
    switch (jig_attr_kind(x)) {
    case JIG_ATTR_SYMBOL_REF:
        return true;
    case JIG_ATTR_ARRAY:
        for (size_t i = 0; i < jig_attr_array_len(x); ++i)
            if (has_name(jig_attr_array_at(x, i)))
                return true;
        return false;
    case JIG_ATTR_DICT:
        for (size_t i = 0; i < jig_attr_dict_len(x); ++i)
            if (has_name(jig_attr_dict_items(x)[i].value))
                return true;
        return false;
    default:
        return false;
    }
}

static JigWalk look_for_name(JigOp *op, void *user) {
    bool *found = user;
    *found = has_name(jig_op_attrs(op));
    return *found ? JIG_WALK_INTERRUPT : JIG_WALK_ADVANCE;
}

/* ---- Marks ---- */

static uint64_t mark_of_op(uint64_t mark, const JigOp *op) {
    mark = jig_hash_mix(mark, jig_equivalence_hash_kind(op));
    for (size_t i = 0; i < jig_op_num_regions(op); ++i)
        mark = jig_hash_mix(mark, jig_equivalence_hash_region(jig_op_region(op, i)));
    return mark;
}

/* The op without scripts in it, which evaluations do not look at. */
static uint64_t mark_of_payload(uint64_t mark, const JigOp *op) {
    if (jig_op_is_of_scripts(op))
        return mark;
    if (!jig_op_is_symbol_table(op))
        return mark_of_op(mark, op);
    mark = jig_hash_mix(mark, jig_equivalence_hash_kind(op));
    for (size_t i = 0; i < jig_op_num_regions(op); ++i)
        for (JigBlock *b = jig_region_first(jig_op_region(op, i)); b; b = jig_block_next(b))
            for (const JigOp *x = jig_block_first(b); x; x = jig_op_next(x))
                mark = mark_of_payload(mark, x);
    return mark;
}

uint64_t jig_checker_mark(const JigOp *payload, const JigOp *function, uint64_t *all) {
    JIG_REQUIRE(payload && function && all);
    bool refers = false;
    jig_walk_pre((JigOp *)(uintptr_t)function, look_for_name, &refers);
    uint64_t mark = mark_of_op(1, function);
    if (refers && !*all)
        *all = mark_of_payload(1, payload);
    if (refers)
        mark = jig_hash_mix(mark, *all);
    for (const JigOp *op = function; op != payload && jig_op_parent(op);) {
        op = jig_op_parent(op);
        mark = jig_hash_mix(mark, jig_equivalence_hash_kind(op));
    }
    return mark ? mark : 1;
}
