/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What constraints, traits and interfaces come to for who writes scripts. */
#include "page.h"

#include <string.h>

/* ---- Kinds ---- */

/* By how the text of the constraint begins. */
static const struct {
    const char *text, *words;
} kinds[] = {
    {"TransformHandleTypeInterface instance", "handle to payload ops"},
    {"TransformValueHandleTypeInterface instance", "handle to payload values"},
    {"TransformParamTypeInterface instance", "parameters"},
    {"transform any param type or any handle type", "parameters or a handle"},
    {"any transform handle or parameter", "handle or parameters"},
    {"transform operation or value handle", "handle to payload ops or values"},
    {"any transform handle", "handle"},
    {"unit attribute", "flag"},
    {"bool attribute", "`true` or `false`"},
    {"64-bit signless integer attribute whose value is positive", "integer above 0"},
    {"64-bit signless integer attribute whose value is non-negative", "integer, not below 0"},
    {"64-bit signless integer attribute whose minimum value is 0", "integer, not below 0"},
    {"64-bit signless integer attribute", "integer"},
    {"i64 dense array attribute with exactly 3 elements", "three integers"},
    {"i64 dense array attribute", "integers"},
    {"64-bit integer array attribute", "integers"},
    {"symbol reference attribute", "symbol"},
    {"string array attribute", "strings"},
    {"string attribute", "string"},
    {"An Attribute containing a string", "string"},
    {"array attribute", "list"},
    {"any attribute", "anything"},
};

/* "handle to `scf.for`" of "Transform IR handle to scf.for operations". */
static JigStr words_of_narrow(JigStr summary, JigArena *a) {
    static const char before[] = "Transform IR handle to ", behind[] = " operations";
    size_t from = sizeof before - 1, left = sizeof before + sizeof behind - 2;
    if (!jig_str_starts_with(summary, before) || summary.len < left)
        return summary;
    return jig_arena_printf(a, "handle to `%.*s`", (int)(summary.len - left), summary.ptr + from);
}

JigStr page_words_of_kind(JigStr summary, JigArena *a) {
    for (size_t i = 0; i < JIG_LEN(kinds); i++)
        if (jig_str_starts_with(summary, kinds[i].text))
            return jig_str(kinds[i].words);
    return words_of_narrow(summary, a);
}

/* ---- Traits and interfaces ---- */

static const struct {
    const char *name, *words;
    PageAbout about;
} sentences[] = {
    {"PatternDescriptorOpInterface",
     "A set of patterns: it stands in the body of "
     "`transform.apply_patterns`, alone or with others.",
     PAGE_STANDING},
    {"ConversionPatternDescriptorOpInterface",
     "Conversion patterns: they stand in the first region of "
     "`transform.apply_conversion_patterns`.",
     PAGE_STANDING},
    {"TypeConverterBuilderOpInterface",
     "A type converter: it stands in the second region of `transform.apply_conversion_patterns`.",
     PAGE_STANDING},
    {"MatchOpInterface", "It may stand in matchers: it only looks at payload.", PAGE_STANDING},
    {"StructuredPredicate",
     "It stands in the body of `transform.match.structured`, on whose argument it looks.",
     PAGE_STANDING},
    {"PossibleTopLevel", "It may be the outermost op of a script.", PAGE_STANDING},
    {"AllowsRepeatedPayload", "A handle that it consumes may have the same op more than once.",
     PAGE_STANDING},
    {"ReportTrackingFailures",
     "It fails when payload of a handle that is still used is replaced by something that cannot be "
     "followed.",
     PAGE_FAILING},
    {"WritesOutput", "What it writes goes to standard output or standard error at once.",
     PAGE_STANDING},
};

static bool is_separator(char c) {
    return c == 0 || strchr(", <.", c);
}

/* As a whole word: "SingleBlock" is not in "SingleBlockImplicitTerminator". */
static bool has_trait(const char *traits, const char *name) {
    size_t n = strlen(name);
    for (const char *at = traits; at && (at = strstr(at, name)); at += n)
        if ((at == traits || is_separator(at[-1])) && is_separator(at[n]))
            return true;
    return false;
}

static bool has_iface(const JigOpRow *row, const char *name) {
    for (const JigIface *i = row->ifaces; i && i->id; i++)
        if (strcmp(i->id->name, name) == 0)
            return true;
    return false;
}

const char *page_words_of_op(const JigOpRow *row, PageAbout about, size_t *next) {
    while (*next < JIG_LEN(sentences)) {
        size_t i = (*next)++;
        if (sentences[i].about == about &&
            (has_trait(row->traits, sentences[i].name) || has_iface(row, sentences[i].name)))
            return sentences[i].words;
    }
    return NULL;
}

/* ---- Needs ---- */

/* Handle types without "!transform.". */
static const struct {
    const char *type, *words;
} needs_words[] = {
    {"structured.op<any>", "structured ops (of linalg)"},
    {"interface<TilingInterface>", "ops that can be tiled: structured ops, `tensor.pad`, "
                                   "`linalg.pack` and others with the tiling interface"},
    {"interface<PartialReductionOpInterface>", "structured ops with a reduction"},
    {"interface<LoopLikeOpInterface>", "loops"},
};

static JigStr words_of_type(JigStr type, JigArena *a) {
    for (size_t i = 0; i < JIG_LEN(needs_words); i++)
        if (jig_str_is(type, needs_words[i].type))
            return jig_str(needs_words[i].words);
    const char *quote = memchr(type.ptr, '"', type.len);
    if (jig_str_starts_with(type, "op<\"") && quote)
        return jig_arena_printf(a, "`%.*s`", (int)(type.len - 6), quote + 1);
    return jig_arena_printf(a, "payload of a `!transform.%.*s`", JIG_FMT(type));
}

JigStr page_words_of_needs(const char *needs, JigArena *a) {
    JigStr text = {0};
    while (*needs) {
        size_t n = strcspn(needs, ";"), colon = strcspn(needs, ":");
        const char *type = needs + colon + 1 + strspn(needs + colon + 1, " ");
        JigStr of = {type, (size_t)(needs + n - type)};
        text =
            jig_arena_printf(a, "%.*s%sThe payload of `%%%.*s` must be %.*s.", JIG_FMT(text),
                             text.len ? " " : "", (int)colon, needs, JIG_FMT(words_of_type(of, a)));
        needs += n + strspn(needs + n, "; ");
    }
    return text;
}
