// Waits for: hydration before typing, suggestions that fit the text before keys are pressed, the address and heading after
// Enter, requests registered before the click, boxes at rest (toPass).
import { consentBefore } from './shop/cookies.ts'
import { expectSoundLayout } from './shop/layout.ts'
import { expect, test } from './shop/test.ts'

test('SEARCH-01, SEARCH-02, SEARCH-04, SEARCH-05, SEARCH-07, SEARCH-10, SEARCH-11 suggestions come while one types, and keys lead through them', async ({
  openShop,
}) => {
  const { page, t, open, homeTitle } = await openShop('DE')
  await open('/')
  const field = page.getByRole('combobox', { name: t('search.label') })
  const options = page.getByRole('search').getByRole('option')
  await field.fill('fr')
  await expect(options).toHaveCount(0)
  // Three letters bring products; a slip is corrected.
  await field.fill('fritteus')
  await expect(options.filter({ hasText: 'Fritteuse' }).first()).toBeVisible()
  await expect(field).toHaveAttribute('aria-expanded', 'true')
  await expect(options.filter({ hasText: t('search.seeAll') })).toBeVisible()
  await field.fill('frittuese')
  await expect(options.filter({ hasText: t('search.didYouMean') })).toContainText('fritteuse')

  await field.press('ArrowDown')
  const first = await options.first().getAttribute('href')
  await expect(options.first()).toHaveAttribute('aria-selected', 'true')
  await field.press('ArrowDown')
  await field.press('ArrowUp')
  await field.press('Escape')
  await expect(options).toHaveCount(0)
  await field.press('ArrowDown')
  await expect(options.first()).toBeVisible()
  await field.press('ArrowDown')
  await field.press('Enter')
  await expect(page).toHaveURL(url => url.pathname + url.search === first)
  await expect(page.getByRole('heading', { level: 1, name: homeTitle })).toHaveCount(0)

  await page.getByRole('combobox', { name: t('search.label') }).fill('waage')
  await expect(options.first()).toBeVisible()
  await page.getByRole('button', { name: t('search.clear') }).click()
  await expect(options).toHaveCount(0)
  await expect(page.getByRole('combobox', { name: t('search.label') })).toBeFocused()
})

test('SEARCH-01 what is typed while another page is coming stays, and a page that came has its own text', async ({
  openShop,
}) => {
  const { page, t, open } = await openShop('AT')
  await open('/')
  const field = page.getByRole('combobox', { name: t('search.label') })
  await field.fill('waage')
  // The page waits until something else was typed.
  let letIn = () => {}
  const mayCome = new Promise<void>(resolve => {
    letIn = resolve
  })
  await page.route(/\/search\.data/, async route => {
    await mayCome
    await route.continue()
  })
  await field.press('Enter')
  await field.fill('kran')
  letIn()
  await expect(page).toHaveURL(/query=waage/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('waage')
  await expect(field).toHaveValue('kran')
  await expect(page.getByRole('search').getByRole('option').first()).toBeVisible()

  await field.press('Enter')
  await expect(page).toHaveURL(/query=kran/)
  await page.getByRole('link', { name: 'Anvil' }).first().click()
  await expect(page).toHaveURL(url => url.pathname === '/')
  await expect(field).toHaveValue('')
})

test('SEARCH-03, SEARCH-06, SEARCH-08, SEARCH-12, SEARCH-21 the field closes, leads to the results and helps where nothing is found', async ({
  openShop,
}) => {
  const visit = await openShop('GB')
  const { page, t, open } = visit
  // Texts that were searched for are kept with a consent alone.
  await consentBefore(visit)
  await open('/')
  const field = page.getByRole('combobox', { name: t('search.label') })
  const options = page.getByRole('search').getByRole('option')
  // Before anything is typed the field leads to what most people want, and an empty search to nothing.
  await field.focus()
  await expect(page.getByRole('search').getByRole('link', { name: t('search.bestsellers') })).toBeVisible()
  await field.press('Enter')
  await expect(page).toHaveURL(url => url.pathname === '/')

  await field.fill('microscope')
  await expect(options.first()).toBeVisible()
  await page.getByRole('main').click({ position: { x: 5, y: 300 } })
  await expect(options).toHaveCount(0)

  await field.fill('zzzzqqqq')
  await expect(page.getByRole('search')).toContainText('No results')
  await field.fill('stool')
  await expect(options.first()).toBeVisible()
  await field.press('Enter')
  await expect(page).toHaveURL(url => url.pathname === '/search' && url.searchParams.get('query') === 'stool')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('stool')

  await open('/')
  await field.focus()
  await page.getByRole('search').getByRole('link', { name: 'stool', exact: true }).click()
  await expect(page).toHaveURL(url => url.searchParams.get('query') === 'stool')
})

test('SEARCH-02 on a phone what is typed stays in sight above the suggestions, which fill the screen', async ({ openShop }) => {
  const { page, t, open } = await openShop('GR', { size: 'phone' })
  await open('/')
  await page.getByRole('button', { name: t('search.label') }).click()
  const field = page.getByRole('combobox', { name: t('search.label') })
  await field.fill('φριτέζα')
  const first = page.getByRole('search').getByRole('option').first()
  await expect(first).toBeVisible()
  await expect(async () => {
    const [fieldBox, optionBox] = [await field.boundingBox(), await first.boundingBox()]
    expect(optionBox?.y).toBeGreaterThanOrEqual((fieldBox?.y ?? 0) + (fieldBox?.height ?? 0))
  }).toPass()
  // Nothing lies over the field.
  await field.click({ trial: true })
  await expectSoundLayout(page)
})

test('SEARCH-13 while an answer is on its way the field says so, and says when it takes long', async ({ openShop }) => {
  const { page, t, open } = await openShop('DK')
  await open('/')
  const answer = Promise.withResolvers<void>()
  await page.route('**/api/new-ct/suggestProducts**', async route => {
    await answer.promise
    await route.continue()
  })
  const field = page.getByRole('combobox', { name: t('search.label') })
  const search = page.getByRole('search')
  await field.fill('svejse')
  await expect(search.locator('.animate-spin')).toBeVisible()
  await expect(search).toContainText(t('search.stalled'))
  await expect(field).toHaveAttribute('aria-expanded', 'false')
  answer.resolve()
  await expect(search.getByRole('option').first()).toBeVisible()
  await expect(search).not.toContainText(t('search.stalled'))
  await expect(search.locator('.animate-spin')).toHaveCount(0)
})

test('SEARCH-15, SEARCH-16 the browser tells which results were seen and which one was opened', async ({ openShop }) => {
  const { page, open } = await openShop('SE')
  const told = (type: string) =>
    page.waitForRequest(
      request => request.url().includes('recordSearchEvent') && (request.postData() ?? '').includes(`"${type}"`),
    )
  const seen = told('view')
  await open('/search?query=v%C3%A5g')
  const products = (await seen).postDataJSON()[0].products
  expect(products.map(({ position }: { position: number }) => position)).toEqual(products.map((_: unknown, i: number) => i + 1))
  const opened = told('click')
  await page.getByRole('main').getByRole('article').nth(1).getByRole('link').first().click()
  expect((await opened).postDataJSON()[0]).toMatchObject({ place: 'results', products: [products[1]] })
})
