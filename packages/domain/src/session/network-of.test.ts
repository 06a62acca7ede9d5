import fc from 'fast-check'
import { expect, test } from 'vitest'
import { networkOf } from './network-of.ts'

test.each([
  ['192.0.2.7', '192.0.2.7'],
  [' 192.0.2.7 ', '192.0.2.7'],
  ['127.0.0.1', '127.0.0.1'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['::FFFF:c000:0207', '192.0.2.7'],
  ['0:0:0:0:0:ffff:192.0.2.7', '192.0.2.7'],
  ['::1', '0:0:0:0::/64'],
  ['::', '0:0:0:0::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:0DB8:0000:0001:aaaa:bbbb:cccc:dddd', '2001:db8:0:1::/64'],
  ['2001:db8:0:1::', '2001:db8:0:1::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['64:ff9b::192.0.2.7', '64:ff9b:0:0::/64'],
])('the network of %s is %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})

test.each([
  '',
  'unknown',
  '192.0.2',
  '192.0.2.256',
  '192.0.2.07',
  '192.0.2.7:443',
  '1.2.3.4.5',
  ':',
  ':::',
  '1::2::3',
  '1:2:3:4:5:6:7',
  '1:2:3:4:5:6:7:8:9',
  '1:2:3:4::5:6:7:8',
  '12345::1',
  'g::1',
  '192.0.2.7::1',
  '[::1]',
])('%j is no address: all such callers are one network', text => {
  expect(networkOf(text)).toBe('unreadable')
})

test('all addresses of one /64 are one network, and those of another /64 are another', () => {
  const hextets = (count: number) => fc.array(fc.integer({ min: 0, max: 0xffff }), { minLength: count, maxLength: count })
  const write = (groups: readonly number[]) => groups.map(group => group.toString(16)).join(':')
  fc.assert(
    fc.property(hextets(4), hextets(4), hextets(4), hextets(4), (network, host, otherHost, otherNetwork) => {
      fc.pre(network.some(group => group !== 0) && write(network) !== write(otherNetwork))
      expect(networkOf(write([...network, ...otherHost]))).toBe(networkOf(write([...network, ...host])))
      expect(networkOf(write([...otherNetwork, ...host]))).not.toBe(networkOf(write([...network, ...host])))
    }),
  )
})
