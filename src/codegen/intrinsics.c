/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Calls of intrinsics: llvm.intr.x becomes a call of @llvm.x, whose name goes on with the types
 * that it is overloaded by. Which those are is the table.
 */
#include "codegen/ir_int.h"
#include "ir/spec/spec.h"

#define IN(id, types) [JIG_LLVM_INTR_##id] = {.overloads = types},
#define IMM(id, types, ...)                                                                        \
    [JIG_LLVM_INTR_##id] = {.overloads = types, .imms = (const JigIrImm[]){__VA_ARGS__, {0}}},
/* clang-format off */
const JigIrIntrinsic jig_codegen_intrinsics[JIG_LLVM_NUM_OPS] = {
    IN(EXP, "0") IN(EXP2, "0") IN(EXP10, "0") IN(LOG, "0") IN(LOG2, "0") IN(LOG10, "0")
    IN(SQRT, "0") IN(SIN, "0") IN(COS, "0") IN(TAN, "0") IN(ASIN, "0") IN(ACOS, "0")
    IN(ATAN, "0") IN(SINH, "0") IN(COSH, "0") IN(TANH, "0") IN(FABS, "0") IN(CEIL, "0")
    IN(FLOOR, "0") IN(TRUNC, "0") IN(ROUND, "0") IN(ROUNDEVEN, "0") IN(RINT, "0")
    IN(NEARBYINT, "0") IN(COPYSIGN, "0") IN(POW, "0") IN(ATAN2, "0") IN(MAXNUM, "0")
    IN(MINNUM, "0") IN(MAXIMUM, "0") IN(MINIMUM, "0") IN(FMA, "0") IN(FMULADD, "0")
    IN(SINCOS, "0") IN(BITREVERSE, "0") IN(BSWAP, "0") IN(CTPOP, "0") IN(SMAX, "0")
    IN(SMIN, "0") IN(UMAX, "0") IN(UMIN, "0") IN(SADD_SAT, "0") IN(UADD_SAT, "0")
    IN(SSUB_SAT, "0") IN(USUB_SAT, "0") IN(SSHL_SAT, "0") IN(USHL_SAT, "0") IN(FSHL, "0")
    IN(FSHR, "0") IN(VECTOR_REDUCE_ADD, "0") IN(VECTOR_REDUCE_MUL, "0")
    IN(VECTOR_REDUCE_AND, "0") IN(VECTOR_REDUCE_OR, "0") IN(VECTOR_REDUCE_XOR, "0")
    IN(VECTOR_REDUCE_SMAX, "0") IN(VECTOR_REDUCE_SMIN, "0") IN(VECTOR_REDUCE_UMAX, "0")
    IN(VECTOR_REDUCE_UMIN, "0") IN(VECTOR_REDUCE_FMAX, "0") IN(VECTOR_REDUCE_FMIN, "0")
    IN(VECTOR_REDUCE_FMAXIMUM, "0") IN(VECTOR_REDUCE_FMINIMUM, "0") IN(LIFETIME_START, "0")
    IN(LIFETIME_END, "0") IN(LAUNDER_INVARIANT_GROUP, "0") IN(STRIP_INVARIANT_GROUP, "0")
    IN(SSA_COPY, "0") IN(IS_CONSTANT, "0") IN(EXPECT, "0") IN(THREADLOCAL_ADDRESS, "0")
    IN(EH_TYPEID_FOR, "0") IN(STACKRESTORE, "0")
    IN(MASKED_COMPRESSSTORE, "0") IN(VECTOR_DEINTERLEAVE2, "0") IN(CORO_SIZE, "r")
    IN(CORO_ALIGN, "r") IN(STACKSAVE, "r") IN(MASKED_EXPANDLOAD, "r") IN(VSCALE, "r")
    IN(STEPVECTOR, "r") IN(VECTOR_INTERLEAVE2, "r") IN(VP_ADD, "r") IN(VP_SUB, "r")
    IN(VP_MUL, "r") IN(VP_SDIV, "r") IN(VP_UDIV, "r") IN(VP_SREM, "r") IN(VP_UREM, "r")
    IN(VP_ASHR, "r") IN(VP_LSHR, "r") IN(VP_SHL, "r") IN(VP_OR, "r") IN(VP_AND, "r")
    IN(VP_XOR, "r") IN(VP_SMAX, "r") IN(VP_SMIN, "r") IN(VP_UMAX, "r") IN(VP_UMIN, "r")
    IN(VP_FADD, "r") IN(VP_FSUB, "r") IN(VP_FMUL, "r") IN(VP_FDIV, "r") IN(VP_FREM, "r")
    IN(VP_FNEG, "r") IN(VP_FMULADD, "r") IN(VP_FMA, "r") IN(LROUND, "r0") IN(LLROUND, "r0")
    IN(LRINT, "r0") IN(LLRINT, "r0") IN(SCMP, "r0") IN(UCMP, "r0")
    IN(GET_ACTIVE_LANE_MASK, "r0") IN(VP_TRUNC, "r0") IN(VP_ZEXT, "r0") IN(VP_SEXT, "r0")
    IN(VP_FPTRUNC, "r0") IN(VP_FPEXT, "r0") IN(VP_FPTOUI, "r0") IN(VP_FPTOSI, "r0")
    IN(VP_UITOFP, "r0") IN(VP_SITOFP, "r0") IN(VP_INTTOPTR, "r0") IN(VP_PTRTOINT, "r0")
    IN(VP_LOAD, "r0") IN(VECTOR_REDUCE_FADD, "1") IN(VECTOR_REDUCE_FMUL, "1")
    IN(VP_REDUCE_ADD, "1") IN(VP_REDUCE_MUL, "1") IN(VP_REDUCE_AND, "1") IN(VP_REDUCE_OR, "1")
    IN(VP_REDUCE_XOR, "1") IN(VP_REDUCE_SMAX, "1") IN(VP_REDUCE_SMIN, "1")
    IN(VP_REDUCE_UMAX, "1") IN(VP_REDUCE_UMIN, "1") IN(VP_REDUCE_FADD, "1")
    IN(VP_REDUCE_FMUL, "1") IN(VP_REDUCE_FMAX, "1") IN(VP_REDUCE_FMIN, "1") IN(VP_SELECT, "1")
    IN(VP_MERGE, "1") IN(ASSUME, "") IN(CORO_ID, "") IN(CORO_BEGIN, "") IN(CORO_SAVE, "")
    IN(CORO_SUSPEND, "") IN(CORO_END, "") IN(CORO_FREE, "") IN(CORO_RESUME, "")
    IN(CORO_PROMISE, "") IN(TRAP, "") IN(DEBUGTRAP, "") IN(SADD_WITH_OVERFLOW, "a")
    IN(UADD_WITH_OVERFLOW, "a") IN(SSUB_WITH_OVERFLOW, "a") IN(USUB_WITH_OVERFLOW, "a")
    IN(SMUL_WITH_OVERFLOW, "a") IN(UMUL_WITH_OVERFLOW, "a") IN(POWI, "01") IN(LDEXP, "01")
    IN(PTRMASK, "01") IN(VAR_ANNOTATION, "01") IN(VP_STORE, "01") IN(PTR_ANNOTATION, "r2")
    IN(ANNOTATION, "r2") IN(FREXP, "ab") IN(EXPERIMENTAL_VP_STRIDED_LOAD, "r01")
    IN(EXPERIMENTAL_VP_STRIDED_STORE, "012")
    [JIG_LLVM_INTR_VASTART] = {.overloads = "0", .name = "llvm.va_start"},
    [JIG_LLVM_INTR_VACOPY] = {.overloads = "0", .name = "llvm.va_copy"},
    [JIG_LLVM_INTR_VAEND] = {.overloads = "0", .name = "llvm.va_end"},
    IMM(IS_FPCLASS, "0", {1, "bit"})
    IMM(CTLZ, "0", {1, "is_zero_poison"})
    IMM(CTTZ, "0", {1, "is_zero_poison"})
    IMM(ABS, "0", {1, "is_int_min_poison"})
    IMM(MEMCPY, "012", {3, "isVolatile"})
    IMM(MEMMOVE, "012", {3, "isVolatile"})
    IMM(MEMCPY_INLINE, "012", {2, "len"}, {3, "isVolatile"})
    IMM(MEMSET, "02", {3, "isVolatile"})
    IMM(MEMSET_INLINE, "02", {2, "len"}, {3, "isVolatile"})
    IMM(PREFETCH, "0", {1, "rw"}, {2, "hint"}, {3, "cache"})
    IMM(INVARIANT_START, "1", {0, "size"})
    IMM(INVARIANT_END, "2", {1, "size"})
    IMM(EXPECT_WITH_PROBABILITY, "0", {2, "prob"})
    IMM(UBSANTRAP, "", {0, "failureKind"})
    IMM(VECTOR_INSERT, "r1", {2, "pos"})
    IMM(VECTOR_EXTRACT, "r0", {1, "pos"})
};
/* clang-format on */

/* ---- Declarations ---- */

bool jig_codegen_declare(JigIr *ir, JigStr name, JigStr declaration) {
    bool is_new;
    void **slot = jig_strmap_slot(&ir->declared, jig_arena_str(ir->arena, name), &is_new);
    if (!is_new)
        return jig_str_eq(*(const JigStr *)*slot, declaration);
    JigStr *kept = JIG_NEW(ir->arena, JigStr);
    *kept = jig_arena_str(ir->arena, declaration);
    *slot = kept;
    if (jig_symbol_lookup_in(ir->module, name))
        return true;
    JigCharVec *before = ir->out;
    ir->out = &ir->declarations;
    jig_codegen_put(ir, "\n");
    jig_codegen_mark(ir, ir->at);
    jig_codegen_putf(ir, "declare %.*s\n", JIG_FMT(*kept));
    ir->out = before;
    return true;
}

/* As the payload's own function would be declared; empty: it is no function. */
static JigStr own_signature(JigIr *ir, const JigOp *op, JigStr name) {
    if (!jig_op_is(op, JIG_LLVM(FUNC)))
        return (JigStr){0};
    const JigType *t = jig_llvm_func_function_type(op);
    JigCharVec text, *before = jig_codegen_begin(ir, &text);
    jig_codegen_put_type(ir, jig_llvm_func_result(t));
    jig_codegen_putf(ir, " @%.*s(", JIG_FMT(name));
    for (size_t i = 0; i < jig_llvm_func_num_args(t); i++) {
        jig_codegen_put(ir, i ? ", " : "");
        jig_codegen_put_type(ir, jig_llvm_func_arg(t, i));
    }
    jig_codegen_put(ir, jig_llvm_func_is_variadic(t) ? ", ...)" : ")");
    return jig_codegen_end(ir, before);
}

bool jig_codegen_need_function(JigIr *ir, const JigOp *user, JigStr signature, const JigOp **own) {
    const char *at = memchr(signature.ptr, '@', signature.len),
               *end = memchr(signature.ptr, '(', signature.len);
    JigStr name = {at + 1, (size_t)(end - at - 1)};
    const JigOp *found = jig_symbol_lookup_in(ir->module, name);
    bool fits = !found || (jig_str_eq(own_signature(ir, found, name), signature) &&
                           (own || !jig_attr_enum_value(jig_llvm_func_cconv_attr(found))));
    if (own)
        *own = found;
    if (!fits || !jig_codegen_declare(ir, name, signature)) {
        jig_codegen_fail(ir, user, "needs '%.*s', which is something else here", JIG_FMT(name));
        return false;
    }
    return true;
}

/* ---- Arguments ---- */

typedef struct Arg {
    const JigValue *value;
    const JigIrConst *constant; /* of an attribute */
    const JigType *type;
} Arg;

static const JigIrConst *imm_const(JigIr *ir, const JigOp *op, const char *name) {
    const JigAttr *x = jig_op_attr(op, name);
    const JigType *t = x ? jig_attr_type(x) : NULL;
    const JigIrConst *c = t ? jig_codegen_const_of(ir, t, x) : NULL;
    if (!c)
        jig_codegen_fail(ir, op, "needs a number '%s'", name);
    return c;
}

/* How many; `args` has room for all. */
static size_t gather(JigIr *ir, const JigOp *op, const JigIrIntrinsic *in, Arg *args) {
    size_t n = 0, next = 0, imm = 0, operands = jig_op_num_operands(op);
    for (;; n++) {
        if (in->imms && in->imms[imm].attr && in->imms[imm].at == n) {
            const JigIrConst *c = imm_const(ir, op, in->imms[imm++].attr);
            args[n] = (Arg){.constant = c, .type = c ? c->type : NULL};
        } else if (next < operands) {
            const JigValue *v = jig_op_operand(op, next++);
            args[n] = (Arg){.value = v, .type = jig_value_type(v)};
        } else {
            return n;
        }
    }
}

static const JigType *overload(char which, const JigType *result, const Arg *args) {
    if (which == 'r')
        return result;
    if (which == 'a' || which == 'b')
        return jig_codegen_part_type(result, (size_t)(which - 'a'));
    return args[which - '0'].type;
}

/* Of llvm's own (`prefix` NULL) what stands behind "llvm.intr.". */
static void put_plain_name(JigIr *ir, const JigOp *op, const char *prefix) {
    JigStr own = jig_op_name_of(op);
    const char *dot = memchr(own.ptr, '.', own.len);
    size_t i = prefix && dot ? (size_t)(dot - own.ptr) + 1 : sizeof "llvm.intr." - 1;
    jig_codegen_put(ir, prefix ? prefix : "llvm.");
    for (; i < own.len; i++)
        jig_vec_push(ir->out, prefix && own.ptr[i] == '_' ? '.' : own.ptr[i]);
}

static JigStr name_of(JigIr *ir, const JigOp *op, const JigIrIntrinsic *in, const char *prefix,
                      const JigType *result, const Arg *args) {
    JigCharVec text, *before = jig_codegen_begin(ir, &text);
    if (in->name)
        jig_codegen_put(ir, in->name);
    else
        put_plain_name(ir, op, prefix);
    for (const char *c = in->overloads; *c; c++)
        jig_codegen_put_mangled(ir, overload(*c, result, args));
    return jig_codegen_end(ir, before);
}

/* The letters fit a result and as many arguments. */
static bool are_there(const char *letters, const JigType *result, size_t n) {
    for (const char *c = letters; *c; c++) {
        bool part = *c == 'a' || *c == 'b';
        if (part ? jig_codegen_num_parts(result) <= (size_t)(*c - 'a')
                 : *c != 'r' && (size_t)(*c - '0') >= n)
            return false;
    }
    return true;
}

JigStr jig_codegen_whole_name(JigIr *ir, const JigOp *op, JigStr name, JigOperandRange args) {
    JigStr row_name =
        jig_arena_printf(ir->arena, "llvm.intr.%.*s", (int)(name.len - (sizeof "llvm." - 1)),
                         name.ptr + sizeof "llvm." - 1);
    int id = jig_codegen_id_of_row(jig_op_name_row(jig_op_name(ir->ctx, row_name)));
    const char *letters = id < 0 ? NULL : jig_codegen_intrinsics[id].overloads;
    const JigType *result = jig_op_num_results(op)
                                ? jig_op_result_type(op, 0)
                                : jig_llvm_simple_type(ir->ctx, JIG_LLVM_TYPE_VOID);
    if (!letters || !are_there(letters, result, args.count))
        return name;
    Arg *of = JIG_NEW_ARRAY(ir->arena, Arg, args.count + 1);
    for (size_t i = 0; i < args.count; i++)
        of[i].type = jig_op_operand_type(op, args.start + i);
    JigCharVec text, *before = jig_codegen_begin(ir, &text);
    jig_codegen_put_str(ir, name);
    for (const char *c = letters; *c; c++)
        jig_codegen_put_mangled(ir, overload(*c, result, of));
    return jig_codegen_end(ir, before);
}

static void declare(JigIr *ir, const JigOp *op, JigStr name, const JigType *result, const Arg *args,
                    size_t n) {
    JigCharVec text, *before = jig_codegen_begin(ir, &text);
    jig_codegen_put_type(ir, result);
    jig_codegen_put(ir, " ");
    jig_codegen_put_symbol(ir, '@', name);
    jig_codegen_put(ir, "(");
    for (size_t i = 0; i < n; i++) {
        jig_codegen_put(ir, i ? ", " : "");
        jig_codegen_put_type(ir, args[i].type);
    }
    jig_codegen_put(ir, ")");
    if (!jig_codegen_declare(ir, name, jig_codegen_end(ir, before)))
        jig_codegen_fail(ir, op, "does not have the types of the intrinsic '%.*s'", JIG_FMT(name));
}

/* ---- The call ---- */

/* Does its row have an attribute of this name? Another may be on any op and mean nothing here. */
static bool has_attr(const JigOp *op, const char *name) {
    const JigSpec *spec = jig_spec(jig_op_name(jig_op_context(op), jig_op_name_of(op)));
    JigEntity e;
    return jig_spec_entity(spec, jig_str(name), &e) && e.kind == JIG_ENTITY_PROP;
}
static const JigAttr *own_attr(const JigOp *op, const char *name) {
    return has_attr(op, name) ? jig_op_attr(op, name) : NULL;
}

static void put_call(JigIr *ir, const JigOp *op, JigStr name, const JigType *result,
                     const Arg *args, size_t n) {
    const JigAttr *range = own_attr(op, "range");
    JigIrParams p = {ir, op, own_attr(op, "arg_attrs"), own_attr(op, "res_attrs")};
    if (jig_op_num_results(op) || jig_llvm_is_type(result, JIG_LLVM_TYPE_VOID))
        jig_codegen_put_result(ir, op);
    else
        (void)jig_codegen_put_temporary(ir);
    jig_codegen_put(ir, "call");
    if (has_attr(op, "fastmathFlags"))
        jig_codegen_put_fastmath(ir, op, result);
    jig_codegen_put(ir, " ");
    if (range) {
        jig_codegen_put_range(ir, range);
        jig_codegen_put(ir, " ");
    }
    jig_codegen_put_result_attrs(&p);
    jig_codegen_put_type(ir, result);
    jig_codegen_put(ir, " ");
    jig_codegen_put_symbol(ir, '@', name);
    jig_codegen_put(ir, "(");
    for (size_t i = 0, operand = 0; i < n; i++) {
        jig_codegen_put(ir, i ? ", " : "");
        jig_codegen_put_type(ir, args[i].type);
        if (args[i].value)
            jig_codegen_put_arg_attrs(&p, operand++);
        jig_codegen_put(ir, " ");
        if (args[i].value)
            jig_codegen_put_value(ir, args[i].value);
        else
            jig_codegen_put_const(ir, args[i].constant);
    }
    jig_codegen_put(ir, ")");
    if (has_attr(op, "tbaa"))
        jig_codegen_put_access_metadata(ir, op);
    jig_codegen_end_line(ir, op);
}

static void check_result(JigIr *ir, const JigOp *op, const JigIrIntrinsic *in,
                         const JigType *result) {
    if (!jig_str_is(jig_codegen_type_text(ir, result), in->result))
        jig_codegen_fail(ir, op, "has a result where its intrinsic has '%s'", in->result);
}

static size_t num_imms(const JigIrIntrinsic *in) {
    size_t n = 0;
    while (in->imms && in->imms[n].attr)
        n++;
    return n;
}

void jig_codegen_put_call_of(JigIr *ir, const JigOp *op, const JigIrIntrinsic *in,
                             const char *prefix) {
    const JigType *result = jig_op_num_results(op)
                                ? jig_op_result_type(op, 0)
                                : jig_llvm_simple_type(ir->ctx, JIG_LLVM_TYPE_VOID);
    if (in->result)
        check_result(ir, op, in, result);
    Arg *args = JIG_NEW_ARRAY(ir->arena, Arg, jig_op_num_operands(op) + num_imms(in) + 1);
    size_t n = gather(ir, op, in, args);
    if (!are_there(in->overloads, result, n))
        jig_codegen_fail(ir, op, "has less operands than its intrinsic");
    if (ir->failed)
        return;
    if (in->unused)
        result = args[0].type;
    JigStr name = name_of(ir, op, in, prefix, result, args);
    declare(ir, op, name, result, args, n);
    put_call(ir, op, name, result, args, n);
}

bool jig_codegen_put_intrinsic(JigIr *ir, const JigOp *op) {
    int id = jig_codegen_id(op);
    if (id < 0 || !jig_codegen_intrinsics[id].overloads)
        return false;
    jig_codegen_put_call_of(ir, op, &jig_codegen_intrinsics[id], NULL);
    return true;
}
