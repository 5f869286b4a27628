import { expect, test } from 'vitest';
import { getClientNetwork } from './client-network.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:cb00:7107', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::1', '2001:db8:1:2::/64'],
  ['2001:db8::', '2001:db8:0:0::/64'],
  ['2001:db8:0:0:1::', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['not an address', 'not an address'],
])('%s counts as %s', (ip, network) => {
  expect(getClientNetwork(ip)).toBe(network);
});

test('neighbours in a /64 are one, neighbours beyond are not', () => {
  expect(getClientNetwork('2001:db8:1:2:ffff::1')).toBe(getClientNetwork('2001:db8:1:2::1'));
  expect(getClientNetwork('2001:db8:1:3::1')).not.toBe(getClientNetwork('2001:db8:1:2::1'));
});
