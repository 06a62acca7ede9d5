import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { createClientAddressOf, isProxy } from './client-address.ts'

function requestFrom(remoteAddress: string, forwardedFor?: string): IncomingMessage {
  const headers = forwardedFor === undefined ? {} : { 'x-forwarded-for': forwardedFor }
  return { headers, socket: { remoteAddress }, connection: { remoteAddress } } as unknown as IncomingMessage
}

test.each([
  ['no proxy is trusted', [], '203.0.113.9', '198.51.100.1', '203.0.113.9'],
  ['an untrusted client claims to be a proxy', ['10.0.0.1'], '203.0.113.9', '198.51.100.1', '203.0.113.9'],
  ['a trusted proxy forwards a client', ['10.0.0.1'], '10.0.0.1', '198.51.100.1', '198.51.100.1'],
  ['a client behind a trusted proxy sends a false address', ['10.0.0.1'], '10.0.0.1', '192.0.2.1, 198.51.100.1', '198.51.100.1'],
  ['two trusted proxies follow each other', ['10.0.0.0/8'], '10.0.0.1', '198.51.100.1, 10.0.0.2', '198.51.100.1'],
  ['a trusted proxy says nothing', ['loopback'], '127.0.0.1', undefined, '127.0.0.1'],
])('the address when %s', (_when, proxies, remoteAddress, forwardedFor, address) => {
  expect(createClientAddressOf(proxies)(requestFrom(remoteAddress, forwardedFor))).toBe(address)
})

test.each(['10.0.0.1', '10.0.0.0/8', '::1', 'fd00::/8', 'loopback', 'uniquelocal'])('%s names proxies', text => {
  expect(isProxy(text)).toBe(true)
})

test.each(['', 'true', '*', 'proxy.example', '10.0.0.1/99', '999.1.1.1'])('"%s" names none', text => {
  expect(isProxy(text)).toBe(false)
})
