/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "code.h"

#include "codegen/run/code.h"
#include "jig/llvm_ir.h"

OptionTable code_option_table(JigCodeOptions *o) {
    static const Option rows[] = {
        OPTION("-O0", OPTION_CHOICE, JigCodeOptions, level, .choice = 0),
        OPTION("-O1", OPTION_CHOICE, JigCodeOptions, level, .choice = 1),
        OPTION("-O2", OPTION_CHOICE, JigCodeOptions, level, .choice = 2),
        OPTION("-O3", OPTION_CHOICE, JigCodeOptions, level, .choice = 3),
        OPTION("--mcpu", OPTION_TEXT, JigCodeOptions, cpu),
        OPTION("--mattr", OPTION_TEXT, JigCodeOptions, features),
    };
    return OPTION_TABLE(rows, o);
}

void code_text_add(void *text, const char *piece, size_t len) {
    CodeText *t = text;
    jig_vec_append(&t->text, piece, len);
}

static bool emit(const JigOp *module, JigStr ir, bool object, const JigCodeOptions *o,
                 JigOutput *out) {
    JigContext *ctx = jig_op_context(module);
    JigArena *a = jig_arena_create();
    JigReason why = JIG_REASON(a);
    bool ok = jig_codegen_emit(ir, object, o, jig_output_fn, out, &why);
    if (!ok)
        jig_code_report(ctx, jig_op_loc(module), &why);
    jig_arena_destroy(a);
    return ok;
}

bool code_write(const JigOp *module, bool object, const JigCodeOptions *o, JigOutput *out) {
    CodeText ir = {0};
    bool ok = jig_llvm_ir_write_for_code(module, code_text_add, &ir) &&
              emit(module, (JigStr){ir.text.data, ir.text.len}, object, o, out);
    jig_vec_free(&ir.text);
    return ok;
}
