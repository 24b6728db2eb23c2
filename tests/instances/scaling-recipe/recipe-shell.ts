import { freePort } from '@/tests/fixtures/servers/free-port';
import { startProgram, type Program } from '@/tests/fixtures/servers/start-program';
import { textOf } from '@/tests/conventions/project-files';

/* The shell of docs/scaling.md that moves a site, as an operator pastes it. */

/** The ports of the document, in the order in which its last block starts programs, then those of nginx. */
const documented = [4001, 4002, 3001, 3002, 4100, 4000, 443, 80] as const;
type Documented = (typeof documented)[number];
export type Ports = Record<Documented, number>;

export async function freePorts(): Promise<Ports> {
  const ports = new Map<Documented, number>();
  for (const port of documented) ports.set(port, await freePort());
  return Object.fromEntries(ports) as Ports;
}

/** The lines of the section, without the block that names what there is: its values are the test's. */
function recipe(): string {
  const [, section = ''] = textOf('docs/scaling.md').split('## From one process to two');
  const blocks = [...(section.split('\n## ')[0] ?? '').matchAll(/```sh\n([^]*?)```/g)];
  return blocks
    .slice(1)
    .map(([, lines = '']) => lines)
    .join('\n');
}

/**
 * The recipe for a machine on which others may use its ports and the files of nginx below /tmp: nothing else of it
 * is changed.
 */
function withOwnPorts(lines: string, ports: Ports): string {
  const isDocumented = (port: number): port is Documented => port in ports;
  return lines
    .replace(/(?<=127\.0\.0\.1:|PORT=|listen (?=443|80 ))\d+/g, text => {
      const port = Number(text);
      if (!isDocumented(port)) throw new Error(`The document has a new port, ${port}.`);
      return String(ports[port]);
    })
    .replace(/^nginx -t/m, `${ownFiles}\n$&`);
}

const ownFiles =
  'sed -E -i "s#(pid|proxy_cache_path|_temp_path) /tmp/#\\1 /tmp/recipe-$PPID-#" "$NEW"/*.conf';

export type RunningRecipe = {
  /** Process ids in the order of the document. */
  pids: number[];
  stop(): Promise<void>;
};

/** Ends what the lines have started, whichever of them was the last. */
const stopAll = `
stop_all() {
  trap '' TERM INT
  kill $(cat /tmp/recipe-$PPID-*.pid) $(jobs -p) || true
  wait
  rm -rf /tmp/recipe-$PPID-*
}
trap stop_all EXIT
trap 'exit 0' TERM INT
`;

/** Runs the lines; resolves when the last one has returned, and rejects with their output when one fails. */
export async function runRecipe(
  variables: Record<string, string>,
  ports: Ports,
): Promise<RunningRecipe & Pick<Program, 'output'>> {
  const lines = [stopAll, withOwnPorts(recipe(), ports), 'echo started: $(jobs -p)', 'wait'];
  const shell = startProgram(['-euc', lines.join('\n')], variables, { command: 'bash' });
  const [, pids = ''] = await shell.waitForOutput(/^started: ([\d ]+)$/m);
  return {
    pids: pids.split(' ').map(Number),
    output: shell.output,
    stop: async () => {
      await shell.stop('SIGTERM');
    },
  };
}
