/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What types become in the llvm dialect. */
#include "dialect/dlti/dlti.h"
#include "dialect/llvm/llvm_types.h"
#include "payload/lower/llvm/gpu/llvm_gpu.h"
#include "payload/lower/llvm/to_llvm_int.h"
#include "support/arena.h"

#include "jig/num.h"

const JigType *jig_to_llvm_type(const JigLlvm *x, const JigType *type) {
    return jig_convert_type(x->types, type);
}

/* ---- Scalars ---- */
static JigTypeRule keep_compatible(const JigType *t, const JigValue *v, JigTypeSink *to,
                                   void *user) {
    (void)v, (void)user;
    return jig_llvm_is_compatible(t) ? jig_type_becomes(to, t) : JIG_TYPE_PASSED;
}

/* Floats of less than 16 bits are what holds their bits; tf32 is of no machine. */
static const JigType *float_type(const JigLlvm *x, const JigType *t) {
    uint32_t width = jig_type_width(t);
    return width < 16 ? jig_type_i(x->ctx, width) : jig_llvm_is_compatible(t) ? t : NULL;
}

static const JigType *scalar_type(const JigLlvm *x, const JigType *t) {
    switch (jig_type_kind(t)) {
    case JIG_TYPE_INTEGER:
        return jig_type_i(x->ctx, jig_type_width(t));
    case JIG_TYPE_INDEX:
        return x->index;
    case JIG_TYPE_FLOAT:
        return float_type(x, t);
    case JIG_TYPE_FUNCTION:
        return x->ptr;
    default:
        return NULL;
    }
}

static JigTypeRule convert_scalar(const JigType *t, const JigValue *v, JigTypeSink *to, void *x) {
    (void)v;
    const JigType *become = scalar_type(x, t);
    return become ? jig_type_becomes(to, become) : JIG_TYPE_PASSED;
}

static JigTypeRule convert_complex(const JigType *t, const JigValue *v, JigTypeSink *to,
                                   void *user) {
    (void)v;
    if (jig_type_kind(t) != JIG_TYPE_COMPLEX)
        return JIG_TYPE_PASSED;
    const JigLlvm *x = user;
    const JigType *part = jig_to_llvm_type(x, jig_type_element(t));
    return part ? jig_type_becomes(
                      to, jig_llvm_struct(x->ctx, (const JigType *[]){part, part}, 2, false))
                : JIG_TYPE_REFUSED;
}

/* ---- Vectors ---- */
/* Arrays of vectors of the last dimension, which alone may have a length that only the machine
 * knows. */
static const JigType *vector_type(const JigLlvm *x, const JigType *t) {
    const JigType *element = jig_to_llvm_type(x, jig_type_element(t));
    const bool *scalable = jig_type_scalable_dims(t);
    const int64_t *shape = jig_type_shape(t), one = 1;
    size_t rank = jig_type_rank(t);
    if (!element)
        return NULL;
    if (!rank)
        return jig_type_vector(&one, NULL, 1, element);
    for (size_t i = 0; scalable && i + 1 < rank; i++)
        if (scalable[i])
            return NULL;
    const JigType *made =
        jig_type_vector(shape + rank - 1, scalable ? scalable + rank - 1 : NULL, 1, element);
    for (size_t i = rank - 1; i-- > 0;)
        made = jig_llvm_array((uint64_t)shape[i], made);
    return made;
}

static JigTypeRule convert_vector(const JigType *t, const JigValue *v, JigTypeSink *to, void *x) {
    (void)v;
    return jig_type_is_vector(t) ? jig_type_becomes(to, vector_type(x, t)) : JIG_TYPE_PASSED;
}

/* ---- Buffers ---- */
/* Nobody knows whose type it is. `about` may be NULL. */
static void complain(const JigLlvm *x, const char *text, const JigAttr *about) {
    JigArena scratch;
    jig_arena_init(&scratch);
    JigReason why = JIG_REASON(&scratch);
    if (about)
        jig_refuse(&why, jig_loc_unknown(x->ctx), text, jig_fact_attr(about));
    else
        jig_refuse(&why, jig_loc_unknown(x->ctx), text);
    jig_reason_emit(x->ctx, JIG_ERROR, &why);
    jig_arena_free(&scratch);
}

static bool has_sign(const JigType *t) {
    return jig_type_is_any_integer(t) && jig_type_sign(t) != JIG_SIGNLESS;
}

bool jig_to_llvm_has_space(const JigLlvm *x, const JigType *memref, uint32_t *space) {
    const JigAttr *said = jig_type_space(memref);
    int64_t n = 0;
    if (said && x->space_of && x->space_of(said, space))
        return true;
    if (said && (!jig_attr_is_int(said) || has_sign(jig_attr_type(said)) ||
                 (n = jig_attr_int_value(said)) < 0 || n > UINT32_MAX))
        return false;
    *space = (uint32_t)n;
    return true;
}

bool jig_to_llvm_space(const JigLlvm *x, const JigType *memref, uint32_t *space) {
    if (jig_to_llvm_has_space(x, memref, space))
        return true;
    complain(x,
             "conversion of memref memory space {} to integer address space failed. Consider "
             "adding memory space conversions.",
             jig_type_space(memref));
    return false;
}

/* Of any memory space: the descriptor itself is on the stack. */
static bool unranked_fields(const JigLlvm *x, const JigType *t, JigTypeSink *to) {
    if (!jig_to_llvm_type(x, jig_type_element(t)))
        return false;
    jig_type_sink_add(to, x->index);
    jig_type_sink_add(to, x->ptr);
    return true;
}

static void add_extents(const JigLlvm *x, size_t rank, bool apart, JigTypeSink *to) {
    if (!rank)
        return;
    if (!apart) {
        const JigType *array = jig_llvm_array(rank, x->index);
        jig_type_sink_add(to, array);
        jig_type_sink_add(to, array);
        return;
    }
    for (size_t i = 0; i < 2 * rank; i++)
        jig_type_sink_add(to, x->index);
}

static bool ranked_fields(const JigLlvm *x, const JigType *t, bool apart, JigTypeSink *to) {
    size_t rank = jig_type_rank(t);
    int64_t *strides = jig_calloc(rank + 1, sizeof *strides), offset;
    bool is_strided = jig_type_strides(t, strides, &offset);
    jig_free(strides);
    if (!is_strided) {
        complain(x,
                 "conversion to strided form failed either due to non-strided layout maps (which "
                 "should have been normalized away) or other reasons",
                 NULL);
        return false;
    }
    uint32_t space;
    if (!jig_to_llvm_type(x, jig_type_element(t)) || !jig_to_llvm_space(x, t, &space))
        return false;
    const JigType *ptr = jig_llvm_ptr(x->ctx, space);
    jig_type_sink_add(to, ptr);
    jig_type_sink_add(to, ptr);
    jig_type_sink_add(to, x->index);
    add_extents(x, rank, apart, to);
    return true;
}

bool jig_descriptor_fields(const JigLlvm *x, const JigType *t, bool apart, JigTypeSink *to) {
    return jig_type_is_memref(t) ? ranked_fields(x, t, apart, to) : unranked_fields(x, t, to);
}

static JigTypeRule convert_memref(const JigType *t, const JigValue *v, JigTypeSink *to,
                                  void *user) {
    (void)v;
    if (!jig_type_is_any_memref(t))
        return JIG_TYPE_PASSED;
    const JigLlvm *x = user;
    JigTypeSink *fields = jig_type_sink_create();
    bool ok = jig_descriptor_fields(x, t, false, fields);
    JigTypeList list = jig_type_sink_types(fields);
    if (ok)
        jig_type_sink_add(to, jig_llvm_struct(x->ctx, list.items, list.n, false));
    jig_type_sink_destroy(fields);
    return ok ? JIG_TYPE_CONVERTED : JIG_TYPE_REFUSED;
}

/* ---- Aggregates of the dialect that hold other types ---- */
/* Structures with names that are being converted: one may contain itself behind what hides its
 * size. */
typedef struct JigOpenStruct {
    const JigType *from, *to;
    const struct JigOpenStruct *outer;
} OpenStruct;

static const JigType *open_struct(const JigLlvm *x, const JigType *t) {
    for (const OpenStruct *o = *x->open; o; o = o->outer)
        if (o->from == t)
            return o->to;
    return NULL;
}

static bool convert_elements(const JigLlvm *x, const JigType *t, const JigType **types) {
    for (size_t i = 0; i < jig_llvm_struct_len(t); i++)
        if (!(types[i] = jig_to_llvm_type(x, jig_llvm_struct_element(t, i))))
            return false;
    return true;
}

/* One with a name is another one, whose name says so. What is there by that name must be the same.
 */
static const JigType *named_struct(const JigLlvm *x, const JigType *t, const JigType **types) {
    const JigType *made = open_struct(x, t);
    if (made)
        return made;
    JigArena *a = jig_arena_create();
    made = jig_llvm_named_struct(
        x->ctx, jig_arena_printf(a, "_Converted.%.*s", JIG_FMT(jig_llvm_struct_name(t))));
    jig_arena_destroy(a);
    OpenStruct self = {t, made, *x->open};
    *x->open = &self;
    bool ok =
        convert_elements(x, t, types) &&
        jig_llvm_struct_set_body(made, types, jig_llvm_struct_len(t), jig_llvm_struct_is_packed(t));
    *x->open = self.outer;
    return ok ? made : NULL;
}

static const JigType *struct_type(const JigLlvm *x, const JigType *t) {
    size_t n = jig_llvm_struct_len(t);
    const JigType **types = jig_calloc(n + 1, sizeof *types), *made = NULL;
    if (jig_llvm_struct_is_named(t))
        made = named_struct(x, t, types);
    else if (convert_elements(x, t, types))
        made = jig_llvm_struct(x->ctx, types, n, jig_llvm_struct_is_packed(t));
    jig_free(types);
    return made;
}

static const JigType *func_type(const JigLlvm *x, const JigType *t) {
    size_t n = jig_llvm_func_num_args(t);
    const JigType **args = jig_calloc(n + 1, sizeof *args), *made = NULL;
    const JigType *result = jig_to_llvm_type(x, jig_llvm_func_result(t));
    bool ok = result != NULL;
    for (size_t i = 0; ok && i < n; i++)
        ok = (args[i] = jig_to_llvm_type(x, jig_llvm_func_arg(t, i))) != NULL;
    if (ok)
        made = jig_llvm_func(result, args, n, jig_llvm_func_is_variadic(t));
    jig_free(args);
    return made;
}

static JigTypeRule convert_aggregate(const JigType *t, const JigValue *v, JigTypeSink *to,
                                     void *user) {
    (void)v;
    const JigLlvm *x = user;
    if (jig_llvm_is_type(t, JIG_LLVM_TYPE_STRUCT))
        return jig_type_becomes(to, jig_llvm_is_compatible(t) ? t : struct_type(x, t));
    if (jig_llvm_is_type(t, JIG_LLVM_TYPE_FUNC))
        return jig_type_becomes(to, func_type(x, t));
    if (!jig_llvm_is_type(t, JIG_LLVM_TYPE_ARRAY))
        return JIG_TYPE_PASSED;
    const JigType *element = jig_to_llvm_type(x, jig_llvm_array_element(t));
    return jig_type_becomes(to, element ? jig_llvm_array(jig_llvm_array_len(t), element) : NULL);
}

/* ---- Casts ---- */
/* Old and new values side by side, for as long as both are there. */
static bool cast(JigRewriter *rw, const JigCast *c, JigValue **out, void *user) {
    (void)user;
    if (c->num_types != 1)
        return false;
    JigOp *op = jig_build(rw, c->loc, JIG_BUILTIN(UNREALIZED_CONVERSION_CAST), c->inputs,
                          c->num_inputs, c->types, 1, NULL);
    out[0] = jig_op_result(op, 0);
    return true;
}

static bool has_types(const JigCast *c, JigTypeList types) {
    bool same = c->num_inputs == types.n;
    for (size_t i = 0; same && i < types.n; i++)
        same = jig_value_type(c->inputs[i]) == types.items[i];
    return same;
}

static bool is_bare(const JigCast *c, const JigType *memref) {
    return c->num_inputs == 1 && jig_type_is_memref(memref) &&
           jig_llvm_is_type(jig_value_type(c->inputs[0]), JIG_LLVM_TYPE_PTR);
}

/* NULL: the inputs are none. */
static JigValue *descriptor_of(JigRewriter *rw, const JigLlvm *x, const JigCast *c,
                               const JigType *memref) {
    if (is_bare(c, memref))
        return jig_descriptor_of_pointer_with(rw, c->loc, x, memref, c->inputs[0]);
    JigTypeSink *fields = jig_type_sink_create();
    bool ok =
        jig_descriptor_fields(x, memref, true, fields) && has_types(c, jig_type_sink_types(fields));
    jig_type_sink_destroy(fields);
    return ok ? jig_descriptor_pack_with(rw, c->loc, x, memref,
                                         (JigValueList){c->inputs, c->num_inputs})
              : NULL;
}

/* The fields of a buffer, as functions take them, are put together. */
static bool cast_fields(JigRewriter *rw, const JigCast *c, JigValue **out, void *x) {
    if (!jig_type_is_any_memref(c->types[0]))
        return false;
    JigValue *desc = descriptor_of(rw, x, c, c->types[0]);
    return desc && cast(rw,
                        &(JigCast){.loc = c->loc,
                                   .inputs = &desc,
                                   .num_inputs = 1,
                                   .types = c->types,
                                   .num_types = 1},
                        out, NULL);
}

static bool pack_fields(JigRewriter *rw, const JigCast *c, JigValue **out, void *x) {
    return c->num_types == 1 && c->original && jig_type_is_any_memref(c->original) &&
           jig_llvm_is_type(c->types[0], JIG_LLVM_TYPE_STRUCT) &&
           (out[0] = descriptor_of(rw, x, c, c->original));
}

/* ---- The whole ---- */
static JigTypeRuleFn *const rules[] = {keep_compatible, convert_complex,   convert_scalar,
                                       convert_memref,  convert_aggregate, convert_vector};

JigLlvm *jig_to_llvm_create(JigContext *ctx, const JigLlvmOptions *options) {
    JigLlvm *x = jig_calloc(1, sizeof *x);
    *x = (JigLlvm){.ctx = ctx,
                   .options = *options,
                   .types = jig_type_converter_create(ctx),
                   .state = jig_to_llvm_state_create(),
                   .index = jig_type_i(ctx, options->index_bits),
                   .ptr = jig_llvm_ptr(ctx, 0),
                   .clashes = jig_calloc(1, sizeof *x->clashes),
                   .open = jig_calloc(1, sizeof *x->open)};
    x->env = (JigConversionEnv){.types = x->types, .options = x};
    for (size_t i = 0; i < JIG_LEN(rules); i++)
        jig_type_rule(x->types, rules[i], x);
    jig_materialize_source(x->types, cast, NULL);
    jig_materialize_source(x->types, cast_fields, x);
    jig_materialize_target(x->types, cast, NULL);
    jig_materialize_target(x->types, pack_fields, x);
    return x;
}

void jig_to_llvm_destroy(JigLlvm *x) {
    if (!x)
        return;
    jig_type_converter_destroy(x->types);
    jig_to_llvm_state_destroy(x->state);
    jig_to_llvm_gpu_globals_destroy(x->gpu);
    jig_ptrmap_free(x->clashes);
    jig_free(x->clashes);
    jig_free(x->open);
    jig_free(x);
}

const JigLlvm *jig_to_llvm_of(const JigRewriter *rw) {
    return jig_options_of(rw);
}

bool jig_to_llvm_pack_types(const JigLlvm *x, const JigType *const *types, size_t n,
                            const JigType **packed) {
    *packed = NULL;
    if (n == 1)
        return (*packed = jig_to_llvm_type(x, types[0])) != NULL;
    const JigType **each = jig_calloc(n + 1, sizeof *each);
    bool ok = true;
    for (size_t i = 0; ok && i < n; i++)
        ok = (each[i] = jig_to_llvm_type(x, types[i])) != NULL;
    if (ok && n)
        *packed = jig_llvm_struct(x->ctx, each, n, false);
    jig_free(each);
    return ok;
}

/* ---- Options ---- */
const JigAttr *jig_to_llvm_layout_index(const JigOp *op) {
    const JigAttr *key = jig_attr_of_type(jig_type_index(jig_op_context(op)));
    for (; op; op = jig_op_parent(op)) {
        const JigAttr *layout = jig_dlti_layout_of(op),
                      *bits = layout ? jig_dlti_query(layout, key) : NULL;
        if (bits && jig_attr_is_int(bits))
            return bits;
    }
    return NULL;
}

static uint32_t layout_index_bits(const JigOp *op) {
    const JigAttr *said = jig_to_llvm_layout_index(op);
    if (!said)
        return 64;
    JigInt n = jig_attr_big_int_value(said);
    uint64_t bits = jig_int_active_bits(n) <= 32 ? jig_int_u64(n) : 0;
    return bits && bits <= JIG_MAX_INT_WIDTH ? (uint32_t)bits : JIG_LLVM_NO_BITS;
}

JigLlvmOptions jig_to_llvm_options_for(const JigOp *op) {
    return (JigLlvmOptions){.index_bits = layout_index_bits(op)};
}
