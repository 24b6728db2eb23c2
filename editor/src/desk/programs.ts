import { lookup } from 'node:dns/promises';
import { apiUrl, siteUrl } from '@/src/env';
import type { Table } from './sections';

type Readiness = {
  status?: string;
  role?: string;
  term?: number;
  silent_sources?: string[];
  is_stream_connected?: boolean;
  detail?: unknown;
};

const timeLimitMs = 3000;

/** Whether each instance of the API, and the site, can serve; of several APIs which one leads. */
export async function loadPrograms(): Promise<Table> {
  const apis = await instancesOf(apiUrl);
  const rows = [
    ...apis.map(url => rowOf('API', url)),
    // Its address is that of the cache in front, where there is one.
    rowOf('Site', siteUrl),
  ];
  return {
    head: ['Program', 'Address', 'Ready', 'Role', 'Term', 'Reads the stream', 'Silent sources'],
    rows: await Promise.all(rows),
  };
}

/** A host name with several addresses has an instance at each. */
async function instancesOf(url: string): Promise<string[]> {
  const { protocol, hostname, port } = new URL(url);
  if (protocol !== 'http:' || hostname === 'localhost') return [url];
  const found = await lookup(hostname, { all: true }).catch(() => []);
  if (found.length < 2) return [url];
  return found.map(({ address, family }) => {
    const host = family === 6 ? `[${address}]` : address;
    return `http://${host}${port && `:${port}`}`;
  });
}

async function rowOf(name: string, url: string): Promise<string[]> {
  try {
    const response = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(timeLimitMs) });
    const body = (await response.json().catch(() => ({}))) as Readiness;
    const state = response.ok
      ? (body.status ?? 'ok')
      : String(body.status ?? body.detail ?? `status ${response.status}`);
    const stream =
      body.is_stream_connected === undefined ? '' : body.is_stream_connected ? 'yes' : 'no';
    return [
      ...[name, url, response.ok ? state : `no: ${state}`],
      ...[body.role ?? '', String(body.term ?? ''), stream],
      (body.silent_sources ?? []).join(', '),
    ];
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return [name, url, `not reached: ${reason}`, '', '', '', ''];
  }
}
