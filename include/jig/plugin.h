/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Plugins: shared objects that bring dialects, transform ops, passes and
 * interfaces. The library describes what comes with it in the same structure
 * (src/all.c). docs/extending.md walks through one.
 *
 *     static const JigPlugin plugin = {
 *         JIG_PLUGIN_HEAD,
 *         .name = "my",
 *         .version = "1.0",
 *         .dialects = (const JigDialect *const[]){&my_dialect, &my_transform_ops},
 *         .num_dialects = 2,
 *     };
 *     JIG_PLUGIN_EXPORT const JigPlugin *jig_plugin_init(void) {
 *         return &plugin;
 *     }
 *
 * A plugin is not linked with libjig: the functions that it calls are those of
 * the program that loads it, so that there is one library, with one idea of
 * which rows and interfaces there are.
 *
 * What keeps an old plugin loading, and keeps out one that can't work:
 *  - Functions are only added; one that is missing is named when loading.
 *  - The structures that both sides read keep their sizes: new members take the
 *    place of reserved ones, which old plugins left zero; all but small values have
 *    some. Each plugin carries the sizes that it was compiled with, and they are
 *    compared.
 *  - JIG_PLUGIN_ABI counts the additions. JIG_PLUGIN_ABI_OLDEST is the oldest
 *    that still works: it follows when something changes its meaning or goes.
 */
#ifndef JIG_PLUGIN_H
#define JIG_PLUGIN_H

#include "jig/amend.h"
#include "jig/bounds.h"
#include "jig/buffer.h"
#include "jig/check.h"
#include "jig/codegen.h"
#include "jig/convert.h"
#include "jig/eval.h"
#include "jig/iface.h"
#include "jig/irdl.h"
#include "jig/lower.h"
#include "jig/machine.h"
#include "jig/memory_slot.h"
#include "jig/parts.h"
#include "jig/pass.h"
#include "jig/payload/bufferize.h"
#include "jig/payload/fuse.h"
#include "jig/payload/gpu.h"
#include "jig/payload/hoist.h"
#include "jig/payload/loop.h"
#include "jig/payload/pack.h"
#include "jig/payload/pad.h"
#include "jig/payload/promote.h"
#include "jig/payload/tile.h"
#include "jig/payload/vectorize.h"
#include "jig/pdl.h"
#include "jig/propose.h"
#include "jig/run.h"
#include "jig/transform.h"
#include "jig/tune.h"
#include "jig/upgrade.h"
#include "jig/version.h"

JIG_BEGIN_C

#define JIG_PLUGIN_ABI        2
#define JIG_PLUGIN_ABI_OLDEST 2

/* Every structure of the public headers, in the order in which they came: append only. */
#define JIG_PLUGIN_STRUCTS(X)                                                                      \
    X(JigPlugin)                                                                                   \
    X(JigOpRow)                                                                                    \
    X(JigTypeRow)                                                                                  \
    X(JigAttrRow)                                                                                  \
    X(JigEnumRow)                                                                                  \
    X(JigEnumCase)                                                                                 \
    X(JigTypeConstraint)                                                                           \
    X(JigAttrConstraint)                                                                           \
    X(JigOpPredicate)                                                                              \
    X(JigTypeFn)                                                                                   \
    X(JigTraitRow)                                                                                 \
    X(JigCustomRow)                                                                                \
    X(JigDialect)                                                                                  \
    X(JigPassRow)                                                                                  \
    X(JigOptionRow)                                                                                \
    X(JigPattern)                                                                                  \
    X(JigIfaceId)                                                                                  \
    X(JigIface)                                                                                    \
    X(JigPatternsIface)                                                                            \
    X(JigConversionPatternsIface)                                                                  \
    X(JigConversionEnv)                                                                            \
    X(JigConversion)                                                                               \
    X(JigLegalityRow)                                                                              \
    X(JigConversionRow)                                                                            \
    X(JigCast)                                                                                     \
    X(JigHandleType)                                                                               \
    X(JigBranchIface)                                                                              \
    X(JigRegionBranchIface)                                                                        \
    X(JigRegionTermIface)                                                                          \
    X(JigCallIface)                                                                                \
    X(JigCallableIface)                                                                            \
    X(JigFunctionIface)                                                                            \
    X(JigSymbolUserIface)                                                                          \
    X(JigLoopIface)                                                                                \
    X(JigSpeculationIface)                                                                         \
    X(JigSelectIface)                                                                              \
    X(JigCastIface)                                                                                \
    X(JigCombiningIface)                                                                           \
    X(JigDpsIface)                                                                                 \
    X(JigViewIface)                                                                                \
    X(JigSpaceUserIface)                                                                           \
    X(JigSliceIface)                                                                               \
    X(JigTilingIface)                                                                              \
    X(JigTiled)                                                                                    \
    X(JigOpState)                                                                                  \
    X(JigInferCall)                                                                                \
    X(JigFoldCall)                                                                                 \
    X(JigFoldResult)                                                                               \
    X(JigEffect)                                                                                   \
    X(JigEffects)                                                                                  \
    X(JigSlot)                                                                                     \
    X(JigUnresolved)                                                                               \
    X(JigArgument)                                                                                 \
    X(JigIndexList)                                                                                \
    X(JigSignature)                                                                                \
    X(JigNamedAttr)                                                                                \
    X(JigDiag)                                                                                     \
    X(JigDiagCapture)                                                                              \
    X(JigPrintFlags)                                                                               \
    X(JigBlame)                                                                                    \
    X(JigFact)                                                                                     \
    X(JigClause)                                                                                   \
    X(JigReason)                                                                                   \
    X(JigListener)                                                                                 \
    X(JigChangeCounts)                                                                             \
    X(JigMark)                                                                                     \
    X(JigRewriter)                                                                                 \
    X(JigGreedyOptions)                                                                            \
    X(JigPassCall)                                                                                 \
    X(JigTransformCall)                                                                            \
    X(JigEach)                                                                                     \
    X(JigStep)                                                                                     \
    X(JigNative)                                                                                   \
    X(JigNativeCall)                                                                               \
    X(JigPdlValue)                                                                                 \
    X(JigBlob)                                                                                     \
    X(JigDataLayoutIface)                                                                          \
    X(JigFloat)                                                                                    \
    X(JigFloatFormat)                                                                              \
    X(JigHandsOnIface)                                                                             \
    X(JigIdent)                                                                                    \
    X(JigInt)                                                                                      \
    X(JigInvocations)                                                                              \
    X(JigItems)                                                                                    \
    X(JigLoc)                                                                                      \
    X(JigNameSink)                                                                                 \
    X(JigOperandRange)                                                                             \
    X(JigOps)                                                                                      \
    X(JigParams)                                                                                   \
    X(JigPassInstrumentation)                                                                      \
    X(JigPoint)                                                                                    \
    X(JigRegionSucc)                                                                               \
    X(JigRegionSuccs)                                                                              \
    X(JigStepObserver)                                                                             \
    X(JigScriptOptions)                                                                            \
    X(JigStr)                                                                                      \
    X(JigStructuredIface)                                                                          \
    X(JigSuccOperands)                                                                             \
    X(JigTileRange)                                                                                \
    X(JigTransferIface)                                                                            \
    X(JigMaskableIface)                                                                            \
    X(JigSoleOpIface)                                                                              \
    X(JigVectorizeOptions)                                                                         \
    X(JigVectorizeIface)                                                                           \
    X(JigUnrollIface)                                                                              \
    X(JigValues)                                                                                   \
    X(JigOpRef)                                                                                    \
    X(JigSlice)                                                                                    \
    X(JigEvalValue)                                                                                \
    X(JigEvalOptions)                                                                              \
    X(JigValueList)                                                                                \
    X(JigValueLists)                                                                               \
    X(JigTypeList)                                                                                 \
    X(JigRegionList)                                                                               \
    X(JigBlockList)                                                                                \
    X(JigContextKey)                                                                               \
    X(JigLoopBounds)                                                                               \
    X(JigIntRange)                                                                                 \
    X(JigIntRangeIface)                                                                            \
    X(JigReifyIface)                                                                               \
    X(JigBufferIface)                                                                              \
    X(JigBufferAlias)                                                                              \
    X(JigBufferAliases)                                                                            \
    X(JigBufferOptions)                                                                            \
    X(JigSubsetIface)                                                                              \
    X(JigBoundsIface)                                                                              \
    X(JigExtent)                                                                                   \
    X(JigQuantity)                                                                                 \
    X(JigAggregatedIface)                                                                          \
    X(JigTypeConverterIface)                                                                       \
    X(JigPartial)                                                                                  \
    X(JigPartialReductionIface)                                                                    \
    X(JigRuntimeCheck)                                                                             \
    X(JigRuntimeVerifiableIface)                                                                   \
    X(JigViewFlowIface)                                                                            \
    X(JigAllocationIface)                                                                          \
    X(JigOwnershipIface)                                                                           \
    X(JigLayoutTypeIface)                                                                          \
    X(JigNum)                                                                                      \
    X(JigTensorEncodingIface)                                                                      \
    X(JigAffineName)                                                                               \
    X(JigEvalSignature)                                                                            \
    X(JigCodeOptions)                                                                              \
    X(JigCodeRun)                                                                                  \
    X(JigOlder)                                                                                    \
    X(JigOlderText)                                                                                \
    X(JigUpgradeChange)                                                                            \
    X(JigEnumOlder)                                                                                \
    X(JigMemorySlot)                                                                               \
    X(JigSlotAllocIface)                                                                           \
    X(JigSlotAccessIface)                                                                          \
    X(JigSlotUserIface)                                                                            \
    X(JigSlotPartsIface)                                                                           \
    X(JigSlotView)                                                                                 \
    X(JigSlotPartIface)                                                                            \
    X(JigSlotWithinIface)                                                                          \
    X(JigNormalForm)                                                                               \
    X(JigNormalFormsIface)                                                                         \
    X(JigTileOptions)                                                                              \
    X(JigTileResult)                                                                               \
    X(JigFuseResult)                                                                               \
    X(JigTileAndFuseOptions)                                                                       \
    X(JigTileAndFuseResult)                                                                        \
    X(JigConsumerFusion)                                                                           \
    X(JigPadValues)                                                                                \
    X(JigPadOptions)                                                                               \
    X(JigPadded)                                                                                   \
    X(JigPadLoopsOptions)                                                                          \
    X(JigMatmulPacking)                                                                            \
    X(JigPermutation)                                                                              \
    X(JigTransposedPack)                                                                           \
    X(JigLoweredPack)                                                                              \
    X(JigPackLowering)                                                                             \
    X(JigLoweredUnpack)                                                                            \
    X(JigVectorized)                                                                               \
    X(JigLowering)                                                                                 \
    X(JigTiledLoop)                                                                                \
    X(JigLoopPipelineOptions)                                                                      \
    X(JigStagedOp)                                                                                 \
    X(JigPipelineSchedule)                                                                         \
    X(JigOutlined)                                                                                 \
    X(JigForNest)                                                                                  \
    X(JigHoistPadOptions)                                                                          \
    X(JigPromoteOptions)                                                                           \
    X(JigMultibufferOptions)                                                                       \
    X(JigAllocateOptions)                                                                          \
    X(JigGpuSizes)                                                                                 \
    X(JigKernelPlace)                                                                              \
    X(JigGpuThreads)                                                                               \
    X(JigGpuCopy)                                                                                  \
    X(JigGpuPipelineOptions)                                                                       \
    X(JigScript)                                                                                   \
    X(JigScriptResult)                                                                             \
    X(JigMachineSet)                                                                               \
    X(JigMachine)                                                                                  \
    X(JigPassOption)                                                                               \
    X(JigMachineJoin)                                                                              \
    X(JigRunStep)                                                                                  \
    X(JigRunBinding)                                                                               \
    X(JigRunMove)                                                                                  \
    X(JigRunListener)                                                                              \
    X(JigRunOptions)                                                                               \
    X(JigCodeCost)                                                                                 \
    X(JigMatchListener)                                                                            \
    X(JigProposal)                                                                                 \
    X(JigOpMore)                                                                                   \
    X(JigCheckerOptions)                                                                           \
    X(JigChecked)                                                                                  \
    X(JigCheckerTrial)                                                                             \
    X(JigScriptCheck)                                                                              \
    X(JigScriptChecker)                                                                            \
    X(JigOrderAccess)                                                                              \
    X(JigOrderAsked)                                                                               \
    X(JigRunOrder)                                                                                 \
    X(JigAmendList)                                                                                \
    X(JigAmendHunk)                                                                                \
    X(JigTunerOptions)                                                                             \
    X(JigRunInsertion)

typedef struct JigPlugin {
    /* JIG_PLUGIN_HEAD: how it was compiled. These stay the first members for good. */
    uint32_t abi;       /* JIG_PLUGIN_ABI */
    uint32_t num_sizes; /* of JIG_PLUGIN_STRUCTS, in order */
    const uint32_t *sizes;
    const char *jig; /* JIG_VERSION */

    const char *name, *version; /* for messages */
    /* One of a name that is taken extends what is there: transform ops are a
     * dialect named "transform". */
    const JigDialect *const *dialects;
    size_t num_dialects;
    const JigPassRow *const *passes;
    size_t num_passes;
    /* What is no table, such as interfaces for ops and types of others
     * (jig_op_attach_ifaces, jig_type_attach_ifaces). Called for each context, after
     * the tables are known to it; false after a diagnostic. NULL: nothing to do. */
    bool (*setup)(JigContext *ctx);
    /* Machines with instructions of their own (jig/machine.h): their dialects and passes, too. */
    const JigMachine *const *machines;
    size_t num_machines;
    JIG_RESERVED(6);
} JigPlugin;

/* clang-format off */
#define JIG_PLUGIN_SIZE_OF_(T) sizeof(T),
#define JIG_PLUGIN_SIZES_ ((const uint32_t[]){JIG_PLUGIN_STRUCTS(JIG_PLUGIN_SIZE_OF_)})
/* The first members of a JigPlugin at file scope. */
#define JIG_PLUGIN_HEAD                                                                            \
    .abi = JIG_PLUGIN_ABI, .num_sizes = JIG_LEN(JIG_PLUGIN_SIZES_), .sizes = JIG_PLUGIN_SIZES_,    \
    .jig = JIG_VERSION
/* clang-format on */

/* ---- What a plugin exports ---- */
#define JIG_PLUGIN_EXPORT JIG_API
JIG_PLUGIN_EXPORT const JigPlugin *jig_plugin_init(void);

/* ---- For programs that load plugins ---- */
/* Opens a shared object and checks that it fits; NULL after filling in *error (in `a`).
 * It stays for as long as the process: contexts may refer to its rows. */
JIG_API const JigPlugin *jig_plugin_load(const char *path, JigArena *a, JigStr *error);
/* Makes known to ctx what the plugin brings. False after a diagnostic: something of that
 * name is there already, or its setup failed; what was made known by then stays. Twice is once, and
 * what was refused is refused again. */
JIG_API bool jig_plugin_register(JigContext *ctx, const JigPlugin *plugin) JIG_NODISCARD;
/* The dialects and passes of the library. */
extern JIG_API const JigPlugin jig_builtin_plugin;

JIG_END_C

#endif
