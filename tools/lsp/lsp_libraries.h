/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Libraries of a script: files of named sequences that it declares, named by lines
 * `// library: PATH`, beside the script or from the root on, and by --library. A folder stands for
 * its *.mlir files. They are documents that no editor has opened, or that one has.
 */
#ifndef JIG_LSP_LIBRARIES_H
#define JIG_LSP_LIBRARIES_H

#include "command.h"
#include "lsp/lsp_server.h"

typedef JIG_VEC(Document *) Documents;

/* A path that a script tells, from its folder on or from the root; empty: it is none. */
JigStr path_from(const Document *d, JigStr told, JigArena *a);
/* Names of the *.mlir files in the folder of the document, without its own. */
void files_beside(const Document *d, JigArena *a, StrList *out);
/* The paths as they are told. */
void library_paths(const Server *server, const Document *d, JigArena *a, StrList *out);
/* The documents, those first that are told first. */
void libraries_of(Server *server, const Document *d, Documents *out);
/* Documents that have to do with a name of a sequence in `d`: itself, its libraries, and those that
 * are open and have `d` as a library. */
void library_family(Server *server, Document *d, Documents *out);
/* The sequence of that name that a library of the document defines; NULL: none does. */
JigOp *library_definition(Server *server, const Document *d, JigStr name, Document **where);
/* The first op of the reading with that name, a sequence; NULL: there is none. */
JigOp *sequence_named(const Reading *r, JigStr name);
/* Is it only declared? */
bool sequence_is_declared(const JigOp *op);

#endif
