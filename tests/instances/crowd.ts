import { fork } from 'node:child_process';
import { once } from 'node:events';
import { waitUntil } from '@/tests/fixtures/servers/wait-until';
import type { CrowdCommand, CrowdState } from './crowd-process';

export type Crowd = {
  /** Of all clients together, in a fixed order. */
  state(): Promise<CrowdState>;
  /** Whether all are connected and have received something since a time in unix ms. */
  hasReceivedSince(at: number): Promise<boolean>;
  close(): void;
};

const perProcess = 1250;

/**
 * Opens this many light clients in separate processes; resolves when each has received something.
 */
export async function openCrowd(
  count: number,
  {
    firstFrame = async () => undefined,
    ...options
  }: {
    origin: string;
    groups: string[];
    /** Sends the clients something where nothing else does. */
    firstFrame?: () => Promise<unknown>;
  },
): Promise<Crowd> {
  const processes = Array.from({ length: Math.ceil(count / perProcess) }, () =>
    fork('tests/instances/crowd-process.ts', { execArgv: ['--import', 'tsx'] }),
  );
  const ask = async (at: number, command: CrowdCommand = {}): Promise<CrowdState> => {
    const child = processes[at];
    const answer = child ? once(child, 'message') : Promise.reject(new Error('No such process.'));
    child?.send(command);
    const [state] = (await answer) as [CrowdState];
    return state;
  };
  for (const at of processes.keys())
    await ask(at, {
      open: {
        ...options,
        count: Math.min(perProcess, count - at * perProcess),
        network: `10.${at + 2}`,
      },
    });
  const all = () => Promise.all([...processes.keys()].map(at => ask(at)));
  const hasReceivedSince = async (since: number) => {
    const states = await all();
    const open = states.reduce((sum, state) => sum + state.open, 0);
    return open === count && states.every(({ lastSeenAt }) => lastSeenAt > since);
  };
  await waitUntil(async () => (await all()).reduce((sum, { open }) => sum + open, 0) === count);
  await firstFrame();
  await waitUntil(() => hasReceivedSince(0));

  return {
    state: async () => {
      const states = await all();
      const sum = (of: 'open' | 'lost' | 'frames') => states.reduce((a, one) => a + one[of], 0);
      return {
        open: sum('open'),
        lost: sum('lost'),
        frames: sum('frames'),
        lastSeenAt: Math.min(...states.map(({ lastSeenAt }) => lastSeenAt)),
        cuts: states.flatMap(({ cuts }) => cuts),
        problems: states.flatMap(({ problems }) => problems),
      };
    },
    hasReceivedSince,
    close: () => processes.forEach(child => child.kill('SIGKILL')),
  };
}
