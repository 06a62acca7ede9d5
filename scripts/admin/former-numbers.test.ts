import { findProductDetails } from '@shop/engine/product'
import { rowsOfTable } from '@shop/engine/proving'
import { PRESS, SAW } from '@shop/engine/testing'
import { expect, test } from 'vitest'
import { openTestAdmin } from './admin.fixtures.ts'

const { context, run, read } = await openTestAdmin()

async function details() {
  const where = { skus: [PRESS] }
  const { results } = await findProductDetails(context, { where, language: 'de', currency: 'EUR', country: 'DE' })
  return results[0]
}

/** The words by which the database finds the item, as it writes them. */
async function lexemes(): Promise<unknown> {
  const variant = (await rowsOfTable(context, 'product_variant', 'sku')).find(({ sku }) => sku === PRESS)
  const texts = await rowsOfTable(context, 'product_text', 'language')
  return texts.find(({ language, product_id }) => language === 'de' && product_id === variant?.product_id)?.search
}

test('SEARCH-17 former numbers are kept of an item, told with its product, and noted', async () => {
  const before = await details()
  expect(await run('former-numbers', 'show', PRESS)).toBe(`${PRESS} has no former numbers`)
  expect(await run('former-numbers', 'add', PRESS, 'WP 8/T')).toBe(`${PRESS} is also found by WP 8/T`)
  expect(await read('former-numbers', 'add', PRESS, '4711')).toEqual({ sku: PRESS, formerNumbers: ['WP 8/T', '4711'] })
  const after = await details()
  expect(after?.masterVariant.attributes).toContainEqual({ name: 'formerNumbers', value: ['WP 8/T', '4711'] })
  expect(after?.version).toBe((before?.version ?? 0) + 2)
  expect(await lexemes()).toMatch(/'4711'.*'wp8t'/)
  // The same again changes nothing.
  await run('former-numbers', 'add', PRESS, '4711')
  expect((await details())?.version).toBe(after?.version)
  const { lines } = (await read('audit', 'list', '--noun', 'product')) as { lines: readonly object[] }
  expect(lines[0]).toMatchObject({ noun: 'product', subject: PRESS, after: { formerNumbers: ['WP 8/T', '4711'] } })
  expect(await run('former-numbers', 'remove', PRESS, 'WP 8/T')).toBe(`${PRESS} is also found by 4711`)
  expect(await run('former-numbers', 'remove', PRESS, '4711')).toBe(`${PRESS} has no former numbers`)
  expect(await lexemes()).not.toContain('wp8t')
  expect((await details())?.masterVariant.attributes.map(({ name }) => name)).not.toContain('formerNumbers')
})

test.each([
  ['add', ['EX99999999', '4711'], 'There is no product EX99999999'],
  ['show', ['EX99999999'], 'There is no product EX99999999'],
  ['add', [SAW, 'ABC'], 'ABC is no number'],
  ['add', [SAW, '<4711>'], 'is no number'],
  ['add', [SAW, '1'.repeat(65)], 'is no number'],
  ['add', [SAW, SAW], 'is the number it has now'],
  ['remove', [SAW, '4711'], `${SAW} was not ordered by 4711`],
])('former-numbers %s %j is refused and changes nothing', async (verb, args, message) => {
  await expect(run('former-numbers', verb, ...args)).rejects.toThrow(message)
  expect(await run('former-numbers', 'show', SAW)).toBe(`${SAW} has no former numbers`)
})

test('an item has at most fifty former numbers', async () => {
  for (let number = 1; number <= 50; number++) await run('former-numbers', 'add', SAW, `S-${number}`)
  await expect(run('former-numbers', 'add', SAW, 'S-51')).rejects.toThrow('at most 50')
  for (let number = 1; number <= 50; number++) await run('former-numbers', 'remove', SAW, `S-${number}`)
})
