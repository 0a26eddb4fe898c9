/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Compiled formats. A format is a tree of items in flat arrays; everything that
 * does not depend on the op at hand is decided when it is compiled: where the
 * printer puts spaces, how an attribute is written, where each type comes from.
 */
#ifndef JIG_ASM_FORMAT_INT_H
#define JIG_ASM_FORMAT_INT_H

#include "asm/format.h"

typedef enum JigItemKind {
    JIG_ITEM_LITERAL,
    JIG_ITEM_SPACE,
    JIG_ITEM_NEWLINE,
    JIG_ITEM_OPERANDS, /* of group `index` */
    JIG_ITEM_RESULTS,  /* only below type(...), ref(...) */
    JIG_ITEM_ATTR,     /* property `index` */
    JIG_ITEM_REGIONS,
    JIG_ITEM_SUCCESSORS,
    JIG_ITEM_ATTR_DICT,
    JIG_ITEM_ATTR_DICT_KEYWORD,
    JIG_ITEM_PROP_DICT,
    JIG_ITEM_LATE_PROP_DICT,
    JIG_ITEM_ALL_OPERANDS,
    JIG_ITEM_ALL_RESULTS,
    JIG_ITEM_ALL_REGIONS,
    JIG_ITEM_ALL_SUCCESSORS,
    JIG_ITEM_TYPE,            /* of items[0] */
    JIG_ITEM_FUNCTIONAL_TYPE, /* from items[0] to items[1] */
    JIG_ITEM_CUSTOM,          /* of items */
    JIG_ITEM_STRING,          /* argument of a custom directive */
    JIG_ITEM_GROUP,           /* items if the anchor is there, else others */
    JIG_ITEM_OILIST,          /* clauses, each a JIG_ITEM_CLAUSE */
    JIG_ITEM_CLAUSE,          /* items[0] is the literal that begins it */
    /* Formats of types and attributes. */
    JIG_ITEM_PARAM, /* parameter `index` */
    JIG_ITEM_PARAMS,
    JIG_ITEM_STRUCT, /* all of them; those in `items` */
} JigItemKind;

/* How an attribute is written. */
typedef enum JigAttrStyle {
    JIG_STYLE_FULL,     /* #dialect.name<...>, 1 : i32 */
    JIG_STYLE_UNTYPED,  /* without the type that its constraint fixes */
    JIG_STYLE_STRIPPED, /* a dialect attribute without its prefix */
    JIG_STYLE_ARRAY,    /* a dense array as [1, 2] */
    JIG_STYLE_ENUM,
    JIG_STYLE_SYMBOL_NAME,
} JigAttrStyle;

typedef struct JigItem JigItem;
struct JigItem {
    uint8_t kind, style;
    bool space;    /* the printer puts one before */
    uint8_t token; /* of a literal: its JigTokenKind; JIG_TOK_BARE: the word `text` */
    bool qualified, is_ref, inverted, optional;
    bool elided; /* the unit attribute that a group stands for */
    uint16_t index;
    JigStr text;       /* literal; string */
    JigStr print_text; /* literal with the space before it */
    const JigItem *items, *others;
    uint16_t num_items, num_others;
    const JigItem *anchor;
    const JigCustomRow *custom;
};

/* Where the types of a group come from. */
typedef enum JigTypeSource {
    JIG_FROM_TEXT, /* they are written */
    JIG_FROM_ALL,  /* part of type(operands), type(results) */
    JIG_FROM_ONLY, /* the constraint's only type */
    JIG_FROM_OPERAND,
    JIG_FROM_RESULT,
    JIG_FROM_ATTR, /* entity `index`, through `fn` if any */
    JIG_FROM_INFERENCE,
    JIG_FROM_DEFINITION, /* that of each operand, which must be known: texts of former releases */
} JigTypeSource;

typedef struct JigFormatTypeRule {
    uint8_t source;
    uint16_t index;
    const JigTraitUse *fn; /* or NULL */
} JigFormatTypeRule;

typedef struct JigFormat {
    const JigItem *items;
    size_t num_items;
    bool is_older;                 /* types that it does not tell are those of definitions */
    JigFormatTypeRule *ins, *outs; /* per group */
    bool infers;                   /* all result types are inferred */
    bool all_operands, all_operand_types, all_result_types;
    /* Attributes that attr-dict never prints, and whether any property has a
     * default that it hides too. */
    const JigIdent **elided;
    size_t num_elided;
    size_t num_bound; /* the first of them stand elsewhere in the text; the rest in prop-dict */
    bool hides_defaults;
    /* Groups whose types a type function reads: they are checked before it. */
    const JigEntity *sources;
    size_t num_sources;
} JigFormat;

/* Compiled on first use; NULL after a report about a malformed row. */
const JigFormat *jig_format_of(const JigSpec *spec);
/* The same of a format that former releases had for the row. */
const JigFormat *jig_format_of_older(const JigSpec *spec, const char *format);
/* Does the attribute stand somewhere in the text, other than in attr-dict or prop-dict? */
bool jig_format_binds(const JigFormat *f, const JigIdent *name);

/* The format of a type or attribute row. */
typedef enum JigParamKind {
    JIG_PARAM_TYPE,
    JIG_PARAM_ATTR,
    JIG_PARAM_INT,
    JIG_PARAM_INT32, /* of 32 bits; stored as JIG_PARAM_INT is */
    JIG_PARAM_UINT,
    JIG_PARAM_UINT32, /* below 2^32; stored as JIG_PARAM_UINT is */
    JIG_PARAM_INT_ATTR,
    JIG_PARAM_BOOL,
    JIG_PARAM_STRING,
    JIG_PARAM_STRING_ATTR,
    JIG_PARAM_SYMBOL,
    JIG_PARAM_IDENT,
    JIG_PARAM_ENUM,
    JIG_PARAM_LOC,
    JIG_PARAM_MAP,
    JIG_PARAM_ARRAY,
    JIG_PARAM_DENSE_ARRAY, /* [1, 2] */
} JigParamKind;
typedef struct JigParam JigParam;
struct JigParam {
    JigStr name;
    JigParamKind kind;
    bool optional;
    const JigAttr *otherwise;
    const JigEnumRow *enumeration;
    const JigAttrRow *row;          /* of an attr parameter of one row, written without prefix */
    bool (*test)(const JigAttr *x); /* of other attr parameters; or NULL */
    bool braced;                    /* an array in {} */
    bool narrow;                    /* a dense array of i32, not i64 */
    const JigTypeRow *type_row;
    const JigParam *element; /* of an array */
    const char *reads_as;    /* what messages say it is to be: "::mlir::Type" */
};
typedef struct JigParamFormat {
    const JigParam *params;
    size_t num_params;
    const JigItem *items;
    size_t num_items;
    const JigDialect *dialect;
    const char *row_name, *label;
} JigParamFormat;
const JigParamFormat *jig_format_of_type_params(JigContext *ctx, const JigTypeRow *row);
const JigParamFormat *jig_format_of_attr_params(JigContext *ctx, const JigAttrRow *row);
const char *jig_format_of_attr_row(const JigAttrRow *row); /* an enum's may say none */
/* What a directive among parameters gets: at most so many arguments. */
enum { JIG_MAX_PARAM_SLOTS = 16 };
void jig_format_param_slots(const JigItem *item, const JigAttr *const *values, JigSlot *slots);

/* ---- Compiling (format_compile.c) ---- */
typedef struct JigFormatText {
    JigContext *ctx;
    const JigDialect *dialect;
    const JigSpec *spec; /* NULL: of a type or attribute */
    const JigParam *params;
    size_t num_params;
    JigRowText text;
    bool *seen_operand_types, *seen_result_types, *seen_attrs, *seen_operands;
    bool all_operands, all_operand_types, all_result_types, prop_dict;
} JigFormatText;
bool jig_format_compile_items(JigFormatText *t, const JigItem **items, size_t *n);
/* Decides the spaces of a list of items. After a space that is asked for, an op's format puts
 * another one before a variable, a type's does not: the reference has two generators. */
void jig_format_place_spaces(JigContext *ctx, const JigItem *items, size_t n, bool of_op);
const JigCustomRow *jig_format_find_custom(const JigDialect *dialect, JigContext *ctx, JigStr name);

/* ---- Shared by ops, types and attributes ---- */
/* The slot for an argument of a directive, with what the format alone says. */
JigSlot jig_format_slot_for(const JigItem *arg);
bool jig_format_parse_literal(JigParser *p, const JigItem *item) JIG_NODISCARD;
bool jig_format_try_literal(JigParser *p, const JigItem *item);
/* Reports a type of another class than the one the syntax asks for (NULL: no single one); false. */
bool jig_format_wrong_kind_of_type(JigParser *p, JigSpot spot, const char *expected,
                                   const JigType *t);
void jig_format_print_fixed_item(JigPrinter *p,
                                 const JigItem *item); /* literal, space, line break */
const JigAttr *jig_format_parse_dense_array(JigParser *p, const JigType *element);
void jig_format_print_dense_array(JigPrinter *p, const JigAttr *x);

/* Directives that every dialect may use (customs.c); ends with a NULL name. */
extern const JigCustomRow jig_shared_customs[];

#endif
