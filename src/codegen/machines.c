/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "codegen/machines.h"

/* Of a function that is a kernel of several, the first counts. */
static const JigIrMachine *const machines[] = {
    &jig_ir_rocdl, &jig_ir_nvvm, &jig_ir_neon, &jig_ir_sve, NULL,
};
/* ---- Ops ---- */

const JigIrMachine *jig_ir_machine_of(const JigOp *op) {
    uintptr_t row = (uintptr_t)jig_op_row(op);
    for (const JigIrMachine *const *m = machines; *m; m++)
        if (row >= (uintptr_t)(*m)->ops && row < (uintptr_t)((*m)->ops + (*m)->num_ops))
            return *m;
    return NULL;
}

const JigIrMachine *jig_ir_machine_named(JigStr dialect) {
    for (const JigIrMachine *const *m = machines; *m; m++)
        if (jig_str_is(dialect, (*m)->dialect))
            return *m;
    return NULL;
}

static const JigIrIntrinsic *intrinsic_of(const JigIrMachine *m, const JigOp *op) {
    static const JigIrIntrinsic plain = {.overloads = ""};
    const JigIrIntrinsic *in = m->intrinsics ? &m->intrinsics[jig_op_row(op) - m->ops] : NULL;
    return in && in->overloads ? in : m->prefix ? &plain : NULL;
}

bool jig_ir_put_machine_op(JigIr *ir, const JigOp *op) {
    const JigIrMachine *m = jig_ir_machine_of(op);
    if (!m)
        return false;
    if (m->put && m->put(ir, op))
        return true;
    const JigIrIntrinsic *in = intrinsic_of(m, op);
    if (in)
        jig_ir_put_call_of(ir, op, in, m->prefix);
    return in;
}

/* ---- Attributes ---- */

bool jig_ir_put_kernel_cc(JigIr *ir, const JigOp *func) {
    for (const JigIrMachine *const *m = machines; *m; m++)
        if ((*m)->kernel && jig_op_attr(func, (*m)->kernel)) {
            jig_ir_put(ir, (*m)->kernel_cc);
            return true;
        }
    return false;
}

bool jig_ir_is_param_word(const char *name) {
    for (const JigIrMachine *const *m = machines; *m; m++)
        for (const char *const *word = (*m)->param_words; word && *word; word++)
            if (!strcmp(name, *word))
                return true;
    return false;
}

static bool is_of(const char *dialect, JigStr name) {
    size_t n = strlen(dialect);
    return jig_str_starts_with(name, dialect) && name.len > n && name.ptr[n] == '.';
}

/* False: of a dialect of machines, and unknown. */
static bool put_attr(JigIr *ir, JigStr name, const JigAttr *x) {
    static const char *const others[] = {"xevm", "omp", "acc"};
    for (const JigIrMachine *const *m = machines; *m; m++)
        if ((*m)->put_attr && is_of((*m)->dialect, name))
            return ((*m)->kernel && jig_str_is(name, (*m)->kernel)) || (*m)->put_attr(ir, name, x);
    for (size_t i = 0; i < JIG_LEN(others); i++)
        if (is_of(others[i], name))
            return false;
    return true;
}

void jig_ir_put_machine_attrs(JigIr *ir, const JigOp *func) {
    const JigAttr *dict = jig_op_attrs(func);
    for (size_t i = 0; i < jig_attr_dict_len(dict); i++) {
        const JigNamedAttr *x = &jig_attr_dict_items(dict)[i];
        if (!put_attr(ir, jig_ident_str(x->name), x->value))
            jig_ir_fail(ir, func, "has an attribute '%s', which has no translation", x->name->ptr);
    }
    for (const JigIrMachine *const *m = machines; *m; m++)
        if ((*m)->put_defaults)
            (*m)->put_defaults(ir, func);
}

void jig_ir_put_last_machine_attrs(JigIr *ir, const JigOp *func) {
    for (const JigIrMachine *const *m = machines; *m; m++)
        if ((*m)->put_last)
            (*m)->put_last(ir, func);
}

const JigAttr *jig_ir_group_size(JigIr *ir, const JigOp *func) {
    const JigAttr *size = NULL;
    for (const JigIrMachine *const *m = machines; *m; m++)
        if (!size && (*m)->group_size)
            size = (*m)->group_size(ir, func);
    return size;
}

void jig_ir_put_machine_marks(JigIr *ir, const JigOp *op) {
    for (const JigIrMachine *const *m = machines; *m; m++)
        if ((*m)->put_marks)
            (*m)->put_marks(ir, op);
}

void jig_ir_check_machine_attrs(JigIr *ir, const JigOp *op) {
    for (const JigIrMachine *const *m = machines; *m; m++)
        if ((*m)->check)
            (*m)->check(ir, op);
}
