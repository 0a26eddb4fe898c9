/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Do the tables of intrinsics fit the rows of their ops? For --check-dialects. */
#include "codegen/ir_machines.h"
#include "codegen/check_intrinsics.h"
#include "ir/context.h"
#include "ir/spec/spec.h"
#include "payload/lower/machine_list.h"
#include "support/check.h"

static size_t num_imms(const JigIrIntrinsic *in) {
    size_t n = 0;
    while (in->imms && in->imms[n].attr)
        n++;
    return n;
}

/* How many arguments the op's call has at least; *exactly: at most, too. */
static size_t num_args(const JigSpec *s, const JigIrIntrinsic *in, bool *exactly) {
    *exactly = s->variadic_ins == 0;
    return s->num_ins + num_imms(in);
}

/* A letter of .overloads; NULL: it is good. */
static const char *fault_of_letter(const JigSpec *s, const JigIrIntrinsic *in, char c) {
    bool exactly;
    size_t n = num_args(s, in, &exactly);
    if (c == 'r' || c == 'a' || c == 'b')
        return s->num_outs || in->unused ? NULL : "there is no result";
    if (c < '0' || c > '9')
        return "no such letter";
    return !exactly || (size_t)(c - '0') < n ? NULL : "there is no such argument";
}

static const char *fault_of_imms(const JigSpec *s, const JigIrIntrinsic *in) {
    JigEntity e;
    for (size_t i = 0; i < num_imms(in); i++) {
        if (!jig_spec_entity(s, jig_str(in->imms[i].attr), &e) || e.kind != JIG_ENTITY_PROP)
            return in->imms[i].attr;
        if (i && in->imms[i].at <= in->imms[i - 1].at)
            return in->imms[i].attr;
    }
    return NULL;
}

const char *jig_codegen_intrinsic_fault(const JigSpec *s, const JigIrIntrinsic *in, JigArena *a) {
    JIG_REQUIRE(s && in && a);
    for (const char *c = in->overloads; *c; c++) {
        const char *fault = fault_of_letter(s, in, *c);
        if (fault)
            return jig_arena_printf(a, ".overloads, column %zu: %s",
                                    (size_t)(c - in->overloads) + 1, fault)
                .ptr;
    }
    const char *attr = fault_of_imms(s, in);
    return attr ? jig_arena_printf(a, ".imms: no attribute '%s', or out of order", attr).ptr : NULL;
}

static bool check(JigContext *ctx, const JigOpRow *rows, size_t n, const JigIrIntrinsic *table) {
    JigArena *a = jig_arena_create();
    bool ok = true;
    for (size_t i = 0; table && i < n; i++) {
        const JigSpec *s = table[i].overloads ? jig_spec(jig_op_name_of_row(ctx, &rows[i])) : NULL;
        const char *fault = s ? jig_codegen_intrinsic_fault(s, &table[i], a) : NULL;
        if (fault)
            ok = jig_error(ctx, jig_loc_unknown(ctx), "intrinsic of '%s', %s", rows[i].name, fault);
    }
    jig_arena_destroy(a);
    return ok;
}

bool jig_codegen_check_intrinsics(JigContext *ctx) {
    bool ok = check(ctx, jig_llvm_ops, JIG_LLVM_NUM_OPS, jig_codegen_intrinsics);
    for (const JigMachine *const *m = jig_lower_machines(ctx); *m; m++)
        if ((*m)->ir) {
            ok &= check(ctx, (*m)->ir->ops, (*m)->ir->num_ops, (*m)->ir->intrinsics);
            ok &= !(*m)->ir->check_rows || (*m)->ir->check_rows(ctx);
        }
    jig_diag_flush(ctx);
    return ok;
}
