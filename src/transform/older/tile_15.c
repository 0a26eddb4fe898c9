/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Tiling as it was written in 2022: numbers among the attributes, and dimensions of processors as
 * numbers, which were those of threads as well as blocks.
 */
#include "ir/context.h"
#include "support/arena.h"
#include "transform/older/modernise_int.h"
#include "transform/ops/known_types.h"

static bool add_numbers(JigParser *p, JigOpState *state, const char *name, const JigAttr *list) {
    const JigAttr *numbers = list ? jig_modernise_numbers(list) : NULL;
    if (!numbers)
        return jig_parse_error(p, jig_parse_spot(p), "expected a list of integers as '%s'", name);
    jig_state_add_attr(state, p, name, numbers);
    return true;
}

static const JigAttr *member(const JigAttr *dict, const char *name) {
    return jig_attr_dict_get(dict, jig_str(name));
}

/* {sizes = [...], ...} and the like; other attributes go to the op. False: there is none. */
static bool parse_dict(JigParser *p, JigOpState *state, const char *const *taken,
                       const JigAttr **out) {
    *out = jig_parse_peek_token(p, "{") ? jig_parse_attr(p, NULL) : NULL;
    for (size_t i = 0; *out && i < jig_attr_dict_len(*out); ++i) {
        const JigNamedAttr *item = &jig_attr_dict_items(*out)[i];
        bool is_taken = false;
        for (const char *const *name = taken; *name; ++name)
            is_taken |= jig_str_is(jig_ident_str(item->name), *name);
        if (!is_taken)
            jig_state_add_attr_id(state, p, item->name, item->value);
    }
    return *out != NULL;
}

/* Results of the type of the target. */
static bool finish(JigParser *p, JigOpState *state, JigUnresolved *target, size_t num_results) {
    const JigType *type = jig_parse_known_type(p, target);
    for (size_t i = 0; i < num_results; ++i)
        jig_state_add_types(state, p, &type, 1);
    return jig_known_types_resolve(p, state, target, 1);
}

/* %target {sizes = [4, 0, 4], interchange = [1, 0]}. */
bool jig_modernise_parse_tile_sizes(JigParser *p, JigOpState *state) {
    static const char *const taken[] = {"sizes", NULL};
    JigUnresolved target;
    const JigAttr *dict;
    JIG_CHECK(jig_parse_operand(p, &target));
    if (!parse_dict(p, state, taken, &dict))
        return jig_parse_error(p, jig_parse_spot(p), "expected sizes");
    const JigAttr *sizes = member(dict, "sizes");
    JIG_CHECK(add_numbers(p, state, "static_sizes", sizes));
    return finish(p, state, &target, jig_modernise_num_loops(jig_modernise_numbers(sizes)) + 1);
}

/* ---- With one parallel loop ---- */

/* The processors of `num_loops` loops: number 1 is y. More were given than there are loops. */
static const JigAttr *as_threads(JigParser *p, const JigAttr *dims, size_t num_loops) {
    enum { NUM_DIMS = 3 };
    static const char *const threads[NUM_DIMS] = {"#gpu.thread<x>", "#gpu.thread<y>",
                                                  "#gpu.thread<z>"};
    const JigAttr *numbers = dims ? jig_modernise_numbers(dims) : NULL, *items[NUM_DIMS];
    JigContext *ctx = jig_parser_context(p);
    size_t n = numbers ? jig_attr_dense_array_len(numbers) : 0;
    if (!numbers || n > NUM_DIMS)
        return NULL;
    if (n > num_loops)
        n = num_loops;
    for (size_t i = 0; i < n; ++i) {
        int64_t dim = jig_attr_dense_array_int(numbers, i);
        if (dim < 0 || dim >= NUM_DIMS)
            return NULL;
        items[i] = jig_parse_attr_str(ctx, jig_str(threads[dim]), JIG_STR("mapping"));
    }
    return jig_attr_array(ctx, items, n);
}

static bool add_mapping(JigParser *p, JigOpState *state, const JigAttr *dims, size_t num_loops) {
    const JigAttr *mapping = as_threads(p, dims, num_loops);
    if (!mapping)
        return jig_parse_error(p, jig_parse_spot(p), "expected up to 3 dimensions from 0 to 2");
    jig_state_add_attr(state, p, "mapping", mapping);
    return true;
}

/* (mapped to dims [1, 0]); NULL: nothing of that. */
static bool parse_dims(JigParser *p, const JigAttr **out) {
    *out = NULL;
    if (!jig_parse_try_token(p, "("))
        return true;
    JIG_CHECK(jig_parse_keyword(p, "mapped") && jig_parse_keyword(p, "to") &&
              jig_parse_keyword(p, "dims"));
    *out = jig_parse_attr(p, NULL);
    return *out && jig_parse_token(p, ")");
}

static void add_segments(JigParser *p, JigOpState *state, size_t operands, bool threads) {
    const int32_t n = (int32_t)operands, groups[] = {1, threads ? n : 0, threads ? 0 : n, 0, 0};
    JigContext *ctx = jig_parser_context(p);
    jig_state_add_attr_id(state, p, ctx->id.operand_segments, jig_attr_dense_i32(ctx, groups, 5));
}

/* %target num_threads [10, 20] (mapped to dims [1, 0]), of which num_threads may be left out, or
 * %target {num_threads = [10, 20], thread_dim_mapping = [1, 0]}. */
bool jig_modernise_parse_tile_to_threads(JigParser *p, JigOpState *state) {
    static const char *const kinds[] = {"num_threads", "tile_sizes", NULL},
                             *const taken[] = {"num_threads", "tile_sizes", "thread_dim_mapping",
                                               NULL},
                             *const names[] = {"static_num_threads", "static_tile_sizes"};
    JigUnresolved target;
    JigIndexList list = {0};
    const JigAttr *numbers = NULL, *dims = NULL, *dict;
    size_t kind = 0;
    JIG_CHECK(jig_parse_operand(p, &target));
    bool named = jig_parse_try_keyword_of(p, kinds, &kind);
    if (named || jig_parse_peek_token(p, "[")) {
        JIG_CHECK(jig_parse_index_list(p, JIG_DELIM_SQUARE, false, &list) && parse_dims(p, &dims));
        numbers = jig_attr_dense_i64(jig_parser_context(p), list.integers, list.n);
    }
    if (parse_dict(p, state, taken, &dict) && !numbers) {
        kind = !member(dict, kinds[0]);
        numbers = member(dict, kinds[kind]);
        dims = member(dict, "thread_dim_mapping");
    }
    if (named && !dims)
        return jig_parse_error(p, jig_parse_spot(p), "expected 'mapped to dims'");
    JIG_CHECK(add_numbers(p, state, names[kind], numbers));
    if (dims)
        JIG_CHECK(
            add_mapping(p, state, dims, jig_modernise_num_loops(jig_modernise_numbers(numbers))));
    add_segments(p, state, list.num_operands, kind == 0);
    return finish(p, state, &target, 2) &&
           jig_known_types_resolve(p, state, list.operands, list.num_operands);
}
