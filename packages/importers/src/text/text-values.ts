import type { ImportedProduct } from '@shop/domain/catalogue'
import { isLanguage, type Language, type LocalizedString } from '@shop/domain/market'
import type { ProductImage } from '@shop/domain/product'
import { convert, type HtmlToTextOptions } from 'html-to-text'

const AMOUNT = /^(\d{1,9})(?:[.,](\d{1,2})0*)?$/

/** Cents of an amount such as `1299.90` or `1299,9`, without floating point; undefined for anything else. */
export function parseAmount(text: string): number | undefined {
  const [, whole, cents = ''] = AMOUNT.exec(text.trim()) ?? []
  return whole === undefined ? undefined : Number(whole) * 100 + Number(cents.padEnd(2, '0'))
}

const INSTANT = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:?\d{2})?)?$/

/** An ISO instant in UTC of a text such as `2026-03-18T08:00:00Z`; undefined for anything else. */
export function parseInstant(text: string): string | undefined {
  const time = INSTANT.test(text) ? Date.parse(text) : Number.NaN
  return Number.isNaN(time) ? undefined : new Date(time).toISOString()
}

const SIZE = 800

/** A picture that stays where it is; undefined for any other URL than one with https. */
export function pictureOf(url: string, label: string): ProductImage | undefined {
  const text = url.startsWith('//') ? `https:${url}` : url
  if (!/^https:\/\/[^\s"'<>\\]+$/i.test(text) || !URL.canParse(text)) return undefined
  return { url: new URL(text).href, label: label === 'spin' ? '' : label, width: SIZE, height: SIZE, widths: [] }
}

const OPTIONS: HtmlToTextOptions = {
  wordwrap: false,
  selectors: [
    { selector: 'a', options: { ignoreHref: true } },
    { selector: 'img', format: 'skip' },
    { selector: 'iframe', format: 'skip' },
    { selector: 'table', format: 'dataTable', options: { uppercaseHeaderCells: false } },
    { selector: 'ul', options: { itemPrefix: '– ' } },
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map(selector => ({ selector, options: { uppercase: false } })),
  ],
}

/** The text of HTML without tags and scripts; paragraphs and lists become lines. */
export function plainTextOf(html: string): string {
  return /[<&]/.test(html)
    ? convert(html, OPTIONS)
        .replace(/\n{3,}/g, '\n\n')
        .trim()
    : html.trim()
}

/** A product of which nothing is said but that it is also in some categories. */
export function partOfProduct(key: string, categories: ImportedProduct['categories']): ImportedProduct {
  const none = { name: {}, slugText: {}, description: {}, metaTitle: {}, metaDescription: {}, metaKeywords: {} }
  return { ...none, key, isPart: true, categories, images: [], variants: [] }
}

/** Whether a text is HTML, with more to keep than paragraphs. */
export function isHtml(text: string): boolean {
  return /<[a-z][^>]*>/i.test(text)
}

/** Why a description is shown without some of what it had. */
export const PICTURES_LEFT_OUT = 'pictures and films within the description were left out; add them as pictures of the product'

/** Whether a description shows pictures, which are not taken over with it. */
export function hasPictures(html: string): boolean {
  return /<(?:img|iframe|video|picture|object|embed)\b/i.test(html)
}

/** The language of a locale such as `de-AT`, where the shop speaks it; `no` is Bokmål. */
export function languageOfLocale(locale: string): Language | undefined {
  const language = locale.slice(0, 2).toLowerCase()
  if (!/^[a-z]{2}(?:[-_].*)?$/i.test(locale)) return undefined
  if (language === 'no') return 'nb'
  return isLanguage(language) ? language : undefined
}

/** Texts by the languages of the shop; of several locales of a language the first one with a text counts. */
export function localizedOf(entries: Iterable<readonly [locale: string, text: string]>): LocalizedString {
  const texts: Partial<Record<Language, string>> = {}
  for (const [locale, text] of entries) {
    const language = languageOfLocale(locale)
    if (language && text !== '') texts[language] ??= text
  }
  return texts
}
