/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "tuner/tune_meter.h"

#include "jig/version.h"
#include "tuner/tune_machine.h"

#include <string.h>

const TuneMeter *tune_meter_of(const TuneSettings *s) {
    static const TuneMeter *const meters[] = {&tune_by_time, &tune_by_model, &tune_by_mca};
    return s->command ? &tune_by_command : meters[s->cost ? s->cost - 1 : 0];
}

const TuneMeter *tune_meter_named(JigStr name) {
    static const TuneMeter *const others[] = {&tune_by_time, &tune_by_model, &tune_by_mca};
    for (size_t i = 0; i < JIG_LEN(others); ++i)
        if (jig_str_is(name, others[i]->name))
            return others[i];
    return &tune_by_command;
}

/* What does not run here says nothing of this machine, but of the one that code is made for. */
JigStr tune_meter_machine(const TuneSettings *s, JigArena *a) {
    const TuneMeter *m = tune_meter_of(s);
    if (m == &tune_by_time || m == &tune_by_command)
        return tune_machine(a);
    bool host = !s->code.triple && strcmp(s->code.cpu, "host") == 0;
    return jig_arena_printf(
        a, "%s of %s%s%.*s", m->name, s->code.triple ? s->code.triple : "",
        s->code.triple ? " " : "",
        JIG_FMT(host ? tune_machine(a)
                     : jig_arena_printf(a, "%s, jig %s", s->code.cpu, JIG_VERSION)));
}

JigStr tune_meter_text(const TuneSettings *s, JigArena *a) {
    const TuneMeter *m = tune_meter_of(s);
    if (m == &tune_by_time)
        return JIG_STR("");
    return jig_arena_printf(a, " cost %s%s%s", m->name, s->command ? " " : "",
                            s->command ? s->command : "");
}
