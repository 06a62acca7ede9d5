// Waits for: hydration before a filter is used, then the address (toHaveURL), the number of cards (toHaveCount, expect.poll)
// and the focus; the search's own answer before a total is compared.
import type { CategoryNode } from '@shop/domain/category'
import { SHOWN_VOLUME_TIERS } from '@shop/domain/discount'
import { LANGUAGES, localize } from '@shop/domain/market'
import { DEFAULT_PAGE_SIZE, EXTRA_GUARANTEE_SKUS, PAGE_SIZES } from '@shop/domain/product'
import type { FoundProducts } from '@shop/domain/search'
import { createTranslate } from '@shop/i18n'
import { loadMessages } from '@shop/i18n/all-messages'
import { expectAccessible } from './shop/accessible.ts'
import { findProduct } from './shop/catalogue.ts'
import { expectSoundLayout } from './shop/layout.ts'
import type { MarketVisit } from './shop/market-visit.ts'
import { expect, test } from './shop/test.ts'

/** A bar stool in three colours. */
const COLOURED = 'EX30600005'

/** The department with most products, and what the search says of it. */
async function largestDepartment(visit: MarketVisit) {
  const { categories } = (await visit.ask('getCategory', { acceptLanguage: [visit.language] })) as {
    categories: { results: CategoryNode[] }
  }
  const [largest] = [...categories.results].sort((a, b) => b.productCount - a.productCount)
  if (!largest) throw new Error('The shop has no departments')
  const ask = async (filters: object = {}): Promise<FoundProducts> =>
    ((await visit.ask('searchCatalogue', { categoryId: largest.id, facets: true, ...filters })) as { found: FoundProducts }).found
  return { path: `/${localize(largest.slug, visit.language)}/`, ask }
}

/** Whether an address is one of the shop, whatever its host. */
const at = (address: string) => (url: URL) => url.pathname + url.search === address

test('PDP-23, CAT-19 a product in several colours is one card, which says in how many', async ({ openShop }) => {
  for (const country of ['DE', 'PL'] as const) {
    const visit = await openShop(country, { size: 'phone' })
    const { page, t, open } = visit
    const { name } = await findProduct(visit, COLOURED)
    await open(`/search?query=${COLOURED}`)
    const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) })
    await expect(card).toHaveCount(1)
    await expect(card).toContainText(t('product.inColours', { count: 3 }))
    await expectAccessible(visit)
    await expectSoundLayout(page)
  }
})

const LABELS = [
  ...(['product.tagNew', 'product.tagBestseller', 'product.tagTopRated', 'product.tagFactorySeconds'] as const),
  ...(['shell.sale', 'shell.campaignBlackFriday', 'shell.campaignCyberWeek'] as const),
]

test('CAT-18 each label of a card is one line on a phone, in every language', async ({ openShop }) => {
  const { page, t, open } = await openShop('HU', { size: 'phone' })
  await open('/search?tags=topRated')
  const label = page.getByRole('article').first().getByText(t('product.tagTopRated'), { exact: true })
  const texts = await Promise.all(
    LANGUAGES.map(async language => {
      const say = createTranslate(language, await loadMessages(language))
      return LABELS.map(key => say(key))
    }),
  )
  const broken = await label.evaluate((element, candidates) => {
    element.textContent = 'A'
    const { height } = element.getBoundingClientRect()
    return candidates.filter(candidate => {
      element.textContent = candidate
      return element.getBoundingClientRect().height > height + 1
    })
  }, texts.flat())
  expect(broken).toEqual([])
})

test('CAT-01, CAT-05, CAT-10, UX-12 on a wide screen filters apply at once and keep the focus, and more products stay on the page', async ({
  openShop,
}) => {
  const visit = await openShop('DE')
  const { page, t, open } = visit
  const { path, ask } = await largestDepartment(visit)
  const [tag] = (await ask()).facets?.tags ?? []
  if (!tag) throw new Error('No product has a tag')
  const cards = page.getByRole('article')
  const count = page.getByRole('status').filter({ hasText: /\d/ }).first()

  await open(`${path}?hitsPerPage=12`)
  await expect(cards).toHaveCount(12)
  await page.getByRole('link', { name: t('listing.loadMore') }).click()
  await expect(page).toHaveURL(at(path))
  await expect.poll(() => cards.count()).toBeGreaterThan(12)
  await page.goBack()
  await expect(cards).toHaveCount(12)

  const inStock = page.getByRole('complementary', { name: t('listing.filters') }).getByRole('checkbox', {
    name: t('listing.inStockOnly'),
  })
  await inStock.click()
  await expect(page).toHaveURL(at(`${path}?stock=1&hitsPerPage=12`))
  await expect(inStock).toBeFocused()
  await expect(inStock).toBeChecked()
  await expect(count).toHaveText(t('listing.products', { count: (await ask({ inStockOnly: true })).total }))

  await page.getByRole('link', { name: t('listing.removeFilter', { name: t('listing.inStockOnly') }) }).click()
  await expect(page).toHaveURL(at(`${path}?hitsPerPage=12`))
  await expect(inStock).not.toBeChecked()
})

test('CAT-06, CAT-17 on a phone the filters open over the page, propose four and five stars, and apply by their button', async ({
  openShop,
}) => {
  const visit = await openShop('DE', { size: 'phone' })
  const { page, t, open } = visit
  const { path, ask } = await largestDepartment(visit)
  const dialog = page.getByRole('dialog', { name: t('listing.filters') })
  const opener = page.getByRole('link', { name: t('listing.filters') })

  await open(path)
  await expectSoundLayout(page)
  await opener.click()
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: t('listing.closeFilters') }).click()
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
  await expect(page).toHaveURL(at(path))

  await opener.click()
  await dialog.getByText(t('listing.rating'), { exact: true }).first().click()
  await expect(dialog.getByRole('radio', { name: t('listing.ratingAtLeast', { stars: 4 }) })).toBeChecked()
  await expect(page).toHaveURL(at(path))
  const { total } = await ask({ ratingMin: 4 })
  await dialog.getByRole('button', { name: t('listing.showProducts', { count: total }) }).click()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(at(`${path}?rating=4%2C5`))
  await expect(page.getByRole('article')).toHaveCount(Math.min(total, 24))
})

test('CAT-05, SEARCH-22 without scripts the filters are a form below a link', async ({ openShop }) => {
  const visit = await openShop('DE', { size: 'phone', javaScriptEnabled: false })
  const { page, t, open } = visit
  const { path, ask } = await largestDepartment(visit)
  const { total } = await ask({ inStockOnly: true, priceMaxCent: 20_000 })
  const rail = page.getByRole('complementary', { name: t('listing.filters') })

  await open(path)
  await expect(rail).toBeHidden()
  await page.getByRole('link', { name: t('listing.filters') }).click()
  await rail.getByRole('textbox', { name: t('listing.priceTo') }).fill('200')
  await rail.getByRole('checkbox', { name: t('listing.inStockOnly') }).check()
  await rail.getByRole('button', { name: t('listing.apply') }).click()
  await expect(page).toHaveURL(at(`${path}?priceMax=200&stock=1`))
  await expect(page.getByText(t('listing.products', { count: total }), { exact: true }).first()).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(Math.min(total, 24))
})

test('CONST-02 pages show the figures of the tables: the sizes of a listing, the volume discounts and the guarantees of a product', async ({
  openShop,
}) => {
  const visit = await openShop('DE', { javaScriptEnabled: false })
  const { page, t, open } = visit
  const main = page.getByRole('main')
  const { path } = await largestDepartment(visit)
  await open(path)
  const sizes = main.getByRole('combobox', { name: t('listing.pageSize') }).getByRole('option')
  await expect(sizes).toHaveText([...PAGE_SIZES].map(String))
  await expect(main.getByRole('article')).toHaveCount(DEFAULT_PAGE_SIZE)
  for (const size of PAGE_SIZES) {
    await open(`${path}?hitsPerPage=${size}`)
    await expect(main.getByRole('article')).toHaveCount(size)
  }
  await open((await findProduct(visit, 'EX30040004')).path)
  await expect(main.getByRole('region', { name: t('product.volumeDiscount') }).getByRole('button')).toHaveCount(
    SHOWN_VOLUME_TIERS,
  )
  // One more for none.
  await expect(main.locator('[data-main-add-to-cart] input[type=radio]')).toHaveCount(EXTRA_GUARANTEE_SKUS.length + 1)
})
