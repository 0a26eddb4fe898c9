/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Rules, what they can ask, and how they say what they found. */
#ifndef JIG_LINT_LINT_INT_H
#define JIG_LINT_LINT_INT_H

#include "jig/iface.h"
#include "lint/facts.h"
#include "lint/lint.h"

typedef struct JigLook {
    JigLint *lint;
    const JigRun *run; /* or NULL: steps are not known */
    JigOp *function;
    const struct JigLintRule *rule;
    bool has_vectors; /* the function computes with vectors, so that what is left does stand out */
    JigPtrMap inside; /* of loops and blocks that were asked about -> JigLintInside */
    JigArena *a;
} JigLook;

typedef struct JigMender JigMender;

/* A rule looks at each op of each function. Its mends are tried in their order until one does. */
typedef struct JigLintRule {
    const char *name;
    void (*look)(JigLook *look, JigOp *op);
    bool (*mend)(JigMender *m, const JigLintFinding *f); /* true: one was found. NULL: none */
    /* It keeps others from being seen, those that hide less: when it is mended, they may be found.
     * 2: nothing is vectorized. */
    unsigned hides;
    /* These come from vectors: what makes more of them is no better than what it mends. */
    bool never_more;
    bool not_time; /* it is about a result, or memory: what mends it need not be faster */
} JigLintRule;
/* By subject, each up to one without a name. */
extern const JigLintRule jig_lint_memory_rules[], jig_lint_vector_rules[], jig_lint_lane_rules[],
    jig_lint_loop_rules[], jig_lint_number_rules[], jig_lint_fusing_rules[],
    jig_lint_parallel_rules[];
extern const JigLintRule *const jig_lint_rules[]; /* all of these, and a NULL */

/* Values that are looked at, at most, to answer a question: operands of operands are as many as
 * paths to them, and in blocks that nothing reaches they go in circles. */
enum { JIG_LINT_FARTHEST = 4096 };

/* ---- Saying ---- */
/* Of `op`; silenced ones are dropped, those alike counted. */
void jig_lint_found(JigLook *look, JigOp *op, double cost, const char *format, ...)
    JIG_PRINTF(4, 5);

/* ---- Asking ---- */
/* "4096 times", "at least 2 times" in the arena. */
JigStr jig_lint_times_text(const JigOp *op, JigArena *a);
/* Is it a loop of one iteration? */
bool jig_lint_repeats_once(const JigOp *op);
/* Of a structured op: short sums in its innermost loops, as over a window of 3 by 3. LLVM unrolls
 * them, and vectorizes what is around them, where that is a row. */
bool jig_lint_has_short_window(const JigOp *op);
/* What is inside of a loop, counted once for all who ask: there may be very much of it. */
typedef struct JigLintInside {
    size_t loops, repeating; /* that there are; less those of one iteration */
    double widest;           /* row that its body computes with itself, in bits */
    double work;             /* arithmetic of its body itself, in registers */
} JigLintInside;
const JigLintInside *jig_lint_inside(JigLook *look, JigOp *loop);
/* Of a structured op: is its result a sum or product of floats, in a fixed order? */
bool jig_lint_sums_floats(const JigOp *op);
/* Does its fastmath allow sums in another order? */
bool jig_lint_reassociates(const JigOp *op);
/* Are both the same value for sure, made in the same way of the same? */
bool jig_lint_same(const JigValue *a, const JigValue *b);
/* Does the value change from an iteration of the loop to the next? */
bool jig_lint_varies(const JigValue *v, const JigOp *loop);
/* Is it another part of its buffer or tensor in each iteration? */
bool jig_lint_place_varies(const JigValue *v, const JigOp *loop);
/* Are both accesses of one place, with values of one type? */
bool jig_lint_same_place(const JigOp *a, const JigAccessed *x, const JigOp *b,
                         const JigAccessed *y);
/* Of a vector.transpose: does anything move? */
bool jig_lint_moves_lanes(const JigOp *op);
/* How many lanes of floats are added one after the other to each number; 0: none are. */
double jig_lint_lanes_in_order(const JigOp *op);
/* The op by which a loop adds to a float that it carries, in their order; NULL: it does not. */
JigOp *jig_lint_carried_sum(const JigOp *loop);
/* Is the body of an innermost loop so long, of single numbers, that LLVM makes no vectors of it? */
bool jig_lint_is_unrolled(const JigOp *loop);
/* Ops inside of it. */
size_t jig_lint_count(JigOp *in, bool (*holds)(const JigOp *op));

/* ---- Mending ----
 * Each tries one or several edits of the script, keeps the first that helps, and returns true
 * then. In lines, `$r` is a handle around the function and `$R` its type, `$0` the first operand of
 * the step that they stand before and `$T` its type, `$f` a handle to the functions, `$l` one to
 * their loops; other letters are new handles. */
bool jig_lint_try_at_end(JigMender *m, const char *lines);
/* Before the first step whose name begins as one of those in `names` (by commas) does. */
bool jig_lint_try_before(JigMender *m, const char *names, const char *lines);
/* What is left of loops whose steps don't divide them gets loops of its own before vectorizing. */
bool jig_lint_try_peeling(JigMender *m);
/* Behind the last such step. */
bool jig_lint_try_behind(JigMender *m, const char *name, const char *lines);
/* Other numbers in the sizes of steps that tile, the last step first. */
typedef enum JigLintSizes {
    JIG_SIZES_SMALLER,
    JIG_SIZES_LARGER,
    JIG_SIZES_POWERS, /* of two */
    JIG_SIZES_ROWS,   /* squares of 16 in place of columns */
    JIG_SIZES_NONE,   /* a loop is left alone */
} JigLintSizes;
bool jig_lint_try_sizes(JigMender *m, JigLintSizes how);
/* Tiles with a row of registers along the loop whose numbers lie side by side. */
typedef enum JigLintRows {
    JIG_ROWS_OF_TILES, /* and a few of them, for one number of what is summed up */
    JIG_ROWS_ALONE,    /* and one of all else */
} JigLintRows;
bool jig_lint_try_rows(JigMender *m, JigLintRows how);
/* Smaller factors of steps that unroll. */
bool jig_lint_try_factor(JigMender *m);
/* Another choice for an attribute of an op in the script. */
bool jig_lint_try_choice(JigMender *m, const char *op_name, const char *attr,
                         const int64_t *choices, size_t n);
/* A unit attribute at steps that vectorize. */
bool jig_lint_try_unsaid(JigMender *m, const char *attr);
/* What is vectorized is tiled before. */
bool jig_lint_try_tiling(JigMender *m);
/* A step that tiles with other sizes, along all loops. */
bool jig_lint_try_retiling(JigMender *m);
/* A convolution taken apart into rows of its window, before what vectorizes. */
bool jig_lint_try_rows_of_window(JigMender *m, const JigOp *op);
/* What structured ops are left in loops vectorized at the end. */
bool jig_lint_try_vectorizing(JigMender *m);
/* The structured op tiled, vectorized and lowered at the end. */
bool jig_lint_try_recipe(JigMender *m, const JigOp *op);
/* The loops of a structured op in an order in which memory lies side by side. */
bool jig_lint_try_interchange(JigMender *m);
/* Elementwise ops made one before they are tiled. */
bool jig_lint_try_fusing(JigMender *m);
/* Threads that share a sum, each with one of its own. */
bool jig_lint_try_sharing_sum(JigMender *m);
/* Loops of threads outside of those that a step before made around them. */
bool jig_lint_try_threads_outside(JigMender *m);
/* The loops that sum inside of the others that tiling makes, so that sums can stay in registers. */
bool jig_lint_try_sums_inside(JigMender *m);
/* Without a step whose name begins as one of those in `names` (by commas) does. */
bool jig_lint_try_without(JigMender *m, const char *names);
/* Sums in any order. */
bool jig_lint_try_reassociate(JigMender *m);

#endif
