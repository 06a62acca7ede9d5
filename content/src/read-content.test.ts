import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { CONTENT_KEYS } from '@shop/domain/content'
import { LANGUAGES, LOCALES } from '@shop/domain/market'
import { describe, expect, onTestFinished, test } from 'vitest'
import { readContent } from './read-content.ts'

/** A library of files that only this test has, and the keys it complained about. */
async function libraryOf(files: Readonly<Record<string, string>>) {
  const folder = await mkdtemp(join(tmpdir(), 'content-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  for (const [path, text] of Object.entries(files)) {
    await mkdir(join(folder, path, '..'), { recursive: true })
    await writeFile(join(folder, path), text)
  }
  const invalid: string[] = []
  const library = readContent({ folder: pathToFileURL(`${folder}/`), onInvalidKey: key => invalid.push(key) })
  return { library, invalid }
}

const words = (title: string) => JSON.stringify({ title, lead: 'A sentence.', linkLabel: 'On' })

describe('the content of the shop', () => {
  const invalid: string[] = []
  const library = readContent({ onInvalidKey: key => invalid.push(key) })

  test('CMS-01 lists the files of its components', () => {
    expect(library.componentFiles).toEqual(['shop-by-department.json', 'trusted-brands.json'])
    expect(invalid).toEqual([])
  })

  test('CMS-02, CMS-08 has both blocks of the not-found page for every locale, in its own language', () => {
    for (const locale of LOCALES) {
      for (const key of CONTENT_KEYS) expect(library.find(key, locale)?.source, `${locale} ${key}`).toBe(locale.slice(0, 2))
    }
    expect(invalid).toEqual([])
  })

  test('no language borrows the words of another', () => {
    for (const key of CONTENT_KEYS) {
      const leads = LOCALES.map(locale => library.find(key, locale)).map(content => content?.lead)
      expect(new Set(leads).size).toBe(LANGUAGES.length)
    }
  })
})

test('MKT-11, CMS-07 content comes from the locale, else from its fallback locale, else from its language', async () => {
  const { library } = await libraryOf({
    'de/trusted-brands.json': words('language'),
    'de/shop-by-department.json': words('language'),
    'de-DE/trusted-brands.json': words('fallback'),
    'de-CH/trusted-brands.json': words('locale'),
  })
  const titleOf = (locale: (typeof LOCALES)[number], key = 'trusted-brands') => library.find(key, locale)?.title
  expect(titleOf('de-CH')).toBe('locale')
  expect(titleOf('de-AT')).toBe('fallback')
  expect(titleOf('de-AT', 'shop-by-department')).toBe('language')
  expect(titleOf('sk-SK')).toBeUndefined()
})

test('CMS-03 an invalid key is told and yields no content', async () => {
  const { library, invalid } = await libraryOf({ 'sk/trusted-brands.json': words('Značky') })
  for (const key of ['no-such-block', '', '../sk/trusted-brands', 'constructor', '__proto__', 'TRUSTED-BRANDS'])
    expect(library.find(key, 'sk-SK')).toBeUndefined()
  expect(invalid).toEqual(['no-such-block', '', '../sk/trusted-brands', 'constructor', '__proto__', 'TRUSTED-BRANDS'])
})

test('CMS-03 files under other names, with other keys or broken are told and left out', async () => {
  const { library, invalid } = await libraryOf({
    'sk/trusted-brands.json': JSON.stringify({ ...JSON.parse(words('x')), html: '<b>' }),
    'sk/shop-by-department.json': '{',
    'sk/no-such-block.json': words('x'),
    'cs/trusted-brands.json': words('Značky'),
  })
  expect(invalid.toSorted()).toEqual(['no-such-block', 'shop-by-department', 'trusted-brands'])
  expect(library.find('trusted-brands', 'sk-SK')).toBeUndefined()
  expect(library.find('trusted-brands', 'cs-CZ')?.title).toBe('Značky')
})
