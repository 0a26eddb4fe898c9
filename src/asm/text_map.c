/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Where ops stand in their text: what the parser notes. */
#include "asm/text_map.h"

#include "asm/parser_int.h"
#include "support/check.h"

void jig_text_map_op(JigTextMap *map, const JigParser *p, const JigOpFrame *f, const JigOp *op,
                     const char *begin) {
    JIG_REQUIRE(map && p && f && op && begin);
    JigOpText *t = JIG_NEW(map->arena, JigOpText);
    JigResultText *results = JIG_NEW_ARRAY(map->arena, JigResultText, f->num_bound + 1);
    for (size_t i = 0; i < f->num_bound; ++i)
        results[i] = (JigResultText){f->bound[i].name, f->bound[i].num};
    const char *name_end = f->name_end ? f->name_end : f->spot;
    *t = (JigOpText){.op = op,
                     .begin = (size_t)(begin - map->base),
                     .name = (size_t)(f->spot - map->base),
                     .name_end = (size_t)(name_end - map->base),
                     .end = (size_t)(p->prev_end - map->base),
                     .older = f->older,
                     .num_before = f->num_before,
                     .is_whole = f->is_whole,
                     .is_short = f->is_short,
                     .results = results,
                     .num_results = f->num_bound,
                     .last_region = f->region_texts};
    jig_ptrmap_set(&map->ops, op, t);
    jig_vec_push(&map->ordered, t);
}

/* One of the last. */
void jig_text_map_forget(JigTextMap *map, const JigOp *op) {
    JIG_REQUIRE(map && op);
    size_t i = map->ordered.len;
    while (i > 0 && map->ordered.data[i - 1]->op != op)
        --i;
    if (!i)
        return;
    memmove(&map->ordered.data[i - 1], &map->ordered.data[i],
            (map->ordered.len - i) * sizeof *map->ordered.data);
    map->ordered.len--;
    jig_ptrmap_set(&map->ops, op, NULL);
}

void jig_text_map_name(JigTextMap *map, const JigValue *first, uint32_t num, JigStr name) {
    JIG_REQUIRE(map && first && num);
    JigNameText *texts = JIG_NEW_ARRAY(map->arena, JigNameText, num);
    for (uint32_t i = 0; i < num; ++i) {
        texts[i] = (JigNameText){name, i, num};
        jig_ptrmap_set(&map->names, first + i, &texts[i]);
    }
}

void jig_text_map_alias(JigTextMap *map, const JigParser *p, const void *symbol, JigStr name) {
    JIG_REQUIRE(map && p && symbol);
    if (jig_ptrmap_get(&map->aliases, symbol))
        return;
    JigAliasText *a = JIG_NEW(map->arena, JigAliasText);
    *a = (JigAliasText){jig_arena_str(map->arena, name), (size_t)(p->prev_end - map->base)};
    jig_ptrmap_set(&map->aliases, symbol, a);
}

void jig_text_map_region(JigTextMap *map, JigRegionText **last, const char *begin,
                         const char *end) {
    JIG_REQUIRE(map && last && begin <= end);
    JigRegionText *r = JIG_NEW(map->arena, JigRegionText);
    *r = (JigRegionText){(size_t)(begin - map->base), (size_t)(end - map->base), *last};
    *last = r;
}

/* ---- Names ---- */

uint32_t jig_text_map_new_name(JigTextMap *map, JigStr name, bool is_block) {
    JIG_REQUIRE(map);
    jig_vec_push(&map->named,
                 ((JigNamed){.name = name, .defined = SIZE_MAX, .is_block = is_block}));
    return (uint32_t)map->named.len - 1;
}

/* A sigil stands before it. */
static size_t place_of(const JigTextMap *map, JigStr name) {
    return (size_t)(name.ptr - map->base) - 1;
}

void jig_text_map_use(JigTextMap *map, uint32_t named, JigStr name, uint32_t number) {
    JIG_REQUIRE(map && named < map->named.len);
    jig_vec_push(&map->places, ((JigNamePlace){place_of(map, name), named, number}));
}

void jig_text_map_define(JigTextMap *map, uint32_t named, JigStr name, JigValue *first,
                         uint32_t num) {
    JIG_REQUIRE(map && named < map->named.len);
    JigNamed *n = &map->named.data[named];
    n->defined = place_of(map, name);
    n->first = first;
    n->num = num;
    jig_text_map_use(map, named, name, 0);
}

/* ---- Text of which there is no op ---- */

void jig_text_map_gap(JigTextMap *map, size_t begin, size_t end) {
    JIG_REQUIRE(map && begin <= end);
    while (map->ordered.len && jig_vec_last(&map->ordered)->begin >= begin)
        jig_ptrmap_set(&map->ops, jig_vec_pop(&map->ordered)->op, NULL);
    size_t kept = 0; /* what is read again is noted again */
    for (size_t i = 0; i < map->places.len; ++i)
        if (map->places.data[i].offset < end)
            map->places.data[kept++] = map->places.data[i];
    map->places.len = kept;
    for (size_t i = 0; i < map->named.len; ++i)
        if (map->named.data[i].defined >= begin)
            map->named.data[i].first = NULL;
    jig_vec_push(&map->gaps, ((JigTextGap){begin, end}));
}

void jig_text_map_free(JigTextMap *map) {
    JIG_REQUIRE(map);
    jig_vec_free(&map->named);
    jig_vec_free(&map->places);
    jig_vec_free(&map->gaps);
    jig_ptrmap_free(&map->ops);
    jig_ptrmap_free(&map->names);
    jig_ptrmap_free(&map->aliases);
    jig_vec_free(&map->ordered);
}
