/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#define _GNU_SOURCE /* sched_setaffinity */
#include "tuner/tune_machine.h"

#include "jig/version.h"
#include "support/map.h"

#include <sched.h>
#include <stdio.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/utsname.h>

/* Behind the colon of the first line of /proc/cpuinfo that begins with a name. */
static JigStr cpu_says(const char *name, JigArena *a) {
    static char line[1 << 14];
    FILE *f = fopen("/proc/cpuinfo", "r");
    JigStr found = {0};
    while (f && !found.len && fgets(line, sizeof line, f)) {
        const char *colon = strchr(line, ':');
        if (colon && strncmp(line, name, strlen(name)) == 0)
            found = jig_arena_printf(a, "%.*s", (int)strcspn(colon + 2, "\n"), colon + 2);
    }
    if (f)
        fclose(f);
    return found;
}

static JigStr caches(JigArena *a) {
    JigStr all = {0};
    for (int i = 0; i < 8; ++i) {
        char path[80], size[32];
        snprintf(path, sizeof path, "/sys/devices/system/cpu/cpu0/cache/index%d/size", i);
        FILE *f = fopen(path, "r");
        if (!f)
            break;
        if (fgets(size, sizeof size, f))
            all = jig_arena_printf(a, "%.*s%s%.*s", JIG_FMT(all), i ? "/" : "",
                                   (int)strcspn(size, "\n"), size);
        fclose(f);
    }
    return all;
}

JigStr tune_machine(JigArena *a) {
    struct utsname system;
    JigStr name = cpu_says("model name", a), flags = cpu_says("flags", a);
    if (!flags.len)
        flags = cpu_says("Features", a);
    if (uname(&system) != 0)
        strcpy(system.machine, "unknown");
    return jig_arena_printf(a, "%s, %.*s, features %08x, caches %.*s, jig %s", system.machine,
                            JIG_FMT(name), (unsigned)jig_hash_bytes(flags.ptr, flags.len),
                            JIG_FMT(caches(a)), JIG_VERSION);
}

/* Those that this process may be on, but for the one that it stays on; none before it does. */
static cpu_set_t others;

void tune_machine_stay(void) {
    cpu_set_t one;
    int cpu = sched_getcpu();
    if (cpu < 0 || cpu >= CPU_SETSIZE || sched_getaffinity(0, sizeof others, &others) != 0)
        return;
    CPU_CLR(cpu, &others);
    CPU_ZERO(&one);
    CPU_SET(cpu, &one);
    (void)sched_setaffinity(0, sizeof one, &one);
}

void tune_machine_step_aside(void) {
    enum { LAST = 19 };
    (void)setpriority(PRIO_PROCESS, 0, LAST);
    if (CPU_COUNT(&others))
        (void)sched_setaffinity(0, sizeof others, &others);
}
