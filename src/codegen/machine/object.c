/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "codegen/machine/object.h"

#include <stdlib.h>
#if defined(__linux__)
#include <elf.h>

/* A place: a section, and where in it. */
enum { OFFSET_BITS = 40 };
static uint64_t place(size_t section, uint64_t offset) {
    return (uint64_t)section << OFFSET_BITS | offset;
}

typedef struct Reader {
    const char *bytes;
    size_t len;
    const Elf64_Shdr *sections;
    size_t num_sections;
    const Elf64_Shdr *names; /* of sections */
    Object *out;
} Reader;

/* ---- Sections ---- */

static const void *content(const Reader *r, const Elf64_Shdr *s) {
    return s->sh_type != SHT_NOBITS && s->sh_offset <= r->len && s->sh_size <= r->len - s->sh_offset
               ? r->bytes + s->sh_offset
               : NULL;
}

static const Elf64_Shdr *section_at(const Reader *r, size_t i) {
    return i < r->num_sections ? &r->sections[i] : NULL;
}

/* Of a section with structures. */
static const void *table(const Reader *r, const Elf64_Shdr *s) {
    return s->sh_offset % 8 == 0 ? content(r, s) : NULL;
}

/* Of a table of strings; empty where there is none. */
static const char *string_at(const Reader *r, const Elf64_Shdr *strings, size_t at) {
    const char *all = strings ? content(r, strings) : NULL;
    return all && at < strings->sh_size && memchr(all + at, 0, strings->sh_size - at) ? all + at
                                                                                      : "";
}

static bool open_object(Reader *r) {
    const Elf64_Ehdr *head = (const Elf64_Ehdr *)(const void *)r->bytes;
    if (r->len < sizeof *head || memcmp(head->e_ident, ELFMAG, SELFMAG) != 0 ||
        head->e_ident[EI_CLASS] != ELFCLASS64 || head->e_ident[EI_DATA] != ELFDATA2LSB ||
        head->e_shoff > r->len || head->e_shoff % 8 ||
        head->e_shnum > (r->len - head->e_shoff) / sizeof(Elf64_Shdr))
        return false;
    r->sections = (const Elf64_Shdr *)(const void *)(r->bytes + head->e_shoff);
    r->num_sections = head->e_shnum;
    r->names = section_at(r, head->e_shstrndx);
    return r->names;
}

/* Of `s`, whose link names the symbols. */
static const Elf64_Sym *symbol_of(const Reader *r, const Elf64_Shdr *s, size_t i) {
    const Elf64_Shdr *symbols = section_at(r, s->sh_link);
    const Elf64_Sym *all = symbols ? table(r, symbols) : NULL;
    return all && i < symbols->sh_size / sizeof *all ? &all[i] : NULL;
}
static const char *symbol_name(const Reader *r, const Elf64_Shdr *symbols,
                               const Elf64_Sym *symbol) {
    return string_at(r, section_at(r, symbols->sh_link), symbol->st_name);
}

/* Room for one more; false: there is no memory. */
static bool make_room(void **items, size_t n, size_t each) {
    if (n & (n - 1))
        return true; /* room for the next power of two is there */
    void *larger = realloc(*items, (n ? 2 * n : 1) * each);
    *items = larger ? larger : *items;
    return larger;
}

static void add_name(ObjectName **list, size_t *n, uint64_t at, uint64_t size, const char *name) {
    void *items = *list;
    char *copy = make_room(&items, *n, sizeof **list) ? strdup(name) : NULL;
    *list = items;
    if (copy)
        (*list)[(*n)++] = (ObjectName){.at = at, .size = size, .name = copy};
}

static void read_symbols(const Reader *r, const Elf64_Shdr *symbols) {
    const Elf64_Sym *all = table(r, symbols);
    for (size_t i = 0; all && i < symbols->sh_size / sizeof *all; ++i)
        if (ELF64_ST_TYPE(all[i].st_info) == STT_FUNC && all[i].st_shndx < r->num_sections)
            add_name(&r->out->functions, &r->out->num_functions,
                     place(all[i].st_shndx, all[i].st_value), all[i].st_size,
                     symbol_name(r, symbols, &all[i]));
}

/* Of code: what calls refer to. Loads of data are among them, which nobody asks for. */
static void read_calls(const Reader *r, const Elf64_Shdr *s) {
    const Elf64_Rela *all = table(r, s);
    for (size_t i = 0; all && i < s->sh_size / sizeof *all; ++i) {
        const Elf64_Sym *to = symbol_of(r, s, ELF64_R_SYM(all[i].r_info));
        if (to && to->st_shndx == SHN_UNDEF && to->st_name)
            add_name(&r->out->calls, &r->out->num_calls, place(s->sh_info, all[i].r_offset), 4,
                     symbol_name(r, section_at(r, s->sh_link), to));
    }
}

/* ---- Line programs (DWARF 2 to 5) ---- */

typedef struct Bytes {
    const uint8_t *p, *end;
    bool ok;
} Bytes;

static uint64_t take(Bytes *b, size_t n) {
    uint64_t x = 0;
    if ((size_t)(b->end - b->p) < n) {
        b->ok = false;
        b->p = b->end;
        return 0;
    }
    for (size_t i = 0; i < n; ++i)
        x |= (uint64_t)b->p[i] << 8 * i;
    b->p += n;
    return x;
}
static uint64_t take_uleb(Bytes *b) {
    uint64_t x = 0;
    for (unsigned shift = 0; b->ok; shift += 7) {
        uint64_t byte = take(b, 1);
        x |= shift < 64 ? (byte & 0x7f) << shift : 0;
        if (byte < 0x80)
            break;
    }
    return x;
}
static int64_t take_sleb(Bytes *b) {
    uint64_t x = 0, byte = 0;
    unsigned shift = 0;
    do {
        byte = take(b, 1);
        x |= shift < 64 ? (byte & 0x7f) << shift : 0;
        shift += 7;
    } while (b->ok && byte >= 0x80);
    if (shift < 64 && (byte & 0x40))
        x |= ~(uint64_t)0 << shift;
    return (int64_t)x;
}

typedef struct Program {
    const Reader *r;
    const Elf64_Shdr *relocations; /* of the line table; or NULL */
    const uint8_t *table;          /* where it begins */
    size_t next_relocation;
    uint8_t least_length, line_range, opcode_base;
    int8_t line_base;
    const uint8_t *lengths; /* of what the standard opcodes take */
    uint64_t at;
    int64_t line;
    uint32_t told; /* the last line that was one */
} Program;

static void add_row(Program *p, bool ends) {
    Object *o = p->r->out;
    p->told = p->line > 0 ? (uint32_t)p->line : p->told; /* merged: as what stands before */
    void *items = o->rows;
    bool ok = make_room(&items, o->num_rows, sizeof *o->rows);
    o->rows = items;
    if (ok)
        o->rows[o->num_rows] = (ObjectRow){p->at, ends ? 0 : p->told, (uint32_t)o->num_rows, ends};
    o->num_rows += ok;
}

static void begin_sequence(Program *p) {
    p->at = 0;
    p->line = 1;
    p->told = 0;
}

/* The address is what a relocation says. They come in the order of places. */
static void set_address(Program *p, size_t offset) {
    const Elf64_Rela *all = p->relocations ? table(p->r, p->relocations) : NULL;
    size_t n = all ? p->relocations->sh_size / sizeof *all : 0;
    while (p->next_relocation < n && all[p->next_relocation].r_offset < offset)
        ++p->next_relocation;
    if (p->next_relocation == n || all[p->next_relocation].r_offset != offset)
        return;
    const Elf64_Rela *r = &all[p->next_relocation];
    const Elf64_Sym *to = symbol_of(p->r, p->relocations, ELF64_R_SYM(r->r_info));
    if (to)
        p->at = place(to->st_shndx, to->st_value + (uint64_t)r->r_addend);
}

static void carry_out_extended(Program *p, Bytes *b) {
    enum { END_SEQUENCE = 1, SET_ADDRESS = 2 };
    uint64_t len = take_uleb(b);
    if (!len || len > (size_t)(b->end - b->p)) {
        b->ok = false;
        return;
    }
    const uint8_t *next = b->p + len;
    uint64_t opcode = take(b, 1);
    if (opcode == END_SEQUENCE) {
        add_row(p, true);
        begin_sequence(p);
    } else if (opcode == SET_ADDRESS) {
        set_address(p, (size_t)(b->p - p->table));
    }
    b->p = next;
}

static void carry_out_standard(Program *p, Bytes *b, uint8_t opcode) {
    enum { COPY = 1, ADVANCE_PC, ADVANCE_LINE, CONST_ADD_PC = 8, FIXED_ADVANCE_PC };
    switch (opcode) {
    case COPY:
        add_row(p, false);
        return;
    case ADVANCE_PC:
        p->at += take_uleb(b) * p->least_length;
        return;
    case ADVANCE_LINE:
        p->line += take_sleb(b);
        return;
    case CONST_ADD_PC:
        p->at += (uint64_t)((255 - p->opcode_base) / p->line_range) * p->least_length;
        return;
    case FIXED_ADVANCE_PC:
        p->at += take(b, 2);
        return;
    default: /* of files, columns and the like */
        for (uint8_t i = 0; i < p->lengths[opcode - 1]; ++i)
            take_uleb(b);
    }
}

static void carry_out(Program *p, Bytes *b) {
    uint8_t opcode = (uint8_t)take(b, 1);
    if (opcode >= p->opcode_base) {
        uint8_t n = (uint8_t)(opcode - p->opcode_base);
        p->at += (uint64_t)(n / p->line_range) * p->least_length;
        p->line += p->line_base + n % p->line_range;
        add_row(p, false);
    } else if (!opcode) {
        carry_out_extended(p, b);
    } else {
        carry_out_standard(p, b, opcode);
    }
}

/* Up to where its instructions begin: which files there are nobody asks. */
static bool read_head(Program *p, Bytes *b) {
    uint64_t version = take(b, 2);
    if (version < 2 || version > 5)
        return false;
    if (version == 5)
        take(b, 2); /* sizes of an address and of a segment's number */
    uint64_t len = take(b, 4);
    const uint8_t *rest = b->p;
    p->least_length = (uint8_t)take(b, 1);
    if (version >= 4)
        take(b, 1); /* operations in an instruction */
    take(b, 1);     /* what is a statement */
    p->line_base = (int8_t)take(b, 1);
    p->line_range = (uint8_t)take(b, 1);
    p->opcode_base = (uint8_t)take(b, 1);
    p->lengths = b->p;
    if (!b->ok || !p->line_range || !p->opcode_base || len > (size_t)(b->end - rest))
        return false;
    b->p = rest + len;
    return true;
}

static void read_lines(const Reader *r, const Elf64_Shdr *s, const Elf64_Shdr *relocations) {
    enum { LEN_OF_64_BITS = 0xffffffff };
    const uint8_t *table = content(r, s);
    Bytes all = {table, table ? table + s->sh_size : NULL, table != NULL};
    Program p = {.r = r, .relocations = relocations, .table = table};
    while (all.ok && all.p < all.end) {
        uint64_t len = take(&all, 4);
        if (len == LEN_OF_64_BITS || len > (size_t)(all.end - all.p))
            return;
        Bytes unit = {all.p, all.p + len, true};
        all.p = unit.end;
        begin_sequence(&p);
        if (read_head(&p, &unit))
            while (unit.ok && unit.p < unit.end)
                carry_out(&p, &unit);
    }
}

/* ---- The object ---- */

static const Elf64_Shdr *relocations_of(const Reader *r, size_t section) {
    for (size_t i = 0; i < r->num_sections; ++i)
        if (r->sections[i].sh_type == SHT_RELA && r->sections[i].sh_info == section)
            return &r->sections[i];
    return NULL;
}

static int by_place(const void *x, const void *y) {
    const ObjectName *a = x, *b = y;
    return a->at < b->at ? -1 : a->at > b->at;
}
/* Where one sequence ends and another begins, the end comes first. Those of one place are as in the
 * table, the last of which counts. */
static int by_place_of_row(const void *x, const void *y) {
    const ObjectRow *a = x, *b = y;
    if (a->at != b->at)
        return a->at < b->at ? -1 : 1;
    return a->ends != b->ends ? (a->ends ? -1 : 1) : a->order < b->order ? -1 : 1;
}

static void sort(Object *o) {
    if (o->num_rows)
        qsort(o->rows, o->num_rows, sizeof *o->rows, by_place_of_row);
    if (o->num_functions)
        qsort(o->functions, o->num_functions, sizeof *o->functions, by_place);
    if (o->num_calls)
        qsort(o->calls, o->num_calls, sizeof *o->calls, by_place);
}

bool object_read(const char *bytes, size_t len, Object *out) {
    Reader r = {.bytes = bytes, .len = len, .out = out};
    *out = (Object){0};
    if (!open_object(&r))
        return false;
    for (size_t i = 0; i < r.num_sections; ++i) {
        const Elf64_Shdr *s = &r.sections[i], *of = section_at(&r, s->sh_info);
        if (s->sh_type == SHT_SYMTAB)
            read_symbols(&r, s);
        else if (s->sh_type == SHT_RELA && of && (of->sh_flags & SHF_EXECINSTR))
            read_calls(&r, s);
        else if (strcmp(string_at(&r, r.names, s->sh_name), ".debug_line") == 0)
            read_lines(&r, s, relocations_of(&r, i));
    }
    sort(out);
    return true;
}
#else
bool object_read(const char *bytes, size_t len, Object *out) {
    (void)bytes, (void)len;
    *out = (Object){0};
    return false;
}
void object_loaded(Object *o, const char *function, uint64_t address) {
    (void)o, (void)function, (void)address;
}
#endif

void object_free(Object *o) {
    for (size_t i = 0; i < o->num_functions; ++i)
        free(o->functions[i].name);
    for (size_t i = 0; i < o->num_calls; ++i)
        free(o->calls[i].name);
    free(o->functions);
    free(o->calls);
    free(o->rows);
    *o = (Object){0};
}

/* ---- When it is loaded ---- */

#if defined(__linux__)
/* Of one section, the others go; *begin and *end: what is left. */
static size_t keep_names(ObjectName *list, size_t n, uint64_t section, uint64_t address) {
    size_t kept = 0;
    for (size_t i = 0; i < n; ++i) {
        if (list[i].at >> OFFSET_BITS != section) {
            free(list[i].name);
            continue;
        }
        list[kept] = list[i];
        list[kept++].at += address - (section << OFFSET_BITS);
    }
    return kept;
}

void object_loaded(Object *o, const char *function, uint64_t address) {
    const ObjectName *f = NULL;
    for (size_t i = 0; i < o->num_functions && !f; ++i)
        if (strcmp(o->functions[i].name, function) == 0)
            f = &o->functions[i];
    if (!f)
        return;
    uint64_t section = f->at >> OFFSET_BITS, base = address - (f->at - (section << OFFSET_BITS));
    size_t kept = 0;
    o->num_functions = keep_names(o->functions, o->num_functions, section, base);
    o->num_calls = keep_names(o->calls, o->num_calls, section, base);
    for (size_t i = 0; i < o->num_rows; ++i)
        if (o->rows[i].at >> OFFSET_BITS == section) {
            o->rows[kept] = o->rows[i];
            o->rows[kept++].at += base - (section << OFFSET_BITS);
        }
    o->num_rows = kept;
    o->begin = o->functions[0].at;
    o->end = o->functions[o->num_functions - 1].at + o->functions[o->num_functions - 1].size;
}
#endif

/* The last that begins at `address` or before it. */
static size_t num_up_to(const void *items, size_t n, size_t each, uint64_t address) {
    size_t low = 0, high = n;
    while (low < high) {
        size_t mid = low + (high - low) / 2;
        uint64_t at;
        memcpy(&at, (const char *)items + mid * each, sizeof at); /* the first member */
        if (at <= address)
            low = mid + 1;
        else
            high = mid;
    }
    return low;
}

uint32_t object_line_at(const Object *o, uint64_t address) {
    size_t n = num_up_to(o->rows, o->num_rows, sizeof *o->rows, address);
    return n ? o->rows[n - 1].line : 0;
}

const char *object_function_at(const Object *o, uint64_t address) {
    size_t n = num_up_to(o->functions, o->num_functions, sizeof *o->functions, address);
    const ObjectName *f = n ? &o->functions[n - 1] : NULL;
    return f && address < f->at + f->size ? f->name : NULL;
}

const char *object_call_before(const Object *o, uint64_t address) {
    enum { MOST_BEHIND = 4 };
    size_t n = num_up_to(o->calls, o->num_calls, sizeof *o->calls, address);
    const ObjectName *c = n ? &o->calls[n - 1] : NULL;
    return c && address <= c->at + c->size && address - c->at <= MOST_BEHIND ? c->name : NULL;
}
