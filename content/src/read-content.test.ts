import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { CONTENT_KEYS } from '@shop/domain/content'
import { LANGUAGES, LOCALES } from '@shop/domain/market'
import { describe, expect, onTestFinished, test } from 'vitest'
import { readContent } from './read-content.ts'
import { watchContent } from './watch-content.ts'

/** A library of files that only this test has, and the keys it complained about. */
async function libraryOf(files: Readonly<Record<string, string>>, pages: Readonly<Record<string, string>> = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'content-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  for (const [room, contents] of Object.entries({ texts: files, pages })) {
    await mkdir(join(folder, room), { recursive: true })
    for (const [path, text] of Object.entries(contents)) {
      await mkdir(join(folder, room, path, '..'), { recursive: true })
      await writeFile(join(folder, room, path), text)
    }
  }
  const invalid: string[] = []
  const url = (room: string) => pathToFileURL(`${folder}/${room}/`)
  const library = readContent({ folder: url('texts'), pageFolder: url('pages'), onInvalidKey: key => invalid.push(key) })
  return { library, invalid, folder }
}

const page = (title: string) =>
  JSON.stringify({
    title,
    description: 'A sentence about the page that is long enough for what search engines show.',
    lead: 'A sentence.',
    blocks: [{ type: 'text', paragraphs: ['Words.'] }],
  })
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

  test('no language borrows a text of another', () => {
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

test('CMS-02, CMS-07, MKT-11 a page comes from the locale, else from its fallback locale, else from its language', async () => {
  const pages = { 'de/faq.json': page('language'), 'de-DE/payment.json': page('fallback'), 'de-CH/payment.json': page('locale') }
  const { library, invalid } = await libraryOf({}, { ...pages, 'de/payment.json': page('language') })
  expect(library.findPage('payment', 'de-CH')).toMatchObject({ slug: 'payment', source: 'de-CH', title: 'locale' })
  expect(library.findPage('payment', 'de-AT')).toMatchObject({ source: 'de-DE', title: 'fallback' })
  expect(library.findPage('faq', 'de-AT')).toMatchObject({ source: 'de', title: 'language' })
  expect(library.findPage('faq', 'sk-SK')).toBeUndefined()
  expect(invalid).toEqual([])
})

test('a locale has a list of the pages it finds, each with the locales that find it', async () => {
  const { library } = await libraryOf(
    {},
    { 'de/msw.json': page('MSW'), 'de/faq.json': page('Fragen'), 'fr/faq.json': page('Aide') },
  )
  expect(library.pagesOf('de-AT')).toEqual([
    { slug: 'faq', title: 'Fragen', locales: ['de-AT', 'fr-BE', 'de-CH', 'fr-CH', 'de-DE', 'fr-FR'] },
    { slug: 'msw', title: 'MSW', locales: ['de-AT', 'de-CH', 'de-DE'] },
  ])
  expect(library.pagesOf('fr-BE')).toMatchObject([{ slug: 'faq', title: 'Aide' }])
  expect(library.findPage('msw', 'de-CH')?.locales).toEqual(['de-AT', 'de-CH', 'de-DE'])
  expect(library.pagesOf('sk-SK')).toEqual([])
})

test('CMS-03 slugs and files that are no page are told and yield none', async () => {
  const broken = page('x').replace('"text"', '"script"')
  const ragged = page('x').replace(
    '{"type":"text","paragraphs":["Words."]}',
    '{"type":"table","columns":["a"],"rows":[["b","c"]]}',
  )
  const files = {
    'sk/faq.json': broken,
    'sk/payment.json': ragged,
    'sk/no-such-page.json': page('x'),
    'sk/msw.json': page('MSW'),
  }
  const { library, invalid } = await libraryOf({}, files)
  expect(invalid.splice(0).toSorted()).toEqual(['faq', 'faq-block-1', 'no-such-page', 'payment', 'payment-block-1'])
  for (const slug of ['no-such-page', '../sk/msw', 'constructor', 'MSW', ''])
    expect(library.findPage(slug, 'sk-SK')).toBeUndefined()
  expect(invalid).toEqual(['no-such-page', '../sk/msw', 'constructor', 'MSW', ''])
  expect(library.findPage('msw', 'sk-SK')?.title).toBe('MSW')
})

test('CMS-03, CMS-04 an invalid block is told and left out of its page, the home page too, and the others stay', async () => {
  const blocks = [
    { type: 'text', paragraphs: ['Words.'] },
    { type: 'video' },
    { type: 'items', skus: [] },
    { type: 'newsletter' },
  ]
  const text = JSON.stringify({ ...JSON.parse(page('Doma')), blocks })
  const { library, invalid } = await libraryOf({}, { 'sk/home.json': text, 'sk/faq.json': text })
  expect(invalid.toSorted()).toEqual(['faq-block-2', 'faq-block-3', 'home-block-2', 'home-block-3'])
  for (const slug of ['home', 'faq'])
    expect(library.findPage(slug, 'sk-SK')?.blocks.map(({ type }) => type)).toEqual(['text', 'newsletter'])
})

test('SHELL-43 what editors save is read at once, without a build', async () => {
  const { library, folder } = await libraryOf({}, { 'sk/home.json': page('Doma') })
  const { promise, resolve } = Promise.withResolvers<void>()
  onTestFinished(
    watchContent(library, {
      onChanged: resolve,
      onError: error => expect.fail(String(error)),
      folder: pathToFileURL(`${folder}/`),
    }),
  )
  await writeFile(join(folder, 'pages/sk/home.json'), page('Inak'))
  await promise
  expect(library.findPage('home', 'sk-SK')?.title).toBe('Inak')
})

test('ORD-14 pages of carriers are beginnings of https URLs; another one is reported and left out', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'carriers-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const carrierFile = pathToFileURL(join(folder, 'carriers.json'))
  const invalid: string[] = []
  const read = () => readContent({ carrierFile, onInvalidKey: key => invalid.push(key) }).carrierPages
  expect([...read()]).toEqual([])
  expect(invalid).toEqual(['carriers.json'])
  await writeFile(carrierFile, JSON.stringify({ GLS: 'https://gls.example/', Bad: 'javascript:alert(1)', Worse: 7 }))
  expect([...read()]).toEqual([['GLS', 'https://gls.example/']])
  expect(invalid).toEqual(['carriers.json', 'Bad', 'Worse'])
  expect(readContent({ onInvalidKey: key => expect.fail(key) }).carrierPages.size).toBeGreaterThan(5)
})
