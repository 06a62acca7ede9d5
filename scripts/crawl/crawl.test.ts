import { marketOf } from '@shop/domain/market'
import { expect, test } from 'vitest'
import { isEnglishLeftOver } from './english-left-over.ts'
import { foreignPriceIn } from './foreign-price.ts'
import { readPage } from './read-page.ts'

const url = new URL('http://de.localhost:3000/fritteusen/')
const html = `<!doctype html><html lang="de-DE"><head><title>Fritteusen</title><meta name="description" content="Alle"/>
<link rel="canonical" href="http://de.localhost:3000/fritteusen/"/><link rel="alternate" hreflang="fr-FR" href="http://fr.localhost:3000/friteuses/"/>
</head><body><h1>Fritteusen <b>fürs</b> Büfett</h1><svg><title>Bild</title></svg><a href="/a/#x">A</a><a href="/a/">A</a>
<a href="mailto:a@b.c">M</a><a rel="nofollow" href="/weg">W</a><p lang="en">Original</p><script>no()</script></body></html>`

test('a page is read as a visitor and a search engine see it', () => {
  const page = readPage(html, url)
  expect(page).toMatchObject({ lang: 'de-DE', titles: ['Fritteusen'], descriptions: ['Alle'], isIndexable: true })
  expect(page.headings).toEqual(['Fritteusen fürs Büfett'])
  expect(page.links).toEqual(['http://de.localhost:3000/a/'])
  expect([...page.alternates]).toEqual([['fr-FR', 'http://fr.localhost:3000/friteuses/']])
  expect(page.texts).toContainEqual({ text: 'Original', lang: 'en' })
  expect(page.texts.map(({ text }) => text)).not.toContain('no()')
  expect(readPage('<meta name="robots" content="noindex, follow">', url).isIndexable).toBe(false)
})

test('English is found by its words and by what English pages say, and names are not words', () => {
  const english = new Set(['Free delivery today', 'Anvil Equipment GmbH', 'Name A–Z', 'vsf-customer-group'])
  for (const text of ['Free delivery today', 'When you find the manual, read it'])
    expect(isEnglishLeftOver(text, english)).toBe(true)
  for (const text of [
    'Royal Catering',
    'Google Pay',
    'Anvil Equipment GmbH',
    'Name A–Z',
    'vsf-customer-group',
    'Die Fritteuse mit Timer',
    'Met de hand te dragen',
    'Skal jeg have en konto for at bestille?',
  ])
    expect(isEnglishLeftOver(text, english)).toBe(false)
})

test('a price of another currency is found, and neither words nor figures are taken for one', () => {
  const germany = marketOf('DE')
  for (const text of ['nur £19.00', '199,00 zł', '1 299 Kč', 'ab 12 kr']) expect(foreignPriceIn(text, germany)).toBeDefined()
  for (const text of ['199,00 €', '2 Leisten', '230 V', '30 Ftisch', '24 krumme Nägel'])
    expect(foreignPriceIn(text, germany)).toBeUndefined()
  expect(foreignPriceIn('199,00 €', marketOf('CZ'))).toBeDefined()
  expect(foreignPriceIn('199,00 kr', marketOf('NO'))).toBeUndefined()
})
