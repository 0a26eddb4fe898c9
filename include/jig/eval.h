/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Evaluation: runs a function of the payload on given values. The first part is for programs
 * that want results, the second for the .eval functions of rows.
 *
 * Undefined behaviour stops with a diagnostic at the op. Integers wrap around, floats are rounded
 * to nearest even in their own format after every op, poison spreads from operands to results.
 */
#ifndef JIG_EVAL_H
#define JIG_EVAL_H

#include "jig/dialect.h"

JIG_BEGIN_C

typedef struct JigEval JigEval;
typedef struct JigEvalShaped JigEvalShaped; /* a tensor, vector or memref */
typedef struct JigEvalWide JigEvalWide;     /* an integer of more than 256 bits */

typedef enum JigEvalTag {
    JIG_EVAL_NONE,     /* never written */
    JIG_EVAL_POISON,   /* as a whole */
    JIG_EVAL_NUMBER,   /* in `w`: little-endian words; the parts of complex ones at w[0] and w[2] */
    JIG_EVAL_FUNCTION, /* in `function` */
    JIG_EVAL_WIDE,     /* this and what follows count references */
    JIG_EVAL_SHAPED,
} JigEvalTag;

/* A value. Its owner copies it with jig_eval_retain and drops it with jig_eval_release. */
typedef struct JigEvalValue {
    JigEvalTag tag;
    union {
        uint64_t w[4];
        JigEvalWide *wide;
        JigEvalShaped *shaped;
        JigOp *function;
    };
} JigEvalValue;
JIG_API void jig_eval_retain(const JigEvalValue *v);
JIG_API void jig_eval_release(JigEvalValue *v); /* becomes JIG_EVAL_NONE */

/* ---- Running ---- */
/* What floats are. */
typedef enum JigEvalDomain {
    JIG_EVAL_IEEE, /* themselves */
    /* Elements of a finite field, in which sums and products do not depend on their order: two
     * programs that compute the same but for rounding give equal results, others give different
     * ones, but for a probability of about 2^-60 for each number. Constants are themselves, random
     * arguments any element; functions that are no sums, products or powers are any functions. */
    JIG_EVAL_FIELD
} JigEvalDomain;
/* Why an evaluation stopped. */
typedef enum JigEvalFault {
    JIG_EVAL_NO_FAULT,
    JIG_EVAL_UNDEFINED, /* the program does what it must not */
    JIG_EVAL_RACE,      /* of two iterations without an order one writes what the other uses */
    JIG_EVAL_UNKNOWN,   /* nothing says what an op does, or not in this domain */
    JIG_EVAL_LIMIT      /* it takes more steps, memory or depth than it may */
} JigEvalFault;
typedef struct JigEvalOptions {
    uint64_t max_steps;  /* ops executed, elements that they compute, and each 4 KiB of new memory;
                            0: 1,000,000,000 */
    uint64_t max_memory; /* bytes of all values; 0: 2^30 */
    uint32_t max_depth;  /* calls within calls; 0: 10,000 */
    uint32_t vscale;     /* what scalable dimensions are multiplied by; 0: 2 */
    JigWriteFn print;    /* what ops like vector.print write; NULL: standard output */
    void *user;
    bool check_leaks; /* buffers that are neither freed nor part of a result are an error */
    JigEvalDomain domain;
    /* Of the field: constants are themselves, also those that are the nearest float of a fraction
     * with a small denominator, which they stand for else. */
    bool exact_constants;
    bool races; /* iterations that have no order, and of which one writes what another one uses, are
                   an error (JIG_EVAL_RACE) */
    JIG_RESERVED(2);
} JigEvalOptions;
/* For functions of `module`, which must not change as long as the evaluation lives. `options` may
 * be NULL. */
JIG_API JigEval *jig_eval_create(JigOp *module, const JigEvalOptions *options);
JIG_API void jig_eval_destroy(JigEval *e);
/* Runs `function` on its arguments (one for each; they stay the caller's). The results are the
 * caller's to release. False after a diagnostic. */
JIG_API bool jig_eval_run_function(JigEval *e, JigOp *function, const JigEvalValue *args,
                                   JigEvalValue *results) JIG_NODISCARD;
/* The same of a function that was lowered: arguments and results are as they were before, of the
 * types that it had then. */
typedef struct JigEvalSignature {
    const JigType *const *inputs, *const *results;
    size_t num_inputs, num_results;
} JigEvalSignature;
JIG_API bool jig_eval_run_lowered(JigEval *e, JigOp *function, const JigEvalSignature *before,
                                  const JigEvalValue *args, JigEvalValue *results) JIG_NODISCARD;
JIG_API uint64_t jig_eval_num_steps(const JigEval *e);
/* Did a constant stand for a fraction so far? */
JIG_API bool jig_eval_took_fractions(const JigEval *e);
/* Of what the last call that returned false reported. */
JIG_API JigEvalFault jig_eval_fault(const JigEval *e);

/* The value that `text` says for an argument of `type`: "TYPE=FILL", as `jig eval --arg` takes it.
 * False after a diagnostic. */
JIG_API bool jig_eval_parse_value(JigEval *e, const JigType *type, JigStr text,
                                  JigEvalValue *out) JIG_NODISCARD;
/* The type that such text names. NULL after a diagnostic. */
JIG_API const JigType *jig_eval_parse_type(JigEval *e, JigStr text);
/* A value of `type` that an attribute states: a number, elements, #ub.poison. False when the
 * attribute is none of these. */
JIG_API bool jig_eval_value_of_attr(JigEval *e, const JigType *type, const JigAttr *attr,
                                    JigEvalValue *out) JIG_NODISCARD;
/* As an attribute with its type: "42 : i64". Memrefs read as tensors, dynamic sizes as what they
 * are. Elements without a value read `#ub.poison` or `?`, which no attribute has. */
JIG_API JigStr jig_eval_value_to_str(JigEval *e, const JigType *type, const JigEvalValue *v,
                                     JigArena *a);
/* Has everything in it been written? */
JIG_API bool jig_eval_is_written(const JigEvalValue *v);
/* As a file of numpy's format .npy. False after filling in *why: a type it does not know, or no
 * way to write. */
JIG_API bool jig_eval_write_npy(JigEval *e, const JigType *type, const JigEvalValue *v,
                                const char *path, JigStr *why, JigArena *a) JIG_NODISCARD;

/* =========================================================================
 * For .eval functions. Operands and results are numbered as those of the op.
 * ========================================================================= */
JIG_API JigOp *jig_eval_op(const JigEvalCall *call);
JIG_API JigEval *jig_eval_of(const JigEvalCall *call);
JIG_API JigArena *jig_eval_arena(const JigEvalCall *call); /* scratch: gone after the op */
JIG_API const JigEvalValue *jig_eval_operand(const JigEvalCall *call, size_t i);
/* "'dialect.op' op MESSAGE; operands: VALUES" at the op, with the calls that led there. */
JIG_API JigEvalOutcome jig_eval_error(JigEvalCall *call, const char *fmt, ...) JIG_PRINTF(2, 3);
/* The same where nothing says what the op does. */
JIG_API JigEvalOutcome jig_eval_unknown(JigEvalCall *call, const char *fmt, ...) JIG_PRINTF(2, 3);
/* Numbers of operand i; false after an error when it is poison or was never written. */
JIG_API bool jig_eval_get_int(JigEvalCall *call, size_t i, JigInt *out) JIG_NODISCARD;
JIG_API bool jig_eval_get_index(JigEvalCall *call, size_t i, int64_t *out) JIG_NODISCARD;
JIG_API bool jig_eval_get_float(JigEvalCall *call, size_t i, JigFloat *out) JIG_NODISCARD;
JIG_API void jig_eval_set_int(JigEvalCall *call, size_t i, JigInt value);
JIG_API void jig_eval_set_index(JigEvalCall *call, size_t i, int64_t value);
JIG_API void jig_eval_set_float(JigEvalCall *call, size_t i, JigFloat value);
JIG_API void jig_eval_set_poison(JigEvalCall *call, size_t i);
/* Result i becomes a copy of `v`. */
JIG_API void jig_eval_set(JigEvalCall *call, size_t i, const JigEvalValue *v);
/* Runs region `i` of the op, whose arguments get copies of `args`. `*results`: what its terminator
 * hands over, until the region runs again. */
JIG_API bool jig_eval_region(JigEvalCall *call, size_t i, const JigEvalValue *args, size_t n,
                             const JigEvalValue **results, size_t *num_results) JIG_NODISCARD;

/* Ready-made: a terminator that hands over its operands; an op that is never executed, such as a
 * declaration; one that has no effect on values. */
JIG_API JigEvalOutcome jig_eval_end(JigEvalCall *call);
JIG_API JigEvalOutcome jig_eval_never(JigEvalCall *call);
JIG_API JigEvalOutcome jig_eval_nothing(JigEvalCall *call);

/* ---- Elementwise ops ---- */
/* A number: an integer, a float, or the parts of a complex one. */
typedef union JigNum {
    JigInt i;
    JigFloat f;
    struct {
        JigFloat re, im;
    };
} JigNum;
typedef enum JigEvalState { JIG_EVAL_VALUE, JIG_EVAL_UNWRITTEN, JIG_EVAL_IS_POISON } JigEvalState;
/* One element: numbers of the operands, none poison; results come zeroed, with their width or
 * kind set. JIG_EVAL_IS_POISON: the results are poison. JIG_EVAL_UNWRITTEN: after an error. */
typedef JigEvalState (*JigEvalNumFn)(JigEvalCall *call, const JigNum *in, JigNum *out);
/* Applies `fn` to scalars, or element by element to vectors and tensors of equal shapes. */
JIG_API JigEvalOutcome jig_eval_elementwise(JigEvalCall *call, JigEvalNumFn fn);

JIG_END_C

#endif
