/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What the debugger can do: a row a request. */
#include "dap/dap_server.h"

#define REQUEST(command_, answer_, ...)                                                            \
    { .command = (command_), .answer = (answer_), __VA_ARGS__ }
#define OF_RUN(command_, answer_, ...) REQUEST(command_, answer_, .needs_run = true, __VA_ARGS__)

const Request dap_requests[] = {
    REQUEST("initialize", answer_initialize),
    REQUEST("launch", answer_launch),
    REQUEST("setBreakpoints", answer_breakpoints,
            .capability = "supportsConditionalBreakpoints\0"
                          "supportsHitConditionalBreakpoints\0"
                          "supportsLogPoints\0"),
    REQUEST("setFunctionBreakpoints", answer_function_breakpoints,
            .capability = "supportsFunctionBreakpoints\0"),
    REQUEST("setExceptionBreakpoints", answer_exception_breakpoints),
    REQUEST("configurationDone", answer_configured,
            .capability = "supportsConfigurationDoneRequest\0"),
    REQUEST("terminate", answer_terminate, .capability = "supportsTerminateRequest\0"),
    REQUEST("disconnect", answer_disconnect),
    REQUEST("restart", answer_restart, .capability = "supportsRestartRequest\0"),
    REQUEST("threads", answer_threads),
    REQUEST("pause", answer_pause),
    REQUEST("loadedSources", answer_sources, .capability = "supportsLoadedSourcesRequest\0"),
    OF_RUN("breakpointLocations", answer_breakpoint_locations,
           .capability = "supportsBreakpointLocationsRequest\0"),
    OF_RUN("continue", answer_continue),
    OF_RUN("next", answer_next),
    OF_RUN("stepIn", answer_step_in),
    OF_RUN("stepOut", answer_step_out),
    OF_RUN("stepBack", answer_step_back, .capability = "supportsStepBack\0"),
    OF_RUN("reverseContinue", answer_reverse),
    OF_RUN("gotoTargets", answer_goto_targets, .capability = "supportsGotoTargetsRequest\0"),
    OF_RUN("goto", answer_goto),
    OF_RUN("stackTrace", answer_stack, .capability = "supportsDelayedStackTraceLoading\0"),
    OF_RUN("scopes", answer_scopes),
    OF_RUN("variables", answer_variables),
    OF_RUN("evaluate", answer_evaluate, .capability = "supportsEvaluateForHovers\0"),
    OF_RUN("exceptionInfo", answer_exception, .capability = "supportsExceptionInfoRequest\0"),
    OF_RUN("source", answer_source),
    {0},
};

void dap_put_capabilities(JigJson *j) {
    for (const Request *r = dap_requests; r->command; ++r)
        for (const char *c = r->capability; c && *c; c += strlen(c) + 1)
            jig_json_bool(j, c, true);
}
