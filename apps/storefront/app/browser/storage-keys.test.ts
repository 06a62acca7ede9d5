import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { STORAGE_KEYS } from '@shop/domain/privacy'
import { expect, test } from 'vitest'

const app = path.join(import.meta.dirname, '..')
const sources = globSync('**/*.{ts,tsx}', { cwd: app }).filter(file => !/\.(?:test|fixtures)\./.test(file))

/** Keys that a source reads or writes in the storage of the browser, by its constants. */
function keysIn(file: string): string[] {
  const text = readFileSync(path.join(app, file), 'utf8')
  const names = [...text.matchAll(/\.(?:get|set|remove)Item\((?:\$\{JSON\.stringify\()?([A-Z_]+)\b/g)].map(
    ([, name = '']) => name,
  )
  return [...new Set(names)].map(name => {
    const value = new RegExp(`const ${name} = '([^']+)'`).exec(text)?.[1]
    if (value === undefined) throw new Error(`${file} takes the key ${name} from elsewhere`)
    return value
  })
}

test('COOK-08 every key of the storage of the browser is in the table that the page about privacy is made of', () => {
  const used = new Set(sources.flatMap(keysIn))
  // Written by a function that takes the key.
  for (const name of ['signed-in', 'has-cart']) used.add(name)
  expect([...used].toSorted()).toEqual(STORAGE_KEYS.map(({ name }) => name).toSorted())
})
