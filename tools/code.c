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

/* What no instruction does: most likely nobody said which machine. */
static void mention_machine(const JigOp *module, const JigReason *why, const JigCodeOptions *o,
                            JigArena *a) {
    JigStr text = jig_reason_text(why, a);
    if (!o->triple && jig_str_is(jig_op_name_of(module), "gpu.module"))
        jig_op_note(module, "without --target code is for this machine, not for a GPU");
    else if (!o->cpu && !o->features &&
             (jig_str_starts_with(text, "Cannot select") ||
              jig_str_starts_with(text, "Do not know how to")))
        jig_op_note(module, "without --mcpu and --mattr code is for any machine of its kind");
}

static bool emit(const JigOp *module, JigStr ir, bool object, const JigCodeOptions *o,
                 JigOutput *out) {
    JigContext *ctx = jig_op_context(module);
    JigArena *a = jig_arena_create();
    JigReason why = JIG_REASON(a);
    bool ok = jig_codegen_emit(ir, object, o, jig_output_fn, out, &why);
    if (!ok) {
        jig_code_report(ctx, jig_op_loc(module), &why);
        mention_machine(module, &why, o, a);
    }
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
