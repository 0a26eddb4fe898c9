/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Which intrinsic of LLVM an op of nvvm is: a table of rows (nvvm_rows.c), what writes names by
 * them (nvvm_name.c) and calls (nvvm_ir.c), and what checks them (nvvm_check.c).
 *
 * A row has a name in pieces, arguments, and what the op has of the result. A part of the op, `of`,
 * is one of its properties or groups of operands as the op's row calls them, or "res", its result.
 * In a name a part is written as the case of an enum, a number, a shape (m16n8k8, m8n8), a float
 * type of less than 16 bits (e4m3), or, of values, the type of the first one (.i32, .p3); of what
 * is absent nothing.
 */
#ifndef JIG_MACHINE_NVIDIA_NVVM_NVVM_CALL_H
#define JIG_MACHINE_NVIDIA_NVVM_NVVM_CALL_H

#include "codegen/ir_machines.h"

/* What must hold of a part. Without `is` and `space`: it is there, and not false. Without a part:
 * always. */
typedef struct JigNvvmWhen {
    const char *of;
    const char *is; /* written so in names */
    int64_t space;  /* a pointer to that memory; 0: any */
} JigNvvmWhen;

typedef struct JigNvvmCase {
    const char *from, *to; /* what is written as `from` is `to` here */
} JigNvvmCase;

/* Of a name. */
typedef struct JigNvvmPiece {
    const char
        *text;      /* as it stands; of a piece with a part: before the part, where there is one */
    const char *of; /* the part, as it is written */
    const JigNvvmCase *cases; /* ... unless it is one of these, up to one without `from` */
    bool counted;             /* how many values the part has, instead */
    /* Writes what no case tells; `of` may be NULL. */
    void (*put)(JigIr *ir, const JigOp *op, const char *of);
    JigNvvmWhen when;      /* else `otherwise`, or nothing, is written */
    const char *otherwise; /* or NULL */
} JigNvvmPiece;

/* One argument, or as many as a group has values. */
typedef struct JigNvvmArg {
    enum {
        JIG_NVVM_NO_ARG,   /* the end */
        JIG_NVVM_ALL,      /* all operands in order */
        JIG_NVVM_OPERAND,  /* those of the part; where there are none, `number` of `type`, if it has
                              one */
        JIG_NVVM_TO_SPACE, /* the pointer, cast to memory `number` unless it is in one */
        JIG_NVVM_NOT_ZERO, /* an i1: is the operand not 0? */
        JIG_NVVM_BITS,     /* the bits of the operand, or more zeros, as `type` */
        JIG_NVVM_IS_THERE, /* an i1: is the part there, and not false? */
        JIG_NVVM_NUMBER,   /* the number of a property; 0 where there is none */
        JIG_NVVM_NEXT_NUMBER, /* one more; 0 where there is none */
        JIG_NVVM_BIT,         /* the bit of that number, up to 15 */
        JIG_NVVM_CONSTANT,    /* `number` */
    } kind;
    const char *of;
    int64_t number;
    const char *type;
} JigNvvmArg;

typedef struct JigNvvmCall {
    uint32_t id;              /* of the op */
    const JigNvvmPiece *name; /* goes on behind "llvm.nvvm.", unless it begins with "llvm." */
    const JigNvvmArg *args;   /* NULL: all operands */
    JigNvvmWhen when;         /* the row is for such ops */
    const char *result;       /* of the intrinsic, where the op has another or none */
    enum {
        JIG_NVVM_AS_IS,
        JIG_NVVM_SECOND,
        JIG_NVVM_ZEXT,
        JIG_NVVM_CAST
    } becomes; /* what the op has of it */
} JigNvvmCall;
/* Ended by one without a name. Of several rows of an op the first that is for it counts. */
extern const JigNvvmCall jig_nvvm_calls[];

/* Do the rows name parts that their ops have, and cases of these? Reports each that does not, and
 * rows that are never asked. */
bool jig_nvvm_check_calls(JigContext *ctx, const JigNvvmCall *calls);

/* ---- Parts of ops (nvvm_name.c) ---- */
JigOperandRange jig_nvvm_operands_of(const JigOp *op, const char *part); /* none: not there */
const JigAttr *jig_nvvm_property(const JigOp *op, const char *part);     /* NULL: not there */
bool jig_nvvm_is_enum(const JigAttr *x);
int64_t jig_nvvm_space_of(const JigType *t); /* -1: no pointer */
bool jig_nvvm_holds(JigIr *ir, const JigOp *op, const JigNvvmWhen *when);
void jig_nvvm_put_name(JigIr *ir, const JigOp *op, const JigNvvmPiece *name);

/* ---- Pieces that functions write ---- */
/* Of mma: products of f16 are told by what they are added to, others by what is multiplied. */
void jig_nvvm_put_mma_types(JigIr *ir, const JigOp *op, const char *none);
/* Lines that are gathered or scattered are those of a matrix; else as many dims as coordinates. */
void jig_nvvm_put_num_dims(JigIr *ir, const JigOp *op, const char *none);
/* Registers of the part over those that a tile of the op's shape takes: one, two or four. */
void jig_nvvm_put_num_tiles(JigIr *ir, const JigOp *op, const char *part);

#endif
