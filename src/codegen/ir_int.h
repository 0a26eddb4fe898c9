/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * What the files that write LLVM IR share. Text goes to ir->out; what a module's text needs
 * elsewhere (bodies of named structures, declarations of intrinsics, metadata) is collected beside
 * it.
 */
#ifndef JIG_CODEGEN_IR_INT_H
#define JIG_CODEGEN_IR_INT_H

#include "dialect/llvm/llvm.h"
#include "jig/llvm_ir.h"
#include "support/map.h"
#include "support/vec.h"

/* ---- Constants ---- */

typedef enum JigIrConstKind {
    JIG_IR_INT,
    JIG_IR_FLOAT,
    JIG_IR_NULL, /* zero of any type */
    JIG_IR_UNDEF,
    JIG_IR_POISON,
    JIG_IR_SPLAT,    /* of a scalable vector */
    JIG_IR_PARTS,    /* of an array, a structure or a vector */
    JIG_IR_ELEMENTS, /* the same, in an attribute that holds them row by row */
    JIG_IR_ADDRESS,  /* of a symbol and so many bytes behind it; without a symbol, a number */
    JIG_IR_TEXT,     /* an expression over addresses: what is written is all we know */
} JigIrConstKind;

/* Larger ones are not computed with: then there is an instruction. */
/* What LLVM counts up to. */
enum { JIG_IR_MOST_BITS = 1 << 23, JIG_IR_MOST_SPACES = 1 << 24 };
enum { JIG_IR_MOST_WRITTEN = 1 << 26 }; /* numbers of a constant that are all the same */
enum { JIG_IR_MOST_PARTS = 1 << 16, JIG_IR_MOST_PARTS_IN_ALL = 1 << 24 };

/* Immutable, in the module's arena. `type` is as LLVM has it: floats of 8 bits are integers there.
 */
typedef struct JigIrConst {
    JigIrConstKind kind;
    const JigType *type;
    union {
        JigInt number;
        JigFloat real;
        const struct JigIrConst *splat;
        struct {
            const struct JigIrConst **items;
            size_t n;
        } parts;
        struct {
            const JigAttr *attr;
            uint64_t first; /* element */
        } elements;
        struct {
            JigStr base; /* "@name", another expression, or empty */
            int64_t offset;
            uint32_t flags;  /* JIG_GEP_... */
            bool never_null; /* defined here, or declared strongly */
            uint64_t size;   /* bytes of the global; of a number, its bits */
        } address;
        struct {
            JigStr text;
            const struct JigIrConst *pointer; /* that the text is as a number; or NULL */
        };
    };
} JigIrConst;

/* ---- Values of a function ---- */

typedef struct JigIrValue {
    const JigIrConst *constant; /* NULL: an argument or an instruction */
    uint32_t number;            /* %number */
} JigIrValue;

/* ---- The module ---- */

/* Debug information that waits for the end: units, globals and the unit that each is in. */
typedef struct JigIrDebug {
    JigAttrVec units, globals, owners;
} JigIrDebug;

/* "!name = !{!1, !2}" */
typedef struct JigIrNamed {
    const char *name;
    JIG_VEC(uint32_t) nodes;
} JigIrNamed;

/* A data layout as it counts for constants. */
typedef struct JigIrLayout {
    struct {
        char kind; /* 'i', 'f', 'v', 'a' */
        uint32_t width, align;
    } rules[32];
    size_t num_rules;
    struct {
        uint32_t space, width, align, index;
    } pointers[16];
    size_t num_pointers;
    bool big_endian;
} JigIrLayout;

typedef struct JigIr {
    JigContext *ctx;
    JigOp *module;
    JigArena *arena;                            /* as long as the module is written */
    JigCharVec *out;                            /* where text goes now */
    const struct JigIrMachine *const *machines; /* up to a NULL */
    size_t num_parts;                           /* of constants that were computed */
    bool failed; /* a diagnostic was reported; all that follows does not matter */

    const JigOp *at; /* that is being written: what is said of the module is said of it */
    bool has_marks;  /* the text says which op wrote what (op_marks.c) */
    JIG_VEC(const JigOp *) marked;
    bool for_code; /* sizes are those of machines where the module does not say */
    JigIrLayout layout;
    JigStrMap addressed;       /* "function:tag" of blocks whose address is taken */
    JigPtrMap structs;         /* named ones that were met */
    JigPtrMap sized, scalable; /* structures -> what was found out (check_params.c) */
    JigPtrMap finite; /* structures -> IS_FINITE, or IS_OPEN while it is looked at (ir_types.c) */
    JigTypeVec pending_structs;
    JigStrMap declared; /* intrinsics */
    JigCharVec declarations;
    JigCharVec late_globals; /* those that functions ask for */
    JigStrMap kernels;       /* names of kernels that have a global */
    JigCharVec unnamed;      /* types that have numbers */
    uint32_t num_unnamed;

    JigPtrMap nodes; /* attributes to numbers of metadata, one more */
    JigCharVec metadata;
    uint32_t num_nodes;
    JIG_VEC(JigIrNamed) named; /* in the order in which they were met */
    JigStrMap places;          /* texts of locations: their nodes, one more */

    /* Of the function at hand; JigValue to JigIrValue, JigBlock to its number, one more. */
    JigPtrMap values, blocks;
    JigCharVec allocas; /* of other blocks, for the first one: once, however often these run */
    uint32_t num_temporaries; /* values with names, which the payload has not */
    struct JigIrFunction *function;
    const JigAttr *subprogram;
    JigIrDebug *debug;
} JigIr;

/* Those that the context knows, up to a NULL, in the arena (ir_machines.c). */
const struct JigIrMachine *const *jig_codegen_machines(JigContext *ctx, JigArena *a);

/* ---- Text (text.c) ---- */
void jig_codegen_put(JigIr *ir, const char *text);
void jig_codegen_put_str(JigIr *ir, JigStr text);
void jig_codegen_putf(JigIr *ir, const char *fmt, ...) JIG_PRINTF(2, 3);
void jig_codegen_put_symbol(JigIr *ir, char sigil, JigStr name); /* @name, %name, $name */
void jig_codegen_put_quoted(JigIr *ir, JigStr text);             /* "text" */
/* The text that is written in between goes to memory of its own. */
JigCharVec *jig_codegen_begin(JigIr *ir, JigCharVec *to);
JigStr jig_codegen_end(JigIr *ir, JigCharVec *before); /* in the arena; frees what was gathered */
/* "addrspace(N)" between these, of the default space nothing. */
void jig_codegen_put_space(JigIr *ir, const char *before, int64_t space, const char *after);
/* "align N", of 0 nothing. */
void jig_codegen_put_align(JigIr *ir, const JigOp *op, const char *before, int64_t n);
bool jig_codegen_is_alignment(int64_t n);
/* A number, or a case of an enum; `otherwise` when absent. */
int64_t jig_codegen_int(const JigAttr *x, int64_t otherwise);
/* The case of an enum, which is a number or the first member of an attribute; 0 when absent. */
int64_t jig_codegen_case(const JigAttr *x);
bool jig_codegen_is_set(const JigOp *op, const char *attr); /* there, and not `false` */
/* Reports it, once, at the op. */
void jig_codegen_fail(JigIr *ir, const JigOp *op, const char *fmt, ...) JIG_PRINTF(3, 4);
/* The same in words of LLVM's, which do not begin with the op. False. */
bool jig_codegen_refuse(JigIr *ir, const JigOp *op, const char *fmt, ...) JIG_PRINTF(3, 4);

/* ---- Which op wrote a line (op_marks.c) ---- */
/* What follows, up to the next mark, is the op's. At the beginning of a line. NULL: nobody's new.
 */
void jig_codegen_mark(JigIr *ir, const JigOp *op);
/* Of the text with its marks; lines count from 1 on. NULL: no op's. */
const JigOp *jig_codegen_op_of_line(const JigIr *ir, JigStr text, size_t line);

/* ---- Types (ir_types.c) ---- */
void jig_codegen_put_type(JigIr *ir, const JigType *t);
/* The part of the name of an overloaded intrinsic: ".v4f32". */
void jig_codegen_put_mangled(JigIr *ir, const JigType *t);
void jig_codegen_put_structs(JigIr *ir);          /* bodies of those that were met */
bool jig_codegen_is_float_like(const JigType *t); /* may have fastmath flags */
/* As LLVM has it: small floats are integers. */
const JigType *jig_codegen_type(const JigType *t);
uint64_t jig_codegen_num_parts(const JigType *t); /* of an array, a structure or a fixed vector */
const JigType *jig_codegen_part_type(const JigType *t, size_t i);
const JigType *jig_codegen_pointer(JigIr *ir);
bool jig_codegen_is_finite(JigIr *ir, const JigType *t); /* contains itself behind pointers only */

/* ---- Constants (const_values.c) ---- */
/* NULL: not a constant of that type. */
const JigIrConst *jig_codegen_const_of(JigIr *ir, const JigType *t, const JigAttr *x);
const JigIrConst *jig_codegen_const_simple(JigIr *ir, JigIrConstKind kind, const JigType *t);
const JigIrConst *jig_codegen_const_int(JigIr *ir, const JigType *t, JigInt number);
const JigIrConst *jig_codegen_const_float(JigIr *ir, const JigType *t, JigFloat real);
const JigIrConst *jig_codegen_const_address(JigIr *ir, const JigType *t, const JigIrConst *base,
                                            int64_t offset, uint32_t flags);
/* An address that is a number of `width` bits, at most 64. */
const JigIrConst *jig_codegen_const_number_address(JigIr *ir, const JigType *t, int64_t number,
                                                   uint32_t width);
const JigIrConst *jig_codegen_const_symbol(JigIr *ir, const JigType *t, JigStr name);
const JigIrConst *jig_codegen_const_text(JigIr *ir, const JigType *t, JigStr text);
/* An integer that is a pointer's number. */
const JigIrConst *jig_codegen_const_pointer_number(JigIr *ir, const JigType *t, JigStr text,
                                                   const JigIrConst *pointer);
/* Room for `n` parts; NULL: too many. */
const JigIrConst **jig_codegen_new_parts(JigIr *ir, size_t n);
const JigIrConst *jig_codegen_const_parts(JigIr *ir, const JigType *t, const JigIrConst **items,
                                          size_t n);
/* Part i; NULL when it is not known. */
const JigIrConst *jig_codegen_const_part(JigIr *ir, const JigIrConst *c, size_t i);
bool jig_codegen_const_is_zero(const JigIrConst *c);
void jig_codegen_put_const(JigIr *ir, const JigIrConst *c);
void jig_codegen_put_typed_const(JigIr *ir, const JigIrConst *c);

/* ---- Many numbers (const_bytes.c) ---- */
/* The memory of a global's value that is written as bytes; empty: it is not. */
JigStr jig_codegen_bytes_of(const JigIr *ir, const JigIrConst *value);
void jig_codegen_put_bytes(JigIr *ir, JigStr bytes); /* type and value */
int64_t jig_codegen_align_of_bytes(JigIr *ir, const JigType *t);

/* ---- Sizes in memory (data_layout.c) ---- */
void jig_codegen_layout_read(JigIrLayout *layout, JigStr text);
uint32_t jig_codegen_pointer_width(const JigIrLayout *layout, uint32_t space);
uint32_t jig_codegen_index_width(const JigIrLayout *layout, uint32_t space);
/* In bytes; false when there is none: scalable, opaque, too large. */
bool jig_codegen_size(const JigIrLayout *layout, const JigType *t, uint64_t *size, uint64_t *align);
bool jig_codegen_struct_offset(const JigIrLayout *layout, const JigType *t, size_t i,
                               uint64_t *offset);

/* ---- Folding (const_fold.c, fold_numbers.c) ---- */
/* The constant that the op is, as LLVM's builder makes it; NULL: it is an instruction. All operands
 * are constants. */
const JigIrConst *jig_codegen_fold(JigIr *ir, const JigOp *op, const JigIrConst *const *operands);
/* Of numbers, element by element. */
const JigIrConst *jig_codegen_fold_binary(JigIr *ir, const JigOp *op, const JigIrConst *a,
                                          const JigIrConst *b);
const JigIrConst *jig_codegen_fold_cast(JigIr *ir, const JigOp *op, const JigIrConst *c,
                                        const JigType *to);
const JigIrConst *jig_codegen_fold_compare(JigIr *ir, const JigOp *op, const JigIrConst *a,
                                           const JigIrConst *b);
const JigIrConst *jig_codegen_const_bits(JigIr *ir, const JigType *t, uint64_t bits);
/* What stands for something in itself: an address, for instance. NULL: nothing. */
const JigIrConst *jig_codegen_leaf(JigIr *ir, const JigOp *op);

/* ---- Values (ir_function.c) ---- */
const JigIrConst *jig_codegen_constant_of(const JigIr *ir, const JigValue *v); /* or NULL */
void jig_codegen_put_value(JigIr *ir, const JigValue *v);
void jig_codegen_put_typed(JigIr *ir, const JigValue *v);
void jig_codegen_put_block(JigIr *ir, const JigBlock *block);         /* %number */
void jig_codegen_put_successor(JigIr *ir, const JigOp *op, size_t i); /* label %number */
void jig_codegen_put_result(JigIr *ir, const JigOp *op);              /* "  %number = ", or "  " */
/* "  %t0 = ": a value with a name, which the payload has not, since numbers are those of its
 * values. Returns the name. */
JigStr jig_codegen_put_temporary(JigIr *ir);
JigStr jig_codegen_type_text(JigIr *ir, const JigType *t);
JigStr jig_codegen_value_text(JigIr *ir, const JigValue *v);
void jig_codegen_fail_unknown(JigIr *ir, const JigOp *op); /* there is no translation */
void jig_codegen_put_function(JigIr *ir, JigOp *func);
void jig_codegen_note_addresses(JigIr *ir); /* of blocks, before functions are written */
/* A region that computes a constant; NULL after a report. */
const JigIrConst *jig_codegen_initializer(JigIr *ir, JigOp *op, JigRegion *region);

/* The op's id, JIG_LLVM_...; -1: it is none of the dialect's own rows (a plugin's, for instance).
 */
static inline int jig_codegen_id_of_row(const JigOpRow *row) {
    uintptr_t at = (uintptr_t)row, first = (uintptr_t)jig_llvm_ops;
    bool own = at >= first && at < (uintptr_t)(jig_llvm_ops + JIG_LLVM_NUM_OPS);
    return own ? (int)(row - jig_llvm_ops) : -1;
}
static inline int jig_codegen_id(const JigOp *op) {
    return jig_codegen_id_of_row(jig_op_row(op));
}

/* ---- Instructions (instructions.c, memory_instructions.c, ir_calls.c, intrinsics.c,
 * intrinsics_special.c) ---- */
/* Each writes an op of its own; false: it is none of its own. */
bool jig_codegen_put_instruction(JigIr *ir, const JigOp *op);
bool jig_codegen_put_memory(JigIr *ir, const JigOp *op);
bool jig_codegen_put_control(JigIr *ir, const JigOp *op);
bool jig_codegen_put_call(JigIr *ir, const JigOp *op);
bool jig_codegen_put_intrinsic(JigIr *ir, const JigOp *op);
bool jig_codegen_put_special_intrinsic(JigIr *ir, const JigOp *op);
/* How an op is called as an intrinsic. */
typedef struct JigIrImm { /* an argument that is an attribute of the op */
    uint32_t at;
    const char *attr;
} JigIrImm;
typedef struct JigIrIntrinsic {
    /* Types in the name, one letter each: the result's (r), those of its first and second part (a,
     * b), of argument N (0-9). */
    const char *overloads;
    const JigIrImm *imms; /* in order, ended by one without a name; NULL: none */
    const char *name;     /* NULL: as the op's */
    const char *result;   /* the type that it gives, where the op's may be another */
    bool unused;          /* it gives what its first argument is, and the op has no result */
} JigIrIntrinsic;
extern const JigIrIntrinsic
    jig_codegen_intrinsics[]; /* of the llvm dialect's ops; no overloads: none */
/* A call of it. Without a name it is `prefix` and what stands behind the op's dialect, with dots
 * for underscores. */
void jig_codegen_put_call_of(JigIr *ir, const JigOp *op, const JigIrIntrinsic *in,
                             const char *prefix);
/* "instruction" as LLVM has it, of those with two operands or a cast; NULL of others. */
const char *jig_codegen_opcode(const JigOp *op);
const char *jig_codegen_predicate(const JigOp *op);
void jig_codegen_put_flags(JigIr *ir, const JigOp *op); /* " nuw nsw", " exact", ... */
void jig_codegen_put_fastmath(JigIr *ir, const JigOp *op, const JigType *t);
void jig_codegen_put_callconv(JigIr *ir, const JigAttr *cconv);
void jig_codegen_put_range(JigIr *ir, const JigAttr *x); /* range(i32 0, 8) */
/* The module declares it, once; `declaration` is what stands behind "declare ". False: it was
 * declared otherwise before. */
bool jig_codegen_declare(JigIr *ir, JigStr name, JigStr declaration);
/* A function of a runtime, "ptr @name(i64)": declared, unless the payload has it, which may then be
 * of any calling convention if `own` is not NULL: the function, or NULL. False after a report at
 * the op that needs it: the payload has something else of that name. */
bool jig_codegen_need_function(JigIr *ir, const JigOp *user, JigStr signature, const JigOp **own);
/* The name of an intrinsic with the types that it is overloaded by; as it is where they are not
 * known. */
JigStr jig_codegen_whole_name(JigIr *ir, const JigOp *op, JigStr name, JigOperandRange args);
void jig_codegen_put_args(JigIr *ir, const JigOp *op, JigOperandRange args); /* (T %0, T %1) */
/* ", !name !number" of a memory access; then the location, and the end of the line. */
void jig_codegen_put_access_metadata(JigIr *ir, const JigOp *op);
void jig_codegen_end_line(JigIr *ir, const JigOp *op);
void jig_codegen_put_tags(JigIr *ir, const JigOp *op); /* ", !mmra !number" */
void jig_codegen_put_dereferenceable(JigIr *ir, const JigAttr *x);

/* ---- Attributes (attributes.c) ---- */
typedef struct JigIrParams {
    JigIr *ir;
    const JigOp *op;
    const JigAttr *args, *results; /* arrays of dictionaries, or NULL */
} JigIrParams;
void jig_codegen_put_arg_attrs(const JigIrParams *p, size_t i);
void jig_codegen_put_result_attrs(const JigIrParams *p);
void jig_codegen_put_function_attrs(JigIr *ir, const JigOp *func, bool define);
void jig_codegen_put_function_metadata(JigIr *ir, const JigOp *func);
void jig_codegen_put_call_attrs(JigIr *ir, const JigOp *call);
void jig_codegen_put_pair(JigIr *ir, JigStr name, JigStr value); /* "name"="value" */
/* Strings, and pairs of a name and a value; what LLVM knows by name is more than a string. */
void jig_codegen_put_listed(JigIr *ir, const JigOp *op, const JigAttr *list,
                            const char *name_of_list);

/* ---- Metadata (ir_metadata.c, loop_metadata.c, debug*.c) ---- */
/* Starts "!N = ", for what follows up to jig_codegen_node_end; nested ones are written whole
 * before. */
typedef struct JigIrNode {
    JigCharVec text, *before;
    uint32_t number;
} JigIrNode;
void jig_codegen_node_begin(JigIr *ir, JigIrNode *node);
uint32_t jig_codegen_node_end(JigIr *ir, JigIrNode *node);
/* A node that consists of this text: "!{...}". */
uint32_t jig_codegen_node(JigIr *ir, JigStr text);
uint32_t jig_codegen_nodef(JigIr *ir, const char *fmt, ...) JIG_PRINTF(2, 3);
void jig_codegen_put_string_node(JigIr *ir, JigStr text); /* !"text" */
/* Appends a node to named metadata. */
enum { JIG_IR_NO_NODE = 0x7FFFFFFF }; /* the name alone */
void jig_codegen_name(JigIr *ir, const char *name, uint32_t node);
/* Nodes of attributes. */
bool jig_codegen_known_node(const JigIr *ir, const JigAttr *x, uint32_t *number);
void jig_codegen_know_node(JigIr *ir, const JigAttr *x, uint32_t number);
uint32_t jig_codegen_access_group(JigIr *ir, const JigAttr *group);
uint32_t jig_codegen_alias_scopes(JigIr *ir, const JigAttr *const *scopes, size_t n);
uint32_t jig_codegen_tbaa(JigIr *ir, const JigAttr *tag);
uint32_t jig_codegen_loop(JigIr *ir, const JigAttr *annotation);
uint32_t jig_codegen_weights(JigIr *ir, const JigAttr *weights);

void jig_codegen_debug_begin(JigIr *ir);
void jig_codegen_debug_end(JigIr *ir);
/* Number of the node. */
uint32_t jig_codegen_di(JigIr *ir, const JigAttr *x);
uint32_t jig_codegen_di_global(JigIr *ir, const JigAttr *x); /* of a global's variable expression */
void jig_codegen_put_di_expression(JigIr *ir, const JigAttr *x);
/* Of a location in the function's body; false: there is none. */
bool jig_codegen_location(JigIr *ir, JigLoc loc, const JigAttr *scope, uint32_t *number);
const JigAttr *jig_codegen_subprogram(JigIr *ir, JigLoc loc); /* of a function; or NULL */
bool jig_codegen_put_debug_record(JigIr *ir, const JigOp *op);

/* ---- Modules (ir_module.c, ir_globals.c) ---- */
void jig_codegen_put_globals(JigIr *ir);
void jig_codegen_put_linkage(JigIr *ir, const JigAttr *linkage);
void jig_codegen_put_visibility(JigIr *ir, const JigOp *op);
void jig_codegen_put_unnamed_addr(JigIr *ir, const JigAttr *kind);
void jig_codegen_put_module_attrs(JigIr *ir);
void jig_codegen_put_module_metadata(JigIr *ir);
bool jig_codegen_put_module_op(JigIr *ir, const JigOp *op);

#endif
