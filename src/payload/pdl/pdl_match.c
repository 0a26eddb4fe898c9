/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Asking the questions of a compiled pattern. */
#include "payload/pdl/pattern_int.h"
#include "support/arena.h"

/* ---- Groups of operands and results ---- */

static JigPdlValue values_of(const JigOp *op, JigValue *(*get)(const JigOp *, size_t), size_t start,
                             size_t n, bool range, JigArena *a) {
    if (!range)
        return n == 1 ? (JigPdlValue){.kind = JIG_PDL_IS_VALUE, .value = get(op, start)}
                      : (JigPdlValue){0};
    JigValue **items = jig_arena_alloc(a, n * sizeof *items);
    for (size_t i = 0; i < n; ++i)
        items[i] = get(op, start + i);
    return (JigPdlValue){.kind = JIG_PDL_IS_VALUE_RANGE, .values = items, .n = n};
}

/* Group `group` by the op's segment sizes; false when there is none. */
static bool segment(const JigOp *op, const char *attr, uint32_t group, size_t total, size_t *start,
                    size_t *n) {
    const JigAttr *sizes = jig_op_attr(op, attr);
    if (!sizes || !jig_attr_is_dense_array(sizes, NULL) || group >= jig_attr_dense_array_len(sizes))
        return false;
    *start = 0;
    for (uint32_t i = 0; i < group; ++i)
        *start += (size_t)jig_attr_dense_array_int(sizes, i);
    *n = (size_t)jig_attr_dense_array_int(sizes, group);
    return *start + *n <= total;
}

/* Without segment sizes nothing says where a group ends: it takes the rest. */
static bool rest(uint32_t group, size_t total, size_t *start, size_t *n) {
    *start = group == ALL_OF_THEM ? 0 : group;
    *n = total - *start;
    return *start <= total;
}

JigPdlValue jig_matcher_operand_group(const JigOp *op, uint32_t group, bool range, JigArena *a) {
    size_t start, n, total = jig_op_num_operands(op);
    bool sized = group != ALL_OF_THEM && jig_op_has_trait(op, JIG_TRAIT_ATTR_SIZED_OPERANDS);
    bool found = sized ? segment(op, "operandSegmentSizes", group, total, &start, &n)
                       : rest(group, total, &start, &n);
    return found ? values_of(op, jig_op_operand, start, n, range, a) : (JigPdlValue){0};
}

JigPdlValue jig_matcher_result_group(const JigOp *op, uint32_t group, bool range, JigArena *a) {
    size_t start, n, total = jig_op_num_results(op);
    bool sized = group != ALL_OF_THEM && jig_op_has_trait(op, JIG_TRAIT_ATTR_SIZED_RESULTS);
    bool found = sized ? segment(op, "resultSegmentSizes", group, total, &start, &n)
                       : rest(group, total, &start, &n);
    return found ? values_of(op, jig_op_result, start, n, range, a) : (JigPdlValue){0};
}

/* A string without a type is one of none. */
static const JigType *attr_type(const JigAttr *x) {
    const JigType *type = jig_attr_type(x);
    return type || !jig_attr_is_string(x) ? type : jig_type_none(jig_attr_context(x));
}

JigPdlValue jig_matcher_types_of(JigPdlValue v, JigArena *a) {
    const JigType *type = NULL;
    if (v.kind == JIG_PDL_IS_VALUE_RANGE) {
        const JigType **types = jig_arena_alloc(a, v.n * sizeof *types);
        for (size_t i = 0; i < v.n; ++i)
            types[i] = jig_value_type(v.values[i]);
        return (JigPdlValue){.kind = JIG_PDL_IS_TYPE_RANGE, .types = types, .n = v.n};
    }
    if (v.kind == JIG_PDL_IS_VALUE)
        type = jig_value_type(v.value);
    else if (v.kind == JIG_PDL_IS_ATTR)
        type = attr_type(v.attr);
    return type ? (JigPdlValue){.kind = JIG_PDL_IS_TYPE, .type = type} : (JigPdlValue){0};
}

/* ---- Positions ---- */

typedef struct Matcher {
    JigPdlMatcher *p;
    JigRewriter *rw;
    JigOp *root;
    JigOp **users; /* where each loop is; NULL: not begun */
    JigPdlValue *natives;
    size_t asked;
    JigArena *arena;
    Matches *matches;
} Matcher;

static JigPdlValue op_value(JigOp *op) {
    return op ? (JigPdlValue){.kind = JIG_PDL_IS_OP, .op = op} : (JigPdlValue){0};
}

/* A range is defined by the op that defines its first value. */
static JigOp *definer(JigPdlValue v) {
    if (v.kind == JIG_PDL_IS_VALUE)
        return jig_value_def(v.value);
    return v.kind == JIG_PDL_IS_VALUE_RANGE && v.n ? jig_value_def(v.values[0]) : NULL;
}

static JigPdlValue single(const JigOp *op, const Position *pos) {
    bool operand = pos->kind == POS_OPERAND;
    size_t n = operand ? jig_op_num_operands(op) : jig_op_num_results(op);
    if (pos->index >= n)
        return (JigPdlValue){0};
    return (JigPdlValue){.kind = JIG_PDL_IS_VALUE,
                         .value = operand ? jig_op_operand(op, pos->index)
                                          : jig_op_result(op, pos->index)};
}

static JigPdlValue look(const Matcher *m, const Position *pos);

static JigPdlValue look_in_op(const Matcher *m, const Position *pos, const JigOp *op) {
    const JigAttr *attr;
    switch (pos->kind) {
    case POS_OPERAND:
    case POS_RESULT:
        return single(op, pos);
    case POS_OPERANDS:
        return jig_matcher_operand_group(op, pos->index, pos->range, m->arena);
    case POS_RESULTS:
        return jig_matcher_result_group(op, pos->index, pos->range, m->arena);
    default:
        attr = jig_op_attr_id(op, pos->name);
        return attr ? (JigPdlValue){.kind = JIG_PDL_IS_ATTR, .attr = attr} : (JigPdlValue){0};
    }
}

static JigPdlValue look(const Matcher *m, const Position *pos) {
    if (!jig_stack_ok(m->p->ctx))
        return (JigPdlValue){0};
    switch (pos->kind) {
    case POS_OP:
        if (!pos->parent)
            return op_value(m->root);
        if (pos->parent->kind == POS_USERS)
            return op_value(m->users[pos->parent->index]);
        return op_value(definer(look(m, pos->parent)));
    case POS_NATIVE:
        return m->natives[pos->index];
    case POS_LITERAL:
        return pos->literal;
    case POS_TYPE:
        return jig_matcher_types_of(look(m, pos->parent), m->arena);
    case POS_USERS:
        return (JigPdlValue){0};
    default:;
    }
    JigPdlValue of = look(m, pos->parent);
    return of.kind == JIG_PDL_IS_OP ? look_in_op(m, pos, of.op) : (JigPdlValue){0};
}

/* ---- Questions ---- */

static bool same(JigPdlValue a, JigPdlValue b) {
    if (a.kind != b.kind || a.n != b.n)
        return false;
    if (a.kind == JIG_PDL_IS_VALUE_RANGE)
        return !a.n || !memcmp(a.values, b.values, a.n * sizeof *a.values);
    if (a.kind == JIG_PDL_IS_TYPE_RANGE)
        return !a.n || !memcmp(a.types, b.types, a.n * sizeof *a.types);
    return a.op == b.op; /* a pointer, whichever */
}

static JigPdlKind kind_of(const JigType *t) {
    const JigType *element = jig_pdl_element(t);
    bool value = jig_type_is(element, JIG_PDL_TYPE_ROW(VALUE));
    if (jig_pdl_is_range(t))
        return value ? JIG_PDL_IS_VALUE_RANGE : JIG_PDL_IS_TYPE_RANGE;
    if (value)
        return JIG_PDL_IS_VALUE;
    if (jig_type_is(t, JIG_PDL_TYPE_ROW(TYPE)))
        return JIG_PDL_IS_TYPE;
    return jig_type_is(t, JIG_PDL_TYPE_ROW(OPERATION)) ? JIG_PDL_IS_OP : JIG_PDL_IS_ATTR;
}

bool jig_matcher_call_native(const JigNative *native, bool (*fn)(JigNativeCall *), JigRewriter *rw,
                             const JigOp *op, const JigPdlValue *args, size_t num_args,
                             JigPdlValue *results, JigArena *arena) {
    size_t n = jig_op_num_results(op);
    JigNativeCall call = {.rw = rw,
                          .args = args,
                          .num_args = num_args,
                          .results = results,
                          .num_results = n,
                          .arena = arena,
                          .native = native};
    if (n)
        memset(results, 0, n * sizeof *results);
    JIG_CHECK(fn(&call));
    for (size_t i = 0; i < n; ++i)
        if (results[i].kind != kind_of(jig_op_result_type(op, i)))
            return jig_op_error(op,
                                "result #%zu of the native function is not what the pattern "
                                "expects",
                                i);
    return true;
}

static bool ask_native(Matcher *m, const Question *q) {
    size_t n = jig_op_num_operands(q->native.op);
    JigPdlValue *args = jig_arena_alloc(m->arena, n * sizeof *args);
    for (size_t i = 0; i < n; ++i)
        args[i] = look(m, q->native.args[i]);
    bool negated = jig_pdl_apply_native_constraint_is_negated(q->native.op);
    return negated != jig_matcher_call_native(q->native.fn, q->native.fn->constraint, m->rw,
                                              q->native.op, args, n,
                                              m->natives + q->native.first_result, m->arena);
}

static bool ask_position(const Matcher *m, const Question *q) {
    JigPdlValue v = look(m, q->pos);
    bool op = v.kind == JIG_PDL_IS_OP;
    switch (q->kind) {
    case ASK_NOT_NULL:
        return v.kind != JIG_PDL_IS_NULL;
    case ASK_NAME:
        return op && jig_str_eq(jig_op_name_of(v.op), q->name);
    case ASK_TYPE:
    case ASK_ATTR:
        return same(v, q->constant);
    case ASK_MIN_OPERANDS:
        return op && jig_op_num_operands(v.op) >= q->count;
    case ASK_OPERANDS:
        return op && jig_op_num_operands(v.op) == q->count;
    case ASK_MIN_RESULTS:
        return op && jig_op_num_results(v.op) >= q->count;
    case ASK_RESULTS:
        return op && jig_op_num_results(v.op) == q->count;
    default:
        return same(v, look(m, q->other));
    }
}

static bool ask(Matcher *m, const Question *q) {
    if (q->kind == ASK_NATIVE) /* whose results stay */
        return ask_native(m, q);
    JigArenaMark mark = jig_arena_mark(m->arena);
    bool yes = ask_position(m, q);
    jig_arena_rewind(m->arena, mark);
    return yes;
}

/* ---- Matching ---- */

/* The outermost loop on the way to `pos` that is not begun. */
static const Position *open_loop(const Matcher *m, const Position *pos) {
    const Position *found = NULL;
    for (; pos; pos = pos->parent)
        if (pos->kind == POS_USERS && !m->users[pos->index])
            found = pos;
    return found;
}

static const Position *loop_of(const Matcher *m, const Question *q) {
    const Position *loop = open_loop(m, q->pos);
    if (!loop && q->kind == ASK_EQUAL)
        loop = open_loop(m, q->other);
    for (size_t i = 0; !loop && q->kind == ASK_NATIVE && i < jig_op_num_operands(q->native.op); ++i)
        loop = open_loop(m, q->native.args[i]);
    return loop;
}

static void record(Matcher *m) {
    JigPdlMatcher *p = m->p;
    Match match = {.inputs = jig_arena_alloc(m->arena, p->inputs.len * sizeof *match.inputs)};
    for (size_t i = 0; i < p->inputs.len; ++i)
        match.inputs[i] = look(m, p->inputs.data[i].pos);
    JigLoc *locs = jig_arena_alloc(m->arena, p->ops.len * sizeof *locs);
    for (size_t i = 0; i < p->ops.len; ++i)
        locs[i] = jig_op_loc(look(m, p->ops.data[i]).op);
    match.loc = jig_loc_fused(p->ctx, locs, p->ops.len, NULL);
    jig_vec_push(m->matches, match);
}

/* True: enough was found, or too much asked. */
static bool ask_from(Matcher *m, size_t i);

/* The users of a value, or of the first of several. */
static bool for_each_user(Matcher *m, const Position *loop, size_t i) {
    JigPdlValue of = look(m, loop->parent);
    JigValue *v = of.kind == JIG_PDL_IS_VALUE                 ? of.value
                  : of.kind == JIG_PDL_IS_VALUE_RANGE && of.n ? of.values[0]
                                                              : NULL;
    bool done = false;
    for (JigUse *u = v ? jig_value_first_use(v) : NULL; u && !done; u = jig_use_next(u)) {
        m->users[loop->index] = jig_use_owner(u);
        done = ask_from(m, i);
    }
    m->users[loop->index] = NULL;
    return done;
}

/* Ways multiply with the users of values: a pattern may have more than anyone can wait for. */
static bool too_many(Matcher *m) {
    enum { MOST = 1 << 24 };
    if (++m->asked < MOST && jig_stack_ok(m->p->ctx))
        return false;
    m->p->failed = true;
    jig_op_error(m->p->op, "has too many ways to match");
    jig_op_note(m->root, "from this op");
    return true;
}

static bool ask_from(Matcher *m, size_t i) {
    for (; i < m->p->questions.len; ++i) {
        const Question *q = m->p->questions.data[i];
        const Position *loop = loop_of(m, q);
        if (loop)
            return for_each_user(m, loop, i);
        if (too_many(m))
            return true;
        if (!ask(m, q))
            return false;
    }
    record(m);
    return m->p->first_will_do;
}

void jig_matcher_run(JigPdlMatcher *p, JigRewriter *rw, JigOp *root, JigArena *arena,
                     Matches *matches) {
    Matcher m = {.p = p, .rw = rw, .root = root, .arena = arena, .matches = matches};
    m.users = jig_arena_calloc(arena, p->num_loops * sizeof *m.users);
    m.natives = jig_arena_calloc(arena, p->num_natives * sizeof *m.natives);
    (void)ask_from(&m, 0);
}
