import { networkInterfaces } from 'node:os';
import type { Settings } from '@/api/env';

const everywhere = ['0.0.0.0', '::'];

/**
 * The URL at which the other instances reach this one: the address that it listens on, or when that is
 * all of them, the machine's first in a network.
 */
export function internalUrl({
  API_HOST,
  API_PORT,
}: Pick<Settings, 'API_HOST' | 'API_PORT'>): string {
  const addresses = Object.values(networkInterfaces()).flatMap(found => found ?? []);
  const inNetwork = addresses.find(({ internal, family }) => !internal && family === 'IPv4');
  const host = everywhere.includes(API_HOST) ? (inNetwork?.address ?? '127.0.0.1') : API_HOST;
  return `http://${host.includes(':') ? `[${host}]` : host}:${API_PORT}`;
}
