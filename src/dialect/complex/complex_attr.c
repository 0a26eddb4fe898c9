/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The attribute #complex.number<:f64 1.0, 2.0>. */
#include "dialect/complex/complex_int.h"

static const JigAttr *parse_number(JigParser *p, const JigType *type) {
    (void)type;
    if (!jig_parse_token(p, "<") || !jig_parse_token(p, ":"))
        return NULL;
    JigSpot spot = jig_parse_spot(p);
    const JigType *element = jig_parse_type(p);
    if (!element)
        return NULL;
    if (!jig_type_is_float(element)) {
        jig_parse_error(p, spot, "element type of the complex attribute must be float like type");
        return NULL;
    }
    JigFloat re, im;
    JigFloatKind kind = jig_type_float_kind(element);
    /* Numbers are read in double precision, hexadecimal ones as its bits. */
    if (!jig_parse_float(p, JIG_F64, &re) || !jig_parse_token(p, ",") ||
        !jig_parse_float(p, JIG_F64, &im) || !jig_parse_token(p, ">"))
        return NULL;
    const JigAttr *parts[2] = {
        jig_attr_float(element, jig_float_convert(re, kind, JIG_ROUND_NEAREST_EVEN, NULL)),
        jig_attr_float(element, jig_float_convert(im, kind, JIG_ROUND_NEAREST_EVEN, NULL)),
    };
    return jig_attr_get_typed(jig_type_complex(element), JIG_COMPLEX_NUMBER, parts, 2);
}

static void print_number(JigPrinter *p, const JigAttr *x) {
    jig_print(p, "<:");
    jig_print_type(p, jig_type_element(jig_attr_type(x)));
    jig_print(p, " ");
    jig_print_float(p, jig_attr_float_value(jig_attr_param(x, 0)));
    jig_print(p, ", ");
    jig_print_float(p, jig_attr_float_value(jig_attr_param(x, 1)));
    jig_print(p, ">");
}

const JigAttrRow jig_complex_attrs[JIG_COMPLEX_NUM_ATTRS] = {
    {.name = "complex.number",
     .written = "<:type real, imaginary>",
     .label = "Complex_NumberAttr",
     .params = "real: attr, imag: attr",
     .parse = parse_number,
     .print = print_number,
     .summary = "a complex number"},
};
