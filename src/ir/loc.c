/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Locations. A word with the lowest bit set is a file position:
 *     bit 0: 1 | bits 1..23: column | bits 24..49: line | bits 50..63: file
 * everything else is a pointer to a location attribute. The compressed form is
 * used whenever it fits, so that equal locations are equal words.
 */
#include "ir/attr_int.h"
#include "support/check.h"

enum { COLUMN_BITS = 23, LINE_BITS = 26, FILE_BITS = 14 };
/* Nothing fits into words of 32 bits. */
static bool fits(uint64_t value, unsigned bits) {
    return sizeof(uintptr_t) == sizeof(uint64_t) && value < UINT64_C(1) << bits;
}

static bool is_compressed(JigLoc loc) {
    return loc.bits & 1;
}
static unsigned packed_column(JigLoc loc) {
    return (unsigned)(loc.bits >> 1) & ((1u << COLUMN_BITS) - 1);
}
static unsigned packed_line(JigLoc loc) {
    return (unsigned)((uint64_t)loc.bits >> (1 + COLUMN_BITS)) & ((1u << LINE_BITS) - 1);
}
static unsigned packed_file(JigLoc loc) {
    return (unsigned)((uint64_t)loc.bits >> (1 + COLUMN_BITS + LINE_BITS));
}

static const JigAttr *attr_of(JigContext *ctx, JigLoc loc) {
    JIG_REQUIRE(!loc.bits || ((const JigAttr *)loc.bits)->ctx == ctx);
    return loc.bits ? (const JigAttr *)loc.bits : ctx->unknown_loc;
}

/* Index of the file name among the compressed ones; -1 when there are too many. */
static int64_t file_index(JigContext *ctx, const JigIdent *file) {
    void **slot = jig_ptrmap_slot(&ctx->file_index, file);
    if (!*slot) {
        if (!fits(ctx->files.len, FILE_BITS)) {
            jig_ptrmap_remove(&ctx->file_index, file);
            return -1;
        }
        jig_vec_push(&ctx->files, file);
        *slot = (void *)(uintptr_t)ctx->files.len;
    }
    return (int64_t)(uintptr_t)*slot - 1;
}

static JigLoc file_loc(JigContext *ctx, const JigIdent *file, unsigned line, unsigned column,
                       unsigned end_line, unsigned end_column) {
    if (end_line == line && end_column == column && fits(line, LINE_BITS) &&
        fits(column, COLUMN_BITS)) {
        int64_t index = file_index(ctx, file);
        if (index >= 0)
            return (JigLoc){(uint64_t)index << (1 + COLUMN_BITS + LINE_BITS) |
                            (uint64_t)line << (1 + COLUMN_BITS) | (uint64_t)column << 1 | 1};
    }
    JigAttr key = {.kind = JIG_ATTR_LOC_FILE,
                   .u.loc_file = {.file = file,
                                  .line = line,
                                  .column = column,
                                  .end_line = end_line,
                                  .end_column = end_column}};
    return (JigLoc){(uintptr_t)jig_attr_unique(ctx, &key)};
}

int64_t jig_loc_file_number(JigContext *ctx, const JigIdent *file) {
    return file_index(ctx, file);
}

JigLoc jig_loc_numbered(JigContext *ctx, int64_t number, const JigIdent *file, unsigned line,
                        unsigned column) {
    if (number >= 0 && fits(line, LINE_BITS) && fits(column, COLUMN_BITS))
        return (JigLoc){(uint64_t)number << (1 + COLUMN_BITS + LINE_BITS) |
                        (uint64_t)line << (1 + COLUMN_BITS) | (uint64_t)column << 1 | 1};
    return file_loc(ctx, file, line, column, line, column);
}

JigLoc jig_loc_unknown(JigContext *ctx) {
    JIG_REQUIRE(ctx);
    return (JigLoc){(uintptr_t)ctx->unknown_loc};
}

JigLoc jig_loc_file(JigContext *ctx, JigStr file, unsigned line, unsigned column) {
    JIG_REQUIRE(ctx);
    JigStr name = file.len ? file : JIG_STR("-"); /* as the reference's */
    return file_loc(ctx, jig_ident(ctx, name), line, column, line, column);
}

JigLoc jig_loc_range(JigContext *ctx, JigStr file, unsigned line, unsigned column,
                     unsigned end_line, unsigned end_column) {
    return file_loc(ctx, jig_ident(ctx, file), line, column, end_line, end_column);
}

JigLoc jig_loc_name(JigContext *ctx, JigStr name, JigLoc child) {
    JIG_REQUIRE(ctx);
    JigAttr key = {.kind = JIG_ATTR_LOC_NAME,
                   .u.loc_name = {.name = jig_ident(ctx, name), .child = child}};
    return (JigLoc){(uintptr_t)jig_attr_unique(ctx, &key)};
}

/* The parts of a fusion, in order. */
typedef struct Parts {
    JigLoc *items;
    size_t n;
    JigPtrMap seen; /* their words */
} Parts;

/* Unknown locations and repetitions are dropped. */
static void add_part(JigContext *ctx, Parts *p, JigLoc loc) {
    if (jig_loc_kind(ctx, loc) != JIG_ATTR_LOC_UNKNOWN &&
        jig_ptrset_add(&p->seen, (const void *)(uintptr_t)loc.bits))
        p->items[p->n++] = loc;
}

/* Parts of a fusion with the same metadata are taken over. */
static bool takes_apart(JigContext *ctx, JigLoc loc, const JigAttr *metadata) {
    return jig_loc_kind(ctx, loc) == JIG_ATTR_LOC_FUSED &&
           attr_of(ctx, loc)->u.loc_fused.metadata == metadata;
}

JigLoc jig_loc_fused(JigContext *ctx, const JigLoc *locs, size_t n, const JigAttr *metadata) {
    JIG_REQUIRE(ctx && (locs || !n));
    JIG_REQUIRE(locs || !n);
    size_t room = n + 1;
    for (size_t i = 0; i < n; ++i)
        if (takes_apart(ctx, locs[i], metadata))
            room += jig_loc_num_fused(ctx, locs[i]);
    Parts p = {.items = jig_malloc(room * sizeof *p.items)};
    for (size_t i = 0; i < n; ++i) {
        if (!takes_apart(ctx, locs[i], metadata)) {
            add_part(ctx, &p, locs[i]);
            continue;
        }
        for (size_t j = 0; j < jig_loc_num_fused(ctx, locs[i]); ++j)
            add_part(ctx, &p, jig_loc_fused_at(ctx, locs[i], j));
    }
    if (p.n == 0)
        p.items[p.n++] = jig_loc_unknown(ctx);
    JigLoc result = p.items[0];
    if (p.n > 1 || metadata) {
        JigAttr key = {.kind = JIG_ATTR_LOC_FUSED,
                       .u.loc_fused = {.locs = p.items, .n = p.n, .metadata = metadata}};
        result = (JigLoc){(uintptr_t)jig_attr_unique(ctx, &key)};
    }
    jig_free(p.items);
    jig_ptrmap_free(&p.seen);
    return result;
}

JigLoc jig_loc_callsite(JigContext *ctx, JigLoc callee, JigLoc caller) {
    JIG_REQUIRE(ctx);
    JigAttr key = {.kind = JIG_ATTR_LOC_CALLSITE,
                   .u.loc_callsite = {.callee = callee, .caller = caller}};
    return (JigLoc){(uintptr_t)jig_attr_unique(ctx, &key)};
}

JigLoc jig_loc_from_attr(const JigAttr *x) {
    JIG_REQUIRE(x);
    if (x->kind == JIG_ATTR_LOC_FILE)
        return file_loc(x->ctx, x->u.loc_file.file, x->u.loc_file.line, x->u.loc_file.column,
                        x->u.loc_file.end_line, x->u.loc_file.end_column);
    return (JigLoc){(uintptr_t)x};
}

const JigAttr *jig_loc_attr(JigContext *ctx, JigLoc loc) {
    JIG_REQUIRE(ctx);
    if (!is_compressed(loc))
        return attr_of(ctx, loc);
    JigAttr key = {.kind = JIG_ATTR_LOC_FILE,
                   .u.loc_file = {.file = ctx->files.data[packed_file(loc)],
                                  .line = packed_line(loc),
                                  .column = packed_column(loc),
                                  .end_line = packed_line(loc),
                                  .end_column = packed_column(loc)}};
    return jig_attr_unique(ctx, &key);
}

bool jig_loc_eq(JigContext *ctx, JigLoc a, JigLoc b) {
    JIG_REQUIRE(ctx);
    return a.bits == b.bits ||
           (!is_compressed(a) && !is_compressed(b) && attr_of(ctx, a) == attr_of(ctx, b));
}

JigAttrKind jig_loc_kind(JigContext *ctx, JigLoc loc) {
    JIG_REQUIRE(ctx);
    return is_compressed(loc) ? JIG_ATTR_LOC_FILE : attr_of(ctx, loc)->kind;
}

JigStr jig_loc_filename(JigContext *ctx, JigLoc loc) {
    JIG_REQUIRE(ctx && jig_loc_kind(ctx, loc) == JIG_ATTR_LOC_FILE);
    return jig_ident_str(is_compressed(loc) ? ctx->files.data[packed_file(loc)]
                                            : attr_of(ctx, loc)->u.loc_file.file);
}
unsigned jig_loc_line(JigContext *ctx, JigLoc loc) {
    JIG_REQUIRE(ctx && jig_loc_kind(ctx, loc) == JIG_ATTR_LOC_FILE);
    return is_compressed(loc) ? packed_line(loc) : attr_of(ctx, loc)->u.loc_file.line;
}
unsigned jig_loc_column(JigContext *ctx, JigLoc loc) {
    JIG_REQUIRE(ctx && jig_loc_kind(ctx, loc) == JIG_ATTR_LOC_FILE);
    return is_compressed(loc) ? packed_column(loc) : attr_of(ctx, loc)->u.loc_file.column;
}
unsigned jig_loc_end_line(JigContext *ctx, JigLoc loc) {
    JIG_REQUIRE(ctx && jig_loc_kind(ctx, loc) == JIG_ATTR_LOC_FILE);
    return is_compressed(loc) ? packed_line(loc) : attr_of(ctx, loc)->u.loc_file.end_line;
}
unsigned jig_loc_end_column(JigContext *ctx, JigLoc loc) {
    JIG_REQUIRE(ctx && jig_loc_kind(ctx, loc) == JIG_ATTR_LOC_FILE);
    return is_compressed(loc) ? packed_column(loc) : attr_of(ctx, loc)->u.loc_file.end_column;
}

JigStr jig_loc_name_of(JigContext *ctx, JigLoc loc) {
    JIG_REQUIRE(ctx && jig_loc_kind(ctx, loc) == JIG_ATTR_LOC_NAME);
    return jig_ident_str(attr_of(ctx, loc)->u.loc_name.name);
}

JigLoc jig_loc_child(JigContext *ctx, JigLoc loc) {
    JIG_REQUIRE(ctx);
    const JigAttr *x = attr_of(ctx, loc);
    return x->kind == JIG_ATTR_LOC_NAME ? x->u.loc_name.child : x->u.loc_callsite.callee;
}
JigLoc jig_loc_caller(JigContext *ctx, JigLoc loc) {
    JIG_REQUIRE(ctx && jig_loc_kind(ctx, loc) == JIG_ATTR_LOC_CALLSITE);
    return attr_of(ctx, loc)->u.loc_callsite.caller;
}
size_t jig_loc_num_fused(JigContext *ctx, JigLoc loc) {
    JIG_REQUIRE(ctx && jig_loc_kind(ctx, loc) == JIG_ATTR_LOC_FUSED);
    return attr_of(ctx, loc)->u.loc_fused.n;
}
JigLoc jig_loc_fused_at(JigContext *ctx, JigLoc loc, size_t i) {
    JIG_REQUIRE(ctx && jig_loc_kind(ctx, loc) == JIG_ATTR_LOC_FUSED);
    JIG_REQUIRE(i < attr_of(ctx, loc)->u.loc_fused.n);
    return attr_of(ctx, loc)->u.loc_fused.locs[i];
}
const JigAttr *jig_loc_metadata(JigContext *ctx, JigLoc loc) {
    JIG_REQUIRE(ctx && jig_loc_kind(ctx, loc) == JIG_ATTR_LOC_FUSED);
    return attr_of(ctx, loc)->u.loc_fused.metadata;
}
