/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Dialects as data: rows of ops, types, attributes, enums, constraints and
 * custom directives. Built-in dialects and plugins use the same structures.
 * docs/rows.md is the reference of the little languages in the strings.
 */
#ifndef JIG_DIALECT_H
#define JIG_DIALECT_H

#include "jig/op.h"

JIG_BEGIN_C

typedef struct JigPattern JigPattern;
typedef struct JigTransformCall JigTransformCall;
typedef struct JigProposals JigProposals; /* jig/propose.h */

/* ---- Folding ---- */
typedef enum JigFold {
    JIG_FOLD_NONE,     /* nothing known */
    JIG_FOLD_IN_PLACE, /* the op itself was changed */
    JIG_FOLD_RESULTS,  /* every result has an attribute or a value */
} JigFold;

typedef struct JigFoldResult {
    const JigAttr *attr; /* constant value of the result ... */
    JigValue *value;     /* ... or an existing value */
} JigFoldResult;

typedef struct JigFoldCall {
    JigOp *op;
    const JigAttr *const *operands; /* constant value of each operand, or NULL */
    JigFoldResult *results;         /* one per result of op, zeroed */
    JigArena *arena;                /* scratch, freed after the call */
    JIG_RESERVED(2);
} JigFoldCall;

/* ---- Type inference ---- */
typedef struct JigInferCall {
    JigContext *ctx;
    JigLoc loc;
    const JigOpName *name;
    JigValue *const *operands;
    size_t num_operands;
    const JigAttr *attrs; /* dictionary */
    JigRegion *const *regions;
    size_t num_regions;
    const JigType **types; /* out: in `arena` */
    size_t num_types;      /* out */
    JigArena *arena;
    bool quiet; /* no diagnostics wanted */
    JIG_RESERVED(2);
} JigInferCall;

/* ---- Side effects ---- */
typedef enum JigEffectKind {
    JIG_EFFECT_READ = 1,
    JIG_EFFECT_WRITE = 2,
    JIG_EFFECT_ALLOC = 4,
    JIG_EFFECT_FREE = 8
} JigEffectKind;

typedef struct JigEffect {
    JigEffectKind kind;
    JigValue *value;      /* operand or result concerned; NULL: the resource at large */
    const char *resource; /* NULL: the default one. Compared by content. */
} JigEffect;

typedef struct JigEffects {
    JigEffect *items;
    size_t len, cap;
    bool known; /* false: the op tells nothing; assume everything */
} JigEffects;
/* `value` and `resource` may be NULL: of no value in particular, of the default resource. */
JIG_API void jig_effects_add(JigEffects *list, JigEffectKind kind, JigValue *value,
                             const char *resource);

/* ---- Interfaces: a vtable by the address of its id ---- */
typedef struct JigIfaceId {
    const char *name; /* "LoopLikeOpInterface" */
    /* What every op with the interface must satisfy; or NULL. Checked with the
     * traits: before .verify, and after the nested ops are valid. */
    bool (*verify)(JigOp *op);
    bool (*verify_regions)(JigOp *op);
    bool of_types; /* they look at nothing but types, numbers of operands, and attributes */
    JIG_RESERVED(1);
} JigIfaceId;
typedef struct JigIface {
    const JigIfaceId *id;
    const void *vtable;
} JigIface;

/* ---- Names of values in printed IR ---- */
typedef struct JigNameSink {
    void (*set)(struct JigNameSink *sink, const JigValue *value, JigStr name);
} JigNameSink;
JIG_API void jig_name_set(JigNameSink *sink, const JigValue *value, const char *fmt, ...)
    JIG_PRINTF(3, 4);

/* A .result_names: each group of results is called as in the row. */
JIG_API void jig_name_results_by_row(const JigOp *op, JigNameSink *sink);

/* ---- Evaluation: what an op does to values (jig/eval.h) ---- */
typedef struct JigEvalCall JigEvalCall;
typedef enum JigEvalOutcome {
    JIG_EVAL_NEXT, /* the results are set; the next op follows */
    JIG_EVAL_END,  /* the region ends with this op, whose operands are what it hands over */
    JIG_EVAL_JUMP, /* the block that jig_eval_jump named follows */
    JIG_EVAL_STOP  /* an error was reported */
} JigEvalOutcome;

/* ---- Former releases ---- */
struct JigReason;
/* An op that there is no more, or whose name means something else today: what takes its place. */
typedef struct JigOlder {
    const char *until; /* the last release that had it: "16" */
    const char *what;  /* what changed since, in a sentence */
    /* Builds today's ops where the op stands and replaces it by them. False, with a reason: it
     * can't be said any more. NULL: nothing takes its place, and the row has an .apply. */
    bool (*modernise)(JigRewriter *rw, JigOp *op, struct JigReason *why);
    const char *today; /* the op that takes its place, where scripts ask for it by name; or NULL */
} JigOlder;
#define JIG_OLDER_FIRST UINT32_MAX
/* How former releases wrote an op: read where today's text does not fit. */
typedef struct JigOlderText {
    const char *name;   /* of the op, as the text has it */
    const char *op;     /* the row that it is read as; NULL: the same name */
    const char *format; /* what follows the name, in terms of that row's parts. Operands whose types
                           it leaves out have those of their definitions, results that of the first
                           operand. */
    bool (*parse)(JigParser *p, JigOpState *state); /* or instead of it */
    const char *until, *what;                       /* as above */
    /* Of a text that today's format fits, too: it is tried before today's when so many results are
     * named, or always. 0: after today's. */
    unsigned named;
    const char *only; /* the type that all operands had to have ("pdl.operation"); NULL: any */
    JIG_RESERVED(2);
} JigOlderText;

/* A case of an enum under the name that former releases had for it, and under today's. */
typedef struct JigEnumOlder {
    const char *text, *today;
    JigOlderText change; /* its .name says of what it is a case */
} JigEnumOlder;

/* ---- Op rows ---- */
/* What few rows say. */
typedef struct JigOpMore {
    /* With .parse: what stands behind the name, for people ("%v = %a to %b { body }"; docs/ops). */
    const char *written;
    /* Transform ops only: adds how the op may be applied to `payload`. NULL: .needs say to what it
     * may be as it is, if they say enough. See jig/propose.h. */
    void (*propose)(JigProposals *to, JigOp *payload);
    JIG_RESERVED(2);
} JigOpMore;
#define JIG_MORE(...) (&(const JigOpMore){__VA_ARGS__})

struct JigOpRow {
    const char *name; /* "dialect.op" */

    /* Operands and results: "name: Constraint, ..." where a constraint may be
     * wrapped in optional<> or variadic<>, and preceded by effects on the
     * operand: read, write, free, alloc; on a handle: read, consume. */
    const char *ins, *outs;
    /* Inherent attributes: "name: Constraint", "name: optional<Constraint>",
     * "name: Constraint = default" (filled in when absent), "?= default"
     * (a default that is assumed but not filled in). */
    const char *props;
    /* Regions: "name: any | sized<N> | max<N>" with variadic<>; successors: "name" or
     * "name: variadic". */
    const char *regions, *succs;
    /* In order of verification, comma separated, with arguments in <>. */
    const char *traits;
    /* The declarative assembly format; NULL: .parse and .print, or generic form. */
    const char *format;

    bool (*parse)(JigParser *p, JigOpState *state);
    void (*print)(JigPrinter *p, const JigOp *op);
    bool (*verify)(JigOp *op);         /* after operands, attributes and traits are valid */
    bool (*verify_regions)(JigOp *op); /* after the nested ops are valid */
    JigFold (*fold)(JigFoldCall *call);
    const JigPattern *canonicalize;                    /* terminated by an empty one */
    bool (*infer)(JigInferCall *call);                 /* result types */
    void (*effects)(const JigOp *op, JigEffects *out); /* beyond what the strings say */
    /* Names of the results in printed IR: "dim", or one for each group of .outs,
     * "base_buffer, offset, sizes, strides"; what strings can't say, a function. */
    const char *result_name;
    void (*result_names)(const JigOp *op, JigNameSink *sink);
    void (*arg_names)(const JigOp *op, const JigRegion *region, JigNameSink *sink);
    const JigIface *ifaces; /* terminated by a NULL id */
    /* The prefix that may be omitted for ops directly in the op's regions. */
    const char *default_dialect;

    /* Transform ops only: carries the op out. See jig/transform.h. */
    JigStatus (*apply)(JigTransformCall *call);
    /* Transform ops only: handle types that operands' payload must satisfy for the op to apply,
     * "target: interface<TilingInterface>" (without `!transform.`); separated by semicolons. A
     * handle whose type surely admits none is an error of the script. */
    const char *needs;

    const char *summary; /* one line for `jig ops` */
    /* Executes the op: operands in, results out. jig_eval_never of ops that control never reaches.
     * See jig/eval.h. */
    JigEvalOutcome (*eval)(JigEvalCall *call);
    const JigOlder *older;        /* of an op of former releases; NULL: it is one of today */
    const struct JigOpMore *more; /* JIG_MORE(.written = "..."); NULL: nothing */
    JIG_RESERVED(1);
};

/* ---- Types and attributes ---- */
/* `.params`: "name: kind, ..." with kinds: type, attr, int (any integer width,
 * stored as i64 attribute), int32, uint and uint32 (as ui64 attribute), int_attr (written with its
 * type), bool, string, string_attr (which may have a type), symbol, ident, enum:<enum>, loc, map,
 * bool_attr, float_attr, type_attr, dict_attr, array_attr, flat_symbol, distinct, fused_loc,
 * dense_i32, dense_i64 (numbers in brackets, kept as a dense array), attr<constraint> (one of the
 * dialect's with a test), !row, #row, array<kind>, braced<array<kind>>, each also optional<kind>;
 * then, in quotes, what messages call the kind. `.format`: declarative, as in op formats
 * ("`<` $type `>`"). */
struct JigTypeRow {
    const char *name;  /* "dialect.mnemonic" */
    const char *label; /* what the parser's messages call it: "Transform_ParamType" */
    const char *params, *format;
    const JigType *(*parse)(JigParser *p);
    void (*print)(JigPrinter *p, const JigType *t); /* after the mnemonic */
    bool (*verify)(JigContext *ctx, JigLoc loc, const JigAttr *const *params, size_t n);
    const JigIface *ifaces; /* terminated by a NULL id */
    const char *summary;
    const char *written; /* with .parse: what stands behind the name, for people */
    JIG_RESERVED(1);
};
struct JigAttrRow {
    const char *name;
    const char *label; /* "Arith_FastMathAttr" */
    const char *params, *format;
    const char *enum_of; /* name of the enum whose value is the only parameter */
    const JigAttr *(*parse)(JigParser *p, const JigType *type);
    void (*print)(JigPrinter *p, const JigAttr *x);
    bool (*verify)(JigContext *ctx, JigLoc loc, const JigAttr *const *params, size_t n);
    const char *summary;
    const JigIface *ifaces; /* terminated by a NULL id */
    const char *alias;   /* what its aliases are called in printed IR; NULL: the dialect's matter */
    const char *written; /* with .parse: what stands behind the name, for people */
    JIG_RESERVED(1);
};

/* ---- Enums ---- */
typedef struct JigEnumCase {
    int64_t value;
    const char *text;
} JigEnumCase;
struct JigEnumRow {
    const char *name;         /* "arith.cmpi_predicate" */
    const JigEnumCase *cases; /* terminated by NULL text */
    const char *separator;    /* of a bit enum: ", " or "|"; NULL: plain enum */
    const char *storage; /* "i64", "i32": an integer attribute holds it; NULL: an attribute row */
    const char *summary; /* of the attribute constraint, for messages */
    const char
        *message_name;   /* in "expected ... to be one of: a, b": "::mlir::arith::FastMathFlags" */
    const char *unknown; /* instead of that message, before what no case is called; or NULL. Then
                            cases are words, never strings. */
    bool bracketed;      /* the message is "expected one of [a, b] for <summary>, got: x" */
    /* Of a bit enum, cases of one bit that are printed as those of several bits are: in place of
     * what they stand for. */
    uint8_t first_group, num_groups;
    const struct JigEnumOlder *older; /* what former releases called cases; or NULL */
    JIG_RESERVED(2);
};
JIG_API const char *jig_enum_text(const JigEnumRow *row,
                                  int64_t value); /* plain enum; NULL when none */
/* The value of the case that is written `text`; false when there is none. */
JIG_API bool jig_enum_value(const JigEnumRow *row, JigStr text, int64_t *out);

/* ---- Constraints of operands, results and attributes ----
 * Named ones beyond the built-in set (src/ir/spec/constraint_type.c, constraint_attr.c): an
 * expression over others, or a predicate. The summary goes into messages: "operand #0 must be
 * <summary>, but got 'i32'". */
typedef struct JigTypeConstraint {
    const char *name;
    const char *summary; /* NULL: composed from expr */
    const char *expr;    /* or NULL */
    bool (*test)(const JigType *t);
    const JigType *(*build)(JigContext *ctx); /* the only type, when there is one; for inference */
    const char *insist; /* constraint that the parser itself checks of a type in a format
                           ("invalid kind of type specified"); NULL: none, or that of expr */
    JIG_RESERVED(2);
} JigTypeConstraint;
typedef struct JigAttrConstraint {
    const char *name;
    const char *summary;
    const char *expr;
    bool (*test)(const JigAttr *x);
    const JigType *(*build)(JigContext *ctx); /* type of the attribute when its syntax omits it */
    JIG_RESERVED(2);
} JigAttrConstraint;

/* Predicates and type functions that .traits may name. */
typedef struct JigOpPredicate { /* Pred<"summary", name> */
    const char *name;
    bool (*test)(const JigOp *op);
} JigOpPredicate;
typedef struct JigTypeFn { /* TypesMatch<"summary", from, to, name> */
    const char *name;
    const JigType *(*fn)(const JigType *from); /* NULL when there is none */
    /* Or a list of types, for a variadic `to`. NULL result: there is none. */
    const JigType *const *(*list)(const JigType *from, size_t *n);
} JigTypeFn;
/* A trait of the dialect's own, with its check. */
struct JigSpec; /* a compiled op row */
typedef struct JigTraitRow {
    const char *name;
    bool (*verify)(JigOp *op);                         /* or NULL */
    bool (*verify_regions)(JigOp *op);                 /* or NULL */
    void (*effects)(const JigOp *op, JigEffects *out); /* that ops with the trait have; or NULL */
    /* What an op row with the trait lacks, for --check-dialects: NULL, or a text. Or NULL. */
    const char *(*lacks)(const struct JigSpec *spec);
    /* What is checked right before .verify_regions, which stands too, and looks at nothing but
     * types and attributes: it isn't asked again for the same ones. Or NULL. */
    bool (*verify_types)(JigOp *op);
    JIG_RESERVED(2);
} JigTraitRow;

/* ---- custom<Name>(...) directives ---- */
typedef struct JigUnresolved JigUnresolved; /* jig/asm.h */
typedef enum JigSlotKind {
    JIG_SLOT_OPERANDS, /* unresolved operands while parsing; values while printing */
    JIG_SLOT_TYPES,    /* type(...) of an operand or result group */
    JIG_SLOT_ATTR,
    JIG_SLOT_REGIONS,
    JIG_SLOT_SUCCESSORS,
    JIG_SLOT_ATTR_DICT, /* attr-dict as an argument */
    JIG_SLOT_STRING,    /* a literal "..." */
} JigSlotKind;
/* One argument. While parsing, fill in what is not a ref; arrays live in the
 * parser's arena (jig_parser_arena). A single operand is an array of one. */
typedef struct JigSlot {
    JigSlotKind kind;
    bool is_ref;
    JigUnresolved *operands; /* parsing */
    JigValue **values;       /* printing */
    const JigType **types;
    JigRegion **regions;
    JigBlock **successors;
    size_t n; /* of the above */
    const JigAttr *attr;
    JigStr string;
    const JigOp *op; /* printing */
    JIG_RESERVED(2);
} JigSlot;
typedef struct JigCustomRow {
    const char *name;
    bool (*parse)(JigParser *p, JigSlot *slots, size_t n, JigOpState *state);
    void (*print)(JigPrinter *p, const JigOp *op, const JigSlot *slots, size_t n);
    /* When it begins an optional group: 0: not there, 1: parsed, -1: reported error. NULL: never
     * absent. (Of `print`, NULL: it writes nothing.) */
    int (*parse_optional)(JigParser *p, JigSlot *slots, size_t n, JigOpState *state);
    /* What it reads, for people: {0} is the first argument, {0...} any number of it. NULL: the
     * arguments, one behind the other. */
    const char *written;
    JIG_RESERVED(1);
} JigCustomRow;

/* ---- The dialect ---- */
struct JigDialect {
    const char *name;
    const JigOpRow *ops;
    size_t num_ops;
    const JigTypeRow *types;
    size_t num_types;
    const JigAttrRow *attrs;
    size_t num_attrs;
    const JigEnumRow *enums;
    size_t num_enums;
    const JigTypeConstraint *type_constraints;
    size_t num_type_constraints;
    const JigAttrConstraint *attr_constraints;
    size_t num_attr_constraints;
    const JigOpPredicate *predicates;
    size_t num_predicates;
    const JigTypeFn *type_fns;
    size_t num_type_fns;
    const JigTraitRow *traits;
    size_t num_traits;
    const JigCustomRow *customs;
    size_t num_customs;

    /* Creates the constant op of `value` of `type`, or NULL when it can't. */
    JigOp *(*materialize)(JigRewriter *rw, const JigAttr *value, const JigType *type, JigLoc loc);
    const JigPattern *canonicalize; /* of no op in particular */
    /* Discardable attributes with this dialect's prefix. */
    bool (*verify_op_attr)(JigOp *op, const JigIdent *name, const JigAttr *value);
    bool (*verify_arg_attr)(JigOp *op, size_t region, size_t arg, const JigIdent *name,
                            const JigAttr *value);
    bool (*verify_result_attr)(JigOp *op, size_t region, size_t result, const JigIdent *name,
                               const JigAttr *value);
    /* Inlining: may `callable`'s region be inlined into `call`; may `op` be
     * moved into `dest`; how a terminator of an inlined body is replaced. */
    bool (*may_inline_call)(JigOp *call, JigOp *callable, bool would_be_cloned);
    /* May the blocks of `source` go into `dest`, a region of an op of this dialect? */
    bool (*may_inline_region)(JigRegion *dest, JigRegion *source, bool would_be_cloned);
    /* Also, when given: may `source` stand where `call` is, with its operands for arguments? */
    bool (*may_inline_body)(JigOp *call, JigRegion *source);
    bool (*may_inline_op)(JigOp *op, JigRegion *dest, bool would_be_cloned);
    void (*inline_terminator)(JigRewriter *rw, JigOp *terminator, JigBlock *dest /* multi-block */,
                              JigValue *const *values /* single block */, size_t n);
    /* Of the callable's dialect: what its body takes for argument `arg` of `call`, behind which the
     * rewriter stands. Of the call's dialect: the inlined blocks, to before `end`, whose
     * terminators are still those of the callable. */
    JigValue *(*inline_argument)(JigRewriter *rw, JigOp *call, JigOp *callable, size_t arg,
                                 JigValue *passed);
    void (*inline_blocks)(JigRewriter *rw, JigOp *call, JigOp *callable, JigBlock *first,
                          JigBlock *end);
    /* Also: a body of one block that ends otherwise than by returning keeps its end. */
    bool inline_keeps_end;
    /* Whole-dialect syntax, when rows do not fit; NULL otherwise. */
    const JigType *(*parse_type)(JigParser *p);
    bool (*print_type)(JigPrinter *p, const JigType *t);
    const JigAttr *(*parse_attr)(JigParser *p, const JigType *type);
    bool (*print_attr)(JigPrinter *p, const JigAttr *x);
    /* Suggested alias ("map", "set"...) of an attribute or a type; empty: none. */
    JigStr (*attr_alias)(const JigAttr *x);
    JigStr (*type_alias)(const JigType *t);
    /* Dialects whose ops its folds, patterns and transform ops make, ended by NULL: loaded with it.
     * Each part of a dialect says its own. */
    const char *const *depends;
    const JigOlderText *older_texts; /* terminated by an empty one; those of one name together */
    /* Ops of names that none of its rows has are taken as ops of no registered dialect are. */
    bool takes_unknown_ops;
    /* The reference has none of this name: lists of what there is, as it prints them, have it
     * not. */
    bool unlisted;
    JIG_RESERVED(1);
};

/* Attaches interfaces to an op that another module declares, or will declare.
 * `ifaces` is terminated by a NULL id and must outlive the context. */
JIG_API void jig_op_attach_ifaces(JigContext *ctx, const char *op_name, const JigIface *ifaces);
/* The vtable of interface `id`, or NULL. */
JIG_API const void *jig_op_iface(const JigOp *op, const JigIfaceId *id);
JIG_API const void *jig_op_name_iface(const JigOpName *name, const JigIfaceId *id);

/* The same for the types of a row. */
JIG_API void jig_type_attach_ifaces(JigContext *ctx, const JigTypeRow *row, const JigIface *ifaces);
JIG_API const void *jig_type_iface(const JigType *t, const JigIfaceId *id);
/* The vtable that the attribute's row has for the interface, or NULL. */
JIG_API const void *jig_attr_iface(const JigAttr *x, const JigIfaceId *id);

/* Does the op's row name this trait of a dialect's own? */
JIG_API bool jig_op_has_own_trait(const JigOp *op, const JigTraitRow *trait);

/* Has the row the trait (by its name without arguments)? O(1). */
typedef enum JigTrait {
    JIG_TRAIT_NONE,
    JIG_TRAIT_TERMINATOR,
    JIG_TRAIT_ISOLATED_FROM_ABOVE,
    JIG_TRAIT_SYMBOL_TABLE,
    JIG_TRAIT_SYMBOL,
    JIG_TRAIT_NO_TERMINATOR,
    JIG_TRAIT_SINGLE_BLOCK,
    JIG_TRAIT_NO_MEMORY_EFFECT,
    JIG_TRAIT_ALWAYS_SPECULATABLE,
    JIG_TRAIT_RECURSIVE_MEMORY_EFFECTS,
    JIG_TRAIT_RECURSIVELY_SPECULATABLE,
    JIG_TRAIT_COMMUTATIVE,
    JIG_TRAIT_IDEMPOTENT,
    JIG_TRAIT_INVOLUTION,
    JIG_TRAIT_CONSTANT_LIKE,
    JIG_TRAIT_RETURN_LIKE,
    JIG_TRAIT_ELEMENTWISE,
    JIG_TRAIT_SCALARIZABLE,
    JIG_TRAIT_VECTORIZABLE,
    JIG_TRAIT_TENSORIZABLE,
    JIG_TRAIT_AFFINE_SCOPE,
    JIG_TRAIT_AUTOMATIC_ALLOCATION_SCOPE,
    JIG_TRAIT_GRAPH_REGION,
    JIG_TRAIT_ATTR_SIZED_OPERANDS,
    JIG_TRAIT_ATTR_SIZED_RESULTS,
    JIG_TRAIT_SAME_OPERANDS_AND_RESULT_TYPE,
    JIG_TRAIT_IS_CALL,
    JIG_TRAIT_PARALLEL_COMBINING,
    JIG_TRAIT_PARALLEL_REGION,
    JIG_TRAITS
} JigTrait;
JIG_API bool jig_op_has_trait(const JigOp *op, JigTrait trait);
JIG_API bool jig_op_name_has_trait(const JigOpName *name, JigTrait trait);
/* ElementwiseMappable: the same on scalars, vectors and tensors, element by element. */
static inline bool jig_op_is_elementwise_mappable(const JigOp *op) {
    return jig_op_has_trait(op, JIG_TRAIT_ELEMENTWISE) &&
           jig_op_has_trait(op, JIG_TRAIT_SCALARIZABLE) &&
           jig_op_has_trait(op, JIG_TRAIT_VECTORIZABLE) &&
           jig_op_has_trait(op, JIG_TRAIT_TENSORIZABLE);
}

/* Result types by the row's inference; false when it has none or it failed. */
JIG_API bool jig_infer_types(JigInferCall *call) JIG_NODISCARD;
/* Folds (also by the commutative, idempotent and involution traits); operands
 * that come from constant-like ops are looked up. */
JIG_API JigFold jig_op_fold(JigOp *op, const JigAttr *const *operands /* NULL: look up */,
                            JigFoldResult *results, JigArena *arena);
/* Goes on folding while the op only changes in place (*changed); says what came after that. */
JIG_API JigFold jig_op_fold_on(JigOp *op, JigFoldResult *results, JigArena *arena, bool *changed);
/* Constant value of `v` when a constant-like op defines it; NULL else. */
JIG_API const JigAttr *jig_constant_of(const JigValue *v);
JIG_API bool jig_constant_int(const JigValue *v, int64_t *out); /* integers and index */

/* ---- Side effects of an op ---- */
JIG_API void jig_op_effects(const JigOp *op, JigEffects *out); /* own and, when recursive, nested */
/* Own ones only; false (and not known) when the op does not tell. */
JIG_API bool jig_op_own_effects(const JigOp *op, JigEffects *out);
/* Is it on what an automatic allocation scope (as that of memref.alloca) ends by itself? */
JIG_API bool jig_effect_is_scoped(const JigEffect *e);
JIG_API void jig_effects_free(JigEffects *list);
JIG_API bool jig_op_is_memory_effect_free(JigOp *op);
/* Only reads, and whatever happens to memory that the op itself allocates. */
JIG_API bool jig_op_effects_are_droppable(JigOp *op);
JIG_API bool jig_op_is_speculatable(JigOp *op);
JIG_API bool jig_op_is_pure(JigOp *op);
JIG_API bool jig_op_is_trivially_dead(JigOp *op); /* no uses, and dropping it is fine */
JIG_API bool jig_op_would_be_trivially_dead(JigOp *op);

JIG_END_C

#endif
