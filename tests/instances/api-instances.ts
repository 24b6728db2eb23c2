import { builtProgram } from '@/tests/fixtures/servers/built-program';
import { startProgram } from '@/tests/fixtures/servers/start-program';
import { waitUntil } from '@/tests/fixtures/servers/wait-until';
import { createInstance, instanceSecrets, type Instance } from './instance';

export type Readiness = {
  status: string;
  role?: 'leader' | 'follower';
  term?: number;
  is_stream_connected?: boolean;
};

export type ApiInstance = Instance & {
  /** Null while it does not respond within half a second, or is not ready. */
  readiness(): Promise<Readiness | null>;
};

/** Starts an instance; with `folder` from the sources of another checkout. */
export async function startInstance(
  settings: Record<string, string>,
  { folder }: { folder?: string } = {},
): Promise<ApiInstance> {
  const args = folder ? ['--import', 'tsx', 'api/server.ts'] : [builtProgram('api/server')];
  const instance = await createInstance(
    ({ port, dataDir }) =>
      startProgram(
        args,
        {
          NODE_ENV: 'test',
          FEED: 'none',
          SITE_INTERNAL_URL: 'http://127.0.0.1:9',
          ...instanceSecrets,
          API_HOST: '127.0.0.1',
          API_PORT: String(port),
          DATA_DIR: dataDir,
          ...settings,
        },
        { endsWithParent: true, ...(folder && { folder }) },
      ),
    program => program.waitForOutput(/"msg":"API ready"/),
  );
  return { ...instance, readiness: () => readinessOf(instance.url) };
}

async function readinessOf(url: string): Promise<Readiness | null> {
  const signal = AbortSignal.timeout(500);
  const response = await fetch(`${url}/readyz`, { signal }).catch(() => null);
  if (!response?.ok) return null;
  return (await response.json().catch(() => null)) as Readiness | null;
}

/** The instance that leads, once one does. */
export const leaderOf = (instances: readonly ApiInstance[]): Promise<ApiInstance> =>
  waitUntil(async () => {
    for (const instance of instances)
      if ((await instance.readiness())?.role === 'leader') return instance;
    return null;
  });
