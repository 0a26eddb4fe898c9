/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "dialect/sparse_tensor/sparse_int.h"

/* `<` and an encoding, of which the name may be left out. */
static const JigAttr *parse_encoding(JigParser *p, const JigTypeRow *row) {
    if (!jig_parse_token(p, "<"))
        return NULL;
    JigSpot spot = jig_parse_spot(p);
    const JigAttr *x = jig_parse_peek_char(p) == '#' ? jig_parse_attr(p, NULL)
                                                     : jig_sparse_parse_encoding(p, NULL);
    if (x && jig_attr_is(x, JIG_SPARSE_ATTR(ENCODING)))
        return x;
    if (x)
        jig_parse_error(p, spot, "invalid kind of attribute specified");
    jig_parse_error(p, jig_parse_spot(p),
                    "failed to parse %s parameter 'encoding' which is to be a "
                    "`::mlir::sparse_tensor::SparseTensorEncodingAttr`",
                    row->label);
    return NULL;
}

/* ---- storage_specifier<#encoding> ---- */

/* What is the same of all tensors that are stored alike. It has no inverse map, as in the
 * reference, so that it is no encoding that a tensor has. */
static const JigAttr *of_storage(const JigAttr *x) {
    JigContext *ctx = jig_attr_context(x);
    const JigAttr *params[JIG_SPARSE_NUM_PARAMS] = {0},
                  *zero = jig_attr_int(jig_type_i(ctx, 64), 0);
    params[JIG_SPARSE_LEVELS] = jig_attr_param(x, JIG_SPARSE_LEVELS);
    params[JIG_SPARSE_SLICES] = jig_attr_param(x, JIG_SPARSE_SLICES);
    size_t rank = jig_attr_dense_array_len(params[JIG_SPARSE_LEVELS]);
    params[JIG_SPARSE_DIM_TO_LEVEL] = jig_attr_of_map(jig_map_identity(ctx, (unsigned)rank));
    params[JIG_SPARSE_POS_WIDTH] = params[JIG_SPARSE_CRD_WIDTH] = zero;
    return jig_attr_get(ctx, JIG_SPARSE_ATTR(ENCODING), params, JIG_SPARSE_NUM_PARAMS);
}

const JigType *jig_sparse_parse_specifier(JigParser *p) {
    const JigAttr *x = parse_encoding(p, JIG_SPARSE_TYPE(STORAGE_SPECIFIER));
    if (!x || !jig_parse_token(p, ">"))
        return NULL;
    x = of_storage(x);
    return jig_type_get(jig_parser_context(p), JIG_SPARSE_TYPE(STORAGE_SPECIFIER), &x, 1);
}

void jig_sparse_print_specifier(JigPrinter *p, const JigType *t) {
    jig_print(p, "<");
    jig_print_attr(p, jig_type_param(t, 0));
    jig_print(p, ">");
}

/* ---- iter_space<#encoding, lvls = 0 to 2>, iterator<...> ---- */

static const JigType *parse_with_levels(JigParser *p, const JigTypeRow *row) {
    JigContext *ctx = jig_parser_context(p);
    JigLoc loc = jig_parse_loc(p, jig_parse_name_spot(p));
    const JigAttr *params[3] = {parse_encoding(p, row)};
    int64_t first, end;
    if (!params[0] || !jig_parse_token(p, ",") || !jig_parse_keyword(p, "lvls") ||
        !jig_parse_token(p, "=") || !jig_parse_integer(p, &first))
        return NULL;
    end = first == INT64_MAX ? first : first + 1;
    if ((jig_parse_try_keyword(p, "to") && !jig_parse_integer(p, &end)) || !jig_parse_token(p, ">"))
        return NULL;
    params[1] = jig_attr_int(jig_type_i(ctx, 64), first);
    params[2] = jig_attr_int(jig_type_i(ctx, 64), end);
    return jig_sparse_verify_range(ctx, loc, params, JIG_LEN(params))
               ? jig_type_get(ctx, row, params, JIG_LEN(params))
               : NULL;
}

const JigType *jig_sparse_parse_iter_space(JigParser *p) {
    return parse_with_levels(p, JIG_SPARSE_TYPE(ITER_SPACE));
}
const JigType *jig_sparse_parse_iterator(JigParser *p) {
    return parse_with_levels(p, JIG_SPARSE_TYPE(ITERATOR));
}

void jig_sparse_print_levels_of(JigPrinter *p, const JigType *t) {
    int64_t first = jig_attr_int_value(jig_type_param(t, 1)),
            end = jig_attr_int_value(jig_type_param(t, 2));
    jig_print(p, "<");
    jig_print_attr(p, jig_type_param(t, 0));
    jig_print(p, ", lvls = ");
    jig_print_int(p, first);
    if (end != first + 1) {
        jig_print(p, " to ");
        jig_print_int(p, end);
    }
    jig_print(p, ">");
}

bool jig_sparse_verify_range(JigContext *ctx, JigLoc loc, const JigAttr *const *params, size_t n) {
    (void)n;
    int64_t first = jig_attr_int_value(params[1]), end = jig_attr_int_value(params[2]);
    return (first >= 0 && first < end) ||
           jig_error(ctx, loc, "expect larger level upper bound than lower bound");
}

/* ---- Which types are sparse ---- */

bool jig_sparse_is_stored_so(const JigType *t) {
    if (jig_type_is(t, JIG_SPARSE_TYPE(STORAGE_SPECIFIER)))
        return true;
    return jig_type_is_ranked_tensor(t) &&
           jig_attr_is(jig_type_encoding(t), JIG_SPARSE_ATTR(ENCODING));
}
