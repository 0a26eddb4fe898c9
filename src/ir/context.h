/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * The context: everything unique and immutable, the dialects, the sources that
 * diagnostics quote, and the diagnostics on their way.
 */
#ifndef JIG_IR_CONTEXT_H
#define JIG_IR_CONTEXT_H

#include "jig/dialect.h"
#include "support/heap.h"
#include "support/map.h"
#include "support/vec.h"

typedef struct JigDiags JigDiags; /* ir/diag/diag.c */
typedef struct JigSlab JigSlab;   /* ir/op.c */
struct JigPrintFlags;             /* jig/asm.h */
struct JigAskedListener;          /* ir/asked.h */

/* A registered buffer, sorted by nothing; found by name and line. */
typedef struct JigSource {
    JigStr name, text;
    unsigned first_line; /* number of its first line, 1 but for split inputs */
    uint32_t *lines;     /* offsets of line starts, made on demand */
    size_t num_lines;
    bool owned;
    bool mapped;      /* from a file: what was read may be paged out */
    bool hidden;      /* diagnostics do not quote it */
    unsigned readers; /* parsers that are at work on it */
} JigSource;

/* Integer attributes that were asked for last, each where its value and type say. */
enum { JIG_RECENT_INTS = 64 };
typedef struct JigRecentInt {
    const JigType *type; /* NULL: none */
    int64_t value;
    const JigAttr *attr;
} JigRecentInt;

/* Idents that code asks for all the time. */
typedef struct JigCommonIdents {
    const JigIdent *props; /* key under which unregistered ops keep <{...}>; not a legal name */
    const JigIdent *sym_name, *sym_visibility, *function_type, *value;
    const JigIdent *operand_segments, *result_segments;
    const JigIdent *old_operand_segments, *old_result_segments; /* older names of the same */
} JigCommonIdents;

/* How IR is written and read, which messages and the defaults in rows need: given by the layer
 * above (asm/syntax_context.c). */
typedef struct JigSyntax {
    JigStr (*type_text)(const JigType *t, JigArena *a);
    JigStr (*attr_text)(const JigAttr *x, JigArena *a);
    JigStr (*op_text)(JigOp *op, const struct JigPrintFlags *flags, JigArena *a);
    const JigAttr *(*parse_attr)(JigContext *ctx, JigStr text, JigStr file_name);
} JigSyntax;

typedef struct JigSink {
    JigWriteFn write; /* NULL: the process's own */
    void *user;
} JigSink;

struct JigContext {
    const JigSyntax *syntax;
    JigHeap heap;     /* what its calls allocate */
    JigArena perm;    /* lives as long as the context */
    JigStrMap idents; /* -> JigIdent */
    JigUniquer types, attrs, affine;
    JigStrMap op_names;                       /* -> JigOpName */
    uint32_t num_met;                         /* of them */
    JigPtrMap row_names;                      /* JigOpRow -> JigOpName */
    JigStrMap dialects;                       /* -> const JigDialect, registered */
    JigPtrMap next_parts;                     /* JigDialect -> the one that extends it */
    JIG_VEC(const JigDialect *) dialect_list; /* in order of registration, extensions too */
    JigStrMap op_rows, type_rows, attr_rows,
        enum_rows;                           /* full name -> row, of registered dialects */
    JigStrMap older_texts;                   /* name of an op -> the first JigOlderText of it */
    JigPtrMap loaded;                        /* set of JigDialect in use */
    JIG_VEC(const JigDialect *) loaded_list; /* in order of loading */
    JigPtrMap plugins;                       /* JigPlugin -> how registering it ended */
    JigStrMap blobs;                         /* -> JigBlob */
    JIG_VEC(JigBlob *) blob_list;            /* in order of definition */
    JIG_VEC(const JigIdent *) files;         /* names that compressed locations index */
    JigPtrMap file_index;                    /* ident -> index + 1 */
    JIG_VEC(JigSource) sources;
    JigSink streams[JIG_STREAMS];
    JigDiags *diags;
    JigCommonIdents id;
    const JigType *index_type, *none_type, *i1, *i32, *i64, *floats[JIG_FLOAT_KINDS];
    const JigAttr *unit, *empty_dict, *unknown_loc;
    JigRecentInt recent_ints[JIG_RECENT_INTS];
    JigSlab *slab;
    JigPtrMap slots;                          /* JigContextKey -> what upper layers keep */
    JIG_VEC(const JigContextKey *) slot_keys; /* in order of making */
    JigPtrMap type_ifaces;                    /* type row -> interfaces attached to it */
    JigPtrMap symbol_tables;                  /* op -> its symbol cache (ir/iface/symbol.c) */
    struct JigListener *listeners;            /* jig/journal.h */
    struct JigJournal *journal;               /* ir/journal.h */
    const struct JigAskedListener *asked;     /* hears questions about order; NULL: nobody does */
    const char *stack_limit;                  /* lowest address that recursion may reach */
    size_t limit; /* of its heap, in calls, where it recovers from running out */
    bool recovers;
    bool is_journalled; /* a mark is open */
    bool allow_unregistered;
    bool colours;          /* diagnostics are rendered for a terminal that shows colours */
    bool explains;         /* notes say more than the reference's (jig's own commands) */
    bool has_symbol_users; /* an op name with that interface is in use */
    bool has_older;        /* an op name or a text of a former release is in use */
};

/* Runs body(user) within the context's heap. As the outermost call of a context that recovers
 * (jig_context_limit_memory) it lands, as jig_context_call does. For the functions of the library
 * that do much. */
bool jig_context_recovers(JigContext *ctx, void (*body)(void *user), void *user);
/* A context without dialects; jig_context_create is this one with the syntax of asm. */
JigContext *jig_context_make(const JigSyntax *syntax);
void jig_diag_init(JigContext *ctx);
void jig_diag_free(JigContext *ctx);
size_t jig_diag_num_handlers(const JigContext *ctx);
/* The first `num_handlers` are all from then on, and what is pending is dropped: the calls that
 * pushed the others, or began it, do not go on. */
void jig_diag_go_back(JigContext *ctx, size_t num_handlers);
/* Tells an error at once. */
void jig_diag_tell(JigContext *ctx, const JigDiag *error);
/* The diagnostic that was started last, or, where that is pending, the note that was added to it
 * last, tells this reason, which is copied. */
void jig_diag_tells(JigContext *ctx, const struct JigReason *why);
/* The reason of the pending diagnostic, to be completed: notes, what is behind it. NULL: there is
 * none. */
struct JigReason *jig_diag_reason_told(JigContext *ctx);
/* Do diagnostics of ops show them (jig_context_print_op_on_diagnostic)? */
bool jig_diag_shows_ops(const JigContext *ctx);
/* Diagnostics of any severity so far, captured ones included. */
size_t jig_diag_num(const JigContext *ctx);
void jig_context_init_types(JigContext *ctx);
void jig_context_init_attrs(JigContext *ctx);
void jig_journal_init(JigContext *ctx);
void jig_journal_free(JigContext *ctx);
void jig_slab_init(JigContext *ctx);
void jig_slab_free(JigContext *ctx);

/* For many locations in one file: a file's number among the compressed ones
 * (-1: none left), and the location made with it. */
int64_t jig_loc_file_number(JigContext *ctx, const JigIdent *file);
JigLoc jig_loc_numbered(JigContext *ctx, int64_t number, const JigIdent *file, unsigned line,
                        unsigned column);

/* The record of a name to which interfaces are attached: its dialect is not loaded yet. */
/* From now on ops of this name are what `row` says, which outlives the context. */
void jig_context_replace_row(JigContext *ctx, JigStr name, const JigOpRow *row);
JigOpName *jig_op_name_unmet(JigContext *ctx, JigStr name);
/* Takes note of what an op name that is in use, or given interfaces, means for the context. */
void jig_context_note_ifaces(JigContext *ctx, const JigIface *ifaces);
/* Marks the dialect of a name as loaded (its canonicalization patterns count,
 * its hooks are asked). */
void jig_context_load(JigContext *ctx, const JigDialect *dialect);
bool jig_context_is_loaded(const JigContext *ctx, const JigDialect *dialect);
/* The rows by full name, of registered dialects; loads the dialect. */
const JigTypeRow *jig_context_find_type_row(JigContext *ctx, JigStr full_name);
const JigAttrRow *jig_context_find_attr_row(JigContext *ctx, JigStr full_name);
const JigEnumRow *jig_context_find_enum_row(JigContext *ctx, JigStr full_name);
/* What messages call a value of the enum; of a row without .summary it follows from the cases. Of
 * an attribute row that follows from the enum's, if it has one. (ir/spec/constraint_attr.c) */
const char *jig_context_enum_summary(JigContext *ctx, const JigEnumRow *row);
const char *jig_context_attr_row_summary(JigContext *ctx, const JigAttrRow *row);
/* The dialect whose prefix `full_name` ("arith.addi") has, or NULL. */
const JigDialect *jig_context_dialect_of(JigContext *ctx, JigStr full_name);

#endif
