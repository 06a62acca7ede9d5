import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { partOfMessage } from './message-parts.ts'

const app = path.join(import.meta.dirname, '../../../../apps/storefront/app')
const sources = globSync('**/*.{ts,tsx}', { cwd: app }).filter(file => !/\.(?:test|fixtures)\./.test(file))

/** Keys that sources name as texts, with the file. */
function keysOf(files: readonly string[], prefix: string): string[] {
  return files.flatMap(file => {
    const text = readFileSync(path.join(app, file), 'utf8')
    return [...text.matchAll(new RegExp(`['\`](${prefix}\\.[\\w.]+)`, 'g'))].map(([, key]) => `${file} ${key}`)
  })
}

test('API-49 pages use no message of servers that they do not load', () => {
  const inPages = sources.filter(file => !/\.server\.tsx?$/.test(file))
  const used = ['mail', 'withdrawal'].flatMap(prefix => keysOf(inPages, prefix))
  expect(used.length).toBeGreaterThan(3)
  expect(used.filter(use => partOfMessage(use.split(' ')[1] ?? '') === 'server')).toEqual([])
})

test('API-49 the messages of the support form are used where they are loaded', () => {
  // The server has all messages: what it alone renders may use them.
  const isLoaded = (file: string) => /^features\/support\/|\.server\.tsx?$/.test(file) || file === 'routes/contact-page.tsx'
  const outside = sources.filter(file => !isLoaded(file))
  expect(keysOf(outside, 'support')).toEqual([])
})
