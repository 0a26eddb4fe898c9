// Starts `jig lsp`, and shows the payload behind a line of a script as a document of its own.
import * as vscode from "vscode";
import { LanguageClient } from "vscode-languageclient/node";
import { registerDebugger } from "./debug";

const SCHEME = "jig-payload";
let client: LanguageClient | undefined;

/** Documents of the payload: each stands for a script and a line of it. */
class Payloads implements vscode.TextDocumentContentProvider {
  private readonly changed = new vscode.EventEmitter<vscode.Uri>();
  readonly onDidChange = this.changed.event;

  refresh(): void {
    for (const document of vscode.workspace.textDocuments) {
      if (document.uri.scheme === SCHEME) this.changed.fire(document.uri);
    }
  }

  async provideTextDocumentContent(uri: vscode.Uri): Promise<string> {
    const { script, line } = JSON.parse(uri.query);
    try {
      const params = { textDocument: { uri: script }, position: { line, character: 0 } };
      return (await client!.sendRequest<{ text: string }>("jig/payload", params)).text;
    } catch (error) {
      return `// ${(error as Error).message}\n`;
    }
  }
}

async function showPayload(): Promise<void> {
  const editor = vscode.window.activeTextEditor;
  if (!editor || !client) return;
  const line = editor.selection.active.line;
  const query = JSON.stringify({ script: client.code2ProtocolConverter.asUri(editor.document.uri), line });
  const uri = vscode.Uri.from({ scheme: SCHEME, path: `/payload behind line ${line + 1}.mlir`, query });
  await vscode.window.showTextDocument(await vscode.workspace.openTextDocument(uri), vscode.ViewColumn.Beside, true);
}

export async function activate(context: vscode.ExtensionContext): Promise<void> {
  const settings = vscode.workspace.getConfiguration("jig");
  const payloads = new Payloads();
  registerDebugger(context);
  client = new LanguageClient(
    "jig",
    "Jig",
    { command: settings.get("path", "jig"), args: ["lsp", ...settings.get<string[]>("arguments", [])] },
    { documentSelector: [{ language: "mlir", scheme: "file" }, { language: "mlir", scheme: "untitled" }] },
  );
  context.subscriptions.push(
    vscode.workspace.registerTextDocumentContentProvider(SCHEME, payloads),
    vscode.workspace.onDidSaveTextDocument(() => payloads.refresh()),
    vscode.commands.registerCommand("jig.payload", showPayload),
  );
  await client.start();
}

export function deactivate(): Thenable<void> | undefined {
  return client?.stop();
}
