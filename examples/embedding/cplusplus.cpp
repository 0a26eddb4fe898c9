/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * usage: cplusplus SCRIPT PAYLOAD
 *
 * What main.c does, from C++: the headers declare C functions.
 */
#include <jig/plugin.h>

#include <cstdio>
#include <fstream>
#include <iterator>
#include <memory>
#include <string>

struct Destroy {
    void operator()(JigContext *ctx) const { jig_context_destroy(ctx); }
    void operator()(JigOp *op) const { jig_op_destroy(op); }
};
using Context = std::unique_ptr<JigContext, Destroy>;
using Op = std::unique_ptr<JigOp, Destroy>;

static Op parse(const Context &ctx, const std::string &path) {
    std::ifstream in(path);
    std::string text{std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
    return Op{jig_parse_module(ctx.get(), {text.data(), text.size()}, jig_str(path.c_str()), true)};
}

static void write_out(void *, const char *text, size_t len) {
    std::fwrite(text, 1, len, stdout);
}

int main(int argc, char **argv) {
    if (argc != 3)
        return 2;
    Context ctx{jig_context_create()};
    jig_register_all(ctx.get());
    Op script = parse(ctx, argv[1]), payload = parse(ctx, argv[2]);
    JigOp *entry = script && payload
                       ? jig_symbol_lookup_in(script.get(), jig_str("__transform_main"))
                       : nullptr;
    bool ok = entry && jig_interpret(payload.get(), entry, nullptr) &&
              jig_op_print(payload.get(), nullptr, write_out, nullptr);
    return ok ? 0 : 1;
}
