/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Functions: their types, calling conventions, and attributes that exclude each other or have odd
 * values. */
#include "codegen/check_ir.h"

#include <stdlib.h>

/* ---- What is said of a function ---- */

typedef struct Said {
    JigIr *ir;
    const JigOp *op;
    const JigAttr *passed; /* words and pairs that are handed through, or NULL */
    bool define;
} Said;

/* Entry i, if it is called `name`: the value of a pair, an empty text of a word alone. */
static bool value_at(const Said *s, size_t i, const char *name, JigStr *value, bool *is_pair) {
    const JigAttr *x = jig_attr_array_at(s->passed, i);
    *is_pair = jig_attr_kind(x) == JIG_ATTR_ARRAY && jig_attr_array_len(x) == 2 &&
               jig_attr_is_string(jig_attr_array_at(x, 0)) &&
               jig_attr_is_string(jig_attr_array_at(x, 1));
    const JigAttr *key = *is_pair ? jig_attr_array_at(x, 0) : x;
    if (!jig_attr_is_string(key) || !jig_str_is(jig_attr_string_value(key), name))
        return false;
    *value = *is_pair ? jig_attr_string_value(jig_attr_array_at(x, 1)) : JIG_STR("");
    return true;
}

static size_t num_passed(const Said *s) {
    return s->passed ? jig_attr_array_len(s->passed) : 0;
}

/* The last of that name. */
static bool passed_value(const Said *s, const char *name, JigStr *value) {
    bool is_pair, found = false;
    for (size_t i = 0; i < num_passed(s); i++)
        found |= value_at(s, i, name, value, &is_pair);
    return found;
}

/* ---- Words ---- */

/* By which attribute of the op, and by which word, a property is said. */
static const struct {
    const char *attr, *word;
    bool of_body;
} names[] = {
    {"no_inline", "noinline", false},
    {"always_inline", "alwaysinline", false},
    {"optimize_none", "optnone", false},
    {"arm_streaming", "aarch64_pstate_sm_enabled", true},
    {"arm_streaming_compatible", "aarch64_pstate_sm_compatible", true},
    {"arm_new_za", "aarch64_new_za", true},
    {"arm_in_za", "aarch64_in_za", true},
    {"arm_out_za", "aarch64_out_za", true},
    {"arm_inout_za", "aarch64_inout_za", true},
    {"arm_preserves_za", "aarch64_preserves_za", true},
};

static bool has(const Said *s, const char *word) {
    for (size_t i = 0; i < JIG_LEN(names); i++)
        if (strcmp(names[i].word, word) == 0 && (s->define || !names[i].of_body) &&
            jig_codegen_is_set(s->op, names[i].attr))
            return true;
    JigStr value;
    return passed_value(s, word, &value);
}

static bool check_words(const Said *s) {
    static const char *const pairs[][2] = {
        {"optnone", "optsize"},
        {"optnone", "minsize"},
        {"optnone", "optdebug"},
        {"optdebug", "minsize"},
        {"optdebug", "optsize"},
        {"noinline", "alwaysinline"},
        {"sanitize_realtime", "sanitize_realtime_blocking"},
        {"aarch64_pstate_sm_enabled", "aarch64_pstate_sm_compatible"}};
    static const char *const needed[][2] = {{"optnone", "noinline"}};
    for (size_t i = 0; i < JIG_LEN(needed); i++)
        if (has(s, needed[i][0]) && !has(s, needed[i][1]))
            return jig_codegen_refuse(s->ir, s->op, "Attribute '%s' requires '%s'!", needed[i][0],
                                      needed[i][1]);
    for (size_t i = 0; i < JIG_LEN(pairs); i++)
        if (has(s, pairs[i][0]) && has(s, pairs[i][1]))
            return jig_codegen_refuse(s->ir, s->op, "Attributes '%s and %s' are incompatible!",
                                      pairs[i][0], pairs[i][1]);
    enum { UNNAMED = 2 };
    return jig_codegen_case(jig_llvm_func_unnamed_addr_attr(s->op)) == UNNAMED ||
           !has(s, "jumptable") ||
           jig_codegen_refuse(s->ir, s->op, "Attribute 'jumptable' requires 'unnamed_addr'");
}

/* State of the machine that a function makes, takes, gives or keeps: one of these. */
static bool check_state(const Said *s, const char *state) {
    static const char *const uses[] = {"new", "in", "out", "inout", "preserves"};
    size_t n = has(s, "aarch64_za_state_agnostic");
    for (size_t i = 0; i < JIG_LEN(uses); i++)
        n += has(s, jig_arena_printf(s->ir->arena, "aarch64_%s_%s", uses[i], state).ptr);
    return n <= 1 ||
           jig_codegen_refuse(s->ir, s->op,
                              "Attributes 'aarch64_new_%s', 'aarch64_in_%s', 'aarch64_out_%s', "
                              "'aarch64_inout_%s', 'aarch64_preserves_%s' and "
                              "'aarch64_za_state_agnostic' are mutually exclusive",
                              state, state, state, state, state);
}

/* Words that LLVM knows, but not of functions. */
static bool check_others_words(const Said *s) {
    static const char *const of_calls[] = {"builtin"};
    JigStr value;
    for (size_t i = 0; i < JIG_LEN(of_calls); i++)
        if (passed_value(s, of_calls[i], &value))
            return jig_codegen_refuse(
                s->ir, s->op, "Attribute '%s' can only be applied to a callsite.", of_calls[i]);
    return true;
}

/* ---- Values ---- */

static bool is_one_of(JigStr value, const char *list) {
    for (const char *at = list; *at;) {
        size_t n = strcspn(at, "|");
        if (value.len == n && memcmp(at, value.ptr, n) == 0)
            return true;
        at += n + (at[n] == '|');
    }
    return false;
}

/* "ieee,preserve-sign": what results, then what operands are taken as. */
static bool is_denormal_mode(JigStr value) {
    static const char *const kinds = "ieee|preserve-sign|positive-zero|dynamic";
    const char *comma = value.len ? memchr(value.ptr, ',', value.len) : NULL;
    JigStr first = {value.ptr, comma ? (size_t)(comma - value.ptr) : value.len};
    JigStr second = comma ? (JigStr){comma + 1, value.len - first.len - 1} : (JigStr){0};
    return (!first.len || is_one_of(first, kinds)) && (!second.len || is_one_of(second, kinds));
}

static bool is_unsigned(JigStr value) {
    uint64_t n = 0;
    bool ok = value.len > 0;
    for (size_t i = 0; i < value.len && ok; i++) {
        ok = value.ptr[i] >= '0' && value.ptr[i] <= '9';
        n = 10 * n + (uint64_t)(value.ptr[i] - '0');
        ok = ok && n <= UINT32_MAX;
    }
    return ok;
}

static bool invalid(const Said *s, const char *name, JigStr value) {
    return jig_codegen_refuse(s->ir, s->op, "invalid value for '%s' attribute: %.*s", name,
                              JIG_FMT(value));
}

/* The value by an attribute of the op, of a body, or by a pair that is handed through. */
static bool value_of(const Said *s, const char *attr, const char *name, JigStr *value) {
    const JigAttr *x = attr && s->define ? jig_op_attr(s->op, attr) : NULL;
    if (x && jig_attr_is_string(x))
        *value = jig_attr_string_value(x);
    bool passed = passed_value(s, name, value);
    return passed || (x && jig_attr_is_string(x));
}

static bool check_choices(const Said *s) {
    static const struct {
        const char *name, *choices;
    } rows[] = {
        {"frame-pointer", "all|non-leaf|none|reserved|non-leaf-no-reserve"},
        {"sign-return-address", "none|all|non-leaf"},
        {"sign-return-address-key", "a_key|b_key"},
        {"branch-target-enforcement", "|true|false"},
        {"branch-protection-pauth-lr", "|true|false"},
        {"guarded-control-stack", "|true|false"},
        {"less-precise-fpmad", "|true|false"},
        {"no-infs-fp-math", "|true|false"},
        {"no-inline-line-tables", "|true|false"},
        {"no-jump-tables", "|true|false"},
        {"no-nans-fp-math", "|true|false"},
        {"no-signed-zeros-fp-math", "|true|false"},
        {"profile-sample-accurate", "|true|false"},
        {"use-sample-profile", "|true|false"},
        {"loader-replaceable", "|true|false"},
    };
    JigStr value;
    for (size_t i = 0; i < JIG_LEN(rows); i++) {
        bool may_be_empty = rows[i].choices[0] == '|';
        if (passed_value(s, rows[i].name, &value) && !(may_be_empty && !value.len) &&
            !is_one_of(value, rows[i].choices + may_be_empty))
            return invalid(s, rows[i].name, value);
    }
    return !passed_value(s, "sign-return-address-key", &value) ||
           passed_value(s, "sign-return-address", &value) ||
           jig_codegen_refuse(s->ir, s->op,
                              "'sign-return-address-key' present without `sign-return-address`");
}

/* "function,format,first argument,...": five parts at least. */
static bool check_format(const Said *s) {
    enum { LEAST = 5 };
    JigStr value;
    size_t parts = 1;
    if (!passed_value(s, "modular-format", &value))
        return true;
    for (size_t i = 0; i < value.len; i++)
        parts += value.ptr[i] == ',';
    return parts >= LEAST ||
           jig_codegen_refuse(s->ir, s->op,
                              "modular-format attribute requires at least 5 arguments");
}

static bool check_values(const Said *s) {
    static const char *const numbers[] = {"patchable-function-prefix", "patchable-function-entry",
                                          "warn-stack-size"};
    static const char *const modes[][2] = {{"denormal_fp_math", "denormal-fp-math"},
                                           {"denormal_fp_math_f32", "denormal-fp-math-f32"}};
    JigStr value = {0};
    for (size_t i = 0; i < JIG_LEN(modes); i++)
        if (value_of(s, modes[i][0], modes[i][1], &value) && !is_denormal_mode(value))
            return invalid(s, modes[i][1], value);
    for (size_t i = 0; i < JIG_LEN(numbers); i++)
        if (passed_value(s, numbers[i], &value) && !is_unsigned(value))
            return jig_codegen_refuse(s->ir, s->op, "\"%s\" takes an unsigned integer: %.*s",
                                      numbers[i], JIG_FMT(value));
    return check_choices(s) && check_format(s);
}

static bool check_vscale(const Said *s, uint64_t least, uint64_t most) {
    const char *why = !least                      ? "minimum must be greater than 0"
                      : least & (least - 1)       ? "minimum must be power-of-two value"
                      : most && most & (most - 1) ? "maximum must be power-of-two value"
                      : most && least > most      ? "minimum cannot be greater than maximum"
                                                  : NULL;
    return !why || jig_codegen_refuse(s->ir, s->op, "'vscale_range' %s", why);
}

/* The number that entry i gives to that name, as text. */
static bool number_at(const Said *s, size_t i, const char *name, uint64_t *n) {
    enum { MOST_DIGITS = 20 };
    JigStr value;
    bool is_pair;
    if (!value_at(s, i, name, &value, &is_pair) || !is_pair || !value.len ||
        value.len > MOST_DIGITS)
        return false;
    *n = strtoull(jig_arena_str(s->ir->arena, value).ptr, NULL, 10);
    return true;
}

/* One of the arguments by which an allocation's size is told. */
static bool check_size_argument(const Said *s, const char *which, uint64_t i) {
    const JigType *t = jig_llvm_func_function_type(s->op);
    if (i >= jig_llvm_func_num_args(t))
        return jig_codegen_refuse(s->ir, s->op, "'allocsize' %s argument is out of bounds", which);
    return jig_type_kind(jig_codegen_type(jig_llvm_func_arg(t, i))) == JIG_TYPE_INTEGER ||
           jig_codegen_refuse(s->ir, s->op,
                              "'allocsize' %s argument must refer to an integer parameter", which);
}

static bool check_alloc_size(const Said *s, uint64_t n) {
    bool one = (uint32_t)n == UINT32_MAX;
    JIG_CHECK(check_size_argument(s, "element size", n >> 32) &&
              (one || check_size_argument(s, "number of elements", n & UINT32_MAX)));
    return one || n >> 32 != (n & UINT32_MAX) ||
           jig_codegen_refuse(s->ir, s->op,
                              "'allocsize' indices can't refer to the same parameter");
}

static bool check_alloc_kind(const Said *s, uint64_t n) {
    enum { KINDS = 7, ALL = 63 }; /* alloc, realloc, free */
    uint64_t kind = n & KINDS;
    return (kind && !(kind & (kind - 1)) && n <= ALL) ||
           jig_codegen_refuse(s->ir, s->op,
                              "'allockind()' requires exactly one of alloc, realloc, and free");
}

static bool check_numbers(const Said *s) {
    uint64_t n;
    const JigAttr *range = s->define ? jig_llvm_func_vscale_range_attr(s->op) : NULL;
    if (range)
        JIG_CHECK(check_vscale(s, (uint32_t)jig_attr_int_value(jig_attr_param(range, 0)),
                               (uint32_t)jig_attr_int_value(jig_attr_param(range, 1))));
    for (size_t i = 0; i < num_passed(s); i++) {
        if (number_at(s, i, "vscale_range", &n))
            JIG_CHECK(check_vscale(s, n >> 32, n & UINT32_MAX));
        if (number_at(s, i, "allocsize", &n))
            JIG_CHECK(check_alloc_size(s, n));
        if (number_at(s, i, "allockind", &n))
            JIG_CHECK(check_alloc_kind(s, n));
    }
    return true;
}

/* ---- Calling conventions ---- */

enum {
    FAST = 8,
    COLD = 9,
    PTX_KERNEL = 71,
    PTX_DEVICE = 72,
    SPIR_KERNEL = 76,
    INTEL_OCL = 77,
    X86_INTR = 83,
    AMDGPU_VS = 87,
    AMDGPU_GS = 88,
    AMDGPU_PS = 89,
    AMDGPU_CS = 90,
    AMDGPU_KERNEL = 91,
    AMDGPU_HS = 93,
    AMDGPU_LS = 95,
    AMDGPU_ES = 96,
};

static bool is_shader(int64_t cc) {
    return cc == AMDGPU_VS || cc == AMDGPU_GS || cc == AMDGPU_PS || cc == AMDGPU_CS ||
           cc == AMDGPU_HS || cc == AMDGPU_LS || cc == AMDGPU_ES;
}

static bool is_kernel(int64_t cc) {
    return cc == AMDGPU_KERNEL || cc == SPIR_KERNEL;
}

bool jig_codegen_may_be_called(int64_t cc) {
    return !is_shader(cc) && !is_kernel(cc);
}

static bool check_kernel_args(JigIr *ir, const JigOp *op, const JigType *t) {
    const JigAttr *attrs = jig_llvm_func_arg_attrs_attr(op);
    enum { STACK = 5 };
    for (size_t i = 0; i < jig_llvm_func_num_args(t); i++) {
        const JigType *arg = jig_llvm_func_arg(t, i);
        if (jig_codegen_arg_attr(attrs, i, "llvm.byval"))
            return jig_codegen_refuse(ir, op, "Calling convention disallows byval");
        if (jig_codegen_arg_attr(attrs, i, "llvm.preallocated"))
            return jig_codegen_refuse(ir, op, "Calling convention disallows preallocated");
        if (jig_codegen_arg_attr(attrs, i, "llvm.inalloca"))
            return jig_codegen_refuse(ir, op, "Calling convention disallows inalloca");
        if (jig_codegen_arg_attr(attrs, i, "llvm.byref") &&
            jig_llvm_is_type(arg, JIG_LLVM_TYPE_PTR) && jig_llvm_ptr_space(arg) == STACK)
            return jig_codegen_refuse(ir, op, "Calling convention disallows stack byref");
    }
    return true;
}

static bool check_convention(JigIr *ir, const JigOp *op, const JigType *t) {
    const JigAttr *attrs = jig_llvm_func_arg_attrs_attr(op);
    int64_t cc = jig_codegen_case(jig_llvm_func_cconv_attr(op));
    size_t n = jig_llvm_func_num_args(t);
    bool is_void = jig_llvm_is_type(jig_llvm_func_result(t), JIG_LLVM_TYPE_VOID);
    bool sret =
        jig_codegen_arg_attr(attrs, 0, "llvm.sret") || jig_codegen_arg_attr(attrs, 1, "llvm.sret");
    bool on_amdgpu = cc == AMDGPU_KERNEL || (is_shader(cc) && cc != AMDGPU_LS && cc != AMDGPU_ES);
    if ((is_kernel(cc) || cc == AMDGPU_CS) && !is_void)
        return jig_codegen_refuse(ir, op, "Calling convention requires void return type");
    if ((is_kernel(cc) || on_amdgpu) && sret)
        return jig_codegen_refuse(ir, op, "Calling convention does not allow sret");
    if (on_amdgpu)
        JIG_CHECK(check_kernel_args(ir, op, t));
    bool closed = is_kernel(cc) || on_amdgpu || cc == FAST || cc == COLD || cc == INTEL_OCL ||
                  cc == PTX_KERNEL || cc == PTX_DEVICE;
    if (closed && jig_llvm_func_is_variadic(t))
        return jig_codegen_refuse(
            ir, op, "Calling convention does not support varargs or perfect forwarding!");
    return cc != X86_INTR || !n || jig_codegen_arg_attr(attrs, 0, "llvm.byval") ||
           jig_codegen_refuse(ir, op, "Calling convention parameter requires byval");
}

/* ---- Types ---- */

static bool check_arg_type(JigIr *ir, const JigOp *op, const JigType *t) {
    static const struct {
        JigLlvmTypeId id;
        const char *why;
    } never[] = {
        {JIG_LLVM_TYPE_METADATA, "Function takes metadata but isn't an intrinsic"},
        {JIG_LLVM_TYPE_TOKEN, "Function takes token but isn't an intrinsic"},
        {JIG_LLVM_TYPE_X86_AMX, "Function takes x86_amx but isn't an intrinsic"},
        {JIG_LLVM_TYPE_LABEL, "invalid type for function argument"},
    };
    bool token_like = jig_llvm_is_type(t, JIG_LLVM_TYPE_TARGET) &&
                      jig_str_starts_with(jig_llvm_target_name(t), "dx.");
    if (token_like)
        return jig_codegen_refuse(ir, op, "Function takes token but isn't an intrinsic");
    if (!jig_codegen_is_first_class(t))
        return jig_codegen_refuse(ir, op, "Function arguments must have first-class types!");
    for (size_t i = 0; i < JIG_LEN(never); i++)
        if (jig_llvm_is_type(t, never[i].id))
            return jig_codegen_refuse(ir, op, "%s", never[i].why);
    return true;
}

/* A type of a machine that is used as a token is. */
static bool is_token(const JigType *t) {
    return jig_llvm_is_type(t, JIG_LLVM_TYPE_TOKEN) ||
           (jig_llvm_is_type(t, JIG_LLVM_TYPE_TARGET) &&
            jig_str_starts_with(jig_llvm_target_name(t), "dx."));
}

static bool check_result_type(JigIr *ir, const JigOp *op, const JigType *t) {
    const char *why =
        is_token(t) ? "Function returns a token but isn't an intrinsic"
        : jig_llvm_is_type(t, JIG_LLVM_TYPE_X86_AMX)
            ? "Function returns a x86_amx but isn't an intrinsic"
        : jig_llvm_is_type(t, JIG_LLVM_TYPE_METADATA)
            ? "Function returns metadata but isn't an intrinsic"
        : jig_llvm_is_type(t, JIG_LLVM_TYPE_LABEL) || jig_llvm_is_type(t, JIG_LLVM_TYPE_FUNC)
            ? "invalid function return type"
            : NULL;
    return !why || jig_codegen_refuse(ir, op, "%s", why);
}

static bool check_types(JigIr *ir, const JigOp *op, const JigType *t) {
    const JigAttr *attrs = jig_llvm_func_arg_attrs_attr(op);
    for (size_t i = 0; i < jig_llvm_func_num_args(t); i++)
        JIG_CHECK(check_arg_type(ir, op, jig_llvm_func_arg(t, i)));
    JIG_CHECK(check_result_type(ir, op, jig_llvm_func_result(t)));
    bool sret =
        jig_codegen_arg_attr(attrs, 0, "llvm.sret") || jig_codegen_arg_attr(attrs, 1, "llvm.sret");
    return !sret || jig_llvm_is_type(jig_llvm_func_result(t), JIG_LLVM_TYPE_VOID) ||
           jig_codegen_refuse(ir, op, "Invalid struct return type!");
}

/* ---- The whole ---- */

static bool check_attrs(JigIr *ir, const JigOp *op, const JigType *t) {
    size_t n = jig_llvm_func_num_args(t);
    const JigType **args = JIG_NEW_ARRAY(ir->arena, const JigType *, n + 1);
    for (size_t i = 0; i < n; i++)
        args[i] = jig_llvm_func_arg(t, i);
    const JigIrSignature signature = {.ir = ir,
                                      .op = op,
                                      .arg_attrs = jig_llvm_func_arg_attrs_attr(op),
                                      .result_attrs = jig_llvm_func_res_attrs_attr(op),
                                      .args = args,
                                      .num_args = n,
                                      .result = jig_llvm_func_result(t)};
    const Said said = {ir, op, jig_llvm_func_passthrough_attr(op),
                       !jig_region_is_empty(jig_llvm_func_body(op))};
    return jig_codegen_check_signature(&signature) && check_others_words(&said) &&
           check_words(&said) && check_state(&said, "za") && check_state(&said, "zt0") &&
           check_numbers(&said) && check_values(&said);
}

static bool check_linkage(JigIr *ir, const JigOp *op) {
    int64_t linkage = jig_codegen_case(jig_llvm_func_linkage_attr(op));
    bool define = !jig_region_is_empty(jig_llvm_func_body(op));
    if (linkage == JIG_LINKAGE_APPENDING)
        return jig_codegen_refuse(ir, op, "Only global variables can have appending linkage!");
    if (define && linkage == JIG_LINKAGE_EXTERN_WEAK)
        return jig_codegen_refuse(ir, op, "invalid linkage for function definition");
    bool elsewhere = !define || linkage == JIG_LINKAGE_AVAILABLE_EXTERNALLY;
    return !elsewhere || !jig_llvm_func_comdat_attr(op) ||
           jig_codegen_refuse(ir, op, "Declaration may not be in a Comdat!");
}

/* A naked function has no code that would put its arguments where they are read. */
static bool check_arguments(JigIr *ir, const JigOp *op) {
    const JigBlock *entry = jig_region_first(jig_llvm_func_body(op));
    const Said said = {ir, op, jig_llvm_func_passthrough_attr(op), entry != NULL};
    if (!entry || !has(&said, "naked"))
        return true;
    for (size_t i = 0; i < jig_block_num_args(entry); i++)
        if (jig_value_has_uses(jig_block_arg(entry, i)))
            return jig_codegen_refuse(ir, op, "cannot use argument of naked function");
    return true;
}

bool jig_codegen_check_function(JigIr *ir, const JigOp *op) {
    const JigType *t = jig_llvm_func_function_type(op);
    bool is_intrinsic = jig_str_starts_with(jig_symbol_name(op), "llvm.");
    if (is_intrinsic)
        return jig_region_is_empty(jig_llvm_func_body(op)) ||
               jig_codegen_refuse(ir, op, "llvm intrinsics cannot be defined!");
    return check_linkage(ir, op) && check_attrs(ir, op, t) && check_types(ir, op, t) &&
           check_convention(ir, op, t) && check_arguments(ir, op);
}
