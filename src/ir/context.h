/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * The context: everything unique and immutable, the dialects, the sources that
 * diagnostics quote, and the diagnostics on their way.
 */
#ifndef JIG_IR_CONTEXT_H
#define JIG_IR_CONTEXT_H

#include "jig/pass.h"
#include "support/map.h"
#include "support/vec.h"

typedef struct JigDiags JigDiags; /* ir/diag.c */
typedef struct JigSlab JigSlab;   /* ir/op.c */

/* A registered buffer, sorted by nothing; found by name and line. */
typedef struct JigSource {
    JigStr name, text;
    unsigned first_line; /* number of its first line, 1 but for split inputs */
    uint32_t *lines;     /* offsets of line starts, made on demand */
    size_t num_lines;
    bool owned;
    bool mapped; /* from a file: what was read may be paged out */
} JigSource;

/* One entry of a file's `external_resources`: nobody here knows what it means,
 * and it is printed again as it was. */
typedef struct JigExternal {
    JigStr provider, key;
    enum { JIG_EXTERNAL_BOOL, JIG_EXTERNAL_STRING, JIG_EXTERNAL_BLOB } kind;
    bool flag;
    JigStr text;  /* of a string */
    JigBlob blob; /* only alignment, size and data */
} JigExternal;

/* Idents that code asks for all the time. */
typedef struct JigCommonIdents {
    const JigIdent *props; /* key under which unregistered ops keep <{...}>; not a legal name */
    const JigIdent *sym_name, *sym_visibility, *function_type, *value;
    const JigIdent *operand_segments, *result_segments;
} JigCommonIdents;

struct JigContext {
    JigArena perm;    /* lives as long as the context */
    JigStrMap idents; /* -> JigIdent */
    JigUniquer types, attrs, affine;
    JigStrMap op_names;                       /* -> JigOpName */
    JigPtrMap row_names;                      /* JigOpRow -> JigOpName */
    JigStrMap dialects;                       /* -> const JigDialect, registered */
    JigPtrMap next_parts;                     /* JigDialect -> the one that extends it */
    JIG_VEC(const JigDialect *) dialect_list; /* in order of registration, extensions too */
    JigStrMap op_rows, type_rows, attr_rows,
        enum_rows;                           /* full name -> row, of registered dialects */
    JigPtrMap loaded;                        /* set of JigDialect in use */
    JIG_VEC(const JigDialect *) loaded_list; /* in order of loading */
    JigPtrMap plugins;                       /* set of JigPlugin registered */
    JigStrMap passes;                        /* -> JigPassRow */
    JigStrMap natives;                       /* -> JigNative (payload/pdl) */
    JigStrMap blobs;                         /* -> JigBlob */
    JIG_VEC(JigBlob *) blob_list;            /* in order of definition */
    JIG_VEC(JigExternal) externals;          /* in the order of the file */
    JIG_VEC(const JigIdent *) files;         /* names that compressed locations index */
    JigPtrMap file_index;                    /* ident -> index + 1 */
    JIG_VEC(JigSource) sources;
    JigDiags *diags;
    JigCommonIdents id;
    const JigType *index_type, *none_type, *i1, *i32, *i64, *floats[JIG_FLOAT_KINDS];
    const JigAttr *unit, *empty_dict, *unknown_loc;
    JigSlab *slab;
    /* What upper layers keep for as long as the same dialects are loaded
     * (rewrite/pattern.c: the canonicalization patterns). */
    struct {
        void *data;
        void (*free)(void *data);
        size_t num_dialects;
    } canonical;
    JigPtrMap
        param_formats;     /* type or attribute row -> its compiled format (asm/format_params.c) */
    JigPtrMap named_maps;  /* named op's row -> its maps (dialect/linalg/structure.c) */
    JigOp *library;        /* what scripts may include, preloaded (transform/library.c); or NULL */
    JigPtrMap type_ifaces; /* type row -> interfaces attached to it */
    JigPtrMap symbol_tables;       /* op -> its symbol cache (ir/symbol.c) */
    struct JigListener *witnesses; /* of what is erased (rewrite/rewriter.h); or NULL */
    const char *stack_limit;       /* lowest address that recursion may reach */
    bool allow_unregistered;
    bool has_symbol_users; /* an op name with that interface is in use */
};

void jig_diags_init(JigContext *ctx);
void jig_diags_free(JigContext *ctx);
void jig_builtin_types_init(JigContext *ctx);
void jig_builtin_attrs_init(JigContext *ctx);
void jig_slab_init(JigContext *ctx);
void jig_slab_free(JigContext *ctx);

/* Copies an entry of `external_resources`. */
void jig_context_add_external(JigContext *ctx, const JigExternal *entry);
/* For many locations in one file: a file's number among the compressed ones
 * (-1: none left), and the location made with it. */
int64_t jig_loc_file_number(JigContext *ctx, const JigIdent *file);
JigLoc jig_loc_numbered(JigContext *ctx, int64_t number, const JigIdent *file, unsigned line,
                        unsigned column);

/* Takes note of what an op name that is in use, or given interfaces, means for the context. */
void jig_context_note_ifaces(JigContext *ctx, const JigIface *ifaces);
/* Marks the dialect of a name as loaded (its canonicalization patterns count,
 * its hooks are asked). */
void jig_context_load(JigContext *ctx, const JigDialect *dialect);
bool jig_context_is_loaded(const JigContext *ctx, const JigDialect *dialect);
/* The rows by full name, of registered dialects; loads the dialect. */
const JigTypeRow *jig_type_row_find(JigContext *ctx, JigStr full_name);
const JigAttrRow *jig_attr_row_find(JigContext *ctx, JigStr full_name);
const JigEnumRow *jig_enum_row_find(JigContext *ctx, JigStr full_name);
/* The dialect whose prefix `full_name` ("arith.addi") has, or NULL. */
const JigDialect *jig_dialect_of(JigContext *ctx, JigStr full_name);

#endif
