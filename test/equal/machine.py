# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The library through its C API: payloads are read, changed by a script or a pipeline, and evaluated in this process."""
import ctypes as c


class Str(c.Structure):
    _fields_ = [("ptr", c.c_void_p), ("len", c.c_size_t)]


class Value(c.Structure):  # JigEvalValue
    _fields_ = [("tag", c.c_int), ("w", c.c_uint64 * 4)]


class Options(c.Structure):  # JigEvalOptions
    _fields_ = [("max_steps", c.c_uint64), ("max_memory", c.c_uint64), ("max_depth", c.c_uint32), ("vscale", c.c_uint32),
                ("print", c.c_void_p), ("user", c.c_void_p), ("check_leaks", c.c_bool), ("domain", c.c_int), ("reserved", c.c_void_p * 3)]


IEEE, FIELD = 0, 1  # JigEvalDomain
UNKNOWN, LIMIT = 3, 4  # JigEvalFault


class Flags(c.Structure):  # JigPrintFlags
    _fields_ = [(name, c.c_bool) for name in ("debug_info", "pretty_debug_info", "generic", "local_scope", "assume_verified", "skip_regions",
                                              "use_name_locs", "unique_ssa_ids", "print_users")] + \
               [(name, c.c_int64) for name in ("elide_elements_above", "elide_resource_above", "hex_above")]


class Reason(c.Structure):  # the head of JigReason, and more room than the rest needs
    _fields_ = [("arena", c.c_void_p), ("rest", c.c_char * 1016)]


class Diag(c.Structure):  # the head of JigDiag
    _fields_ = [("severity", c.c_int), ("loc", c.c_void_p), ("message", Str)]


class Step(c.Structure):  # the head of JigStep
    _fields_ = [("op", c.c_void_p), ("status", c.c_int)]


HANDLER = c.CFUNCTYPE(c.c_bool, c.c_void_p, c.c_void_p, c.POINTER(Diag))
STEP = c.CFUNCTYPE(None, c.c_void_p, c.POINTER(Step))
WRITE = c.CFUNCTYPE(None, c.c_void_p, c.c_void_p, c.c_size_t)


class Signature(c.Structure):  # JigEvalSignature
    _fields_ = [("inputs", c.POINTER(c.c_void_p)), ("results", c.POINTER(c.c_void_p)), ("num_inputs", c.c_size_t), ("num_results", c.c_size_t)]


class CodeOptions(c.Structure):  # JigCodeOptions
    _fields_ = [("triple", c.c_char_p), ("cpu", c.c_char_p), ("features", c.c_char_p), ("entry", c.c_char_p), ("name", c.c_char_p),
                ("level", c.c_uint32), ("reserved", c.c_void_p * 4)]


class CodeRun(c.Structure):  # JigCodeRun
    _fields_ = [("code", CodeOptions), ("types", c.POINTER(Signature)), ("pipeline", c.c_char_p), ("max_memory", c.c_uint64),
                ("max_seconds", c.c_double), ("timed", c.c_uint32), ("seconds", c.c_void_p), ("with_args", c.c_bool), ("threads", c.c_uint32), ("reserved", c.c_void_p * 3)]


class Observer(c.Structure):  # JigStepObserver
    _fields_ = [("step", STEP), ("user", c.c_void_p)]


class ScriptOptions(c.Structure):  # JigScriptOptions
    _fields_ = [("trailing", c.c_void_p), ("num_trailing", c.c_size_t), ("observer", c.POINTER(Observer)),
                ("keep_aliases", c.c_bool), ("keep_partial", c.c_bool),
                ("strict_handles", c.c_bool), ("explain", c.c_bool), ("reserved", c.c_void_p * 2)]


P, S, B, N = c.c_void_p, Str, c.c_bool, c.c_size_t
SIGNATURES = {
    "jig_context_create": (P,), "jig_context_destroy": (None, P), "jig_register_all": (None, P), "jig_diag_flush": (None, P),
    "jig_context_push_handler": (None, P, HANDLER, P), "jig_parse_module": (P, P, S, S, B), "jig_op_destroy": (None, P),
    "jig_op_verify": (B, P), "jig_symbol_lookup_in": (P, P, S), "jig_interpret": (B, P, P, c.POINTER(ScriptOptions)),
    "jig_arena_create": (P,), "jig_arena_destroy": (None, P), "jig_op_to_str": (S, P, c.POINTER(Flags), P),
    "jig_print_flags": (Flags,), "jig_op_name_of": (S, P),
    "jig_eval_create": (P, P, c.POINTER(Options)), "jig_eval_destroy": (None, P),
    "jig_eval_fault": (c.c_int, P), "jig_eval_run_lowered": (B, P, P, c.POINTER(Signature), c.POINTER(Value), c.POINTER(Value)), "jig_eval_release": (None, c.POINTER(Value)),
    "jig_eval_parse_value": (B, P, P, S, c.POINTER(Value)), "jig_eval_value_to_str": (S, P, P, c.POINTER(Value), P),
    "jig_codegen_available": (B, P), "jig_op_loc": (P, P),
    "jig_code_run": (c.c_int, P, P, c.POINTER(CodeRun), P, c.POINTER(Value), c.POINTER(Value)),
    "jig_type_to_str": (S, P, P), "jig_function_inputs": (c.POINTER(P), P, c.POINTER(N)), "jig_function_results": (c.POINTER(P), P, c.POINTER(N)),
    "jig_pipeline_parse": (P, P, S, P, c.POINTER(Reason)), "jig_pipeline_complaints": (S, c.POINTER(Reason), c.c_char_p, P),
    "jig_reason_text": (S, c.POINTER(Reason), P), "jig_pipeline_run": (B, P, P, P), "jig_pipeline_destroy": (None, P),
}


class Library:
    def __init__(self, path):
        self.dll = c.CDLL(path)
        for name, (result, *args) in SIGNATURES.items():
            f = getattr(self.dll, name)
            f.restype, f.argtypes = result, args
            setattr(self, name[4:], f)


def text_of(s):
    return c.string_at(s.ptr, s.len).decode("utf-8", "replace") if s.len else ""


class Failure(Exception):
    """Something that the library refused, with its diagnostics."""


class Refused(Failure):
    """A payload that no code was made of."""


class Limit(Failure):
    """An evaluation that takes more than it may."""


class Undecided(Failure):
    """Nothing says what something does, or not in the field."""


class Machine:
    """A context. Text handed to the library is kept as long as it may look at it."""

    def __init__(self, library):
        self.l, self.kept, self.errors, self.warnings = library, [], [], []
        self.ctx = library.context_create()
        library.register_all(self.ctx)
        self.handler = HANDLER(self.diag)
        library.context_push_handler(self.ctx, self.handler, None)
        self.arena = library.arena_create()

    def close(self):
        self.l.diag_flush(self.ctx)
        self.l.arena_destroy(self.arena)
        self.l.context_destroy(self.ctx)

    def diag(self, _user, _ctx, diag):
        if diag.contents.severity >= 2:
            (self.errors if diag.contents.severity == 3 else self.warnings).append(text_of(diag.contents.message))
        return True

    def why(self):
        self.l.diag_flush(self.ctx)
        why, self.errors[:] = "; ".join(self.errors) or "no reason given", []
        return why

    def str(self, text):
        data = c.create_string_buffer(text.encode())
        self.kept.append(data)
        return Str(c.addressof(data), len(data) - 1)

    def parse(self, text, name="payload"):
        module = self.l.parse_module(self.ctx, self.str(text), self.str(name), True)
        if not module:
            raise Failure(f"{name}: {self.why()}")
        return module

    def print(self, op, locations=False):
        flags = self.l.print_flags()
        flags.debug_info = locations
        return text_of(self.l.op_to_str(op, c.byref(flags), self.arena))

    def verify(self, op):
        if not self.l.op_verify(op):
            raise Failure(f"verify: {self.why()}")

    def interpret(self, payload, script, on_step=None):
        """True: all steps were applied. False: self.errors says why not."""
        entry = self.l.symbol_lookup_in(script, self.str("__transform_main"))
        options = ScriptOptions()
        if on_step:
            step = STEP(lambda _user, s: on_step(text_of(self.l.op_name_of(s.contents.op)), s.contents.status))
            observer = Observer(step, None)
            options.observer = c.pointer(observer)
        return self.l.interpret(payload, entry, c.byref(options))

    def pipeline(self, payload, text):
        reason = Reason(arena=self.arena)
        pipeline = self.l.pipeline_parse(self.ctx, self.str(text), self.arena, c.byref(reason))
        if not pipeline:
            said = text_of(self.l.pipeline_complaints(c.byref(reason), b"pipeline", self.arena)) + text_of(self.l.reason_text(c.byref(reason), self.arena))
            raise Failure(f"pipeline: {said} {self.why() if self.errors else ''}".rstrip())
        done = self.l.pipeline_run(pipeline, payload, None)
        self.l.pipeline_destroy(pipeline)
        return done

    def function(self, payload, name):
        function = self.l.symbol_lookup_in(payload, self.str(name))
        if not function:
            raise Failure(f"no function {name}")
        return function

    def signature(self, payload, name="main"):
        """The types that `name` takes and returns."""
        function, n, m = self.function(payload, name), N(), N()
        inputs, results = self.l.function_inputs(function, c.byref(n)), self.l.function_results(function, c.byref(m))
        inputs, results = inputs[:n.value] if n.value else [], results[:m.value] if m.value else []
        return Signature((P * (len(inputs) + 1))(*inputs), (P * (len(results) + 1))(*results), len(inputs), len(results))

    def evaluate(self, payload, fills, name="main", max_steps=3_000_000, check_leaks=False, signature=None, domain=IEEE):
        """What `name` returns, and then what its memref arguments hold, each as an attribute. With `check_leaks` memory that is not freed is a failure.
        `signature`: the types that it had before it was lowered. `domain`: what floats are."""
        function = self.function(payload, name)

        def run(e, signature, args, outs):
            if not self.l.eval_run_lowered(e, function, c.byref(signature), args, outs):
                kind = {UNKNOWN: Undecided, LIMIT: Limit}.get(self.l.eval_fault(e), Failure)
                raise kind(f"eval: {self.why()}")
        return self.call(payload, fills, signature or self.signature(payload, name), run,
                         Options(max_steps=max_steps, max_memory=1 << 28, check_leaks=check_leaks, domain=domain))

    def compiled(self, payload, fills, name="main", signature=None, threads=0, seconds=5):
        """The same by code that is made of it, after which the payload is lowered."""
        def run(e, signature, args, outs):
            code = CodeOptions(entry=name.encode(), level=1)
            how = CodeRun(code=code, types=c.pointer(signature), max_memory=1 << 28, max_seconds=seconds, with_args=True, threads=threads)
            end = self.l.code_run(payload, self.l.op_loc(self.function(payload, name)), c.byref(how), e, args, outs)
            if end != 0:
                raise (Refused if end == 1 else Failure)(f"code: {self.why()}")
        return self.call(payload, fills, signature or self.signature(payload, name), run, Options(max_memory=1 << 28))

    def call(self, payload, fills, signature, run, options):
        e = self.l.eval_create(payload, c.byref(options))
        inputs, results = signature.inputs[:signature.num_inputs], signature.results[:signature.num_results]
        args, outs = (Value * (len(inputs) + 1))(), (Value * (len(results) + 1))()
        try:
            for i, (t, fill) in enumerate(zip(inputs, fills)):
                if not self.l.eval_parse_value(e, t, self.str(fill), c.byref(args[i])):
                    raise Failure(f"argument {fill}: {self.why()}")
            if len(fills) != len(inputs):
                raise Failure(f"{len(inputs)} arguments, not {len(fills)}")
            run(e, signature, args, outs)
            shown = [(t, outs[i]) for i, t in enumerate(results)]
            shown += [(t, args[i]) for i, t in enumerate(inputs) if fills[i].startswith("memref")]
            return [text_of(self.l.eval_value_to_str(e, t, c.byref(v), self.arena)) for t, v in shown]
        finally:
            for v in (*args, *outs):
                self.l.eval_release(c.byref(v))
            self.l.eval_destroy(e)
