/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Hash maps with open addressing: pointers to pointers, strings to pointers,
 * and the set of unique objects behind types and attributes.
 * Zero-initialised is empty. Iteration order is unspecified: never let it
 * decide anything visible.
 */
#ifndef JIG_SUPPORT_MAP_H
#define JIG_SUPPORT_MAP_H

#include "support/arena.h"

uint64_t jig_hash_bytes(const void *data, size_t len);
static inline uint64_t jig_hash_mix(uint64_t h, uint64_t v) {
    h = (h ^ v) * 0x9E3779B97F4A7C15u;
    return h ^ (h >> 32);
}
static inline uint64_t jig_hash_ptr(const void *p) {
    return jig_hash_mix(0x51ED270B, (uint64_t)(uintptr_t)p);
}
/* A hash as the key of a map of pointers, for lists of what has this hash. */
static inline const void *jig_hash_key(uint64_t hash) {
    return (const void *)(uintptr_t)((hash & ~(uint64_t)7) | 4);
}

/* ---- pointer -> pointer (or integer cast to one); NULL is not a key ---- */
typedef struct JigPtrEntry {
    const void *key; /* NULL: free; a private sentinel: removed */
    void *value;
} JigPtrEntry;

typedef struct JigPtrMap {
    JigPtrEntry *entries;
    size_t cap, len, used; /* used counts removed entries too */
} JigPtrMap;

/* The value, or NULL; NULL where `key` is. */
void *jig_ptrmap_get(const JigPtrMap *m, const void *key);
bool jig_ptrmap_has(const JigPtrMap *m, const void *key);
/* Inserts or overwrites. */
void jig_ptrmap_set(JigPtrMap *m, const void *key, void *value);
/* The slot of `key`, inserted with NULL when new. Valid until the next insertion. */
void **jig_ptrmap_slot(JigPtrMap *m, const void *key);
/* True when it was there. */
bool jig_ptrmap_remove(JigPtrMap *m, const void *key);
/* Set use: true when `key` is new. */
bool jig_ptrset_add(JigPtrMap *m, const void *key);
void jig_ptrmap_clear(JigPtrMap *m);
void jig_ptrmap_free(JigPtrMap *m);
/* The entry at or after index *i, which advances past it; NULL at the end. */
const JigPtrEntry *jig_ptrmap_next(const JigPtrMap *m, size_t *i);

/* ---- set of pairs of pointers, whatever they are ---- */
typedef struct JigPair {
    const void *a, *b;
    uint64_t hash; /* 0: free */
} JigPair;

typedef struct JigPairSet {
    JigPair *entries;
    size_t cap, len;
} JigPairSet;

/* True when it is new. */
bool jig_pairset_add(JigPairSet *s, const void *a, const void *b);
void jig_pairset_free(JigPairSet *s);

/* ---- string -> pointer; the map does not own the bytes of its keys ---- */
typedef struct JigStrEntry {
    JigStr key; /* ptr NULL: free */
    uint64_t hash;
    void *value;
} JigStrEntry;

typedef struct JigStrMap {
    JigStrEntry *entries;
    size_t cap, len;
} JigStrMap;

void *jig_strmap_get(const JigStrMap *m, JigStr key);
void jig_strmap_set(JigStrMap *m, JigStr key, void *value);
/* The slot of `key`, inserted when new; *is_new tells. Valid until the next insertion. */
void **jig_strmap_slot(JigStrMap *m, JigStr key, bool *is_new);
/* Room for so many more, at once. */
void jig_strmap_reserve(JigStrMap *m, size_t more);
void jig_strmap_free(JigStrMap *m);
const JigStrEntry *jig_strmap_next(const JigStrMap *m, size_t *i);

/* ---- the set of unique objects ---- */
typedef struct JigUniquer {
    struct {
        uint64_t hash;
        void *object;
    } * entries;
    size_t cap, len;
} JigUniquer;

/* The object equal to `key` (same hash, eq(object, key)), or make(user, key)
 * remembered as such, which may ask for others of the set meanwhile. */
void *jig_uniquer_get(JigUniquer *u, uint64_t hash, bool (*eq)(const void *object, const void *key),
                      const void *key, void *(*make)(void *user, const void *key), void *user);
void jig_uniquer_free(JigUniquer *u);

#endif
