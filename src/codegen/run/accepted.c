/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* LLVM IR that LLVM accepts: it is asked in a child, and what it refuses is reported at the op. */
#include "codegen/run/accepted.h"

#include "codegen/run/child.h"
#include "codegen/run/machine_job.h"
#include "codegen/run/load.h"
#include "codegen/trust.h"
#include "jig/llvm_ir.h"
#include "support/check.h"
#include "support/vec.h"

#include <stdlib.h>

/* ---- In the child ---- */

/* What it sends: a byte, as there is LLVM, then faults, the last of which counts. */
typedef struct Fault {
    uint64_t line, len; /* of the words behind it */
} Fault;

static void send_fault(void *user, size_t line, const char *words, size_t len) {
    (void)user;
    jig_run_child_send(&(Fault){line, len}, sizeof(Fault));
    jig_run_child_send(words, len);
}

static bool ask(void *user) {
    const JigStr *ir = user;
    jig_run_child_capture_stderr();
    const JigMachineCode *machine = jig_run_child_machine();
    if (machine) {
        static const char here = 1;
        jig_run_child_send(&here, sizeof here);
        machine->on_fatal(jig_run_child_on_fatal);
    }
    bool ok = machine && machine->check(*ir, (JigMachineFault){.fn = send_fault});
    (void)jig_run_child_end_capture(); /* warnings */
    return ok;
}

/* ---- In the parent ---- */

typedef struct Asked {
    const JigOp *module;
    bool for_code;
} Asked;

static bool report_at(const Asked *asked, size_t line, JigStr words) {
    const JigOp *op = jig_codegen_writer_of(asked->module, asked->for_code, line);
    return jig_op_emit_error(op ? op : asked->module, "%.*s", JIG_FMT(words));
}

/* What kept LLVM from answering, its end for instance. */
static bool report_end(const Asked *asked, const JigChildResult *r, JigArena *a) {
    JigReason why = JIG_REASON(a);
    (void)jig_run_child_refusal(r, &(JigChildLimits){0}, a, &why);
    return jig_run_report(jig_op_context(asked->module), jig_op_loc(asked->module), &why);
}

/* False: there is none. */
static bool last_fault(JigStr data, Fault *fault, JigStr *words) {
    bool found = false;
    for (Fault f; data.len >= sizeof f; found = true) {
        memcpy(&f, data.ptr, sizeof f);
        if (f.len > data.len - sizeof f)
            break;
        *fault = f;
        *words = (JigStr){data.ptr + sizeof f, f.len};
        data = (JigStr){words->ptr + f.len, data.len - sizeof f - f.len};
    }
    return found;
}

/* Where LLVM cannot be loaded nobody is asked. A child that ends in another way before it says that
 * LLVM is there has not answered. */
static bool is_accepted(const Asked *asked, const JigChildResult *r, JigArena *a) {
    Fault fault;
    JigStr words;
    if (r->end == JIG_CHILD_DONE || (r->end == JIG_CHILD_REFUSED && !r->data.len))
        return true;
    if (!r->data.len)
        return report_end(asked, r, a);
    return last_fault((JigStr){r->data.ptr + 1, r->data.len - 1}, &fault, &words)
               ? report_at(asked, fault.line, words)
               : report_end(asked, r, a);
}

static bool is_accepted_text(const Asked *asked, JigStr ir) {
    JigArena *a = jig_arena_create();
    JigChildResult result;
    jig_run_child_run(ask, &ir, NULL, a, &result);
    bool ok = is_accepted(asked, &result, a);
    jig_free((char *)(uintptr_t)result.data.ptr);
    jig_arena_destroy(a);
    return ok;
}

bool jig_run_is_accepted(const JigOp *module, JigStr ir) {
    JIG_REQUIRE(module && (ir.ptr || !ir.len));
    return is_accepted_text(&(Asked){module, .for_code = true}, ir);
}

bool jig_run_write_ir(JigOp *module, JigWriteFn write, void *user) {
    JigCharVec text = {0};
    bool ok = jig_llvm_ir_write(module, jig_chars_write, &text) &&
              (jig_codegen_is_decided(module) ||
               is_accepted_text(&(Asked){module, .for_code = false}, jig_chars_str(&text)));
    if (ok)
        write(user, text.data, text.len);
    jig_vec_free(&text);
    return ok;
}
