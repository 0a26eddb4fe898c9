/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Sparse matrices on devices, as calls of a library. Most ops are one call, a row says of what;
 * those about matrices of which two of four elements are not zero call another library, which is
 * given the memory for its handles.
 */
#include "dialect/gpu/gpu.h"
#include "dialect/llvm/llvm_types.h"
#include "dialect/memref/memref.h"
#include "payload/lower/llvm/llvm_build.h"
#include "payload/lower/llvm/gpu/llvm_gpu_host.h"
#include "payload/lower/llvm/memref/llvm_memref.h"

/* ---- Numbers of the library ---- */

enum { UNKNOWN = -1 };

static int number_of_float(const JigType *t, bool complex) {
    switch (jig_type_float_kind(t)) {
    case JIG_F16:
        return complex ? 6 : 2;
    case JIG_BF16:
        return complex ? 15 : 14;
    case JIG_F32:
        return complex ? 4 : 0;
    case JIG_F64:
        return complex ? 5 : 1;
    default:
        return UNKNOWN;
    }
}

static int number_of_integer(uint32_t width, bool complex) {
    switch (width) {
    case 8:
        return complex ? 7 : 3;
    case 16:
        return complex ? 21 : 20;
    case 32:
        return complex ? 11 : 10;
    default:
        return UNKNOWN;
    }
}

static int number_of_data(const JigType *t) {
    bool complex = jig_type_kind(t) == JIG_TYPE_COMPLEX;
    const JigType *part = complex ? jig_type_element(t) : t;
    if (jig_type_is_float(part))
        return number_of_float(part, complex);
    return jig_type_is_any_integer(part) && jig_type_kind(part) == JIG_TYPE_INTEGER
               ? number_of_integer(jig_type_width(part), complex)
               : UNKNOWN;
}

static int number_of_indices(const JigType *t) {
    if (jig_type_kind(t) == JIG_TYPE_INDEX)
        return 3;
    switch (jig_type_kind(t) == JIG_TYPE_INTEGER ? jig_type_width(t) : 0) {
    case 16:
        return 1;
    case 32:
        return 2;
    case 64:
        return 3;
    default:
        return UNKNOWN;
    }
}

/* In what products of matrices of which two of four elements are not zero are computed. */
static int number_of_computing(const JigType *t) {
    if (jig_type_is_float(t) && jig_type_float_kind(t) == JIG_F16)
        return 0;
    return jig_type_kind(t) == JIG_TYPE_INTEGER && jig_type_width(t) == 32 ? 1 : UNKNOWN;
}

/* ---- Arguments ---- */

static JigValue *word(JigRewriter *rw, const JigOp *op, int64_t n) {
    const JigType *i32 = jig_type_i(rw->ctx, 32);
    return jig_to_llvm_constant(rw, jig_op_loc(op), i32, jig_attr_int(i32, n));
}

static JigValue *mode(JigRewriter *rw, const JigOp *op, const JigAttr *is) {
    return word(rw, op, jig_attr_enum_value(is));
}

static JigValue *memory_of(JigRewriter *rw, const JigOp *op, JigValue *buffer) {
    return jig_to_llvm_extract(rw, jig_op_loc(op), buffer, JIG_DESC_ALLOCATED);
}

/* An argument of a call is two characters: 'v' an operand, 'b' the memory of that buffer, 'i' and
 * 'd' the numbers of its elements' type as indices and as data, each with the operand's number;
 * "mA" and "mB" how a matrix is transposed; "tC" the number of the type that is computed in. They
 * are made in their order, but with '^' behind it an argument is made first. */
enum { MOST_ARGS = 12 };

static int number_for(const JigOp *op, const char *arg) {
    if (*arg == 't')
        return number_of_data(jig_gpu_compute_type(op));
    const JigType *element = jig_type_element(jig_op_operand_type(op, (size_t)(arg[1] - '0')));
    return *arg == 'i' ? number_of_indices(element) : number_of_data(element);
}

static JigValue *argument(JigRewriter *rw, const JigOp *op, const char *arg, JigValueList now) {
    switch (*arg) {
    case 'v':
        return now.items[arg[1] - '0'];
    case 'b':
        return memory_of(rw, op, now.items[arg[1] - '0']);
    case 'm':
        return mode(rw, op,
                    arg[1] == 'A' ? jig_gpu_spmm_mode_a_attr(op) : jig_gpu_spmm_mode_b_attr(op));
    default:
        return word(rw, op, number_for(op, arg));
    }
}

static const char *next_arg(const char *arg) {
    arg += arg[2] == '^' ? 3 : 2;
    return *arg == ' ' ? arg + 1 : arg;
}

static void make_arguments(JigRewriter *rw, const JigOp *op, const char *args, JigValueList now,
                           JigValue **to) {
    for (int first = 1; first >= 0; first--) {
        size_t i = 0;
        for (const char *a = args; *a; a = next_arg(a), i++)
            if ((a[2] == '^') == first)
                to[i] = argument(rw, op, a, now);
    }
}

/* Do the library's numbers and addresses say what the arguments are? */
static bool can_be_said(JigRewriter *rw, JigOp *op, const char *args) {
    for (const char *a = args; *a; a = next_arg(a)) {
        if ((*a == 'i' || *a == 'd' || *a == 't') && number_for(op, a) == UNKNOWN)
            return jig_to_llvm_refuse(rw, op, "its runtime has no number for the type of elements");
        if (*a == 'b' && !jig_memref_identity_layout(jig_op_operand_type(op, (size_t)(a[1] - '0'))))
            return jig_to_llvm_refuse(rw, op,
                                      "its runtime takes the address of a buffer, without layout");
    }
    return true;
}

/* ---- One call ---- */

typedef struct Call {
    JigRuntimeFn fn;
    const char *args;
} Call;

static bool is_ready(JigRewriter *rw, JigOp *op, const char *args, JigValueList *now) {
    return jig_to_llvm_host_lowered(rw, op, now) && jig_to_llvm_host_is_in_stream(rw, op) &&
           can_be_said(rw, op, args);
}

static JigValue *call(JigRewriter *rw, JigOp *op, const Call *what, JigValueList now) {
    JigValue *args[MOST_ARGS];
    make_arguments(rw, op, what->args, now, args);
    return jig_to_llvm_host_call_fn(rw, op, &what->fn, args);
}

/* The op's results are the call's, if it has one, and the stream. */
static bool replace_by(JigRewriter *rw, JigOp *op, const Call *what) {
    JigValueList now;
    if (!is_ready(rw, op, what->args, &now))
        return false;
    JigValue *result = call(rw, op, what, now);
    JigValue *both[] = {result, now.items[0]};
    if (result)
        jig_rw_replace(rw, op, both, JIG_LEN(both));
    else
        jig_rw_replace1(rw, op, now.items[0]);
    return true;
}

static bool lower_by_row(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    return replace_by(rw, op, self->data);
}

static const Call create_coo = {{"mgpuCreateCoo", "nnnpppwwp", "p"}, "v1 v2 v3 b4 b5 b6 i4 d6 v0"},
                  create_coo_aos = {{"mgpuCreateCooAoS", "nnnppwwp", "p"},
                                    "v1 v2 v3 b4 b5 i4 d5 v0"},
                  create_csr = {{"mgpuCreateCsr", "nnnpppwwwp", "p"},
                                "v1 v2 v3 b4 b5 b6 i4 i5 d6 v0"},
                  create_csc = {{"mgpuCreateCsc", "nnnpppwwwp", "p"},
                                "v1 v2 v3 b4 b5 b6 i4 i5 d6 v0"},
                  create_bsr = {{"mgpuCreateBsr", "nnnnnpppwwwp", "p"},
                                "v1 v2 v3 v4 v5 b6 b7 b8 i6 i7 d8 v0"},
                  spmv_size = {{"mgpuSpMVBufferSize", "wpppwp", "n"}, "mA v1 v2 v3 tC v0"},
                  spmv = {{"mgpuSpMV", "wpppwpp", ""}, "mA v1 v2 v3 tC b4 v0"},
                  sddmm_size = {{"mgpuSDDMMBufferSize", "wwpppwp", "n"}, "mA mB v1 v2 v3 tC v0"},
                  sddmm = {{"mgpuSDDMM", "wwpppwpp", ""}, "mA mB v1 v2 v3 tC^ b4 v0"},
                  create_product = {{"mgpuSpGEMMCreateDescr", "p", "p"}, "v0"},
                  destroy_product = {{"mgpuSpGEMMDestroyDescr", "pp", ""}, "v1 v0"},
                  copy_product = {{"mgpuSpGEMMCopy", "pwwpppwp", ""}, "v1 mA mB v2 v3 v4 tC^ v0"},
                  set_pointers = {{"mgpuSetCsrPointers", "ppppp", ""}, "v1 b2 b3 b4 v0"};

static bool lower_product(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    static const Call estimate = {{"mgpuSpGEMMWorkEstimation", "pwwpppwnpp", "n"},
                                  "v1 mA mB v2 v3 v4 tC^ v5 b6 v0"},
                      compute = {{"mgpuSpGEMMCompute", "pwwpppwnpp", "n"},
                                 "v1 mA mB v2 v3 v4 tC^ v5 b6 v0"};
    bool computes =
        jig_attr_enum_value(jig_gpu_spgemm_work_estimation_or_compute_kind_attr(op)) != 0;
    return replace_by(rw, op, computes ? &compute : &estimate);
}

/* ---- Matrices of which two of four elements are not zero ---- */

enum { ALIGNED = 16, MATRIX_BYTES = 44104, TENSOR_BYTES = 11032, NUM_SIZES = 3 };

/* Which library knows the matrix is seen where it was made. */
typedef enum Pruned { NOT_PRUNED, IS_PRUNED, NOT_SEEN } Pruned;

static Pruned pruned(const JigValue *matrix) {
    const JigOp *def = jig_value_def(matrix);
    if (def && jig_op_is(def, JIG_GPU(CREATE_2TO4_SPMAT)))
        return IS_PRUNED;
    bool made =
        def && (jig_op_is(def, JIG_GPU(CREATE_COO)) || jig_op_is(def, JIG_GPU(CREATE_COO_AOS)) ||
                jig_op_is(def, JIG_GPU(CREATE_CSR)) || jig_op_is(def, JIG_GPU(CREATE_CSC)) ||
                jig_op_is(def, JIG_GPU(CREATE_BSR)));
    return made ? NOT_PRUNED : NOT_SEEN;
}

static bool refuse_unseen(JigRewriter *rw, JigOp *op) {
    return jig_to_llvm_refuse(rw, op,
                              "which of two runtimes its matrix is of is not known, since "
                              "what made it is not seen");
}

/* Is the dense tensor multiplied by one? */
static bool is_with_pruned(const JigValue *tensor) {
    for (JigUse *use = jig_value_first_use(tensor); use; use = jig_use_next(use)) {
        const JigOp *user = jig_use_owner(use);
        if (jig_op_is(user, JIG_GPU(SPMM)) && pruned(jig_gpu_spmm_spmat_a(user)) == IS_PRUNED)
            return true;
    }
    return false;
}

static JigValue *handle_memory(JigRewriter *rw, const JigOp *op, int64_t bytes) {
    JigLoc loc = jig_op_loc(op);
    const JigType *ptr = jig_to_llvm_of(rw)->ptr;
    JigValue *memory = jig_to_llvm_stack(rw, loc, jig_type_i(rw->ctx, 8),
                                         jig_to_llvm_index(rw, loc, bytes), 0, ALIGNED);
    return jig_op_result(
        jig_llvm_bitcast_build(rw, loc, &(JigLlvmBitcast){.arg = memory, .res_type = ptr}), 0);
}

/* What the call names first is memory for the handle. */
static bool replace_by_handle(JigRewriter *rw, JigOp *op, const Call *what, int64_t bytes) {
    JigValue *args[MOST_ARGS];
    JigValueList now;
    if (!is_ready(rw, op, what->args, &now))
        return false;
    make_arguments(rw, op, what->args, now, args + 1);
    args[0] = handle_memory(rw, op, bytes);
    jig_to_llvm_host_call_fn(rw, op, &what->fn, args);
    jig_rw_replace(rw, op, (JigValue *[]){args[0], now.items[0]}, 2);
    return true;
}

static bool lower_create_pruned(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    static const Call create = {{"mgpuCusparseLtCreate2To4SpMat", "pnnpwp", ""}, "v1 v2 b3 d3 v0"};
    (void)self;
    return replace_by_handle(rw, op, &create, MATRIX_BYTES);
}

static bool lower_create_tensor(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    static const Call vector = {{"mgpuCreateDnVec", "npwp", "p"}, "v2 b1 d1 v0"},
                      matrix = {{"mgpuCreateDnMat", "nnpwp", "p"}, "v2 v3 b1 d1 v0"},
                      with_pruned = {{"mgpuCreateCuSparseLtDnMat", "pnnpwp", ""}, "v2 v3 b1 d1 v0"};
    (void)self;
    size_t rank = jig_gpu_create_dn_tensor_num_dims(op);
    if (rank < 1 || rank > 2)
        return jig_to_llvm_refuse(rw, op,
                                  "its runtime knows dense tensors of one and two dimensions");
    if (rank == 2 && is_with_pruned(jig_op_result(op, 0)))
        return replace_by_handle(rw, op, &with_pruned, TENSOR_BYTES);
    return replace_by(rw, op, rank == 2 ? &matrix : &vector);
}

static bool lower_destroy_tensor(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    static const Call vector = {{"mgpuDestroyDnVec", "pp", ""}, "v1 v0"},
                      matrix = {{"mgpuDestroyDnMat", "pp", ""}, "v1 v0"},
                      with_pruned = {{"mgpuDestroyCuSparseLtDnMat", "pp", ""}, "v1 v0"};
    (void)self;
    const JigValue *tensor = jig_gpu_destroy_dn_tensor_dn_tensor(op);
    const JigOp *made = jig_value_def_of(tensor, JIG_GPU(CREATE_DN_TENSOR));
    if (!made)
        return jig_to_llvm_refuse(rw, op,
                                  "how many dimensions its tensor has is not known, since "
                                  "what made it is not seen");
    bool is_matrix = jig_gpu_create_dn_tensor_num_dims(made) == 2;
    return replace_by(rw, op,
                      !is_matrix               ? &vector
                      : is_with_pruned(tensor) ? &with_pruned
                                               : &matrix);
}

static bool lower_destroy_matrix(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    static const Call destroy = {{"mgpuDestroySpMat", "pp", ""}, "v1 v0"},
                      destroy_pruned = {{"mgpuDestroyCuSparseLtSpMat", "pp", ""}, "v1 v0"};
    (void)self;
    Pruned is = pruned(jig_gpu_destroy_sp_mat_spmat(op));
    return is == NOT_SEEN ? refuse_unseen(rw, op)
                          : replace_by(rw, op, is == IS_PRUNED ? &destroy_pruned : &destroy);
}

/* ---- Products with dense matrices ---- */

static JigValue *size_at(JigRewriter *rw, JigLoc loc, JigValue *sizes, int64_t at) {
    return jig_to_llvm_element_ptr(rw, loc, jig_to_llvm_of(rw)->ptr, sizes,
                                   jig_to_llvm_index(rw, loc, at));
}

/* The call writes three sizes. */
static bool lower_pruned_size(JigRewriter *rw, JigOp *op) {
    static const JigRuntimeFn fn = {"mgpuCuSparseLtSpMMBufferSize", "pwwpppwwp", ""};
    JigValueList now;
    JigLoc loc = jig_op_loc(op);
    int computing = number_of_computing(jig_gpu_spmm_buffer_size_compute_type(op));
    if (!is_ready(rw, op, "", &now))
        return false;
    if (computing == UNKNOWN)
        return jig_to_llvm_refuse(rw, op, "its runtime does not compute in that type");
    if (jig_op_num_results(op) != NUM_SIZES + 1)
        return jig_to_llvm_refuse(rw, op, "its runtime tells three sizes");
    const JigOp *made = jig_value_def(jig_gpu_spmm_buffer_size_spmat_a(op));
    JigValue *mode_a = mode(rw, op, jig_gpu_spmm_buffer_size_mode_a_attr(op)),
             *mode_b = mode(rw, op, jig_gpu_spmm_buffer_size_mode_b_attr(op)),
             *flag = mode(rw, op, jig_gpu_create_2to4_spmat_prune_flag_attr(made)),
             *type = word(rw, op, computing);
    JigValue *sizes = jig_to_llvm_stack(rw, loc, jig_to_llvm_of(rw)->ptr,
                                        jig_to_llvm_index(rw, loc, NUM_SIZES), 0, ALIGNED);
    jig_to_llvm_host_call_fn(rw, op, &fn,
                             (JigValue *[]){sizes, mode_a, mode_b, now.items[1], now.items[2],
                                            now.items[3], type, flag, now.items[0]});
    JigValue *at[NUM_SIZES] = {sizes}, *results[NUM_SIZES + 1] = {NULL};
    for (int i = 1; i < NUM_SIZES; i++)
        at[i] = size_at(rw, loc, sizes, i);
    for (int i = 0; i < NUM_SIZES; i++)
        results[i] = jig_to_llvm_load(rw, loc, jig_to_llvm_of(rw)->index, at[i]);
    results[NUM_SIZES] = now.items[0];
    jig_rw_replace(rw, op, results, JIG_LEN(results));
    return true;
}

static bool lower_spmm_size(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    static const Call size = {{"mgpuSpMMBufferSize", "wwpppwp", "n"}, "mA mB v1 v2 v3 tC v0"};
    (void)self;
    Pruned is = pruned(jig_gpu_spmm_buffer_size_spmat_a(op));
    if (is == NOT_SEEN)
        return refuse_unseen(rw, op);
    if (is == IS_PRUNED)
        return lower_pruned_size(rw, op);
    return jig_op_num_results(op) == 2 ? replace_by(rw, op, &size)
                                       : jig_to_llvm_refuse(rw, op, "its runtime tells one size");
}

/* How it multiplies was said when the sizes were asked for; what says it here is not used. */
static bool lower_pruned_spmm(JigRewriter *rw, JigOp *op) {
    static const char said[] = "mA mB tC", args[] = "v1 v2 v3 b4 b5 b6 v0";
    static const JigRuntimeFn fn = {"mgpuCuSparseLtSpMM", "ppppppp", ""};
    JigValueList now;
    JigValue *unused[MOST_ARGS], *values[MOST_ARGS];
    if (jig_gpu_spmm_num_buffers(op) != NUM_SIZES)
        return jig_to_llvm_refuse(rw, op, "its runtime takes three buffers");
    if (!is_ready(rw, op, args, &now) || !can_be_said(rw, op, said))
        return false;
    make_arguments(rw, op, said, now, unused);
    make_arguments(rw, op, args, now, values);
    jig_to_llvm_host_call_fn(rw, op, &fn, values);
    jig_rw_replace1(rw, op, now.items[0]);
    return true;
}

static bool lower_spmm(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    static const Call multiply = {{"mgpuSpMM", "wwpppwpp", ""}, "mA mB v1 v2 v3 tC b4 v0"};
    (void)self;
    Pruned is = pruned(jig_gpu_spmm_spmat_a(op));
    if (is == NOT_SEEN)
        return refuse_unseen(rw, op);
    if (is == IS_PRUNED)
        return lower_pruned_spmm(rw, op);
    return jig_gpu_spmm_num_buffers(op) ? replace_by(rw, op, &multiply)
                                        : jig_to_llvm_refuse(rw, op, "its runtime takes a buffer");
}

/* ---- Sizes of a matrix ---- */

static bool lower_get_size(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    static const JigRuntimeFn fn = {"mgpuSpMatGetSize", "ppppp", ""};
    (void)self;
    JigValueList now;
    JigLoc loc = jig_op_loc(op);
    if (!is_ready(rw, op, "", &now))
        return false;
    const JigType *i64 = jig_type_i(rw->ctx, 64);
    JigValue *sizes =
        jig_to_llvm_stack(rw, loc, i64, jig_to_llvm_index(rw, loc, NUM_SIZES), 0, ALIGNED);
    JigValue *args[NUM_SIZES + 2] = {now.items[1]}, *results[NUM_SIZES + 1];
    for (int i = 0; i < NUM_SIZES; i++)
        args[i + 1] = size_at(rw, loc, sizes, i);
    args[NUM_SIZES + 1] = now.items[0];
    jig_to_llvm_host_call_fn(rw, op, &fn, args);
    for (int i = 0; i < NUM_SIZES; i++)
        results[i] = jig_to_llvm_load(rw, loc, i64, args[i + 1]);
    results[NUM_SIZES] = now.items[0];
    jig_rw_replace(rw, op, results, JIG_LEN(results));
    return true;
}

#define LOWER(op, function, what)                                                                  \
    { .name = op " to llvm", .root = op, .converts = true, .fn = function, .data = what }
const JigPattern jig_to_llvm_host_sparse_patterns[] = {
    LOWER("gpu.create_dn_tensor", lower_create_tensor, NULL),
    LOWER("gpu.destroy_dn_tensor", lower_destroy_tensor, NULL),
    LOWER("gpu.create_coo", lower_by_row, &create_coo),
    LOWER("gpu.create_coo_aos", lower_by_row, &create_coo_aos),
    LOWER("gpu.create_csr", lower_by_row, &create_csr),
    LOWER("gpu.create_csc", lower_by_row, &create_csc),
    LOWER("gpu.create_bsr", lower_by_row, &create_bsr),
    LOWER("gpu.create_2to4_spmat", lower_create_pruned, NULL),
    LOWER("gpu.destroy_sp_mat", lower_destroy_matrix, NULL),
    LOWER("gpu.spmv_buffer_size", lower_by_row, &spmv_size),
    LOWER("gpu.spmv", lower_by_row, &spmv),
    LOWER("gpu.spmm_buffer_size", lower_spmm_size, NULL),
    LOWER("gpu.spmm", lower_spmm, NULL),
    LOWER("gpu.sddmm_buffer_size", lower_by_row, &sddmm_size),
    LOWER("gpu.sddmm", lower_by_row, &sddmm),
    LOWER("gpu.spgemm_create_descr", lower_by_row, &create_product),
    LOWER("gpu.spgemm_destroy_descr", lower_by_row, &destroy_product),
    LOWER("gpu.spgemm_work_estimation_or_compute", lower_product, NULL),
    LOWER("gpu.spgemm_copy", lower_by_row, &copy_product),
    LOWER("gpu.spmat_get_size", lower_get_size, NULL),
    LOWER("gpu.set_csr_pointers", lower_by_row, &set_pointers),
    {0},
};
#undef LOWER
