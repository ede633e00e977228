import { BlockList, isIP } from 'node:net';

/** Networks that are not of the public internet, by their registries for special purposes, RFC 6890. */
const INNER_4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
];
/** The first and the last five hold an address of IPv4 in them, which could be an inner one. */
const INNER_6 = [
  '::/96',
  '100::/64',
  '2001:db8::/32',
  'fc00::/7',
  'fe80::/10',
  'fec0::/10',
  'ff00::/8',
  '::ffff:0:0:0/96',
  '64:ff9b::/96',
  '64:ff9b:1::/48',
  '2001::/32',
  '2002::/16',
];

const inner = new BlockList();
for (const network of INNER_4) add(network, 'ipv4');
for (const network of INNER_6) add(network, 'ipv6');

/** In a list with others it would take every address of IPv4, which such a list reads as one of these. */
const mapped = new BlockList();
mapped.addSubnet('::ffff:0:0', 96, 'ipv6');

function add(network: string, family: 'ipv4' | 'ipv6'): void {
  const [address = '', bits] = network.split('/');
  inner.addSubnet(address, Number(bits), family);
}

/** Whether an address is of the server's own network or of none: nothing outside has it. */
export function isInnerAddress(address: string): boolean {
  const family = isIP(address);
  if (family !== 6) return family === 0 || inner.check(address, 'ipv4');
  return mapped.check(address, 'ipv6') || inner.check(address, 'ipv6');
}
