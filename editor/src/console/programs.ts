import { lookup } from 'node:dns/promises';
import { apiUrl, siteUrl } from '@/src/env';
import type { Table } from './table';

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
    const { status, detail, role, term, ...body } = toObject(
      await response.json().catch(() => null),
    );
    const state = response.ok
      ? textOf(status ?? 'ok')
      : `no: ${textOf(status ?? detail ?? `status ${response.status}`)}`;
    const { is_stream_connected: isConnected, silent_sources: silent } = body;
    const stream = isConnected === undefined ? '' : isConnected ? 'yes' : 'no';
    const sources = Array.isArray(silent) ? silent.map(textOf).join(', ') : '';
    return [name, url, state, textOf(role), textOf(term), stream, sources];
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return [name, url, `not reached: ${reason}`, '', '', '', ''];
  }
}

/** Any host may answer: what is no object has no values, and what is no text or number is not shown. */
const toObject = (body: unknown): Record<string, unknown> =>
  typeof body === 'object' && body !== null ? { ...body } : {};

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';
