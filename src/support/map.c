/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "support/map.h"
#include "support/check.h"

#include <stdlib.h>

#ifdef JIG_STRESS
enum { FIRST_CAP = 2 };
#else
enum { FIRST_CAP = 16 };
#endif

static const char tombstone;
#define TOMBSTONE ((const void *)&tombstone)

/* `len` bytes, 1 to 7, in a word that differs when they do. */
static uint64_t few_bytes(const unsigned char *p, size_t len) {
    if (len >= 4) {
        uint32_t first, last;
        memcpy(&first, p, 4);
        memcpy(&last, p + len - 4, 4);
        return (uint64_t)last << 32 | first;
    }
    return (uint64_t)p[0] << 16 | (uint64_t)p[len / 2] << 8 | p[len - 1];
}

uint64_t jig_hash_bytes(const void *data, size_t len) {
    JIG_REQUIRE(data || !len);
    const unsigned char *p = data;
    uint64_t h = 0xCBF29CE484222325u ^ len;
    while (len >= 8) {
        uint64_t v;
        memcpy(&v, p, 8);
        h = jig_hash_mix(h, v);
        p += 8;
        len -= 8;
    }
    if (len)
        h = jig_hash_mix(h, few_bytes(p, len));
    return jig_hash_mix(h, h >> 29);
}

/* ---- pointer maps ---- */

/* The entry of `key`, or the free one where it would go. Requires cap > 0. */
static JigPtrEntry *ptr_find(const JigPtrMap *m, const void *key) {
    size_t mask = m->cap - 1, i = jig_hash_ptr(key) & mask;
    JigPtrEntry *tombstone = NULL;
    for (;; i = (i + 1) & mask) {
        JigPtrEntry *e = &m->entries[i];
        if (e->key == key)
            return e;
        if (!e->key)
            return tombstone ? tombstone : e;
        if (e->key == TOMBSTONE && !tombstone)
            tombstone = e;
    }
}

static void ptr_rehash(JigPtrMap *m) {
    JigPtrMap old = *m;
    size_t cap = FIRST_CAP;
    while (cap < old.len * 4)
        cap *= 2;
    m->entries = jig_calloc_beside(old.entries, cap, sizeof *m->entries);
    m->cap = cap;
    m->used = old.len;
    for (size_t i = 0; i < old.cap; ++i)
        if (old.entries[i].key && old.entries[i].key != TOMBSTONE)
            *ptr_find(m, old.entries[i].key) = old.entries[i];
    jig_free(old.entries);
}

void *jig_ptrmap_get(const JigPtrMap *m, const void *key) {
    JIG_REQUIRE(m);
    if (!m->len)
        return NULL;
    const JigPtrEntry *e = ptr_find(m, key);
    return e->key == key ? e->value : NULL;
}

bool jig_ptrmap_has(const JigPtrMap *m, const void *key) {
    JIG_REQUIRE(m && key);
    return m->len && ptr_find(m, key)->key == key;
}

void **jig_ptrmap_slot(JigPtrMap *m, const void *key) {
    JIG_REQUIRE(m && key);
    if ((m->used + 1) * 4 > m->cap * 3)
        ptr_rehash(m);
    JigPtrEntry *e = ptr_find(m, key);
    if (e->key != key) {
        m->used += e->key == NULL;
        m->len++;
        *e = (JigPtrEntry){key, NULL};
    }
    return &e->value;
}

void jig_ptrmap_set(JigPtrMap *m, const void *key, void *value) {
    *jig_ptrmap_slot(m, key) = value;
}

/* No tombstone is needed where no search goes on: what is set and removed in turn does not fill the
 * map. */
static void leave(JigPtrMap *m, JigPtrEntry *e) {
    size_t mask = m->cap - 1, i = (size_t)(e - m->entries);
    *e = (JigPtrEntry){TOMBSTONE, NULL};
    if (m->entries[(i + 1) & mask].key)
        return;
    for (; m->entries[i].key == TOMBSTONE; i = (i - 1) & mask) {
        m->entries[i].key = NULL;
        m->used--;
    }
}

bool jig_ptrmap_remove(JigPtrMap *m, const void *key) {
    JIG_REQUIRE(m && key);
    if (!m->len)
        return false;
    JigPtrEntry *e = ptr_find(m, key);
    if (e->key != key)
        return false;
    m->len--;
    leave(m, e);
    return true;
}

bool jig_ptrset_add(JigPtrMap *m, const void *key) {
    JIG_REQUIRE(m && key);
    size_t before = m->len;
    jig_ptrmap_slot(m, key);
    return m->len != before;
}

void jig_ptrmap_clear(JigPtrMap *m) {
    JIG_REQUIRE(m);
    if (m->used)
        memset(m->entries, 0, m->cap * sizeof *m->entries);
    m->len = m->used = 0;
}

void jig_ptrmap_free(JigPtrMap *m) {
    JIG_REQUIRE(m);
    jig_free(m->entries);
    *m = (JigPtrMap){0};
}

const JigPtrEntry *jig_ptrmap_next(const JigPtrMap *m, size_t *i) {
    JIG_REQUIRE(m && i);
    while (*i < m->cap) {
        const JigPtrEntry *e = &m->entries[(*i)++];
        if (e->key && e->key != TOMBSTONE)
            return e;
    }
    return NULL;
}

/* ---- set of pairs ---- */

static JigPair *pair_slot(const JigPairSet *s, const JigPair *pair) {
    size_t i = pair->hash & (s->cap - 1);
    while (s->entries[i].hash && (s->entries[i].hash != pair->hash || s->entries[i].a != pair->a ||
                                  s->entries[i].b != pair->b))
        i = (i + 1) & (s->cap - 1);
    return &s->entries[i];
}

static void grow_pairs(JigPairSet *s) {
    JigPairSet to = {.cap = s->cap ? s->cap * 2 : FIRST_CAP, .len = s->len};
    to.entries = jig_calloc(to.cap, sizeof *to.entries);
    for (size_t i = 0; i < s->cap; ++i)
        if (s->entries[i].hash)
            *pair_slot(&to, &s->entries[i]) = s->entries[i];
    jig_free(s->entries);
    *s = to;
}

bool jig_pairset_add(JigPairSet *s, const void *a, const void *b) {
    JIG_REQUIRE(s);
    JigPair pair = {a, b, jig_hash_mix(jig_hash_ptr(a), (uint64_t)(uintptr_t)b) | 1};
    if ((s->len + 1) * 4 > s->cap * 3)
        grow_pairs(s);
    JigPair *slot = pair_slot(s, &pair);
    if (slot->hash)
        return false;
    *slot = pair;
    s->len++;
    return true;
}

void jig_pairset_free(JigPairSet *s) {
    JIG_REQUIRE(s);
    jig_free(s->entries);
    *s = (JigPairSet){0};
}

/* ---- string maps ---- */

static JigStrEntry *str_find(const JigStrMap *m, JigStr key, uint64_t hash) {
    size_t mask = m->cap - 1;
    for (size_t i = hash & mask;; i = (i + 1) & mask) {
        JigStrEntry *e = &m->entries[i];
        if (!e->key.ptr || (e->hash == hash && jig_str_eq(e->key, key)))
            return e;
    }
}

void *jig_strmap_get(const JigStrMap *m, JigStr key) {
    JIG_REQUIRE(m);
    if (!m->len)
        return NULL;
    const JigStrEntry *e = str_find(m, key, jig_hash_bytes(key.ptr, key.len));
    return e->key.ptr ? e->value : NULL;
}

static void str_rehash(JigStrMap *m, size_t cap) {
    JigStrMap old = *m;
    m->entries = jig_calloc_beside(old.entries, cap, sizeof *m->entries);
    m->cap = cap;
    for (size_t i = 0; i < old.cap; ++i)
        if (old.entries[i].key.ptr)
            *str_find(m, old.entries[i].key, old.entries[i].hash) = old.entries[i];
    jig_free(old.entries);
}

void jig_strmap_reserve(JigStrMap *m, size_t more) {
    JIG_REQUIRE(m);
    size_t cap = m->cap ? m->cap : FIRST_CAP;
    while ((m->len + more) * 4 > cap * 3)
        cap *= 2;
    if (cap > m->cap)
        str_rehash(m, cap);
}

void **jig_strmap_slot(JigStrMap *m, JigStr key, bool *is_new) {
    JIG_REQUIRE(m && is_new);
    if ((m->len + 1) * 4 > m->cap * 3)
        str_rehash(m, m->cap ? m->cap * 2 : FIRST_CAP);
    if (!key.ptr)
        key.ptr = "";
    uint64_t hash = jig_hash_bytes(key.ptr, key.len);
    JigStrEntry *e = str_find(m, key, hash);
    *is_new = !e->key.ptr;
    if (*is_new) {
        *e = (JigStrEntry){key, hash, NULL};
        m->len++;
    }
    return &e->value;
}

void jig_strmap_set(JigStrMap *m, JigStr key, void *value) {
    bool is_new;
    *jig_strmap_slot(m, key, &is_new) = value;
}

void jig_strmap_free(JigStrMap *m) {
    JIG_REQUIRE(m);
    jig_free(m->entries);
    *m = (JigStrMap){0};
}

const JigStrEntry *jig_strmap_next(const JigStrMap *m, size_t *i) {
    JIG_REQUIRE(m && i);
    while (*i < m->cap) {
        const JigStrEntry *e = &m->entries[(*i)++];
        if (e->key.ptr)
            return e;
    }
    return NULL;
}

/* ---- unique objects ---- */

static void uniquer_grow(JigUniquer *u) {
    JigUniquer old = *u;
    size_t cap = old.cap ? old.cap * 2 : FIRST_CAP;
    u->entries = jig_calloc_beside(old.entries, cap, sizeof *u->entries);
    u->cap = cap;
    for (size_t i = 0; i < old.cap; ++i) {
        if (!old.entries[i].object)
            continue;
        size_t j = old.entries[i].hash & (u->cap - 1);
        while (u->entries[j].object)
            j = (j + 1) & (u->cap - 1);
        u->entries[j] = old.entries[i];
    }
    jig_free(old.entries);
}

void *jig_uniquer_get(JigUniquer *u, uint64_t hash, bool (*eq)(const void *object, const void *key),
                      const void *key, void *(*make)(void *user, const void *key), void *user) {
    JIG_REQUIRE(u && eq && make);
    if (u->cap) {
        size_t mask = u->cap - 1;
        for (size_t i = hash & mask; u->entries[i].object; i = (i + 1) & mask)
            if (u->entries[i].hash == hash && eq(u->entries[i].object, key))
                return u->entries[i].object;
    }
    /* make() may itself intern parts, so the slot is looked for afterwards. */
    void *object = make(user, key);
    if ((u->len + 1) * 2 > u->cap) /* it is asked far more often than it grows */
        uniquer_grow(u);
    size_t mask = u->cap - 1, i = hash & mask;
    while (u->entries[i].object)
        i = (i + 1) & mask;
    u->entries[i].hash = hash;
    u->entries[i].object = object;
    u->len++;
    return object;
}

void jig_uniquer_free(JigUniquer *u) {
    JIG_REQUIRE(u);
    jig_free(u->entries);
    *u = (JigUniquer){0};
}
