/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Passes, their options, and pipelines.
 */
#ifndef JIG_PASS_H
#define JIG_PASS_H

#include "jig/rewrite.h"

typedef struct JigPassRow JigPassRow;
typedef struct JigPassCall JigPassCall;

/* An option: "max-iterations" of a kind, with default text ("10", "true", ""). */
typedef enum JigOptionKind { JIG_OPTION_BOOL, JIG_OPTION_INT, JIG_OPTION_STRING, JIG_OPTION_ENUM, JIG_OPTION_LIST } JigOptionKind;
typedef struct JigOptionRow {
    const char *name;
    JigOptionKind kind;
    const char *otherwise;      /* default, as text */
    const char *const *choices; /* of an enum: NULL-terminated */
    const char *help;
} JigOptionRow;

struct JigPassRow {
    const char *name;           /* "canonicalize" */
    const char *anchor;         /* op it must run on ("func.func"); NULL: any op */
    const JigOptionRow *options;
    size_t num_options;
    bool (*run)(JigPassCall *call); /* false: pass failure, diagnostic reported */
    const char *requires_, *breaks_; /* what holds before, what may not hold after; prose for docs */
    const char *summary;
};
struct JigPassCall {
    const JigPassRow *pass;
    JigContext *ctx;
    JigOp *op;
    void *options;  /* opaque; read with the functions below */
    JigArena *arena;
};
JIG_API bool jig_option_bool(const JigPassCall *c, const char *name);
JIG_API int64_t jig_option_int(const JigPassCall *c, const char *name);
JIG_API JigStr jig_option_string(const JigPassCall *c, const char *name);
JIG_API size_t jig_option_list(const JigPassCall *c, const char *name, const JigStr **items);
JIG_API size_t jig_option_choice(const JigPassCall *c, const char *name);

JIG_API void jig_pass_register(JigContext *ctx, const JigPassRow *row);
JIG_API const JigPassRow *jig_pass_find(JigContext *ctx, JigStr name);
JIG_API void jig_register_all_passes(JigContext *ctx);

typedef struct JigPipeline JigPipeline;
/* "builtin.module(canonicalize{top-down=false},func.func(cse))". NULL after a
 * message in *error (in `a`). */
JIG_API JigPipeline *jig_pipeline_parse(JigContext *ctx, JigStr text, JigArena *a, JigStr *error);
JIG_API JigPipeline *jig_pipeline_create(JigContext *ctx, JigStr anchor);
JIG_API void jig_pipeline_destroy(JigPipeline *pipeline);
/* Appends a pass by name with options "a=1 b=2". */
JIG_API bool jig_pipeline_add(JigPipeline *pipeline, JigStr pass, JigStr options, JigArena *a, JigStr *error);
JIG_API JigStr jig_pipeline_to_str(const JigPipeline *pipeline, JigArena *a);

/* --mlir-print-ir-before and friends, --verify-each, --mlir-timing. */
typedef struct JigPassInstrumentation {
    bool verify_each;
    bool print_before_all, print_after_all, print_after_change, print_after_failure, print_module_scope;
    const JigStr *print_before, *print_after; /* pass names */
    size_t num_print_before, num_print_after;
    bool timing;
    const char *timing_display; /* "list" or "tree" */
    const JigPrintFlags *print_flags;
} JigPassInstrumentation;
JIG_API bool jig_pipeline_run(JigPipeline *pipeline, JigOp *op, const JigPassInstrumentation *instrumentation) JIG_NODISCARD;

#endif
