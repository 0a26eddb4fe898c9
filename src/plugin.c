/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Opening plugins, and making known to a context what they bring. */
#include "jig/plugin.h"
#include "ir/context.h"
#include "payload/lower/machine_list.h"
#include "support/check.h"

#include <dlfcn.h>

static const char *const struct_names[] = {
#define NAME(T) #T,
    JIG_PLUGIN_STRUCTS(NAME)
#undef NAME
};
static const uint32_t struct_sizes[] = {
#define SIZE(T) sizeof(T),
    JIG_PLUGIN_STRUCTS(SIZE)
#undef SIZE
};

/* ---- Does it fit? ---- */

static JigStr range_of_abis(JigArena *a) {
    if (JIG_PLUGIN_ABI_OLDEST == JIG_PLUGIN_ABI)
        return jig_arena_printf(a, "%d", JIG_PLUGIN_ABI);
    return jig_arena_printf(a, "%d to %d", JIG_PLUGIN_ABI_OLDEST, JIG_PLUGIN_ABI);
}

/* Empty when it does. Only the head may be read before it is known to. */
static JigStr misfit(const JigPlugin *p, JigArena *a) {
    if (!p)
        return JIG_STR("its 'jig_plugin_init' returned nothing");
    if (p->abi < JIG_PLUGIN_ABI_OLDEST || p->abi > JIG_PLUGIN_ABI)
        return jig_arena_printf(
            a, "it was built for plugin interface %u; this is jig " JIG_VERSION ", which has %.*s",
            p->abi, JIG_FMT(range_of_abis(a)));
    for (size_t i = 0; i < p->num_sizes && i < JIG_LEN(struct_sizes); i++)
        if (p->sizes[i] != struct_sizes[i])
            return jig_arena_printf(a,
                                    "it was built with other headers (those of jig %s): its %s has "
                                    "%u bytes, that of jig " JIG_VERSION " has %u",
                                    p->jig, struct_names[i], p->sizes[i], struct_sizes[i]);
    return (JigStr){0};
}

/* ---- Loading ---- */

/* What the dynamic linker says, without the path that it starts with. */
static JigStr linker_error(const char *path, JigArena *a) {
    const char *text = dlerror();
    size_t len = strlen(path);
    if (text && strncmp(text, path, len) == 0 && strncmp(text + len, ": ", 2) == 0)
        text += len + 2;
    return jig_arena_str(a, jig_str(text ? text : "cannot be opened"));
}

static JigStr open_checked(const char *path, JigArena *a, const JigPlugin **out) {
    /* A name without a folder is a file too, not something to search for. */
    JigStr file = jig_arena_printf(a, "%s%s", strchr(path, '/') ? "" : "./", path);
    if (!path[0])
        return JIG_STR("no file name given");
    void *library = dlopen(file.ptr, RTLD_NOW | RTLD_LOCAL);
    if (!library)
        return linker_error(file.ptr, a);
    const JigPlugin *(*init)(void);
    *(void **)&init = dlsym(library, "jig_plugin_init");
    if (init)
        *out = init();
    JigStr error = init ? misfit(*out, a) : JIG_STR("not a plugin: no 'jig_plugin_init' in it");
    if (error.len)
        dlclose(library);
    return error;
}

const JigPlugin *jig_plugin_load(const char *path, JigArena *a, JigStr *error) {
    const JigPlugin *plugin = NULL;
    *error = open_checked(path, a, &plugin);
    return error->len ? NULL : plugin;
}

/* ---- Registering ---- */

/* Of a plugin in a context. */
static const char registered = 0, refused = 0;

static size_t num_ops(const JigDialect *const *dialects, size_t n) {
    size_t ops = 0;
    for (size_t i = 0; i < n; i++)
        ops += dialects[i]->num_ops;
    return ops;
}
/* A table of very many names does not grow in steps. */
static void make_room(JigContext *ctx, const JigPlugin *plugin) {
    size_t ops = num_ops(plugin->dialects, plugin->num_dialects);
    for (size_t i = 0; i < plugin->num_machines; i++)
        ops += num_ops(plugin->machines[i]->dialects, plugin->machines[i]->num_dialects);
    jig_strmap_reserve(&ctx->op_rows, ops);
}
static bool register_dialects(JigContext *ctx, const JigDialect *const *dialects, size_t n) {
    bool ok = true;
    for (size_t i = 0; i < n; i++)
        ok &= jig_context_register(ctx, dialects[i]);
    return ok;
}
static bool register_passes(JigContext *ctx, const JigPassRow *const *passes, size_t n) {
    bool ok = true;
    for (size_t i = 0; i < n; i++)
        ok &= jig_pass_register(ctx, passes[i]);
    return ok;
}
static bool register_all(JigContext *ctx, const JigPlugin *plugin) {
    make_room(ctx, plugin);
    bool ok = register_dialects(ctx, plugin->dialects, plugin->num_dialects);
    ok &= register_passes(ctx, plugin->passes, plugin->num_passes);
    for (size_t i = 0; i < plugin->num_machines; i++) {
        const JigMachine *m = plugin->machines[i];
        ok &= register_dialects(ctx, m->dialects, m->num_dialects);
        ok &= register_passes(ctx, m->passes, m->num_passes);
    }
    if (ok)
        jig_lower_machines_add(ctx, plugin->machines, plugin->num_machines);
    return ok && (!plugin->setup || plugin->setup(ctx));
}

static bool register_plugin(JigContext *ctx, const JigPlugin *plugin) {
    const void *known = jig_ptrmap_get(&ctx->plugins, plugin);
    if (known == &refused)
        return jig_error(ctx, jig_loc_unknown(ctx), "the plugin was refused before");
    if (known)
        return true;
    bool ok = register_all(ctx, plugin);
    jig_ptrmap_set(&ctx->plugins, plugin, (void *)(uintptr_t)(ok ? &registered : &refused));
    return ok;
}

typedef struct Registration {
    JigContext *ctx;
    const JigPlugin *plugin;
    bool ok;
} Registration;

static void carry_out(void *user) {
    Registration *r = user;
    r->ok = register_plugin(r->ctx, r->plugin);
}

bool jig_plugin_register(JigContext *ctx, const JigPlugin *plugin) {
    JIG_REQUIRE(ctx && plugin);
    Registration r = {.ctx = ctx, .plugin = plugin};
    return jig_context_recovers(ctx, carry_out, &r) && r.ok;
}
