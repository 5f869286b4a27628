import { isIPv6 } from 'node:net';

/**
 * The network that rate limits count: an IPv4 address itself, or the /64 of an IPv6 address, which is the range of one household or phone.
 * An IPv4-mapped IPv6 address counts as its IPv4 address.
 */
export function getClientNetwork(ip: string): string {
  const [address = ''] = ip.split('%', 1);
  if (!isIPv6(address)) return ip;
  const groups = getGroups(address);
  const mapped = groups.slice(0, 6).join(' ') === '0 0 0 0 0 65535';
  if (mapped)
    return groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 255])
      .join('.');
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`;
}

const parse = (part: string) =>
  part === '' ? [] : part.split(':').map((group) => Number.parseInt(group, 16));

/** The eight numbers of an IPv6 address. */
function getGroups(address: string): number[] {
  // The URL parser returns the canonical form: lower case, without an IPv4 tail, at most one « :: ».
  const canonical = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [head = '', tail] = canonical.split('::');
  if (tail === undefined) return parse(head);
  const [before, after] = [parse(head), parse(tail)];
  return [...before, ...Array.from({ length: 8 - before.length - after.length }, () => 0), ...after];
}
