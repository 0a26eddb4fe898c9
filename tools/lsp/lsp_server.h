/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * The server: documents, and messages about them one after the other. A request is a row of a table
 * (lsp_methods.c): a method, the capability that it makes, and the function that answers.
 */
#ifndef JIG_LSP_SERVER_H
#define JIG_LSP_SERVER_H

#include "command.h"
#include "lsp/lsp_parts.h"
#include "rpc/wire.h"

#include <time.h>

struct Live;

/* How much of what is wrong with a text the client knows. */
typedef enum DocumentTold { TOLD_NOTHING, TOLD_PART, TOLD_ALL } DocumentTold;

typedef struct Document {
    JigStr uri, path; /* `path` as messages call it */
    DocText text;
    int64_t version;
    Reading *reading; /* of this text; NULL: it has changed since */
    /* Of a long text that has changed in one part: */
    Parts parts;
    Reading *before; /* the whole as it was, for its problems, which move with the text */
    Reading *part;   /* `part_index` as it is, in `part_text`; NULL: none is read yet */
    size_t part_index;
    DocText part_text;
    struct Live *live; /* the script carried out; NULL: not yet, or there is none */
    DocumentTold told;
    bool is_live_stale;    /* script or payload changed since `live` was made */
    struct timespec stamp; /* of a file that nobody has opened: when it was written */
    struct Document *next;
} Document;

typedef enum ServerState { SERVER_NEW, SERVER_READY, SERVER_DOWN } ServerState;

typedef struct Server {
    Wire wire;
    ContextMaker maker;
    ServerState state;
    Document *documents;
    Document *files;          /* that nobody has opened, and that open ones need */
    const StrList *libraries; /* of every script; NULL: none */
    bool has_hint_refresh;    /* the client asks for hints anew when told so */
    bool exits;
    int status;
    int64_t requests; /* of the server's own */
} Server;

/* Serves until the client says so; the exit status. */
int server_run(Server *server);

/* ---- One message ---- */
typedef enum LspError { /* as JSON-RPC and the protocol number them */
                        LSP_PARSE_ERROR = -32700,
                        LSP_INVALID_REQUEST = -32600,
                        LSP_METHOD_NOT_FOUND = -32601,
                        LSP_INVALID_PARAMS = -32602,
                        LSP_NOT_INITIALIZED = -32002,
                        LSP_REQUEST_FAILED = -32803,
} LspError;

typedef struct Call {
    Server *server;
    const Json *params;
    JigJson *out; /* the result, one value; nothing: null */
    JigArena *arena;
    LspError error; /* 0: none */
    JigStr message;
} Call;

typedef struct Method {
    const char *name;
    void (*answer)(Call *call);
    const char *capability; /* what `initialize` answers for it; NULL: nothing */
    const char *value;      /* of the capability, as JSON */
    bool is_notification;
} Method;
extern const Method server_methods[]; /* ended by one without name */

/* Ends the call with an error. */
void call_fail(Call *call, LspError error, const char *format, ...) JIG_PRINTF(3, 4);
/* The document that params name; NULL after an error. */
Document *call_document(Call *call);
/* The same as IR; NULL after an error. */
Reading *call_reading(Call *call, Document **document);
/* The same with the offset of params.position. */
Reading *call_place(Call *call, Document **document, size_t *offset);

/* The same, of what stands around the place alone where that is enough to know what is there. */
Reading *call_near(Call *call, Document **document, size_t *offset);

/* ---- Documents (lsp_documents.c) ---- */
Document *document_find(const Server *server, JigStr uri);
/* One more of a list, without text. */
Document *document_add(Document **list, JigStr uri, JigStr path);
/* Another text. */
void document_set(Document *d, JigStr text);
Reading *document_reading(Server *server, Document *d);
/* Of a part that changed; NULL: it takes the whole. */
Reading *document_part(Server *server, Document *d, size_t part);
/* Of the part around a place, unless the whole is read, or has to be. */
Reading *document_near(Server *server, Document *d, size_t offset);
void documents_free(Server *server);
/* "file:///a%20b" as a path; another address as it is. */
JigStr document_path(JigStr uri, JigArena *a);
/* A path as an address. */
JigStr document_uri(JigStr path, JigArena *a);

/* ---- What the server says by itself ---- */
void server_notify(Server *server, const char *method, JigStr params);
void server_request(Server *server, const char *method, JigStr params);
/* In a pause: what is wrong with documents that changed, live handles. True: there is more to do
 * after a longer one. */
bool server_rest(Server *server, bool is_long);
/* JSON into a vector. */
JigJson json_into(JigCharVec *out);
/* {"uri": ..., "range": ...} */
void put_location(JigJson *j, const char *key, const Document *d, size_t begin, size_t end);

/* ---- What answers, by files ---- */
typedef void AnswerFn(Call *call);
/* lsp_documents.c */
AnswerFn documents_open, documents_change, documents_close, documents_save;
/* lsp_actions.c */
AnswerFn answer_actions;
/* lsp_names.c */
AnswerFn answer_definition, answer_references, answer_highlight, answer_prepare_rename,
    answer_rename;
/* lsp_outline.c */
AnswerFn answer_symbols, answer_folding, answer_selection, answer_all_symbols;
/* lsp_hover.c, lsp_complete.c, lsp_signature.c, lsp_colours.c */
AnswerFn answer_hover, answer_completion, answer_signature, answer_colours, answer_colours_of_range;
/* lsp_format.c */
AnswerFn answer_formatting;
/* lsp_hints.c */
AnswerFn answer_hints, answer_payload;

/* Tells the client what is wrong with a document (lsp_actions.c): all, or what the part that was
 * edited has now with what the others had. */
void problems_tell(Server *server, Document *d, DocumentTold how);

#endif
