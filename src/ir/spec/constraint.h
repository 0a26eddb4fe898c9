/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Constraints of operands, results and inherent attributes: expressions from
 * rows, compiled to trees that are evaluated over types and attributes.
 *
 * Invariant: a tree is immutable, lives as long as its context, and its
 * summary is what follows "must be" (types) or "failed to satisfy
 * constraint:" (attributes) in messages.
 */
#ifndef JIG_IR_SPEC_CONSTRAINT_H
#define JIG_IR_SPEC_CONSTRAINT_H

#include "ir/context.h"
#include "ir/spec/rowtext.h"

/* Which types a declared type may be parsed as at all. A parsed type of another
 * kind is rejected on the spot, before the op is made. */
typedef enum JigTypeKindSet {
    JIG_KIND_ANY,
    JIG_KIND_INTEGER,
    JIG_KIND_INDEX,
    JIG_KIND_FLOAT,
    JIG_KIND_COMPLEX,
    JIG_KIND_NONE,
    JIG_KIND_FUNCTION,
    JIG_KIND_TUPLE,
    JIG_KIND_VECTOR,
    JIG_KIND_TENSOR,
    JIG_KIND_RANKED_TENSOR,
    JIG_KIND_UNRANKED_TENSOR,
    JIG_KIND_MEMREF,
    JIG_KIND_UNRANKED_MEMREF,
    JIG_KIND_ANY_MEMREF,
    JIG_KIND_SHAPED,
    JIG_KIND_ROW,  /* of the one type row `row`; its mnemonic is omitted in formats */
    JIG_KIND_TEST, /* what `insist` accepts */
} JigTypeKindSet;

typedef enum JigTypeTest {
    JIG_TEST_ANY,
    JIG_TEST_INTEGER,
    JIG_TEST_SIGNLESS,
    JIG_TEST_SIGNED,
    JIG_TEST_UNSIGNED, /* of width `a`, 0: any */
    JIG_TEST_INDEX,
    JIG_TEST_SIGNLESS_OR_INDEX,
    JIG_TEST_FLOAT,      /* any */
    JIG_TEST_FLOAT_KIND, /* of kind `a` */
    JIG_TEST_COMPLEX,
    JIG_TEST_NONE,
    JIG_TEST_FUNCTION,
    JIG_TEST_GRAPH,
    JIG_TEST_TUPLE,
    JIG_TEST_NESTED_TUPLE, /* parts of parts[0] */
    JIG_TEST_CONTAINER,    /* of parts[0] */
    JIG_TEST_LIKE,         /* parts[0], or a vector or tensor of it */
    JIG_TEST_ANY_OF,
    JIG_TEST_ALL_OF,
    JIG_TEST_ROW,
    JIG_TEST_OPAQUE,
    JIG_TEST_FN,    /* parts[0] if any, and fn */
    JIG_TEST_EXACT, /* the type `only` */
} JigTypeTest;

/* Containers that a JIG_TEST_CONTAINER accepts, and what else it asks of them. */
enum {
    JIG_IN_VECTOR = 1,
    JIG_IN_RANKED_TENSOR = 2,
    JIG_IN_UNRANKED_TENSOR = 4,
    JIG_IN_MEMREF = 8,
    JIG_IN_UNRANKED_MEMREF = 16,
    JIG_IN_TENSOR = JIG_IN_RANKED_TENSOR | JIG_IN_UNRANKED_TENSOR,
    JIG_IN_ANY_MEMREF = JIG_IN_MEMREF | JIG_IN_UNRANKED_MEMREF,
    JIG_IN_VALUES = JIG_IN_VECTOR | JIG_IN_TENSOR,
    JIG_IN_SHAPED = JIG_IN_VALUES | JIG_IN_ANY_MEMREF,
    JIG_HAS_RANK_ABOVE_0 = 32,
    JIG_HAS_STATIC_SHAPE = 64,
    JIG_HAS_STRIDES = 128,
    JIG_IS_FIXED = 256,
    JIG_IS_SCALABLE = 512,
    JIG_IS_TRAILING_SCALABLE = 1024,
    JIG_IS_ALL_SCALABLE = 2048,
    JIG_HAS_RANK_OF = 4096,    /* rank among `ints` */
    JIG_HAS_LENGTH_OF = 8192,  /* number of elements among `ints` */
    JIG_HAS_LENGTH_IN = 16384, /* ints[0] <= number of elements <= ints[1] */
    JIG_HAS_SHAPE = 32768,     /* exactly `ints` */
    JIG_HAS_DIM_OF = 65536,    /* dim ints[0] (negative: from the end) among the rest of `ints` */
};

typedef struct JigTypeCheck JigTypeCheck;
struct JigTypeCheck {
    JigTypeTest test;
    JigTypeKindSet kind;
    uint32_t a; /* width, float kind, containers */
    JigStr summary;
    const JigTypeCheck **parts;
    size_t num_parts;
    const int64_t *ints;
    size_t num_ints;
    const JigTypeRow *row;
    const JigType *only; /* the only type that satisfies it, when syntax may omit it */
    bool (*fn)(const JigType *t);
    const JigTypeCheck *insist;
    JigStr dialect, name; /* JIG_TEST_OPAQUE */
};

bool jig_constraint_admits_type(const JigTypeCheck *c, const JigType *t);
/* Is `t` of the kind that the constraint's parser insists on? */
bool jig_constraint_type_has_kind(const JigTypeCheck *c, const JigType *t);
/* Compiles one constraint expression at `text`; NULL after text->error is set.
 * `dialect` is the one whose rows are looked up first. */
const JigTypeCheck *jig_constraint_compile_type(JigContext *ctx, const JigDialect *dialect,
                                                JigRowText *text);

/* What an inherent attribute can be stored as: anything else is refused when the
 * op's properties are set, before any constraint is looked at. */
typedef enum JigAttrStore {
    JIG_STORE_ANY,
    JIG_STORE_UNIT,
    JIG_STORE_BOOL,
    JIG_STORE_INTEGER,
    JIG_STORE_FLOAT,
    JIG_STORE_STRING,
    JIG_STORE_TYPE,
    JIG_STORE_ARRAY,
    JIG_STORE_DICT,
    JIG_STORE_SYMBOL,
    JIG_STORE_FLAT_SYMBOL,
    JIG_STORE_MAP,
    JIG_STORE_SET,
    JIG_STORE_DENSE,
    JIG_STORE_DENSE_INT,
    JIG_STORE_DENSE_FLOAT,
    JIG_STORE_DENSE_STRING,
    JIG_STORE_ELEMENTS,
    JIG_STORE_DENSE_ARRAY,
    JIG_STORE_LOCATION,
    JIG_STORE_TYPED,
    JIG_STORE_ROW,
    JIG_STORE_RESOURCE,
    JIG_STORE_LAYOUT,
    JIG_STORE_TEST, /* what `fn` accepts */
} JigAttrStore;

typedef enum JigAttrTest {
    JIG_ATEST_ANY,         /* whatever the storage holds */
    JIG_ATEST_TYPED,       /* its type satisfies `type` */
    JIG_ATEST_TYPE_OF,     /* the type that it holds satisfies `type` */
    JIG_ATEST_ELEMENTS_OF, /* elements whose element type satisfies `type`; shape `ints` when shaped
                            */
    JIG_ATEST_ARRAY_OF,    /* each item satisfies parts[0] */
    JIG_ATEST_ENUM,        /* integer that is a value of `enumeration` */
    JIG_ATEST_ANY_OF,
    JIG_ATEST_ALL_OF,
    JIG_ATEST_FN, /* parts[0] if any, and fn */
    JIG_ATEST_IS, /* the attribute `value` */
    /* Modifiers, behind a base constraint in JIG_ATEST_ALL_OF. */
    JIG_ATEST_INT_NE,
    JIG_ATEST_INT_MIN,
    JIG_ATEST_INT_MAX,
    JIG_ATEST_INT_NON_NEGATIVE,
    JIG_ATEST_INT_POSITIVE,
    JIG_ATEST_INT_POWER_OF_2,
    JIG_ATEST_INT_ONE_OF,
    JIG_ATEST_COUNT_MIN,
    JIG_ATEST_COUNT_MAX,
    JIG_ATEST_COUNT,
    JIG_ATEST_EACH_POSITIVE,
    JIG_ATEST_EACH_NON_NEGATIVE,
    JIG_ATEST_SORTED,
    JIG_ATEST_STRICTLY_SORTED,
    JIG_ATEST_NTH_EQ,
    JIG_ATEST_NTH_MIN,
    JIG_ATEST_NTH_MAX,
    JIG_ATEST_NTH_RANGE,
} JigAttrTest;

typedef struct JigAttrCheck JigAttrCheck;
struct JigAttrCheck {
    JigAttrTest test;
    JigAttrStore store;
    JigStr summary;
    const JigAttrCheck **parts;
    size_t num_parts;
    const int64_t *ints;
    size_t num_ints;
    const JigTypeCheck *type;
    const JigAttrRow *row;
    const JigEnumRow *enumeration; /* written as keywords, in formats */
    const JigType *element;        /* JIG_STORE_DENSE_ARRAY: of what */
    const JigType *value_type;     /* type that formats omit; `none` for attributes without type */
    const JigAttr *value;
    bool (*fn)(const JigAttr *x);
    bool symbol_name, shaped;
};

bool jig_constraint_admits_attr(const JigAttrCheck *c, const JigAttr *x);
/* Can a property of this constraint hold `x`? */
bool jig_constraint_can_store_attr(const JigAttrCheck *c, const JigAttr *x);
const JigAttrCheck *jig_constraint_compile_attr(JigContext *ctx, const JigDialect *dialect,
                                                JigRowText *text);

/* The dialect of `name` ("x" of "x.y") or `otherwise`, and the rest of the name. */
const JigDialect *jig_constraint_split_name(JigContext *ctx, const JigDialect *otherwise,
                                            JigStr name, JigStr *rest);

/* One line per built-in constraint: "name\tsummary\n"-like listing for `jig ops --constraints`. */
void jig_constraint_list_all(JigContext *ctx,
                             void (*write)(void *user, const char *text, size_t len), void *user);

/* The column, from 1, of a letter that says nothing in a summary's pattern (%C, %N...:
 * constraint_type.c); 0: there is none. */
size_t jig_constraint_summary_fault(const char *pattern);
/* Are the patterns of the built-in constraints' summaries good? For --check-dialects. */
bool jig_constraint_check_summaries(JigContext *ctx) JIG_NODISCARD;

#endif
