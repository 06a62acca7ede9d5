// Waits for: hydration, what answers keys in the panel (toPass), the panel or drawer to be open or gone, the heading of the page that a
// second touch leads to, the commit of an imported category (expect.poll).
import { randomBytes } from 'node:crypto'
import type { Category } from '@shop/domain/category'
import { LANGUAGES, type LocalizedString, localize } from '@shop/domain/market'
import { moneyOf } from '@shop/domain/money'
import { forgetImportProgress } from '@shop/engine/catalogue'
import { importBatch } from '@shop/engine/takeover'
import { withShop } from '../scripts/postgres/with-database.ts'
import { expect, test } from './shop/test.ts'

test('NAV-07, NAV-08, NAV-09 the panel of categories answers keys, a resting mouse and a second touch', async ({ openShop }) => {
  const visit = await openShop('GR', { size: 'phone' })
  const { page, t, open, address } = visit
  await page.setViewportSize({ width: 1280, height: 800 })
  await open()
  const menu = page
    .getByRole('navigation', { name: t('shell.categories'), exact: true })
    .getByRole('link', { name: t('shell.allCategories') })
  const panel = page.locator('#navigation-panel')
  const departments = panel.locator('[data-departments] > li > :is(a, button)')
  const links = panel.locator('[data-below]').getByRole('link')

  await test.step('keys', async () => {
    await menu.focus()
    await page.keyboard.press('Enter')
    await expect(panel).toBeVisible()
    // What answers keys is loaded with the panel.
    await expect(async () => {
      await page.keyboard.press('ArrowDown')
      await expect(departments.first()).toBeFocused({ timeout: 1000 })
    }).toPass()
    await page.keyboard.press('End')
    await expect(departments.last()).toBeFocused()
    await page.keyboard.press('Home')
    await page.keyboard.press('ArrowDown')
    await expect(departments.nth(1)).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await expect(departments.nth(1)).toHaveAttribute('aria-expanded', 'true')
    await expect(links.first()).toBeFocused()
    await expect(links.nth(1)).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await expect(links.nth(1)).toBeFocused()
    await page.keyboard.press('ArrowLeft')
    await expect(links.first()).toBeFocused()
    await page.keyboard.press('ArrowLeft')
    await expect(departments.nth(1)).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
    await expect(menu).toBeFocused()
  })
  await test.step('mouse', async () => {
    await menu.click()
    await expect(panel).toBeVisible()
    await departments.nth(2).hover()
    await departments.nth(2).hover({ position: { x: 20, y: 20 } })
    await expect(departments.nth(2)).toHaveAttribute('aria-expanded', 'true')
    await page.keyboard.press('Escape')
  })
  await test.step('touch', async () => {
    await menu.tap()
    await departments.nth(3).tap()
    await expect(departments.nth(3)).toHaveAttribute('aria-expanded', 'true')
    await expect(page).toHaveURL(address('/'))
    const name = (await departments.nth(3).textContent()) ?? ''
    // A touch so soon after the first wanted just what that did.
    await expect(async () => {
      await departments.nth(3).tap()
      await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible({ timeout: 10_000 })
    }).toPass()
    await expect(panel).toBeHidden()
  })
})

test('NAV-08 the menu of a phone goes a level at a time and comes back to where it was; without scripts it is a page', async ({
  openShop,
}) => {
  const { page, t, open } = await openShop('BG', { size: 'phone' })
  // So low that the first level is longer than the menu.
  await page.setViewportSize({ width: 390, height: 420 })
  await open()
  await page
    .getByRole('banner')
    .getByRole('button', { name: t('shell.allCategories') })
    .click()
  const drawer = page.locator('dialog[data-kept]')
  const rows = drawer.locator('[data-category]')
  await rows.last().scrollIntoViewIfNeeded()
  const name = (await rows.last().textContent()) ?? ''
  const scrolled = () => drawer.getByRole('list').evaluate(list => list.parentElement?.scrollTop ?? 0)
  const before = await scrolled()
  expect(before).toBeGreaterThan(0)
  await rows.last().click()
  await expect(drawer.getByRole('link', { name: t('shell.allOf', { category: name }) })).toBeInViewport()
  expect(await scrolled()).toBe(0)
  await drawer.getByRole('button', { name: t('shell.back') }).click()
  await expect(rows.last()).toBeFocused()
  expect(await scrolled()).toBe(before)
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await expect(page.getByRole('banner').getByRole('button', { name: t('shell.allCategories') })).toBeFocused()

  const plain = await openShop('BG', { size: 'phone', javaScriptEnabled: false })
  await plain.open()
  await plain.page
    .getByRole('banner')
    .getByRole('link', { name: t('shell.allCategories') })
    .click()
  await expect(plain.page.getByRole('heading', { level: 1, name: t('listing.allDepartments') })).toBeVisible()
})

test('NAV-14 a category is offered in the markets that have products in it, and in no other', async ({ openShop }) => {
  const id = randomBytes(32).toString('hex')
  const key = `saunas-${id.slice(0, 12)}`
  const inAll = (text: string): LocalizedString => Object.fromEntries(LANGUAGES.map(language => [language, text]))
  const texts = { name: inAll(key), slugText: inAll(key), description: {}, metaTitle: inAll(key), metaDescription: {} }
  // Only Romania has prices in its currency.
  const variants = [{ foreignSku: key, attributes: [], images: [], prices: [{ value: moneyOf('RON', 10_000) }], quantity: 5 }]
  const product = { ...texts, key, isPart: false, metaKeywords: {}, categories: [{ key }], images: [], variants }
  const [offering, without] = [
    await openShop('RO', { javaScriptEnabled: false }),
    await openShop('NO', { javaScriptEnabled: false }),
  ]
  const askedOf = async ({ ask, language }: typeof offering, parameters: object, form?: string) =>
    (
      (await ask('getCategory', { acceptLanguage: [language], ...parameters }, form)) as {
        categories: { results: readonly Category[] }
      }
    ).categories.results
  const [department] = await askedOf(offering, {})
  const put = (published: boolean) =>
    withShop(async context => {
      const imported = await importBatch(
        context,
        [
          { kind: 'category', category: { ...texts, key, parentKey: department?.key ?? '' } },
          { kind: 'product', product: { ...product, published } },
        ],
        { overwritesStock: false, progress: { id, entries: 0, after: async () => ({ entries: 2, document: {} }) } },
      )
      await forgetImportProgress(context, id)
      return imported
    })
  const { outcomes } = await put(true)
  expect(outcomes).toEqual([{ kind: 'created' }, { kind: 'created' }])
  try {
    for (const [visit, flag] of [
      [offering, 'true'],
      [without, 'false'],
    ] as const) {
      const { page, language, market, open } = visit
      const flagOf = async () => (await askedOf(visit, { slug: key }, 'category-details'))[0]?.custom?.hasProducts[market.country]
      await expect.poll(flagOf).toBe(flag)
      const [first] = await askedOf(visit, {})
      await open(`/${localize(first?.slug ?? {}, language)}/`)
      await expect(
        page
          .getByRole('main')
          .getByRole('link', { name: localize(first?.children[0]?.name ?? {}, language) })
          .first(),
      ).toBeVisible()
      const links = page.getByRole('main').locator(`a[href="/${key}/"]`)
      if (flag === 'true') await expect(links.first()).toBeVisible()
      else await expect(links).toHaveCount(0)
    }
  } finally {
    await put(false)
  }
})
