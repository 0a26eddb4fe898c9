/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What the server can do: one row a method. */
#include "lsp/lsp_server.h"

/* clang-format off */
#define REQUEST(name, answer, capability, value) {name, answer, capability, value, false}
#define NOTIFICATION(name, answer, capability, value) {name, answer, capability, value, true}
/* clang-format on */

static void ignore(Call *call) {
    (void)call;
}

const Method server_methods[] = {
    NOTIFICATION("initialized", ignore, NULL, NULL),
    NOTIFICATION("$/cancelRequest", ignore, NULL, NULL),
    NOTIFICATION("$/setTrace", ignore, NULL, NULL),
    NOTIFICATION("workspace/didChangeConfiguration", ignore, NULL, NULL),
    /* 2: changes are of ranges. */
    NOTIFICATION("textDocument/didOpen", documents_open, "textDocumentSync",
                 "{\"openClose\": true, \"change\": 2, \"save\": true}"),
    NOTIFICATION("textDocument/didChange", documents_change, NULL, NULL),
    NOTIFICATION("textDocument/didClose", documents_close, NULL, NULL),
    NOTIFICATION("textDocument/didSave", documents_save, NULL, NULL),
    REQUEST("textDocument/codeAction", answer_actions, "codeActionProvider",
            "{\"codeActionKinds\": [\"quickfix\", \"refactor\", \"source\"]}"),
    REQUEST("textDocument/definition", answer_definition, "definitionProvider", "true"),
    REQUEST("textDocument/references", answer_references, "referencesProvider", "true"),
    REQUEST("textDocument/documentHighlight", answer_highlight, "documentHighlightProvider",
            "true"),
    REQUEST("textDocument/prepareRename", answer_prepare_rename, NULL, NULL),
    REQUEST("textDocument/rename", answer_rename, "renameProvider", "{\"prepareProvider\": true}"),
    REQUEST("textDocument/documentSymbol", answer_symbols, "documentSymbolProvider", "true"),
    REQUEST("textDocument/foldingRange", answer_folding, "foldingRangeProvider", "true"),
    REQUEST("textDocument/selectionRange", answer_selection, "selectionRangeProvider", "true"),
    REQUEST("textDocument/hover", answer_hover, "hoverProvider", "true"),
    REQUEST("textDocument/completion", answer_completion, "completionProvider",
            "{\"triggerCharacters\": [\".\", \"%\", \"@\", \"!\", \"#\", \"^\"]}"),
    REQUEST("textDocument/signatureHelp", answer_signature, "signatureHelpProvider",
            "{\"triggerCharacters\": [\" \", \",\", \"(\"]}"),
    REQUEST("textDocument/semanticTokens/full", answer_colours, "semanticTokensProvider",
            "{\"legend\": {\"tokenTypes\": [\"comment\", \"string\", \"number\", \"keyword\","
            " \"type\", \"function\", \"variable\", \"parameter\", \"property\","
            " \"namespace\"], \"tokenModifiers\": []}, \"full\": true, \"range\": true}"),
    REQUEST("textDocument/semanticTokens/range", answer_colours_of_range, NULL, NULL),
    REQUEST("textDocument/formatting", answer_formatting, "documentFormattingProvider", "true"),
    REQUEST("textDocument/inlayHint", answer_hints, "inlayHintProvider", "true"),
    REQUEST("workspace/symbol", answer_all_symbols, "workspaceSymbolProvider", "true"),
    REQUEST("jig/payload", answer_payload, NULL, NULL),
    {0},
};
