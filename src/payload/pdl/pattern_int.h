/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * A compiled pattern: questions about positions.
 *
 * A position says how to get from the op that is tried as root to something
 * else: "the op that defines operand 1 of the root". A question asks something
 * of a position: "is its name foo?". The pattern matches when every question,
 * asked in order, is answered yes. A position that goes from a value to its
 * users has many answers: the questions from there on are asked for each.
 *
 * Invariants:
 *  - A position is unique below its parent: equal ways are the same pointer.
 *  - Parents come before children, and a position's loop after the loops of
 *    its parents.
 *  - Asking changes nothing; all matches of a root are found before the first
 *    is rewritten.
 */
#ifndef JIG_PAYLOAD_PDL_PATTERN_INT_H
#define JIG_PAYLOAD_PDL_PATTERN_INT_H

#include "dialect/pdl/pdl.h"
#include "jig/pdl.h"
#include "support/map.h"
#include "support/vec.h"

/* In the order in which questions about them are asked. */
typedef enum PositionKind {
    POS_OP, /* the root; the definer of a value; a user of a value */
    POS_OPERAND,
    POS_OPERANDS,
    POS_ATTR,
    POS_NATIVE, /* a result of a native constraint */
    POS_RESULT,
    POS_RESULTS,
    POS_TYPE, /* of a value, of values, of an attribute */
    POS_LITERAL,
    POS_USERS,
} PositionKind;

enum { ALL_OF_THEM = UINT32_MAX }; /* index of a group: the whole range */

typedef struct Question Question;
typedef struct Position {
    PositionKind kind;
    uint32_t depth; /* ops on the way from the root */
    uint32_t index; /* of an operand, result or group; of a loop's or native result's slot */
    bool range;     /* of a group: many values, else the only one */
    const struct Position *parent;
    const JigIdent *name; /* of an attribute */
    JigPdlValue literal;  /* of POS_LITERAL */
    const JigOp *native;  /* of POS_NATIVE: the constraint */
    struct Position *children, *next;
    Question *repeated; /* questions about it that may come up again */
} Position;

/* In the order in which they are asked of a position. */
typedef enum QuestionKind {
    ASK_NOT_NULL,
    ASK_NAME,
    ASK_TYPE,
    ASK_ATTR,
    ASK_MIN_OPERANDS,
    ASK_OPERANDS,
    ASK_MIN_RESULTS,
    ASK_RESULTS,
    ASK_EQUAL,
    ASK_NATIVE,
} QuestionKind;

struct Question {
    QuestionKind kind;
    const Position *pos;
    uint32_t number; /* in the order in which they came up */
    uint32_t weight; /* how often */
    union {
        JigStr name;
        uint32_t count;
        JigPdlValue constant;
        const Position *other;
        struct {
            const JigNative *fn;
            const JigOp *op;
            const Position **args;
            uint32_t first_result; /* slot */
        } native;
    };
    Question *next; /* of Position.repeated */
};

/* Something that the rewrite takes from the matcher. */
typedef struct Input {
    const JigValue *value;
    const Position *pos;
} Input;

struct JigPdlMatcher {
    JigPattern pattern;
    JigContext *ctx;
    JigOp *op, *rewrite;
    JigPdlExternal external;
    JigArena *arena;
    Position *root;
    JigStr root_name;              /* what the root must be before anything is asked; or empty */
    JIG_VEC(Question *) questions; /* sorted once compiled */
    JIG_VEC(Input) inputs;
    JIG_VEC(const Position *) ops; /* whose locations new ops have */
    uint32_t num_loops, num_natives;
    bool first_will_do; /* no native function sees the others, or declines the first */
    bool failed;
};

/* A match: what the inputs stand for. */
typedef struct Match {
    JigPdlValue *inputs;
    JigLoc loc; /* of all matched ops */
} Match;
typedef JIG_VEC(Match) Matches;

/* pdl_compile.c */
bool jig_matcher_contains(const JigValue *v);
/* What a pdl.attribute, pdl.type or pdl.types says it is, in the arena; null: it says nothing. */
JigPdlValue jig_matcher_constant(const JigOp *def, JigArena *a);

/* pdl_match.c: all matches of `root`, in `arena`. */
void jig_matcher_run(JigPdlMatcher *p, JigRewriter *rw, JigOp *root, JigArena *arena,
                     Matches *matches);
JigPdlValue jig_matcher_operand_group(const JigOp *op, uint32_t group, bool range, JigArena *a);
JigPdlValue jig_matcher_result_group(const JigOp *op, uint32_t group, bool range, JigArena *a);
JigPdlValue jig_matcher_types_of(JigPdlValue v, JigArena *a);
/* Calls for `op`, and checks that the results are what it declares. */
bool jig_matcher_call_native(const JigNative *native, bool (*fn)(JigNativeCall *), JigRewriter *rw,
                             const JigOp *op, const JigPdlValue *args, size_t num_args,
                             JigPdlValue *results, JigArena *arena);

/* pdl_rewrite.c */
bool jig_matcher_rewrite(JigPdlMatcher *p, JigRewriter *rw, const Match *match, JigArena *arena);

#endif
