import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { hashInlineScripts } from './inline-scripts.ts'

const NONCE = 'l4yBqeEmQGthj5zav8vkLQ=='
const sourceOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`
const hashed = (html: string) => {
  // In parts of a document, of which none is in the middle of a script.
  const { html: parts, sources } = hashInlineScripts(html.split(/(?=<p>)/), NONCE)
  return { html: parts.join(''), sources }
}

test('scripts with the nonce are allowed by their content, and lose the nonce', () => {
  const html = `<p>ä</p><script nonce="${NONCE}">one("ž")</script><script type="module" nonce="${NONCE}" async="">two</script>`
  expect(hashed(html)).toEqual({
    html: '<p>ä</p><script>one("ž")</script><script type="module" async="">two</script>',
    sources: [sourceOf('one("ž")'), sourceOf('two')],
  })
})

test('the same script twice is one source', () => {
  expect(hashed(`<script nonce="${NONCE}">a</script>`.repeat(3)).sources).toEqual([sourceOf('a')])
})

test.each([
  '<script>stolen()</script>',
  '<script nonce="">stolen()</script>',
  '<script nonce="guessed">stolen()</script>',
  "<img src=x onerror='stolen()'>",
])('%s of a text is allowed by nothing', injected => {
  const { html, sources } = hashed(`${injected}<script nonce="${NONCE}">own</script>${injected}`)
  expect(sources).toEqual([sourceOf('own')])
  expect(html).toContain(injected)
})

test('a tag left open before a script does not bring its own text in', () => {
  const { sources } = hashed(`<script data-x="<script nonce="${NONCE}">own</script>`)
  expect(sources).toEqual([sourceOf('own')])
})

test('other elements lose the nonce and allow nothing', () => {
  expect(hashed(`<link rel="modulepreload" nonce="${NONCE}" href="/a.js"/><p>x</p>`)).toEqual({
    html: '<link rel="modulepreload" href="/a.js"/><p>x</p>',
    sources: [],
  })
})

test('a document without the nonce, and one that is cut, stay what they are', () => {
  expect(hashed('<p>nothing</p>')).toEqual({ html: '<p>nothing</p>', sources: [] })
  expect(hashed(`<p>cut</p><script nonce="${NONCE}">never ends`).sources).toEqual([])
})
