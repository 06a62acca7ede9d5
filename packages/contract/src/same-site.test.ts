import { expect, test } from 'vitest'
import { isSameSite } from './same-site.ts'

const host = 'sk.localhost:3000'

test.each([
  {},
  { origin: 'http://sk.localhost:3000' },
  { origin: 'https://sk.localhost:3000' },
  { origin: 'http://sk.localhost:3000', 'sec-fetch-site': 'same-origin' },
  { 'sec-fetch-site': 'same-origin' },
  // A form of a page that tells no referrer, such as those that links of mails lead to.
  { origin: 'null', 'sec-fetch-site': 'same-origin' },
])('a request of the same site passes: %o', headers => {
  expect(isSameSite(headers, host)).toBe(true)
  expect(isSameSite(headers, host.toUpperCase())).toBe(true)
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
  { origin: 'null', 'sec-fetch-site': 'cross-site' },
  { origin: 'null', 'sec-fetch-site': ['same-origin'] },
  { origin: '' },
  { 'sec-fetch-site': 'same-site' },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'none' },
  { 'sec-fetch-site': ['same-origin', 'cross-site'] },
  { origin: 'http://sk.localhost:3000', 'sec-fetch-site': 'cross-site' },
])('a request for another site is refused: %o', headers => {
  expect(isSameSite(headers, host)).toBe(false)
})
