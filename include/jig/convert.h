/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Dialect conversion: ops are rewritten until a target has nothing against
 * them, or all stays as it was.
 *
 * A target says which ops are legal. Every op that is not is folded, or else
 * given to the patterns by benefit; what these make or modify must become legal
 * in turn, else the pattern is undone and the next one is tried. A pattern is
 * not tried on what comes of itself.
 *
 * Patterns are ordinary ones, with two rules:
 *  - What they replace or erase stays in place, with its uses, until the whole
 *    conversion has succeeded: so patterns, folders and diagnostics see the
 *    original IR beside the new. Then the uses move all at once.
 *  - After they change an op directly they call jig_rw_modified;
 *    jig_rw_set_operand and its like do.
 */
#ifndef JIG_CONVERT_H
#define JIG_CONVERT_H

#include "jig/rewrite.h"

JIG_BEGIN_C

typedef enum JigLegality {
    JIG_UNKNOWN_LEGALITY, /* may stay in a partial conversion */
    JIG_LEGAL,
    JIG_ILLEGAL,
} JigLegality;
typedef JigLegality JigLegalityFn(const JigOp *op, void *user);

typedef struct JigConversionTarget JigConversionTarget;
/* The caller destroys it. Names are copied. */
JIG_API JigConversionTarget *jig_conversion_target_create(JigContext *ctx);
JIG_API void jig_conversion_target_destroy(JigConversionTarget *target);
/* What is said of an op's name goes before what is said of its dialect, and the latest word
 * counts. The op or dialect need not exist. */
JIG_API void jig_target_op(JigConversionTarget *target, JigStr name, JigLegality legality);
JIG_API void jig_target_dialect(JigConversionTarget *target, JigStr name, JigLegality legality);
JIG_API void jig_target_op_fn(JigConversionTarget *target, JigStr name, JigLegalityFn *fn,
                              void *user);
JIG_API void jig_target_dialect_fn(JigConversionTarget *target, JigStr name, JigLegalityFn *fn,
                                   void *user);
/* For ops of which nothing has been said. */
JIG_API void jig_target_unknown_fn(JigConversionTarget *target, JigLegalityFn *fn, void *user);
/* Where an op of this name is legal, so is all that is nested in it. */
JIG_API void jig_target_vouch_for_nested(JigConversionTarget *target, JigStr name);
JIG_API JigLegality jig_target_legality(const JigConversionTarget *target, const JigOp *op);

/* ---- Types ----
 * A converter says what types become: one type, several, or none. Rules are asked from the latest
 * to the first. Materializers make values of one side out of those of the other, where old and new
 * ops meet; without one that does, the conversion fails there. */
typedef struct JigTypeConverter JigTypeConverter;
typedef struct JigTypeSink JigTypeSink; /* grows */
JIG_API void jig_type_sink_add(JigTypeSink *list, const JigType *type);

typedef enum JigTypeRule {
    JIG_TYPE_PASSED,    /* not for this rule: ask the next one */
    JIG_TYPE_CONVERTED, /* to what was added to the list */
    JIG_TYPE_REFUSED,   /* can't be converted */
} JigTypeRule;
/* `value`: the one whose type it is, or NULL where only the type is known. What is said of a type
 * is remembered where no rule looks at values: a rule is asked once, and may complain then. */
typedef JigTypeRule JigTypeRuleFn(const JigType *type, const JigValue *value, JigTypeSink *to,
                                  void *user);
/* Ends a rule: converted to one type; NULL: refused. */
JIG_API JigTypeRule jig_type_becomes(JigTypeSink *to, const JigType *type);

/* What a materializer makes: values of `types` out of `inputs`. */
typedef struct JigCast {
    JigLoc loc;
    JigValue *const *inputs;
    size_t num_inputs;
    const JigType *const *types;
    size_t num_types;
    const JigType *original; /* to the new side: the type before conversion; or NULL */
    JIG_RESERVED(2);
} JigCast;
/* Builds at the insertion point and fills `out`. False: not for this one, nothing is built. */
typedef bool JigMaterializeFn(JigRewriter *rw, const JigCast *cast, JigValue **out, void *user);

/* The caller destroys it. */
JIG_API JigTypeConverter *jig_type_converter_create(JigContext *ctx);
JIG_API void jig_type_converter_destroy(JigTypeConverter *types);
JIG_API void jig_type_rule(JigTypeConverter *types, JigTypeRuleFn *fn, void *user);
/* A rule that looks at the value, too: it is asked about each value anew, and not where only the
 * type is known. */
JIG_API void jig_type_rule_of_values(JigTypeConverter *types, JigTypeRuleFn *fn, void *user);
/* From new values to one of the type that old ops use; `types` has one type. */
JIG_API void jig_materialize_source(JigTypeConverter *types, JigMaterializeFn *fn, void *user);
/* From what there is to values of the types that new ops use. */
JIG_API void jig_materialize_target(JigTypeConverter *types, JigMaterializeFn *fn, void *user);

/* Adds to `to` what the type becomes; false: it can't be converted. */
JIG_API bool jig_convert_type_to(const JigTypeConverter *types, const JigType *type,
                                 JigTypeSink *to);
JIG_API bool jig_convert_type_of(const JigTypeConverter *types, const JigValue *value,
                                 JigTypeSink *to);
/* The one type that it becomes; NULL: it can't be converted, or is not one. */
JIG_API const JigType *jig_convert_type(const JigTypeConverter *types, const JigType *type);
/* Is the type converted to itself? Of an op: are all of its operands and results? Of a region: are
 * all arguments of its blocks? */
JIG_API bool jig_type_is_legal(const JigTypeConverter *types, const JigType *type);
JIG_API bool jig_op_has_legal_types(const JigTypeConverter *types, const JigOp *op);
JIG_API bool jig_region_has_legal_types(const JigTypeConverter *types, const JigRegion *region);
JIG_API bool jig_function_has_legal_types(const JigTypeConverter *types, const JigType *function);

JIG_API JigTypeSink *jig_type_sink_create(void); /* the caller destroys it */
JIG_API void jig_type_sink_destroy(JigTypeSink *list);
JIG_API JigTypeList jig_type_sink_types(const JigTypeSink *sink); /* until the next one is added */

/* ---- Signatures ----
 * What becomes of the arguments of a block. Each old one becomes new arguments or given values, or,
 * where nothing is said of it, goes. */
typedef struct JigArgConversion JigArgConversion;
JIG_API JigArgConversion *jig_args_create(size_t num_args); /* the caller destroys it */
JIG_API void jig_args_destroy(JigArgConversion *sig);
/* Old argument `arg` becomes new ones of these types, which come after those said before. */
JIG_API void jig_args_become(JigArgConversion *sig, size_t arg, const JigType *const *types,
                             size_t n);
/* New arguments that stand for no old one. */
JIG_API void jig_args_add(JigArgConversion *sig, const JigType *const *types, size_t n);
/* It becomes these values, which are copied. */
JIG_API void jig_args_replace(JigArgConversion *sig, size_t arg, JigValue *const *values, size_t n);
/* Old argument `arg`, of this type, becomes what the converter says; false: it says no. */
JIG_API bool jig_args_convert(JigArgConversion *sig, const JigTypeConverter *types, size_t arg,
                              const JigType *type);
/* As many as said so far. */
JIG_API JigTypeList jig_args_types(const JigArgConversion *sig);

/* ---- What patterns see ----
 * A pattern that `converts` (JigPattern) is tried when all operands of the op could be converted,
 * by the converter of its environment, or, without one, to what they were replaced by. */
typedef struct JigConversionEnv {
    const JigTypeConverter *types; /* or NULL */
    const void *options;           /* whatever the patterns agree on; or NULL */
    JIG_RESERVED(2);
} JigConversionEnv;
/* As jig_patterns_add_list; the patterns are tried in this environment, which, as they, outlives
 * the set. */
JIG_API void jig_patterns_add_converting(JigPatternSet *set, const JigPattern *patterns,
                                         const JigConversionEnv *env);
/* Of the pattern that is being tried. */
JIG_API const JigTypeConverter *jig_types_of(const JigRewriter *rw);
JIG_API const void *jig_options_of(const JigRewriter *rw);

/* What an operand of the op has become: one value; NULL when operand is NULL, or is not one value
 * now. */
JIG_API JigValue *jig_converted(const JigRewriter *rw, const JigValue *operand);
JIG_API JigValueList jig_converted_at(const JigRewriter *rw, size_t operand_number);
/* All operands one after the other. The array is in the rewriter's arena: until the pattern ends.
 */
JIG_API JigValueList jig_converted_operands(const JigRewriter *rw);
/* What any value has become, converted to the types of the environment; empty: it can't be. */
JIG_API JigValueList jig_remapped(JigRewriter *rw, JigValue *value);

/* In a conversion: result i is replaced by lists[i], and op erased. */
JIG_API void jig_rw_replace_lists(JigRewriter *rw, JigOp *op, const JigValueList *lists);
/* In a conversion: a block argument is replaced by these values, of whatever types. */
JIG_API void jig_rw_replace_arg(JigRewriter *rw, JigValue *arg, JigValueList by);
/* In a conversion: another block with the arguments of the signature takes the place of `block`,
 * and its ops; `block` goes. Returns it; or `block` when no type is another. */
JIG_API JigBlock *jig_rw_convert_block(JigRewriter *rw, JigBlock *block,
                                       const JigTypeConverter *types, const JigArgConversion *sig);
/* In a conversion: all blocks of the region, the entry block by `entry` (NULL: as the others). What
 * is moved there by patterns is converted too. False: a type can't be converted. */
JIG_API bool jig_rw_convert_region(JigRewriter *rw, JigRegion *region,
                                   const JigTypeConverter *types, const JigArgConversion *entry);

/* ---- Ready-made ----
 * Ops that only hand values on, with the types that the converter of `env` says; and what the
 * target has to say of them: legal when their types are. An argument may become several or none.
 * func.func, func.call, func.return: */
JIG_API void jig_convert_function_types(JigPatternSet *set, const JigConversionEnv *env,
                                        JigConversionTarget *target);
/* scf.for, scf.if, scf.while, scf.index_switch and their ends: */
JIG_API void jig_convert_scf_types(JigPatternSet *set, const JigConversionEnv *env,
                                   JigConversionTarget *target);

/* ---- Converting ---- */
typedef enum JigConversionMode {
    JIG_CONVERT_FULL,    /* everything must become legal */
    JIG_CONVERT_PARTIAL, /* what is not illegal may stay */
    JIG_CONVERT_ANALYZE, /* nothing changes: `legalized` hears what could become legal */
} JigConversionMode;
typedef enum JigConversionFold {
    JIG_FOLD_BEFORE_PATTERNS,
    JIG_FOLD_AFTER_PATTERNS,
    JIG_FOLD_NEVER
} JigConversionFold;

typedef struct JigConversion {
    const JigConversionTarget *target;
    const JigPatternSet *patterns; /* or NULL */
    JigConversionMode mode;
    JigConversionFold fold;
    bool keep_casts;  /* between old and new values: builtin.unrealized_conversion_cast stays, no
                         materializer is asked */
    bool backwards;   /* ops of a block from the last to the first */
    bool regions_fit; /* a region with more blocks than its op takes is a failure; else, as a
                         verifier's error is to come, it is left */
    bool roots_stay;  /* a conversion that would replace one of the ops that it is given fails */
    bool at_once;     /* users see new values, cast where need be, as soon as they are there; else
                         old ones to the end. Each pattern has casts of its own */
    void (*legalized)(JigOp *op, void *user); /* JIG_CONVERT_ANALYZE, where it is needed */
    void *user;
    JigReason *why; /* filled in on failure: at the op, with notes of the patterns that
                       did not match it; or NULL */
    JIG_RESERVED(2);
} JigConversion;
/* Converts the ops and all that is nested in them: in pre-order, of blocks those that are
 * reachable, dominating ones first. False after a diagnostic at the op that could not be made
 * legal: then nothing has changed. Listeners hear what happened when it is sure to stay. */
JIG_API bool jig_convert(JigContext *ctx, JigOp *const *ops, size_t n,
                         const JigConversion *how) JIG_NODISCARD;

/* ---- A conversion as data ---- */
/* What is said of dialects ("arith") and ops ("arith.addi"), several separated by commas; "*" is
 * whatever nothing is said of. The latest word counts. */
typedef struct JigLegalityRow {
    const char *names;
    JigLegality is;
    JigLegalityFn *fn; /* decides in place of `is`; or NULL */
    JIG_RESERVED(2);
} JigLegalityRow;
/* `rows` end with an empty one; `user` is for their functions. */
JIG_API void jig_target_say(JigConversionTarget *target, const JigLegalityRow *rows, void *user);

/* A target and patterns. One that no option changes is a pass by itself (JigPassRow.conversion). */
enum { JIG_CONVERSION_LISTS = 8 };
typedef struct JigConversionRow {
    const JigPattern *patterns[JIG_CONVERSION_LISTS]; /* lists; NULL where there is none */
    const JigConversionEnv *env;                      /* of the patterns; or NULL */
    bool roots_are_illegal;         /* the ops that patterns are for, unless `legality` says more */
    const JigLegalityRow *legality; /* ends with an empty row; or NULL */
    /* Says and adds what is no data; or NULL. */
    void (*more)(JigPatternSet *patterns, JigConversionTarget *target, void *user);
    void *user;              /* for `more` and the functions of `legality` */
    bool full;               /* JIG_CONVERT_FULL; else JIG_CONVERT_PARTIAL */
    bool backwards, at_once; /* as in JigConversion */
    JIG_RESERVED(2);
} JigConversionRow;
/* Converts `root` and all that is nested in it, as jig_convert does. */
JIG_API bool jig_convert_by_row(JigOp *root, const JigConversionRow *row) JIG_NODISCARD;

JIG_END_C

#endif
