/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "pass/instrument.h"

#include "jig/asm.h"
#include "support/check.h"
#include "support/file.h"
#include "support/map.h"
#include "ir/diag/stream.h"

#include <stdio.h>

static bool named(const JigStr *names, size_t n, const JigPassRow *pass) {
    for (size_t i = 0; i < n; i++)
        if (jig_str_is(names[i], pass->name))
            return true;
    return false;
}

static void hash_text(void *user, const char *text, size_t len) {
    uint64_t *h = user;
    *h = jig_hash_mix(*h, jig_hash_bytes(text, len));
}

/* Changes whenever a pass changed something, locations included. */
static uint64_t fingerprint(JigOp *op) {
    JigPrintFlags flags = jig_print_flags();
    flags.generic = flags.local_scope = flags.debug_info = true;
    flags.elide_elements_above = flags.elide_resource_above = -1;
    uint64_t h = 0;
    jig_op_print(op, &flags, hash_text, &h);
    return h;
}

static void dump(const JigPassInstrumentation *in, const char *when, const JigPassRow *pass,
                 JigOp *op) {
    jig_diag_flush(jig_op_context(op)); /* what was said before stands before */
    JigOutput out;
    jig_stream_open(jig_op_context(op), JIG_STREAM_MESSAGES, &out);
    JigArena a;
    jig_arena_init(&a);
    JigStr head =
        jig_arena_printf(&a, "// -----// IR Dump %s %s%s (%s)", when[0] == 'F' ? "After" : when,
                         pass->title, when[0] == 'F' ? " Failed" : "", pass->name);
    jig_output_write(&out, head.ptr, head.len);
    JigPrintFlags flags = jig_context_print_flags(jig_op_context(op));
    if (in->print_module_scope) {
        JigStr name = jig_symbol_name(op);
        head = jig_arena_printf(&a, " ('%.*s' operation%s%.*s)", JIG_FMT(jig_op_name_of(op)),
                                name.len ? ": @" : "", JIG_FMT(name));
        jig_output_write(&out, head.ptr, head.len);
        while (jig_op_parent(op))
            op = jig_op_parent(op);
    } else if (jig_op_block(op)) {
        flags.local_scope = true;
    }
    jig_output_write(&out, " //----- //\n", 12);
    jig_op_print(op, &flags, jig_output_fn, &out);
    jig_output_write(&out, "\n\n", 2);
    (void)!jig_output_close(&out, true);
    jig_arena_free(&a);
}

void jig_instrument_dump_before(const JigPassInstrumentation *in, const JigPassRow *pass, JigOp *op,
                                JigBefore *before) {
    if (in->print_before_all || named(in->print_before, in->num_print_before, pass))
        dump(in, "Before", pass, op);
    if (in->print_after_change)
        before->fingerprint = fingerprint(op);
}

void jig_instrument_dump_after(const JigPassInstrumentation *in, const JigPassRow *pass, JigOp *op,
                               const JigBefore *before, bool failed) {
    JIG_REQUIRE(in && pass && op && before);
    if (!in->print_after_all && !named(in->print_after, in->num_print_after, pass) &&
        !(failed && in->print_after_failure))
        return;
    if (failed ? false : in->print_after_failure)
        return;
    if (!failed && in->print_after_change && before->fingerprint == fingerprint(op))
        return;
    dump(in, failed ? "Failed" : "After", pass, op);
}
