/**
 * The address of the client: that of the connection, or with trusted proxies the one that the outermost of them
 * has seen. An IPv6 address counts by its /64.
 */
export function clientAddress({ socket, headers }, trustedHops) {
  const forwarded = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .map(part => part.trim())
    .filter(Boolean);
  const seen = trustedHops > 0 ? forwarded.at(-trustedHops) : undefined;
  return networkOf((seen ?? socket.remoteAddress ?? 'unknown').replace(/^::ffff:/, ''));
}

function networkOf(address) {
  if (!address.includes(':')) return address;
  const [head = '', tail = ''] = address.split('::');
  const first = head.split(':').filter(Boolean);
  const last = tail.split(':').filter(Boolean);
  const zeros = Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => '0');
  return `${[...first, ...zeros, ...last].slice(0, 4).join(':')}::`;
}
