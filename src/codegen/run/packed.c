/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* From values to arguments. */
#include "codegen/run/packed.h"

#include "codegen/run/form.h"
#include "codegen/run/packed_int.h"

#include <stdlib.h>

/* ---- The type of the function ---- */

static bool add(JigStr *list, JigStr item, JigArena *a) {
    *list = jig_arena_printf(a, "%.*s%s%.*s", JIG_FMT(*list), list->len ? ", " : "", JIG_FMT(item));
    return item.len;
}

/* A descriptor's members are parameters of their own. */
static JigStr params_of(const JigType *t, JigArena *a) {
    JigStr whole = jig_run_form_type(t, a);
    if (!whole.len || !jig_run_is_described(t))
        return whole;
    if (!jig_type_has_rank(t))
        return JIG_STR("i64, ptr");
    JigStr list = JIG_STR("ptr, ptr, i64");
    for (size_t i = 0; i < 2 * jig_type_rank(t); ++i)
        add(&list, JIG_STR("i64"), a);
    return list;
}

JigStr jig_run_packed_type(const JigEvalSignature *types, JigArena *a, JigReason *why) {
    JigStr params = {0}, results = {0};
    for (size_t i = 0; i < types->num_inputs; ++i)
        if (!add(&params, params_of(types->inputs[i], a), a)) {
            jig_refuse(why, JIG_NOWHERE, "argument #{} of type {} cannot be handed over to code",
                       jig_fact_int((int64_t)i), jig_fact_type(types->inputs[i]));
            return (JigStr){0};
        }
    for (size_t i = 0; i < types->num_results; ++i)
        if (!add(&results, jig_run_form_type(types->results[i], a), a)) {
            jig_refuse(why, JIG_NOWHERE, "result #{} of type {} cannot be taken over from code",
                       jig_fact_int((int64_t)i), jig_fact_type(types->results[i]));
            return (JigStr){0};
        }
    bool several = types->num_results > 1;
    return jig_arena_printf(a, "%s%.*s%s (%.*s)",
                            several              ? "{ "
                            : types->num_results ? ""
                                                 : "void",
                            JIG_FMT(results), several ? " }" : "", JIG_FMT(params));
}

/* ---- Arguments ---- */

static void *push(JigPacked *p, uint64_t size) {
    void *memory = jig_arena_calloc(p->arena, size + 64);
    memory = (void *)(((uintptr_t)memory + 63) & ~(uintptr_t)63);
    p->sizes[p->num_params] = size;
    p->pointers[p->num_params++] = memory;
    return memory;
}

static void push_word(JigPacked *p, uint64_t word) {
    memcpy(push(p, sizeof word), &word, sizeof word);
}

/* The whole buffer, and the descriptor of the part that is meant. */
static bool pack_memref(JigPacked *p, size_t i, const JigEvalShaped *s, JigReason *why) {
    JigForm form;
    bool ok = jig_run_form_of(jig_type_element(p->types.inputs[i]), &form);
    size_t each = jig_eval_elem_bytes(&s->elem), n = each ? s->buffer->size / each : 0;
    uint64_t bytes;
    if (!ok || s->base || __builtin_mul_overflow(n, form.size, &bytes) || bytes > SIZE_MAX / 2)
        return jig_refuse(why, JIG_NOWHERE, "argument #{} cannot be handed over to code",
                          jig_fact_int((int64_t)i));
    uint8_t *memory = aligned_alloc(64, (bytes + 64) & ~(uint64_t)63);
    if (!memory)
        return jig_refuse(why, JIG_NOWHERE, "argument #{} needs {} bytes, which there are not",
                          jig_fact_int((int64_t)i), jig_fact_int((int64_t)bytes));
    p->memory[i] = memory;
    p->bytes[i] = bytes;
    for (size_t k = 0; k < n; ++k)
        jig_run_form_store(&form, s->buffer->data + k * each, memory + k * form.size);
    push_word(p, (uint64_t)(uintptr_t)memory);
    push_word(p, (uint64_t)(uintptr_t)memory);
    push_word(p, (uint64_t)s->offset);
    for (size_t d = 0; d < s->rank; ++d)
        push_word(p, (uint64_t)s->sizes[d]);
    for (size_t d = 0; d < s->rank; ++d)
        push_word(p, (uint64_t)s->strides[d]);
    return true;
}

static bool pack_value(JigPacked *p, size_t i, const JigEvalValue *v, JigReason *why) {
    const JigType *t = p->types.inputs[i];
    JigForm form;
    if (v->tag == JIG_EVAL_POISON || v->tag == JIG_EVAL_NONE)
        return jig_refuse(why, JIG_NOWHERE, "argument #{} has no value", jig_fact_int((int64_t)i));
    if (v->tag == JIG_EVAL_SHAPED && jig_run_is_described(t))
        return pack_memref(p, i, v->shaped, why);
    if (!jig_run_form_of(t, &form))
        return jig_refuse(why, JIG_NOWHERE, "argument #{} cannot be handed over to code",
                          jig_fact_int((int64_t)i));
    uint8_t *memory = push(p, form.size);
    if (v->tag == JIG_EVAL_SHAPED) {
        jig_run_form_store(&form, v->shaped->buffer->data, memory);
        return true;
    }
    JigElem elem = jig_eval_elem_of(p->eval, t);
    JigNum n;
    uint8_t *bytes = jig_arena_calloc(p->arena, elem.size + 32);
    jig_eval_num_of_value(&elem, v, &n);
    jig_eval_num_to_bytes(&elem, &n, bytes);
    jig_run_form_store(&form, bytes, memory);
    return true;
}

/* Where results stand in what is returned, which is a structure when they are several. */
static void place_results(JigPacked *p) {
    uint64_t at = 0, align = 1;
    for (size_t i = 0; i < p->types.num_results; ++i) {
        const JigType *t = p->types.results[i];
        JigForm form = {.size = jig_run_descriptor_size(t), .align = 8};
        if (!jig_run_is_described(t) && !jig_run_form_of(t, &form))
            continue;
        p->places[i] = jig_run_form_place(&at, form.size, form.align);
        align = form.align > align ? form.align : align;
    }
    size_t n = p->num_params;
    jig_run_form_place(&at, 0, align);
    push(p, (at + align - 1) & ~(align - 1));
    p->num_params = n;
}

bool jig_run_packed_make(const JigEval *e, const JigEvalSignature *types, const JigEvalValue *args,
                         JigArena *a, JigPacked *out, JigReason *why) {
    *out = (JigPacked){.types = *types, .eval = e, .arena = a};
    out->memory = JIG_NEW_ARRAY(a, void *, types->num_inputs + 1);
    out->bytes = JIG_NEW_ARRAY(a, uint64_t, types->num_inputs + 1);
    out->kept = JIG_NEW_ARRAY(a, void *, types->num_inputs + 1);
    out->places = JIG_NEW_ARRAY(a, uint64_t, types->num_results + 1);
    size_t most = 1;
    for (size_t i = 0; i < types->num_inputs; ++i)
        most += 3 + 2 * jig_type_rank(types->inputs[i]);
    out->pointers = JIG_NEW_ARRAY(a, void *, most);
    out->sizes = JIG_NEW_ARRAY(a, uint64_t, most);
    out->type = jig_run_packed_type(types, a, why);
    JIG_CHECK(out->type.len);
    for (size_t i = 0; i < types->num_inputs; ++i)
        JIG_CHECK(pack_value(out, i, &args[i], why));
    place_results(out);
    return true;
}

void jig_run_packed_free(JigPacked *p) {
    for (size_t i = 0; p->memory && i < p->types.num_inputs; ++i)
        free(p->memory[i]);
}

/* ---- As they were ---- */

void jig_run_packed_keep(JigPacked *p) {
    for (size_t i = 0; i < p->types.num_inputs; ++i) {
        p->kept[i] = p->memory[i] ? malloc(p->bytes[i] + 1) : NULL;
        if (p->kept[i])
            memcpy(p->kept[i], p->memory[i], p->bytes[i]);
    }
}

void jig_run_packed_keep_changed(JigPacked *p) {
    for (size_t i = 0; i < p->types.num_inputs; ++i) {
        if (!p->kept[i] || memcmp(p->kept[i], p->memory[i], p->bytes[i]) != 0)
            continue;
        free(p->kept[i]);
        p->kept[i] = NULL;
    }
}

void jig_run_packed_restore(const JigPacked *p) {
    for (size_t i = 0; i < p->types.num_inputs; ++i)
        if (p->kept[i])
            memcpy(p->memory[i], p->kept[i], p->bytes[i]);
}
