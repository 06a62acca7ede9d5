import { expect, test } from 'vitest'
import { Refusal } from '../error/refusal.ts'
import { requireSameSite } from './require-same-site.ts'

const host = 'sk.localhost:3000'

test.each([
  {},
  { origin: 'http://sk.localhost:3000' },
  { origin: 'https://sk.localhost:3000' },
  { origin: 'http://sk.localhost:3000', 'sec-fetch-site': 'same-origin' },
  { 'sec-fetch-site': 'same-origin' },
])('a call of the same site passes: %o', headers => {
  expect(() => requireSameSite(headers, host)).not.toThrow()
  expect(() => requireSameSite(headers, host.toUpperCase())).not.toThrow()
})

test.each([
  { origin: 'http://de.localhost:3000' },
  { origin: 'http://sk.localhost' },
  { origin: 'http://sk.localhost:3001' },
  { origin: 'http://evil.sk.localhost:3000' },
  { origin: 'http://sk.localhost:3000.evil.example' },
  { origin: 'http://sk.localhost:3000@evil.example' },
  { origin: 'http://sk.localhost:3000/path' },
  { origin: 'ftp://sk.localhost:3000' },
  { origin: 'null' },
  { origin: '' },
  { 'sec-fetch-site': 'same-site' },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'none' },
  { 'sec-fetch-site': ['same-origin', 'cross-site'] },
  { origin: 'http://sk.localhost:3000', 'sec-fetch-site': 'cross-site' },
])('a call for another site is refused: %o', headers => {
  expect(() => requireSameSite(headers, host)).toThrow(Refusal)
})
