/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Specs: op rows compiled. A spec is made when its op is first used and lives
 * as long as the context.
 *
 * Invariants:
 *  - groups, properties, regions and successors are numbered as in the row;
 *  - `sorted` lists the properties by name, as dictionaries are sorted;
 *  - `traits` keeps the row's order; `structural`, `predicates`, `others` and
 *    `after` are what of it is verified, in this order.
 */
#ifndef JIG_IR_SPEC_SPEC_H
#define JIG_IR_SPEC_SPEC_H

#include "ir/spec/constraint.h"
#include "ir/op.h"
#include "ir/storage.h"
#include "ir/spec/trait.h"
#include "jig/reason.h"

typedef enum JigArity { JIG_ONE, JIG_OPTIONAL, JIG_VARIADIC, JIG_VARIADIC2 } JigArity;

typedef struct JigGroupEffect {
    uint8_t kinds;        /* of JigEffectKind */
    bool consumes;        /* of a handle: read and free */
    const char *resource; /* NULL: the default one */
} JigGroupEffect;

/* A named operand, result, region or successor, or list of them. */
typedef struct JigGroup {
    const JigIdent *name;     /* NULL: the row says `_` */
    JigStr summary;           /* what messages say of operands and results */
    const JigTypeCheck *type; /* NULL for regions and successors */
    JigArity arity;
    const JigGroupEffect *effects;
    size_t num_effects;
    const JigIdent *segments; /* JIG_VARIADIC2: property with the inner sizes */
    const JigType *last_ok;   /* the last type found to satisfy `type` */
    /* Regions: blocks allowed; -1 is no bound. */
    int32_t min_blocks, max_blocks;
    int32_t operands; /* successors: operand group passed along; -1 unknown */
} JigGroup;

/* Do the effects that an op tells let it go when nobody needs its results? They do when it reads
 * only, or touches only what it made itself. */
typedef enum JigDrops {
    JIG_DROPS_UNKNOWN, /* the list of its effects says */
    JIG_DROPS_UNTOLD,  /* the row tells no effects */
    JIG_DROPS_ALWAYS,
    JIG_DROPS_NEVER,
} JigDrops;

typedef struct JigProp {
    const JigIdent *name;
    const JigAttrCheck *check;
    const JigAttr *otherwise; /* default, or NULL */
    bool required;            /* neither optional nor defaulted */
    bool filled;              /* the default is stored when the attribute is absent */
    bool native;              /* not an attribute for the reference */
    const char *literal;      /* the last one in C that was found to be the name; NULL: none yet */
} JigProp;

/* Traits that check something. What types and properties decide stands in `all` only: of an op
 * with known ones, `beyond` is what is left to check. */
typedef struct JigChecks {
    const JigTraitUse **all, **beyond;
    size_t num_all, num_beyond;
} JigChecks;

/* What was found of a dictionary, as the one of an op, and isn't asked again. The dictionary knows
 * it, too, for one spec: many ops have attributes of a few kinds in turn. */
typedef enum JigDictNote {
    JIG_DICT_FITS,    /* it satisfies the row */
    JIG_DICT_IS_OWN,  /* it has no dialect's attributes */
    JIG_DICT_IS_FULL, /* it has all defaults that are stored */
    JIG_DICT_NOTES
} JigDictNote;

/* The types of ops that were found valid: another one's are not looked at again. A transformation
 * makes ops of a few kinds in turn. */
enum { JIG_KNOWN_TYPES = 12, JIG_KNOWN_KINDS = 4 };
typedef struct JigKnownTypes {
    const JigAttr *attrs; /* NULL: none are known */
    bool whole;           /* found so after the nested ops, too */
    uint32_t num_operands, num_results;
    const JigType *types[JIG_KNOWN_TYPES]; /* of operands, then of results */
} JigKnownTypes;

/* What the op's types alone decide: nothing is known of it, it holds before the nested ops are
 * visited, it holds then and after them. */
typedef enum JigKnown { JIG_KNOWN_NOTHING, JIG_KNOWN_BEFORE, JIG_KNOWN_WHOLE } JigKnown;

struct JigFormat;

struct JigSpec {
    const JigOpName *name;
    const JigOpRow *row;
    JigGroup *ins, *outs, *regions, *succs;
    size_t num_ins, num_outs, num_regions, num_succs;
    /* Groups that are optional or variadic. */
    size_t variadic_ins, variadic_outs, variadic_regions, variadic_succs;
    JigProp *props;
    size_t num_props;
    const uint32_t *sorted;
    const JigTraitUse *traits;
    size_t num_traits;
    JigChecks structural, predicates, others; /* before the nested ops are visited */
    JigChecks after;                          /* structural and other ones, when they were */
    const JigTraitUse *implicit_terminator;   /* or NULL */
    const JigGroupEffect *effects;            /* of the op as a whole */
    size_t num_effects;
    bool tells_effects; /* the row says something about them */
    JigDrops drops;
    bool operand_segments, result_segments; /* sizes in an i32 array property */
    bool same_operand_sizes, same_result_sizes;
    bool infers;                          /* result types follow from operands and attributes */
    bool infers_by_traits;                /* ... without .infer */
    bool has_fills;                       /* any property with `filled` */
    const JigAttr *fill_in, *fill_out;    /* the last dictionary that was filled */
    const JigAttr *built;                 /* the last dictionary that was made of parts */
    const JigAttr *noted[JIG_DICT_NOTES]; /* by JigDictNote: the last one of which it was found */
    JigKnownTypes known[JIG_KNOWN_KINDS];
    size_t next_known;        /* to be overwritten */
    bool attrs_matter;        /* for what types are allowed */
    struct JigFormat *format; /* compiled by the text layer on first use */
    bool broken;              /* the row is malformed; reported once */
};

static inline bool jig_spec_has_noted(const JigSpec *s, const JigAttr *dict, JigDictNote note) {
    return s->noted[note] == dict || (dict->u.dict.of == s && dict->u.dict.notes >> note & 1);
}

static inline void jig_spec_note(JigSpec *s, const JigAttr *noted, JigDictNote note) {
    JigAttr *dict = (JigAttr *)(uintptr_t)noted;
    if (dict->u.dict.of != s) {
        dict->u.dict.of = s;
        dict->u.dict.notes = 0;
    }
    dict->u.dict.notes |= 1u << note;
    s->noted[note] = dict;
}

/* A place that traits and formats name. */
typedef enum JigEntityKind {
    JIG_ENTITY_NONE,
    JIG_ENTITY_OPERAND,
    JIG_ENTITY_RESULT,
    JIG_ENTITY_PROP
} JigEntityKind;
bool jig_spec_entity(const JigSpec *s, JigStr name, JigEntity *out);
/* Index among .props, or -1. */
int jig_spec_prop(const JigSpec *s, const JigIdent *name);

/* What its groups, traits and effects say about effects; they are compiled. */
void jig_spec_note_effects(JigSpec *s);

/* ---- Verification ---- */
/* Was an op found valid that had the same types, and attributes if types depend on them? */
JigKnown jig_spec_known(const JigOp *op);
/* All of the row's invariants and .verify, before the nested ops are visited. */
bool jig_spec_verify(JigOp *op, JigKnown known) JIG_NODISCARD;
/* What depends on nested ops, after they were found valid. */
bool jig_spec_verify_regions(JigOp *op, JigKnown known) JIG_NODISCARD;

/* ---- Attributes on their way into an op ---- */
/* What stands in <{...}>, as far as the op knows the names. NULL when it cannot be stored: then
 * why says so. */
const JigAttr *jig_spec_props_from(const JigOpName *name, const JigAttr *attr, JigArena *a,
                                   JigReason *why);
/* Do inherent attributes among those in {...} satisfy their constraints? why is
 * the message after "'op.name' op ". */
bool jig_spec_check_attrs(const JigOpName *name, const JigAttr *dict, JigReason *why) JIG_NODISCARD;
/* Without inherent attributes of a kind that the op cannot hold: what is left of them after a
 * .parse function, which does not check. */
const JigAttr *jig_spec_drop_unstorable(const JigOpName *name, const JigAttr *dict);
/* And without segment sizes of a wrong kind or length: what {...} adds to <{...}>. */
const JigAttr *jig_spec_attrs_beside_props(const JigOpName *name, const JigAttr *dict);
/* `props` overridden by `attrs` (either may be NULL), as the op holds them. */
const JigAttr *jig_spec_merge_attrs(const JigOpName *name, const JigAttr *props,
                                    const JigAttr *attrs);
/* `dict` with what is absent and has a stored default. Cheap when there is nothing to do. */
const JigAttr *jig_spec_fill_defaults(const JigOpName *name, const JigAttr *dict);

/* ---- Operand and result groups ---- */
/* Number of operands (results) in each group, `n` in all; false when they cannot be split so. */
bool jig_spec_split(const JigSpec *s, bool results, const JigAttr *attrs, size_t n,
                    uint32_t *sizes);

/* What the row says more, or nothing of it. */
static inline const JigOpMore *jig_spec_row_more(const JigOpRow *row) {
    static const JigOpMore nothing = {0};
    return row->more ? row->more : &nothing;
}

#endif
