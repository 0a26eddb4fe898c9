/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "support/regex.h"
#include "support/check.h"

#include <ctype.h>

enum {
    MAX_CODE = 1 << 19,
    MAX_DEPTH = 200, /* of parentheses */
    MAX_REPEAT = 255,
    NO_LIMIT = MAX_REPEAT + 1,
    MAX_STEPS = 1 << 20, /* with back references */
    MAX_SAVED = 20,      /* ends of groups that these can name */
};

const char jig_regex_too_large[] = "regular expression is too large";

/* ---- Compiling ---- */

typedef struct Reader {
    JigRegex *re;
    const char *p, *end;
    const char *problem; /* the first one */
    unsigned depth;
    uint64_t closed; /* groups that may be referred to */
} Reader;

static bool fail(Reader *r, const char *problem) {
    if (!r->problem)
        r->problem = problem;
    r->p = r->end;
    return false;
}

static bool sees(const Reader *r, char c) {
    return r->p < r->end && *r->p == c;
}

static bool takes(Reader *r, char c) {
    bool found = sees(r, c);
    r->p += found;
    return found;
}

static bool digit_at(const Reader *r, size_t at) {
    return (size_t)(r->end - r->p) > at && isdigit((unsigned char)r->p[at]);
}

static bool emit(Reader *r, int kind, int x, int y) {
    JigRegexInst inst = {.x = x, .y = y};
    inst.kind = kind;
    if (r->re->code.len >= MAX_CODE)
        return fail(r, jig_regex_too_large);
    jig_vec_push(&r->re->code, inst);
    return true;
}

/* Makes room for one instruction before those from `at` on; jumps are relative. */
static bool insert(Reader *r, size_t at, int kind, int x, int y) {
    if (!emit(r, kind, x, y))
        return false;
    JigRegexInst *code = r->re->code.data, last = code[r->re->code.len - 1];
    memmove(code + at + 1, code + at, (r->re->code.len - 1 - at) * sizeof *code);
    code[at] = last;
    return true;
}

/* ---- [...] ---- */

static void add_char(JigRegexSet *set, unsigned char c) {
    set->has[c / 64] |= (uint64_t)1 << c % 64;
}

static bool add_class(Reader *r, JigRegexSet *set, JigStr name) {
    static const struct {
        const char *name;
        int (*is)(int);
    } classes[] = {{"alnum", isalnum}, {"alpha", isalpha}, {"blank", isblank},
                   {"cntrl", iscntrl}, {"digit", isdigit}, {"graph", isgraph},
                   {"lower", islower}, {"print", isprint}, {"punct", ispunct},
                   {"space", isspace}, {"upper", isupper}, {"xdigit", isxdigit}};
    for (size_t i = 0; i < JIG_LEN(classes); ++i) {
        if (!jig_str_eq(name, jig_str(classes[i].name)))
            continue;
        for (int c = 1; c < 128; ++c)
            if (classes[i].is(c))
                add_char(set, (unsigned char)c);
        return true;
    }
    return fail(r, "invalid character class");
}

/* The name in [:name:], [.name.] or [=name=], whose opening has been read. */
static bool read_bracket_name(Reader *r, char kind, JigStr *name) {
    const char *start = r->p;
    while (r->p + 1 < r->end && !(r->p[0] == kind && r->p[1] == ']'))
        ++r->p;
    if (r->p + 1 >= r->end)
        return fail(r, "brackets ([ ]) not balanced");
    *name = (JigStr){start, (size_t)(r->p - start)};
    r->p += 2;
    return true;
}

static bool opens(const Reader *r, char kind) {
    return r->end - r->p > 1 && r->p[0] == '[' && r->p[1] == kind;
}

/* A character by itself or by its name. */
static bool collating_of(JigStr name, unsigned char *c) {
    static const struct {
        const char *name;
        char c;
    } names[] = {
        {"NUL", 0},
        {"alert", 7},
        {"backspace", 8},
        {"tab", 9},
        {"newline", 10},
        {"vertical-tab", 11},
        {"form-feed", 12},
        {"carriage-return", 13},
        {"space", ' '},
        {"exclamation-mark", '!'},
        {"quotation-mark", '"'},
        {"number-sign", '#'},
        {"dollar-sign", '$'},
        {"percent-sign", '%'},
        {"ampersand", '&'},
        {"apostrophe", '\''},
        {"left-parenthesis", '('},
        {"right-parenthesis", ')'},
        {"asterisk", '*'},
        {"plus-sign", '+'},
        {"comma", ','},
        {"hyphen", '-'},
        {"hyphen-minus", '-'},
        {"period", '.'},
        {"full-stop", '.'},
        {"slash", '/'},
        {"solidus", '/'},
        {"zero", '0'},
        {"one", '1'},
        {"two", '2'},
        {"three", '3'},
        {"four", '4'},
        {"five", '5'},
        {"six", '6'},
        {"seven", '7'},
        {"eight", '8'},
        {"nine", '9'},
        {"colon", ':'},
        {"semicolon", ';'},
        {"less-than-sign", '<'},
        {"equals-sign", '='},
        {"greater-than-sign", '>'},
        {"question-mark", '?'},
        {"commercial-at", '@'},
        {"left-square-bracket", '['},
        {"backslash", '\\'},
        {"reverse-solidus", '\\'},
        {"right-square-bracket", ']'},
        {"circumflex", '^'},
        {"circumflex-accent", '^'},
        {"underscore", '_'},
        {"low-line", '_'},
        {"grave-accent", '`'},
        {"left-brace", '{'},
        {"left-curly-bracket", '{'},
        {"vertical-line", '|'},
        {"right-brace", '}'},
        {"right-curly-bracket", '}'},
        {"tilde", '~'},
        {"DEL", 127},
    };
    *c = name.len == 1 ? (unsigned char)name.ptr[0] : 0;
    for (size_t i = 0; i < JIG_LEN(names); ++i)
        if (jig_str_eq(name, jig_str(names[i].name))) {
            *c = (unsigned char)names[i].c;
            return true;
        }
    return name.len == 1;
}

/* One end of a range. */
static bool read_collating(Reader *r, unsigned char *c) {
    JigStr name;
    char kind = opens(r, '.') ? '.' : '=';
    if (!opens(r, kind)) {
        *c = (unsigned char)*r->p++;
        return true;
    }
    r->p += 2;
    if (!read_bracket_name(r, kind, &name))
        return false;
    return collating_of(name, c) || fail(r, "invalid collating element");
}

static bool read_range(Reader *r, JigRegexSet *set) {
    unsigned char from, to;
    if (!read_collating(r, &from))
        return false;
    to = from;
    if (r->end - r->p > 1 && r->p[0] == '-' && r->p[1] != ']') {
        ++r->p;
        if (!read_collating(r, &to))
            return false;
    }
    if (from > to)
        return fail(r, "invalid character range");
    for (unsigned c = from; c <= to; ++c)
        add_char(set, (unsigned char)c);
    return true;
}

static bool read_item(Reader *r, JigRegexSet *set) {
    JigStr name;
    if (!opens(r, ':'))
        return read_range(r, set);
    r->p += 2;
    return read_bracket_name(r, ':', &name) && add_class(r, set, name);
}

static bool is_text(const Reader *r, const char *text) {
    size_t n = strlen(text);
    return (size_t)(r->end - r->p) >= n && memcmp(r->p, text, n) == 0;
}

/* After the opening bracket. */
static bool read_set(Reader *r) {
    bool at_start = is_text(r, "[:<:]]");
    if (at_start || is_text(r, "[:>:]]")) {
        r->p += strlen("[:<:]]");
        return emit(r, at_start ? JIG_REGEX_WORD_START : JIG_REGEX_WORD_END, 0, 0);
    }
    JigRegexSet set = {{0}};
    bool inverted = takes(r, '^');
    if (sees(r, ']') || sees(r, '-'))
        add_char(&set, (unsigned char)*r->p++);
    while (r->p < r->end && *r->p != ']')
        if (!read_item(r, &set))
            return false;
    if (!takes(r, ']'))
        return fail(r, "brackets ([ ]) not balanced");
    for (int i = 0; inverted && i < 4; ++i)
        set.has[i] = ~set.has[i];
    jig_vec_push(&r->re->sets, set);
    return emit(r, JIG_REGEX_SET, (int)r->re->sets.len - 1, 0);
}

/* ---- Repetition ---- */

static int read_count(Reader *r) {
    int n = 0;
    while (digit_at(r, 0) && n <= MAX_REPEAT)
        n = n * 10 + (*r->p++ - '0');
    if (n > MAX_REPEAT)
        fail(r, "invalid repetition count(s)");
    return n;
}

/* After the opening brace. */
static bool read_counts(Reader *r, int *min, int *max) {
    *max = *min = read_count(r);
    if (takes(r, ','))
        *max = digit_at(r, 0) ? read_count(r) : NO_LIMIT;
    if (r->problem)
        return false;
    if (*min > *max)
        return fail(r, "invalid repetition count(s)");
    if (takes(r, '}'))
        return true;
    bool closes = memchr(r->p, '}', (size_t)(r->end - r->p)) != NULL;
    return fail(r, closes ? "invalid repetition count(s)" : "braces not balanced");
}

/* One more of the n instructions from `from` on. */
static bool copy(Reader *r, size_t from, size_t n) {
    for (size_t i = 0; i < n; ++i) {
        JigRegexInst inst = r->re->code.data[from + i];
        if (!emit(r, inst.kind, inst.x, inst.y))
            return false;
    }
    return true;
}

/* Any number of what starts at `at`. */
static bool make_loop(Reader *r, size_t at) {
    int n = (int)(r->re->code.len - at);
    return insert(r, at, JIG_REGEX_SPLIT, 1, n + 2) && emit(r, JIG_REGEX_JUMP, -n - 1, 0);
}

static bool make_optional(Reader *r, size_t at) {
    return insert(r, at, JIG_REGEX_SPLIT, 1, (int)(r->re->code.len - at) + 1);
}

/* What starts at `at`, from `min` to `max` times. */
static bool repeat(Reader *r, size_t at, int min, int max) {
    size_t n = r->re->code.len - at;
    if (max == 0) {
        r->re->code.len = at;
        return true;
    }
    bool ok = true;
    for (int i = 1; ok && i < min; ++i)
        ok = copy(r, at, n);
    if (max == NO_LIMIT)
        return ok && (min == 0 || copy(r, at, n)) && make_loop(r, r->re->code.len - n);
    if (ok && min == 0) {
        ok = make_optional(r, at);
        ++at, ++min;
    }
    for (int i = min; ok && i < max; ++i)
        ok = copy(r, at, n) && make_optional(r, r->re->code.len - n);
    return ok;
}

static bool sees_repetition(const Reader *r) {
    return sees(r, '*') || sees(r, '+') || sees(r, '?') || (sees(r, '{') && digit_at(r, 1));
}

static bool read_repetition(Reader *r, size_t at) {
    int min = 0, max = NO_LIMIT;
    switch (*r->p++) {
    case '*':
        break;
    case '+':
        min = 1;
        break;
    case '?':
        max = 1;
        break;
    default:
        if (!read_counts(r, &min, &max))
            return false;
    }
    if (!repeat(r, at, min, max))
        return false;
    return !sees_repetition(r) || fail(r, "repetition-operator operand invalid");
}

/* ---- Alternatives of sequences of atoms ---- */

static bool read_alternatives(Reader *r, bool in_group);

static bool read_group(Reader *r) {
    unsigned group = ++r->re->num_groups;
    if (++r->depth > MAX_DEPTH)
        return fail(r, jig_regex_too_large);
    bool ok = emit(r, JIG_REGEX_SAVE, (int)group * 2, 0) &&
              (sees(r, ')') || read_alternatives(r, true)) &&
              emit(r, JIG_REGEX_SAVE, (int)group * 2 + 1, 0);
    --r->depth;
    if (ok && group < 10)
        r->closed |= (uint64_t)1 << group;
    return ok && (takes(r, ')') || fail(r, "parentheses not balanced"));
}

static bool read_escape(Reader *r) {
    if (r->p == r->end)
        return fail(r, "trailing backslash (\\)");
    int c = (unsigned char)*r->p++;
    if (c < '1' || c > '9')
        return emit(r, JIG_REGEX_CHAR, c, 0);
    if (!(r->closed >> (c - '0') & 1))
        return fail(r, "invalid backreference number");
    r->re->goes_back = true;
    return emit(r, JIG_REGEX_BACK, c - '0', 0);
}

static bool read_atom(Reader *r) {
    int c = (unsigned char)*r->p++;
    switch (c) {
    case '(':
        return read_group(r);
    case '^':
        return emit(r, JIG_REGEX_START, 0, 0);
    case '$':
        return emit(r, JIG_REGEX_END, 0, 0);
    case '.':
        return emit(r, JIG_REGEX_ANY, 0, 0);
    case '[':
        return read_set(r);
    case '\\':
        return read_escape(r);
    case ')':
        return fail(r, "parentheses not balanced");
    default:
        return emit(r, JIG_REGEX_CHAR, c, 0);
    }
}

static bool read_sequence(Reader *r, bool in_group) {
    size_t start = r->re->code.len;
    while (r->p < r->end && *r->p != '|' && !(in_group && *r->p == ')')) {
        bool is_anchor = *r->p == '^';
        size_t at = r->re->code.len;
        if (sees_repetition(r))
            return fail(r, "repetition-operator operand invalid");
        if (!read_atom(r))
            return false;
        if (!sees_repetition(r))
            continue;
        if (is_anchor)
            return fail(r, "repetition-operator operand invalid");
        if (!read_repetition(r, at))
            return false;
    }
    return r->re->code.len > start || fail(r, "empty (sub)expression");
}

static bool read_alternatives(Reader *r, bool in_group) {
    JigI64Vec jumps = {0}; /* to the end of all */
    size_t start = r->re->code.len;
    bool ok = read_sequence(r, in_group);
    while (ok && takes(r, '|')) {
        size_t n = r->re->code.len - start;
        ok = insert(r, start, JIG_REGEX_SPLIT, 1, (int)n + 2) && emit(r, JIG_REGEX_JUMP, 0, 0);
        jig_vec_push(&jumps, (int64_t)r->re->code.len - 1);
        start = r->re->code.len;
        ok = ok && read_sequence(r, in_group);
    }
    for (size_t i = 0; ok && i < jumps.len; ++i)
        r->re->code.data[jumps.data[i]].x = (int)(r->re->code.len - (size_t)jumps.data[i]);
    jig_vec_free(&jumps);
    return ok;
}

const char *jig_regex_compile(JigRegex *re, JigStr pattern) {
    JIG_REQUIRE(re);
    *re = (JigRegex){.num_groups = 0};
    Reader r = {.re = re, .p = pattern.ptr, .end = pattern.ptr + pattern.len};
    if (read_alternatives(&r, false))
        emit(&r, JIG_REGEX_MATCH, 0, 0);
    return r.problem;
}

void jig_regex_free(JigRegex *re) {
    JIG_REQUIRE(re);
    jig_vec_free(&re->code);
    jig_vec_free(&re->sets);
}

/* ---- Searching ---- */

static bool in_word(JigStr text, size_t at) {
    return at < text.len && (isalnum((unsigned char)text.ptr[at]) || text.ptr[at] == '_');
}

/* Does an instruction that takes no text let pass at this place? */
static bool holds(const JigRegexInst *inst, JigStr text, size_t at) {
    bool before = at > 0 && in_word(text, at - 1), after = in_word(text, at);
    switch (inst->kind) {
    case JIG_REGEX_START:
        return at == 0;
    case JIG_REGEX_END:
        return at == text.len;
    case JIG_REGEX_WORD_START:
        return !before && after;
    case JIG_REGEX_WORD_END:
        return before && !after;
    default:
        return true;
    }
}

static bool eats(const JigRegex *re, const JigRegexInst *inst, unsigned char c) {
    switch (inst->kind) {
    case JIG_REGEX_CHAR:
        return inst->x == c;
    case JIG_REGEX_ANY:
        return true;
    case JIG_REGEX_SET:
        return re->sets.data[inst->x].has[c / 64] >> c % 64 & 1;
    default:
        return false;
    }
}

/* Instructions that wait for the next character, each once. */
typedef struct Threads {
    uint32_t *at, *place; /* at[place[pc]] == pc for those in it */
    size_t len;
} Threads;

static bool add(Threads *t, uint32_t pc) {
    if (t->place[pc] < t->len && t->at[t->place[pc]] == pc)
        return false;
    t->place[pc] = (uint32_t)t->len;
    t->at[t->len++] = pc;
    return true;
}

/* Adds `pc` and what is reached from there without text; true: that is a match. */
static bool follow(const JigRegex *re, Threads *t, size_t pc, JigStr text, size_t at) {
    size_t done = t->len;
    add(t, (uint32_t)pc);
    for (; done < t->len; ++done) {
        pc = t->at[done];
        const JigRegexInst *inst = &re->code.data[pc];
        if (inst->kind == JIG_REGEX_MATCH)
            return true;
        if (inst->kind == JIG_REGEX_SPLIT)
            add(t, (uint32_t)((int)pc + inst->y));
        if (inst->kind == JIG_REGEX_SPLIT || inst->kind == JIG_REGEX_JUMP)
            add(t, (uint32_t)((int)pc + inst->x));
        else if (inst->kind > JIG_REGEX_SET && holds(inst, text, at))
            add(t, (uint32_t)pc + 1);
    }
    return false;
}

static bool search_in_step(const JigRegex *re, JigStr text) {
    size_t n = re->code.len;
    uint32_t *room = jig_calloc(4 * n, sizeof *room);
    Threads now = {room, room + n, 0}, next = {room + 2 * n, room + 3 * n, 0};
    bool found = false;
    for (size_t at = 0; !found; ++at) {
        found = follow(re, &now, 0, text, at);
        if (at == text.len)
            break;
        next.len = 0;
        for (size_t i = 0; !found && i < now.len; ++i)
            if (eats(re, &re->code.data[now.at[i]], (unsigned char)text.ptr[at]))
                found = follow(re, &next, now.at[i] + 1, text, at + 1);
        Threads other = now;
        now = next;
        next = other;
    }
    jig_free(room);
    return found;
}

/* ---- Searching with back references ---- */

typedef struct Choice {
    size_t pc, at;
    size_t groups[MAX_SAVED];
} Choice;
typedef JIG_VEC(Choice) ChoiceVec;

/* The text of the group comes again. */
static bool go_back(Choice *c, JigStr text, int group) {
    size_t start = c->groups[2 * group], len = c->groups[2 * group + 1] - start;
    if (len > text.len - c->at || memcmp(text.ptr + start, text.ptr + c->at, len) != 0)
        return false;
    c->at += len;
    return true;
}

/* One step of the choice; false: it leads nowhere. A second way is pushed. */
static bool step(const JigRegex *re, JigStr text, Choice *c, ChoiceVec *others) {
    const JigRegexInst *inst = &re->code.data[c->pc];
    switch (inst->kind) {
    case JIG_REGEX_SPLIT: {
        Choice second = *c;
        second.pc += (size_t)inst->y;
        jig_vec_push(others, second);
        c->pc += (size_t)inst->x;
        return true;
    }
    case JIG_REGEX_JUMP:
        c->pc += (size_t)inst->x;
        return true;
    case JIG_REGEX_SAVE:
        if (inst->x < MAX_SAVED)
            c->groups[inst->x] = c->at;
        ++c->pc;
        return true;
    case JIG_REGEX_BACK:
        ++c->pc;
        return go_back(c, text, inst->x);
    default:
        ++c->pc;
        if (inst->kind > JIG_REGEX_SET)
            return holds(inst, text, c->at);
        return c->at < text.len && eats(re, inst, (unsigned char)text.ptr[c->at++]);
    }
}

static bool search_by_trying(const JigRegex *re, JigStr text) {
    ChoiceVec choices = {0};
    bool found = false;
    size_t steps = 0;
    for (size_t start = 0; !found && start <= text.len; ++start) {
        Choice first = {.at = start};
        jig_vec_push(&choices, first);
        while (!found && choices.len) {
            Choice c = jig_vec_pop(&choices);
            do
                found = re->code.data[c.pc].kind == JIG_REGEX_MATCH;
            while (!found && steps++ < MAX_STEPS && step(re, text, &c, &choices));
        }
    }
    jig_vec_free(&choices);
    return found;
}

bool jig_regex_search(const JigRegex *re, JigStr text) {
    JIG_REQUIRE(re && re->code.len);
    return (re->goes_back ? search_by_trying : search_in_step)(re, text);
}
