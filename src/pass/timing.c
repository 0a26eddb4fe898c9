/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Time per section. Sections with the same name in the same section are one
 * node of the tree.
 */
#include "pass/instrument.h"
#include "jig/pass.h"
#include "support/check.h"
#include "support/vec.h"

#include <stdio.h>
#include <stdlib.h>
#include <time.h>

typedef struct Node {
    JigStr name;
    double wall, user;   /* finished */
    double wall0, user0; /* begun at */
    struct Node *outer, *first, **last, *next;
} Node;

struct JigTiming {
    JigArena arena;
    Node root, *current;
};

static double now(clockid_t clock) {
    struct timespec t;
    clock_gettime(clock, &t);
    return (double)t.tv_sec + (double)t.tv_nsec * 1e-9;
}

static void start(Node *n) {
    n->wall0 = now(CLOCK_MONOTONIC);
    n->user0 = now(CLOCK_PROCESS_CPUTIME_ID);
}

static void stop(Node *n) {
    n->wall += now(CLOCK_MONOTONIC) - n->wall0;
    n->user += now(CLOCK_PROCESS_CPUTIME_ID) - n->user0;
}

JigTiming *jig_timing_create(void) {
    JigTiming *t = jig_calloc(1, sizeof *t);
    jig_arena_init(&t->arena);
    t->root.name = JIG_STR("root");
    t->root.last = &t->root.first;
    t->current = &t->root;
    start(&t->root);
    return t;
}

void jig_timing_destroy(JigTiming *t) {
    if (!t)
        return;
    jig_arena_free(&t->arena);
    jig_free(t);
}

void jig_timing_begin(JigTiming *t, JigStr name) {
    if (!t)
        return;
    Node *n = t->current->first;
    while (n && !jig_str_eq(n->name, name))
        n = n->next;
    if (!n) {
        n = JIG_NEW(&t->arena, Node);
        n->name = jig_arena_str(&t->arena, name);
        n->last = &n->first;
        n->outer = t->current;
        *t->current->last = n;
        t->current->last = &n->next;
    }
    t->current = n;
    start(n);
}

void jig_timing_end(JigTiming *t) {
    if (!t || t->current == &t->root)
        return;
    stop(t->current);
    t->current = t->current->outer;
}

/* ---- The report ---- */

typedef struct Report {
    JigWriteFn write;
    void *user;
    bool user_time;
    double wall, cpu; /* totals */
} Report;

static void put(Report *r, const char *text) {
    r->write(r->user, text, strlen(text));
}

static void put_blanks(Report *r, int n) {
    for (; n > 0; n--)
        put(r, " ");
}

static void line(Report *r, double wall, double user, int indent, JigStr name) {
    char text[64];
    if (r->user_time) {
        snprintf(text, sizeof text, "  %8.4f (%5.1f%%)", user,
                 r->cpu > 0 ? user / r->cpu * 100 : 0);
        put(r, text);
    }
    snprintf(text, sizeof text, "  %8.4f (%5.1f%%)  ", wall,
             r->wall > 0 ? wall / r->wall * 100 : 0);
    put(r, text);
    put_blanks(r, indent);
    r->write(r->user, name.ptr, name.len);
    put(r, "\n");
}

static void tree(Report *r, const Node *n, int indent) {
    for (const Node *c = n->first; c; c = c->next) {
        line(r, c->wall, c->user, indent, c->name);
        tree(r, c, indent + 2);
    }
}

/* Sums by name over the whole tree. */
typedef struct Sum {
    JigStr name;
    double wall, user;
} Sum;
typedef JIG_VEC(Sum) Sums;

static void collect(const Node *n, Sums *sums) {
    size_t i = 0;
    while (i < sums->len && !jig_str_eq(sums->data[i].name, n->name))
        i++;
    if (i == sums->len)
        jig_vec_push(sums, ((Sum){.name = n->name}));
    sums->data[i].wall += n->wall;
    sums->data[i].user += n->user;
    for (const Node *c = n->first; c; c = c->next)
        collect(c, sums);
}

static int longest_first(const void *a, const void *b) {
    double x = ((const Sum *)a)->wall, y = ((const Sum *)b)->wall;
    return (x < y) - (x > y);
}

static void list(Report *r, const Node *root) {
    Sums sums = {0};
    collect(root, &sums);
    qsort(sums.data, sums.len, sizeof *sums.data, longest_first);
    for (size_t i = 0; i < sums.len; i++)
        line(r, sums.data[i].wall, sums.data[i].user, 0, sums.data[i].name);
    jig_vec_free(&sums);
}

void jig_timing_report(JigTiming *t, bool as_list, bool user_time, JigWriteFn write, void *user) {
    JIG_REQUIRE(t && write);
    static const char rule[] =
        "===-------------------------------------------------------------------------===\n";
    t->root.wall = t->root.user = 0;
    stop(&t->root);
    Report r = {write, user, user_time, t->root.wall, t->root.user};
    put(&r, rule);
    put(&r, "                         ... Execution time report ...\n");
    put(&r, rule);
    char total[64];
    snprintf(total, sizeof total, "  Total Execution Time: %.4f seconds\n\n", r.wall);
    put(&r, total);
    put(&r, user_time ? "  ----User Time----  ----Wall Time----  ----Name----\n"
                      : "  ----Wall Time----  ----Name----\n");
    if (as_list)
        list(&r, &t->root);
    else
        tree(&r, &t->root, 0);
    double wall = r.wall, cpu = r.cpu;
    for (const Node *c = t->root.first; c; c = c->next)
        wall -= c->wall, cpu -= c->user;
    line(&r, wall, cpu, 0, JIG_STR("Rest"));
    line(&r, r.wall, r.cpu, 0, JIG_STR("Total"));
}

/* ---- The same in JSON ---- */

static void json_time(Report *r, double wall, int indent, JigStr name) {
    char text[96];
    put_blanks(r, indent);
    snprintf(text, sizeof text,
             "{\"wall\": {\"duration\": %8.4f, \"percentage\": %5.1f}, \"name\": \"", wall,
             r->wall > 0 ? wall / r->wall * 100 : 0);
    put(r, text);
    r->write(r->user, name.ptr, name.len);
}

static void json_tree(Report *r, const Node *n, int indent) {
    for (const Node *c = n->first; c; c = c->next) {
        json_time(r, c->wall, indent, c->name);
        put(r, "\", \"passes\": [\n");
        json_tree(r, c, indent + 2);
        put_blanks(r, indent);
        put(r, "{}]},\n");
    }
}

static void json_list(Report *r, const Node *root) {
    Sums sums = {0};
    collect(root, &sums);
    qsort(sums.data, sums.len, sizeof *sums.data, longest_first);
    for (size_t i = 0; i < sums.len; i++) {
        json_time(r, sums.data[i].wall, 0, sums.data[i].name);
        put(r, "\"},\n");
    }
    jig_vec_free(&sums);
}

void jig_timing_report_json(JigTiming *t, bool as_list, bool user_time, JigWriteFn write,
                            void *user) {
    JIG_REQUIRE(t && write);
    t->root.wall = t->root.user = 0;
    stop(&t->root);
    Report r = {write, user, user_time, t->root.wall, t->root.user};
    put(&r, "[\n");
    if (as_list)
        json_list(&r, &t->root);
    else
        json_tree(&r, &t->root, 0);
    double rest = r.wall;
    for (const Node *c = t->root.first; c; c = c->next)
        rest -= c->wall;
    json_time(&r, rest, 0, JIG_STR("Rest"));
    put(&r, "\"},\n");
    json_time(&r, r.wall, 0, JIG_STR("Total"));
    put(&r, "\"}\n]\n");
}
