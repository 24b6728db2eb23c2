import { createSharedCalls } from '@/lib/endpoints/shared-calls';
import type { ApiProcess } from './api-process';
import type { Random } from './random';
import type { VirtualClock } from './virtual-clock';

type Deps = { clock: VirtualClock; random: Random; api: () => ApiProcess };

/** The site as visitors call it: snapshots go through its shared calls. */
export type SimulatedSite = {
  /** The response to a path; null for not found. Rejects when the API or the network fails. */
  get(path: string): Promise<string | null>;
  /** While it fails, some requests do. */
  setFailing(fails: boolean): void;
};

const latencyMs = [5, 300] as const;
const apiLatencyMs = [1, 80] as const;

export function createSite({ clock, random, api }: Deps): SimulatedSite {
  let fails = false;
  const shared = createSharedCalls<string | null>({
    load: async path => {
      await clock.sleep(random.between(...apiLatencyMs));
      const process = api();
      if (!process.isAlive()) throw new Error('the API cannot be reached');
      const body = process.respond(path);
      await clock.sleep(random.between(...apiLatencyMs));
      return body;
    },
    gatherMs: 50,
    intervalMs: 250,
    sleep: clock.sleep,
  });

  return {
    async get(path) {
      await clock.sleep(random.between(...latencyMs));
      const body = await shared(path);
      await clock.sleep(random.between(...latencyMs));
      if (fails && random.chance(0.3)) throw new Error('the network failed');
      return body;
    },
    setFailing: next => {
      fails = next;
    },
  };
}
