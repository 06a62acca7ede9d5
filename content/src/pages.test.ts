import { readdirSync, readFileSync } from 'node:fs'
import { pageFileSchema } from '@shop/contract/content'
import {
  type ContentPage,
  HOME_SLUG,
  isBrandSlug,
  isPageSlug,
  omitMissingFacts,
  PAGE_SLUGS,
  type PageSlug,
  pageLinkTargetsOf,
  pageShapeOf,
  pageTextsOf,
  parseInline,
  parsePageTarget,
} from '@shop/domain/content'
import { fallbackLocaleOf, LANGUAGES, type Language, LOCALES } from '@shop/domain/market'
import { describe, expect, test } from 'vitest'
import { readContent, readPage } from './read-content.ts'
import { readSources } from './read-sources.ts'

/** Languages in which every page has to be there. Becomes `LANGUAGES` as soon as the translations are. */
const COMPLETE_LANGUAGES: readonly Language[] = LANGUAGES

/** Pairs so near to each other that a short sentence may be the same in both. */
const RELATED: readonly string[] = ['cs sk', 'da nb', 'hr sl', 'da sv', 'nb sv', 'es pt']

const invalid: string[] = []
const library = readContent({ onInvalidKey: key => invalid.push(key) })
/** Every file, also one that all locales of its language have a file of their own for. */
const sources = readSources({
  folder: new URL('../pages/', import.meta.url),
  isKey: (key): key is PageSlug | typeof HOME_SLUG => key === HOME_SLUG || isPageSlug(key),
  schema: pageFileSchema,
  onInvalidKey: key => invalid.push(key),
})
const pages = [...sources].flatMap(([source, files]) =>
  [...files].map(([slug, page]) => [`${source}/${slug}.json`, { slug, ...page, source }] as const),
)
const pageOf = (slug: string, source: string) => pages.find(([, page]) => page.slug === slug && page.source === source)?.[1]

/** Keys of the categories of the departments, as links and product lists name them. */
const departments = (
  JSON.parse(readFileSync(new URL('../../demo/catalogue/categories.json', import.meta.url), 'utf8')) as {
    key: string
    tree?: string
  }[]
)
  .filter(({ tree }) => tree === undefined)
  .map(({ key }) => key)

function targetProblems(page: ContentPage): string[] {
  const targets = [...pageLinkTargetsOf(page), ...pageTextsOf(page).flatMap(linkTargetsOf)]
  return targets.filter(to => {
    const target = parsePageTarget(to)
    if (target?.kind === 'outside') return /consumers\/odr/.test(target.url)
    return target?.kind === 'department' ? !departments.includes(target.key) : !target
  })
}

function linkTargetsOf(text: string): string[] {
  return [...text.matchAll(/\]\(([^()]*)\)/g)].flatMap(([, to]) => (to ? [to] : []))
}

describe('the home page', () => {
  test.each(LOCALES)('SHELL-43, VAT-15 of %s is written, leads somewhere, and promises net invoices or others', locale => {
    const home = library.findPage(HOME_SLUG, locale)
    if (!home) throw new Error('No home page')
    expect(targetProblems(home)).toEqual([])
    expect(pageTextsOf(home).flatMap(text => parseInline(text).problems)).toEqual([])
    expect(pageShapeOf(home)).toEqual(pageShapeOf(library.findPage(HOME_SLUG, 'en-GB') ?? home))
    const facts = { freeDeliveryFrom: '1', deliveryDays: '2', returnDays: '3', guaranteeYears: '4' }
    const benefits = (more: object) =>
      omitMissingFacts(home.blocks, { ...facts, ...more }).flatMap(block => (block.type === 'benefits' ? [...block.items] : []))
    const [net, gross] = [benefits({ netInvoices: '' }), benefits({ businessInvoices: '' })]
    expect([net.length, gross.length]).toEqual([4, 4])
    expect(net.at(-1)).not.toEqual(gross.at(-1))
  })
})

describe('the pages of the shop', () => {
  test('CMS-03 every file under content/pages is a page, of a source a locale looks at', () => {
    expect(invalid).toEqual([])
    const entries = readdirSync(new URL('../pages/', import.meta.url), { withFileTypes: true })
    const sources = entries.filter(entry => entry.isDirectory()).map(({ name }) => name)
    expect([...LANGUAGES, ...LOCALES]).toEqual(expect.arrayContaining(sources))
  })

  test.each(pages)('CMS-02 %s has marks, targets and facts that the shop knows, and no HTML', (_file, page) => {
    expect(pageTextsOf(page).flatMap(text => parseInline(text).problems)).toEqual([])
    expect(targetProblems(page)).toEqual([])
    expect(pageTextsOf(page).filter(text => /[<>]|\s{2}|^\s|\s$/.test(text))).toEqual([])
    for (const block of page.blocks) {
      const { department } = 'query' in block ? block.query : {}
      if (department) expect(departments).toContain(department)
    }
  })

  test.each(pages.filter(([, { source }]) => source.length === 2))('%s has the parts of the English page', (_file, page) => {
    const english = pageOf(page.slug, 'en')
    if (english) expect(pageShapeOf(page)).toEqual(pageShapeOf(english))
  })

  test.each(COMPLETE_LANGUAGES)('ROUTE-26, ROUTE-39 all pages are there in %s', language => {
    for (const slug of PAGE_SLUGS) expect(pageOf(slug, language)?.slug, slug).toBe(slug)
  })

  test('the list of a locale names the pages it has', () => {
    for (const locale of LOCALES) {
      const found = PAGE_SLUGS.filter(slug => library.findPage(slug, locale))
      expect(library.pagesOf(locale).map(({ slug }) => slug)).toEqual(found)
    }
  })

  test.each(PAGE_SLUGS)('CMS-07 of %s no language borrows a sentence of another', slug => {
    const byLanguage = LANGUAGES.flatMap(language => {
      const page = pageOf(slug, language)
      return page ? [{ language, sentences: new Set(pageTextsOf(page).flatMap(sentencesOf)) }] : []
    })
    const borrowed = byLanguage.flatMap((one, index) =>
      byLanguage.slice(index + 1).flatMap(other => {
        const minWords = RELATED.includes([one.language, other.language].toSorted().join(' ')) ? 12 : isBrandSlug(slug) ? 7 : 6
        const same = [...one.sentences].filter(
          sentence => other.sentences.has(sentence) && sentence.split(' ').length >= minWords,
        )
        return same.map(sentence => `${one.language} ${other.language}: ${sentence}`)
      }),
    )
    expect(borrowed).toEqual([])
  })

  test('MKT-12 no page of German in Switzerland has a letter or a quote Switzerland does not use', () => {
    const textsOf = (locale: 'de-CH' | 'de-DE') =>
      PAGE_SLUGS.flatMap(slug => library.findPage(slug, locale) ?? []).flatMap(pageTextsOf)
    const listed = library.pagesOf('de-CH').map(({ title }) => title)
    expect(textsOf('de-DE').join()).toMatch(/ß/)
    expect([...textsOf('de-CH'), ...listed].filter(text => /[ß„“]/.test(text))).toEqual([])
  })

  test.each(LOCALES.filter(locale => fallbackLocaleOf(locale)))(
    'MKT-11, MKT-12 %s states rights and terms for its own country',
    locale => {
      for (const slug of ['return-policy', 'complaints', 'terms-and-conditions'] as const) {
        const own = library.findPage(slug, locale)
        expect(own?.source).toBe(locale)
        expect(own?.blocks).not.toEqual(pageOf(slug, locale.slice(0, 2))?.blocks)
      }
    },
  )

  test.each(LOCALES)('in %s the texts of the contract can be mailed, with withdrawal information and model form', locale => {
    for (const slug of ['terms-and-conditions', 'return-policy'] as const) {
      const page = readPage(slug, locale)
      const { slug: _, source: __, locales: ___, ...served } = library.findPage(slug, locale) ?? {}
      expect(page).toEqual(served)
      expect(page?.blocks.filter(({ type }) => !['text', 'list', 'table'].includes(type))).toEqual([])
    }
    const forConsumers = readPage('return-policy', locale)?.blocks.filter(
      block => 'audience' in block && block.audience === 'consumers',
    )
    const [information, form] = forConsumers ?? []
    expect(forConsumers?.map(({ type }) => type)).toEqual(['text', 'list'])
    const told = information?.type === 'text' ? information.paragraphs.join(' ') : ''
    for (const fact of ['{withdrawalDays}', '{companyName}', '{companyAddress}', '{email}']) expect(told).toContain(fact)
    const items = form?.type === 'list' ? form.items : []
    // To, contract, dates, name, address, signature, date, and what the asterisk means (Directive 2011/83/EU, annex I B).
    expect(items).toHaveLength(8)
    expect(items[0]).toContain('{companyName}, {companyAddress}, {email}')
    expect(items.filter(item => item.includes('(*)')).length).toBeGreaterThanOrEqual(3)
  })
})

/** Sentences of a text without its marks: facts, targets of links and signs of bold words are the same in every language. */
function sentencesOf(text: string): string[] {
  return text
    .replace(/\]\([^()]*\)/g, ']')
    .replace(/\{\w+\}/g, ' ')
    .replace(/[*[\]]/g, '')
    .split(/(?<=[.!?:;])\s/)
    .map(sentence => sentence.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
}
