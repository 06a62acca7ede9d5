import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ReadModel } from '@shop/engine/read-model'
import { readSearchNames, recordSearchEvent, recordSearchQueries } from '@shop/engine/search'
import { expect, test } from 'vitest'
import { openTestAdmin } from './admin.fixtures.ts'

const { context, run, read } = await openTestAdmin()
const folder = mkdtempSync(join(tmpdir(), 'synonyms-'))
const id = (digit: number) => `00000000-0000-4000-8000-00000000000${digit}`

test('SEARCH-17 the shop owner keeps synonyms, and a running process takes them over', async () => {
  const model = new ReadModel(context, { onError: () => undefined })
  await model.fresh()
  expect(await run('synonyms', 'list')).toBe('there are no synonyms')
  await run('synonyms', 'set', 'de', 'Hähnchen-Griller', 'Drehgrill, Hähnchengrill')
  await run('synonyms', 'set', 'de', 'hahnchen griller', 'Kontaktgrill')
  expect(await read('synonyms', 'list', '--language', 'de')).toEqual([
    { language: 'de', term: 'hahnchen griller', means: ['Kontaktgrill'] },
  ])
  expect(await read('synonyms', 'list', '--language', 'fr')).toEqual([])
  await expect.poll(() => model.synonyms.get('de')?.get('hahnchen')).toMatchObject([{ means: ['Kontaktgrill'] }])
  await run('synonyms', 'remove', 'de', 'Hähnchen Griller')
  await expect.poll(() => model.synonyms.get('de')).toBeUndefined()
  await expect(run('synonyms', 'remove', 'de', 'griller')).rejects.toThrow('griller has no synonyms in de')
  await model.stop()
})

test('synonyms go to a file and come back, all or nothing', async () => {
  await run('synonyms', 'set', 'en', 'hoover', 'vacuum cleaner')
  const file = join(folder, 'all.json')
  await run('synonyms', 'export', file)
  const rows = JSON.parse(readFileSync(file, 'utf8'))
  expect(rows).toEqual([{ language: 'en', term: 'hoover', means: ['vacuum cleaner'] }])
  const changed = join(folder, 'changed.json')
  writeFileSync(changed, JSON.stringify([...rows, { language: 'pl', term: 'mikser', means: ['robot planetarny'] }]))
  expect(await read('synonyms', 'import', changed)).toEqual({ changed: 1, given: 2 })
  const wrong = join(folder, 'wrong.json')
  writeFileSync(wrong, JSON.stringify([{ language: 'de', term: 'Ofen', means: ['Herd'] }, { language: 'xx' }]))
  await expect(run('synonyms', 'import', wrong)).rejects.toThrow('row 2: xx is not a language of the shop')
  expect(await read('synonyms', 'list', '--language', 'de')).toEqual([])
})

test('SEARCH-15 what is looked for in vain is proposed with what was opened instead, and not what one person typed', async () => {
  const search = { storeKey: 'sk', language: 'sk', total: 2, matchLevel: 3, place: 'results' } as const
  await recordSearchQueries(context, [
    { ...search, id: id(1), text: 'Kontaktak' },
    { ...search, id: id(2), text: 'kontaktak' },
    { ...search, id: id(3), text: 'kontaktak', total: 0 },
    { ...search, id: id(4), text: 'jana.novakova@example.com' },
  ])
  const product = await context.db.selectFrom('product').select('id').limit(1).executeTakeFirstOrThrow()
  const [{ name } = { name: '' }] = (await readSearchNames(context, [product.id])).filter(({ language }) => language === 'sk')
  const event = { storeKey: 'sk', type: 'click', place: 'results', products: [{ id: product.id, position: 1 }] } as const
  await recordSearchEvent(context, { ...event, queryId: id(1) })
  const proposal = { language: 'sk', text: 'kontaktak', searches: 3, opened: name }
  expect(await read('synonyms', 'proposals')).toEqual([proposal])
  expect(await read('synonyms', 'proposals', '--language', 'de')).toEqual([])
  await run('synonyms', 'set', 'sk', 'kontaktak', 'kontaktný gril')
  expect(await run('synonyms', 'proposals')).toBe('nothing was looked for in vain')
})

test('wrong words are named before anything is opened', async () => {
  await expect(run('synonyms', 'set', 'xx', 'a', 'b')).rejects.toThrow('xx is not a language of the shop')
  await expect(run('synonyms', 'list', '--language', 'xx')).rejects.toThrow('xx is not one of')
  await expect(run('synonyms', 'proposals', '--days', '181')).rejects.toThrow('--days 181 is not a number from 1 to 180')
})
