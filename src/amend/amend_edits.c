/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Edits: what can be noted, and what they do to the copy. */
#include "amend/amend_int.h"

#include "ir/context.h"
#include "ir/journal.h"
#include "ir/op.h"
#include "ir/spec/spec.h"
#include "support/check.h"
#include "transform/ops/ops.h"

static bool note(JigAmend *am, JigScriptEdit edit) {
    jig_vec_push(&am->edits, edit);
    return true;
}

void jig_amend_reset(JigAmend *am) {
    JIG_REQUIRE(am);
    bool was = jig_journal_pause(am->ctx);
    for (size_t i = 0; i < am->edits.len; ++i)
        if (am->edits.data[i].written)
            jig_op_destroy(am->edits.data[i].written);
    jig_journal_resume(am->ctx, was);
    am->edits.len = 0;
}

/* ---- Attributes ---- */

bool jig_amend_set(JigAmend *am, JigOp *at, const char *attr, const JigAttr *value) {
    JIG_REQUIRE(am && attr);
    return at && note(am, (JigScriptEdit){.kind = JIG_AMEND_SET,
                                          .at = at,
                                          .attr = jig_arena_str(am->arena, jig_str(attr)),
                                          .value = value});
}

/* ---- Lists of numbers ---- */

static bool is_i64_list(const JigAttr *attr) {
    return attr && jig_attr_kind(attr) == JIG_ATTR_DENSE_ARRAY &&
           jig_type_is_int_or_index(jig_attr_dense_array_element(attr)) &&
           jig_type_width(jig_attr_dense_array_element(attr)) == 64;
}

/* The handles in the list "static_sizes" are the operands "sizes", or "dynamic_sizes". */
static bool handles_of(const JigOp *op, JigStr list, size_t *first, size_t *count) {
    const JigSpec *spec = jig_spec(jig_op_name_record(op));
    static const char fixed[] = "static_", dynamic[] = "dynamic_";
    if (!spec || !jig_str_starts_with(list, fixed))
        return false;
    JigStr base = jig_str_from(list, strlen(fixed));
    for (size_t i = 0; i < spec->num_ins; ++i) {
        if (!spec->ins[i].name)
            continue;
        JigStr name = jig_ident_str(spec->ins[i].name);
        if (jig_str_starts_with(name, dynamic))
            name = jig_str_from(name, strlen(dynamic));
        if (!jig_str_eq(name, base))
            continue;
        jig_op_operand_range(op, i, first, count);
        return true;
    }
    return false;
}

/* The handle that entry `i` of the list stands for; NULL: it is a number. */
static JigValue *handle_at(const JigOp *op, JigStr list, const JigAttr *attr, size_t i) {
    size_t first, count, before = 0;
    if (jig_attr_dense_array_int(attr, i) != JIG_DYNAMIC || !handles_of(op, list, &first, &count))
        return NULL;
    for (size_t k = 0; k < i; ++k)
        before += jig_attr_dense_array_int(attr, k) == JIG_DYNAMIC;
    return before < count ? jig_op_operand(op, first + before) : NULL;
}

typedef struct Callers {
    JigStr name;
    JigOp *only;
    size_t n;
} Callers;

static JigWalk find_caller(JigOp *op, void *user) {
    Callers *c = user;
    if (jig_op_is(op, JIG_TRANSFORM(INCLUDE)) &&
        jig_str_eq(jig_op_str_attr(op, "target"), c->name)) {
        c->only = op;
        c->n++;
    }
    return JIG_WALK_ADVANCE;
}

/* The constant that a parameter is; NULL: it is computed, or several. */
static JigOp *constant_of(const JigAmend *am, const JigValue *v) {
    enum { DEEP = 16 };
    for (unsigned left = DEEP; v && left; --left) {
        JigOp *def = jig_value_def(v);
        if (def)
            return jig_op_has_name(def, "transform.param.constant") ? def : NULL;
        JigBlock *block = jig_value_owner_block(v);
        JigOp *sequence = block ? jig_block_parent_op(block) : NULL;
        Callers c = {.name = sequence ? jig_symbol_name(sequence) : (JigStr){0}};
        if (!c.name.len)
            return NULL;
        jig_walk_pre(am->module, find_caller, &c);
        v = c.n == 1 && jig_value_index(v) < jig_op_num_operands(c.only)
                ? jig_op_operand(c.only, jig_value_index(v))
                : NULL;
    }
    return NULL;
}

static bool set_constant(JigAmend *am, JigOp *constant, int64_t value) {
    const JigAttr *was = constant ? jig_op_attr(constant, "value") : NULL;
    return was && jig_attr_is_int(was) &&
           jig_amend_set(am, constant, "value", jig_attr_int(jig_attr_type(was), value));
}

/* As earlier edits leave it. */
static const JigAttr *noted(const JigAmend *am, const JigOp *at, const char *attr) {
    for (size_t i = am->edits.len; i-- > 0;) {
        const JigScriptEdit *e = &am->edits.data[i];
        if (e->kind == JIG_AMEND_SET && e->at == at && jig_str_is(e->attr, attr))
            return e->value;
    }
    return jig_op_attr(at, attr);
}

bool jig_amend_number(JigAmend *am, JigOp *at, const char *list, size_t i, int64_t value) {
    JIG_REQUIRE(am && list);
    const JigAttr *was = at ? noted(am, at, list) : NULL;
    if (!is_i64_list(was) || i >= jig_attr_dense_array_len(was))
        return false;
    JigValue *handle = handle_at(at, jig_str(list), was, i);
    if (handle || jig_attr_dense_array_int(was, i) == JIG_DYNAMIC)
        return handle && set_constant(am, constant_of(am, handle), value);
    size_t n = jig_attr_dense_array_len(was);
    int64_t *values = JIG_NEW_ARRAY(am->arena, int64_t, n);
    for (size_t k = 0; k < n; ++k)
        values[k] = k == i ? value : jig_attr_dense_array_int(was, k);
    return jig_amend_set(am, at, list,
                         jig_attr_dense_array(jig_attr_dense_array_element(was), values, n));
}

static int64_t number_at(const JigAmend *am, const JigOp *op, JigStr list, const JigAttr *attr,
                         size_t i) {
    int64_t n = jig_attr_dense_array_int(attr, i);
    if (n != JIG_DYNAMIC)
        return n;
    const JigValue *handle = handle_at(op, list, attr, i);
    const JigOp *constant = handle ? constant_of(am, handle) : NULL;
    const JigAttr *value = constant ? jig_op_attr(constant, "value") : NULL;
    return value && jig_attr_is_int(value) ? jig_attr_int_value(value) : -1;
}

bool jig_amend_next_list(const JigAmend *am, const JigOp *op, const char *ends, size_t *at,
                         JigArena *a, JigAmendList *out) {
    JIG_REQUIRE(am && op && ends && at && a && out);
    const JigAttr *attrs = jig_op_attrs(op);
    while (*at < jig_attr_dict_len(attrs)) {
        const JigNamedAttr *named = &jig_attr_dict_items(attrs)[(*at)++];
        JigStr name = jig_ident_str(named->name);
        if (!is_i64_list(named->value) || !jig_str_ends_with(name, ends) ||
            !jig_attr_dense_array_len(named->value))
            continue;
        *out = (JigAmendList){.attr = name.ptr, .n = jig_attr_dense_array_len(named->value)};
        out->values = JIG_NEW_ARRAY(a, int64_t, out->n);
        for (size_t i = 0; i < out->n; ++i)
            out->values[i] = number_at(am, op, name, named->value, i);
        return true;
    }
    return false;
}

/* ---- Steps as text ---- */

/* Handles are called by their number, for the parser and for people. */
static JigStr with_names(JigStr steps, const JigStr *names, size_t n, JigArena *a) {
    JigCharVec out = {0};
    for (size_t i = 0; i < steps.len; ++i) {
        size_t k = steps.ptr[i] == '$' && i + 1 < steps.len ? (size_t)(steps.ptr[i + 1] - '0') : n;
        if (k < n)
            jig_vec_append(&out, names[k].ptr, names[k].len);
        else
            jig_vec_push(&out, steps.ptr[i]);
        i += k < n;
    }
    JigStr text = jig_arena_str(a, (JigStr){out.data ? out.data : "", out.len});
    jig_vec_free(&out);
    return text;
}

enum { MOST_HANDLES = 10 };

JigStr jig_amend_in_words(const JigAmend *am, const JigScriptEdit *e, JigStr text, JigArena *a) {
    JIG_REQUIRE(am && a);
    JigStr names[MOST_HANDLES];
    for (size_t i = 0; e && i < e->num_handles; ++i)
        names[i] = jig_amend_name_of(am, e->handles[i], a);
    return e ? with_names(text, names, e->num_handles, a) : text;
}

static JigStr sequence_of(JigStr steps, JigValue *const *handles, size_t n, JigArena *a) {
    JigStr names[MOST_HANDLES], args = {0};
    for (size_t i = 0; i < n; ++i) {
        JigStr type = jig_type_to_str(jig_value_type(handles[i]), a);
        names[i] = jig_arena_printf(a, "%%$%zu", i);
        args = jig_arena_printf(a, "%.*s%s%.*s: %.*s", JIG_FMT(args), i ? ", " : "",
                                JIG_FMT(names[i]), JIG_FMT(type));
    }
    JigStr text = with_names(steps, names, n, a);
    return jig_arena_printf(
        a,
        "module attributes {transform.with_named_sequence} {\n"
        "transform.named_sequence @steps(%.*s) {\n%.*s\ntransform.yield\n}\n}\n",
        JIG_FMT(args), JIG_FMT(text));
}

/* "%name#1" of each result of the steps, in their order. */
static void keep_names(const JigAmend *am, const JigTextMap *map, JigScriptEdit *e) {
    size_t cap = 0;
    for (JigOp *op = jig_block_first(jig_amend_steps_body(e->written)); op; op = jig_op_next(op))
        for (size_t i = 0; i < jig_op_num_results(op); ++i) {
            const JigNameText *name = jig_ptrmap_get(&map->names, jig_op_result(op, i));
            JigStr text = jig_amend_name_text(name, am->arena);
            JIG_ARENA_PUSH(am->arena, e->names, e->num_names, cap, text);
        }
}

JigBlock *jig_amend_steps_body(JigOp *written) {
    JIG_REQUIRE(written);
    return jig_op_body(jig_block_first(jig_op_body(written)));
}

/* False: they are no steps. */
static bool read_steps(const JigAmend *am, JigScriptEdit *e) {
    JigDiagCapture told;
    JigArena *a = jig_arena_create();
    JigTextMap map = {.arena = a};
    bool was = jig_journal_pause(am->ctx);
    jig_diag_capture_begin(am->ctx, &told);
    e->written = jig_text_map_parse_module(
        am->ctx, sequence_of(e->steps, e->handles, e->num_handles, a), JIG_STR("<steps>"), &map);
    if (e->written)
        keep_names(am, &map, e);
    jig_diag_capture_end(am->ctx, &told);
    jig_diag_capture_free(&told);
    jig_journal_resume(am->ctx, was);
    jig_text_map_free(&map);
    jig_arena_destroy(a);
    return e->written != NULL;
}

static bool note_steps(JigAmend *am, JigScriptEdit e, JigStr steps, JigValue *const *handles,
                       size_t n) {
    if (n > MOST_HANDLES)
        return false;
    while (steps.len && steps.ptr[steps.len - 1] == '\n')
        steps.len--;
    JigValue **list = JIG_NEW_ARRAY(am->arena, JigValue *, n + 1);
    for (size_t i = 0; i < n; ++i) {
        if (!handles[i] || !jig_amend_name_of(am, handles[i], am->arena).len)
            return false;
        list[i] = handles[i];
    }
    e.steps = jig_arena_str(am->arena, steps);
    e.handles = list;
    e.num_handles = n;
    return read_steps(am, &e) && note(am, e);
}

bool jig_amend_insert(JigAmend *am, JigOp *at, JigStr steps, JigValue *const *handles, size_t n,
                      JigValue *was, JigStr now) {
    JIG_REQUIRE(am && (handles || !n) && (was || !now.len));
    return at && jig_op_block(at) &&
           note_steps(am,
                      (JigScriptEdit){.kind = JIG_AMEND_INSERT, .at = at, .was = was, .now = now},
                      steps, handles, n);
}

bool jig_amend_replace(JigAmend *am, JigOp *at, JigStr steps, JigValue *const *handles, size_t n) {
    JIG_REQUIRE(am && (handles || !n));
    return at && jig_op_block(at) &&
           note_steps(am, (JigScriptEdit){.kind = JIG_AMEND_REPLACE, .at = at}, steps, handles, n);
}

static bool is_one_type(const JigOp *first, const JigOp *second) {
    const JigType *t = jig_op_operand_type(first, 0);
    return jig_op_result_type(first, 0) == t && jig_op_result_type(second, 0) == t;
}

/* Is what the op takes, beyond its first operand, there before `at`? */
static bool may_come_before(const JigOp *op, const JigOp *at) {
    for (size_t i = 1; i < jig_op_num_operands(op); ++i) {
        const JigOp *def = jig_value_def(jig_op_operand(op, i));
        if (def && jig_op_block(def) == jig_op_block(at) && !jig_op_is_before(def, at))
            return false;
    }
    return true;
}

bool jig_amend_swap(JigAmend *am, JigOp *first, JigOp *second) {
    JIG_REQUIRE(am);
    if (!first || !second || !jig_op_block(first) || jig_op_block(first) != jig_op_block(second) ||
        !jig_op_num_operands(first) || !jig_op_num_results(first) || !jig_op_num_operands(second) ||
        !jig_op_num_results(second) || jig_op_num_regions(second) || !is_one_type(first, second) ||
        jig_op_operand(second, 0) != jig_op_result(first, 0) ||
        !jig_value_has_one_use(jig_op_result(first, 0)) || !may_come_before(second, first))
        return false;
    return note(am, (JigScriptEdit){.kind = JIG_AMEND_SWAP, .at = first, .other = second});
}

bool jig_amend_remove(JigAmend *am, JigOp *at) {
    JIG_REQUIRE(am);
    return at && jig_op_block(at) && note(am, (JigScriptEdit){.kind = JIG_AMEND_REMOVE, .at = at});
}
