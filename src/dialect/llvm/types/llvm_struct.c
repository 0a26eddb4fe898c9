/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Structures. Types never change, and the parameters of one are what makes it
 * unique: of a structure with a name that is the name alone. Its body, which
 * comes later and may contain it, is kept beside the context.
 */
#include "dialect/llvm/llvm_int.h"
#include "support/map.h"
#include "support/vec.h"

enum { NAME, BODY, PACKED, NUM_PARAMS };

/* ---- Bodies of structures with names ---- */

typedef enum BodyState {
    BODY_OPEN, /* is still to come */
    BODY_NONE, /* is to have none */
    BODY_SET,
} BodyState;
typedef struct Body {
    BodyState state;
    bool packed;
    const JigAttr *types;
} Body;
typedef struct Bodies {
    JigPtrMap of; /* type -> Body * */
    JigArena *arena;
} Bodies;

static void free_bodies(JigContext *ctx, void *slot) {
    (void)ctx;
    Bodies *b = slot;
    jig_ptrmap_free(&b->of);
    if (b->arena)
        jig_arena_destroy(b->arena);
}
static const JigContextKey bodies_key = {sizeof(Bodies), free_bodies};

/* *is_new: nobody has asked before. */
static Body *body_of(const JigType *t, bool *is_new) {
    JigContext *ctx = jig_type_context(t);
    Bodies *b = jig_context_slot(ctx, &bodies_key);
    void **slot = jig_ptrmap_slot(&b->of, t);
    *is_new = !*slot;
    if (*slot)
        return *slot;
    if (!b->arena)
        b->arena = jig_arena_create();
    Body *body = JIG_NEW(b->arena, Body);
    *body = (Body){.types = jig_attr_array(ctx, NULL, 0)};
    *jig_ptrmap_slot(&b->of, t) = body;
    return body;
}
static Body *known_body_of(const JigType *t) {
    bool is_new;
    return body_of(t, &is_new);
}

const JigType *jig_llvm_named_struct(JigContext *ctx, JigStr name) {
    const JigAttr *params[NUM_PARAMS] = {[NAME] = jig_attr_string(ctx, name)};
    const JigType *t = jig_type_get(ctx, JIG_LLVM_TYPE(STRUCT), params, NUM_PARAMS);
    (void)known_body_of(t);
    return t;
}

const JigType *jig_llvm_opaque_struct(JigContext *ctx, JigStr name) {
    const JigAttr *params[NUM_PARAMS] = {[NAME] = jig_attr_string(ctx, name)};
    const JigType *t = jig_type_get(ctx, JIG_LLVM_TYPE(STRUCT), params, NUM_PARAMS);
    bool is_new;
    Body *body = body_of(t, &is_new);
    if (is_new)
        body->state = BODY_NONE;
    return t;
}

static bool set_body(const JigType *t, const JigAttr *types, bool packed) {
    Body *body = known_body_of(t);
    if (body->state == BODY_OPEN)
        *body = (Body){BODY_SET, packed, types};
    return body->state == BODY_SET && body->types == types && body->packed == packed;
}
bool jig_llvm_struct_set_body(const JigType *t, const JigType *const *types, size_t n,
                              bool packed) {
    return set_body(t, jig_llvm_type_list(jig_type_context(t), types, n), packed);
}

static const JigType *literal(JigContext *ctx, const JigAttr *types, bool packed) {
    const JigAttr *params[NUM_PARAMS] = {[BODY] = types, [PACKED] = jig_attr_bool(ctx, packed)};
    return jig_type_get(ctx, JIG_LLVM_TYPE(STRUCT), params, NUM_PARAMS);
}
const JigType *jig_llvm_struct(JigContext *ctx, const JigType *const *types, size_t n,
                               bool packed) {
    return literal(ctx, jig_llvm_type_list(ctx, types, n), packed);
}

/* ---- Reading them ---- */

bool jig_llvm_struct_is_named(const JigType *t) {
    return jig_type_param(t, NAME) != NULL;
}
JigStr jig_llvm_struct_name(const JigType *t) {
    const JigAttr *name = jig_type_param(t, NAME);
    return name ? jig_attr_string_value(name) : (JigStr){0};
}
bool jig_llvm_struct_is_opaque(const JigType *t) {
    return jig_llvm_struct_is_named(t) && known_body_of(t)->state != BODY_SET;
}
bool jig_llvm_struct_is_packed(const JigType *t) {
    return jig_llvm_struct_is_named(t) ? known_body_of(t)->packed
                                       : jig_attr_bool_value(jig_type_param(t, PACKED));
}
const JigAttr *jig_llvm_struct_body(const JigType *t) {
    return jig_llvm_struct_is_named(t) ? known_body_of(t)->types : jig_type_param(t, BODY);
}
size_t jig_llvm_struct_len(const JigType *t) {
    return jig_attr_array_len(jig_llvm_struct_body(t));
}
const JigType *jig_llvm_struct_element(const JigType *t, size_t i) {
    return jig_llvm_listed_type(jig_llvm_struct_body(t), i);
}

/* ---- Parsing ---- */

/* What is read of a structure behind its name. */
typedef struct Reader {
    const JigType *named; /* NULL: it has no name */
    JigSpot start, body;  /* '<', what follows the name */
    bool packed;
    JIG_VEC(const JigType *) types;
} Reader;

static bool read_element(JigParser *p, void *user) {
    Reader *r = user;
    const JigType *t = jig_llvm_parse_pretty(p);
    if (t)
        jig_vec_push(&r->types, t);
    return t != NULL;
}

/* (types)>, within which a named structure is being read; where errors about the body belong is the
 * first element, if there is one. */
static bool read_body(JigParser *p, Reader *r) {
    JIG_CHECK(jig_parse_token(p, "("));
    if (jig_parse_try_token(p, ")"))
        return jig_parse_token(p, ">");
    r->body = jig_parse_spot(p);
    return jig_parse_list(p, JIG_DELIM_NONE, read_element, r, NULL) && jig_parse_token(p, ")") &&
           jig_parse_token(p, ">");
}

static const JigType *finish(JigParser *p, const Reader *r) {
    JigContext *ctx = jig_parser_context(p);
    for (size_t i = 0; i < r->types.len; i++) {
        if (jig_llvm_is_element(r->types.data[i]))
            continue;
        jig_parse_error(p, r->named ? r->body : r->start, "invalid LLVM structure element type: %s",
                        jig_msg_type(r->types.data[i]));
        return NULL;
    }
    const JigAttr *types = jig_llvm_type_list(ctx, r->types.data, r->types.len);
    if (!r->named)
        return literal(ctx, types, r->packed);
    if (set_body(r->named, types, r->packed))
        return r->named;
    jig_parse_error(p, r->body, "identified type already used with a different body");
    return NULL;
}

static const JigType *read_struct(JigParser *p, Reader *r) {
    if (r->named && !jig_parse_enter_body(p, r->named)) {
        jig_parse_error(p, r->body, "identifier already used for an enclosing struct");
        return NULL;
    }
    r->packed = jig_parse_try_keyword(p, "packed");
    bool ok = read_body(p, r);
    if (r->named)
        jig_parse_leave_body(p);
    return ok ? finish(p, r) : NULL;
}

static const JigType *read_opaque(JigParser *p, JigSpot spot, const JigStr *name) {
    if (!name) {
        jig_parse_error(p, spot, "only identified structs can be opaque");
        return NULL;
    }
    const JigType *t = jig_llvm_opaque_struct(jig_parser_context(p), *name);
    if (!jig_llvm_struct_is_opaque(t)) {
        jig_parse_error(p, spot, "redeclaring defined struct as opaque");
        return NULL;
    }
    return jig_parse_token(p, ">") ? t : NULL;
}

/* <"name"> within the structure of that name. */
static const JigType *read_itself(JigParser *p, JigSpot spot, JigStr name) {
    const JigType *t = jig_llvm_named_struct(jig_parser_context(p), name);
    if (jig_parse_is_in_body(p, t))
        return t;
    jig_parse_error(p, spot, "struct without a body only allowed in a recursive struct");
    return NULL;
}

const JigType *jig_llvm_parse_struct(JigParser *p) {
    Reader r = {.start = jig_parse_spot(p)};
    if (!jig_parse_token(p, "<"))
        return NULL;
    JigStr name;
    bool named = jig_parse_try_string(p, &name);
    JigSpot spot = jig_parse_spot(p);
    if (named && jig_parse_try_token(p, ">"))
        return read_itself(p, spot, name);
    if (named && !jig_parse_token(p, ","))
        return NULL;
    r.body = jig_parse_spot(p);
    if (jig_parse_try_keyword(p, "opaque"))
        return read_opaque(p, r.body, named ? &name : NULL);
    r.named = named ? jig_llvm_named_struct(jig_parser_context(p), name) : NULL;
    const JigType *t = read_struct(p, &r);
    jig_vec_free(&r.types);
    return t;
}

/* ---- Printing ---- */

static void print_body(JigPrinter *p, const JigType *t) {
    jig_print(p, jig_llvm_struct_is_packed(t) ? "packed (" : "(");
    for (size_t i = 0; i < jig_llvm_struct_len(t); i++) {
        if (i)
            jig_print(p, ", ");
        jig_llvm_print_pretty(p, jig_llvm_struct_element(t, i));
    }
    jig_print(p, ")");
}

static void print_named(JigPrinter *p, const JigType *t) {
    jig_print_quoted(p, jig_llvm_struct_name(t));
    if (!jig_print_enter_body(p, t))
        return;
    jig_print(p, ", ");
    if (jig_llvm_struct_is_opaque(t))
        jig_print(p, "opaque");
    else
        print_body(p, t);
    jig_print_leave_body(p);
}

void jig_llvm_print_struct(JigPrinter *p, const JigType *t) {
    jig_print(p, "<");
    if (jig_llvm_struct_is_named(t))
        print_named(p, t);
    else
        print_body(p, t);
    jig_print(p, ">");
}
