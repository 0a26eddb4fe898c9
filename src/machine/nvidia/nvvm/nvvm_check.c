/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The rows of intrinsics held against the rows of ops: what is wrong there would only show in the
 * text of some op. */
#include "machine/nvidia/nvvm/nvvm_call.h"

#include "ir/spec/spec.h"
#include "machine/nvidia/nvvm/nvvm_int.h"

typedef struct Check {
    JigContext *ctx;
    const JigOpRow *op;
    const JigSpec *spec;
    bool ok;
} Check;

static void complain(Check *c, const char *what, const char *text, const char *of) {
    c->ok = jig_error(c->ctx, jig_loc_unknown(c->ctx), "intrinsic of '%s': %s '%s'%s%s%s",
                      c->op->name, what, text, of ? " of '" : "", of ? of : "", of ? "'" : "");
}

/* The enum that the property holds a case of; NULL: none. */
static const JigEnumRow *enum_of(const Check *c, const char *part) {
    JigEntity e;
    if (!jig_spec_entity(c->spec, jig_str(part), &e) || e.kind != JIG_ENTITY_PROP)
        return NULL;
    const JigAttrRow *row = c->spec->props[e.index].check->row;
    bool is_enum = row >= jig_nvvm_attrs && row < jig_nvvm_attrs + JIG_NVVM_NUM_ENUMS;
    return is_enum ? &jig_nvvm_enums[row - jig_nvvm_attrs] : NULL;
}

static void check_part(Check *c, const char *part) {
    JigEntity e;
    if (part && !jig_spec_entity(c->spec, jig_str(part), &e))
        complain(c, "there is no part", part, NULL);
}

static void check_case(Check *c, const char *part, const char *text) {
    const JigEnumRow *cases = enum_of(c, part);
    int64_t value;
    if (cases && !jig_enum_value(cases, jig_str(text), &value))
        complain(c, "there is no case", text, part);
}

static void check_when(Check *c, const JigNvvmWhen *when) {
    check_part(c, when->of);
    if (when->of && when->is)
        check_case(c, when->of, when->is);
    if ((when->is || when->space) && !when->of)
        complain(c, "a condition has no part, but", when->is ? when->is : "a space", NULL);
}

static void check_name(Check *c, const JigNvvmPiece *name) {
    for (; name->text || name->of || name->put; name++) {
        check_part(c, name->of);
        check_when(c, &name->when);
        for (const JigNvvmCase *x = name->cases; x && x->from; x++)
            check_case(c, name->of, x->from);
        if (name->otherwise && !name->when.of)
            complain(c, "is never written:", name->otherwise, NULL);
    }
}

static void check_args(Check *c, const JigNvvmArg *args) {
    for (; args && args->kind; args++) {
        bool wants_part = args->kind != JIG_NVVM_ALL && args->kind != JIG_NVVM_CONSTANT;
        bool wants_type = args->kind == JIG_NVVM_BITS || args->kind >= JIG_NVVM_NUMBER;
        check_part(c, args->of);
        if (wants_part != (args->of != NULL))
            complain(c, "an argument has a part too many or too few:", args->of ? args->of : "",
                     NULL);
        if (wants_type && !args->type)
            complain(c, "an argument has no type:", args->of ? args->of : "a constant", NULL);
    }
}

/* Does an earlier row take all that this one is for? */
static bool is_hidden(const JigNvvmCall *calls, const JigNvvmCall *row) {
    for (const JigNvvmCall *x = calls; x < row; x++)
        if (x->id == row->id && !x->when.of)
            return true;
    return false;
}

bool jig_nvvm_check_calls(JigContext *ctx, const JigNvvmCall *calls) {
    bool ok = true;
    for (const JigNvvmCall *row = calls; row->name; row++) {
        const JigOpRow *op = &jig_nvvm_ops[row->id];
        Check c = {.ctx = ctx, .op = op, .spec = jig_spec(jig_op_name_of_row(ctx, op)), .ok = true};
        check_name(&c, row->name);
        check_args(&c, row->args);
        check_when(&c, &row->when);
        if (is_hidden(calls, row))
            complain(&c, "a row before takes all ops, so that none gets to", "this one", NULL);
        ok &= c.ok;
    }
    return ok;
}
