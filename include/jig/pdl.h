/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Patterns written as IR: a pdl.pattern compiled to a JigPattern, and the
 * native functions that such patterns may call by name.
 */
#ifndef JIG_PDL_H
#define JIG_PDL_H

#include "jig/rewrite.h"

JIG_BEGIN_C

/* ---- What the values of a pattern stand for ---- */
typedef enum JigPdlKind {
    JIG_PDL_IS_NULL, /* nothing there: an operand beyond the last, an absent attribute */
    JIG_PDL_IS_ATTR,
    JIG_PDL_IS_OP,
    JIG_PDL_IS_TYPE,
    JIG_PDL_IS_VALUE,
    JIG_PDL_IS_TYPE_RANGE,
    JIG_PDL_IS_VALUE_RANGE,
} JigPdlKind;

typedef struct JigPdlValue {
    JigPdlKind kind;
    union {
        const JigAttr *attr;
        JigOp *op;
        const JigType *type;
        JigValue *value;
        const JigType *const *types; /* ranges */
        JigValue *const *values;
    };
    size_t n; /* of a range */
    JIG_RESERVED(2);
} JigPdlValue;

/* ---- Native functions ---- */
typedef struct JigNativeCall {
    JigRewriter *rw; /* a constraint must not change the IR */
    const JigPdlValue *args;
    size_t num_args;
    JigPdlValue *results; /* to be set, each of the kind that the pattern declares */
    size_t num_results;
    JigArena *arena;                /* for ranges among the results */
    const struct JigNative *native; /* whose .constraint or .rewrite is called */
    JIG_RESERVED(1);
} JigNativeCall;

/* A name and what it means as a constraint (true: it holds) and as a rewrite
 * (true: done); either may be NULL. */
typedef struct JigNative {
    const char *name;
    bool (*constraint)(JigNativeCall *call);
    bool (*rewrite)(JigNativeCall *call);
    JIG_RESERVED(2);
} JigNative;

/* Makes a function known to the patterns of the context; a later one of the
 * same name takes its place. `native` must outlive ctx. */
JIG_API void jig_native_register(JigContext *ctx, const JigNative *native);
JIG_API const JigNative *jig_native_find(JigContext *ctx, JigStr name); /* or NULL */

/* ---- Patterns ---- */
typedef struct JigPdlMatcher JigPdlMatcher;

/* What becomes of `pdl.rewrite with "name"`. */
typedef enum JigPdlExternal {
    JIG_PDL_CALL_EXTERNAL, /* the function of that name must be registered, and is called */
    JIG_PDL_SKIP_EXTERNAL, /* nothing: who asks wants to know what matches */
} JigPdlExternal;

/* Compiles a verified pdl.pattern. NULL after a diagnostic: it calls what nobody registered. The
 * op must stay as it is until the pattern is destroyed. */
JIG_API JigPdlMatcher *jig_pdl_compile(JigOp *pattern, JigPdlExternal external);
JIG_API void jig_pdl_destroy(JigPdlMatcher *pattern);
/* For pattern sets and jig_pdl_apply; lives as long as `pattern`. */
JIG_API const JigPattern *jig_pdl_pattern(const JigPdlMatcher *pattern);
/* Did a rewrite break off halfway, after a diagnostic? */
JIG_API bool jig_pdl_failed(const JigPdlMatcher *pattern);
/* Matches with `op` for its root, and rewrites. */
JIG_API bool jig_pdl_apply(JigPdlMatcher *pattern, JigRewriter *rw, JigOp *op);

JIG_END_C

#endif
