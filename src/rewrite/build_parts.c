/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Building ops from structures of named parts (jig/parts.h). Such a structure is read along the
 * row: a part is one pointer, a list of parts a pointer and a number.
 */
#include "ir/spec/spec.h"
#include "jig/parts.h"
#include "rewrite/rewriter.h"
#include "support/check.h"

/* A structure being read, and the op that it makes. */
typedef struct Reader {
    const char *at;
    const JigSpec *spec;
    const JigAttr *more; /* the last part: further attributes, or NULL */
    JigContext *ctx;
    JIG_FEW(JigValue *, 12) operands;
    JIG_FEW(const JigType *, 4) types;
    JIG_FEW(JigNamedAttr, 12) attrs;
    JIG_FEW(JigRegion *, 4) regions;
    JIG_FEW(JigBlock *, 4) succs;
    JIG_FEW(int32_t, 12) sizes; /* of groups */
    bool typed;                 /* a result type was given */
    bool has_lists;             /* some operands are a variadic of variadics */
} Reader;

static void reader_init(Reader *r, JigContext *ctx, const JigOpName *name, const void *parts,
                        size_t size) {
    r->at = parts;
    memcpy(&r->more, r->at + size - sizeof r->more, sizeof r->more);
    r->spec = jig_spec(name);
    r->ctx = ctx;
    r->typed = r->has_lists = false;
    jig_few_init(&r->operands);
    jig_few_init(&r->types);
    jig_few_init(&r->attrs);
    jig_few_init(&r->regions);
    jig_few_init(&r->succs);
    jig_few_init(&r->sizes);
}

static void reader_free(Reader *r) {
    jig_few_free(&r->operands);
    jig_few_free(&r->types);
    jig_few_free(&r->attrs);
    jig_few_free(&r->regions);
    jig_few_free(&r->succs);
    jig_few_free(&r->sizes);
}

typedef struct List {
    void *const *items;
    size_t n;
} List;

static void *next_part(Reader *r) {
    void *part;
    memcpy(&part, r->at, sizeof part);
    r->at += sizeof part;
    return part;
}

static List next_list(Reader *r) {
    List list;
    memcpy(&list, r->at, sizeof list);
    r->at += sizeof list;
    return list;
}

static void add_attr(Reader *r, const JigIdent *name, const JigAttr *value) {
    jig_few_push(&r->attrs, ((JigNamedAttr){name, value}));
}

static void add_sizes(Reader *r, const JigIdent *name, const int32_t *sizes, size_t n) {
    add_attr(r, name, jig_attr_dense_i32(r->ctx, sizes, n));
}

/* A variadic of variadics; its inner sizes become a property. */
static void read_lists(Reader *r, const JigIdent *segments) {
    List lists = next_list(r);
    const JigValueList *items = (const JigValueList *)(const void *)lists.items;
    JIG_VEC(int32_t) sizes = {0};
    for (size_t i = 0; i < lists.n; ++i) {
        jig_vec_push(&sizes, (int32_t)items[i].n);
        for (size_t j = 0; j < items[i].n; ++j)
            jig_few_push(&r->operands, items[i].items[j]);
    }
    add_sizes(r, segments, sizes.data, lists.n);
    r->has_lists = true;
    jig_vec_free(&sizes);
}

static void read_operands(Reader *r) {
    const JigSpec *s = r->spec;
    r->sizes.len = 0;
    for (size_t g = 0; g < s->num_ins; ++g) {
        size_t before = r->operands.len;
        if (s->ins[g].arity == JIG_VARIADIC2) {
            read_lists(r, s->ins[g].segments);
        } else if (s->ins[g].arity == JIG_VARIADIC) {
            List list = next_list(r);
            for (size_t i = 0; i < list.n; ++i)
                jig_few_push(&r->operands, (JigValue *)list.items[i]);
        } else {
            JigValue *v = next_part(r);
            JIG_REQUIRE(v || s->ins[g].arity == JIG_OPTIONAL);
            if (v)
                jig_few_push(&r->operands, v);
        }
        jig_few_push(&r->sizes, (int32_t)(r->operands.len - before));
    }
    if (s->operand_segments)
        add_sizes(r, r->ctx->id.operand_segments, r->sizes.data, s->num_ins);
}

static void read_types(Reader *r) {
    const JigSpec *s = r->spec;
    r->sizes.len = 0;
    for (size_t g = 0; g < s->num_outs; ++g) {
        size_t before = r->types.len;
        if (s->outs[g].arity == JIG_VARIADIC) {
            List list = next_list(r);
            for (size_t i = 0; i < list.n; ++i)
                jig_few_push(&r->types, (const JigType *)list.items[i]);
        } else {
            const JigType *type = next_part(r);
            if (type)
                jig_few_push(&r->types, type);
        }
        jig_few_push(&r->sizes, (int32_t)(r->types.len - before));
    }
    r->typed = r->types.len != 0;
    if (s->result_segments)
        add_sizes(r, r->ctx->id.result_segments, r->sizes.data, s->num_outs);
}

/* Is it the property with the inner sizes of a variadic of variadics? */
static bool is_filled(const JigSpec *s, const JigIdent *prop) {
    for (size_t g = 0; g < s->num_ins; ++g)
        if (s->ins[g].segments == prop)
            return true;
    return false;
}

/* Defaults that are stored when nothing else is said. The op would get them anyway, but from a
 * dictionary for each. */
static const JigAttr *default_of(const Reader *r, const JigProp *prop) {
    return prop->filled && !(r->more && jig_attr_dict_find(r->more, prop->name)) ? prop->otherwise
                                                                                 : NULL;
}

static void read_attrs(Reader *r) {
    const JigSpec *s = r->spec;
    for (const JigProp *prop = s->props, *end = prop + s->num_props; prop < end; ++prop) {
        if (r->has_lists && is_filled(s, prop->name))
            continue;
        const JigAttr *value = next_part(r);
        if (!value)
            value = default_of(r, prop);
        if (value)
            add_attr(r, prop->name, value);
    }
}

static void read_regions(Reader *r) {
    for (size_t g = 0; g < r->spec->num_regions; ++g) {
        if (r->spec->regions[g].arity != JIG_VARIADIC) {
            jig_few_push(&r->regions, (JigRegion *)next_part(r));
            continue;
        }
        List list = next_list(r);
        for (size_t i = 0; i < list.n; ++i)
            jig_few_push(&r->regions, list.items ? (JigRegion *)list.items[i] : NULL);
    }
}

static void read_succs(Reader *r) {
    for (size_t g = 0; g < r->spec->num_succs; ++g) {
        if (r->spec->succs[g].arity != JIG_VARIADIC) {
            jig_few_push(&r->succs, (JigBlock *)next_part(r));
            continue;
        }
        List list = next_list(r);
        for (size_t i = 0; i < list.n; ++i)
            jig_few_push(&r->succs, (JigBlock *)list.items[i]);
    }
}

/* The further attributes, but for those that are parts. */
static void read_more_attrs(Reader *r) {
    size_t n = r->more ? jig_attr_dict_len(r->more) : 0, own = r->attrs.len;
    for (size_t i = 0; i < n; ++i) {
        JigNamedAttr item = jig_attr_dict_items(r->more)[i];
        bool taken = false;
        for (size_t j = 0; j < own && !taken; ++j)
            taken = r->attrs.data[j].name == item.name;
        if (!taken)
            jig_few_push(&r->attrs, item);
    }
}

static bool has_exactly(const JigAttr *dict, const JigNamedAttr *items, size_t n) {
    bool same = jig_attr_dict_len(dict) == n;
    for (size_t i = 0; i < n && same; ++i)
        same = jig_attr_dict_find(dict, items[i].name) == items[i].value;
    return same;
}

/* Often that of the op that was built before. */
static const JigAttr *dict_of(Reader *r) {
    JigSpec *s = (JigSpec *)r->spec;
    if (!s->built || !has_exactly(s->built, r->attrs.data, r->attrs.len))
        s->built = jig_attr_dict(r->ctx, r->attrs.data, r->attrs.len);
    return s->built;
}

static JigOp *create(JigRewriter *rw, JigLoc loc, Reader *r) {
    JigOpState state = {
        .loc = loc,
        .name = r->spec->name,
        .operands = r->operands.data,
        .num_operands = r->operands.len,
        .types = r->types.data,
        .num_types = r->types.len,
        .attrs = dict_of(r),
        .successors = r->succs.data,
        .num_successors = r->succs.len,
        .num_regions = r->regions.len,
        .regions = r->regions.data,
    };
    JigArenaMark mark = jig_arena_mark(rw->arena);
    if (!r->typed && r->spec->num_outs)
        jig_rw_infer_into(r->ctx, &state, rw->arena);
    JigOp *op = jig_create(rw, &state);
    jig_arena_rewind(rw->arena, mark);
    return op;
}

static JigOp *build(JigRewriter *rw, JigLoc loc, const JigOpName *name, const void *parts,
                    size_t size) {
    Reader r;
    reader_init(&r, rw->ctx, name, parts, size);
    read_operands(&r);
    read_types(&r);
    read_attrs(&r);
    read_regions(&r);
    read_succs(&r);
    read_more_attrs(&r);
    /* Or else the header is of another row. */
    JIG_REQUIRE(r.at + sizeof r.more == (const char *)parts + size);
    JigOp *op = create(rw, loc, &r);
    reader_free(&r);
    return op;
}

JigOp *jig_build_parts(JigRewriter *rw, JigLoc loc, const JigOpRow *row, const void *parts,
                       size_t size) {
    return build(rw, loc, jig_op_name_of_row(rw->ctx, row), parts, size);
}

JigOp *jig_build_named_parts(JigRewriter *rw, JigLoc loc, const char *op_name, const void *parts,
                             size_t size) {
    return build(rw, loc, jig_op_name(rw->ctx, jig_str(op_name)), parts, size);
}

void jig_rw_set_operands(JigRewriter *rw, JigOp *op, size_t group, JigValue *const *values,
                         size_t n) {
    jig_op_set_operand_group(op, group, values, n);
    jig_rw_modified(rw, op);
}

void jig_rw_set_operand_lists(JigRewriter *rw, JigOp *op, size_t group, JigValueLists lists) {
    JIG_REQUIRE(op && op->name);
    JIG_REQUIRE(lists.items || !lists.n);
    JigValueVec all = {0};
    JIG_VEC(int32_t) sizes = {0};
    for (size_t i = 0; i < lists.n; ++i) {
        jig_vec_push(&sizes, (int32_t)lists.items[i].n);
        for (size_t j = 0; j < lists.items[i].n; ++j)
            jig_vec_push(&all, lists.items[i].items[j]);
    }
    jig_op_set_operand_group(op, group, all.data, all.len);
    jig_op_set_attr_id(op, jig_spec(op->name)->ins[group].segments,
                       jig_attr_dense_i32(jig_op_context(op), sizes.data, sizes.len));
    jig_rw_modified(rw, op);
    jig_vec_free(&all);
    jig_vec_free(&sizes);
}
