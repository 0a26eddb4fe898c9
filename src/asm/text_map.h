/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Where ops stand in the text that they were read from, what values, types and attributes are
 * called there, and which ops former releases wrote. The parser fills it in for who asks.
 *
 * Places are offsets into the text. An op's begins with the names of its results and ends before
 * what follows it; regions are told from brace to brace.
 */
#ifndef JIG_ASM_TEXT_MAP_H
#define JIG_ASM_TEXT_MAP_H

#include "jig/asm.h"
#include "support/map.h"
#include "support/vec.h"

typedef struct JigRegionText {
    size_t begin, end;
    struct JigRegionText *next; /* the one before it in the op */
} JigRegionText;

/* Names that results are bound to, in order: "a" of 1, "b" of 2 for `%a, %b:2`. */
typedef struct JigResultText {
    JigStr name;
    uint32_t num;
} JigResultText;

typedef struct JigOpText {
    const JigOp *op;
    size_t begin, name, name_end, end;
    const JigOlderText *older; /* as which it was read, or NULL */
    uint32_t num_before;       /* ops before this one that its text made, too */
    bool is_whole;             /* what stands in its regions is older, too */
    bool is_short;             /* the name lacks a prefix that today's must have */
    const JigResultText *results;
    size_t num_results;
    const JigRegionText *last_region;
} JigOpText;

typedef struct JigNameText {
    JigStr name;
    uint32_t index, num; /* %name#index of num */
} JigNameText;

/* "!t" of `!t = type`, for what stands behind `end`. */
typedef struct JigAliasText {
    JigStr name;
    size_t end;
} JigAliasText;

typedef struct JigTextMap {
    JigArena *arena;
    const char *base;
    JigPtrMap ops;                /* -> JigOpText */
    JigPtrMap names;              /* JigValue -> JigNameText */
    JigPtrMap aliases;            /* type or attribute -> JigAliasText, the first one */
    JIG_VEC(JigOpText *) ordered; /* by where they end */
} JigTextMap;

/* jig_parse_module that fills in `map`, whose arena is set and which the caller frees. */
JigOp *jig_text_map_parse_module(JigContext *ctx, JigStr text, JigStr file_name,
                                 JigTextMap *map) JIG_NODISCARD;
void jig_text_map_free(JigTextMap *map);

/* What things are called at a place. */
typedef struct JigTextNames {
    const JigPtrMap *values;  /* -> JigStr, `%` included; or NULL */
    const JigPtrMap *aliases; /* -> JigAliasText; or NULL */
    size_t at;
    bool binds; /* results, too: "%a, %b = " */
} JigTextNames;

/* The text of an op, without its results unless names bind them; a region of the op itself is one
 * byte, JIG_HIDDEN_REGION, when `hide_regions`. */
enum { JIG_HIDDEN_REGION = 1 };
JigStr jig_text_map_print_op(JigOp *op, const JigTextNames *names, bool hide_regions, JigArena *a);

/* ---- For the parser ---- */
struct JigOpFrame;
void jig_text_map_op(JigTextMap *map, const JigParser *p, const struct JigOpFrame *f,
                     const JigOp *op, const char *begin);
void jig_text_map_forget(JigTextMap *map, const JigOp *op);
void jig_text_map_name(JigTextMap *map, const JigValue *first, uint32_t num, JigStr name);
/* `symbol`, a type or an attribute, is called so from here on. */
void jig_text_map_alias(JigTextMap *map, const JigParser *p, const void *symbol, JigStr name);
void jig_text_map_region(JigTextMap *map, JigRegionText **last, const char *begin, const char *end);

#endif
