/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "codegen/ir_machines.h"

#include "ir/spec/spec.h"
#include "payload/lower/machine_list.h"
#include "support/check.h"

/* Of those that have something to say here, up to a NULL, in the arena. Of a function that is a
 * kernel of several, the first counts. */
const JigIrMachine *const *jig_codegen_machines(JigContext *ctx, JigArena *a) {
    size_t n = 0, k = 0;
    const JigMachine *const *all = jig_lower_machines(ctx);
    while (all[n])
        n++;
    const JigIrMachine **found = JIG_NEW_ARRAY(a, const JigIrMachine *, n + 1);
    for (size_t i = 0; i < n; i++)
        if (all[i]->ir)
            found[k++] = all[i]->ir;
    found[k] = NULL;
    return found;
}

/* ---- Ops ---- */

static bool has_row_of(const JigIrMachine *m, const JigOp *op) {
    uintptr_t row = (uintptr_t)jig_op_row(op);
    return row >= (uintptr_t)m->ops && row < (uintptr_t)(m->ops + m->num_ops);
}

const JigIrMachine *jig_codegen_machine_of(const JigIr *ir, const JigOp *op) {
    for (const JigIrMachine *const *m = ir->machines; *m; m++)
        if (has_row_of(*m, op))
            return *m;
    return NULL;
}

bool jig_codegen_is_intrinsic(const JigOp *op) {
    for (const JigMachine *const *m = jig_lower_machines(jig_op_context(op)); *m; m++) {
        const JigIrMachine *ir = (*m)->ir;
        if (ir && !ir->is_final && ir->intrinsics && has_row_of(ir, op))
            return ir->intrinsics[jig_op_row(op) - ir->ops].name;
    }
    return false;
}

const JigIrMachine *jig_codegen_machine_named(const JigIr *ir, JigStr dialect) {
    JIG_REQUIRE(ir);
    for (const JigIrMachine *const *m = ir->machines; *m; m++)
        if (jig_str_is(dialect, (*m)->dialect))
            return *m;
    return NULL;
}

static const JigIrIntrinsic *intrinsic_of(const JigIrMachine *m, const JigOp *op) {
    static const JigIrIntrinsic plain = {.overloads = ""};
    const JigIrIntrinsic *in = m->intrinsics ? &m->intrinsics[jig_op_row(op) - m->ops] : NULL;
    return in && in->overloads ? in : m->prefix ? &plain : NULL;
}

bool jig_codegen_put_machine_op(JigIr *ir, const JigOp *op) {
    const JigIrMachine *m = jig_codegen_machine_of(ir, op);
    if (!m)
        return false;
    if (m->put && m->put(ir, op))
        return true;
    const JigIrIntrinsic *in = intrinsic_of(m, op);
    if (in)
        jig_codegen_put_call_of(ir, op, in, m->prefix);
    return in;
}

/* ---- Attributes ---- */

bool jig_codegen_put_kernel_cc(JigIr *ir, const JigOp *func) {
    for (const JigIrMachine *const *m = ir->machines; *m; m++)
        if ((*m)->kernel && jig_op_attr(func, (*m)->kernel)) {
            jig_codegen_put(ir, (*m)->kernel_cc);
            return true;
        }
    return false;
}

bool jig_codegen_is_param_word(const JigIr *ir, const char *name) {
    JIG_REQUIRE(ir && name);
    for (const JigIrMachine *const *m = ir->machines; *m; m++)
        for (const char *const *word = (*m)->param_words; word && *word; word++)
            if (!strcmp(name, *word))
                return true;
    return false;
}

/* False: of a dialect of machines, and unknown. */
static bool put_attr(JigIr *ir, JigStr name, const JigAttr *x) {
    static const char *const others[] = {"omp", "acc"};
    JigStr dialect = jig_name_dialect(name);
    for (const JigIrMachine *const *m = ir->machines; *m; m++)
        if ((*m)->put_attr && jig_str_is(dialect, (*m)->dialect))
            return ((*m)->kernel && jig_str_is(name, (*m)->kernel)) || (*m)->put_attr(ir, name, x);
    for (size_t i = 0; i < JIG_LEN(others); i++)
        if (jig_str_is(dialect, others[i]))
            return false;
    return true;
}

void jig_codegen_put_machine_attrs(JigIr *ir, const JigOp *func) {
    const JigAttr *dict = jig_op_attrs(func);
    for (size_t i = 0; i < jig_attr_dict_len(dict); i++) {
        const JigNamedAttr *x = &jig_attr_dict_items(dict)[i];
        if (!put_attr(ir, jig_ident_str(x->name), x->value))
            jig_codegen_fail(ir, func, "has an attribute '%s', which has no translation",
                             x->name->ptr);
    }
    for (const JigIrMachine *const *m = ir->machines; *m; m++)
        if ((*m)->put_defaults)
            (*m)->put_defaults(ir, func);
}

void jig_codegen_put_last_machine_attrs(JigIr *ir, const JigOp *func) {
    JIG_REQUIRE(ir && func);
    for (const JigIrMachine *const *m = ir->machines; *m; m++)
        if ((*m)->put_last)
            (*m)->put_last(ir, func);
}

const JigAttr *jig_codegen_group_size(JigIr *ir, const JigOp *func) {
    JIG_REQUIRE(ir && func);
    const JigAttr *size = NULL;
    for (const JigIrMachine *const *m = ir->machines; *m; m++)
        if (!size && (*m)->group_size)
            size = (*m)->group_size(ir, func);
    return size;
}

void jig_codegen_put_machine_marks(JigIr *ir, const JigOp *op) {
    JIG_REQUIRE(ir && op);
    for (const JigIrMachine *const *m = ir->machines; *m; m++)
        if ((*m)->put_marks)
            (*m)->put_marks(ir, op);
}

void jig_codegen_check_machine_attrs(JigIr *ir, const JigOp *op) {
    JIG_REQUIRE(ir && op);
    for (const JigIrMachine *const *m = ir->machines; *m; m++)
        if ((*m)->check)
            (*m)->check(ir, op);
}
