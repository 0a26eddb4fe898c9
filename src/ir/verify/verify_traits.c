/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Checks of traits about an op's place, regions and segments. */
#include "ir/op_path.h"
#include "ir/spec/spec.h"
#include "ir/storage.h"
#include "support/check.h"

bool jig_trait_check_single_block(JigOp *op, const JigTraitUse *use) {
    JIG_REQUIRE(op && op->name && use);
    (void)use;
    for (size_t i = 0; i < op->num_regions; i++) {
        const JigRegion *r = &jig_op_regions(op)[i];
        if (!r->first)
            continue;
        if (r->first != r->last)
            return jig_op_error(op, "expects region #%zu to have 0 or 1 blocks", i);
        if (!r->first->first && !jig_op_has_trait(op, JIG_TRAIT_NO_TERMINATOR))
            return jig_op_error(op, "expects a non-empty block");
    }
    return true;
}

bool jig_trait_check_no_region_args(JigOp *op, const JigTraitUse *use) {
    JIG_REQUIRE(op && op->name && use);
    (void)use;
    for (size_t i = 0; i < op->num_regions; i++) {
        const JigRegion *r = &jig_op_regions(op)[i];
        if (!r->first || !r->first->num_args)
            continue;
        return op->num_regions == 1 ? jig_op_error(op, "region should have no arguments")
                                    : jig_op_error(op, "region #%zu should have no arguments", i);
    }
    return true;
}

bool jig_trait_check_has_parent(JigOp *op, const JigTraitUse *use) {
    const JigOp *parent = jig_op_parent(op);
    for (size_t i = 0; parent && i < use->num_words; i++)
        if (jig_str_eq(parent->name->name, use->words[i]))
            return true;
    JigCharVec list = {0};
    for (size_t i = 0; i < use->num_words; i++) {
        if (i)
            jig_vec_append(&list, ", ", 2);
        jig_vec_append(&list, use->words[i].ptr, use->words[i].len);
    }
    jig_op_error(op, "expects parent op %s'%.*s'", use->num_words > 1 ? "to be one of " : "",
                 (int)list.len, list.data);
    jig_vec_free(&list);
    return false;
}

bool jig_trait_check_terminator(JigOp *op, const JigTraitUse *use) {
    (void)use;
    if (op->block && op->block->last == op)
        return true;
    return jig_op_error(op, "must be the last operation in the parent block");
}

/* ---- Segment sizes ---- */

static bool check_segments(JigOp *op, const JigIdent *name, const char *what, size_t groups,
                           size_t have) {
    const JigAttr *sizes = jig_attr_dict_find(op->attrs, name);
    if (!sizes || !jig_attr_is_dense_array(sizes, op->name->ctx->i32))
        return jig_op_error(op, "requires dense i32 array attribute '%s'", name->ptr);
    size_t n = jig_attr_dense_array_len(sizes);
    int64_t sum = 0;
    for (size_t i = 0; i < n; i++) {
        int64_t size = jig_attr_dense_array_int(sizes, i);
        if (size < 0)
            return jig_op_error(op, "'%s' attribute cannot have negative elements", name->ptr);
        sum += size;
    }
    if (sum != (int64_t)have)
        return jig_op_error(
            op,
            "%s count (%zu) does not match with the total size (%lld) specified in attribute '%s'",
            what, have, (long long)sum, name->ptr);
    if (n != groups)
        return jig_op_error(
            op, "'%s' attribute for specifying %s segments must have %zu elements, but got %zu",
            name->ptr, what, groups, n);
    return true;
}

bool jig_trait_check_operand_segments(JigOp *op, const JigTraitUse *use) {
    (void)use;
    return check_segments(op, op->name->ctx->id.operand_segments, "operand",
                          jig_spec(op->name)->num_ins, op->num_operands);
}

bool jig_trait_check_result_segments(JigOp *op, const JigTraitUse *use) {
    (void)use;
    return check_segments(op, op->name->ctx->id.result_segments, "result",
                          jig_spec(op->name)->num_outs, op->num_results);
}

/* ---- After the nested ops ---- */

bool jig_trait_check_implicit_terminator(JigOp *op, const JigTraitUse *use) {
    JIG_REQUIRE(op && op->name && use);
    for (size_t i = 0; i < op->num_regions; i++) {
        const JigRegion *r = &jig_op_regions(op)[i];
        if (!r->first || !r->first->last)
            continue;
        const JigOp *last = r->first->last;
        if (jig_str_eq(last->name->name, use->words[0]))
            continue;
        jig_op_error(op, "expects regions to end with '%.*s', found '%.*s'", JIG_FMT(use->words[0]),
                     JIG_FMT(last->name->name));
        jig_op_note(op, "in custom textual format, the absence of terminator implies '%.*s'",
                    JIG_FMT(use->words[0]));
        return false;
    }
    return true;
}

/* Is `v`, which `user` uses, defined inside of `region` or one of its nested regions? Most are
 * defined near by one of the two. */
static bool defined_in(JigOpPath *path, const JigRegion *region, const JigValue *v, JigOp *user) {
    enum { NEAR = 4 };
    const JigBlock *b = v->is_arg ? jig_arg_block(v) : jig_result_op(v)->block;
    const JigRegion *r = b ? b->region : NULL;
    const JigRegion *around = r;
    if (r && r == user->block->region)
        return true;
    for (int i = 0; i < NEAR && around && around != region; i++)
        around = jig_region_parent_region(around);
    return around == region || (around && (jig_op_path_is_within(path, region, r, user) ||
                                           jig_region_is_ancestor(region, around)));
}

static bool report_capture(JigOp *isolated, JigOp *user) {
    jig_op_error(user, "using value defined outside the region");
    jig_op_note(isolated, "required by region isolation constraints");
    return false;
}

typedef JIG_VEC(JigRegion *) Regions;

typedef struct Captures {
    JigOp *isolated;
    const JigRegion *top;
    Regions todo;
    JigOpPath path;
} Captures;

static bool check_op_captures(Captures *c, JigOp *op) {
    for (size_t i = 0; i < op->num_operands; i++) {
        const JigValue *v = op->operands[i].value;
        if (v && !defined_in(&c->path, c->top, v, op))
            return report_capture(c->isolated, op);
    }
    /* What is isolated itself has been checked. */
    if (op->num_regions && jig_op_has_trait(op, JIG_TRAIT_ISOLATED_FROM_ABOVE))
        return true;
    for (size_t i = 0; i < op->num_regions; i++)
        jig_vec_push(&c->todo, &jig_op_regions(op)[i]);
    return true;
}

/* The ops of a region before those in regions inside, of which the last comes first. */
static bool check_captures(JigOp *isolated, JigRegion *top) {
    Captures c = {.isolated = isolated, .top = top};
    bool ok = true;
    jig_vec_push(&c.todo, top);
    while (ok && c.todo.len) {
        const JigRegion *r = jig_vec_pop(&c.todo);
        for (JigBlock *b = r->first; ok && b; b = b->next)
            for (JigOp *op = b->first; ok && op; op = op->next)
                ok = check_op_captures(&c, op);
    }
    jig_vec_free(&c.todo);
    jig_op_path_free(&c.path);
    return ok;
}

bool jig_trait_check_isolated(JigOp *op, const JigTraitUse *use) {
    JIG_REQUIRE(op && op->name && use);
    (void)use;
    for (size_t i = 0; i < op->num_regions; i++)
        JIG_CHECK(check_captures(op, &jig_op_regions(op)[i]));
    return true;
}

/* ---- Interfaces ---- */

bool jig_trait_check_interface(JigOp *op, const JigTraitUse *use) {
    JIG_REQUIRE(op && op->name && use);
    return !use->iface || !use->iface->verify || use->iface->verify(op);
}

bool jig_trait_check_interface_regions(JigOp *op, const JigTraitUse *use) {
    JIG_REQUIRE(op && op->name && use);
    return !use->iface || !use->iface->verify_regions || use->iface->verify_regions(op);
}
