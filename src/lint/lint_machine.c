/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Registers of machines, by the names that LLVM has for them. */
#include "lint/lint.h"
#include "support/check.h"
#include "support/nearest.h"

typedef struct Registers {
    const char *name; /* a CPU, or with a star all that begin so; a feature */
    uint32_t bits, number;
    bool half; /* it computes with f16 */
} Registers;

static const Registers cpus[] = {
    {"skylake-avx512", 512, 32, false},
    {"skx", 512, 32, false},
    {"cascadelake", 512, 32, false},
    {"cooperlake", 512, 32, false},
    {"cannonlake", 512, 32, false},
    {"icelake-*", 512, 32, false},
    {"tigerlake", 512, 32, false},
    {"rocketlake", 512, 32, false},
    {"sapphirerapids", 512, 32, true},
    {"emeraldrapids", 512, 32, true},
    {"graniterapids", 512, 32, true},
    {"graniterapids-d", 512, 32, true},
    {"diamondrapids", 512, 32, true},
    {"knl", 512, 32, false},
    {"knm", 512, 32, false},
    {"znver4", 512, 32, false},
    {"znver5", 512, 32, false},
    {"x86-64-v4", 512, 32, false},
    {"haswell", 256, 16, false},
    {"core-avx2", 256, 16, false},
    {"broadwell", 256, 16, false},
    {"skylake", 256, 16, false},
    {"alderlake", 256, 16, false},
    {"raptorlake", 256, 16, false},
    {"meteorlake", 256, 16, false},
    {"arrowlake", 256, 16, false},
    {"arrowlake-s", 256, 16, false},
    {"lunarlake", 256, 16, false},
    {"gracemont", 256, 16, false},
    {"sierraforest", 256, 16, false},
    {"znver1", 256, 16, false},
    {"znver2", 256, 16, false},
    {"znver3", 256, 16, false},
    {"x86-64-v3", 256, 16, false},
    {"sandybridge", 256, 16, false},
    {"ivybridge", 256, 16, false},
    {"x86-64-v2", 128, 16, false},
    {"x86-64", 128, 16, false},
    {"nehalem", 128, 16, false},
    {"westmere", 128, 16, false},
    {"apple-*", 128, 32, true},
    {"cortex-a*", 128, 32, true},
    {"cortex-x*", 128, 32, true},
    {"neoverse-*", 128, 32, true},
    {"a64fx", 128, 32, true},
};
/* The widest one that is there counts. */
static const Registers features[] = {
    {"avx512f", 512, 32, false}, {"avx2", 256, 16, false}, {"avx", 256, 16, false},
    {"sse2", 128, 16, false},    {"neon", 128, 32, true},
};

static bool host_has_half(void) {
#if (defined(__x86_64__) || defined(__i386__)) && defined(__GNUC__) && __GNUC__ >= 12
    return __builtin_cpu_supports("avx512fp16");
#else
    return false;
#endif
}

static Registers of_host(void) {
#if defined(__x86_64__) || defined(__i386__)
    if (__builtin_cpu_supports("avx512f"))
        return (Registers){features[0].name, features[0].bits, features[0].number, host_has_half()};
    return __builtin_cpu_supports("avx") ? features[1] : features[3];
#else
    return features[4];
#endif
}

static bool is_name(JigStr cpu, const char *name) {
    size_t n = strcspn(name, "*");
    return name[n] ? cpu.len > n && memcmp(cpu.ptr, name, n) == 0 : jig_str_is(cpu, name);
}

static const Registers *row_of(const char *cpu) {
    for (size_t i = 0; i < JIG_LEN(cpus); ++i)
        if (is_name(jig_str(cpu), cpus[i].name))
            return &cpus[i];
    return NULL;
}

static Registers of_cpu(const char *cpu) {
    const Registers *row = cpu && !jig_str_is(jig_str(cpu), "host") ? row_of(cpu) : NULL;
    return row ? *row : of_host();
}

bool jig_lint_machine_is_known(const char *cpu) {
    JIG_REQUIRE(cpu);
    return jig_str_is(jig_str(cpu), "host") || row_of(cpu);
}

JigStr jig_lint_machine_near(const char *cpu, JigArena *a) {
    JIG_REQUIRE(cpu && a);
    JigNear near = jig_near(jig_str(cpu));
    jig_near_offer(&near, JIG_STR("host"));
    for (size_t i = 0; i < JIG_LEN(cpus); ++i)
        jig_near_offer(&near, jig_str(cpus[i].name));
    return jig_near_words(&near, a);
}

JigStr jig_lint_machine_names(JigArena *a) {
    JIG_REQUIRE(a);
    JigCharVec names = {0};
    jig_chars_write(&names, "host", 4);
    for (size_t i = 0; i < JIG_LEN(cpus); ++i) {
        jig_chars_write(&names, ", ", 2);
        jig_chars_write(&names, cpus[i].name, strlen(cpus[i].name));
    }
    JigStr text = jig_arena_str(a, (JigStr){names.data, names.len});
    jig_vec_free(&names);
    return text;
}

/* "+avx512f" and "-avx512f" in "+a,-b". */
static bool says(JigStr list, char sign, const char *name) {
    size_t n = strlen(name);
    for (size_t i = 0; i + n < list.len; ++i)
        if (list.ptr[i] == sign && (!i || list.ptr[i - 1] == ',') &&
            memcmp(list.ptr + i + 1, name, n) == 0 &&
            (i + 1 + n == list.len || list.ptr[i + 1 + n] == ','))
            return true;
    return false;
}

void jig_lint_machine_read(JigLintMachine *out, const char *cpu, const char *list) {
    JIG_REQUIRE(out);
    Registers is = of_cpu(cpu);
    JigStr said = jig_str(list);
    for (size_t i = 0; i < JIG_LEN(features); ++i) {
        bool narrower = features[i].bits == is.bits && says(said, '-', features[i].name);
        if (narrower && i + 1 < JIG_LEN(features))
            is = features[i + 1];
    }
    for (size_t i = JIG_LEN(features); i-- > 0;)
        if (says(said, '+', features[i].name) && features[i].bits > is.bits)
            is = features[i];
    bool has_half = is.half && !says(said, '-', "avx512fp16") && !says(said, '-', "avx512f");
    out->has_half = has_half || says(said, '+', "avx512fp16") || says(said, '+', "fullfp16");
    out->vector_bits = is.bits;
    out->vector_registers = is.number;
}
