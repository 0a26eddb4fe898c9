/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * What types become in a conversion, and the arguments of a block with them.
 *
 * What the rules say of a type is kept, as it is asked for every operand; of
 * values it is not when a rule looks at more than their types.
 */
#include "rewrite/type_converter.h"
#include "support/check.h"

typedef struct Rule {
    JigTypeRuleFn *fn;
    void *user;
    bool of_values;
} Rule;

typedef struct Materializer {
    JigMaterializeFn *fn;
    void *user;
} Materializer;
typedef JIG_VEC(Materializer) MaterializerVec;

/* What the rules have said of a type. */
typedef struct Known {
    bool refused;
    size_t len;
    const JigType *types[];
} Known;

struct JigTypeConverter {
    JigArena arena; /* of what is known */
    JIG_VEC(Rule) rules;
    MaterializerVec sources, targets;
    JigPtrMap known; /* type -> Known; what the rules say, remembered */
    struct {
        const JigType *type; /* NULL: none */
        const Known *known;
    } last; /* what was asked last, and often is next */
    bool asks_values;
};

/* ---- Lists ---- */
JigTypeSink *jig_type_sink_create(void) {
    return jig_calloc(1, sizeof(JigTypeSink));
}

void jig_type_sink_destroy(JigTypeSink *list) {
    if (!list)
        return;
    jig_vec_free(&list->types);
    jig_free(list);
}

void jig_type_sink_add(JigTypeSink *list, const JigType *type) {
    JIG_REQUIRE(list && type);
    jig_vec_push(&list->types, type);
}

JigTypeList jig_type_sink_types(const JigTypeSink *sink) {
    JIG_REQUIRE(sink);
    return (JigTypeList){sink->types.data, sink->types.len};
}

/* ---- Rules ---- */
JigTypeConverter *jig_type_converter_create(JigContext *ctx) {
    JIG_REQUIRE(ctx);
    (void)ctx;
    JigTypeConverter *t = jig_calloc(1, sizeof *t);
    jig_arena_init(&t->arena);
    return t;
}

void jig_type_converter_destroy(JigTypeConverter *t) {
    if (!t)
        return;
    jig_vec_free(&t->rules);
    jig_vec_free(&t->sources);
    jig_vec_free(&t->targets);
    jig_ptrmap_free(&t->known);
    jig_arena_free(&t->arena);
    jig_free(t);
}

static void add_rule(JigTypeConverter *t, Rule rule) {
    jig_vec_push(&t->rules, rule);
    jig_ptrmap_clear(&t->known);
    t->last.type = NULL;
}

void jig_type_rule(JigTypeConverter *t, JigTypeRuleFn *fn, void *user) {
    JIG_REQUIRE(t && fn);
    add_rule(t, (Rule){.fn = fn, .user = user});
}

void jig_type_rule_of_values(JigTypeConverter *t, JigTypeRuleFn *fn, void *user) {
    JIG_REQUIRE(t && fn);
    add_rule(t, (Rule){.fn = fn, .user = user, .of_values = true});
    t->asks_values = true;
}

JigTypeRule jig_type_becomes(JigTypeSink *to, const JigType *type) {
    JIG_REQUIRE(to);
    if (!type)
        return JIG_TYPE_REFUSED;
    jig_type_sink_add(to, type);
    return JIG_TYPE_CONVERTED;
}

static bool ask_rules(const JigTypeConverter *t, const JigType *type, const JigValue *value,
                      JigTypeSink *to) {
    size_t before = to->types.len;
    for (size_t i = t->rules.len; i-- > 0;) {
        const Rule *rule = &t->rules.data[i];
        if (rule->of_values && !value)
            continue;
        JigTypeRule said = rule->fn(type, value, to, rule->user);
        if (said == JIG_TYPE_CONVERTED)
            return true;
        to->types.len = before;
        if (said == JIG_TYPE_REFUSED)
            return false;
    }
    return false;
}

static const Known *remember(JigTypeConverter *t, const JigType *type) {
    JigTypeSink list = {0};
    bool ok = ask_rules(t, type, NULL, &list);
    Known *known =
        jig_arena_alloc(&t->arena, sizeof *known + list.types.len * sizeof *known->types);
    *known = (Known){.refused = !ok, .len = list.types.len};
    for (size_t i = 0; i < known->len; i++)
        known->types[i] = list.types.data[i];
    jig_vec_free(&list.types);
    jig_ptrmap_set(&t->known, type, known);
    return known;
}

static const Known *known_of(const JigTypeConverter *asked, const JigType *type) {
    JigTypeConverter *t = (JigTypeConverter *)asked;
    if (t->last.type == type)
        return t->last.known;
    const Known *known = jig_ptrmap_get(&t->known, type);
    t->last.known = known ? known : remember(t, type);
    t->last.type = type;
    return t->last.known;
}

bool jig_convert_type_to(const JigTypeConverter *t, const JigType *type, JigTypeSink *to) {
    JIG_REQUIRE(t && type && to);
    const Known *known = known_of(t, type);
    jig_vec_append(&to->types, known->types, known->len);
    return !known->refused;
}

bool jig_convert_type_of(const JigTypeConverter *t, const JigValue *value, JigTypeSink *to) {
    return t->asks_values ? ask_rules(t, value->type, value, to)
                          : jig_convert_type_to(t, value->type, to);
}

bool jig_type_converter_types_of(const JigTypeConverter *t, const JigValue *value,
                                 JigTypeSink *room, JigTypeList *out) {
    if (t->asks_values) {
        bool ok = ask_rules(t, value->type, value, room);
        *out = jig_type_sink_types(room);
        return ok;
    }
    const Known *known = known_of(t, value->type);
    *out = (JigTypeList){known->types, known->len};
    return !known->refused;
}

const JigType *jig_convert_type(const JigTypeConverter *t, const JigType *type) {
    JIG_REQUIRE(t && type);
    const Known *known = known_of(t, type);
    return !known->refused && known->len == 1 ? known->types[0] : NULL;
}

const JigType *jig_type_converter_only_type(const JigTypeConverter *t, const JigValue *value) {
    return t->asks_values ? NULL : jig_convert_type(t, value->type);
}

/* ---- What is legal already ---- */
bool jig_type_is_legal(const JigTypeConverter *t, const JigType *type) {
    return jig_convert_type(t, type) == type;
}

static bool is_legal_value(const JigTypeConverter *t, const JigValue *v) {
    if (!t->asks_values)
        return jig_type_is_legal(t, v->type);
    JigTypeSink list = {0};
    bool ok =
        jig_convert_type_of(t, v, &list) && list.types.len == 1 && list.types.data[0] == v->type;
    jig_vec_free(&list.types);
    return ok;
}

bool jig_op_has_legal_types(const JigTypeConverter *t, const JigOp *op) {
    JIG_REQUIRE(t && op);
    for (size_t i = 0; i < op->num_operands; i++)
        if (!is_legal_value(t, op->operands[i].value))
            return false;
    for (size_t i = 0; i < op->num_results; i++)
        if (!is_legal_value(t, jig_op_result(op, i)))
            return false;
    return true;
}

bool jig_region_has_legal_types(const JigTypeConverter *t, const JigRegion *region) {
    JIG_REQUIRE(t && region);
    for (const JigBlock *b = region->first; b; b = b->next)
        for (size_t i = 0; i < b->num_args; i++)
            if (!is_legal_value(t, &b->args[i]->v))
                return false;
    return true;
}

static bool are_legal(const JigTypeConverter *t, const JigType *const *types, size_t n) {
    for (size_t i = 0; i < n; i++)
        if (!jig_type_is_legal(t, types[i]))
            return false;
    return true;
}

bool jig_function_has_legal_types(const JigTypeConverter *t, const JigType *function) {
    return are_legal(t, jig_type_inputs(function), jig_type_num_inputs(function)) &&
           are_legal(t, jig_type_results(function), jig_type_num_results(function));
}

/* ---- Materializers ---- */
void jig_materialize_source(JigTypeConverter *t, JigMaterializeFn *fn, void *user) {
    JIG_REQUIRE(t && fn);
    jig_vec_push(&t->sources, ((Materializer){fn, user}));
}

void jig_materialize_target(JigTypeConverter *t, JigMaterializeFn *fn, void *user) {
    JIG_REQUIRE(t && fn);
    jig_vec_push(&t->targets, ((Materializer){fn, user}));
}

bool jig_type_converter_materialize_cast(const JigTypeConverter *t, JigRewriter *rw,
                                         const JigCast *cast, bool to_target, JigValue **out) {
    const MaterializerVec *all = to_target ? &t->targets : &t->sources;
    for (size_t i = all->len; i-- > 0;)
        if (all->data[i].fn(rw, cast, out, all->data[i].user))
            return true;
    return false;
}

/* ---- Signatures ---- */
JigArgConversion *jig_args_create(size_t num_args) {
    JigArgConversion *sig = jig_malloc(sizeof *sig);
    JigArena *a = jig_scratch_init(&sig->scratch);
    sig->args = JIG_NEW_ARRAY(a, JigArgMapping, num_args + 1);
    sig->num_args = num_args;
    sig->list = (JigTypeSink){0};
    return sig;
}

void jig_args_destroy(JigArgConversion *sig) {
    if (!sig)
        return;
    jig_vec_free(&sig->list.types);
    jig_arena_free(&sig->scratch.arena);
    jig_free(sig);
}

void jig_args_add(JigArgConversion *sig, const JigType *const *types, size_t n) {
    JIG_REQUIRE(sig);
    JIG_REQUIRE(types || !n);
    jig_vec_append(&sig->list.types, types, n);
}

void jig_args_become(JigArgConversion *sig, size_t arg, const JigType *const *types, size_t n) {
    JIG_REQUIRE(sig);
    JIG_REQUIRE(arg < sig->num_args);
    if (n)
        sig->args[arg] = (JigArgMapping){.said = true, .first = sig->list.types.len, .len = n};
    jig_args_add(sig, types, n);
}

void jig_args_replace(JigArgConversion *sig, size_t arg, JigValue *const *values, size_t n) {
    JIG_REQUIRE(sig && (values || !n));
    JIG_REQUIRE(arg < sig->num_args);
    JigValue **copy = JIG_NEW_ARRAY(&sig->scratch.arena, JigValue *, n + 1);
    for (size_t i = 0; i < n; i++)
        copy[i] = values[i];
    sig->args[arg] = (JigArgMapping){.said = true, .by = {copy, n}};
}

bool jig_args_convert(JigArgConversion *sig, const JigTypeConverter *types, size_t arg,
                      const JigType *type) {
    JIG_REQUIRE(sig && type);
    const Known *known = known_of(types, type);
    if (!known->refused)
        jig_args_become(sig, arg, known->types, known->len);
    return !known->refused;
}

bool jig_args_convert_all(JigArgConversion *sig, const JigTypeConverter *types,
                          const JigBlock *block) {
    JigTypeSink room = {0};
    bool ok = true;
    for (size_t i = 0; ok && i < block->num_args; i++) {
        JigTypeList list;
        room.types.len = 0;
        ok = jig_type_converter_types_of(types, &block->args[i]->v, &room, &list);
        if (ok)
            jig_args_become(sig, i, list.items, list.n);
    }
    jig_vec_free(&room.types);
    return ok;
}

JigTypeList jig_args_types(const JigArgConversion *sig) {
    JIG_REQUIRE(sig);
    return jig_type_sink_types(&sig->list);
}
