import { readFileSync } from 'node:fs'
import { aCart } from '@shop/domain/fixtures'
import { defaultLanguageOf, LANGUAGE_NAMES, localeOf, MARKETS, marketOf } from '@shop/domain/market'
import type { ProductProjection } from '@shop/domain/product'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { renderInShop } from '../features/cart/render-in-shop.fixtures.tsx'
import { ProductBadges } from '../features/product/product-badges.tsx'
import { createHrefs } from '../href/hrefs.ts'
import { prepareMessages } from '../request/messages.ts'
import { aShop } from '../request/shop-data.fixtures.ts'
import type { ShopData } from '../request/shop-data.ts'
import { AppVersionBar } from './base-layout.tsx'
import { CampaignBanner } from './campaign-banner.tsx'
import { CartButton } from './cart-button.tsx'
import { CategoryBar } from './category-bar.tsx'
import { ContactUsButton } from './footer.tsx'
import { FooterLanguages } from './footer-languages.tsx'
import { Header } from './header.tsx'
import { ContactDropdown, LanguageDropdown } from './header-dropdowns.tsx'
import { InfoStrip } from './info-strip.tsx'
import { NavigationPanelProvider } from './navigation-panel-state.tsx'

const t = await prepareMessages('en-GB')
await prepareMessages('fr-CH')

const DATA = aShop({
  country: 'GB',
  language: 'en',
  departments: [{ id: 'kitchen', key: 'kitchen', name: 'Kitchen', slug: 'kitchen', hasChildren: false }],
  contact: { phone: '+44 20 0000 0100', email: 'service@anvil.example' },
})

/** The HTML of a part of the shell as the server sends it, on a page of a shop. */
function render(part: ReactNode, data: Partial<ShopData> = {}, path = '/') {
  return renderInShop(<NavigationPanelProvider>{part}</NavigationPanelProvider>, { ...DATA, ...data }, path)
}

test('NAV-01 both buttons of the menu are there, but not on the page of the login', () => {
  const shell = (
    <>
      <Header />
      <CategoryBar />
    </>
  )
  const button = /<button[^>]*aria-label="All categories"|<a[^>]*aria-controls="navigation-panel"/g
  const count = (path: string) => render(shell, {}, path).match(button)?.length ?? 0
  expect(count('/')).toBe(2)
  expect(count(createHrefs(marketOf('GB'), 'en').login())).toBe(0)
})

test('NAV-01, NAV-08 without scripts the button of the menu is a link to all categories', () => {
  expect(render(<CategoryBar />)).toMatch(/<a href="\/c\/"[^>]*aria-expanded="false"/)
})

test('SHELL-09, SHELL-10, SHELL-12 the header has the logo to the home page, the search and the contact', () => {
  const html = render(<Header />)
  expect(html).toMatch(/<a href="\/" aria-label="Anvil/)
  expect(html).toMatch(/<form[^>]*role="search"/)
  expect(render(<ContactDropdown />)).toMatch(/<details.*tel:\+442000000100.*Mon–Fri.*mailto:service@anvil\.example/)
  expect(render(<ContactDropdown />, { contact: null })).toBe('')
})

test('VAT-15 net invoices are promised where the shop has some, and nowhere else', () => {
  expect(render(<InfoStrip />)).not.toContain(t('shell.netInvoices'))
  expect(render(<InfoStrip />, { hasNetInvoices: true })).toContain(t('shell.netInvoices'))
})

test('SHELL-11, NAV-11 languages can be chosen where the market has several', () => {
  expect(render(<LanguageDropdown />)).toBe('')
  const html = render(<LanguageDropdown />, { country: 'CH', language: 'fr' })
  expect(html).toMatch(/<details/)
  expect(html.match(/data-language="(?:de|fr|it)"/g)).toHaveLength(3)
})

test.each(MARKETS)(
  'SHELL-30 the footer in $country offers its languages with its flag, or names the one it has',
  async market => {
    const language = defaultLanguageOf(market)
    await prepareMessages(localeOf(market, language))
    const html = render(<FooterLanguages />, { country: market.country, language })
    const flag = `/flags/${market.country.toLowerCase()}.svg`
    const items = [...html.matchAll(/<li[^>]*>(.*?)<\/li>/g)].map(([, item = '']) => item)
    expect(items.map(item => item.replaceAll(/<[^>]+>/g, ''))).toEqual(market.languages.map(choice => LANGUAGE_NAMES[choice]))
    for (const item of items) expect(item).toContain(`src="${flag}"`)
    expect(readFileSync(`apps/storefront/public${flag}`, 'utf8')).toMatch(/^<svg[^>]* viewBox=/)
    expect(html.match(/<a [^>]*data-language=/g) ?? []).toHaveLength(market.languages.length > 1 ? market.languages.length : 0)
  },
)

test('SHELL-35 the strip above the header shows the phone of the customer care and when it answers', () => {
  const html = render(<InfoStrip />)
  expect(html).toContain('+44 20 0000 0100')
  expect(html).toContain(t('shell.phoneHours'))
  expect(render(<InfoStrip />, { contact: null })).not.toContain(t('shell.phoneHours'))
})

test('SHELL-36 the score is the one of the reviews, and without reviews it is not shown', () => {
  const html = render(<InfoStrip />, { rating: { count: 128, averageRating: 4.6 } })
  expect(html).toContain(t('review.outOfFive', { rating: '4.6' }))
  expect(html).toContain(t('review.count', { count: 128 }))
  expect(render(<InfoStrip />)).not.toContain('star')
})

test('SHELL-08 the red bar with the version is there when it is asked for', () => {
  expect(render(<AppVersionBar />, { appVersion: '1.2.3' })).toMatch(/class="[^"]*bg-sale[^"]*">Version 1\.2\.3</)
  expect(render(<AppVersionBar />)).toBe('')
})

test('SHELL-39 the banner names the campaign and its last day, and is gone without one', () => {
  const banner = (name: string) => render(<CampaignBanner />, { campaign: { name, lastDay: '2026-11-29' } })
  expect(banner('black_friday')).toMatch(/Black Friday.*29\.11\.2026.*href="\/search\/sales"/)
  expect(banner('cyber_week')).toContain('Cyber Week')
  expect(banner('constructor')).toContain(t('shell.campaignOther'))
  expect(render(<CampaignBanner />)).toBe('')
})

test('SHELL-42 labels of campaigns are not shown', () => {
  const product = {
    tags: ['campaign:black_friday', 'campaign:cyber_week', 'new'],
    masterVariant: {},
  } as unknown as ProductProjection
  const html = render(<ProductBadges product={product} />)
  expect(html).toContain(t('product.tagNew'))
  expect(html).not.toMatch(/campaign|friday|cyber/i)
})

test('SHELL-18, SHELL-21 the cart has a badge with its quantity, and until the page is mounted it is a plain link', () => {
  const html = render(<CartButton />, { cart: aCart('GB', [{ quantity: 2 }, { quantity: 3 }]) })
  expect(html).toMatch(/<a href="\/checkout\/cart"[^>]* aria-label="Cart, 5 items"/)
  expect(html).toMatch(/<span[^>]*>5<\/span>/)
  expect(render(<CartButton />, { cart: aCart('GB', [{ quantity: 140 }]) })).toContain('>99+</span>')
  expect(render(<CartButton />)).not.toContain(t('shell.cartEmptyHint'))
})

test('SHELL-26, MKT-30 the button to the support form is there while the toggle is on', () => {
  expect(render(<ContactUsButton />)).toMatch(/<a href="\/contact\/" aria-haspopup="dialog"/)
  expect(render(<ContactUsButton />, {}, '/?toggle-webform=true')).toContain(t('shell.contactUs'))
  expect(render(<ContactUsButton />, {}, '/?toggle-webform=false')).toBe('')
  expect(render(<ContactDropdown />)).toMatch(/<details.*<a href="\/contact\/" aria-haspopup="dialog"/)
  expect(render(<ContactDropdown />, {}, '/?toggle-webform=false')).not.toContain('/contact/')
})
