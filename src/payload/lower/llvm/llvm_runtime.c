/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * What programs find at run time: functions of the C library, texts. They are
 * declared at the start of the module, before what is there.
 */
#include "dialect/llvm/llvm_attrs.h"
#include "dialect/llvm/llvm_types.h"
#include "payload/lower/llvm/llvm_build.h"
#include "support/check.h"
#include "support/map.h"

struct JigLlvmState {
    unsigned next;     /* number of the next text whose name is taken; none is tried twice */
    JigPtrMap renamed; /* attributes of ops -> what they are there */
    JigPtrMap split;   /* assertions that wait at the beginning of a block */
    JigOpRef refused;  /* what no pattern takes for its size */
    const char *why_refused;
};

struct JigLlvmState *jig_to_llvm_state_create(void) {
    return jig_calloc(1, sizeof(struct JigLlvmState));
}

void jig_to_llvm_state_destroy(struct JigLlvmState *state) {
    JIG_REQUIRE(state);
    jig_ptrmap_free(&state->renamed);
    jig_ptrmap_free(&state->split);
    jig_free(state);
}

void **jig_to_llvm_renamed_attrs(const JigLlvm *x, const JigAttr *attrs) {
    return jig_ptrmap_slot(&x->state->renamed, attrs);
}

void jig_to_llvm_note_split(const JigLlvm *x, const JigOp *assertion) {
    jig_ptrset_add(&x->state->split, assertion);
}

bool jig_to_llvm_was_split(const JigLlvm *x, const JigOp *assertion) {
    return jig_ptrmap_has(&x->state->split, assertion);
}

bool jig_to_llvm_refuse(JigRewriter *rw, JigOp *op, const char *why) {
    struct JigLlvmState *state = jig_to_llvm_of(rw)->state;
    if (!state->refused.op || !jig_op_ref_holds(&state->refused)) {
        state->refused = jig_op_ref(op);
        state->why_refused = why;
    }
    return jig_no_match(rw, op, why);
}

const JigOp *jig_to_llvm_left_refused(const JigLlvm *x) {
    JIG_REQUIRE(x);
    const JigOpRef *refused = &x->state->refused;
    if (!refused->op || !jig_op_ref_holds(refused))
        return NULL;
    jig_op_error(refused->op, "is not lowered: %s", x->state->why_refused);
    return refused->op;
}

/* ---- Functions ---- */
static const JigType *type_of_letter(JigContext *ctx, const JigType *index, char letter) {
    static const struct {
        char letter;
        uint32_t width;
    } integers[] = {{'q', 64}, {'w', 32}, {'h', 16}, {'b', 8}, {'t', 1}};
    for (size_t i = 0; i < JIG_LEN(integers); i++)
        if (letter == integers[i].letter)
            return jig_type_i(ctx, integers[i].width);
    return letter == 'p' ? jig_llvm_ptr(ctx, 0) : letter == 'x' ? jig_type_index(ctx) : index;
}

size_t jig_to_llvm_runtime_types(JigContext *ctx, const JigType *index, const char *letters,
                                 const JigType **types) {
    JIG_REQUIRE(ctx && letters && types);
    size_t n = strlen(letters);
    for (size_t i = 0; i < n; i++)
        types[i] = type_of_letter(ctx, index, letters[i]);
    return n;
}

static JigOp *module_around(JigOp *op) {
    while (op && !jig_op_is(op, JIG_BUILTIN(MODULE)))
        op = jig_op_parent(op);
    return op;
}

JigOp *jig_to_llvm_malloc(JigRewriter *rw, JigOp *op) {
    const JigLlvm *x = jig_to_llvm_of(rw);
    return jig_to_llvm_runtime(rw, op, "malloc", &x->index, 1, x->ptr);
}

JigOp *jig_to_llvm_free(JigRewriter *rw, JigOp *op) {
    return jig_to_llvm_runtime(rw, op, "free", &jig_to_llvm_of(rw)->ptr, 1, NULL);
}

/* One of another type is taken too. */
JigOp *jig_to_llvm_abort(JigRewriter *rw, JigOp *op) {
    JigOp *module = module_around(op);
    JigOp *known = module ? jig_symbol_lookup_in(module, JIG_STR("abort")) : NULL;
    if (!module || (known && jig_op_is(known, JIG_LLVM(FUNC))))
        return known;
    JigPoint point = jig_point(rw);
    jig_at_start(rw, jig_region_first(jig_builtin_module_body_region(module)));
    const JigType *type =
        jig_llvm_func(jig_llvm_simple_type(rw->ctx, JIG_LLVM_TYPE_VOID), NULL, 0, false);
    JigLlvmFunc parts = {.sym_name = jig_attr_string(rw->ctx, JIG_STR("abort")),
                         .function_type = jig_attr_of_type(type)};
    JigOp *made = jig_llvm_func_build(rw, jig_loc_unknown(rw->ctx), &parts);
    jig_set_point(rw, point);
    return made;
}

/* ---- Texts ---- */
static JigStr free_name(JigRewriter *rw, JigOp *module, const char *name) {
    struct JigLlvmState *state = jig_to_llvm_of(rw)->state;
    JigStr found = jig_str(name);
    while (jig_symbol_lookup_in(module, found))
        found = jig_arena_printf(rw->arena, "%s_%u", name, state->next++);
    return found;
}

/* The text with a zero behind it. */
static JigOp *define_text(JigRewriter *rw, JigLoc loc, JigOp *module, const char *name,
                          JigStr text) {
    JigPoint point = jig_point(rw);
    const JigType *byte = jig_type_i(rw->ctx, 8);
    int64_t len = (int64_t)text.len + 1;
    char *bytes = jig_calloc(text.len + 1, 1);
    if (text.len)
        memcpy(bytes, text.ptr, text.len);
    bool all_zeros = true;
    for (size_t i = 0; i < text.len; i++)
        all_zeros = all_zeros && !bytes[i];
    JigLlvmMlirGlobal parts = {
        .sym_name = jig_attr_string(rw->ctx, free_name(rw, module, name)),
        .global_type = jig_attr_of_type(jig_llvm_array((uint64_t)len, byte)),
        .constant = jig_attr_unit(rw->ctx),
        .linkage = jig_llvm_enum_attr(rw->ctx, JIG_LLVM_ATTR_LINKAGE, JIG_LINKAGE_PRIVATE),
        .value = jig_attr_dense(jig_type_tensor(&len, 1, byte, NULL), bytes, all_zeros)};
    jig_free(bytes);
    jig_at_start(rw, jig_region_first(jig_builtin_module_body_region(module)));
    JigOp *made = jig_llvm_mlir_global_build(rw, loc, &parts);
    jig_set_point(rw, point);
    return made;
}

bool jig_to_llvm_print_text(JigRewriter *rw, JigOp *op, const char *printer, const char *name,
                            JigStr text) {
    JigLoc loc = jig_op_loc(op);
    JigOp *module = module_around(op);
    if (!module)
        return false;
    const JigOp *global = define_text(rw, loc, module, name, text);
    const JigType *ptr = jig_to_llvm_of(rw)->ptr;
    const JigOp *print = jig_to_llvm_runtime(rw, op, printer, &ptr, 1, NULL);
    if (!print)
        return false;
    JigLlvmMlirAddressof parts = {
        .res_type = ptr, .global_name = jig_attr_flat_symbol(rw->ctx, jig_symbol_name(global))};
    JigValue *address = jig_op_result(jig_llvm_mlir_addressof_build(rw, loc, &parts), 0);
    JigValue *first = jig_to_llvm_part_ptr(rw, loc, jig_llvm_mlir_global_global_type(global),
                                           address, (const int32_t[]){0}, 1);
    jig_to_llvm_call_runtime(rw, loc, print, &first, 1);
    return true;
}

/* ---- Pointers ---- */
/* "p[flags][space][(name)]:bits:...", the specification that begins here. */
static bool read_pointer(const char *at, const char *end, uint32_t *space, uint32_t *bits) {
    *space = *bits = 0;
    while (at < end && (*at == 'p' || *at == 'e' || *at == 'u'))
        at++;
    for (; at < end && *at >= '0' && *at <= '9'; at++)
        *space = *space * 10 + (uint32_t)(*at - '0');
    const char *colon = memchr(at, ':', (size_t)(end - at)); /* a name may stand before it */
    if (!colon)
        return false;
    for (at = colon + 1; at < end && *at >= '0' && *at <= '9'; at++)
        *bits = *bits * 10 + (uint32_t)(*at - '0');
    return *bits > 0;
}

/* What is not said of a space is as in the first. */
uint32_t jig_to_llvm_pointer_bits(const JigLlvm *x, uint32_t space) {
    JIG_REQUIRE(x);
    JigStr layout = x->options.data_layout;
    const char *at = layout.ptr, *end = layout.ptr + layout.len;
    uint32_t first = 64, in, bits;
    while (at && at < end) {
        const char *dash = memchr(at, '-', (size_t)(end - at));
        const char *stop = dash ? dash : end;
        if (*at == 'p' && read_pointer(at, stop, &in, &bits)) {
            if (in == space)
                return bits;
            first = in ? first : bits;
        }
        at = dash ? dash + 1 : end;
    }
    return first;
}
