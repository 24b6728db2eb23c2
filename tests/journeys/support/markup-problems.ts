import { execFile, execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

type Message = { type: string; subType?: string; url: string; message: string; extract?: string };

const checker = path.resolve('node_modules/vnu-jar/build/dist/vnu.jar');

/** Whether this machine can run the checker, which needs Java. */
export function canCheckMarkup(): boolean {
  try {
    execFileSync('java', ['-version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** The errors and warnings of the W3C's Nu checker about documents, by their paths. */
export async function markupProblems(documents: ReadonlyMap<string, string>): Promise<string[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'markup-'));
  const paths = [...documents.keys()];
  const files = paths.map((name, index) => {
    const file = path.join(folder, `${index}.html`);
    writeFileSync(file, documents.get(name) ?? '');
    return file;
  });
  const report = await run(['-jar', checker, '--format', 'json', '--exit-zero-always', ...files]);
  rmSync(folder, { recursive: true });
  return (JSON.parse(report) as { messages: Message[] }).messages
    .filter(({ type, subType }) => type !== 'info' || subType === 'warning')
    .map(({ url, message, extract = '' }) => {
      const at = Number(/(\d+)\.html$/.exec(url)?.[1]);
      return `${paths[at] ?? url}: ${message} ${extract.slice(0, 200)}`;
    });
}

/** The checker reports to its error output. */
const run = (args: string[]): Promise<string> =>
  new Promise((resolve, reject) => {
    execFile('java', args, { maxBuffer: 64 * 1024 * 1024 }, (error, _output, report) => {
      if (error) reject(error);
      else resolve(report);
    });
  });
