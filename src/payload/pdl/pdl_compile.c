/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * From a pdl.pattern to questions about positions. The walk starts at the
 * pattern's root and goes to operands and what defines them.
 */
#include "payload/pdl/compile_int.h"
#include "support/check.h"

bool jig_matcher_contains(const JigValue *v) {
    const JigOp *def = jig_value_def(v);
    return def && jig_op_is(jig_op_parent(def), JIG_PDL(PATTERN));
}

/* ---- Positions ---- */

/* The one below `parent` that is like `like`. */
static Position *at(Compiler *c, Position *parent, Position like) {
    for (Position *p = parent->children; p; p = p->next)
        if (p->kind == like.kind && p->index == like.index && p->range == like.range &&
            p->name == like.name)
            return p;
    Position *p = JIG_NEW(c->p->arena, Position);
    *p = like;
    p->parent = parent;
    p->depth = parent->depth;
    p->next = parent->children;
    parent->children = p;
    return p;
}

/* The op that defines the value at `value`. */
static Position *definer_at(Compiler *c, Position *value) {
    Position *p = at(c, value, (Position){.kind = POS_OP});
    p->depth = value->depth + 1;
    return p;
}

/* A user of the value at `value`. */
Position *jig_matcher_user_at(Compiler *c, Position *value) {
    Position *loop = at(c, value, (Position){.kind = POS_USERS, .index = c->p->num_loops++});
    Position *p = at(c, loop, (Position){.kind = POS_OP});
    p->depth = value->depth + 1;
    return p;
}

static Position *literal_at(Compiler *c, JigPdlValue v) {
    Position *p = JIG_NEW(c->p->arena, Position);
    *p = (Position){.kind = POS_LITERAL, .literal = v};
    return p;
}

/* ---- Questions ---- */

/* A constraint that computes nothing need not be asked twice. */
static bool same_native(const Question *q, const Question *like) {
    const JigOp *a = q->native.op, *b = like->native.op;
    size_t n = jig_op_num_operands(a);
    return q->native.fn == like->native.fn && n == jig_op_num_operands(b) &&
           !jig_op_num_results(a) && !jig_op_num_results(b) &&
           jig_pdl_apply_native_constraint_is_negated(a) ==
               jig_pdl_apply_native_constraint_is_negated(b) &&
           !memcmp(q->native.args, like->native.args, n * sizeof *q->native.args);
}

static bool same_question(const Question *q, const Question *like) {
    if (q->kind != like->kind)
        return false;
    return q->kind == ASK_NOT_NULL || same_native(q, like);
}

/* The walk asks everything else but these only once. */
static bool may_repeat(QuestionKind kind) {
    return kind == ASK_NOT_NULL || kind == ASK_NATIVE;
}

static void add(Compiler *c, Position *pos, Question like) {
    bool again = may_repeat(like.kind);
    for (Question *q = again ? pos->repeated : NULL; q; q = q->next)
        if (same_question(q, &like)) {
            q->weight++;
            return;
        }
    Question *q = JIG_NEW(c->p->arena, Question);
    *q = like;
    q->pos = pos;
    q->number = c->num_questions++;
    q->weight = 1;
    jig_vec_push(&c->p->questions, q);
    if (!again)
        return;
    q->next = pos->repeated;
    pos->repeated = q;
}

static void ask_not_null(Compiler *c, Position *pos) {
    add(c, pos, (Question){.kind = ASK_NOT_NULL});
}

static void ask_count(Compiler *c, Position *pos, QuestionKind kind, uint32_t count) {
    add(c, pos, (Question){.kind = kind, .count = count});
}

/* Of the deeper one; of two alike, the one that was met first. */
static void ask_equal(Compiler *c, Position *pos, Position *other) {
    bool deeper = other->depth >= pos->depth;
    add(c, deeper ? other : pos, (Question){.kind = ASK_EQUAL, .other = deeper ? pos : other});
}

/* ---- Constants ---- */

static JigPdlValue constant_types(const JigAttr *array, JigArena *a) {
    size_t n = jig_attr_array_len(array);
    const JigType **types = jig_arena_alloc(a, n * sizeof *types);
    for (size_t i = 0; i < n; ++i)
        types[i] = jig_attr_type_value(jig_attr_array_at(array, i));
    return (JigPdlValue){.kind = JIG_PDL_IS_TYPE_RANGE, .types = types, .n = n};
}

JigPdlValue jig_matcher_constant(const JigOp *def, JigArena *a) {
    const JigAttr *x;
    if (jig_op_is(def, JIG_PDL(ATTRIBUTE)) && (x = jig_pdl_attribute_value_attr(def)))
        return (JigPdlValue){.kind = JIG_PDL_IS_ATTR, .attr = x};
    if (jig_op_is(def, JIG_PDL(TYPE)) && (x = jig_pdl_type_constant_type_attr(def)))
        return (JigPdlValue){.kind = JIG_PDL_IS_TYPE, .type = jig_attr_type_value(x)};
    if (jig_op_is(def, JIG_PDL(TYPES)) && (x = jig_pdl_types_constant_types_attr(def)))
        return constant_types(x, a);
    return (JigPdlValue){0};
}

/* ---- The walk ---- */

Position *jig_matcher_position_of(const Compiler *c, const JigValue *v) {
    return jig_ptrmap_get(&c->bound, v);
}

/* Types, attributes and operands. A range of types is asked about where it is
 * met first, and never compared. */
static void visit(Compiler *c, JigValue *v, Position *pos) {
    JigOp *def = jig_value_def(v);
    Position *known = jig_matcher_position_of(c, v);
    if (known) {
        if (!jig_op_is(def, JIG_PDL(TYPES)))
            ask_equal(c, pos, known);
        return;
    }
    jig_ptrmap_set(&c->bound, v, pos);
    bool is_type = jig_op_is(def, JIG_PDL(TYPE)) || jig_op_is(def, JIG_PDL(TYPES));
    if (!is_type)
        ask_not_null(c, pos);
    if (!is_type && jig_op_num_operands(def))
        visit(c, jig_op_operand(def, 0), at(c, pos, (Position){.kind = POS_TYPE}));
    JigPdlValue constant = jig_matcher_constant(def, c->p->arena);
    if (constant.kind)
        add(c, pos, (Question){.kind = is_type ? ASK_TYPE : ASK_ATTR, .constant = constant});
}

/* The position of what pdl.result or pdl.results takes from an op. */
Position *jig_matcher_result_at(Compiler *c, const JigOp *def, Position *op) {
    Position like = {.kind = jig_op_is(def, JIG_PDL(RESULT)) ? POS_RESULT : POS_RESULTS};
    like.index = (uint32_t)jig_pdl_results_index(def, ALL_OF_THEM);
    like.range = jig_pdl_is_range(jig_op_result_type(def, 0));
    return at(c, op, like);
}

/* An operand that another op of the pattern defines. A second use of the same
 * pdl.result is not looked at again. */
static void visit_result(Compiler *c, JigValue *v, Position *pos) {
    if (jig_matcher_position_of(c, v))
        return;
    jig_ptrmap_set(&c->bound, v, pos);
    JigOp *def = jig_value_def(v);
    Position *definer = definer_at(c, pos);
    ask_not_null(c, pos);
    ask_not_null(c, definer);
    jig_matcher_visit_op(c, jig_value_def(jig_pdl_result_parent(def)), definer, NULL);
    ask_equal(c, jig_matcher_result_at(c, def, definer), pos);
}

static void visit_operand(Compiler *c, JigValue *v, Position *pos) {
    const JigOp *def = jig_value_def(v);
    if (jig_op_is(def, JIG_PDL(RESULT)) || jig_op_is(def, JIG_PDL(RESULTS)))
        visit_result(c, v, pos);
    else
        visit(c, v, pos);
}

static void visit_attrs(Compiler *c, JigOp *op, Position *pos) {
    const JigAttr *names = jig_pdl_operation_attribute_value_names_attr(op);
    JigOperandRange range = jig_pdl_operation_attribute_values(op);
    for (size_t i = 0; i < range.count; ++i) {
        const JigIdent *name =
            jig_ident(c->p->ctx, jig_attr_string_value(jig_attr_array_at(names, i)));
        visit(c, jig_op_operand(op, range.start + i),
              at(c, pos, (Position){.kind = POS_ATTR, .name = name}));
    }
}

/* Where the operands (types) of an op are: one by one until the first range, then by group;
 * a single range is all of them. */
typedef struct GroupWalk {
    size_t start, n, fixed;
    bool whole, has_variadic;
} GroupWalk;

static GroupWalk group_walk(const JigOp *op, JigOperandRange group) {
    GroupWalk w = {.start = group.start, .n = group.count};
    for (size_t i = 0; i < w.n; ++i)
        w.fixed += !jig_pdl_is_range(jig_op_operand_type(op, w.start + i));
    w.whole = w.n == 1 && !w.fixed;
    w.has_variadic = w.fixed < w.n;
    return w;
}

static Position *group_at(Compiler *c, Position *op, PositionKind one, PositionKind many,
                          const GroupWalk *w, size_t i, bool range, bool *after_range) {
    *after_range |= range;
    if (w->whole)
        return at(c, op, (Position){.kind = many, .index = ALL_OF_THEM, .range = true});
    if (*after_range)
        return at(c, op, (Position){.kind = many, .index = (uint32_t)i, .range = range});
    return at(c, op, (Position){.kind = one, .index = (uint32_t)i});
}

static void visit_operands(Compiler *c, JigOp *op, Position *pos, const GroupWalk *w,
                           const Via *via) {
    bool after_range = false;
    for (size_t i = 0; i < w->n; ++i) {
        JigValue *v = jig_op_operand(op, w->start + i);
        bool range = jig_pdl_is_range(jig_value_type(v));
        Position *operand = group_at(c, pos, POS_OPERAND, POS_OPERANDS, w, i, range, &after_range);
        if (!via || via->operand != i) {
            visit_operand(c, v, operand);
            continue;
        }
        if (!jig_matcher_position_of(c, v))
            jig_ptrmap_set(&c->bound, v, via->value);
        ask_equal(c, operand, via->value);
    }
}

static void visit_types(Compiler *c, JigOp *op, Position *pos, const GroupWalk *w) {
    bool after_range = false;
    for (size_t i = 0; i < w->n; ++i) {
        JigValue *v = jig_op_operand(op, w->start + i);
        bool range = jig_pdl_is_range(jig_value_type(v));
        Position *result = group_at(c, pos, POS_RESULT, POS_RESULTS, w, i, range, &after_range);
        if (!w->whole)
            ask_not_null(c, result);
        visit(c, v, at(c, result, (Position){.kind = POS_TYPE}));
    }
}

static void ask_counts(Compiler *c, Position *pos, const GroupWalk *w, QuestionKind at_least,
                       QuestionKind exactly) {
    if (!w->has_variadic)
        ask_count(c, pos, exactly, (uint32_t)w->n);
    else if (w->fixed)
        ask_count(c, pos, at_least, (uint32_t)w->fixed);
}

void jig_matcher_visit_op(Compiler *c, JigOp *op, Position *pos, const Via *via) {
    JigValue *v = jig_op_result(op, 0);
    Position *known = jig_matcher_position_of(c, v);
    if (!jig_stack_ok(c->p->ctx)) {
        c->failed = c->failed || !jig_op_error(op, "nesting is too deep");
        return;
    }
    if (known) {
        ask_equal(c, pos, known);
        return;
    }
    jig_ptrmap_set(&c->bound, v, pos);
    if (pos->depth)
        ask_not_null(c, pos);
    if (jig_pdl_operation_op_name_attr(op))
        add(c, pos, (Question){.kind = ASK_NAME, .name = jig_pdl_operation_op_name(op)});
    GroupWalk operands = group_walk(op, jig_pdl_operation_operand_values(op));
    GroupWalk types = group_walk(op, jig_pdl_operation_type_values(op));
    ask_counts(c, pos, &operands, ASK_MIN_OPERANDS, ASK_OPERANDS);
    ask_counts(c, pos, &types, ASK_MIN_RESULTS, ASK_RESULTS);
    visit_attrs(c, op, pos);
    visit_operands(c, op, pos, &operands, via);
    visit_types(c, op, pos, &types);
}

/* ---- Native constraints, and what the rewrite takes along ---- */

/* The position of a value that the walk need not have met. NULL: there is none. */
static Position *position_for(Compiler *c, JigValue *v) {
    Position *pos = jig_matcher_met(c, v);
    if (pos)
        return pos;
    JigPdlValue constant = jig_matcher_constant(jig_value_def(v), c->p->arena);
    if (!constant.kind)
        return NULL;
    pos = literal_at(c, constant);
    jig_ptrmap_set(&c->bound, v, pos);
    return pos;
}

static void unbound(Compiler *c, const JigOp *op, size_t i) {
    c->failed = !jig_op_error(op, "operand #%zu is not bound by the ops to match", i);
}

static void visit_constraint(Compiler *c, JigOp *op) {
    JigStr name = jig_pdl_apply_native_constraint_name(op);
    const JigNative *fn = jig_native_find(c->p->ctx, name);
    if (!fn || !fn->constraint) {
        c->failed = !jig_op_error(op, "no native constraint \"%.*s\" is registered", JIG_FMT(name));
        return;
    }
    size_t n = jig_op_num_operands(op);
    Question q = {.kind = ASK_NATIVE, .native = {.fn = fn, .op = op}};
    q.native.first_result = c->p->num_natives;
    q.native.args = jig_arena_alloc(c->p->arena, n * sizeof *q.native.args);
    Position *deepest = NULL;
    for (size_t i = 0; i < n; ++i) {
        Position *pos = position_for(c, jig_op_operand(op, i));
        if (!pos) {
            unbound(c, op, i);
            return;
        }
        q.native.args[i] = pos;
        if (!deepest || pos->depth > deepest->depth)
            deepest = pos;
    }
    add(c, deepest, q);
    c->p->first_will_do = false;
    c->p->num_natives += (uint32_t)jig_op_num_results(op);
}

/* Results are bound before the walk, so that it can compare with them. */
static void bind_native_results(Compiler *c) {
    uint32_t slot = 0;
    for (JigOp *op = jig_block_first(c->body); op; op = jig_op_next(op)) {
        if (!jig_op_is(op, JIG_PDL(APPLY_NATIVE_CONSTRAINT)))
            continue;
        for (size_t i = 0; i < jig_op_num_results(op); ++i) {
            Position *pos = JIG_NEW(c->p->arena, Position);
            *pos = (Position){.kind = POS_NATIVE, .index = slot++, .native = op};
            jig_ptrmap_set(&c->bound, jig_op_result(op, i), pos);
        }
    }
}

/* `op` names a native function that the rewrite calls. */
static void visit_native_rewrite(Compiler *c, const JigOp *op) {
    JigStr name = jig_pdl_apply_native_rewrite_name(op);
    const JigNative *fn = jig_native_find(c->p->ctx, name);
    c->p->first_will_do = false;
    if (!fn || !fn->rewrite)
        c->failed = !jig_op_error(op, "no native rewrite \"%.*s\" is registered", JIG_FMT(name));
}

static JigWalk visit_rewrite_op(JigOp *op, void *user) {
    Compiler *c = user;
    for (size_t i = 0; !c->failed && i < jig_op_num_operands(op); ++i) {
        JigValue *v = jig_op_operand(op, i);
        if (!jig_matcher_contains(v))
            continue;
        const Position *pos = position_for(c, v);
        if (!pos)
            unbound(c, op, i);
        else
            jig_vec_push(&c->p->inputs, ((Input){v, pos}));
    }
    if (jig_op_is(op, JIG_PDL(APPLY_NATIVE_REWRITE)) && !c->failed)
        visit_native_rewrite(c, op);
    return c->failed ? JIG_WALK_INTERRUPT : JIG_WALK_ADVANCE;
}

static void visit_rewrite(Compiler *c) {
    JigOp *rewrite = c->p->rewrite;
    if (jig_pdl_rewrite_name_attr(rewrite) && c->p->external == JIG_PDL_CALL_EXTERNAL)
        visit_native_rewrite(c, rewrite);
    if (!c->failed)
        jig_walk_pre(rewrite, visit_rewrite_op, c);
}

/* ---- The pattern ---- */

static bool apply(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    return jig_pdl_apply((JigPdlMatcher *)self->data, rw, op);
}

static void describe(JigPdlMatcher *p, const JigOp *root) {
    JigStr name = jig_symbol_name(p->op), root_name = jig_pdl_operation_op_name(root);
    p->pattern = (JigPattern){.name = jig_arena_str(p->arena, name).ptr,
                              .benefit = (uint16_t)jig_pdl_pattern_benefit(p->op),
                              .fn = apply,
                              .data = p};
    if (jig_pdl_operation_op_name_attr(root))
        p->pattern.root = jig_arena_str(p->arena, root_name).ptr;
}

static void compile(Compiler *c) {
    bind_native_results(c);
    JigOp *root = jig_matcher_visit_roots(c);
    for (JigOp *op = jig_block_first(c->body); op && !c->failed; op = jig_op_next(op))
        if (jig_op_is(op, JIG_PDL(APPLY_NATIVE_CONSTRAINT)))
            visit_constraint(c, op);
    if (!c->failed)
        visit_rewrite(c);
    if (c->failed)
        return;
    jig_matcher_sort_questions(c->p);
    describe(c->p, root);
}

JigPdlMatcher *jig_pdl_compile(JigOp *op, JigPdlExternal external) {
    JigPdlMatcher *p = jig_calloc(1, sizeof *p);
    p->ctx = jig_op_context(op);
    p->op = op;
    p->external = external;
    p->first_will_do = true;
    p->arena = jig_arena_create();
    Compiler c = {.p = p, .body = jig_op_body(op)};
    p->rewrite = jig_block_last(c.body);
    compile(&c);
    jig_ptrmap_free(&c.bound);
    jig_ptrmap_free(&c.shared);
    if (!c.failed)
        return p;
    jig_pdl_destroy(p);
    return NULL;
}

void jig_pdl_destroy(JigPdlMatcher *p) {
    if (!p)
        return;
    jig_vec_free(&p->questions);
    jig_vec_free(&p->inputs);
    jig_vec_free(&p->ops);
    jig_arena_destroy(p->arena);
    jig_free(p);
}

const JigPattern *jig_pdl_pattern(const JigPdlMatcher *p) {
    JIG_REQUIRE(p);
    return &p->pattern;
}

bool jig_pdl_failed(const JigPdlMatcher *p) {
    JIG_REQUIRE(p);
    return p->failed;
}

bool jig_pdl_apply(JigPdlMatcher *p, JigRewriter *rw, JigOp *op) {
    if (p->root_name.len && !jig_str_eq(p->root_name, jig_op_name_of(op)))
        return false;
    Matches matches = {0};
    JigArena *arena = jig_arena_create();
    jig_matcher_run(p, rw, op, arena, &matches);
    bool done = false;
    for (size_t i = 0; !done && !p->failed && i < matches.len; ++i)
        done = jig_matcher_rewrite(p, rw, &matches.data[i], arena);
    bool matched = matches.len;
    jig_vec_free(&matches);
    jig_arena_destroy(arena);
    return matched || p->failed ? done : jig_no_match(rw, op, "not what the pdl.pattern asks for");
}
