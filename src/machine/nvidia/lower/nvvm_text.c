/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Instructions of nvvm that LLVM has no intrinsic for, or none with a predicate, as text:
 * llvm.inline_asm. An operand is $0, $1 and so on in the order in which it is handed over, behind
 * the results.
 */
#include "machine/nvidia/lower/nvvm_lower.h"
#include "machine/nvidia/nvidia_int.h"
#include "dialect/llvm/llvm.h"
#include "dialect/llvm/llvm_types.h"
#include "machine/nvidia/nvvm/nvvm.h"
#include "payload/lower/llvm/llvm_build.h"
#include "payload/lower/passes.h"
#include "support/vec.h"

#include <stdio.h>

enum { WORD = 32, LONG = 64 };

/* ---- Text with its operands ---- */

typedef struct Asm {
    JigRewriter *rw;
    JigOp *op;
    JigCharVec constraints;
    JigValueVec inputs;
    size_t num; /* of operands and results so far */
    bool bad;   /* one is of a type that no register has */
} Asm;

/* The kind of register; NULL: none. */
static const char *letter_of(const JigType *t) {
    static const struct {
        uint32_t width;
        const char *letter;
    } integers[] = {{1, "b"}, {16, "h"}, {WORD, "r"}, {LONG, "l"}};
    if (jig_llvm_is_type(t, JIG_LLVM_TYPE_PTR))
        return jig_llvm_ptr_space(t) == JIG_NVVM_SPACE_SHARED ? "r" : "l";
    for (size_t i = 0; i < JIG_LEN(integers); i++)
        if (jig_type_is_integer(t, integers[i].width))
            return integers[i].letter;
    const JigType *element = jig_type_element_or_self(t);
    if (!jig_type_is_float(element))
        return NULL;
    bool pair = jig_type_is_vector(t) && jig_type_rank(t) == 1 && jig_type_dim(t, 0) == 2;
    uint32_t width = jig_type_width(element);
    if (pair)
        return width == WORD / 2 ? "f" : NULL;
    return jig_type_is_vector(t) ? NULL : width == WORD ? "f" : width == LONG ? "d" : NULL;
}

static void constrain(Asm *a, const char *prefix, const char *letter) {
    char text[32];
    a->bad |= !letter;
    int n = snprintf(text, sizeof text, "%s%s%s", a->constraints.len ? "," : "", prefix,
                     letter ? letter : "");
    jig_vec_append(&a->constraints, text, (size_t)n);
}

/* $ and its number. */
static const char *use_as(Asm *a, JigValue *v, const char *letter) {
    constrain(a, "", letter);
    jig_vec_push(&a->inputs, v);
    return jig_arena_printf(a->rw->arena, "$%zu", a->num++).ptr;
}
static const char *use(Asm *a, JigValue *v) {
    return use_as(a, v, letter_of(jig_value_type(v)));
}
static const char *use_all(Asm *a, JigOperandRange r, const char *between) {
    JigStr text = JIG_STR("");
    for (size_t i = r.start; i < r.start + r.count; i++)
        text = jig_arena_printf(a->rw->arena, "%.*s%s%s", JIG_FMT(text), i > r.start ? between : "",
                                use(a, jig_op_operand(a->op, i)));
    return text.ptr;
}
static const char *result(Asm *a, const JigType *t) {
    constrain(a, "=", letter_of(t));
    return jig_arena_printf(a->rw->arena, "$%zu", a->num++).ptr;
}

/* The op; NULL: an operand can't be handed over. */
static JigOp *build(Asm *a, JigStr text, const JigType *type) {
    JigContext *ctx = a->rw->ctx;
    JigOp *made = NULL;
    if (!a->bad)
        made = jig_llvm_inline_asm_build(
            a->rw, jig_op_loc(a->op),
            &(JigLlvmInlineAsm){.operands = {a->inputs.data, a->inputs.len},
                                .res_type = type,
                                .asm_string = jig_attr_string(ctx, text),
                                .constraints = jig_attr_string(
                                    ctx, (JigStr){a->constraints.data ? a->constraints.data : "",
                                                  a->constraints.len}),
                                .has_side_effects = jig_attr_unit(ctx),
                                .asm_dialect = jig_llvm_asm_dialect(ctx, JIG_ASM_ATT)});
    jig_vec_free(&a->inputs);
    jig_vec_free(&a->constraints);
    return made;
}

static bool finish(Asm *a, JigStr text) {
    if (!build(a, text, NULL))
        return jig_no_match(a->rw, a->op, "an operand fits no register");
    jig_rw_erase(a->rw, a->op);
    return true;
}

#define TEXT(a, ...) jig_arena_printf((a)->rw->arena, __VA_ARGS__)

/* What only some threads do. */
static bool finish_guarded(Asm *a, JigStr text, JigValue *predicate) {
    const char *guard = use(a, predicate);
    return finish(a, TEXT(a, "@%s %.*s", guard, JIG_FMT(text)));
}

static const char *shared(const JigValue *ptr) {
    return jig_llvm_ptr_space(jig_value_type(ptr)) == JIG_NVVM_SPACE_SHARED ? ".shared" : "";
}

/* ---- Barriers ---- */

static bool mbarrier_init(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigValue *addr = jig_nvvm_mbarrier_init_addr(op), *p = jig_nvvm_mbarrier_init_predicate(op);
    if (!p)
        return jig_no_match(rw, op, "it is an intrinsic");
    Asm a = {.rw = rw, .op = op};
    const char *to = use(&a, addr), *count = use(&a, jig_nvvm_mbarrier_init_count(op));
    return finish_guarded(&a, TEXT(&a, "mbarrier.init%s.b64 [%s], %s;", shared(addr), to, count),
                          p);
}

static bool arrive_expect(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigValue *addr = jig_nvvm_mbarrier_arrive_expect_tx_addr(op),
             *p = jig_nvvm_mbarrier_arrive_expect_tx_predicate(op);
    if (!p)
        return jig_no_match(rw, op, "it is an intrinsic");
    Asm a = {.rw = rw, .op = op};
    const char *to = use(&a, addr),
               *bytes = use(&a, jig_nvvm_mbarrier_arrive_expect_tx_txcount(op));
    return finish_guarded(
        &a, TEXT(&a, "mbarrier.arrive.expect_tx%s.b64 _, [%s], %s;", shared(addr), to, bytes), p);
}

/* Again and again, until the phase is complete. */
static bool try_wait(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigValue *addr = jig_nvvm_mbarrier_try_wait_parity_addr(op);
    Asm a = {.rw = rw, .op = op};
    const char *at = use(&a, addr), *phase = use(&a, jig_nvvm_mbarrier_try_wait_parity_phase(op)),
               *ticks = use(&a, jig_nvvm_mbarrier_try_wait_parity_ticks(op));
    return finish(&a, TEXT(&a,
                           "{\n\t.reg .pred       P1; \n\tLAB_WAIT: \n\t"
                           "mbarrier.try_wait.parity%s.b64 P1, [%s], %s, %s; \n\t"
                           "@P1 bra.uni DONE; \n\tbra.uni     LAB_WAIT; \n\tDONE: \n\t}",
                           shared(addr), at, phase, ticks));
}

static bool barrier_arrive(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigValue *id = jig_nvvm_barrier_arrive_barrier_id(op);
    Asm a = {.rw = rw, .op = op};
    const char *which = id ? use(&a, id) : "0",
               *threads = use(&a, jig_nvvm_barrier_arrive_number_of_threads(op));
    return finish(&a, TEXT(&a, "bar.arrive %s, %s;", which, threads));
}

/* ---- Copies ---- */

#define LOAD(part)  jig_nvvm_cp_async_bulk_tensor_shared_cluster_global_##part
#define STORE(part) jig_nvvm_cp_async_bulk_tensor_global_shared_cta_##part

static bool tensor_load(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    if (!LOAD(predicate)(op))
        return jig_no_match(rw, op, "it is an intrinsic");
    if (LOAD(group_attr)(op))
        return jig_no_match(rw, op, "a group of blocks is not said with a predicate");
    Asm a = {.rw = rw, .op = op};
    JigOperandRange box = LOAD(coordinates)(op), offsets = LOAD(im2col_offsets)(op);
    JigValue *mask = LOAD(multicast_mask)(op), *hint = LOAD(l2_cache_hint)(op);
    bool im2col = jig_attr_enum_value(LOAD(mode_attr)(op)) == JIG_NVVM_LOAD_IM2COL;
    const char *to = use(&a, LOAD(dst_mem)(op)), *from = use(&a, LOAD(tma_descriptor)(op)),
               *at = use_all(&a, box, ","), *barrier = use(&a, LOAD(mbar)(op));
    JigStr text = TEXT(&a,
                       "cp.async.bulk.tensor.%zud.shared::cluster.global.mbarrier::complete_tx::"
                       "bytes%s%s%s [%s], [%s, {%s} ], [%s]",
                       box.count, im2col ? ".im2col" : "", mask ? ".multicast::cluster" : "",
                       hint ? ".L2::cache_hint" : "", to, from, at, barrier);
    if (offsets.count)
        text = TEXT(&a, "%.*s,{%s}", JIG_FMT(text), use_all(&a, offsets, ","));
    if (mask)
        text = TEXT(&a, "%.*s, %s", JIG_FMT(text), use(&a, mask));
    if (hint)
        text = TEXT(&a, "%.*s, %s", JIG_FMT(text), use(&a, hint));
    return finish_guarded(&a, TEXT(&a, "%.*s;", JIG_FMT(text)), LOAD(predicate)(op));
}

static bool tensor_store(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    if (!STORE(predicate)(op))
        return jig_no_match(rw, op, "it is an intrinsic");
    Asm a = {.rw = rw, .op = op};
    JigOperandRange box = STORE(coordinates)(op);
    const char *to = use(&a, STORE(tma_descriptor)(op)), *from = use(&a, STORE(src_mem)(op)),
               *at = use_all(&a, box, ", ");
    return finish_guarded(
        &a,
        TEXT(&a, "cp.async.bulk.tensor.%zud.global.shared::cta.bulk_group [%s, {%s} ], [%s];",
             box.count, to, at, from),
        STORE(predicate)(op));
}

static bool prefetch(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    if (!jig_nvvm_prefetch_predicate(op))
        return jig_no_match(rw, op, "it is an intrinsic");
    if (jig_nvvm_prefetch_in_param_space_attr(op))
        return jig_no_match(rw, op, "the space of parameters is not said with a predicate");
    Asm a = {.rw = rw, .op = op};
    const char *at = use(&a, jig_nvvm_prefetch_addr(op));
    return finish_guarded(&a, TEXT(&a, "prefetch.tensormap [%s];", at),
                          jig_nvvm_prefetch_predicate(op));
}

/* ---- Products of warpgroups ---- */

#define WGMMA(part) jig_nvvm_wgmma_mma_async_##part

static const char *name_of(const JigAttr *type) {
    return jig_nvvm_enum_text(JIG_NVVM_ATTR_WGMMA_TYPE, jig_attr_enum_value(type));
}

/* What the numbers behind the sum are: the scale of the sum; signs of the factors, unless they are
 * integers; and which way they lie, where that may be said. */
static size_t numbers_of(const JigOp *op, int64_t out[5]) {
    int64_t d = jig_attr_enum_value(WGMMA(type_d_attr)(op)),
            from = jig_attr_enum_value(WGMMA(type_a_attr)(op));
    out[0] = jig_attr_enum_value(WGMMA(scale_d_attr)(op));
    out[1] = jig_attr_enum_value(WGMMA(scale_a_attr)(op)); /* 1 or -1 */
    out[2] = jig_attr_enum_value(WGMMA(scale_b_attr)(op));
    out[3] = jig_attr_enum_value(WGMMA(layout_a_attr)(op)) == JIG_NVVM_COL;
    out[4] = jig_attr_enum_value(WGMMA(layout_b_attr)(op)) == JIG_NVVM_ROW;
    bool halves = from == JIG_NVVM_WGMMA_F16 || from == JIG_NVVM_WGMMA_BF16;
    return d == JIG_NVVM_WGMMA_S32 ? 1 : halves ? 5 : 3;
}

static JigStr registers(const Asm *a, size_t first, size_t n) {
    JigCharVec text = {0};
    for (size_t i = 0; i < n; i++) {
        char one[32];
        int len = snprintf(one, sizeof one, "%s$%zu", i ? ", " : "", first + i);
        jig_vec_append(&text, one, (size_t)len);
    }
    JigStr kept = jig_arena_str(a->rw->arena, (JigStr){text.data ? text.data : "", text.len});
    jig_vec_free(&text);
    return kept;
}

static JigStr product_name(const Asm *a) {
    const JigAttr *shape = WGMMA(shape_attr)(a->op), *sat = WGMMA(satfinite_attr)(a->op);
    bool saturates = sat && jig_attr_enum_value(sat);
    return TEXT(a, "m%lldn%lldk%lld.%s.%s.%s%s",
                (long long)jig_attr_int_value(jig_attr_param(shape, 0)),
                (long long)jig_attr_int_value(jig_attr_param(shape, 1)),
                (long long)jig_attr_int_value(jig_attr_param(shape, 2)),
                name_of(WGMMA(type_d_attr)(a->op)), name_of(WGMMA(type_a_attr)(a->op)),
                name_of(WGMMA(type_b_attr)(a->op)), saturates ? ".satfinite" : "");
}

static bool product(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    static const char *const between[] = {"", ", ", ",  ", ", ", ",  "}; /* as mlir-opt spaces it */
    Asm a = {.rw = rw, .op = op};
    JigLoc loc = jig_op_loc(op);
    JigValue *sum = WGMMA(inouts)(op);
    const JigType *type = jig_value_type(sum);
    size_t n = jig_llvm_struct_len(type);
    int64_t numbers[5];
    size_t num_numbers = numbers_of(op, numbers);
    for (size_t i = 0; i < n; i++)
        result(&a, jig_llvm_struct_element(type, i));
    JigValueVec constants = {0};
    for (size_t i = 0; i < num_numbers; i++) {
        const JigType *t = jig_type_i(rw->ctx, WORD);
        jig_vec_push(&constants, jig_to_llvm_constant(rw, loc, t, jig_attr_int(t, numbers[i])));
    }
    for (size_t i = 0; i < n; i++)
        use_as(&a, jig_to_llvm_extract(rw, loc, sum, (int64_t)i), TEXT(&a, "%zu", i).ptr);
    const char *left = use(&a, WGMMA(descriptor_a)(op)), *right = use(&a, WGMMA(descriptor_b)(op));
    const char *scale = use_as(&a, constants.data[0], "n");
    JigStr text = TEXT(&a,
                       "{\n.reg .pred p;\nsetp.ne.b32 p, %s, 0;\n"
                       "wgmma.mma_async.sync.aligned.%.*s {%.*s}, %s, %s, p",
                       scale, JIG_FMT(product_name(&a)), JIG_FMT(registers(&a, 0, n)), left, right);
    for (size_t i = 1; i < num_numbers; i++)
        text = TEXT(&a, "%.*s%s%s", JIG_FMT(text), between[i], use_as(&a, constants.data[i], "n"));
    jig_vec_free(&constants);
    JigOp *made = build(&a, TEXT(&a, "%.*s;\n}\n", JIG_FMT(text)), type);
    if (!made)
        return jig_no_match(rw, op, "an operand fits no register");
    jig_rw_replace_op(rw, op, made);
    return true;
}

/* ---- Any instruction ---- */

/* "{$r0}", "{$w1}": its number among the operands; 0: `at` is none. */
static size_t read_place(JigStr text, size_t at, char *kind, size_t *number) {
    size_t i = at + 2;
    if (i + 1 >= text.len || memcmp(text.ptr + at, "{$", 2) != 0 ||
        (text.ptr[i] != 'r' && text.ptr[i] != 'w'))
        return 0;
    *kind = text.ptr[i++];
    *number = 0;
    size_t digits = 0;
    for (; i < text.len && text.ptr[i] >= '0' && text.ptr[i] <= '9' && digits < 6; i++, digits++)
        *number = 10 * *number + (size_t)(text.ptr[i] - '0');
    return digits && i < text.len && text.ptr[i] == '}' ? i + 1 - at : 0;
}

/* "%0" as "$0" is an operand, "%tid.x" a register. */
static char code_char(JigStr code, size_t i) {
    bool operand =
        code.ptr[i] == '%' && i + 1 < code.len && code.ptr[i + 1] >= '0' && code.ptr[i + 1] <= '9';
    return operand ? '$' : code.ptr[i];
}

/* The text with numbers for names. False: there is no such operand. */
static bool write_code(JigStr code, size_t num_written, size_t num_read, JigCharVec *out) {
    for (size_t i = 0; i < code.len;) {
        char kind, text[32];
        size_t number, len = read_place(code, i, &kind, &number);
        if (!len) {
            jig_vec_push(out, code_char(code, i));
            ++i;
            continue;
        }
        if (number >= (kind == 'w' ? num_written : num_read))
            return false;
        int n = snprintf(text, sizeof text, "$%zu", kind == 'w' ? number : num_written + number);
        jig_vec_append(out, text, (size_t)n);
        i += len;
    }
    return true;
}

static void replace_by_parts(JigRewriter *rw, JigOp *op, JigOp *made) {
    size_t n = jig_op_num_results(op);
    JigValue **parts = JIG_NEW_ARRAY(rw->arena, JigValue *, n + 1);
    for (size_t i = 0; i < n; i++)
        parts[i] =
            n == 1 ? jig_op_result(made, 0)
                   : jig_to_llvm_extract(rw, jig_op_loc(op), jig_op_result(made, 0), (int64_t)i);
    jig_rw_replace(rw, op, parts, n);
}

static bool inline_ptx(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    if (jig_nvvm_inline_ptx_num_read_write_args(op))
        return jig_no_match(rw, op, "operands that are read and written are not handed over");
    Asm a = {.rw = rw, .op = op};
    size_t n = jig_op_num_results(op);
    const JigType **types = JIG_NEW_ARRAY(rw->arena, const JigType *, n + 1), *type = NULL;
    for (size_t i = 0; i < n; i++)
        result(&a, types[i] = jig_op_result_type(op, i));
    JigOperandRange in = jig_nvvm_inline_ptx_read_only_args(op);
    use_all(&a, in, "");
    JigCharVec code = {0};
    JigValue *predicate = jig_nvvm_inline_ptx_predicate(op);
    if (predicate) {
        JigStr guard = TEXT(&a, "@%s ", use(&a, predicate));
        jig_vec_append(&code, guard.ptr, guard.len);
    }
    a.bad |= !write_code(jig_nvvm_inline_ptx_ptx_code(op), n, in.count, &code) ||
             !jig_to_llvm_pack_types(jig_to_llvm_of(rw), types, n, &type);
    JigOp *made = build(&a, (JigStr){code.data ? code.data : "", code.len}, type);
    jig_vec_free(&code);
    if (!made)
        return jig_no_match(rw, op, "an operand fits no register, or is not there");
    replace_by_parts(rw, op, made);
    return true;
}

/* ---- The pass ---- */

#define PATTERN(name_, fn_)                                                                        \
    { .name = "nvvm." name_ " as text", .root = "nvvm." name_, .converts = true, .fn = fn_ }
const JigPattern jig_to_llvm_nvvm_patterns[] = {
    PATTERN("mbarrier.init", mbarrier_init),
    PATTERN("mbarrier.arrive.expect_tx", arrive_expect),
    PATTERN("mbarrier.try_wait.parity", try_wait),
    PATTERN("barrier.arrive", barrier_arrive),
    PATTERN("cp.async.bulk.tensor.shared.cluster.global", tensor_load),
    PATTERN("cp.async.bulk.tensor.global.shared.cta", tensor_store),
    PATTERN("prefetch", prefetch),
    PATTERN("wgmma.mma_async", product),
    PATTERN("inline_ptx", inline_ptx),
    {0},
};

/* Casts that were there may fold. */
static const JigLegalityRow legality[] = {
    {"builtin.unrealized_conversion_cast", .is = JIG_UNKNOWN_LEGALITY}, {0}};

static bool lower(JigPassCall *call) {
    return jig_lower_to_llvm(
        call, &(JigLlvmOptions){.index_bits = LONG},
        &(JigLlvmLowering){.patterns = {jig_to_llvm_nvvm_patterns}, .legality = legality});
}

const JigPassRow jig_pass_convert_nvvm_to_llvm = {
    .name = "convert-nvvm-to-llvm",
    .title = "ConvertNVVMToLLVMPass",
    .run = lower,
    .summary = "instructions of nvvm that are no intrinsics as inline assembly",
};
