/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Registers of machines, by the names that LLVM has for them. */
#include "lint/lint.h"
#include "support/check.h"
#include "support/nearest.h"

typedef struct Registers {
    const char *name; /* a CPU, or with a star all that begin so; a feature */
    uint32_t bits, number;
    bool half;         /* it computes with f16 */
    bool bytes, pairs; /* it has dot products of bytes (VNNI), of bf16 */
} Registers;

static const Registers cpus[] = {
    {.name = "skylake-avx512", .bits = 512, .number = 32},
    {.name = "skx", .bits = 512, .number = 32},
    {.name = "cascadelake", .bits = 512, .number = 32, .bytes = true},
    {.name = "cooperlake", .bits = 512, .number = 32, .bytes = true, .pairs = true},
    {.name = "cannonlake", .bits = 512, .number = 32},
    {.name = "icelake-*", .bits = 512, .number = 32, .bytes = true},
    {.name = "tigerlake", .bits = 512, .number = 32, .bytes = true},
    {.name = "rocketlake", .bits = 512, .number = 32, .bytes = true},
    {.name = "sapphirerapids",
     .bits = 512,
     .number = 32,
     .half = true,
     .bytes = true,
     .pairs = true},
    {.name = "emeraldrapids",
     .bits = 512,
     .number = 32,
     .half = true,
     .bytes = true,
     .pairs = true},
    {.name = "graniterapids",
     .bits = 512,
     .number = 32,
     .half = true,
     .bytes = true,
     .pairs = true},
    {.name = "graniterapids-d",
     .bits = 512,
     .number = 32,
     .half = true,
     .bytes = true,
     .pairs = true},
    {.name = "diamondrapids",
     .bits = 512,
     .number = 32,
     .half = true,
     .bytes = true,
     .pairs = true},
    {.name = "knl", .bits = 512, .number = 32},
    {.name = "knm", .bits = 512, .number = 32},
    {.name = "znver4", .bits = 512, .number = 32, .bytes = true, .pairs = true},
    {.name = "znver5", .bits = 512, .number = 32, .bytes = true, .pairs = true},
    {.name = "x86-64-v4", .bits = 512, .number = 32},
    {.name = "haswell", .bits = 256, .number = 16},
    {.name = "core-avx2", .bits = 256, .number = 16},
    {.name = "broadwell", .bits = 256, .number = 16},
    {.name = "skylake", .bits = 256, .number = 16},
    {.name = "alderlake", .bits = 256, .number = 16, .bytes = true},
    {.name = "raptorlake", .bits = 256, .number = 16, .bytes = true},
    {.name = "meteorlake", .bits = 256, .number = 16, .bytes = true},
    {.name = "arrowlake", .bits = 256, .number = 16, .bytes = true},
    {.name = "arrowlake-s", .bits = 256, .number = 16, .bytes = true},
    {.name = "lunarlake", .bits = 256, .number = 16, .bytes = true},
    {.name = "gracemont", .bits = 256, .number = 16, .bytes = true},
    {.name = "sierraforest", .bits = 256, .number = 16, .bytes = true},
    {.name = "znver1", .bits = 256, .number = 16},
    {.name = "znver2", .bits = 256, .number = 16},
    {.name = "znver3", .bits = 256, .number = 16},
    {.name = "x86-64-v3", .bits = 256, .number = 16},
    {.name = "sandybridge", .bits = 256, .number = 16},
    {.name = "ivybridge", .bits = 256, .number = 16},
    {.name = "x86-64-v2", .bits = 128, .number = 16},
    {.name = "x86-64", .bits = 128, .number = 16},
    {.name = "nehalem", .bits = 128, .number = 16},
    {.name = "westmere", .bits = 128, .number = 16},
    {.name = "apple-*", .bits = 128, .number = 32, .half = true},
    {.name = "cortex-a*", .bits = 128, .number = 32, .half = true},
    {.name = "cortex-x*", .bits = 128, .number = 32, .half = true},
    {.name = "neoverse-*", .bits = 128, .number = 32, .half = true},
    {.name = "a64fx", .bits = 128, .number = 32, .half = true},
};
/* The widest one that is there counts. */
static const Registers features[] = {
    {.name = "avx512f", .bits = 512, .number = 32},
    {.name = "avx2", .bits = 256, .number = 16},
    {.name = "avx", .bits = 256, .number = 16},
    {.name = "sse2", .bits = 128, .number = 16},
    {.name = "neon", .bits = 128, .number = 32, .half = true},
};

/* What people call them. */
static const struct {
    const char *called, *name;
} others[] = {
    {"zen", "znver1"},  {"zen1", "znver1"},        {"zen2", "znver2"},
    {"zen3", "znver3"}, {"zen4", "znver4"},        {"zen5", "znver5"},
    {"sse", "x86-64"},  {"avx2", "x86-64-v3"},     {"avx512", "x86-64-v4"},
    {"native", "host"}, {"spr", "sapphirerapids"}, {"icelake", "icelake-server"},
};

static bool host_has_half(void) {
#if (defined(__x86_64__) || defined(__i386__)) && defined(__GNUC__) && __GNUC__ >= 12
    return __builtin_cpu_supports("avx512fp16");
#else
    return false;
#endif
}

/* The names are the compiler's, which has had them for as long as f16. */
static bool host_has_byte_dots(bool wide) {
#if (defined(__x86_64__) || defined(__i386__)) && defined(__GNUC__) && __GNUC__ >= 12
    return wide ? __builtin_cpu_supports("avx512vnni") : __builtin_cpu_supports("avxvnni");
#else
    (void)wide;
    return false;
#endif
}
static bool host_has_pair_dots(void) {
#if (defined(__x86_64__) || defined(__i386__)) && defined(__GNUC__) && __GNUC__ >= 12
    return __builtin_cpu_supports("avx512bf16");
#else
    return false;
#endif
}

static Registers of_host(void) {
#if defined(__x86_64__) || defined(__i386__)
    bool wide = __builtin_cpu_supports("avx512f");
    Registers is = features[wide ? 0 : __builtin_cpu_supports("avx") ? 1 : 3];
    is.half = wide && host_has_half();
    is.bytes = host_has_byte_dots(wide);
    is.pairs = wide && host_has_pair_dots();
    return is;
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
    for (size_t i = 0; i < JIG_LEN(others); ++i)
        if (strcmp(cpu, others[i].called) == 0)
            return jig_arena_printf(a, "'%s'", others[i].name);
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
    const char *vnni = is.bits >= 512 ? "avx512vnni" : "avxvnni";
    out->has_byte_dots = (is.bytes && !says(said, '-', vnni)) || says(said, '+', vnni);
    out->has_pair_dots =
        (is.pairs && !says(said, '-', "avx512bf16")) || says(said, '+', "avx512bf16");
    out->vector_bits = is.bits;
    out->vector_registers = is.number;
}
