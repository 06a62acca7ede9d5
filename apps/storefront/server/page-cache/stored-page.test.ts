import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { StoredPage } from './stored-page.ts'

const pageOf = (html: string) =>
  new StoredPage({ body: Buffer.from(html), headers: { 'content-type': 'text/html' }, tags: new Set(), changing: '' })
/** Words that are not all the same. */
const HTML = Array.from({ length: 5000 }, (_, index) => `<li>Größe ${index * 7919}</li>`).join('')

test('a page is stored compressed alone, and whole for who reads no compression', async () => {
  const page = pageOf(HTML)
  const before = page.bytes
  const rendered = page.variantFor(undefined)
  await page.complete()
  const variants = ['br', 'zstd', 'gzip'].map(coding => page.variantFor(coding))
  expect(page.bytes).toBe(variants.reduce((sum, { body }) => sum + body.length, 0))
  expect(page.bytes).toBeLessThan(before / 2)
  for (const { body } of variants) expect(body.buffer.byteLength).toBe(body.length)
  expect(page.variantFor(undefined)).toEqual(rendered)
  expect(page.plain.toString()).toBe(HTML)
  expect(brotliDecompressSync(page.variantFor('br').body).toString()).toBe(HTML)
})

test('a page that is too small to be compressed is stored as it is', async () => {
  const page = pageOf('<p>few words</p>')
  await page.complete()
  expect(page.variantFor('br').body.toString()).toBe('<p>few words</p>')
  expect(page.plain.toString()).toBe('<p>few words</p>')
})
