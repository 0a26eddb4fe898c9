// Debugs scripts by `jig dap`.
import * as path from "path";
import * as vscode from "vscode";

/** The payload that a script names by a line `// payload: FILE`, from the script's folder on. */
function payloadOf(script: vscode.TextDocument): string | undefined {
  const name = /^\/\/ payload: *(.*\S)/m.exec(script.getText())?.[1];
  return name && path.resolve(path.dirname(script.uri.fsPath), name);
}

async function askForPayload(): Promise<string | undefined> {
  const chosen = await vscode.window.showOpenDialog({ title: "The payload that the script is carried out on", filters: { MLIR: ["mlir"] } });
  return chosen?.[0].fsPath;
}

/** Without launch.json: the script that is being edited. */
class Configurations implements vscode.DebugConfigurationProvider {
  async resolveDebugConfiguration(_: unknown, configuration: vscode.DebugConfiguration): Promise<vscode.DebugConfiguration | undefined> {
    if (configuration.payload) return configuration;
    const script = vscode.window.activeTextEditor?.document;
    if (script?.languageId !== "mlir") return configuration;
    const payload = payloadOf(script) ?? (await askForPayload());
    const usual = { type: "jig", request: "launch", name: "Debug this script", stopOnEntry: true, stopAtEnd: true };
    return payload ? { ...configuration, ...usual, script: script.uri.fsPath, payload } : undefined;
  }
}

class Adapters implements vscode.DebugAdapterDescriptorFactory {
  createDebugAdapterDescriptor(): vscode.DebugAdapterDescriptor {
    const settings = vscode.workspace.getConfiguration("jig");
    return new vscode.DebugAdapterExecutable(settings.get("path", "jig"), ["dap", ...settings.get<string[]>("debugArguments", [])]);
  }
}

/** What a hover asks for: a handle with its number, "%pair#1", or the name of an op. */
class Expressions implements vscode.EvaluatableExpressionProvider {
  provideEvaluatableExpression(document: vscode.TextDocument, position: vscode.Position): vscode.EvaluatableExpression | undefined {
    const range = document.getWordRangeAtPosition(position, /%[\w$.-]+(#\d+)?|[a-z_]\w*(\.\w+)+/);
    return range && new vscode.EvaluatableExpression(range);
  }
}

async function showPayload(): Promise<void> {
  const session = vscode.debug.activeDebugSession;
  if (session?.type !== "jig") return;
  const { sources } = await session.customRequest("loadedSources");
  const document = await vscode.workspace.openTextDocument(vscode.debug.asDebugSourceUri(sources[sources.length - 1], session));
  await vscode.languages.setTextDocumentLanguage(document, "mlir");
  await vscode.window.showTextDocument(document, vscode.ViewColumn.Beside, true);
}

export function registerDebugger(context: vscode.ExtensionContext): void {
  context.subscriptions.push(
    vscode.debug.registerDebugConfigurationProvider("jig", new Configurations()),
    vscode.debug.registerDebugAdapterDescriptorFactory("jig", new Adapters()),
    vscode.languages.registerEvaluatableExpressionProvider({ language: "mlir" }, new Expressions()),
    vscode.commands.registerCommand("jig.payloadHere", showPayload),
  );
}
