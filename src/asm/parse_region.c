/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Regions and blocks. */
#define JIG_IR_EDITS /* what is being read, nobody has seen yet */
#include "asm/parser_int.h"
#include "asm/recover.h"
#include "asm/text_map.h"

/* ---- Regions outside of ops ---- */

JigPendingRegion *jig_parser_pending_region(JigParser *p) {
    JigPendingRegion *r = JIG_NEW(&p->scratch, JigPendingRegion);
    if (p->frame) {
        r->next = p->frame->regions;
        p->frame->regions = r;
    }
    return r;
}

static void forget_uses(JigValue *v) {
    while (v->uses)
        jig_use_unlink(v->uses);
}

/* A value may have uses outside of what is destroyed, since forward references
 * may go anywhere. */
static void forget_values(JigBlock *b) {
    for (size_t i = 0; i < b->num_args; ++i)
        forget_uses(&b->args[i]->v);
    for (JigOp *op = b->first; op; op = op->next) {
        for (size_t i = 0; i < op->num_results; ++i)
            forget_uses(&jig_op_results(op)[i]);
        for (size_t i = 0; i < op->num_regions; ++i)
            for (JigBlock *inner = jig_op_regions(op)[i].first; inner; inner = inner->next)
                forget_values(inner);
    }
}

void jig_parser_discard_block(JigBlock *block) {
    forget_values(block);
    jig_block_replace_uses(block, NULL);
    jig_block_destroy(block);
}

void jig_parser_discard_region(JigRegion *region) {
    for (JigBlock *b = region->first; b; b = b->next) {
        forget_values(b);
        jig_block_replace_uses(b, NULL);
    }
    while (region->first)
        jig_block_destroy(region->first);
}

/* ---- Blocks ---- */

static bool block_argument(JigParser *p, void *user) {
    JigBlock *block = user;
    JigUnresolved name;
    JIG_CHECK(jig_parser_ssa_use(p, &name, false));
    JIG_CHECK(jig_parser_expect(p, JIG_TOK_COLON, "expected ':' and type for SSA operand"));
    const JigType *type = jig_parser_type(p);
    if (!type)
        return false;
    JigValue *arg = jig_block_add_arg(block, type, jig_parser_loc(p, name.spot));
    JIG_CHECK(jig_scope_define(p, name.name, name.spot, arg, 1));
    return jig_parser_trailing_loc(p, &((JigArg *)arg)->loc);
}

static bool parse_block_body(JigParser *p, JigBlock *block) {
    while (!jig_parser_is(p, JIG_TOK_CARET) && !jig_parser_is(p, JIG_TOK_RBRACE) &&
           !jig_recover_at_end(p)) {
        JigRecoverPoint point = jig_recover_point(p);
        JIG_CHECK(jig_parser_operation(p, block) || jig_recover(p, &point));
    }
    return true;
}

/* ^name(%a: i32): ops. The block goes to the end of `region`; `first`, when
 * given, is its first block, whose label may be missing. */
static bool parse_block(JigParser *p, JigRegion *region, JigBlock *first) {
    if (first && !jig_parser_is(p, JIG_TOK_CARET))
        return parse_block_body(p, first);
    JigStr name = jig_token_str(&p->tok);
    JIG_CHECK(jig_parser_expect(p, JIG_TOK_CARET, "expected block name"));
    JigBlock *block = jig_scope_define_block(p, name, first);
    if (!block)
        return false;
    if (!first)
        jig_region_insert(region, NULL, block);
    if (jig_parser_try(p, JIG_TOK_LPAREN) && !jig_parser_try(p, JIG_TOK_RPAREN)) {
        JIG_CHECK(jig_parser_list(p, block_argument, block));
        JIG_CHECK(jig_parser_expect(p, JIG_TOK_RPAREN, "expected ')'"));
    }
    JIG_CHECK(jig_parser_expect(p, JIG_TOK_COLON, "expected ':' after block name"));
    return parse_block_body(p, block);
}

/* ---- Regions ---- */

static bool define_arguments(JigParser *p, JigBlock *block, const JigArgument *args, size_t n) {
    bool named = args[0].name.name.len != 0;
    if (named && jig_parser_is(p, JIG_TOK_CARET))
        return jig_parser_error_here(p, "invalid block name in region with named arguments");
    for (size_t i = 0; named && i < n; ++i) {
        const JigArgument *a = &args[i];
        JigSpot known = jig_scope_known(p, a->name.name, a->name.number);
        if (known) {
            jig_parser_error(p, a->name.spot, "region entry argument '%%%.*s' is already in use",
                             JIG_FMT(a->name.name));
            jig_parser_note(p, known, "previously referenced here");
            return false;
        }
        JigLoc loc = a->loc.bits ? a->loc : jig_parser_loc(p, a->name.spot);
        JigValue *arg = jig_block_add_arg(block, a->type, loc);
        JIG_CHECK(jig_scope_define(p, a->name.name, a->name.spot, arg, 1));
    }
    return true;
}

static bool parse_blocks(JigParser *p, JigRegion *region, const JigArgument *args, size_t n) {
    JigBlock *first = jig_block_create(p->ctx);
    jig_region_insert(region, NULL, first);
    if (n)
        JIG_CHECK(define_arguments(p, first, args, n));
    JIG_CHECK(parse_block(p, region, first));
    if (n && first->num_args > n)
        return jig_parser_error_here(p, "entry block arguments were already defined");
    while (!jig_parser_is(p, JIG_TOK_RBRACE) && !jig_recover_at_end(p))
        JIG_CHECK(parse_block(p, region, NULL));
    return true;
}

static bool parse_region(JigParser *p, JigRegion *region, const JigArgument *args, size_t n) {
    if (n == 0 && jig_parser_try(p, JIG_TOK_RBRACE))
        return true;
    JigParserScope scope = jig_scope_push(p);
    if (!parse_blocks(p, region, args, n)) {
        /* Blocks go before the values that other regions hold. */
        jig_parser_discard_region(region);
        jig_scope_drop(p, scope);
        return false;
    }
    jig_parser_next(p);
    jig_scope_adopt_blocks(p, scope, region);
    return jig_scope_pop(p, scope);
}

bool jig_parser_parse_region(JigParser *p, JigRegion *region, const JigArgument *args, size_t n) {
    JIG_CHECK(jig_parser_deep(p));
    JigSpot begin = p->tok.ptr;
    JIG_CHECK(jig_parser_expect(p, JIG_TOK_LBRACE, "expected '{' to begin a region"));
    if (p->frame)
        p->frame->is_committed = true;
    JIG_CHECK(parse_region(p, region, args, n));
    if (p->map && p->frame)
        jig_text_map_region(p->map, &p->frame->region_texts, begin, p->prev_end);
    return true;
}
