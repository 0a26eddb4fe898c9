/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "codegen/run/load.h"

#include "codegen/run/child.h"
#include "codegen/run/machine_job.h"
#include "jig/version.h"
#include "support/arena.h"
#include "support/beside.h"
#include "support/heap.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdio.h>

#define LIBRARY "libjigcodegen.so"

static const JigMachineCode *table;
static char failure[JIG_BESIDE_WHY];

static void load(void) {
    void *library = jig_beside_open(LIBRARY, RTLD_NOW | RTLD_LOCAL, failure);
    if (!library)
        return;
    JigMachineGet *get;
    *(void **)&get = dlsym(library, JIG_MACHINE_SYMBOL);
    const JigMachineCode *found = get ? get() : NULL;
    if (!found)
        snprintf(failure, sizeof failure, LIBRARY " has no " JIG_MACHINE_SYMBOL);
    else if (strcmp(found->version, JIG_VERSION) != 0 || found->size != sizeof *found)
        snprintf(failure, sizeof failure, LIBRARY " is that of jig %s, this is jig " JIG_VERSION,
                 found->version);
    else
        table = found;
}

const JigMachineCode *jig_run_machine_load(JigReason *why) {
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    pthread_once(&once, load);
    if (!table)
        jig_refuse(why, JIG_NOWHERE,
                   "machine code needs LLVM 22 and " LIBRARY ", which cannot be loaded: {}",
                   jig_fact_text(failure));
    return table;
}

/* ---- In a child ---- */

const JigMachineCode *jig_run_child_machine(void) {
    JigArena *a = jig_arena_create();
    JigReason why = JIG_REASON(a);
    jig_run_child_loading(true);
    const JigMachineCode *machine = jig_run_machine_load(&why);
    jig_run_child_loading(false);
    JigStr text = machine ? (JigStr){0} : jig_reason_text(&why, a);
    if (!machine)
        jig_run_child_say(text.ptr, text.len);
    jig_arena_destroy(a);
    return machine;
}

static bool load_in_child(void *user) {
    (void)user;
    jig_run_child_capture_stderr();
    bool ok = jig_run_child_machine();
    return jig_run_child_end_capture() && ok;
}

static char no_use[sizeof failure + 256]; /* why not, or empty */

static void probe(void) {
    JigHeapAlone before = jig_heap_alone_begin();
    JigArena *a = jig_arena_create();
    JigReason why = JIG_REASON(a);
    JigChildResult result;
    JigStr text = {0};
    jig_run_child_run(load_in_child, NULL, NULL, a, &result);
    if (!jig_run_child_refusal(&result, &(JigChildLimits){0}, a, &why))
        text = jig_reason_text(&why, a);
    snprintf(no_use, sizeof no_use, "%.*s", JIG_FMT(text));
    jig_free((char *)(uintptr_t)result.data.ptr);
    jig_arena_destroy(a);
    jig_heap_alone_end(before);
}

bool jig_run_machine_probe(JigReason *why) {
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    pthread_once(&once, probe);
    return !no_use[0] || jig_refuse(why, JIG_NOWHERE, "{}", jig_fact_text(no_use));
}
