import { LOCALES } from '@shop/domain/market'
import type { MetaDescriptor } from 'react-router'
import { expect, test } from 'vitest'
import { prepareMessages } from '../request/messages.ts'
import { aShop } from '../request/shop-data.fixtures.ts'
import type { ShopData } from '../request/shop-data.ts'
import { hiddenPageHead, type PageMatches } from './hidden-page-head.ts'
import { type PageHead, pageHead } from './page-head.server.ts'

await prepareMessages('de-DE')
await prepareMessages('en-GB')
await prepareMessages('nl-BE')

function matchesOf(changes: Partial<ShopData> = {}): PageMatches {
  return [{ loaderData: aShop(changes) }]
}

const home: PageHead = { title: 'Profiausrüstung', description: 'Alles für Profis.', path: ({ hrefs }) => hrefs.home() }
const headOf = (page: PageHead, shop: Partial<ShopData> = {}) => pageHead(aShop(shop), () => page)
const links = (head: MetaDescriptor[], rel: string) => head.filter(tag => 'rel' in tag && tag.rel === rel)
const propertyOf = (head: MetaDescriptor[], name: string) =>
  head.flatMap(tag => ('property' in tag && tag.property === name && 'content' in tag ? [tag.content] : []))

test('a page has its own address, and those of the same page in all locales, itself and a default included', () => {
  const head = headOf(home)
  expect(links(head, 'canonical')).toEqual([{ tagName: 'link', rel: 'canonical', href: 'https://anvil.de/' }])
  const alternates = links(head, 'alternate')
  expect(alternates.map(tag => 'hrefLang' in tag && tag.hrefLang)).toEqual([...LOCALES, 'x-default'])
  expect(alternates).toContainEqual({ tagName: 'link', rel: 'alternate', hrefLang: 'de-DE', href: 'https://anvil.de/' })
  expect(alternates).toContainEqual({ tagName: 'link', rel: 'alternate', hrefLang: 'nl-BE', href: 'https://anvil.be/nl/' })
  const [british] = links(headOf(home, { country: 'GB', language: 'en' }), 'canonical')
  expect(alternates.at(-1)).toEqual({ ...british, rel: 'alternate', hrefLang: 'x-default' })
})

test('every place of a page names the same others', () => {
  const page: PageHead = {
    ...home,
    path: ({ hrefs, language }) => (language === 'de' || language === 'nl' ? hrefs.page('faq') : undefined),
  }
  const german = links(headOf(page), 'alternate')
  expect(german.map(tag => 'hrefLang' in tag && tag.hrefLang)).toEqual(['de-AT', 'nl-BE', 'de-CH', 'de-DE', 'nl-NL'])
  expect(links(headOf(page, { country: 'BE', language: 'nl' }), 'alternate')).toEqual(german)
  expect(links(headOf(page, { country: 'BE', language: 'nl' }), 'canonical')).toMatchObject([
    { href: 'https://anvil.be/nl/faq/' },
  ])
})

test('on the machine of a developer addresses are those of the local names', () => {
  const head = headOf(home, { localPort: 3000 })
  expect(links(head, 'canonical')).toMatchObject([{ href: 'http://de.localhost:3000/' }])
  expect(propertyOf(head, 'og:image')).toEqual(['http://de.localhost:3000/share.png'])
})

test('a later page of a listing has its own address and no other languages', () => {
  const head = headOf({ ...home, pageNumber: 3 })
  expect(links(head, 'canonical')).toMatchObject([{ href: 'https://anvil.de/?page=3' }])
  expect(links(head, 'alternate')).toEqual([])
})

test('a page that does not exist in a market, and one for its visitor alone, is not for search engines', () => {
  const robots = { name: 'robots', content: 'noindex, follow' }
  expect(headOf({ ...home, path: () => undefined })).toEqual([{ title: 'Profiausrüstung – Anvil' }, robots])
  expect(hiddenPageHead(matchesOf(), t => t('cart.title'))).toEqual([{ title: 'Ihr Warenkorb – Anvil' }, robots])
  expect(headOf(home)).not.toContainEqual(robots)
})

test('CAT-14 a title keeps to 60 characters as far as its parts allow, a description to 155 without cutting a word', () => {
  const titleOf = (title: string) => headOf({ ...home, title })[0]
  expect(titleOf('Sägen')).toEqual({ title: 'Sägen – Anvil' })
  expect(titleOf('Binokulares Mikroskop – 40–1.000 × – Halogen 20 W – blaugrau – Steinberg')).toEqual({
    title: 'Binokulares Mikroskop – 40–1.000 × – Halogen 20 W – blaugrau',
  })
  expect(titleOf('x'.repeat(70))).toEqual({ title: 'x'.repeat(70) })
  const description = `${'Wort, '.repeat(40)}Ende`
  const [cut] = headOf({ ...home, description }).filter(tag => 'name' in tag && tag.name === 'description')
  expect(cut).toMatchObject({ content: expect.stringMatching(/^Wort, .*Wort…$/) })
  expect(JSON.stringify(cut).length).toBeLessThan(155 + 40)
})

test('CAT-14 a page that no one has described says what it is and what the shop sells', () => {
  const [, description] = headOf({ ...home, title: 'Weitere Produkte', description: '' })
  expect(description).toMatchObject({ name: 'description', content: expect.stringMatching(/^Weitere Produkte\. Fritteusen, /) })
})

test('a page that is shared shows its title, picture and price', () => {
  const head = headOf({ ...home, picture: '/pictures/a.webp', kind: 'product', properties: { 'product:price:amount': '1.00' } })
  expect(propertyOf(head, 'og:type')).toEqual(['product'])
  expect(propertyOf(head, 'og:locale')).toEqual(['de_DE'])
  expect(propertyOf(head, 'og:locale:alternate')).toHaveLength(27)
  expect(propertyOf(head, 'og:url')).toEqual(['https://anvil.de/'])
  expect(propertyOf(head, 'og:image')).toEqual(['https://anvil.de/pictures/a.webp'])
  expect(propertyOf(head, 'product:price:amount')).toEqual(['1.00'])
  expect(head).toContainEqual({ name: 'twitter:card', content: 'summary_large_image' })
})

test('without a shop there is no head to write', () => {
  expect(hiddenPageHead([{ loaderData: undefined }], t => t('cart.title'))).toEqual([])
})
