import { mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { type EmbeddedSearch, openEmbeddedSearch } from '../embedded/open-embedded-search.ts'
import type { SearchQuery } from '../port/search-port.ts'
import { factsOfAll, offersOfAll, textsOf } from '../testing/small-shop.fixtures.ts'

const folders: string[] = []
afterAll(() => Promise.all(folders.map(folder => rm(folder, { recursive: true }))))

const QUERY: SearchQuery = {
  ...{ locale: 'de-DE', market: 'DE', text: 'säge', filters: {}, sort: 'name-asc', page: 1, pageSize: 24, facets: true },
}

/** A folder with the small shop in it, with holes and changes that were not merged yet. */
async function aSnapshot(): Promise<{ folder: string; search: EmbeddedSearch }> {
  const folder = await mkdtemp(join(tmpdir(), 'anvil-snapshot-'))
  folders.push(folder)
  const search = await openEmbeddedSearch({ snapshotFolder: folder })
  await search.applyFacts(factsOfAll())
  await search.applyOffers(offersOfAll())
  for (const language of ['de', 'cs'] as const) await search.applyTexts(textsOf(language))
  await search.remove(['kettle'])
  await search.advance('42')
  await search.save()
  return { folder, search }
}

const reopen = (folder: string) => openEmbeddedSearch({ snapshotFolder: folder })

test('a reopened index answers as before and goes on from there', async () => {
  const { folder, search } = await aSnapshot()
  const reopened = await reopen(folder)
  expect(await reopened.status()).toEqual(await search.status())
  for (const query of [QUERY, { ...QUERY, text: 'EX10001237' }, { ...QUERY, text: 'friteuse' }, { ...QUERY, text: '' }])
    expect(await reopened.search(query)).toEqual(await search.search(query))
  const suggestion = { locale: 'de-DE', market: 'DE', text: 'fritt', limit: 3 } as const
  expect(await reopened.suggest(suggestion)).toEqual(await search.suggest(suggestion))
  for (const each of [search, reopened]) {
    await each.applyTexts(textsOf('de').map(text => ({ ...text, name: `Neu: ${text.name}` })))
    await each.applyFacts(factsOfAll())
    await each.applyOffers(offersOfAll())
  }
  const { text, ...all } = QUERY
  expect(text).toBe('säge')
  expect(await reopened.search(all)).toEqual(await search.search(all))
  await reopened.save()
  expect((await readdir(folder)).filter(file => file.startsWith('de.'))).toHaveLength(1)
})

test('damaged texts of a language are missing, the others are there, and the index asks to be filled', async () => {
  const { folder, search } = await aSnapshot()
  const german = (await readdir(folder)).find(file => file.startsWith('de.')) as string
  const content = await readFile(join(folder, german))
  content[content.length >> 1] = (content[content.length >> 1] as number) ^ 1
  await writeFile(join(folder, german), content)
  const reopened = await reopen(folder)
  expect(await reopened.status()).toMatchObject({ appliedCursor: '', documents: { cs: 8 } })
  expect((await reopened.search(QUERY)).total).toBe(0)
  const czech = { ...QUERY, locale: 'cs-CZ', market: 'CZ', text: 'pila' } as const
  expect(await reopened.search(czech)).toEqual(await search.search(czech))
  await reopened.applyTexts(textsOf('de').filter(({ productId }) => productId !== 'kettle'))
  expect(await reopened.search(QUERY)).toEqual(await search.search(QUERY))
})

test.each<[string, (path: string) => Promise<unknown>]>([
  ['cut off', path => truncate(path, 20)],
  ['empty', path => truncate(path, 0)],
  ['gone', path => rm(path)],
  ['something else', path => writeFile(path, 'something else')],
])('when what all languages share or the manifest is %s, the index begins empty', async (_what, damage) => {
  for (const damaged of ['shared.', 'manifest']) {
    const { folder } = await aSnapshot()
    const file = (await readdir(folder)).find(name => name.startsWith(damaged)) as string
    await damage(join(folder, file))
    const reopened = await reopen(folder)
    expect(await reopened.status()).toMatchObject({ appliedCursor: '', documents: {} })
    await reopened.save()
  }
})

test('a file that was never finished does no harm', async () => {
  const { folder, search } = await aSnapshot()
  await writeFile(join(folder, 'manifest.json.unfinished'), '{"half')
  expect(await (await reopen(folder)).search(QUERY)).toEqual(await search.search(QUERY))
})
