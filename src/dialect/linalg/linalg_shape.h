/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * What the strings of a JigLinalgNamed say, compiled: once per context, when the first question
 * about such an op is asked. docs/rows.md has the grammar; a string that does not follow it is
 * found by `jig-opt --check-dialects`.
 */
#ifndef JIG_DIALECT_LINALG_SHAPE_H
#define JIG_DIALECT_LINALG_SHAPE_H

#include "dialect/linalg/linalg.h"
#include "ir/spec/rowtext.h"

/* ---- Functions (linalg_functions.c, functions.def) ---- */
typedef struct JigLinalgFn {
    const char *name; /* its case of #linalg.elementwise_kind */
    const char *word; /* what bodies call it */
    unsigned arity;
    /* The op for each kind of number; NULL where there is none, which `missing` is the message of.
     * A unary function is one of floats, made of others where there is no op. */
    const JigOpRow *complex, *floats, *ints, *bools;
    const char *missing;
} JigLinalgFn;
/* By a value of #linalg.elementwise_kind; NULL: there is none. */
const JigLinalgFn *jig_linalg_fn_of_kind(int64_t kind);
/* By a value of #linalg.unary_fn (arity 1) or #linalg.binary_fn (arity 2). */
const JigLinalgFn *jig_linalg_fn_of_fun(int64_t fun, size_t arity);
const JigLinalgFn *jig_linalg_fn_of_word(JigStr word);
/* The op for two operands of these types. NULL: there is none, and when not even *known, the
 * function has no meaning for such a pair. */
const JigOpRow *jig_linalg_fn_row(const JigLinalgFn *fn, const JigType *a, const JigType *b,
                                  bool *known);

/* ---- Bodies (linalg_terms.c) ---- */
typedef enum JigLinalgTermKind {
    JIG_TERM_OPERAND, /* the element of operand number `index` */
    JIG_TERM_LOOP,    /* the current iteration of loop number `index` */
    JIG_TERM_NUMBER,  /* `number` */
    JIG_TERM_FN,      /* `fn` of the arguments */
    JIG_TERM_KIND,    /* the function that the attribute `kind` says */
    JIG_TERM_FUN,     /* the function that the attribute `fun` says */
    JIG_TERM_CAST,    /* to the type of out's elements, by the attribute `cast` */
    JIG_TERM_CAST_UNSIGNED,
    JIG_TERM_I32, /* casts to i32 and f64 */
    JIG_TERM_F64,
    JIG_TERM_LCG, /* x * 1103515245 + 12345 */
} JigLinalgTermKind;
typedef struct JigLinalgTerm {
    JigLinalgTermKind kind;
    size_t index;
    const JigAttr *number;
    const JigLinalgFn *fn;
    const struct JigLinalgTerm *args[3];
    size_t num_args;
} JigLinalgTerm;

/* ---- Loops and subscripts (linalg_shape.c) ---- */
typedef struct JigLinalgLoop {
    JigStr name;
    JigIterator iterator;
} JigLinalgLoop;

typedef struct JigLinalgShape {
    const JigLinalgNamed *named;
    bool fixed; /* loops of its own; otherwise as many parallel ones as the output has dimensions */
    const JigLinalgLoop *loops;
    const JigStr *operands; /* inputs, then inits */
    size_t num_loops, num_operands, num_windows;
    /* Of a shape with fixed loops: a map for each operand. Those of windows have symbols: the
     * strides, then the dilations. */
    const JigMap **accesses;
    const JigAttr *maps; /* the same as array attribute, with strides and dilations of 1 */
    const JigLinalgTerm *body;
} JigLinalgShape;

/* Compiled at the first call. */
const JigLinalgShape *jig_linalg_shape(JigContext *ctx, const JigLinalgNamed *named);
/* Of an op; NULL: it is no named one. */
const JigLinalgShape *jig_linalg_shape_of(const JigOp *op);
/* The map of an operand; `strides` and `dilations` have a number for each window. */
const JigMap *jig_linalg_access(JigContext *ctx, const JigLinalgShape *shape, size_t operand,
                                const int64_t *strides, const int64_t *dilations);
/* The maps of all operands, as an op with these attributes has them; NULL: 1 each. */
const JigAttr *jig_linalg_window_maps(JigContext *ctx, const JigLinalgShape *shape,
                                      const JigAttr *strides, const JigAttr *dilations);

/* Reads a body; NULL, with t's error, where it is wrong. `shape` has loops and operands. */
const JigLinalgTerm *jig_linalg_read_body(JigContext *ctx, const JigLinalgShape *shape,
                                          JigRowText *t);
/* Compiles all strings in `a`. NULL: they are good; else what is wrong, and where. */
const char *jig_linalg_check_named(JigContext *ctx, const JigLinalgNamed *named, JigArena *a);

#endif
