/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * What a script computes from choices, as terms: integers, and truth values as 0 and 1. A term's
 * operands have lower numbers than it has, so that in the order of numbers all can be computed.
 *
 * A term has a number at a point, and a range over a box of points. A number that is not known (a
 * division by zero, what needs more than 64 bits) is JIG_UNKNOWN, and forbids nothing.
 */
#ifndef JIG_TUNE_RULE_TERMS_H
#define JIG_TUNE_RULE_TERMS_H

#include "support/vec.h"
#include "tune/space.h"

typedef enum JigTermKind {
    JIG_TERM_CONST,
    JIG_TERM_AXIS,  /* the value that is chosen */
    JIG_TERM_INDEX, /* its number among the axis' values */
    JIG_TERM_FREE,  /* any integer, or truth value: what a solver is asked for */
    JIG_TERM_TABLE, /* of a number: does the table say yes? */
    JIG_TERM_ADD,
    JIG_TERM_SUB,
    JIG_TERM_MUL,
    JIG_TERM_DIV, /* as SMT-LIB has it: the rest is never negative */
    JIG_TERM_MOD,
    JIG_TERM_EQ,
    JIG_TERM_LT,
    JIG_TERM_LE,
    JIG_TERM_NOT,
    JIG_TERM_AND,
    JIG_TERM_OR,
    JIG_TERM_ITE,
} JigTermKind;

/* The number of a term. */
typedef uint32_t JigTerm;

typedef struct JigTuneTerm {
    JigTermKind kind;
    bool is_truth;
    JigTerm x[3];
    int64_t number; /* of a constant itself, of others which axis, free one or table it is */
} JigTuneTerm;

/* Which numbers below `count` are allowed is asked when it is needed, once. */
typedef struct JigTuneTable {
    uint64_t count;
    uint8_t *known; /* 0: not yet */
    bool (*ask)(void *user, const struct JigTuneTable *table, uint64_t i);
    void *user;
    size_t cluster; /* of whoever asks */
} JigTuneTable;
enum { JIG_TABLE_NO = 1, JIG_TABLE_YES };

typedef struct JigTuneTerms {
    const JigTuneSpace *space;
    JigArena *arena;
    int64_t **numbers; /* of each axis whose values are a list: of them; else NULL */
    JIG_VEC(JigTuneTerm) list;
    JigPtrMap known;
    JIG_VEC(JigTuneTable) tables;
    size_t num_free;
} JigTuneTerms;

#define JIG_UNKNOWN INT64_MIN

/* `space` and `a` live as long. */
void jig_tune_terms_init(JigTuneTerms *t, const JigTuneSpace *space, JigArena *a);
void jig_tune_terms_free(JigTuneTerms *t);

JigTerm jig_tune_term_const(JigTuneTerms *t, int64_t n);
JigTerm jig_tune_term_truth(JigTuneTerms *t, bool x);
/* False: the axis' values are no integers of one type. */
bool jig_tune_term_axis(JigTuneTerms *t, size_t axis, JigTerm *out);
JigTerm jig_tune_term_index(JigTuneTerms *t, size_t axis);
JigTerm jig_tune_term_free(JigTuneTerms *t, bool is_truth);
JigTerm jig_tune_term_table(JigTuneTerms *t, JigTuneTable table, JigTerm number);
/* Of one operand, two, or three: those that there are not are 0. What is known is computed. */
JigTerm jig_tune_term_of(JigTuneTerms *t, JigTermKind kind, JigTerm x, JigTerm y, JigTerm z);

static inline const JigTuneTerm *jig_tune_term_at(const JigTuneTerms *t, JigTerm x) {
    return &t->list.data[x];
}
size_t jig_tune_term_num_operands(JigTermKind kind);

/* At a point: of operands, whose numbers are in `numbers`, by term; of an axis, where its number is
 * `i`. */
int64_t jig_tune_term_number(const JigTuneTerms *t, JigTerm x, const int64_t *numbers);
int64_t jig_tune_term_axis_number(const JigTuneTerms *t, size_t axis, uint64_t i);

/* The ends are included. INT64_MAX and -INT64_MAX: or beyond. */
typedef struct JigTuneRange {
    int64_t low, high;
} JigTuneRange;
JigTuneRange jig_tune_term_range(const JigTuneTerms *t, JigTerm x, const JigTuneRange *ranges);
JigTuneRange jig_tune_term_axis_range(const JigTuneTerms *t, size_t axis, uint64_t low,
                                      uint64_t high);
static inline JigTuneRange jig_tune_range_of(int64_t number, bool is_truth) {
    if (number != JIG_UNKNOWN)
        return (JigTuneRange){number, number};
    return is_truth ? (JigTuneRange){0, 1} : (JigTuneRange){-INT64_MAX, INT64_MAX};
}

/* As people write it: "rows mod columns = 0". */
JigStr jig_tune_term_text(const JigTuneTerms *t, JigTerm x, JigArena *a);

#endif
