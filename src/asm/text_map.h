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

/* A name of a value, or of results of an op, or of a block: where it is defined, and what it is. */
typedef struct JigNamed {
    JigStr name;     /* without the sigil */
    size_t defined;  /* at the sigil; SIZE_MAX: nowhere */
    JigValue *first; /* of `num`; NULL: a block, or the op can't be read */
    uint32_t num;
    bool is_block;
} JigNamed;

/* A place where a name stands, at its sigil: that of its definition, too. */
typedef struct JigNamePlace {
    size_t offset;
    uint32_t named;  /* in `named` */
    uint32_t number; /* the 1 of %name#1 */
} JigNamePlace;

/* Text that no op was made of. */
typedef struct JigTextGap {
    size_t begin, end;
} JigTextGap;

typedef struct JigTextMap {
    JigArena *arena;
    const char *base;
    JigPtrMap ops;                /* -> JigOpText */
    JigPtrMap names;              /* JigValue -> JigNameText */
    JigPtrMap aliases;            /* type or attribute -> JigAliasText, the first one */
    JIG_VEC(JigOpText *) ordered; /* by where they end */
    /* Of a map that keeps names. */
    bool keeps_names;
    JIG_VEC(JigNamed) named;
    JIG_VEC(JigNamePlace) places;
    /* Of one that goes on behind errors. */
    bool goes_on;
    bool is_part;  /* set before: text is missing, so that the op is not verified as a whole */
    bool is_valid; /* there was no error, and the op is verified */
    bool is_open;  /* the text ends in a region */
    size_t budget; /* bytes that may be read once more */
    JIG_VEC(JigTextGap) gaps;
} JigTextMap;

/* jig_parse_module that fills in `map`, whose arena is set and which the caller frees. */
JigOp *jig_text_map_parse_module(JigContext *ctx, JigStr text, JigStr file_name,
                                 JigTextMap *map) JIG_NODISCARD;
/* For who looks at text while it is written: it keeps names, and goes on behind errors
 * (asm/recover.h), each of which is a diagnostic. The op is verified only when there were none;
 * NULL: nothing can be read of it. */
JigOp *jig_text_map_read(JigContext *ctx, JigStr text, JigStr file_name,
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
/* A name is met for the first time; its place in `named`. */
uint32_t jig_text_map_new_name(JigTextMap *map, JigStr name, bool is_block);
void jig_text_map_define(JigTextMap *map, uint32_t named, JigStr name, JigValue *first,
                         uint32_t num);
void jig_text_map_use(JigTextMap *map, uint32_t named, JigStr name, uint32_t number);
/* What stands there is forgotten: no op was made of it. */
void jig_text_map_gap(JigTextMap *map, size_t begin, size_t end);
void jig_text_map_region(JigTextMap *map, JigRegionText **last, const char *begin, const char *end);

#endif
