import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { createProxyWords } from './request-id.ts'

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/
const proxied = createProxyWords(['10.0.0.0/8'])

function requestFrom(remoteAddress: string, id?: string | string[]): IncomingMessage {
  return { headers: id === undefined ? {} : { 'x-request-id': id }, socket: { remoteAddress } } as unknown as IncomingMessage
}

test('a request keeps the id that a trusted proxy gave it', () => {
  expect(proxied.idOf(requestFrom('10.0.0.7', 'edge-7f3a.42'))).toBe('edge-7f3a.42')
})

test.each([
  ['of a client that is no proxy', '203.0.113.9', 'edge-7f3a.42'],
  ['that could end a comment', '10.0.0.7', 'edge*/; drop table cart'],
  ['with a line break', '10.0.0.7', 'edge-7f3a\nfaked'],
  ['that is too long', '10.0.0.7', 'x'.repeat(65)],
  ['that is too short to tell requests apart', '10.0.0.7', '1'],
  ['that is missing', '10.0.0.7', undefined],
])('an id %s is replaced', (_what, address, id) => {
  expect(proxied.idOf(requestFrom(address, id))).toMatch(UUID)
})

test('without proxies no one is trusted, and ids differ', () => {
  const alone = createProxyWords([])
  expect(alone.isTrusted(requestFrom('127.0.0.1'))).toBe(false)
  expect(alone.idOf(requestFrom('127.0.0.1', 'edge-7f3a.42'))).not.toBe(alone.idOf(requestFrom('127.0.0.1', 'edge-7f3a.42')))
})
