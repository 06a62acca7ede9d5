// Waits for: hydration before a filter is used, then the address (toHaveURL), the number of cards (toHaveCount) and the sheet; the
// search's own answer before a total is compared.
import type { CountryCode } from '@shop/domain/market'
import type { AttributeFacet, FoundProducts, MeasureAttribute, SearchFilters } from '@shop/domain/search'
import { formatMeasure } from '@shop/i18n/format'
import { expectAccessible } from './shop/accessible.ts'
import type { MarketVisit } from './shop/market-visit.ts'
import { expect, test } from './shop/test.ts'

/** A category of machines: its path in the language of a visit, and what the search says of it. */
async function categoryOf(visit: MarketVisit, key: string) {
  const all = (await visit.ask('searchCatalogue', { facets: true })) as { found: FoundProducts }
  const category = all.found.facets?.categories.find(each => each.key === key)
  if (!category) throw new Error(`The shop has no ${key}`)
  const ask = async (filters: SearchFilters & { sort?: string } = {}): Promise<FoundProducts> => {
    const params = { categoryId: category.id, facets: true, locale: visit.language, ...filters }
    return ((await visit.ask('searchCatalogue', params)) as { found: FoundProducts }).found
  }
  return { path: `/${category.slug[visit.language]}/`, ask }
}

function attributeIn({ facets }: FoundProducts, name: string): AttributeFacet {
  const attribute = facets?.attributes.find(each => each.name === name)
  if (!attribute) throw new Error(`There is no filter for ${name}`)
  return attribute
}

function measureIn(found: FoundProducts, name: string): MeasureAttribute {
  const attribute = attributeIn(found, name)
  if (!('bins' in attribute)) throw new Error(`${name} is no range`)
  return attribute
}

/** Whether an address is one of the shop, whatever its host. */
const at = (address: string) => (url: URL) => url.pathname + url.search === address

test('CAT-05, CAT-17 on a phone three taps filter by an attribute: open, choose, show', async ({ openShop }) => {
  const visit = await openShop('DE', { size: 'phone' })
  const { page, t, open } = visit
  const { path, ask } = await categoryOf(visit, 'deep-fryers')
  const colours = attributeIn(await ask(), 'colour')
  const [colour] = 'values' in colours ? colours.values : []
  if (!colour) throw new Error('Fryers have no colours')
  const { total } = await ask({ attributes: { colour: { values: [colour.value] } } })

  await open(path)
  await page.getByRole('link', { name: t('listing.filters') }).tap()
  const dialog = page.getByRole('dialog', { name: t('listing.filters') })
  await expect(dialog).toBeVisible()
  await dialog.getByRole('checkbox', { name: `${colour.label} ${colour.count}` }).tap()
  await dialog.getByRole('button', { name: t('listing.showProducts', { count: total }) }).tap()
  await expect(page).toHaveURL(at(`${path}?a.colour=${colour.value}`))
  await expect(page.getByRole('article')).toHaveCount(total)
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)

  const name = `${colours.label}: ${colour.label}`
  await page.getByRole('link', { name: t('listing.removeFilter', { name }) }).tap()
  await expect(page).toHaveURL(at(path))
})

test('CAT-17 the sheet of filters breaks no rule of WCAG 2.2 AA', async ({ openShop }) => {
  const visit = await openShop('GR', { size: 'phone' })
  const { page, t, open } = visit
  const { path } = await categoryOf(visit, 'welders')
  await open(path)
  await page.getByRole('link', { name: t('listing.filters') }).tap()
  await expect(page.getByRole('dialog', { name: t('listing.filters') })).toBeVisible()
  await expectAccessible(visit, 'WCAG 2.2 AA', 'dialog[open]')
})

test('CAT-05 without scripts a range is a form, whose address is canonical and whose products say the same', async ({
  openShop,
}) => {
  const visit = await openShop('DE', { javaScriptEnabled: false })
  const { page, t, open } = visit
  const { path, ask } = await categoryOf(visit, 'deep-fryers')
  const capacity = measureIn(await ask(), 'capacity')
  const least = capacity.bins.at(-2)?.from ?? 0
  const { total, hits } = await ask({ attributes: { capacity: { min: least } } })
  expect(total).toBeGreaterThan(0)

  await open(path)
  const rail = page.getByRole('complementary', { name: t('listing.filters') })
  const group = rail.getByRole('group').filter({ hasText: capacity.label }).first()
  await group.getByRole('spinbutton', { name: `${t('listing.priceFrom')} (${capacity.unit})` }).fill(String(least))
  await rail.getByRole('button', { name: t('listing.apply') }).click()
  await expect(page).toHaveURL(at(`${path}?a.capacity.min=${least}`))
  await expect(page.getByRole('article')).toHaveCount(total)

  const values = hits.map(({ product }) => product.masterVariant.attributes.find(({ name }) => name === 'capacity')?.value)
  for (const value of values) expect(Number(value)).toBeGreaterThanOrEqual(least)
  await page.getByRole('article').first().getByRole('link').first().click()
  const row = page.getByRole('row').filter({ hasText: capacity.label }).first()
  await expect(row).toContainText(formatMeasure(Number(values[0]), capacity.unit, 'de-DE'))
})

const MARKETS = ['DE', 'GR', 'BG'] as const satisfies readonly CountryCode[]
for (const country of MARKETS)
  test(`CAT-05, UX-11 filters say numbers with their units as people in ${country} write them`, async ({ openShop }) => {
    const visit = await openShop(country)
    const { page, t, open, market, language } = visit
    const { path, ask } = await categoryOf(visit, 'deep-fryers')
    const power = measureIn(await ask(), 'power')
    await open(`${path}?a.power.min=3300`)
    const amount = formatMeasure(3300, power.unit, `${language}-${market.country}`)
    expect(amount).toMatch(/3[.\u00a0]?300\u00a0W/)
    const name = `${power.label}: ${t('listing.priceAtLeast', { amount })}`
    await expect(page.getByRole('link', { name: t('listing.removeFilter', { name }) })).toBeVisible()
  })

test('CAT-05, CAT-07 results of a search are narrowed by what their category is chosen by, and ordered by it', async ({
  openShop,
}) => {
  const visit = await openShop('DE')
  const { page, t, open } = visit
  const search = async (params: object) =>
    (
      (await visit.ask('searchCatalogue', { text: 'fritteuse', facets: true, locale: 'de', ...params })) as {
        found: FoundProducts
      }
    ).found
  const capacity = measureIn(await search({}), 'capacity')
  const best = await search({ sort: 'a.capacity-down' })

  await open('/search?query=fritteuse')
  await page.getByRole('combobox', { name: t('listing.sortBy') }).selectOption(t('listing.sortDown', { name: capacity.label }))
  await expect(page).toHaveURL(/sort=a\.capacity-down/)
  await expect(page.getByRole('article').first()).toContainText(best.hits[0]?.product.name.de?.split(' – ')[0] ?? '?')

  const slider = page.getByRole('slider', { name: `${capacity.label}: ${t('listing.priceFrom')}` })
  await slider.focus()
  await page.keyboard.press('End')
  const highest = capacity.bins.at(-1)?.from
  await expect(page).toHaveURL(url => url.searchParams.get('a.capacity.min') === String(highest))
  const { total } = await search({ attributes: { capacity: { min: highest } } })
  await expect(page.getByRole('article')).toHaveCount(total)
})
