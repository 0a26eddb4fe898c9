/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What can be said of complaints of one kind about a script's text. */
#include "explain/mistake_int.h"
#include "ir/context.h"
#include "ir/diag/source.h"
#include "ir/spec/spec.h"
#include "support/nearest.h"

#include <string.h>

static bool is_transform(JigStr op) {
    return jig_str_starts_with(op, "transform.");
}

/* What follows the name of the op in its line. */
static JigStr behind_name(const JigMistake *x, JigStr op) {
    size_t at = jig_str_find(x->from, op);
    return at < x->from.len ? jig_str_from(x->from, at + op.len) : x->from;
}

static void help_with_page(JigMistake *x, JigStr op) {
    if (is_transform(op))
        jig_mistake_help(x, "'jig ops %.*s' shows what it takes", JIG_FMT(op));
}

/* ---- Kinds of handles ---- */

/* What the words of a constraint are to who writes a script, by how they begin. */
static const struct {
    const char *text, *words;
} kinds[] = {
    {"TransformHandleTypeInterface", "a handle to payload ops"},
    {"TransformValueHandleTypeInterface", "a handle to payload values"},
    {"TransformParamTypeInterface", "parameters"},
    {"transform any param type or any handle type", "parameters or a handle"},
    {"transform 'param' type or any handle type", "parameters or a handle"},
    {"any transform handle", "a handle"},
};

static JigStr without_variadic(JigStr text) {
    return jig_str_starts_with(text, "variadic of ") ? jig_str_from(text, strlen("variadic of "))
                                                     : text;
}

/* The op that "Transform IR handle to scf.for operations" is about; empty: another text. */
static JigStr kind_of_op(JigStr text) {
    static const char before[] = "Transform IR handle to ", behind[] = " operations";
    if (!jig_str_starts_with(text, before) || !jig_str_ends_with(text, behind))
        return (JigStr){0};
    return (JigStr){text.ptr + strlen(before), text.len - strlen(before) - strlen(behind)};
}

static JigStr kind_words(const JigMistake *x, JigStr text) {
    JigStr op = kind_of_op(text);
    if (op.len)
        return jig_arena_printf(x->a, "a handle to %.*s alone (!transform.op<\"%.*s\">)",
                                JIG_FMT(op), JIG_FMT(op));
    for (size_t i = 0; i < JIG_LEN(kinds); ++i)
        if (jig_str_starts_with(text, kinds[i].text))
            return jig_str(kinds[i].words);
    return text;
}

static const char *type_words(JigStr type) {
    return jig_str_starts_with(type, "!transform.param") ||
                   jig_str_starts_with(type, "!transform.any_param")
               ? "has parameters"
           : jig_str_starts_with(type, "!transform.any_value") ? "is a handle to payload values"
                                                               : "is a handle to payload ops";
}

/* How to get what is wanted. */
static void help_with_kind(JigMistake *x, JigStr name, JigStr wanted, JigStr type) {
    JigStr op = kind_of_op(wanted);
    bool has_ops = !strcmp(type_words(type), "is a handle to payload ops");
    if (op.len && has_ops)
        jig_mistake_help(x,
                         "where it has no others: transform.cast %.*s : %.*s to "
                         "!transform.op<\"%.*s\">, or a match with ops{[\"%.*s\"]} and that type",
                         JIG_FMT(name), JIG_FMT(type), JIG_FMT(op), JIG_FMT(op));
    else if (jig_str_starts_with(wanted, "TransformValueHandle") && has_ops)
        jig_mistake_help(x,
                         "transform.get_result %.*s[0] : (%.*s) -> !transform.any_value has the "
                         "results of its ops, transform.get_operand their operands",
                         JIG_FMT(name), JIG_FMT(type));
    else if (jig_str_starts_with(type, "!transform.any_value"))
        jig_mistake_help(x,
                         "transform.get_defining_op %.*s : (%.*s) -> !transform.any_op has the "
                         "ops that make its values",
                         JIG_FMT(name), JIG_FMT(type));
    else if (jig_str_starts_with(wanted, "TransformParam"))
        jig_mistake_help(x, "a parameter: %%p = transform.param.constant 8 : i64 -> "
                            "!transform.param<i64>");
    else
        jig_mistake_help(x,
                         "payload comes from transform.structured.match, or is a result of a "
                         "step; parameters stand where numbers do: tile_sizes [%.*s]",
                         JIG_FMT(name));
}

/* "'{}' op operand #{} must be {}, but got '{}'" */
static void explain_operand(JigMistake *x) {
    JigStr op = x->parts[0], wanted = without_variadic(x->parts[2]), type = x->parts[3];
    JigStr name = jig_mistake_handle(behind_name(x, op), jig_mistake_number(x, 1));
    if (!is_transform(op))
        return;
    if (!name.len)
        name = jig_arena_printf(x->a, "operand #%.*s", JIG_FMT(x->parts[1]));
    JigStr words = kind_words(x, wanted);
    jig_mistake_title(x, "%.*s %s (%.*s), but %.*s takes %.*s there", JIG_FMT(name),
                      type_words(type), JIG_FMT(type), JIG_FMT(op), JIG_FMT(words));
    help_with_kind(x, name, wanted, type);
}

/* "'{}' op result #{} must be {}, but got '{}'" */
static void explain_result(JigMistake *x) {
    JigStr op = x->parts[0], wanted = without_variadic(x->parts[2]);
    if (!is_transform(op))
        return;
    JigStr words = kind_words(x, wanted), inner = kind_of_op(wanted);
    jig_mistake_title(x, "result #%.*s of %.*s has the type %.*s, but is %.*s",
                      JIG_FMT(x->parts[1]), JIG_FMT(op), JIG_FMT(x->parts[3]), JIG_FMT(words));
    if (inner.len)
        jig_mistake_help(x, "write !transform.op<\"%.*s\"> for it", JIG_FMT(inner));
    else
        jig_mistake_help(x, "write %s for it",
                         jig_str_starts_with(wanted, "TransformParam")   ? "!transform.param<i64>"
                         : jig_str_starts_with(wanted, "TransformValue") ? "!transform.any_value"
                                                                         : "!transform.any_op");
}

/* ---- Counts ---- */

static void help_with_loops(JigMistake *x, JigStr op, size_t loops) {
    if (!loops) {
        jig_mistake_help(x, "without a size above 0 there is no loop: give one, or name the first "
                            "result alone");
        return;
    }
    JigStr named = loops == 1 ? JIG_STR("%loop") : jig_arena_printf(x->a, "%%loops:%zu", loops);
    jig_mistake_help(x,
                     "there is a result for each size that is not 0: %%tiled, %.*s = %.*s, with "
                     "%zu types behind ->; a loop of size 0 is left alone",
                     JIG_FMT(named), JIG_FMT(op), loops + 1);
}

/* "'{}' op expected number of loops to tile ({}) to match number of `loops` results ({})" */
static void explain_loops(JigMistake *x) {
    size_t loops = jig_mistake_number(x, 1), results = jig_mistake_number(x, 2);
    jig_mistake_title(
        x, "%zu size%s not 0, so %zu loop%s made, but the types behind -> are for %zu", loops,
        loops == 1 ? " is" : "s are", loops, loops == 1 ? " is" : "s are", results);
    help_with_loops(x, x->parts[0], loops);
}

/* "'{}' op expects {} loop results" */
static void explain_fuse_loops(JigMistake *x) {
    size_t loops = jig_mistake_number(x, 1);
    if (!loops) {
        jig_mistake_title(x, "no size is other than 0, so no loop is made, but the types behind -> "
                             "are for some");
        help_with_loops(x, x->parts[0], loops);
        return;
    }
    jig_mistake_title(x,
                      "%zu size%s not 0, so %zu loop%s made, but the types behind -> are for "
                      "another number",
                      loops, loops == 1 ? " is" : "s are", loops, loops == 1 ? " is" : "s are");
    help_with_loops(x, x->parts[0], loops);
}

/* "operation defines {} results but was provided {} to bind" */
static void explain_names(JigMistake *x) {
    size_t there = jig_mistake_number(x, 0), named = jig_mistake_number(x, 1);
    jig_mistake_title(x, "this step has %zu result%s, but %zu %s named", there,
                      there == 1 ? "" : "s", named, named == 1 ? "is" : "are");
    if (!there)
        jig_mistake_help(x, "write it without a name and '='");
    else if (there < named)
        jig_mistake_help(x,
                         "name %zu: a step has as many as types stand behind '->' (or behind ':' "
                         "where there is no '->')",
                         there);
    else
        jig_mistake_help(x, "name all %zu, as %%x:%zu or one by one", there, there);
}

/* ---- Permutations ---- */

enum { MOST_ENTRIES = 31 }; /* of a permutation that is completed */

/* The next entry of "0, 1, 3", which is taken off the list. */
static JigStr next_entry(JigStr *list) {
    size_t n = 0;
    while (list->len && list->ptr[0] == ' ')
        *list = jig_str_from(*list, 1);
    while (n < list->len && list->ptr[n] != ',')
        n++;
    JigStr entry = {list->ptr, n};
    *list = jig_str_from(*list, n < list->len ? n + 1 : n);
    return entry;
}

/* Which of the numbers below `n` the entry is; n: none. */
static size_t entry_number(JigStr entry, size_t n) {
    size_t number = 0;
    for (size_t i = 0; i < entry.len && number < n; ++i) {
        if (entry.ptr[i] < '0' || entry.ptr[i] > '9')
            return n;
        number = 10 * number + (size_t)(entry.ptr[i] - '0');
    }
    return entry.len && number < n ? number : n;
}

/* How many entries there would have to be where an entry is left out: 1 + the largest number.
 * Where more than one of `n` is, or something else is wrong, `n`. */
static size_t entries_wanted(JigStr list, size_t n) {
    bool seen[MOST_ENTRIES + 1] = {0};
    size_t wanted = n;
    for (size_t i = 0; i < n; ++i) {
        size_t number = entry_number(next_entry(&list), n + 1);
        if (number > n || n > MOST_ENTRIES || seen[number])
            return n;
        seen[number] = true;
        wanted = number == n ? n + 1 : wanted;
    }
    return wanted;
}

/* The list with those behind it that are missing: "[0, 2, 1]". */
static JigStr completed(const JigMistake *x, JigStr list, size_t n, size_t wanted) {
    bool seen[MOST_ENTRIES + 1] = {0};
    JigStr text = {0}, rest = list;
    for (size_t i = 0; i < n; ++i)
        seen[entry_number(next_entry(&rest), wanted)] = true;
    for (size_t i = 0; i < wanted; ++i)
        if (!seen[i])
            text = jig_arena_printf(x->a, "%.*s, %zu", JIG_FMT(text), i);
    return jig_arena_printf(x->a, "[%.*s%.*s]", JIG_FMT(list), JIG_FMT(text));
}

static void help_with_permutation(JigMistake *x, JigStr list) {
    size_t n = 1;
    for (size_t i = 0; i < list.len; ++i)
        n += list.ptr[i] == ',';
    size_t loops = entries_wanted(list, n);
    if (loops > n)
        jig_mistake_help(x, "where there are %zu loops or dimensions an entry is missing: %.*s",
                         loops, JIG_FMT(completed(x, list, n, loops)));
    bool *seen = JIG_NEW_ARRAY(x->a, bool, n);
    jig_mistake_help(x, "of %zu entries each number from 0 to %zu stands there once", n, n - 1);
    for (size_t i = 0; i < n; ++i) {
        JigStr entry = next_entry(&list);
        size_t number = entry_number(entry, n);
        if (number == n)
            jig_mistake_help(x, "entry %zu is %.*s, which is none of them", i, JIG_FMT(entry));
        else if (seen[number])
            jig_mistake_help(x, "entry %zu is %.*s again", i, JIG_FMT(entry));
        else
            seen[number] = true;
    }
    for (size_t i = 0; i < n; ++i)
        if (!seen[i])
            jig_mistake_help(x, "%zu is missing", i);
}

/* "'{}' op expects {} to be a permutation, found {}" */
static void explain_permutation(JigMistake *x) {
    help_with_permutation(x, x->parts[2]);
}

/* ---- Words ---- */

/* Up to the comma or brace behind the value that `text` begins with. */
static JigStr value_at(JigStr text) {
    size_t n = 0, depth = 0;
    for (; n < text.len && (depth || !strchr(",}", text.ptr[n])); ++n) {
        depth += text.ptr[n] == '[';
        depth -= depth && text.ptr[n] == ']';
        if (!depth && text.ptr[n] == ']')
            return (JigStr){text.ptr, n + 1};
    }
    return (JigStr){text.ptr, n};
}

/* The value that the line gives to the attribute; empty: it is not written there. */
static JigStr written_value(const JigMistake *x, JigStr attr) {
    JigStr line = {x->before.ptr, x->before.len + x->from.len};
    for (size_t i = 0; i + attr.len < line.len; ++i) {
        if (memcmp(line.ptr + i, attr.ptr, attr.len) != 0)
            continue;
        JigStr value = jig_str_from(line, i + attr.len);
        while (value.len && value.ptr[0] == ' ')
            value = jig_str_from(value, 1);
        if (!value.len || value.ptr[0] != '=')
            continue;
        do
            value = jig_str_from(value, 1);
        while (value.len && value.ptr[0] == ' ');
        return value_at(value);
    }
    return (JigStr){0};
}

/* "custom op '{}' expected '{}'" */
static void explain_expected(JigMistake *x) {
    JigStr op = x->parts[0], wanted = x->parts[1];
    bool in_braces = jig_str_starts_with(x->from, "{");
    JigStr is = jig_mistake_word(jig_str_from(x->from, in_braces));
    if (!is_transform(op))
        return;
    JigNear near = jig_near(is);
    jig_near_offer(&near, wanted);
    if (jig_near_best(&near).len && is.len && in_braces) {
        jig_mistake_title(x, "%.*s has no '%.*s' in braces: '%.*s' stands before them", JIG_FMT(op),
                          JIG_FMT(is), JIG_FMT(wanted));
        jig_mistake_help(x, "%.*s %.*s", JIG_FMT(wanted), JIG_FMT(written_value(x, is)));
        return;
    }
    if (jig_near_best(&near).len && is.len) {
        jig_mistake_title(x, "%.*s has no '%.*s'; did you mean '%.*s'?", JIG_FMT(op), JIG_FMT(is),
                          JIG_FMT(wanted));
        return;
    }
    jig_mistake_help(x, "'%.*s' has to stand here", JIG_FMT(wanted));
    help_with_page(x, op);
}

/* "'{}' op \"{}\" is not a valid permutation" */
static void explain_bad_permutation(JigMistake *x) {
    JigStr value = written_value(x, x->parts[1]);
    if (value.len < 2 || value.ptr[0] != '[')
        return;
    jig_mistake_title(x, "%.*s is %.*s, which is no permutation", JIG_FMT(x->parts[1]),
                      JIG_FMT(value));
    help_with_permutation(x, (JigStr){value.ptr + 1, value.len - 2});
}

/* "custom op '{}' {}" */
static void explain_syntax(JigMistake *x) {
    help_with_page(x, x->parts[0]);
}

/* What a constraint is in words, by how it begins: numbers that stand in the text are an attribute
 * of another kind than handles in their place. */
static JigStr constraint_words(const JigMistake *x, JigStr text) {
    static const char list[] = "i64 dense array attribute", with[] = " with ";
    if (!jig_str_starts_with(text, list))
        return text;
    JigStr rest = jig_str_from(text, strlen(list));
    return jig_str_starts_with(rest, with)
               ? jig_arena_printf(x->a, "a list of numbers with %.*s",
                                  JIG_FMT(jig_str_from(rest, strlen(with))))
               : JIG_STR("a list of numbers");
}

/* The words of the enumeration that the attribute is of; empty: it is of none. */
static JigStr cases_of(const JigMistake *x, JigStr op, JigStr attr) {
    const JigOpName *name = jig_op_name(x->ctx, op);
    const JigSpec *s = jig_op_name_row(name) ? jig_spec(name) : NULL;
    JigStr all = {0};
    for (size_t i = 0; s && i < s->num_props; ++i) {
        const JigIdent *is = s->props[i].name;
        const JigEnumRow *row = s->props[i].check ? s->props[i].check->enumeration : NULL;
        if (!row || !jig_str_eq(attr, (JigStr){is->ptr, is->len}))
            continue;
        for (const JigEnumCase *c = row->cases; c->text; ++c)
            all = jig_arena_printf(x->a, "%.*s%s%s", JIG_FMT(all), all.len ? ", " : "", c->text);
    }
    return all;
}

static void tell_attribute(JigMistake *x, JigStr op, JigStr attr, JigStr wanted) {
    static const char kept[] = "static_";
    if (jig_str_starts_with(attr, kept))
        attr = jig_str_from(attr, strlen(kept));
    JigStr value = written_value(x, attr);
    wanted = constraint_words(x, wanted);
    if (!is_transform(op))
        return;
    jig_mistake_title(x, "%.*s of %.*s %s%.*s, but has to be: %.*s", JIG_FMT(attr), JIG_FMT(op),
                      value.len ? "is " : "does not do", JIG_FMT(value), JIG_FMT(wanted));
    JigStr cases = cases_of(x, op, attr);
    if (cases.len)
        jig_mistake_help(x, "%.*s is one of %.*s", JIG_FMT(attr), JIG_FMT(cases));
    help_with_page(x, op);
}

/* "custom op '{}' '{}' op attribute '{}' failed to satisfy constraint: {}" */
static void explain_parsed_attribute(JigMistake *x) {
    tell_attribute(x, x->parts[1], x->parts[2], x->parts[3]);
}

/* "'{}' op attribute '{}' failed to satisfy constraint: {}" */
static void explain_attribute(JigMistake *x) {
    tell_attribute(x, x->parts[0], x->parts[1], x->parts[2]);
}

/* The words in the line that stand before '='. */
static JigNear near_written(const JigMistake *x, JigStr name) {
    JigStr line = {x->before.ptr, x->before.len + x->from.len};
    JigNear near = jig_near(name);
    for (size_t i = 0; i < line.len;) {
        JigStr word = jig_mistake_word(jig_str_from(line, i));
        JigStr behind = jig_str_from(line, i + word.len);
        while (behind.len && behind.ptr[0] == ' ')
            behind = jig_str_from(behind, 1);
        if (word.len && behind.len && behind.ptr[0] == '=' && (!i || line.ptr[i - 1] != '%'))
            jig_near_offer(&near, word);
        i += word.len ? word.len : 1;
    }
    return near;
}

/* "'{}' op requires attribute '{}'" */
static void explain_required(JigMistake *x) {
    JigStr op = x->parts[0], attr = x->parts[1];
    JigNear near = near_written(x, attr);
    JigStr is = jig_near_best(&near);
    if (!is_transform(op))
        return;
    jig_mistake_title(x, "%.*s needs '%.*s', which is not given", JIG_FMT(op), JIG_FMT(attr));
    if (is.len && !jig_str_eq(is, attr))
        jig_mistake_note(x, "'%.*s' is no attribute of it; did you mean '%.*s'?", JIG_FMT(is),
                         JIG_FMT(attr));
    else
        jig_mistake_help(x, "{%.*s = ...} behind its operands gives it", JIG_FMT(attr));
    help_with_page(x, op);
}

static void explain_copy(JigMistake *x) {
    JigStr value = written_value(x, JIG_STR("memcpy_op"));
    jig_mistake_title(x, "%.*s cannot copy by %.*s", JIG_FMT(x->parts[0]), JIG_FMT(value));
    jig_mistake_help(x, "memcpy_op is \"memref.copy\" or \"linalg.copy\"");
}

/* The name of the last transform op in the line up to the error. */
static JigStr step_before(const JigMistake *x) {
    static const char begins[] = "transform.";
    JigStr line = x->before, found = {0};
    for (size_t i = 0; i < line.len; ++i) {
        JigStr word = jig_mistake_word(jig_str_from(line, i));
        bool is_type = i && (line.ptr[i - 1] == '!' || line.ptr[i - 1] == '#');
        if (jig_str_starts_with(word, begins) && !is_type)
            found = word;
        i += word.len;
    }
    return found;
}

/* ---- Handles that nobody defines ---- */

static void explain_undeclared(JigMistake *x) {
    enum { FARTHEST = 1000 }; /* lines that are looked at */
    JigStr name = jig_mistake_handle(x->from, 0), best = {0}, line;
    size_t least = jig_nearest_limit(name);
    if (!name.len)
        return;
    for (unsigned n = x->line > FARTHEST ? x->line - FARTHEST : 1;
         n < x->line && jig_source_line(x->ctx, x->file, n, 1, &line); ++n) {
        JigStr other;
        for (size_t i = 0; (other = jig_mistake_handle(line, i)).len; ++i)
            if (!jig_str_eq(other, name))
                jig_nearest_choose(name, other, &best, &least);
    }
    bool in_step = step_before(x).len;
    if (in_step)
        jig_mistake_title(x, "no step before this one has a result or argument %.*s",
                          JIG_FMT(name));
    if (best.len)
        jig_mistake_help(x, "did you mean %.*s?", JIG_FMT(best));
    else if (in_step)
        jig_mistake_help(x,
                         "a handle is a result of a step before, or an argument of the sequence");
}

/* What handles of the type have, where the letters of the type tell. */
static const char *handles_of(JigStr type) {
    return jig_str_find(type, JIG_STR("param")) < type.len   ? "parameters"
           : jig_str_find(type, JIG_STR("value")) < type.len ? "values"
                                                             : "ops";
}

/* "use of value '{}' expects different type than prior uses: '{}' vs '{}'": two kinds of handles
 * have no list in common. */
static bool explain_merged(JigMistake *x) {
    const char *wanted = handles_of(x->parts[1]), *given = handles_of(x->parts[2]);
    if (!jig_str_is(step_before(x), "transform.merge_handles") || wanted == given)
        return false;
    jig_mistake_title(x,
                      "transform.merge_handles makes one list of handles of one kind: %.*s has %s, "
                      "and the others have %s",
                      JIG_FMT(x->parts[0]), given, wanted);
    jig_mistake_help(x,
                     "leave %.*s out; transform.merge_handles of its own makes one list of "
                     "several handles with %s",
                     JIG_FMT(x->parts[0]), given);
    return true;
}

/* "use of value '{}' expects different type than prior uses: '{}' vs '{}'" */
static void explain_other_type(JigMistake *x) {
    if (explain_merged(x))
        return;
    JigStr before =
        x->told->notes ? jig_wording_place(x->ctx, x->told->notes->loc, x->a) : (JigStr){0};
    jig_mistake_help(x, "%.*s is of type %.*s%s%.*s: write that type here, or make it of type %.*s",
                     JIG_FMT(x->parts[0]), JIG_FMT(x->parts[2]), before.len ? " at " : "",
                     JIG_FMT(before), JIG_FMT(x->parts[1]));
}

/* "only supports integer types with width <=64" */
static void explain_param_type(JigMistake *x) {
    jig_mistake_title(x, "!transform.param<...> has integers of up to 64 bits");
    jig_mistake_help(x, "parameters of other kinds, as floats and strings, are of type "
                        "!transform.any_param; sizes are integers: 8 : i64 -> "
                        "!transform.param<i64>");
}

/* ---- Anything else in the line of a step ---- */

/* "expected {}": a text that does not go on as the step's syntax does. */
static void explain_text(JigMistake *x) {
    JigStr step = step_before(x);
    if (jig_str_is(x->parts[0], "'->'") && jig_str_is(step, "transform.foreach_match"))
        jig_mistake_help(x,
                         "each matcher has an action: @matcher -> @action, both named sequences; "
                         "an action may be one that does nothing");
    help_with_page(x, step);
}

/* ---- Sequences ---- */

/* "recursion not allowed in named sequences" */
static void explain_recursion(JigMistake *x) {
    jig_mistake_title(x, "this sequence includes itself, by itself or through others");
    jig_mistake_help(x, "steps are repeated for payload by transform.foreach and "
                        "transform.foreach_match");
}

/* "expects the parent symbol table to have the 'transform.with_named_sequence' attribute" */
static void explain_unmarked_module(JigMistake *x) {
    jig_mistake_title(x, "the module around this sequence does not say that it has any");
    jig_mistake_help(x, "module attributes {transform.with_named_sequence} { ... } stands around "
                        "named sequences");
}

/* "redefinition of symbol named '{}'" */
static void explain_redefinition(JigMistake *x) {
    if (jig_str_find(x->from, JIG_STR("named_sequence")) < x->from.len)
        jig_mistake_help(x, "give one of the two sequences another name, or leave one out: a name "
                            "stands for one sequence of the module");
    else
        jig_mistake_help(x, "give one of the two another name, or leave one out");
}

/* Where the title says what the step is given. */
static void drop_dump(JigMistake *x) {
    for (JigDiag **at = &x->told->notes; *at;)
        if (jig_str_starts_with((*at)->message, "see current operation: "))
            *at = (*at)->next;
        else
            at = &(*at)->next;
}

/* The type of the first operand, as the note that shows the op has it. */
static JigStr operand_type(const JigMistake *x) {
    static const char before[] = " : (";
    for (const JigDiag *note = x->error->notes; note; note = note->next) {
        if (!jig_str_starts_with(note->message, "see current operation: "))
            continue;
        size_t at = jig_str_find(note->message, jig_str(before)), n = 0;
        JigStr type = jig_str_from(note->message, at);
        type = type.len ? jig_str_from(type, strlen(before)) : type;
        while (n < type.len && !strchr(",)", type.ptr[n]))
            n++;
        if (n)
            return (JigStr){type.ptr, n};
    }
    return JIG_STR("!transform.any_op");
}

/* Where the script calls the op by a name of former releases. */
static void help_with_older_name(JigMistake *x, JigStr op) {
    JigStr written = jig_mistake_word(x->from);
    if (is_transform(written) && !jig_str_eq(written, op) && x->file.len)
        jig_mistake_help(x,
                         "%.*s is read as in former releases, as %.*s: 'jig upgrade %.*s' writes "
                         "today's spelling",
                         JIG_FMT(written), JIG_FMT(op), JIG_FMT(x->file));
}

/* "'{}' op requires isolated-from-above targets" */
static void explain_isolated(JigMistake *x) {
    JigStr name = jig_mistake_handle(behind_name(x, x->parts[0]), 0), type = operand_type(x);
    if (name.len)
        jig_mistake_help(x,
                         "functions are isolated from above: %%f = transform.get_parent_op %.*s "
                         "{isolated_from_above, deduplicate} : (%.*s) -> %.*s finds the one around",
                         JIG_FMT(name), JIG_FMT(type), JIG_FMT(type));
    JigStr step = jig_mistake_word(x->from);
    if (name.len && is_transform(step)) {
        jig_mistake_title(x,
                          "%.*s takes functions and other ops that are isolated from above, and "
                          "%.*s has another op",
                          JIG_FMT(step), JIG_FMT(name));
        drop_dump(x);
    }
    help_with_older_name(x, x->parts[0]);
}

/* "'{}' op expected the number of indexing_map ({}) to be equal to the number of input/output
 * operands ({})" */
static void explain_map_count(JigMistake *x) {
    jig_mistake_help(x,
                     "indexing_maps has a map for each operand, those in ins(...) first, then "
                     "those in outs(...): %.*s of them",
                     JIG_FMT(x->parts[2]));
}

/* What the verifier's note counts is the title, and what would do is known by the text. */
static const struct {
    const char *text, *help;
} counted[] = {
    {"same number of targets", "^bb0(%a: !transform.any_op, ...): an argument for each handle in "
                               "front of the ':'"},
    {"co-indexed targets", "write the handle's type for the argument: ^bb0(%a: TYPE)"},
    {"same number of results", "behind '->' stands a type for each handle that the body yields"},
    {"co-indexed results", "behind '->' write the type of what is yielded, or yield a handle of "
                           "that type"},
    {"operands for callee", "what stands in parentheses are the sequence's arguments, in order"},
    {"results for callee", "behind '->' stands a type for each value that the sequence yields"},
    {"as many operands as the parent op has results",
     "behind '->' of the sequence stands a type for each value that it yields"},
    {"as many multiples as padding_dimensions",
     "pad_to_multiple_of [8, 8, 8] for padding_dimensions = [0, 1, 2]"},
};

/* The line in which the sequence is defined that this one includes, from its arguments on. */
static void show_sequence(JigMistake *x) {
    enum { MOST_LINES = 10000 };
    JigStr line, name = jig_str_from(x->from, jig_str_find(x->from, JIG_STR("@")));
    if (!name.len)
        return;
    name = jig_arena_printf(x->a, "named_sequence @%.*s(",
                            JIG_FMT(jig_mistake_word(jig_str_from(name, 1))));
    for (unsigned n = 1; n < MOST_LINES && jig_source_line(x->ctx, x->file, n, 1, &line); ++n) {
        size_t at = jig_str_find(line, name), end = line.len;
        if (at == line.len)
            continue;
        while (end > at && strchr(" {\r", line.ptr[end - 1]))
            end--;
        at += name.len - 1;
        jig_mistake_help(x, "line %u: it takes and yields %.*s", n, (int)(end - at), line.ptr + at);
        return;
    }
}

static void explain_counted(JigMistake *x) {
    JigDiag **last = &x->told->notes;
    while (*last && (*last)->next)
        last = &(*last)->next;
    if (!*last)
        return;
    jig_mistake_title(x, "%.*s", JIG_FMT((*last)->message));
    *last = NULL;
    for (size_t i = 0; i < JIG_LEN(counted); ++i)
        if (jig_str_find(x->error->message, jig_str(counted[i].text)) < x->error->message.len)
            jig_mistake_help(x, "%s", counted[i].help);
    if (jig_str_find(x->error->message, JIG_STR("callee")) < x->error->message.len)
        show_sequence(x);
    if (jig_str_find(x->told->message, JIG_STR("its body yields 0 ")) == 0)
        jig_mistake_help(x, "the last step of the body hands on: transform.yield %%x : TYPE, with "
                            "a handle for each");
}

/* "the type of the terminator operand #{} must match the type of the corresponding parent op
 * result ({} vs {})" */
static void explain_yielded_type(JigMistake *x) {
    jig_mistake_title(x, "what is yielded as result #%.*s is of type %.*s, but is declared as %.*s",
                      JIG_FMT(x->parts[0]), JIG_FMT(x->parts[1]), JIG_FMT(x->parts[2]));
    jig_mistake_help(x,
                     "behind '->' of the sequence, and of what includes it, write %.*s; or yield "
                     "a handle of type %.*s",
                     JIG_FMT(x->parts[1]), JIG_FMT(x->parts[2]));
}

/* "'{}' op expected children ops to implement {}" */
static void explain_children(JigMistake *x) {
    JigStr op = x->parts[0];
    if (!is_transform(op) || !x->told->notes)
        return;
    jig_mistake_title(x, "the region of %.*s has a step in it, but takes sets of patterns alone",
                      JIG_FMT(op));
    x->told->notes->message = JIG_STR("this is a step");
    jig_mistake_help(x, "steps stand before or behind it; 'jig ops transform.apply_' lists what "
                        "stands inside");
}

/* "expected 'transform.yield' as terminator" */
static void explain_terminator(JigMistake *x) {
    if (!is_transform(x->parts[0]))
        return;
    const JigDiag *last = x->told->notes;
    JigStr place = last ? jig_wording_place(x->ctx, last->loc, x->a) : (JigStr){0};
    jig_mistake_title(x, "the last step in here is not %.*s", JIG_FMT(x->parts[0]));
    x->told->notes = NULL;
    jig_mistake_help(x, "write %.*s behind the last step%s%.*s", JIG_FMT(x->parts[0]),
                     place.len ? ", that of " : "", JIG_FMT(place));
}

/* "argument #{} is consumed in the body but is not marked as such" */
static void explain_unmarked(JigMistake *x) {
    size_t i = jig_mistake_number(x, 0);
    JigStr name = jig_mistake_handle(x->from, i);
    if (!name.len)
        return;
    jig_mistake_title(x, "a step in here consumes %.*s, which is not marked so", JIG_FMT(name));
    jig_mistake_help(x,
                     "mark it: %.*s: !transform.any_op {transform.consumed}; or give the step "
                     "what a transform.structured.match in %.*s finds",
                     JIG_FMT(name), JIG_FMT(name));
}

/* "mismatching number of matcher results and action arguments between {} ({}) and {} ({})" */
static void explain_action(JigMistake *x) {
    jig_mistake_title(x, "the matcher %.*s yields %.*s, but the action %.*s takes %.*s handles",
                      JIG_FMT(x->parts[0]), JIG_FMT(x->parts[1]), JIG_FMT(x->parts[2]),
                      JIG_FMT(x->parts[3]));
    jig_mistake_help(x,
                     "what the matcher yields are the action's arguments, in order: give %.*s "
                     "%.*s argument(s), or let %.*s yield %.*s",
                     JIG_FMT(x->parts[2]), JIG_FMT(x->parts[1]), JIG_FMT(x->parts[0]),
                     JIG_FMT(x->parts[3]));
}

const JigMistakeRow jig_mistake_rows[] = {
    {"'{}' op operand #{} must be {}, but got '{}'", explain_operand},
    {"'{}' op result #{} must be {}, but got '{}'", explain_result},
    {"'{}' op expected number of loops to tile ({}) to match number of `loops` results ({})",
     explain_loops},
    {"'{}' op expects {} loop results", explain_fuse_loops},
    {"'{}' op expects {} to be a permutation, found {}", explain_permutation},
    {"'{}' op attribute '{}' failed to satisfy constraint: {}", explain_attribute},
    {"'{}' op unsupported memcpy op", explain_copy},
    {"custom op '{}' '{}' op attribute '{}' failed to satisfy constraint: {}",
     explain_parsed_attribute},
    {"custom op '{}' is unknown (tried '{}' as well)", jig_mistake_tried_op},
    {"custom op '{}' is unknown", jig_mistake_unknown_op},
    {"Dialect `{}' not found for custom op '{}' {}", jig_mistake_unknown_dialect},
    {"unregistered operation '{}' found in dialect {}", jig_mistake_unknown_op},
    {"unknown pass or pass pipeline: {}", jig_mistake_unknown_pass},
    {"{}' does not refer to a registered pass or pass pipeline{}", jig_mistake_unknown_pass},
    {"unknown type mnemonic: {}", jig_mistake_unknown_handle_type},
    {"unknown  type `{}` in dialect `{}`", jig_mistake_unknown_type},
    {"unknown attribute `{}` in dialect `{}`", jig_mistake_unknown_attr},
    {"dialect '{}' provides no type parsing hook", jig_mistake_no_types},
    {"`!\"{}\"<\"{}\">` type created with unregistered dialect. {}", jig_mistake_foreign_type},
    {"#\"{}\"<\"{}\"> : 'none' attribute created with unregistered dialect. {}",
     jig_mistake_foreign_attr},
    {"expected non-function type", jig_mistake_no_type},
    {"expected {} to be one of: {}", jig_mistake_enum_case},
    {"custom op '{}' expected string or keyword containing one of the following enum values for "
     "attribute '{}' [{}]",
     jig_mistake_keyword},
    {"custom op '{}' expected '{}'", explain_expected},
    {"custom op '{}' {}", explain_syntax},
    {"'{}' op requires attribute '{}'", explain_required},
    {"use of value '{}' expects different type than prior uses: {} vs {}", explain_other_type},
    {"only supports integer types with width <=64", explain_param_type},
    {"the type of the terminator operand #{} must match the type of the corresponding parent op "
     "result ({} vs {})",
     explain_yielded_type},
    {"'{}' op expected children ops to implement {}", explain_children},
    {"'{}' op \"{}\" is not a valid permutation", explain_bad_permutation},
    {"'{}' op requires isolated-from-above targets", explain_isolated},
    {"recursion not allowed in named sequences", explain_recursion},
    {"expects the parent symbol table to have the 'transform.with_named_sequence' attribute",
     explain_unmarked_module},
    {"redefinition of symbol named '{}'", explain_redefinition},
    {"'{}' op expected the number of indexing_map ({}) to be equal to the number of input/output "
     "operands ({})",
     explain_map_count},
    {"'{}' op expects the same number of targets as the body has block arguments", explain_counted},
    {"'{}' op expects co-indexed targets and the body's block arguments to have the same "
     "op/value/param type",
     explain_counted},
    {"'{}' op expects the same number of results as the yield terminator has operands",
     explain_counted},
    {"'{}' op expects co-indexed results and yield operands to have the same op/value/param type",
     explain_counted},
    {"'{}' op expects as many multiples as padding_dimensions", explain_counted},
    {"incorrect number of operands for callee", explain_counted},
    {"incorrect number of results for callee", explain_counted},
    {"expected terminator to have as many operands as the parent op has results", explain_counted},
    {"operation defines {} results but was provided {} to bind", explain_names},
    {"use of undeclared SSA value name", explain_undeclared},
    {"argument #{} is consumed in the body but is not marked as such", explain_unmarked},
    {"mismatching number of matcher results and action arguments between {} ({}) and {} ({})",
     explain_action},
    {"expected '{}' as terminator", explain_terminator},
    {"expected {}", explain_text},
    {NULL, NULL},
};
