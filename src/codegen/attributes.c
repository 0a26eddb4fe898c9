/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Attributes of functions, calls, arguments and results. */
#include "codegen/ir_machines.h"

/* ---- Arguments and results ---- */

typedef enum Form { WORD, BYTES, ALIGNMENT, STACK_ALIGNMENT, TYPE, RANGE } Form;

static const struct {
    const char *name, *text;
    Form form;
} params[] = {
    {"llvm.align", "align", ALIGNMENT},
    {"llvm.alignstack", "alignstack", STACK_ALIGNMENT},
    {"llvm.allocalign", "allocalign", WORD},
    {"llvm.allocptr", "allocptr", WORD},
    {"llvm.byref", "byref", TYPE},
    {"llvm.byval", "byval", TYPE},
    {"llvm.dereferenceable", "dereferenceable", BYTES},
    {"llvm.dereferenceable_or_null", "dereferenceable_or_null", BYTES},
    {"llvm.elementtype", "elementtype", TYPE},
    {"llvm.inalloca", "inalloca", TYPE},
    {"llvm.inreg", "inreg", WORD},
    {"llvm.nest", "nest", WORD},
    {"llvm.noalias", "noalias", WORD},
    {"llvm.nocapture", "captures(none)", WORD},
    {"llvm.nofree", "nofree", WORD},
    {"llvm.nonnull", "nonnull", WORD},
    {"llvm.noundef", "noundef", WORD},
    {"llvm.preallocated", "preallocated", TYPE},
    {"llvm.range", "range", RANGE},
    {"llvm.readnone", "readnone", WORD},
    {"llvm.readonly", "readonly", WORD},
    {"llvm.returned", "returned", WORD},
    {"llvm.signext", "signext", WORD},
    {"llvm.sret", "sret", TYPE},
    {"llvm.writeonly", "writeonly", WORD},
    {"llvm.zeroext", "zeroext", WORD},
};

void jig_codegen_put_range(JigIr *ir, const JigAttr *x) {
    const JigAttr *lower = jig_attr_param(x, 0), *upper = jig_attr_param(x, 1);
    JigInt first = jig_attr_big_int_value(lower), end = jig_attr_big_int_value(upper);
    if (jig_int_eq(first, end) && !jig_int_is_zero(first))
        jig_codegen_refuse(ir, ir->module,
                           "the range represent the empty set but limits aren't 0!");
    jig_codegen_put(ir, "range(");
    jig_codegen_put_type(ir, jig_attr_type(lower));
    jig_codegen_put(ir, " ");
    jig_codegen_put_str(ir, jig_int_to_str(jig_attr_big_int_value(lower), 10, true, ir->arena));
    jig_codegen_put(ir, ", ");
    jig_codegen_put_str(ir, jig_int_to_str(jig_attr_big_int_value(upper), 10, true, ir->arena));
    jig_codegen_put(ir, ")");
}

/* False: LLVM has no such number. */
static bool put_number(JigIr *ir, size_t i, int64_t n) {
    Form form = params[i].form;
    bool ok = form == BYTES ? n != 0 : jig_codegen_is_alignment(n);
    if (!ok || (form == STACK_ALIGNMENT && n > UINT32_MAX))
        return false;
    jig_codegen_putf(ir, form == ALIGNMENT ? "%s %llu" : "%s(%llu)", params[i].text,
                     (unsigned long long)n);
    return true;
}

/* False, as below: it is of another kind, or another number, than its name wants. */
static bool put_word(JigIr *ir, const char *text, const JigAttr *x) {
    if (jig_attr_is_string(x))
        jig_codegen_put_quoted(ir, jig_attr_string_value(x));
    else
        jig_codegen_put(ir, text);
    return jig_attr_is_string(x) || jig_attr_kind(x) == JIG_ATTR_UNIT;
}

static bool put_param(JigIr *ir, size_t i, const JigAttr *x) {
    switch (params[i].form) {
    case WORD:
        return put_word(ir, params[i].text, x);
    case BYTES:
    case ALIGNMENT:
    case STACK_ALIGNMENT:
        return jig_attr_is_int(x) && put_number(ir, i, jig_attr_int_value(x));
    case TYPE:
        if (!jig_attr_is_type(x))
            return false;
        jig_codegen_putf(ir, "%s(", params[i].text);
        jig_codegen_put_type(ir, jig_attr_type_value(x));
        jig_codegen_put(ir, ")");
        return true;
    case RANGE:
        if (!jig_attr_is(x, JIG_LLVM_ATTR(CONSTANT_RANGE)))
            return false;
        jig_codegen_put_range(ir, x);
        return true;
    }
    return false;
}

/* What says nothing to LLVM is left out. */
static void put_named(const JigIrParams *p, const JigNamedAttr *x, bool before) {
    JigIr *ir = p->ir;
    const char *name = x->name->ptr;
    size_t i = 0;
    while (i < JIG_LEN(params) && strcmp(params[i].name, name) != 0)
        i++;
    bool is_of_machine = jig_codegen_is_param_word(ir, name);
    if (i == JIG_LEN(params) && !is_of_machine)
        return;
    jig_codegen_put(ir, before ? "" : " ");
    if (!(is_of_machine ? put_word(ir, jig_arena_printf(ir->arena, "\"%s\"", name).ptr, x->value)
                        : put_param(ir, i, x->value)))
        jig_codegen_fail(ir, p->op, "has an attribute '%s' of the wrong kind or value", name);
    jig_codegen_put(ir, before ? " " : "");
}

static void put_dict(const JigIrParams *p, const JigAttr *dict, bool before) {
    for (size_t k = 0; k < jig_attr_dict_len(dict); k++)
        put_named(p, &jig_attr_dict_items(dict)[k], before);
}
static const JigAttr *dict_at(const JigAttr *list, size_t i) {
    return list && i < jig_attr_array_len(list) ? jig_attr_array_at(list, i) : NULL;
}
void jig_codegen_put_arg_attrs(const JigIrParams *p, size_t i) {
    const JigAttr *dict = dict_at(p->args, i);
    if (dict)
        put_dict(p, dict, false);
}
void jig_codegen_put_result_attrs(const JigIrParams *p) {
    const JigAttr *dict = dict_at(p->results, 0);
    if (dict)
        put_dict(p, dict, true);
}

/* ---- Calling conventions ---- */

void jig_codegen_put_callconv(JigIr *ir, const JigAttr *cconv) {
    enum { C = 0, FAST = 8, COLD = 9 };
    int64_t n = cconv ? jig_attr_int_value(jig_attr_param(cconv, 0)) : C;
    if (n == FAST)
        jig_codegen_put(ir, "fastcc ");
    else if (n == COLD)
        jig_codegen_put(ir, "coldcc ");
    else if (n != C)
        jig_codegen_putf(ir, "cc %lld ", (long long)n);
}

/* ---- Functions ---- */

void jig_codegen_put_pair(JigIr *ir, JigStr name, JigStr value) {
    jig_codegen_put(ir, " ");
    jig_codegen_put_quoted(ir, name);
    jig_codegen_put(ir, "=");
    jig_codegen_put_quoted(ir, value);
}

static void put_memory_effects(JigIr *ir, const JigAttr *x) {
    static const char *const places[] = {NULL,       "argmem",      "inaccessiblemem",
                                         "errnomem", "target_mem0", "target_mem1"};
    static const char *const effects[] = {"none", "read", "write", "readwrite"};
    int64_t other = jig_attr_int_value(jig_attr_param(x, 0));
    jig_codegen_putf(ir, " memory(%s", effects[other & 3]);
    for (size_t i = 1; i < JIG_LEN(places); i++)
        jig_codegen_putf(ir, ", %s: %s", places[i],
                         effects[jig_attr_int_value(jig_attr_param(x, i)) & 3]);
    jig_codegen_put(ir, ")");
}

typedef struct Word {
    const char *attr, *text;
} Word;
static void put_words(JigIr *ir, const JigOp *op, const Word *words, size_t n) {
    for (size_t i = 0; i < n; i++)
        if (jig_codegen_is_set(op, words[i].attr))
            jig_codegen_putf(ir, " %s", words[i].text);
}

/* Attributes that LLVM knows by name; others are strings. */
static bool is_known_word(JigStr name) {
    static const char *const known =
        " alwaysinline builtin cold convergent hot disable_sanitizer_instrumentation "
        "fn_ret_thunk_extern hybrid_patchable inlinehint jumptable minsize naked nobuiltin "
        "nocallback nocreateundeforpoison nodivergencesource noduplicate nofree noimplicitfloat "
        "noinline nonlazybind nomerge norecurse noredzone noreturn nosync nocf_check noprofile "
        "skipprofile nounwind nosanitize_bounds nosanitize_coverage null_pointer_is_valid optdebug "
        "optforfuzzing optsize optnone returns_twice safestack shadowcallstack speculatable ssp "
        "sspreq sspstrong strictfp sanitize_address sanitize_thread sanitize_type sanitize_memory "
        "sanitize_hwaddress sanitize_memtag sanitize_numerical_stability sanitize_realtime "
        "sanitize_realtime_blocking sanitize_alloc_token speculative_load_hardening willreturn "
        "mustprogress presplitcoroutine coro_only_destroy_when_complete coro_elide_safe ";
    for (const char *at = known; (at = strstr(at, " ")) && at[1]; at++)
        if (strncmp(at + 1, name.ptr, name.len) == 0 && at[1 + name.len] == ' ')
            return true;
    return false;
}

static bool read_number(JigStr text, uint64_t *n) {
    JigArena *a = jig_arena_create();
    JigInt value;
    bool ok = text.len && jig_int_parse(text, 10, a, &value) && jig_int_fits_u64(value);
    *n = ok ? jig_int_u64(value) : 0;
    jig_arena_destroy(a);
    return ok;
}

/* Effects by place, two bits each. */
static void put_encoded_effects(JigIr *ir, uint64_t n) {
    static const char *const places[] = {"argmem", "inaccessiblemem", "errnomem",
                                         NULL,     "target_mem0",     "target_mem1"};
    static const char *const effects[] = {"none", "read", "write", "readwrite"};
    enum { OTHER = 3 };
    jig_codegen_putf(ir, " memory(%s", effects[n >> (2 * OTHER) & 3]);
    for (size_t i = 0; i < JIG_LEN(places); i++)
        if (places[i])
            jig_codegen_putf(ir, ", %s: %s", places[i], effects[n >> (2 * i) & 3]);
    jig_codegen_put(ir, ")");
}
static void put_alloc_kind(JigIr *ir, uint64_t n) {
    static const char *const kinds[] = {"alloc",         "realloc", "free",
                                        "uninitialized", "zeroed",  "aligned"};
    bool first = true;
    jig_codegen_put(ir, " allockind(\"");
    for (size_t i = 0; i < JIG_LEN(kinds); i++)
        if (n >> i & 1) {
            jig_codegen_putf(ir, "%s%s", first ? "" : ",", kinds[i]);
            first = false;
        }
    jig_codegen_put(ir, "\")");
}
static void put_pair_of_numbers(JigIr *ir, const char *name, uint64_t a, uint64_t b) {
    jig_codegen_putf(ir, " %s(%llu,%llu)", name, (unsigned long long)a, (unsigned long long)b);
}

/* Attributes of LLVM with a number, which passes as a string. False: it is none of them. */
static bool put_numbered(JigIr *ir, const JigOp *op, JigStr name, JigStr value) {
    static const char *const numbered[] = {"alignstack", "allocsize", "uwtable",
                                           "memory",     "allockind", "vscale_range"};
    enum { ALIGNSTACK, ALLOCSIZE, UWTABLE, MEMORY, ALLOCKIND, VSCALE_RANGE };
    size_t i = 0;
    uint64_t n;
    while (i < JIG_LEN(numbered) && !jig_str_is(name, numbered[i]))
        i++;
    if (i == JIG_LEN(numbered))
        return false;
    if (!read_number(value, &n))
        jig_codegen_fail(ir, op, "passes '%.*s' through with a value that is no number",
                         JIG_FMT(name));
    else if (i == ALIGNSTACK && n && !jig_codegen_is_alignment((int64_t)n))
        jig_codegen_refuse(ir, op, "stack alignment is not a power of two");
    else if (i == ALIGNSTACK && n) /* 0 asks for nothing, and LLVM's text has no word for it */
        jig_codegen_putf(ir, " alignstack(%llu)", (unsigned long long)n);
    else if (i == ALLOCSIZE && (uint32_t)n == UINT32_MAX)
        jig_codegen_putf(ir, " allocsize(%llu)", (unsigned long long)(n >> 32));
    else if (i == ALLOCSIZE || i == VSCALE_RANGE)
        put_pair_of_numbers(ir, numbered[i], n >> 32, n & UINT32_MAX);
    else if (i == MEMORY)
        put_encoded_effects(ir, n);
    else if (i == ALLOCKIND)
        put_alloc_kind(ir, n);
    else if (i == UWTABLE && (n == 1 || n == 2))
        jig_codegen_put(ir, n == 1 ? " uwtable(sync)" : " uwtable");
    return true;
}

void jig_codegen_put_listed(JigIr *ir, const JigOp *op, const JigAttr *list,
                            const char *name_of_list) {
    for (size_t i = 0; list && i < jig_attr_array_len(list); i++) {
        const JigAttr *x = jig_attr_array_at(list, i);
        if (jig_attr_is_string(x)) {
            JigStr name = jig_attr_string_value(x);
            jig_codegen_put(ir, " ");
            if (is_known_word(name))
                jig_codegen_put_str(ir, name);
            else
                jig_codegen_put_quoted(ir, name);
            continue;
        }
        bool pair = jig_attr_kind(x) == JIG_ATTR_ARRAY && jig_attr_array_len(x) == 2 &&
                    jig_attr_is_string(jig_attr_array_at(x, 0)) &&
                    jig_attr_is_string(jig_attr_array_at(x, 1));
        if (!pair) {
            jig_codegen_fail(ir, op, "expected '%s' to contain string or array attributes",
                             name_of_list);
            return;
        }
        JigStr name = jig_attr_string_value(jig_attr_array_at(x, 0));
        JigStr value = jig_attr_string_value(jig_attr_array_at(x, 1));
        if (is_known_word(name))
            jig_codegen_fail(ir, op, "LLVM attribute '%.*s' does not expect a value",
                             JIG_FMT(name));
        else if (!put_numbered(ir, op, name, value))
            jig_codegen_put_pair(ir, name, value);
    }
}

static void put_strings(JigIr *ir, const JigOp *op) {
    static const Word strings[] = {
        {"target_cpu", "target-cpu"},
        {"tune_cpu", "tune-cpu"},
        {"reciprocal_estimates", "reciprocal-estimates"},
        {"prefer_vector_width", "prefer-vector-width"},
        {"denormal_fp_math", "denormal-fp-math"},
        {"denormal_fp_math_f32", "denormal-fp-math-f32"},
        {"instrument_function_entry", "instrument-function-entry"},
        {"instrument_function_exit", "instrument-function-exit"},
        {"fp_contract", "fp-contract"},
    };
    static const Word booleans[] = {
        {"no_infs_fp_math", "no-infs-fp-math"},
        {"no_nans_fp_math", "no-nans-fp-math"},
        {"no_signed_zeros_fp_math", "no-signed-zeros-fp-math"},
    };
    for (size_t i = 0; i < JIG_LEN(strings); i++)
        if (jig_op_attr(op, strings[i].attr))
            jig_codegen_put_pair(ir, jig_str(strings[i].text),
                                 jig_op_str_attr(op, strings[i].attr));
    for (size_t i = 0; i < JIG_LEN(booleans); i++)
        if (jig_op_attr(op, booleans[i].attr))
            jig_codegen_put_pair(
                ir, jig_str(booleans[i].text),
                jig_str(jig_codegen_is_set(op, booleans[i].attr) ? "true" : "false"));
}

static void put_features(JigIr *ir, const JigAttr *x) {
    JigCharVec text, *before = jig_codegen_begin(ir, &text);
    const JigAttr *list = jig_attr_param(x, 0);
    for (size_t i = 0; list && i < jig_attr_array_len(list); i++) {
        jig_codegen_put(ir, i ? "," : "");
        jig_codegen_put_str(ir, jig_attr_string_value(jig_attr_array_at(list, i)));
    }
    jig_codegen_put_pair(ir, JIG_STR("target-features"), jig_codegen_end(ir, before));
}

static void put_kinds(JigIr *ir, const JigOp *op) {
    static const char *const pointers[] = {"none", "non-leaf", "all", "reserved",
                                           "non-leaf-no-reserve"};
    const JigAttr *x = jig_llvm_func_frame_pointer_attr(op);
    if (x)
        jig_codegen_put_pair(ir, JIG_STR("frame-pointer"),
                             jig_str(pointers[jig_attr_int_value(jig_attr_param(x, 0)) % 5]));
    x = jig_llvm_func_uwtable_kind_attr(op);
    int64_t tables = x ? jig_attr_int_value(jig_attr_param(x, 0)) : 0;
    if (tables)
        jig_codegen_put(ir, tables == 1 ? " uwtable(sync)" : " uwtable");
    if ((x = jig_llvm_func_target_features_attr(op)))
        put_features(ir, x);
    if ((x = jig_llvm_func_memory_effects_attr(op)))
        put_memory_effects(ir, x);
}

static uint32_t numbers_node(JigIr *ir, const JigAttr *x) {
    JigCharVec text, *before = jig_codegen_begin(ir, &text);
    jig_codegen_put(ir, "!{");
    for (size_t i = 0; i < jig_attr_dense_array_len(x); i++)
        jig_codegen_putf(ir, "%si32 %lld", i ? ", " : "",
                         (long long)jig_attr_dense_array_int(x, i));
    jig_codegen_put(ir, "}");
    return jig_codegen_node(ir, jig_codegen_end(ir, before));
}

void jig_codegen_put_function_metadata(JigIr *ir, const JigOp *op) {
    const JigAttr *x = jig_llvm_func_function_entry_count_attr(op);
    if (x)
        jig_codegen_putf(ir, " !prof !%u",
                         jig_codegen_nodef(ir, "!{!\"function_entry_count\", i64 %lld}",
                                           (long long)jig_attr_int_value(x)));
    if ((x = jig_llvm_func_vec_type_hint_attr(op))) {
        JigStr type = jig_codegen_type_text(ir, jig_attr_type_value(jig_attr_param(x, 0)));
        const JigAttr *is_signed = jig_attr_param(x, 1);
        jig_codegen_putf(ir, " !vec_type_hint !%u",
                         jig_codegen_nodef(ir, "!{%.*s undef, i32 %d}", JIG_FMT(type),
                                           is_signed && jig_attr_bool_value(is_signed)));
    }
    if ((x = jig_llvm_func_work_group_size_hint_attr(op)))
        jig_codegen_putf(ir, " !work_group_size_hint !%u", numbers_node(ir, x));
    if ((x = jig_codegen_group_size(ir, op)) || (x = jig_llvm_func_reqd_work_group_size_attr(op)))
        jig_codegen_putf(ir, " !reqd_work_group_size !%u", numbers_node(ir, x));
    if ((x = jig_llvm_func_intel_reqd_sub_group_size_attr(op)))
        jig_codegen_putf(ir, " !intel_reqd_sub_group_size !%u",
                         jig_codegen_nodef(ir, "!{i32 %lld}", (long long)jig_attr_int_value(x)));
    if (ir->subprogram)
        jig_codegen_putf(ir, " !dbg !%u", jig_codegen_di(ir, ir->subprogram));
}

static void put_quoted_part(JigIr *ir, const char *word, JigStr value) {
    jig_codegen_putf(ir, " %s ", word);
    jig_codegen_put_quoted(ir, value);
}
static void put_comdat(JigIr *ir, const JigAttr *symbol) {
    jig_codegen_put(ir, " comdat(");
    jig_codegen_put_symbol(ir, '$', jig_attr_symbol_leaf(symbol));
    jig_codegen_put(ir, ")");
}

/* What counts for bodies alone is not said of declarations. */
static void put_body_attrs(JigIr *ir, const JigOp *op) {
    static const Word words[] = {
        {"arm_streaming", "\"aarch64_pstate_sm_enabled\""},
        {"arm_locally_streaming", "\"aarch64_pstate_sm_body\""},
        {"arm_streaming_compatible", "\"aarch64_pstate_sm_compatible\""},
        {"arm_new_za", "\"aarch64_new_za\""},
        {"arm_in_za", "\"aarch64_in_za\""},
        {"arm_out_za", "\"aarch64_out_za\""},
        {"arm_inout_za", "\"aarch64_inout_za\""},
        {"arm_preserves_za", "\"aarch64_preserves_za\""},
    };
    put_words(ir, op, words, JIG_LEN(words));
    put_strings(ir, op);
    const JigAttr *x = jig_llvm_func_vscale_range_attr(op);
    if (x)
        jig_codegen_putf(ir, " vscale_range(%u,%u)",
                         (uint32_t)jig_attr_int_value(jig_attr_param(x, 0)),
                         (uint32_t)jig_attr_int_value(jig_attr_param(x, 1)));
}

void jig_codegen_put_function_attrs(JigIr *ir, const JigOp *op, bool define) {
    static const Word words[] = {
        {"convergent", "convergent"},  {"no_inline", "noinline"}, {"always_inline", "alwaysinline"},
        {"inline_hint", "inlinehint"}, {"no_unwind", "nounwind"}, {"will_return", "willreturn"},
        {"optimize_none", "optnone"},
    };
    const JigAttr *x;
    jig_codegen_put(ir, " ");
    jig_codegen_put_unnamed_addr(ir, jig_llvm_func_unnamed_addr_attr(op));
    ir->out->len--; /* the space behind it */
    jig_codegen_put_machine_attrs(ir, op);
    put_words(ir, op, words, JIG_LEN(words));
    put_kinds(ir, op);
    if (define)
        put_body_attrs(ir, op);
    jig_codegen_put_listed(ir, op, jig_llvm_func_passthrough_attr(op), "passthrough");
    jig_codegen_put_last_machine_attrs(ir, op);
    if (define && (x = jig_llvm_func_section_attr(op)))
        put_quoted_part(ir, "section", jig_attr_string_value(x));
    if ((x = jig_llvm_func_comdat_attr(op)))
        put_comdat(ir, x);
    if ((x = jig_llvm_func_alignment_attr(op)))
        jig_codegen_put_align(ir, op, " ", jig_attr_int_value(x));
    if ((x = jig_llvm_func_garbage_collector_attr(op)))
        put_quoted_part(ir, "gc", jig_attr_string_value(x));
    if (define && (x = jig_llvm_func_personality_attr(op))) {
        jig_codegen_put(ir, " personality ptr ");
        jig_codegen_put_symbol(ir, '@', jig_attr_symbol_leaf(x));
    }
}

void jig_codegen_put_call_attrs(JigIr *ir, const JigOp *op) {
    static const Word words[] = {
        {"convergent", "convergent"},      {"no_unwind", "nounwind"},
        {"will_return", "willreturn"},     {"no_inline", "noinline"},
        {"always_inline", "alwaysinline"}, {"inline_hint", "inlinehint"},
    };
    put_words(ir, op, words, JIG_LEN(words));
    const JigAttr *x = jig_llvm_func_memory_effects_attr(op);
    if (x)
        put_memory_effects(ir, x);
}
