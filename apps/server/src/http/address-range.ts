import { isIPv6 } from 'node:net';

/** Groups of an IPv6 address that name the network; whoever has one has all that follow. */
const NETWORK_GROUPS = 4;

/** The groups of an IPv6 address with `::` written out. */
function groupsOf(address: string): string[] {
  const [before = '', after] = address.split('::');
  const head = before === '' ? [] : before.split(':');
  const tail = after ? after.split(':') : [];
  const missing = after === undefined ? 0 : 8 - head.length - tail.length;
  return [...head, ...Array.from({ length: missing }, () => '0'), ...tail];
}

/**
 * What limits count calls by: an IPv4 address, also where it comes in the clothes of IPv6, or the /64
 * network of an IPv6 address, RFC 6177.
 */
export function addressRange(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(address)) return address;
  const network = groupsOf(address).slice(0, NETWORK_GROUPS);
  return `${network.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}
