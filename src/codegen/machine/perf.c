/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#define _GNU_SOURCE /* gettid */
#include "codegen/machine/perf.h"

#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <time.h>
#include <unistd.h>

bool perf_write_map(const Object *code) {
    char path[64];
    snprintf(path, sizeof path, "/tmp/perf-%ld.map", (long)getpid());
    FILE *f = fopen(path, "w");
    for (size_t i = 0; f && i < code->num_functions; ++i)
        fprintf(f, "%llx %llx %s\n", (unsigned long long)code->functions[i].at,
                (unsigned long long)code->functions[i].size, code->functions[i].name);
    return f && fclose(f) == 0;
}

#if defined(__linux__)
/* ---- Records: a head, and what is behind it, which it counts in ---- */

typedef struct RecordHead {
    uint32_t id, size;
    uint64_t time;
} RecordHead;
enum { CODE_LOAD = 0, DEBUG_INFO = 2 };

static uint64_t now(void) {
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (uint64_t)t.tv_sec * 1000000000 + (uint64_t)t.tv_nsec;
}

static void put(FILE *f, const void *data, size_t len) {
    fwrite(data, 1, len, f);
}

/* To be filled in when the record has ended. */
static long begin_record(FILE *f, uint32_t id) {
    long at = ftell(f);
    put(f, &(RecordHead){.id = id, .time = now()}, sizeof(RecordHead));
    return at;
}
static void end_record(FILE *f, long at) {
    long end = ftell(f);
    uint32_t size = (uint32_t)(end - at);
    fseek(f, at + (long)offsetof(RecordHead, size), SEEK_SET);
    put(f, &size, sizeof size);
    fseek(f, end, SEEK_SET);
}

static void put_line(FILE *f, const ObjectRow *row, const char *source) {
    uint64_t at = row->at;
    uint32_t words[] = {row->line, 0 /* discriminator */};
    put(f, &at, sizeof at);
    put(f, words, sizeof words);
    put(f, source, strlen(source) + 1);
}

static bool is_in(const ObjectRow *row, const ObjectName *function) {
    return row->line && row->at >= function->at && row->at < function->at + function->size;
}

static void put_lines(FILE *f, const Object *code, const ObjectName *function, const char *source) {
    uint64_t words[] = {function->at, 0};
    for (size_t i = 0; i < code->num_rows; ++i)
        words[1] += is_in(&code->rows[i], function);
    long at = begin_record(f, DEBUG_INFO);
    put(f, words, sizeof words);
    for (size_t i = 0; i < code->num_rows; ++i)
        if (is_in(&code->rows[i], function))
            put_line(f, &code->rows[i], source);
    end_record(f, at);
}

static void put_code(FILE *f, const ObjectName *function, uint64_t number) {
    uint32_t who[] = {(uint32_t)getpid(), (uint32_t)gettid()};
    uint64_t words[] = {function->at, function->at, function->size, number};
    long at = begin_record(f, CODE_LOAD);
    put(f, who, sizeof who);
    put(f, words, sizeof words);
    put(f, function->name, strlen(function->name) + 1);
    put(f, (const void *)(uintptr_t)function->at, function->size);
    end_record(f, at);
}

static void put_head(FILE *f) {
#if defined(__aarch64__)
    enum { MACHINE = 183 };
#else
    enum { MACHINE = 62 };
#endif
    enum { MAGIC = 0x4A695444, VERSION = 1, SIZE = 40 };
    uint32_t words[] = {MAGIC, VERSION, SIZE, MACHINE, 0, (uint32_t)getpid()};
    uint64_t times[] = {now(), 0 /* flags */};
    put(f, words, sizeof words);
    put(f, times, sizeof times);
}

/* perf notices the file by its being mapped as code. */
static bool be_noticed(FILE *f) {
    size_t page = (size_t)sysconf(_SC_PAGESIZE);
    return mmap(NULL, page, PROT_READ | PROT_EXEC, MAP_PRIVATE, fileno(f), 0) != MAP_FAILED;
}

bool perf_write_dump(const Object *code, const char *source) {
    char path[64], *full = realpath(source, NULL);
    snprintf(path, sizeof path, "/tmp/jit-%ld.dump", (long)getpid());
    FILE *f = fopen(path, "w+");
    bool ok = f && be_noticed(f);
    if (ok)
        put_head(f);
    for (size_t i = 0; ok && i < code->num_functions; ++i) {
        put_lines(f, code, &code->functions[i], full ? full : source);
        put_code(f, &code->functions[i], i);
    }
    free(full);
    return f && fclose(f) == 0 && ok;
}
#else
bool perf_write_dump(const Object *code, const char *source) {
    (void)code, (void)source;
    return false;
}
#endif
