// Waits for: the scripts of each page (open), drawers and fades to end (untilSettled) before anything is read, and what each tour says
// of its steps.
import type { APIRequestContext } from '@playwright/test'
import { BRAND_SLUGS } from '@shop/domain/content'
import { type CountryCode, marketOf } from '@shop/domain/market'
import { findBreaches } from './shop/accessible.ts'
import { findProduct } from './shop/catalogue.ts'
import { expectLargeTextFits } from './shop/large-text.ts'
import type { MarketVisit } from './shop/market-visit.ts'
import { expect, PERSON, test } from './shop/test.ts'
import { type Judge, judgeOf, type Width } from './shop/tours/judge.ts'
import { tourAccount, tourLogin } from './shop/tours/tour-account.ts'
import { tourListings, tourOverlays } from './shop/tours/tour-catalogue.ts'
import { tourCheckout } from './shop/tours/tour-checkout.ts'
import { tourContent, tourForms } from './shop/tours/tour-content.ts'
import { tourOrders } from './shop/tours/tour-orders.ts'
import { tourCart, tourProduct } from './shop/tours/tour-product.ts'

/**
 * Long words, letters of three kinds, and the language that most texts are written in. What a page consists of at a width is the same
 * in each of them: one is looked at in both.
 */
const WIDTHS = {
  AT: ['desktop', 'phone'],
  GR: ['phone'],
  HU: ['phone'],
  GB: ['desktop'],
} as const satisfies Partial<Record<CountryCode, readonly Width[]>>

const COUNTRIES = Object.keys(WIDTHS) as (keyof typeof WIDTHS)[]

type Tour = (visit: MarketVisit, judge: Judge, request: APIRequestContext) => Promise<void>

const TOURS: Readonly<Record<string, Tour>> = {
  'where products are found': tourListings,
  'what opens over a page': tourOverlays,
  'pages of editors': tourContent,
  'forms about orders': tourForms,
  'a product': tourProduct,
  'the cart': tourCart,
  'the way to an order': tourCheckout,
  'the ways into an account': tourLogin,
  'an account': tourAccount,
  'the site of orders': tourOrders,
}

/** Whether a market has what a tour needs: some have no checkout (MKT-18), others no transfer to order by. */
function isPossible(tour: Tour, country: CountryCode): boolean {
  const { checkoutEnabled, bankTransferEnabled } = marketOf(country)
  if (tour === tourCheckout) return checkoutEnabled
  return tour !== tourOrders || (checkoutEnabled && bankTransferEnabled)
}

/**
 * What the tours ask for on purpose: a page that does not exist, a code and a link that are not good; and the picture that was loaded
 * ahead for the other width.
 */
const tolerated = /no-such-page|status of 40[0-9]|answer 40[0-9]|applyCartCoupon|preloaded using link preload/

/** Looks at a screen with the eyes of axe, and on a phone at twice the size of text. */
const lookAt = ({ page }: MarketVisit, widths?: readonly Width[]) =>
  judgeOf(
    { page },
    async (screen, width) => {
      expect.soft(await findBreaches(page, 'WCAG 2.2 AA and advice'), `${screen}, ${width}`).toEqual([])
      if (width === 'phone') await expectLargeTextFits(page, screen)
    },
    widths,
  )

for (const country of COUNTRIES)
  for (const [name, tour] of Object.entries(TOURS)) {
    if (!isPossible(tour, country)) continue
    test(`in ${country} ${name}: no rule of WCAG 2.2 AA is broken and on a phone text of 200 % scrolls one way and is whole`, async ({
      openShop,
      request,
    }) => {
      const visit = await openShop(country, { size: 'phone', tolerated })
      const { judge, seen } = lookAt(visit, WIDTHS[country])
      await tour(visit, judge, request)
      expect(seen.length).toBeGreaterThan(3)
    })
  }

/** What Greece, which has no checkout, cannot show in a fourth language, and the longest prices and words on a phone. */
const FURTHER = [
  ['PL', 'the cart', tourCart],
  ['PL', 'the way to an order', tourCheckout],
  ['PL', 'an account', tourAccount],
  ['BG', 'a product', tourProduct],
] as const

for (const [country, name, tour] of FURTHER)
  test(`CHK-01, UX-10 in ${country} ${name}: no rule of WCAG 2.2 AA is broken on a phone, where text of 200 % scrolls one way and is whole`, async ({
    openShop,
  }) => {
    const visit = await openShop(country, { size: 'phone', tolerated })
    const { judge, seen } = lookAt(visit, ['phone'])
    await tour(visit, judge)
    expect(seen.length).toBeGreaterThan(3)
  })

/** Long words in a question, and sizes of a set that are longer than a line. */
const LONG = ['EX10710001', 'EX30590001', 'EX30230001', 'EX30400001']

test('in Finnish, whose words are long, text of 200 % is whole on a phone on pages of products, below the open gallery and on those of brands', async ({
  openShop,
}) => {
  const visit = await openShop('FI', { size: 'phone', tolerated })
  const { page, t, open } = visit
  for (const sku of LONG) {
    const { path, name } = await findProduct(visit, sku)
    await open(path)
    await expectLargeTextFits(page, sku)
    await page.getByRole('link', { name: t('product.enlargePicture', { number: 1 }) }).click()
    await expect(page.getByRole('dialog', { name }).getByRole('img')).toBeVisible()
    await expectLargeTextFits(page, `${sku} enlarged`)
  }
  for (const slug of BRAND_SLUGS) {
    await open(`/${slug}/`)
    await expectLargeTextFits(page, slug)
  }
})

for (const country of COUNTRIES)
  test(`in ${country} the question about cookies breaks no rule of WCAG 2.2 AA, folded and with its choices`, async ({
    openShop,
  }) => {
    const visit = await openShop(country, { size: 'phone', userAgent: PERSON })
    const { page, t, open } = visit
    const { judge } = lookAt(visit, WIDTHS[country])
    await open('/faq/')
    const banner = page.getByRole('dialog', { name: t('consent.title') })
    await expect(banner).toBeVisible()
    await judge('cookies')
    await banner.getByRole('button', { name: t('consent.choose') }).click()
    await expect(banner.getByRole('checkbox').first()).toBeVisible()
    await judge('choice of cookies')
  })

test('where a market has two languages their choice breaks no rule of WCAG 2.2 AA', async ({ openShop }) => {
  const visit = await openShop('CH', { size: 'phone' })
  const { judge } = lookAt(visit)
  await visit.open('/faq/')
  await visit.page.getByRole('banner').getByText('de', { exact: true }).click()
  await expect(visit.page.getByRole('banner').getByRole('link', { name: 'Français' })).toBeVisible()
  // On a wide screen the panel lies over half of a link, which axe then finds too small.
  await judge('choice of the language', 'phone')
})
