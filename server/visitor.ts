import type { IncomingMessage } from 'node:http';
import { clientAddress } from '@/lib/domain/client-address';
import type { TrustedProxies } from '@/lib/domain/trusted-proxies';

/** The address of whoever asks, as far as proxies in front are trusted. */
export const visitorOf = (request: IncomingMessage, trusted: TrustedProxies): string =>
  clientAddress(request, trusted, { trustLoopback: false });
