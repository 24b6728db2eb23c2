import { BlockList, isIP, isIPv6 } from 'node:net';

/** Who in front of us may name a visitor's address: the nearest so many, or these addresses. */
export type TrustedProxies = { hops: number; addresses: BlockList | null };

/** Reads `2` or `10.0.0.0/8,2001:db8::1`. Throws on what is neither. */
export function toTrustedProxies(text: string): TrustedProxies {
  if (/^\d*$/.test(text)) return { hops: Number(text), addresses: null };
  const addresses = new BlockList();
  for (const entry of text.split(',')) {
    const [address = '', prefix] = entry.trim().split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    if (prefix === undefined) addresses.addAddress(address, family);
    else addresses.addSubnet(address, Number(prefix), family);
  }
  return { hops: 0, addresses };
}

export const isBelieved = ({ addresses }: TrustedProxies, address: string): boolean =>
  addresses !== null &&
  isIP(address) !== 0 &&
  addresses.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
