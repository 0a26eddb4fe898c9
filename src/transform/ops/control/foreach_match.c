/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * transform.foreach_match: walks the payload; each op goes to the first matcher
 * that takes it, and what the matcher yields to the action paired with it.
 */
#include "support/arena.h"
#include "ir/diag/kinds.h"
#include "support/map.h"
#include "transform/ops/gather.h"
#include "transform/ops/ops_int.h"
#include "transform/record.h"
#include "transform/watch.h"

#include "jig/iface.h"

static JigApplyFn apply_foreach_match;
static bool verify_pairs(JigOp *op), verify_symbols(JigOp *op);
static bool parse_pairs(JigParser *p, JigSlot *slots, size_t n, JigOpState *state);
static void print_pairs(JigPrinter *p, const JigOp *op, const JigSlot *slots, size_t n);
static void name_results(const JigOp *op, JigNameSink *sink);

static void warn_of_repeated_matchers(const JigOp *op);

static const JigSymbolUserIface symbol_user = {.verify = verify_symbols};
static const JigWarnsIface warnings = {warn_of_repeated_matchers};

static const JigOpRow rows[] = {
    {.name = "transform.foreach_match",
     .ins = "root: consume Handle, forwarded_inputs: read variadic<AnyHandleOrParam>",
     .outs = "updated: Handle, forwarded_outputs: variadic<AnyHandleOrParam>",
     .props = "restrict_root: Unit, flatten_results: Unit, matchers: SymbolRefArray, "
              "actions: SymbolRefArray",
     .traits = "SymbolUserOpInterface, TransformOpInterface, ModifiesPayload, "
               "AllowsRepeatedPayload",
     .format = "oilist( `restrict_root` $restrict_root | `flatten_results` $flatten_results ) "
               "`in` $root (`,` $forwarded_inputs^)? custom<ForeachMatchSymbols>($matchers, "
               "$actions) attr-dict `:` functional-type(operands, results)",
     .verify = verify_pairs,
     .ifaces = (const JigIface[]){{&jig_iface_symbol_user, &symbol_user},
                                  {&jig_iface_warns, &warnings},
                                  {0}},
     .result_names = name_results,
     .apply = apply_foreach_match,
     .summary = "apply actions to the payload ops that matchers take"},
};
static const JigCustomRow customs[] = {
    {.name = "ForeachMatchSymbols",
     .written = "@matcher -> @action, ...",
     .parse = parse_pairs,
     .print = print_pairs},
};
const JigDialect jig_transform_foreach_match = {
    .name = "transform", JIG_TABLE(ops, rows), JIG_TABLE(customs, customs)};

enum { ROOT, NUM_OWN_RESULTS }; /* the root comes first among operands and results */

static void name_results(const JigOp *op, JigNameSink *sink) {
    jig_name_set(sink, jig_op_result(op, ROOT), "updated_root");
    for (size_t i = NUM_OWN_RESULTS; i < jig_op_num_results(op); ++i)
        jig_name_set(sink, jig_op_result(op, i), "yielded");
}

/* ---- @matcher -> @action, ... ---- */

enum { MATCHERS, ACTIONS };

/* Only symbols of the nearest table have a short form. */
static const JigAttr *parse_name(JigParser *p) {
    const JigAttr *name = jig_parse_symbol_name(p);
    JigStr text = name ? jig_attr_string_value(name) : (JigStr){0};
    return name ? jig_attr_symbol(jig_parser_context(p), &text, 1) : NULL;
}

static bool parse_pairs(JigParser *p, JigSlot *slots, size_t n, JigOpState *state) {
    (void)n, (void)state;
    JIG_VEC(const JigAttr *) lists[2] = {{0}};
    bool ok = true;
    do {
        const JigAttr *matcher = parse_name(p);
        const JigAttr *action = matcher && jig_parse_token(p, "->") ? parse_name(p) : NULL;
        ok = action != NULL;
        jig_vec_push(&lists[MATCHERS], matcher);
        jig_vec_push(&lists[ACTIONS], action);
    } while (ok && jig_parse_try_token(p, ","));
    for (int i = MATCHERS; i <= ACTIONS; ++i) {
        if (ok)
            slots[i].attr = jig_attr_array(jig_parser_context(p), lists[i].data, lists[i].len);
        jig_vec_free(&lists[i]);
    }
    return ok;
}

static void print_pairs(JigPrinter *p, const JigOp *op, const JigSlot *slots, size_t n) {
    (void)op, (void)n;
    jig_print_indent(p, 2);
    for (size_t i = 0; i < jig_attr_array_len(slots[MATCHERS].attr); ++i) {
        if (i)
            jig_print(p, ", ");
        jig_print_newline(p);
        jig_print_attr(p, jig_attr_array_at(slots[MATCHERS].attr, i));
        jig_print(p, " -> ");
        jig_print_attr(p, jig_attr_array_at(slots[ACTIONS].attr, i));
    }
    jig_print_indent(p, -2);
}

/* ---- What it demands ---- */

static void warn_of_repeated_matchers(const JigOp *op) {
    const JigAttr *matchers = jig_transform_foreach_match_matchers_attr(op);
    JigPtrMap seen = {0};
    for (size_t i = 0; i < jig_attr_array_len(matchers); ++i)
        if (!jig_ptrset_add(&seen, jig_attr_array_at(matchers, i)))
            jig_op_warning(op, "matcher %s is used more than once, only the first match will apply",
                           jig_msg_attr(jig_attr_array_at(matchers, i)));
    jig_ptrmap_free(&seen);
}

static bool verify_pairs(JigOp *op) {
    const JigAttr *matchers = jig_transform_foreach_match_matchers_attr(op),
                  *actions = jig_transform_foreach_match_actions_attr(op);
    if (jig_attr_array_len(matchers) != jig_attr_array_len(actions))
        return jig_op_error(op, "expected the same number of matchers and actions");
    if (!jig_attr_array_len(matchers))
        return jig_op_error(op, "expected at least one match/action pair");
    warn_of_repeated_matchers(op);
    return true;
}

typedef struct Pair {
    JigOp *op;
    const JigAttr *matcher_name, *action_name;
    JigOp *matcher, *action;
} Pair;

static bool note_declaration(JigOp *symbol) {
    jig_op_note(symbol, "symbol declaration");
    return false;
}

static bool verify_matcher_args(const Pair *p) {
    const JigType *type = jig_transform_sequence_type(p->matcher);
    size_t n = jig_op_num_operands(p->op);
    if (jig_type_num_inputs(type) != n) {
        jig_op_emit_error(p->op,
                          "the number of operands (%zu) doesn't match the number of matcher "
                          "arguments (%zu) for %s",
                          n, jig_type_num_inputs(type), jig_msg_attr(p->matcher_name));
        return note_declaration(p->matcher);
    }
    for (size_t i = 0; i < n; ++i) {
        if (jig_marks_arg_consumed(p->matcher, i)) {
            jig_op_error(p->op, "does not expect matcher symbol to consume its operand #%zu", i);
            return note_declaration(p->matcher);
        }
        if (jig_transform_same_handle_kind(jig_op_operand_type(p->op, i), jig_type_inputs(type)[i]))
            continue;
        jig_op_emit_error(p->op,
                          "mismatching type interfaces for operand and matcher argument #%zu of "
                          "matcher %s",
                          i, jig_msg_attr(p->matcher_name));
        return note_declaration(p->matcher);
    }
    return true;
}

static bool verify_action_args(const Pair *p) {
    const JigType *from = jig_transform_sequence_type(p->matcher),
                  *to = jig_transform_sequence_type(p->action);
    size_t n = jig_type_num_results(from);
    if (jig_type_num_inputs(to) != n)
        return jig_op_emit_error(p->op,
                                 "mismatching number of matcher results and action arguments "
                                 "between %s (%zu) and %s (%zu)",
                                 jig_msg_attr(p->matcher_name), n, jig_msg_attr(p->action_name),
                                 jig_type_num_inputs(to));
    for (size_t i = 0; i < n; ++i)
        if (!jig_transform_same_handle_kind(jig_type_results(from)[i], jig_type_inputs(to)[i]))
            return jig_op_emit_error(p->op,
                                     "mismatching type interfaces for matcher result and action "
                                     "argument #%zuof matcher %s and action %s",
                                     i, jig_msg_attr(p->matcher_name),
                                     jig_msg_attr(p->action_name));
    return true;
}

static bool verify_action_results(const Pair *p) {
    const JigType *type = jig_transform_sequence_type(p->action);
    size_t n = jig_type_num_results(type), extra = jig_op_num_results(p->op) - NUM_OWN_RESULTS;
    if (n != extra) {
        jig_op_emit_error(p->op,
                          "the number of action results (%zu) for %s doesn't match the number of "
                          "extra op results (%zu)",
                          n, jig_msg_attr(p->action_name), extra);
        return note_declaration(p->action);
    }
    for (size_t i = 0; i < n; ++i) {
        const JigType *result = jig_op_result_type(p->op, NUM_OWN_RESULTS + i);
        if (jig_transform_same_handle_kind(jig_type_results(type)[i], result))
            continue;
        jig_op_emit_error(p->op,
                          "mismatching type interfaces for action result #%zu of action %s and op "
                          "result",
                          i, jig_msg_attr(p->action_name));
        return note_declaration(p->action);
    }
    return true;
}

static bool verify_pair(Pair *p) {
    p->matcher = jig_find_sequence(p->op, p->matcher_name);
    if (!p->matcher)
        return jig_op_emit_error(p->op, "unresolved matcher symbol %s",
                                 jig_msg_attr(p->matcher_name)) ||
               jig_transform_unknown_sequence(p->op, p->matcher_name);
    p->action = jig_find_sequence(p->op, p->action_name);
    if (!p->action)
        return jig_op_emit_error(p->op, "unresolved action symbol %s",
                                 jig_msg_attr(p->action_name)) ||
               jig_transform_unknown_sequence(p->op, p->action_name);
    return jig_transform_verify_called_sequence(p->matcher) &&
           jig_transform_verify_called_sequence(p->action) && verify_matcher_args(p) &&
           verify_action_args(p) && verify_action_results(p);
}

static bool verify_symbols(JigOp *op) {
    const JigAttr *matchers = jig_transform_foreach_match_matchers_attr(op),
                  *actions = jig_transform_foreach_match_actions_attr(op);
    for (size_t i = 0; i < jig_attr_array_len(matchers); ++i) {
        Pair p = {.op = op,
                  .matcher_name = jig_attr_array_at(matchers, i),
                  .action_name = jig_attr_array_at(actions, i)};
        JIG_CHECK(verify_pair(&p));
    }
    return true;
}

/* ---- Carrying it out ---- */

typedef struct Rule {
    JigBlock *matcher, *action;
} Rule;

enum {
    /* Actions beyond one for each op that was there when the walk of a root began: payload that
     * actions add may be matched, too, but not without end. What actions apply counts with it. */
    MAX_EXTRA_ACTIONS = 4096,
};

typedef struct Matching {
    JigTransformCall *call;
    JigTransformCall scratch; /* with an arena for what concerns one payload op */
    Rule *rules;
    size_t num_rules;
    JigItems *args; /* of the matchers: the payload op, and what is forwarded */
    bool flatten;
    const JigOp *skip;           /* the root, unless it is matched, too */
    size_t num_ops, num_actions; /* in the root when its walk began, and since then */
    JigWatch watch;              /* roots and what is forwarded */
    JigGather yielded;
    JigFailure *failure; /* of actions; NULL: none so far */
} Matching;

static JigStatus resolve_rules(Matching *m) {
    const JigOp *op = m->call->op;
    const JigAttr *matchers = jig_transform_foreach_match_matchers_attr(op),
                  *actions = jig_transform_foreach_match_actions_attr(op);
    m->num_rules = jig_attr_array_len(matchers);
    m->rules = jig_arena_alloc(m->call->arena, m->num_rules * sizeof *m->rules);
    for (size_t i = 0; i < m->num_rules; ++i) {
        JIG_TRY(jig_transform_resolve_body(m->call, jig_attr_array_at(matchers, i),
                                           &m->rules[i].matcher));
        JIG_TRY(jig_transform_resolve_body(m->call, jig_attr_array_at(actions, i),
                                           &m->rules[i].action));
    }
    return JIG_OK;
}

/* A step of an action failed: what it says becomes part of the failure of the whole. */
static void add_failure(Matching *m, JigBlock *action, JigLoc matched) {
    JigTransformState *st = m->call->state;
    JigStr said = jig_failure_lines(st->queue, m->scratch.arena);
    if (!m->failure) {
        m->failure = jig_failure_make(m->call);
        jig_refuse(&m->failure->why, m->call->op, "actions failed");
    }
    jig_refuse_note(&m->failure->why, jig_block_parent_op(action), "failed action: {}",
                    jig_fact_str(said));
    jig_refuse_note(&m->failure->why, matched, "when applied to this matching payload");
    jig_failure_drop_queue(st);
}

static JigStatus add_yielded(Matching *m, JigBlock *action) {
    JIG_TRY(jig_invalidate_check_yield(m->call, action));
    JigItems *items = jig_yielded_items(&m->scratch, action);
    for (size_t i = 0; i < m->yielded.n; ++i) {
        if (!m->flatten && items[i].len != 1)
            return jig_definite(m->call, m->call->op,
                                "action @{} has results associated with multiple payload "
                                "entities, but flattening was not requested",
                                jig_fact_kind(JIG_KIND_ACTION_RESULTS),
                                jig_fact_str(jig_symbol_name(jig_block_parent_op(action))));
        jig_gather_add(&m->yielded, i, items[i].items, items[i].len);
    }
    return JIG_OK;
}

/* A step that fails silenceably does not keep the others from their turn. */
static JigStatus act(Matching *m, JigBlock *action, const JigItems *args, JigLoc matched) {
    JIG_TRY(jig_bind_args(&m->scratch, action, args));
    if (m->call->state->record)
        jig_record_pass(m->call->state);
    for (JigOp *op = jig_block_first(action); op != jig_block_last(action); op = jig_op_next(op)) {
        JigStatus status = jig_apply_op(&m->scratch, op);
        if (status == JIG_DEFINITE)
            return status;
        if (status == JIG_SILENCEABLE)
            add_failure(m, action, matched);
    }
    return add_yielded(m, action);
}

/* What an action erased is no longer forwarded. */
static void drop_erased(Matching *m) {
    for (size_t i = 1; i < jig_op_num_operands(m->call->op); ++i) {
        JigItems *arg = &m->args[i];
        size_t n = 0;
        for (size_t k = 0; arg->kind != JIG_HANDLE_PARAMS && k < arg->len; ++k)
            if (jig_watch_has(&m->watch, arg->items[k]))
                arg->items[n++] = arg->items[k];
        if (arg->kind != JIG_HANDLE_PARAMS)
            arg->len = n;
    }
}

static JigStatus count_action(Matching *m, JigLoc matched) {
    size_t *extra = m->call->state->extra_actions;
    if (m->num_actions++ < m->num_ops || (*extra)++ < MAX_EXTRA_ACTIONS)
        return JIG_OK;
    jig_definite_op(m->call,
                    "has actions that add ever more payload to be matched: stopped after {} "
                    "actions in a root of {} ops",
                    jig_fact_int(m->num_actions - 1), jig_fact_int(m->num_ops));
    jig_failure_note(m->call, matched, "latest match");
    return JIG_DEFINITE;
}

static JigStatus visit_with_scratch(Matching *m, JigOp *op) {
    JigLoc loc = jig_op_loc(op);
    m->args[ROOT].items[0] = op;
    for (size_t i = 0; i < m->num_rules; ++i) {
        JigItems *matched;
        JigStatus status = jig_run_matcher(&m->scratch, m->rules[i].matcher, m->args, &matched);
        if (status == JIG_SILENCEABLE)
            continue;
        JIG_TRY(status);
        JIG_TRY(count_action(m, loc));
        jig_scope_open(m->call, m->rules[i].action);
        status = act(m, m->rules[i].action, matched, loc);
        jig_scope_close(m->call);
        drop_erased(m);
        return status;
    }
    return JIG_OK;
}

static JigStatus visit(JigOp *op, void *user) {
    Matching *m = user;
    if (op == m->skip)
        return JIG_OK;
    JigArenaMark mark = jig_arena_mark(m->scratch.arena);
    JigStatus status = visit_with_scratch(m, op);
    jig_arena_rewind(m->scratch.arena, mark);
    return status;
}

static JigWalk count_op(JigOp *op, void *user) {
    (void)op;
    ++((Matching *)user)->num_ops;
    return JIG_WALK_ADVANCE;
}

static JigStatus visit_roots(Matching *m, JigOps roots) {
    bool restricted = jig_transform_foreach_match_restrict_root_attr(m->call->op) != NULL;
    for (size_t i = 0; i < roots.len; ++i) {
        if (!jig_watch_has(&m->watch, roots.items[i]))
            return jig_definite_op(m->call, "root #{} was erased before its turn", jig_fact_int(i));
        m->skip = restricted ? NULL : roots.items[i];
        m->num_ops = m->num_actions = 0;
        jig_walk_post(roots.items[i], count_op, m);
        JIG_TRY(jig_watch_walk(m->call, roots.items[i], visit, m));
    }
    return JIG_OK;
}

/* Actions should leave the roots as they are; those that went are missing. */
static void set_updated(Matching *m, JigOps roots) {
    const JigValue *root = jig_op_operand(m->call->op, ROOT);
    if (!jig_handle_find(m->call->state, root)->invalid) {
        jig_set_like(m->call, ROOT, root);
        return;
    }
    size_t n = 0;
    for (size_t i = 0; i < roots.len; ++i)
        if (jig_watch_has(&m->watch, roots.items[i]))
            roots.items[n++] = roots.items[i];
    jig_set_ops(m->call, ROOT, roots.items, n);
}

static JigStatus match_all(Matching *m) {
    JigTransformCall *call = m->call;
    JigOps roots = jig_payload_ops(call, jig_op_operand(call->op, ROOT));
    size_t n = jig_op_num_operands(call->op);
    jig_watch_add(&m->watch, (void *const *)roots.items, roots.len);
    m->args = jig_arena_alloc(call->arena, n * sizeof *m->args);
    m->args[ROOT] = (JigItems){JIG_HANDLE_OPS, jig_arena_alloc(call->arena, sizeof(void *)), 1};
    for (size_t i = 1; i < n; ++i) {
        m->args[i] = jig_payload_items(call, jig_op_operand(call->op, i));
        if (m->args[i].kind != JIG_HANDLE_PARAMS)
            jig_watch_add(&m->watch, m->args[i].items, m->args[i].len);
    }
    JIG_TRY(visit_roots(m, roots));
    set_updated(m, roots);
    jig_gather_finish(&m->yielded);
    return m->failure ? jig_failure_queue(call->state, m->failure) : JIG_OK;
}

static JigStatus apply_foreach_match(JigTransformCall *call) {
    Matching m = {.call = call,
                  .scratch = *call,
                  .flatten = jig_transform_foreach_match_flatten_results_attr(call->op) != NULL};
    JIG_TRY(resolve_rules(&m));
    jig_gather_init(&m.yielded, call, NUM_OWN_RESULTS);
    m.scratch.arena = jig_state_take_scratch(call->state);
    jig_watch_start(&m.watch, call);
    m.yielded.watch = &m.watch;
    size_t extra = 0, **shared = &call->state->extra_actions, *outer = *shared;
    *shared = outer ? outer : &extra;
    JigStatus status = match_all(&m);
    *shared = outer;
    jig_watch_stop(&m.watch, call);
    jig_state_give_scratch(call->state, m.scratch.arena);
    return status;
}
