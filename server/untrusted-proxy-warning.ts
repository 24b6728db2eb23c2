import type { IncomingMessage } from 'node:http';
import ipaddr from 'ipaddr.js';
import type { Logger } from 'pino';
import type { RequestContext } from './request-context';

/** The address ranges, as ipaddr.js names them, from which a proxy of the operator connects. */
const privateRanges = ['loopback', 'private', 'uniqueLocal', 'linkLocal'];

/**
 * Warns once of a proxy in a private network whose `X-Forwarded-For` is not trusted: all its visitors
 * share one rate limit. From a public address the header means nothing, as any client can write it.
 */
export function createUntrustedProxyWarning(log: Pick<Logger, 'warn'>) {
  let hasWarned = false;

  return (
    request: Pick<IncomingMessage, 'headers' | 'socket'>,
    { isProxied }: Pick<RequestContext, 'isProxied'>,
  ): void => {
    if (hasWarned || request.headers['x-forwarded-for'] === undefined) return;
    const proxy = request.socket.remoteAddress ?? '';
    if (isProxied || !isPrivate(proxy)) return;
    hasWarned = true;
    log.warn({ proxy }, 'a proxy that TRUSTED_PROXIES does not name: its visitors count as one');
  };
}

const isPrivate = (address: string): boolean =>
  ipaddr.isValid(address) && privateRanges.includes(ipaddr.process(address).range());
