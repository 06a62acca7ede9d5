import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { safeRedirect } from './safe-redirect.ts'

describe('safeRedirect', () => {
  it.each([
    ['/', '/'],
    ['/checkout/cart', '/checkout/cart'],
    ['/nl/friteuses/?page=2&sort=price-up#top', '/nl/friteuses/?page=2&sort=price-up#top'],
    ['/search?next=https://evil.example//x', '/search?next=https://evil.example//x'],
    ['/vŕtačka', '/v%C5%95ta%C4%8Dka'],
    ['/a/../b', '/b'],
  ])('GUARD-15 keeps the path %s', (target, path) => {
    expect(safeRedirect(target)).toBe(path)
  })

  it.each([
    '',
    'evil.example',
    'https://evil.example/',
    'javascript:alert(1)',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '\t//evil.example',
    ' //evil.example',
    '/%2fevil.example',
    '/%2F%2Fevil.example',
    '/%5Cevil.example',
    '/a\\b',
    '/a\u0000',
    '/a\r\nset-cookie: x=y',
    '/a/..//evil.example',
    '/./%2fevil.example',
    '/%2e%2e//evil.example',
    '/\ud800',
  ])('GUARD-15 leads home instead of to %j', target => {
    expect(safeRedirect(target)).toBe('/')
  })

  const part = fc.constantFrom(
    '/',
    '//',
    '\\',
    '.',
    '..',
    '%2f',
    '%5C',
    '%2e',
    'evil.example',
    '@',
    ':',
    '?',
    '#',
    '\t',
    '\n',
    'a',
    'ž',
  )
  const target = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.array(part, { maxLength: 12 }).map(parts => parts.join('')),
    fc.webUrl(),
  )

  it('GUARD-15 never leaves the shop, whatever the target and wherever it is read', () => {
    fc.assert(
      fc.property(target, text => {
        const path = safeRedirect(text)
        for (const base of ['https://anvil.de/a/b?c', 'http://sk.localhost:3000/']) {
          const url = new URL(path, base)
          expect(url.host).toBe(new URL(base).host)
          expect(url.pathname.startsWith('//')).toBe(false)
        }
        expect(path).toMatch(/^\/(?!\/|\\|%2f|%5c)[\x21-\x7e]*$/i)
        expect(path).not.toContain('\\')
      }),
      { numRuns: 2000 },
    )
  })

  it('GUARD-15 changes nothing the second time', () => {
    fc.assert(
      fc.property(target, text => {
        expect(safeRedirect(safeRedirect(text))).toBe(safeRedirect(text))
      }),
      { numRuns: 1000 },
    )
  })
})
