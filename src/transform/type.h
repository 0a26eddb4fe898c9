/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What the built-in handle types admit; rows of types name them (jig_iface_handle). */
#ifndef JIG_TRANSFORM_TYPE_H
#define JIG_TRANSFORM_TYPE_H

#include "jig/transform.h"

extern const JigHandleType jig_any_op_handle, jig_op_handle, jig_any_value_handle,
    jig_any_param_handle, jig_param_handle, jig_map_handle, jig_type_handle;

#endif
