/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * `llvm.noalias` of arguments, in the words of scopes: while the inlined body runs, nothing else
 * reaches what such an argument points at. Each of them gets a scope. An access says of which
 * scopes it is, when it can be of nothing else, and of which it is certainly not.
 *
 * Until that is said the body sees each pointer through an llvm.intr.ssa.copy, which tells
 * arguments apart that were passed the same value.
 */
#include "dialect/llvm/llvm_int.h"
#include "jig/iface.h"
#include "support/check.h"
#include "support/map.h"
#include "support/vec.h"

static const char mark[] = "llvm.noalias";

/* Is argument `arg` a pointer, and no copy of what it points at? */
static bool is_pointer(const JigOp *callable, size_t arg, const JigValue *passed) {
    return jig_type_is(jig_value_type(passed), JIG_LLVM_TYPE(PTR)) &&
           !jig_llvm_arg_attr(callable, arg, "llvm.byval");
}

JigValue *jig_llvm_inline_pointer(JigRewriter *rw, JigOp *call, JigOp *callable, size_t arg,
                                  JigValue *passed) {
    if (!is_pointer(callable, arg, passed))
        return passed;
    const JigLlvmIntrSsaCopy parts = {.operand = passed, .res_type = jig_value_type(passed)};
    JigOp *copy = jig_llvm_intr_ssa_copy_build(rw, jig_op_loc(call), &parts);
    if (jig_llvm_arg_attr(callable, arg, mark))
        jig_rw_set_attr(rw, copy, mark, jig_attr_unit(rw->ctx));
    return jig_op_result(copy, 0);
}

/* ---- What pointers are based on ---- */

typedef struct Scoped {
    JigValue *pointer; /* the argument's copy */
    const JigAttr *scope;
} Scoped;

typedef struct Noalias {
    JigRewriter *rw;
    JIG_VEC(Scoped) args;
    JigPtrMap made; /* the copies of arguments; the body may have copies of its own */
    JigBlock *first, *end;
} Noalias;

static bool is_argument(const Noalias *n, const JigOp *def) {
    return def && jig_ptrmap_has(&n->made, def);
}

static bool is_own_copy(const Noalias *n, const JigOp *def) {
    return jig_op_is(def, JIG_LLVM(INTR_SSA_COPY)) && !is_argument(n, def);
}

/* Adds the values that branches pass for the argument; false: there are others. */
static bool add_passed(const JigValue *arg, JigValueVec *out) {
    JigSuccUse *u = jig_value_def(arg) ? NULL : jig_block_first_pred(jig_value_block(arg));
    bool any = u;
    for (; u; u = jig_succ_use_next(u)) {
        const JigOp *branch = jig_succ_use_owner(u);
        if (!jig_branch(branch))
            return false;
        JigSuccOperands o = jig_branch_operands(branch, jig_succ_use_index(u));
        size_t i = jig_value_index(arg);
        if (i < o.produced)
            return false;
        jig_vec_push(out, jig_op_operand(branch, o.forwarded.start + i - o.produced));
    }
    return any;
}

/* Adds what `v` is part of, or one of; false: it is nothing but itself. */
static bool add_sources(const Noalias *n, const JigValue *v, JigValueVec *out) {
    JigOp *def = jig_value_def(v);
    if (is_own_copy(n, def)) {
        jig_vec_push(out, jig_llvm_intr_ssa_copy_operand(def));
        return true;
    }
    if (def && jig_view(def)) {
        jig_vec_push(out, jig_view(def)->source(def));
        return true;
    }
    if (def && jig_select(def)) {
        jig_vec_push(out, jig_op_operand(def, jig_select(def)->if_true));
        jig_vec_push(out, jig_op_operand(def, jig_select(def)->if_false));
        return true;
    }
    size_t before = out->len;
    bool passed = add_passed(v, out);
    if (!passed)
        out->len = before;
    return passed;
}

/* The values that the pointers in `all` are based on are in `objects` then. */
static void find_objects(const Noalias *n, JigValueVec *all, JigValueVec *objects) {
    JigPtrMap seen = {0};
    while (all->len) {
        JigValue *v = all->data[--all->len];
        if (jig_ptrset_add(&seen, v) && !add_sources(n, v, all))
            jig_vec_push(objects, v);
    }
    jig_ptrmap_free(&seen);
}

/* ---- Pointers that get about ---- */

/* Does the use only access what is pointed at, or compare the address? */
static bool keeps_pointer(const JigUse *use) {
    JigOp *op = jig_use_owner(use);
    size_t i = jig_use_index(use);
    if (jig_op_is(op, JIG_LLVM(STORE)))
        return jig_op_operand(op, i) == jig_llvm_store_addr(op) &&
               jig_llvm_store_value(op) != jig_llvm_store_addr(op);
    if (jig_op_is(op, JIG_LLVM(ATOMICRMW)) || jig_op_is(op, JIG_LLVM(CMPXCHG)))
        return i == 0;
    return jig_op_is(op, JIG_LLVM(LOAD)) || jig_op_is(op, JIG_LLVM(ICMP)) ||
           jig_op_is(op, JIG_LLVM(INTR_MEMCPY)) || jig_op_is(op, JIG_LLVM(INTR_MEMMOVE)) ||
           jig_op_is(op, JIG_LLVM(INTR_MEMSET)) || jig_op_is(op, JIG_LLVM(INTR_LIFETIME_START)) ||
           jig_op_is(op, JIG_LLVM(INTR_LIFETIME_END));
}

/* May the op have run when `call` does? Blocks may run in any order. */
static bool may_precede(const Noalias *n, const JigOp *op, const JigOp *call) {
    return op != call && (jig_op_block(op) != jig_op_block(call) || jig_op_is_before(op, call) ||
                          jig_block_next(n->first) != n->end);
}

/* Adds the values that show the pointer where it is used; false: it may be anywhere by then. */
static bool follow_uses(const Noalias *n, JigValue *v, const JigOp *call, JigValueVec *out) {
    for (JigUse *u = jig_value_first_use(v); u; u = jig_use_next(u)) {
        JigOp *op = jig_use_owner(u);
        JigValue *arg = jig_branch(op) ? jig_branch_successor_arg(op, jig_use_index(u)) : NULL;
        if (arg)
            jig_vec_push(out, arg);
        else if (jig_view(op) || jig_select(op) || is_own_copy(n, op))
            jig_vec_push(out, jig_op_result(op, 0));
        else if (!keeps_pointer(u) && may_precede(n, op, call))
            return false;
    }
    return true;
}

/* May code that is called find the pointer, though it is not passed? (The reference does not ask.)
 */
static bool may_be_found(const Noalias *n, JigValue *pointer, const JigOp *call) {
    JigPtrMap seen = {0};
    JigValueVec all = {0};
    bool found = false;
    jig_vec_push(&all, pointer);
    while (!found && all.len) {
        JigValue *v = all.data[--all.len];
        if (jig_ptrset_add(&seen, v))
            found = !follow_uses(n, v, call, &all);
    }
    jig_vec_free(&all);
    jig_ptrmap_free(&seen);
    return found;
}

/* ---- What is said of an access ---- */

static void add_accessed(const JigOp *op, JigValueVec *out) {
    if (jig_op_is(op, JIG_LLVM(STORE))) {
        jig_vec_push(out, jig_llvm_store_addr(op));
    } else if (jig_op_is(op, JIG_LLVM(ATOMICRMW))) {
        jig_vec_push(out, jig_llvm_atomicrmw_ptr(op));
    } else if (jig_op_is(op, JIG_LLVM(CMPXCHG))) {
        jig_vec_push(out, jig_llvm_cmpxchg_ptr(op));
    } else {
        JigOperandRange r = jig_op_is(op, JIG_LLVM(CALL))
                                ? jig_llvm_call_args(op)
                                : (JigOperandRange){0, jig_op_num_operands(op), -1};
        for (size_t i = r.start; i < r.start + r.count; i++)
            if (jig_type_is(jig_op_operand_type(op, i), JIG_LLVM_TYPE(PTR)))
                jig_vec_push(out, jig_op_operand(op, i));
    }
}

typedef enum Origin {
    NOTHING,  /* no memory */
    ARGUMENT, /* that has a scope */
    OTHER,    /* memory that no such argument reaches */
    UNKNOWN
} Origin;

static Origin origin_of(const Noalias *n, const JigValue *object) {
    JigOp *def = jig_value_def(object);
    if (is_argument(n, def))
        return jig_op_attr(def, mark) ? ARGUMENT : OTHER;
    /* The reference takes the address of a global for a constant that is no memory. */
    if (jig_op_is(def, JIG_LLVM(ALLOCA)) || jig_op_is(def, JIG_LLVM(MLIR_ADDRESSOF)))
        return OTHER;
    return jig_constant_of(object) ? NOTHING : UNKNOWN;
}

static bool is_among(const JigValueVec *all, const JigValue *v) {
    for (size_t i = 0; i < all->len; i++)
        if (all->data[i] == v)
            return true;
    return false;
}

typedef JIG_VEC(const JigAttr *) Scopes;

static void add_to_list(Noalias *n, JigOp *op, const char *name, const Scopes *more) {
    if (!more->len)
        return;
    const JigAttr *list = jig_op_attr(op, name);
    Scopes all = {0};
    for (size_t i = 0; list && i < jig_attr_array_len(list); i++)
        jig_vec_push(&all, jig_attr_array_at(list, i));
    for (size_t i = 0; i < more->len; i++)
        jig_vec_push(&all, more->data[i]);
    jig_rw_set_attr(n->rw, op, name, jig_attr_array(n->rw->ctx, all.data, all.len));
    jig_vec_free(&all);
}

static void say(Noalias *n, JigOp *op, const JigValueVec *objects, bool of_others) {
    Scopes of = {0}, not_of = {0};
    bool calls = jig_op_is(op, JIG_LLVM(CALL));
    for (size_t i = 0; i < n->args.len; i++) {
        const Scoped *x = &n->args.data[i];
        if (!is_among(objects, x->pointer)) {
            if (!calls || !may_be_found(n, x->pointer, op))
                jig_vec_push(&not_of, x->scope);
        } else if (!of_others && !calls) {
            jig_vec_push(&of, x->scope);
        }
    }
    add_to_list(n, op, "noalias_scopes", &not_of);
    add_to_list(n, op, "alias_scopes", &of);
    jig_vec_free(&of);
    jig_vec_free(&not_of);
}

static JigWalk visit(JigOp *op, void *user) {
    Noalias *n = user;
    if (!jig_llvm_can_say(op, "alias_scopes"))
        return JIG_WALK_ADVANCE;
    JigValueVec pointers = {0}, objects = {0};
    add_accessed(op, &pointers);
    find_objects(n, &pointers, &objects);
    bool known = true, of_others = false;
    for (size_t i = 0; i < objects.len; i++) {
        Origin x = origin_of(n, objects.data[i]);
        known = known && x != UNKNOWN;
        of_others = of_others || x == OTHER;
    }
    if (known)
        say(n, op, &objects, of_others);
    jig_vec_free(&pointers);
    jig_vec_free(&objects);
    return JIG_WALK_ADVANCE;
}

/* ---- The whole ---- */

static const JigAttr *new_scope(JigContext *ctx, const JigAttr *domain) {
    const JigAttr *params[] = {jig_attr_distinct(jig_attr_unit(ctx)), domain, NULL};
    return jig_attr_get(ctx, JIG_LLVM_ATTR(ALIAS_SCOPE), params, 3);
}

/* The copies stand behind the call, before anything else of their kind. */
static void find_made(JigOp *call, const JigOp *callable, JigPtrMap *made) {
    JigOperandRange r = jig_llvm_call_args(call);
    JigOp *op = call;
    for (size_t i = 0; i < r.count; i++) {
        if (!is_pointer(callable, i, jig_op_operand(call, r.start + i)))
            continue;
        do
            op = jig_op_next(op);
        while (!jig_op_is(op, JIG_LLVM(INTR_SSA_COPY)));
        jig_ptrset_add(made, op);
    }
}

/* In the order of arguments and of their uses. */
static void find_copies(JigOp *call, const JigOp *callable, JigOpVec *out) {
    JigOperandRange r = jig_llvm_call_args(call);
    JigPtrMap made = {0};
    find_made(call, callable, &made);
    for (size_t i = r.start; i < r.start + r.count; i++)
        for (JigUse *u = jig_value_first_use(jig_op_operand(call, i)); u; u = jig_use_next(u))
            if (jig_ptrmap_remove(&made, jig_use_owner(u)))
                jig_vec_push(out, jig_use_owner(u));
    jig_ptrmap_free(&made);
}

static void declare_scopes(Noalias *n, JigOp *call, const JigOpVec *copies) {
    JigContext *ctx = n->rw->ctx;
    const JigAttr *callee = jig_llvm_call_callee_attr(call);
    const JigAttr *params[] = {jig_attr_distinct(jig_attr_unit(ctx)),
                               jig_attr_string(ctx, jig_attr_symbol_leaf(callee))};
    const JigAttr *domain = NULL;
    for (size_t i = 0; i < copies->len; i++) {
        if (!jig_op_attr(copies->data[i], mark))
            continue;
        if (!domain)
            domain = jig_attr_get(ctx, JIG_LLVM_ATTR(ALIAS_SCOPE_DOMAIN), params, 2);
        Scoped x = {jig_op_result(copies->data[i], 0), new_scope(ctx, domain)};
        jig_vec_push(&n->args, x);
        jig_at_before(n->rw, call);
        jig_llvm_intr_experimental_noalias_scope_decl_build(
            n->rw, jig_op_loc(call), &(JigLlvmIntrExperimentalNoaliasScopeDecl){.scope = x.scope});
    }
}

void jig_llvm_inline_noalias(JigRewriter *rw, JigOp *call, const JigOp *callable, JigBlock *first,
                             JigBlock *end) {
    JIG_REQUIRE(rw && call && callable && first);
    JigOpVec copies = {0};
    Noalias n = {.rw = rw, .first = first, .end = end};
    find_copies(call, callable, &copies);
    for (size_t i = 0; i < copies.len; i++)
        jig_ptrset_add(&n.made, copies.data[i]);
    declare_scopes(&n, call, &copies);
    for (JigBlock *b = first; n.args.len && b != end; b = jig_block_next(b))
        for (JigOp *op = jig_block_first(b); op; op = jig_op_next(op))
            jig_walk_pre(op, visit, &n);
    for (size_t i = 0; i < copies.len; i++) {
        JigValue *pointer = jig_llvm_intr_ssa_copy_operand(copies.data[i]);
        jig_rw_replace(rw, copies.data[i], &pointer, 1);
    }
    jig_vec_free(&n.args);
    jig_ptrmap_free(&n.made);
    jig_vec_free(&copies);
}
