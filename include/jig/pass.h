/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Passes, their options, and pipelines.
 */
#ifndef JIG_PASS_H
#define JIG_PASS_H

#include "jig/rewrite.h"

JIG_BEGIN_C

typedef struct JigPassRow JigPassRow;
typedef struct JigPassCall JigPassCall;
typedef struct JigConversionRow JigConversionRow; /* jig/convert.h */
typedef struct JigPipeline JigPipeline;

/* An option: "max-iterations" of a kind, with default text ("10", "true", "").
 * The integer kinds are named as in messages about their values. A list's
 * default is a comma separated text; NULL: empty. */
typedef enum JigOptionKind {
    JIG_OPTION_BOOL,
    JIG_OPTION_INT, /* 32 bits, "integer" */
    JIG_OPTION_STRING,
    JIG_OPTION_ENUM,
    JIG_OPTION_LIST, /* of strings */
    JIG_OPTION_UINT,
    JIG_OPTION_LONG,
    JIG_OPTION_ULONG,
    JIG_OPTION_FLOAT,
    JIG_OPTION_INT_LIST,
    JIG_OPTION_UINT_LIST,
    JIG_OPTION_LONG_LIST,
    JIG_OPTION_ULONG_LIST,
    JIG_OPTION_PIPELINE_LIST, /* "func.func(cse),any(canonicalize)" */
} JigOptionKind;
typedef struct JigOptionRow {
    const char *name;
    JigOptionKind kind;
    const char *otherwise;      /* default, as text */
    const char *const *choices; /* of an enum: NULL-terminated */
    const char *help;
    JIG_RESERVED(2);
} JigOptionRow;

/* What may hold of IR as a whole. A pass keeps it, or its row says that it may not: the stress
 * build ends the program otherwise. */
enum JigHolds {
    JIG_HOLDS_NO_TENSORS = 1 << 0, /* no value is a tensor */
    JIG_HOLDS_ONE_BLOCK = 1 << 1,  /* regions have one block at most, but those of llvm's ops */
    JIG_HOLDS_NO_CASTS = 1 << 2,   /* no builtin.unrealized_conversion_cast */
    JIG_HOLDS_NO_LLVM = 1 << 3,    /* no op of the llvm dialect */
    JIG_HOLDS_ALL = (1 << 4) - 1,
};

struct JigPassRow {
    const char *name;        /* "canonicalize" */
    const char *title;       /* "Canonicalizer": in headings of dumps and timings */
    const char *anchor;      /* op it must run on ("func.func"); NULL: any op */
    const JigIfaceId *iface; /* interface that its ops must have; NULL: none needed */
    const JigOptionRow *options;
    size_t num_options;
    bool (*run)(JigPassCall *call); /* false: pass failure, diagnostic reported */
    uint64_t breaks; /* of JigHolds: what need not hold afterwards though it did before */
    void *unused;    /* NULL */
    const char *summary;
    bool outside_effects; /* output, or what the context keeps: more than a rollback takes back */
    /* In place of run: the row names a pipeline, whose text the options decide. `call` has no op.
     */
    JigStr (*pipeline)(const JigPassCall *call);
    const JigConversionRow *conversion; /* in place of run: by this row (jig/convert.h) */
    JIG_RESERVED(2);
};
struct JigPassCall {
    const JigPassRow *pass;
    JigContext *ctx;
    JigOp *op;
    const void *options;    /* opaque; read with the functions below */
    JigArena *arena;        /* scratch, freed after the call */
    struct JigRewriter *rw; /* to change IR with */
    void *runner;           /* opaque */
    bool unchanged;         /* set by a pass that left all as it was: not verified again */
    JIG_RESERVED(2);
};
/* Applies the set to the pass's op until nothing changes, and destroys it; see jig_apply_greedily.
 * False: it goes on and on. */
JIG_API bool jig_pass_apply(JigPassCall *c, JigPatternSet *set, const JigGreedyOptions *options);
/* Values of the options that the pass's row names; lists belong to the pipeline, and *items has as
 * many items as is returned. */
JIG_API bool jig_option_bool(const JigPassCall *c, const char *name);
JIG_API int64_t jig_option_int(const JigPassCall *c, const char *name); /* all integer kinds */
JIG_API double jig_option_float(const JigPassCall *c, const char *name);
JIG_API JigStr jig_option_string(const JigPassCall *c, const char *name);
JIG_API size_t jig_option_list(const JigPassCall *c, const char *name, const JigStr **items);
JIG_API size_t jig_option_int_list(const JigPassCall *c, const char *name, const int64_t **items);
JIG_API size_t jig_option_pipelines(const JigPassCall *c, const char *name,
                                    JigPipeline *const **items);
JIG_API size_t jig_option_choice(const JigPassCall *c,
                                 const char *name); /* index among the choices */

/* Did somebody give it a value? Else it has its default. */
JIG_API bool jig_option_is_given(const JigPassCall *c, const char *name);

/* False after a diagnostic when the name is taken; the first one stays. */
JIG_API bool jig_pass_register(JigContext *ctx, const JigPassRow *row);
JIG_API const JigPassRow *jig_pass_find(JigContext *ctx, JigStr name);
/* All registered passes, sorted by name. */
JIG_API size_t jig_pass_list(JigContext *ctx, JigArena *a, const JigPassRow *const **rows);

/* Of the functions that make pipelines, `a` is scratch. Why one could not be made: complaints about
 * values of options are notes, what is wrong with a pipeline in an option's value is behind it
 * (JigReason.because). The reference's tool prints both (jig_pipeline_complaints) before a
 * diagnostic with the text. */
/* "builtin.module(canonicalize{top-down=false},func.func(cse))". NULL, and why. */
JIG_API JigPipeline *jig_pipeline_parse(JigContext *ctx, JigStr text, JigArena *a, JigReason *why);
/* An empty one for ops named `anchor`; "any" for all. */
JIG_API JigPipeline *jig_pipeline_create(JigContext *ctx, JigStr anchor);
JIG_API void jig_pipeline_destroy(JigPipeline *pipeline);
/* Appends a pass by name with options "a=1 b=2". A pass of another anchor is
 * nested in a pipeline of its anchor. */
JIG_API bool jig_pipeline_add(JigPipeline *pipeline, JigStr pass, JigStr options, JigArena *a,
                              JigReason *why) JIG_NODISCARD;
/* The same with options as data, up to one without a name; NULL: none. */
typedef struct JigPassOption {
    const char *name;
    int64_t num;      /* of booleans and integers */
    const char *text; /* of others; of a list it is one item, further ones add to it */
} JigPassOption;
JIG_API bool jig_pipeline_add_pass(JigPipeline *pipeline, JigStr pass, const JigPassOption *options,
                                   JigArena *a, JigReason *why) JIG_NODISCARD;
/* Appends what stands between the parentheses: "cse,func.func(canonicalize)". */
JIG_API bool jig_pipeline_add_text(JigPipeline *pipeline, JigStr text, JigArena *a,
                                   JigReason *why) JIG_NODISCARD;
/* Lines that go to the standard error as they are, as a command line's would. */
JIG_API JigStr jig_pipeline_complaints(const JigReason *why, const char *program, JigArena *a);
JIG_API JigStr jig_pipeline_anchor(const JigPipeline *pipeline);
JIG_API size_t jig_pipeline_len(const JigPipeline *pipeline);
JIG_API JigStr jig_pipeline_to_str(const JigPipeline *pipeline, JigArena *a);
/* Over several lines, as --dump-pass-pipeline shows it. */
JIG_API JigStr jig_pipeline_dump(const JigPipeline *pipeline, JigArena *a);

/* Where the time goes: a tree of named sections. */
typedef struct JigTiming JigTiming;
JIG_API JigTiming *jig_timing_create(void);
JIG_API void jig_timing_destroy(JigTiming *timing);
/* Sections nest; one begun twice in the same section adds up. NULL is allowed
 * and does nothing. */
JIG_API void jig_timing_begin(JigTiming *timing, JigStr name);
JIG_API void jig_timing_end(JigTiming *timing);
JIG_API void jig_timing_report(JigTiming *timing, bool as_list, bool user_time, JigWriteFn write,
                               void *user);

/* --mlir-print-ir-before and friends, --verify-each, --mlir-timing. */
typedef struct JigPassInstrumentation {
    bool verify_each;
    bool print_before_all, print_after_all, print_after_change, print_after_failure,
        print_module_scope;
    const JigStr *print_before, *print_after; /* pass names */
    size_t num_print_before, num_print_after;
    JigTiming *timing; /* NULL: not wanted */
    JIG_RESERVED(2);
} JigPassInstrumentation;
/* NULL instrumentation: verify after each pass. */
JIG_API bool jig_pipeline_run(JigPipeline *pipeline, JigOp *op,
                              const JigPassInstrumentation *instrumentation) JIG_NODISCARD;
/* The same from within a pass, on the pass's op or one below, under the instrumentation of the run.
 */
JIG_API bool jig_pass_run_pipeline(JigPassCall *call, JigPipeline *pipeline,
                                   JigOp *op) JIG_NODISCARD;

JIG_END_C

#endif
