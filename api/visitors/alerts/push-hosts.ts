/** Whether messages are sent to an endpoint. */
export type AllowEndpoint = (endpoint: string) => boolean;

const loopback = /^(?:localhost|127\.0\.0\.1|\[::1\]):\d+$/;

/**
 * Allows the endpoints of these hosts only, by https on its usual port: endpoints come from clients,
 * which must not make this server call any other host. `*.` matches one or more labels. A host of this
 * machine with its port, which tests use, may be reached without https.
 */
export function createEndpointCheck(hosts: readonly string[]): AllowEndpoint {
  const exact = new Set(hosts.filter(host => !host.startsWith('*.')));
  const suffixes = hosts.flatMap(host => (host.startsWith('*.') ? [host.slice(1)] : []));
  return endpoint => {
    const url = URL.parse(endpoint);
    if (!url || url.username || url.password) return false;
    if (loopback.test(url.host)) return /^https?:$/.test(url.protocol) && exact.has(url.host);
    if (url.protocol !== 'https:' || url.port !== '') return false;
    return exact.has(url.hostname) || suffixes.some(suffix => url.hostname.endsWith(suffix));
  };
}
