/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What is to be done with loops, as metadata of the branches that close them. */
#include "codegen/ir_int.h"

/* A line of the table: a parameter of the attribute, and what it says. */
typedef enum Form {
    ENABLED_IF_NOT, /* the flag `disable`: "...enable", i1 */
    DISABLED,       /* the flag `disable`: "...disable" or "...enable" */
    WORD,           /* when it is true */
    FLAG,           /* i1 */
    FLAG_32,        /* i32 */
    NUMBER,         /* i32 */
    FOLLOW_UP,      /* another annotation */
} Form;
typedef struct Line {
    size_t param;
    Form form;
    const char *name;
} Line;

static const Line of_loop[] = {{0, WORD, "llvm.loop.disable_nonforced"},
                               {10, WORD, "llvm.loop.mustprogress"},
                               {11, FLAG_32, "llvm.loop.isvectorized"},
                               {0, WORD, NULL}};
static const Line of_vectorize[] = {{0, ENABLED_IF_NOT, "llvm.loop.vectorize.enable"},
                                    {1, FLAG, "llvm.loop.vectorize.predicate.enable"},
                                    {2, FLAG, "llvm.loop.vectorize.scalable.enable"},
                                    {3, NUMBER, "llvm.loop.vectorize.width"},
                                    {4, FOLLOW_UP, "llvm.loop.vectorize.followup_vectorized"},
                                    {5, FOLLOW_UP, "llvm.loop.vectorize.followup_epilogue"},
                                    {6, FOLLOW_UP, "llvm.loop.vectorize.followup_all"},
                                    {0, WORD, NULL}};
static const Line of_interleave[] = {{0, NUMBER, "llvm.loop.interleave.count"}, {0, WORD, NULL}};
static const Line of_unroll[] = {{0, DISABLED, "llvm.loop.unroll."},
                                 {1, NUMBER, "llvm.loop.unroll.count"},
                                 {2, FLAG, "llvm.loop.unroll.runtime.disable"},
                                 {3, WORD, "llvm.loop.unroll.full"},
                                 {4, FOLLOW_UP, "llvm.loop.unroll.followup_unrolled"},
                                 {5, FOLLOW_UP, "llvm.loop.unroll.followup_remainder"},
                                 {6, FOLLOW_UP, "llvm.loop.unroll.followup_all"},
                                 {0, WORD, NULL}};
static const Line of_unroll_and_jam[] = {
    {0, DISABLED, "llvm.loop.unroll_and_jam."},
    {1, NUMBER, "llvm.loop.unroll_and_jam.count"},
    {2, FOLLOW_UP, "llvm.loop.unroll_and_jam.followup_outer"},
    {3, FOLLOW_UP, "llvm.loop.unroll_and_jam.followup_inner"},
    {4, FOLLOW_UP, "llvm.loop.unroll_and_jam.followup_remainder_outer"},
    {5, FOLLOW_UP, "llvm.loop.unroll_and_jam.followup_remainder_inner"},
    {6, FOLLOW_UP, "llvm.loop.unroll_and_jam.followup_all"},
    {0, WORD, NULL}};
static const Line of_licm[] = {{0, WORD, "llvm.licm.disable"},
                               {1, WORD, "llvm.loop.licm_versioning.disable"},
                               {0, WORD, NULL}};
static const Line of_distribute[] = {{0, ENABLED_IF_NOT, "llvm.loop.distribute.enable"},
                                     {1, FOLLOW_UP, "llvm.loop.distribute.followup_coincident"},
                                     {2, FOLLOW_UP, "llvm.loop.distribute.followup_sequential"},
                                     {3, FOLLOW_UP, "llvm.loop.distribute.followup_fallback"},
                                     {4, FOLLOW_UP, "llvm.loop.distribute.followup_all"},
                                     {0, WORD, NULL}};
static const Line of_pipeline[] = {{0, FLAG, "llvm.loop.pipeline.disable"},
                                   {1, NUMBER, "llvm.loop.pipeline.initiationinterval"},
                                   {0, WORD, NULL}};
static const Line of_peeled[] = {{0, NUMBER, "llvm.loop.peeled.count"}, {0, WORD, NULL}};
static const Line of_unswitch[] = {{0, WORD, "llvm.loop.unswitch.partial.disable"},
                                   {0, WORD, NULL}};

/* In the order of the node; the parameter of the annotation that each is. */
static const struct {
    size_t param;
    const Line *lines;
} parts[] = {{1, of_vectorize},      {2, of_interleave}, {3, of_unroll},
             {4, of_unroll_and_jam}, {5, of_licm},       {6, of_distribute},
             {7, of_pipeline},       {8, of_peeled},     {9, of_unswitch}};
enum { START_LOC = 12, END_LOC, PARALLEL };

/* The text of the line's node; empty: it says nothing. */
static JigStr line_text(JigIr *ir, const Line *line, const JigAttr *x) {
    bool set = jig_attr_is_bool(x) && jig_attr_bool_value(x);
    switch (line->form) {
    case ENABLED_IF_NOT:
        return jig_arena_printf(ir->arena, "!{!\"%s\", i1 %s}", line->name, set ? "false" : "true");
    case DISABLED:
        return jig_arena_printf(ir->arena, "!{!\"%s%s\"}", line->name, set ? "disable" : "enable");
    case WORD:
        return set ? jig_arena_printf(ir->arena, "!{!\"%s\"}", line->name) : (JigStr){0};
    case FLAG:
        return jig_arena_printf(ir->arena, "!{!\"%s\", i1 %s}", line->name, set ? "true" : "false");
    case FLAG_32:
        return jig_arena_printf(ir->arena, "!{!\"%s\", i32 %d}", line->name, set);
    case NUMBER:
        return jig_arena_printf(ir->arena, "!{!\"%s\", i32 %lld}", line->name,
                                (long long)jig_attr_int_value(x));
    case FOLLOW_UP:
        return jig_arena_printf(ir->arena, "!{!\"%s\", !%u}", line->name, jig_codegen_loop(ir, x));
    }
    return (JigStr){0};
}

static void put_lines(JigIr *ir, const Line *line, const JigAttr *x) {
    for (; line->name; line++) {
        const JigAttr *param = jig_attr_param(x, line->param);
        JigStr text = param ? line_text(ir, line, param) : (JigStr){0};
        if (text.len)
            jig_codegen_putf(ir, ", !%u", jig_codegen_node(ir, text));
    }
}

static void put_parallel(JigIr *ir, const JigAttr *groups) {
    JigIrNode node;
    jig_codegen_node_begin(ir, &node);
    jig_codegen_put(ir, "!{!\"llvm.loop.parallel_accesses\"");
    for (size_t i = 0; i < jig_attr_array_len(groups); i++)
        jig_codegen_putf(ir, ", !%u", jig_codegen_access_group(ir, jig_attr_array_at(groups, i)));
    jig_codegen_put(ir, "}");
    jig_codegen_node_end(ir, &node);
    jig_codegen_putf(ir, ", !%u", node.number);
}

static void put_location(JigIr *ir, const JigAttr *loc) {
    uint32_t number;
    if (loc && jig_codegen_location(ir, jig_loc_from_attr(loc), NULL, &number))
        jig_codegen_putf(ir, ", !%u", number);
}

uint32_t jig_codegen_loop(JigIr *ir, const JigAttr *annotation) {
    uint32_t n;
    if (jig_codegen_known_node(ir, annotation, &n))
        return n;
    if (!jig_stack_ok(ir->ctx)) {
        jig_codegen_fail(ir, ir->module, "contains metadata that is nested too deep");
        return 0;
    }
    JigIrNode node;
    jig_codegen_node_begin(ir, &node);
    jig_codegen_putf(ir, "distinct !{!%u", node.number);
    put_location(ir, jig_attr_param(annotation, START_LOC));
    put_location(ir, jig_attr_param(annotation, END_LOC));
    put_lines(ir, of_loop, annotation);
    for (size_t i = 0; i < JIG_LEN(parts); i++) {
        const JigAttr *part = jig_attr_param(annotation, parts[i].param);
        if (part)
            put_lines(ir, parts[i].lines, part);
    }
    const JigAttr *groups = jig_attr_param(annotation, PARALLEL);
    if (groups && jig_attr_array_len(groups))
        put_parallel(ir, groups);
    jig_codegen_put(ir, "}");
    jig_codegen_know_node(ir, annotation, node.number);
    return jig_codegen_node_end(ir, &node);
}
