/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "dialect/sparse_tensor/sparse_int.h"

static const char *const formats[] = {
    [JIG_SPARSE_DENSE] = "dense",
    [JIG_SPARSE_BATCH] = "batch",
    [JIG_SPARSE_COMPRESSED] = "compressed",
    [JIG_SPARSE_SINGLETON] = "singleton",
    [JIG_SPARSE_LOOSE_COMPRESSED] = "loose_compressed",
    [JIG_SPARSE_STRUCTURED] = "structured",
};
/* In the order in which they are printed. */
static const struct {
    const char *text;
    unsigned bit;
} properties[] = {
    {"nonunique", JIG_SPARSE_NONUNIQUE},
    {"nonordered", JIG_SPARSE_NONORDERED},
    {"soa", JIG_SPARSE_SOA},
};

int64_t jig_sparse_level_number(JigSparseLevel level) {
    return (int64_t)level.format | (int64_t)level.properties << 8 | (int64_t)level.n << 16 |
           (int64_t)level.m << 24;
}

JigSparseLevel jig_sparse_level(int64_t number) {
    return (JigSparseLevel){
        .format = (JigSparseFormat)(number & 0xff),
        .properties = (unsigned)(number >> 8 & 0xff),
        .n = (uint8_t)(number >> 16),
        .m = (uint8_t)(number >> 24),
    };
}

/* ---- Syntax: structured[2, 4], compressed(nonunique, nonordered) ---- */

typedef struct Sizes {
    int64_t values[2];
    size_t n;
} Sizes;

static bool parse_size(JigParser *p, void *user) {
    Sizes *sizes = user;
    int64_t value;
    JigSpot spot = jig_parse_spot(p);
    int there = jig_parse_try_integer(p, &value);
    if (there == 0)
        return jig_parse_error(p, spot, "expected valid integer for structured size");
    bool fits = there == 1 && value >= INT32_MIN && value <= INT32_MAX;
    if (there == 1 && !fits)
        jig_parse_error(p, spot, "integer value too large");
    if (!fits)
        return jig_parse_error(p, spot, "failed to parse structured size");
    if (value < 0)
        return jig_parse_error(p, spot, "expected structured size to be >= 0");
    if (sizes->n < JIG_LEN(sizes->values))
        sizes->values[sizes->n] = value;
    sizes->n++;
    return true;
}

static bool parse_property(JigParser *p, void *user) {
    unsigned *found = user;
    JigSpot spot = jig_parse_spot(p);
    JigStr word;
    if (!jig_parse_try_any_keyword(p, &word))
        return jig_parse_error(
            p, spot, "expected valid level property (e.g. nonordered, nonunique or high)");
    for (size_t i = 0; i < JIG_LEN(properties); i++)
        if (jig_str_eq(word, jig_str(properties[i].text))) {
            *found |= properties[i].bit;
            return true;
        }
    return jig_parse_error(p, spot, "unknown level property: %.*s", JIG_FMT(word));
}

static bool find_format(JigParser *p, JigSpot spot, JigSparseFormat *format) {
    JigStr word;
    if (!jig_parse_try_any_keyword(p, &word))
        return jig_parse_error(p, spot,
                               "expected valid level format (e.g. dense, compressed or singleton)");
    for (size_t i = 0; i < JIG_LEN(formats); i++)
        if (jig_str_eq(word, jig_str(formats[i]))) {
            *format = (JigSparseFormat)i;
            return true;
        }
    return jig_parse_error(p, spot, "unknown level format: %.*s", JIG_FMT(word));
}

static bool has_properties(JigSparseFormat format) {
    return format == JIG_SPARSE_COMPRESSED || format == JIG_SPARSE_SINGLETON ||
           format == JIG_SPARSE_LOOSE_COMPRESSED;
}

bool jig_sparse_parse_level(JigParser *p, int64_t *number) {
    JigSpot spot = jig_parse_spot(p);
    JigSparseLevel level = {0};
    Sizes sizes = {0};
    JIG_CHECK(find_format(p, spot, &level.format));
    if (level.format == JIG_SPARSE_STRUCTURED) {
        JIG_CHECK(jig_parse_list(p, JIG_DELIM_OPTIONAL_SQUARE, parse_size, &sizes,
                                 " in structured n out of m"));
        if (sizes.n != 2)
            return jig_parse_error(p, spot, "expected exactly 2 structured sizes");
        if (sizes.values[0] > sizes.values[1])
            return jig_parse_error(p, spot, "expected n <= m in n_out_of_m");
        if (sizes.values[1] > UINT8_MAX)
            return jig_parse_error(p, spot, "expected structured sizes to be <= %d", UINT8_MAX);
        level.n = (uint8_t)sizes.values[0];
        level.m = (uint8_t)sizes.values[1];
    }
    JIG_CHECK(jig_parse_list(p, JIG_DELIM_OPTIONAL_PAREN, parse_property, &level.properties,
                             " in level property list"));
    if (level.properties && !has_properties(level.format))
        return jig_parse_error(p, spot,
                               "invalid level type: level format doesn't support the properties");
    *number = jig_sparse_level_number(level);
    return true;
}

void jig_sparse_print_level(JigPrinter *p, int64_t number) {
    JigSparseLevel level = jig_sparse_level(number);
    jig_print(p, formats[level.format]);
    if (level.format == JIG_SPARSE_STRUCTURED) {
        jig_print(p, "[");
        jig_print_int(p, level.n);
        jig_print(p, ", ");
        jig_print_int(p, level.m);
        jig_print(p, "]");
    }
    const char *before = "(";
    for (size_t i = 0; i < JIG_LEN(properties); i++) {
        if (!(level.properties & properties[i].bit))
            continue;
        jig_print(p, before);
        jig_print(p, properties[i].text);
        before = ", ";
    }
    if (level.properties)
        jig_print(p, ")");
}

/* ---- Which may follow which ---- */

static JigSparseLevel level_at(const JigAttr *levels, size_t i) {
    return jig_sparse_level(jig_attr_dense_array_int(levels, i));
}

static bool is_soa(JigSparseLevel level) {
    return level.properties & JIG_SPARSE_SOA;
}

/* A row of singletons follows a compressed level, and all are stored alike. */
static bool verify_singletons(JigContext *ctx, JigLoc loc, const JigAttr *levels) {
    for (size_t i = 0; i < jig_attr_dense_array_len(levels); i++) {
        if (level_at(levels, i).format != JIG_SPARSE_SINGLETON)
            continue;
        JigSparseLevel before = i ? level_at(levels, i - 1) : (JigSparseLevel){0};
        if (before.format == JIG_SPARSE_SINGLETON) {
            if (is_soa(before) != is_soa(level_at(levels, i)))
                return jig_error(ctx, loc,
                                 "expected all singleton lvlTypes stored in the same memory layout "
                                 "(SoA vs AoS).");
        } else if (before.format != JIG_SPARSE_COMPRESSED &&
                   before.format != JIG_SPARSE_LOOSE_COMPRESSED) {
            return jig_error(
                ctx, loc, "expected compressed or loose_compressed level before singleton level");
        }
    }
    return true;
}

static bool verify_structured(JigContext *ctx, JigLoc loc, const JigAttr *levels) {
    size_t n = jig_attr_dense_array_len(levels), first = 0;
    while (first < n && level_at(levels, first).format != JIG_SPARSE_STRUCTURED)
        first++;
    if (first == n)
        return true;
    if (first + 1 != n)
        return jig_error(ctx, loc, "expected n_out_of_m to be the last level type");
    for (size_t i = 0; i < first; i++)
        if (level_at(levels, i).format != JIG_SPARSE_DENSE)
            return jig_error(ctx, loc, "expected all dense lvlTypes before a n_out_of_m level");
    return true;
}

bool jig_sparse_verify_levels(JigContext *ctx, JigLoc loc, const JigAttr *levels) {
    size_t n = jig_attr_dense_array_len(levels);
    JIG_CHECK(verify_singletons(ctx, loc, levels));
    for (size_t i = 1; i < n; i++)
        if (level_at(levels, i).format == JIG_SPARSE_BATCH &&
            level_at(levels, i - 1).format != JIG_SPARSE_BATCH)
            return jig_error(ctx, loc, "Batch lvlType can only be leading levels.");
    for (size_t i = 0; i < n; i++)
        if (is_soa(level_at(levels, i)) && level_at(levels, i).format != JIG_SPARSE_SINGLETON)
            return jig_error(ctx, loc, "SoA is only applicable to singleton lvlTypes.");
    return verify_structured(ctx, loc, levels);
}
