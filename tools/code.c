/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "code.h"

#include "codegen/run/accepted.h"
#include "codegen/run/machine_job.h"
#include "codegen/run/device.h"
#include "jig/llvm_ir.h"

#include <unistd.h>

static const char *const ways_of_math[] = {"polynomials", "libm", NULL};
/* In the order of their bits. */
static const char *const fast_math[] = {"reassoc", "nnan",     "ninf", "nsz",
                                        "arcp",    "contract", "afn",  NULL};

OptionTable code_option_table(JigCodeOptions *o) {
    static const Option rows[] = {
        OPTION("-O0", OPTION_CHOICE, JigCodeOptions, level, .choice = 0),
        OPTION("-O1", OPTION_CHOICE, JigCodeOptions, level, .choice = 1),
        OPTION("-O2", OPTION_CHOICE, JigCodeOptions, level, .choice = 2),
        OPTION("-O3", OPTION_CHOICE, JigCodeOptions, level, .choice = 3,
               .help = "how much LLVM optimizes (-O3)"),
        OPTION("--mcpu", OPTION_TEXT, JigCodeOptions, cpu, .value = "CPU",
               .help = "host, or any CPU that LLVM knows of this kind (host)"),
        OPTION("--mattr", OPTION_TEXT, JigCodeOptions, features, .value = "FEATURES",
               .help = "+avx2,-fma: on top of the CPU's"),
        OPTION("--math", OPTION_WORD, JigCodeOptions, math, .words = ways_of_math,
               .takes = "polynomials or libm",
               .help = "functions of math, on vectors and in loops: by formulas without branches "
                       "(default), or by the C library"),
        OPTION("--fast-math", OPTION_WORDS, JigCodeOptions, fast_math, .words = fast_math,
               .takes = "some of contract, reassoc, nnan, ninf, nsz, arcp and afn",
               .value = "FLAG,...",
               .help = "what holds of all arithmetic on floats: contract, reassoc, nnan, ninf, "
                       "nsz, arcp, afn, as LLVM has them; all of these"),
    };
    return OPTION_TABLE(rows, o, .title = "Machine code");
}

uint64_t code_machine_memory(void) {
    long pages = sysconf(_SC_PHYS_PAGES), page = sysconf(_SC_PAGESIZE);
    return pages > 0 && page > 0 ? (uint64_t)pages * (uint64_t)page : 0;
}

/* ---- Machines that modules of kernels name ---- */

/* Libraries are those of the options, then the attribute's. */
static const char *const *both(const char *const *a, const char *const *b, JigArena *arena) {
    size_t n = 0, m = 0;
    while (a && a[n])
        ++n;
    while (b[m])
        ++m;
    const char **all = JIG_NEW_ARRAY(arena, const char *, n + m + 1);
    for (size_t i = 0; i < n + m; ++i)
        all[i] = i < n ? a[i] : b[i - n];
    all[n + m] = NULL;
    return all;
}

static bool take_target(const JigAttr *target, JigCodeOptions *o, JigArena *a) {
    const JigDeviceRow *row = jig_run_device_row(target);
    if (!row)
        return false;
    JigCodeOptions said = jig_run_device_options(row, target, a);
    if (o->triple && strcmp(o->triple, said.triple) != 0)
        return false;
    if (o->level == CODE_NO_LEVEL)
        o->level = said.level;
    if (!o->cpu) {
        o->cpu = said.cpu;
        o->features = o->features ? o->features : said.features;
    }
    o->triple = said.triple;
    o->libraries = both(o->libraries, said.libraries, a);
    return true;
}

void code_take_target(const JigOp *module, JigCodeOptions *o, JigArena *a) {
    const JigAttr *targets = jig_op_attr(module, "targets");
    for (size_t i = 0; targets && i < jig_attr_array_len(targets); ++i)
        if (take_target(jig_attr_array_at(targets, i), o, a))
            return;
}

/* ---- Writing ---- */

/* What no instruction does: most likely nobody said which machine. */
static void mention_machine(const JigOp *module, const JigReason *why, JigCodeForm form,
                            const JigCodeOptions *o, JigArena *a) {
    JigStr text = jig_reason_text(why, a);
    if (form == JIG_CODE_OBJECT && o->triple && jig_str_starts_with(jig_str(o->triple), "nvptx"))
        jig_op_note(module, "for NVIDIA's machines there is assembly only, which is PTX: --asm");
    else if (!o->triple && jig_str_is(jig_op_name_of(module), "gpu.module"))
        jig_op_note(module, "without --target code is for this machine, not for a GPU");
    else if (!o->cpu && !o->features &&
             (jig_str_starts_with(text, "Cannot select") ||
              jig_str_starts_with(text, "Do not know how to")))
        jig_op_note(module, "without --mcpu and --mattr code is for any machine of its kind");
}

static bool emit(const JigOp *module, JigStr ir, JigCodeForm form, const JigCodeOptions *o,
                 JigOutput *out) {
    JigContext *ctx = jig_op_context(module);
    JigArena *a = jig_arena_create();
    JigReason why = JIG_REASON(a);
    bool ok = jig_codegen_emit(ir, form, o, jig_output_fn, out, &why);
    if (!ok && jig_run_is_accepted(module, ir)) {
        jig_run_report_of_options(ctx, jig_op_loc(module), &why);
        mention_machine(module, &why, form, o, a);
    }
    jig_arena_destroy(a);
    return ok;
}

bool code_write(const JigOp *module, JigCodeForm form, const JigCodeOptions *o, JigOutput *out) {
    JigCharVec ir = {0};
    bool ok = jig_llvm_ir_write_for_code(module, jig_chars_write, &ir) &&
              emit(module, jig_chars_str(&ir), form, o, out);
    jig_vec_free(&ir);
    return ok;
}
