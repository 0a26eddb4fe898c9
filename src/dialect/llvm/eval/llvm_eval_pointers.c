/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Evaluation of pointers: parts of what they point to, globals and functions, calls. */
#include "dialect/func/func.h"
#include "dialect/llvm/eval/llvm_eval.h"

/* ---- getelementptr ---- */

/* An index that is known when running. */
typedef struct Term {
    size_t operand;
    uint64_t size; /* what one more of it is */
} Term;
/* Bytes from the base: a sum; kept with the op. */
typedef struct Path {
    int64_t known;
    int64_t flags;
    Term *terms;
    size_t num_terms;
} Path;

/* What an index chooses in `l`, and how many bytes away, for one more of it. */
static const JigLlvmLayout *step_into(JigEval *e, const JigLlvmLayout *l, int64_t number,
                                      uint64_t *size, int64_t *known) {
    *size = 0;
    if (l->form == JIG_LLVM_STRUCT) {
        if (number < 0 || (uint64_t)number >= l->n)
            return NULL;
        *known += (int64_t)l->offsets[number];
        return l->fields[number];
    }
    const JigLlvmLayout *element = l->form == JIG_LLVM_ARRAY ? l->element
                                   : l->form == JIG_LLVM_VECTOR
                                       ? jig_llvm_layout_of(e, jig_type_element(l->type))
                                       : NULL;
    if (element)
        *size = element->size;
    return element;
}

static bool make_path(JigEvalCall *call, Path *p) {
    const JigOp *op = call->step->op;
    const JigAttr *numbers = jig_llvm_getelementptr_raw_constant_indices_attr(op);
    size_t n = jig_attr_dense_array_len(numbers),
           operand = jig_llvm_getelementptr_dynamic_indices(op).start;
    const JigLlvmLayout *l = jig_llvm_need_layout(call, jig_llvm_getelementptr_elem_type(op));
    JIG_CHECK(l);
    Path made = {.flags = jig_llvm_getelementptr_no_wrap_flags(op, 0),
                 .terms = JIG_NEW_ARRAY(&call->eval->perm, Term, n + 1)};
    uint64_t size = l->size;
    for (size_t i = 0; i < n; ++i) {
        int64_t number = jig_attr_dense_array_int(numbers, i);
        if (i && !(l = step_into(call->eval, l, number, &size, &made.known)))
            return jig_eval_fail(call, "names a part that is not there");
        if (number == JIG_LLVM_GEP_DYNAMIC)
            made.terms[made.num_terms++] = (Term){operand++, size};
        else
            made.known += (int64_t)((uint64_t)number * size);
    }
    *p = made;
    return true;
}

/* Of vectors: the lane; of what is the same for all lanes: itself. False: poison. */
static bool word_of(JigEvalCall *call, size_t i, size_t lane, uint64_t *out, bool *ok) {
    const JigEvalValue *v = jig_eval_slot(call, i);
    JigEvalValue at = *v;
    if (v->tag == JIG_EVAL_SHAPED)
        jig_vector_load_lane(call, v->shaped, lane, &at);
    *ok = at.tag != JIG_EVAL_NONE || jig_eval_need_value(call, &at, "an operand");
    *out = (uint64_t)jig_eval_sign_extend(at.w[0], jig_eval_operand_elem(call, i)->width);
    bool is_value = at.tag == JIG_EVAL_NUMBER;
    if (v->tag == JIG_EVAL_SHAPED)
        jig_eval_release(&at);
    return is_value;
}

/* Does a pointer keep to what its flags say? */
static bool keeps(const JigEval *e, const Path *p, uint64_t base, uint64_t address, bool wraps) {
    if ((p->flags & JIG_GEP_NUSW) && wraps)
        return false;
    if ((p->flags & JIG_GEP_NUW) && address < base)
        return false;
    if (!(p->flags & JIG_GEP_INBOUNDS) || address == base)
        return true;
    const JigEvalBuffer *b = jig_eval_pointer_buffer(e, base);
    return !b || (base - b->address <= b->size && address - b->address <= b->size);
}

/* False: the lane is poison. */
static bool one_address(JigEvalCall *call, const Path *p, size_t lane, uint64_t *out, bool *ok) {
    uint64_t base, address, index;
    int64_t offset;
    bool wraps = false;
    if (!word_of(call, 0, lane, &base, ok))
        return false;
    address = base + (uint64_t)p->known;
    for (size_t i = 0; i < p->num_terms; ++i) {
        if (!word_of(call, p->terms[i].operand, lane, &index, ok))
            return false;
        wraps = wraps || __builtin_mul_overflow((int64_t)index, (int64_t)p->terms[i].size, &offset);
        address += index * p->terms[i].size;
    }
    *out = address;
    return keeps(call->eval, p, base, address, wraps);
}

static bool all_addresses(JigEvalCall *call, const Path *p) {
    JigEvalShaped *s = jig_vector_result(call, 0);
    JIG_CHECK(s);
    bool ok = true;
    for (size_t i = 0, n = (size_t)jig_eval_shaped_count(s); i < n && ok; ++i) {
        JigEvalValue v = {.tag = JIG_EVAL_POISON};
        uint64_t address;
        if (one_address(call, p, i, &address, &ok))
            v = jig_eval_number(address);
        jig_vector_store_lane(s, i, &v);
    }
    return ok;
}

JigEvalOutcome jig_llvm_eval_gep(JigEvalCall *call) {
    bool is_new, ok = true;
    Path *p = jig_eval_memo(call, sizeof *p, &is_new);
    if (!p->terms && !make_path(call, p))
        return JIG_EVAL_STOP;
    if (jig_type_is_vector(jig_op_result_type(call->step->op, 0)))
        return all_addresses(call, p) ? JIG_EVAL_NEXT : JIG_EVAL_STOP;
    uint64_t address;
    if (one_address(call, p, 0, &address, &ok))
        jig_eval_set_word(call, 0, address);
    else
        jig_eval_set_poison(call, 0);
    return ok ? JIG_EVAL_NEXT : JIG_EVAL_STOP;
}

/* ---- Numbers of pointers ---- */

static JigEvalState resize(JigEvalCall *call, const JigNum *in, JigNum *out) {
    out->i = jig_int_zext(in[0].i, out->i.width, jig_eval_arena(call));
    return JIG_EVAL_VALUE;
}
/* A pointer as an integer, an integer as a pointer, a pointer of another address space. */
JigEvalOutcome jig_llvm_eval_address(JigEvalCall *call) {
    return jig_eval_elementwise(call, resize);
}

static JigEvalState mask_bits(JigEvalCall *call, const JigNum *in, JigNum *out) {
    JigArena *a = jig_eval_arena(call);
    /* Bits that the mask does not have stay. */
    JigInt rest = jig_int_not(jig_int_zext(jig_int_not(in[1].i, a), out->i.width, a), a);
    out->i = jig_int_and(in[0].i, rest, a);
    return JIG_EVAL_VALUE;
}
JigEvalOutcome jig_llvm_eval_ptrmask(JigEvalCall *call) {
    return jig_eval_elementwise(call, mask_bits);
}

/* ---- Globals and functions ---- */

/* What the initializer says, in memory; without one nobody knows. */
static bool initialize(JigEvalCall *call, JigOp *global, const JigLlvmLayout *l, JigEvalBuffer *b) {
    JigArena *a = &call->eval->scratch;
    JigArenaMark mark = jig_arena_mark(a);
    const JigAttr *value = jig_llvm_mlir_global_value_attr(global);
    JigEvalValue v = {0};
    bool has_body = !jig_region_is_empty(jig_llvm_mlir_global_initializer(global)), ok = true;
    if (has_body)
        ok = jig_eval_invoke(call, global, NULL, 0, &v);
    else if (value && !jig_llvm_value_of_attr(call, l, value, &v))
        ok = jig_eval_unknown_fail(call, "names a global whose value cannot be evaluated");
    else if (!value)
        ok = jig_eval_fail(call, "names a global of another file");
    JigEvalShaped s = {.buffer = b, .elem = l->elem};
    if (ok && v.tag == JIG_EVAL_SHAPED)
        jig_llvm_to_memory(l, b, 0, v.shaped->buffer, 0);
    else if (ok && v.tag > JIG_EVAL_POISON)
        jig_eval_store_elem(&s, 0, &v);
    jig_eval_release(&v);
    jig_arena_rewind(a, mark);
    return ok;
}

/* Made when it is first asked for. While its initializer runs, its address is known. */
static JigEvalShaped *global_of(JigEvalCall *call, JigOp *op) {
    JigEval *e = call->eval;
    JigEvalShaped *s = jig_ptrmap_get(&e->globals, op);
    if (s)
        return s;
    const JigLlvmLayout *l = jig_llvm_need_layout(call, jig_llvm_mlir_global_global_type(op));
    JigEvalBuffer *b =
        l ? jig_eval_buffer_create(e, jig_op_loc(op), l->size, JIG_BUFFER_GLOBAL, false) : NULL;
    if (!b)
        return NULL;
    s = jig_eval_shaped_view(e, b, (JigElem){.kind = JIG_ELEM_BYTES, .lanes = 1}, 0, NULL);
    jig_ptrmap_set(&e->globals, op, s);
    if (!initialize(call, op, l, b)) {
        jig_ptrmap_remove(&e->globals, op);
        jig_eval_shaped_release(s);
        return NULL;
    }
    b->constant = jig_llvm_mlir_global_constant(op);
    return s;
}

/* Numbers, and arrays of arrays of numbers, are seen as buffers. NULL: it is something else. */
static const JigType *seen_as_buffer(const JigType *t) {
    enum { MOST_RANK = 16 };
    int64_t shape[MOST_RANK];
    size_t rank = 0;
    for (; jig_type_is(t, JIG_LLVM_TYPE(ARRAY)) && rank < MOST_RANK; ++rank) {
        shape[rank] = (int64_t)jig_llvm_array_len(t);
        t = jig_llvm_array_element(t);
    }
    return jig_type_is_any_integer(t) || jig_type_is_float(t)
               ? jig_type_memref(shape, rank, t, NULL, NULL)
               : NULL;
}

static bool global_value(JigEvalCall *call, JigOp *op, JigEvalValue *out, const JigType **type) {
    const JigEvalShaped *s = global_of(call, op);
    JIG_CHECK(s);
    *type = seen_as_buffer(jig_llvm_mlir_global_global_type(op));
    if (!*type)
        return jig_eval_unknown_fail(call, "has elements that are no numbers");
    const JigEvalValue address = jig_eval_number(jig_eval_pointer_to(s->buffer));
    return jig_eval_convert(call, jig_llvm_ptr(jig_op_context(op), 0), &address, *type, out);
}
static bool is_variable(const JigOp *global) {
    return !jig_llvm_mlir_global_constant(global);
}
static const JigEvalGlobalIface of_memory = {is_variable, global_value};
const JigIface jig_llvm_global_ifaces[] = {{&jig_iface_eval_global, &of_memory}, {0}};

static bool address_of(JigEvalCall *call, JigOp *op) {
    if (jig_op_is(op, JIG_LLVM(MLIR_GLOBAL))) {
        const JigEvalShaped *s = global_of(call, op);
        if (s)
            jig_eval_set_word(call, 0, jig_eval_pointer_to(s->buffer));
        return s != NULL;
    }
    if (jig_op_is(op, JIG_LLVM(MLIR_ALIAS))) {
        JigEvalValue v = {0};
        JIG_CHECK(jig_eval_invoke(call, op, NULL, 0, &v));
        jig_eval_set_slot(jig_eval_result_slot(call, 0), v);
        return true;
    }
    if (!jig_op_is(op, JIG_LLVM(FUNC)))
        return jig_eval_fail(call, "names what has no address");
    jig_eval_set_word(call, 0, jig_eval_pointer_to_function(call->eval, op));
    return true;
}

static JigEvalOutcome symbol_address(JigEvalCall *call, const JigAttr *name) {
    if (!call->step->memo)
        call->step->memo = jig_symbol_lookup_nearest(call->step->op, name);
    if (!call->step->memo)
        return jig_eval_error(call, "names what is not there");
    return address_of(call, call->step->memo) ? JIG_EVAL_NEXT : JIG_EVAL_STOP;
}
JigEvalOutcome jig_llvm_eval_addressof(JigEvalCall *call) {
    return symbol_address(call, jig_llvm_mlir_addressof_global_name_attr(call->step->op));
}
JigEvalOutcome jig_llvm_eval_dso_local_equivalent(JigEvalCall *call) {
    return symbol_address(call, jig_llvm_dso_local_equivalent_function_name_attr(call->step->op));
}

/* ---- Calls ---- */

static bool has_no_body(const JigOp *function) {
    return jig_region_is_empty(jig_llvm_func_body(function));
}

/* A pointer may be of a function that takes something else. */
static bool fits_call(JigEvalCall *call, JigOp *function, size_t first) {
    size_t n, num_results;
    const JigOp *op = call->step->op;
    const JigType *const *inputs = jig_function_inputs(function, &n);
    const JigType *const *results = jig_function_results(function, &num_results);
    bool same = n == jig_op_num_operands(op) - first && num_results == jig_op_num_results(op);
    for (size_t i = 0; same && i < n; ++i)
        same = inputs[i] == jig_op_operand_type(op, first + i);
    for (size_t i = 0; same && i < num_results; ++i)
        same = results[i] == jig_op_result_type(op, i);
    return same || jig_eval_fail(call, "calls a function that takes or returns something else");
}

static JigEvalOutcome call_function(JigEvalCall *call, JigOp *function, size_t first) {
    bool known = false;
    if (!jig_op_is(function, JIG_LLVM(FUNC)))
        return jig_eval_unknown(call, "is evaluated only of functions");
    if (has_no_body(function)) {
        JigEvalOutcome outcome = jig_llvm_eval_runtime(call, function, first, &known);
        if (known)
            return outcome;
    }
    JigStr name = jig_symbol_name(function);
    if (has_no_body(function))
        return jig_eval_unknown(call, "calls '%.*s', which has no body to evaluate", JIG_FMT(name));
    return fits_call(call, function, first) ? jig_func_eval_call_of(call, function, first)
                                            : JIG_EVAL_STOP;
}

static JigEvalOutcome call_pointer(JigEvalCall *call) {
    uint64_t address;
    if (!jig_llvm_read_pointer(call, 0, &address))
        return JIG_EVAL_STOP;
    JigOp *function = jig_eval_pointer_function(call->eval, address);
    return function ? call_function(call, function, 1)
                    : jig_eval_error(call, "calls what is no function");
}

JigEvalOutcome jig_llvm_eval_call(JigEvalCall *call) {
    JigOp *op = call->step->op;
    const JigAttr *callee = jig_llvm_call_callee_attr(op);
    JigOperandRange args = jig_llvm_call_args(op);
    if (args.start + args.count != jig_op_num_operands(op))
        return jig_eval_unknown(call, "is not evaluated with operand bundles");
    if (!callee)
        return call_pointer(call);
    if (!call->step->memo)
        call->step->memo = jig_symbol_lookup_nearest(op, callee);
    return call->step->memo ? call_function(call, call->step->memo, 0)
                            : jig_eval_unknown(call, "calls what is not there");
}
