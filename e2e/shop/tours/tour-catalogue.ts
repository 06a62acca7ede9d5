import { expect } from '@playwright/test'
import type { CategoryNode } from '@shop/domain/category'
import { localize } from '@shop/domain/market'
import { findProduct } from '../catalogue.ts'
import type { MarketVisit } from '../market-visit.ts'
import { SIZES } from '../sizes.ts'
import type { Judge } from './judge.ts'

const FRYER = 'EX30010001'

/** Paths of the first department and of its first category that has no others below it. */
async function categoryPaths({ ask, language }: MarketVisit): Promise<{ readonly department: string; readonly leaf: string }> {
  const { categories } = (await ask('getCategory', { acceptLanguage: [language] })) as {
    categories: { results: CategoryNode[] }
  }
  const [department] = categories.results.filter(({ children }) => children.length > 0)
  if (!department) throw new Error('There are no categories')
  let leaf = department
  while (leaf.children[0]) leaf = leaf.children[0]
  const pathOf = ({ slug }: CategoryNode) => `/${localize(slug, language)}/`
  return { department: pathOf(department), leaf: pathOf(leaf) }
}

/** Where products are found: the home page, categories, filters and the search. */
export async function tourListings(visit: MarketVisit, judge: Judge): Promise<void> {
  const { page, t, open } = visit
  const { department, leaf } = await categoryPaths(visit)
  await open('/')
  await judge('home')
  await open('/c/')
  await judge('all departments')
  await open(department)
  await judge('department')
  await open(leaf)
  await judge('category')
  await open(`${leaf}?stock=1&rating=4%2C5`)
  await judge('category with filters')
  await open(department)
  await page.getByRole('link', { name: t('listing.filters') }).click()
  const sheet = page.getByRole('dialog', { name: t('listing.filters') })
  await expect(sheet).toBeVisible()
  for (const group of await sheet.locator('summary').all()) if (await group.isVisible()) await group.click()
  await judge('filter sheet', 'phone')
  await open('/search?query=30')
  await judge('search results')
  await open('/search?query=qqqq')
  await judge('nothing found')
  await open('/search/sales')
  await judge('sale')
}

/** What opens over pages: menus, the search and its suggestions, choices of language, contact and country. */
export async function tourOverlays(visit: MarketVisit, judge: Judge): Promise<void> {
  const { page, t, open } = visit
  const header = page.getByRole('banner')
  const search = page.getByRole('search')
  const field = page.getByRole('combobox', { name: t('search.label') })
  const { name } = await findProduct(visit, FRYER)

  await open('/faq/')
  await header.getByRole('button', { name: t('shell.allCategories') }).click()
  const drawer = page.locator('dialog[data-kept]')
  await expect(drawer).toBeVisible()
  await judge('menu', 'phone')
  await drawer.locator('[data-category]').first().click()
  await expect(drawer.getByRole('button', { name: t('shell.back') })).toBeVisible()
  await judge('menu one level down', 'phone')
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()

  await page.getByRole('button', { name: t('search.label') }).click()
  await field.fill(name.slice(0, 5))
  await expect(search.getByRole('option').first()).toBeVisible()
  await judge('suggestions', 'phone')

  await page.setViewportSize(SIZES.desktop)
  await open('/faq/')
  await field.focus()
  await expect(search.getByRole('link', { name: t('search.bestsellers') })).toBeVisible()
  await judge('search before it is typed', 'desktop')
  await field.fill(name.slice(0, 5))
  await expect(search.getByRole('option').first()).toBeVisible()
  await field.press('ArrowDown')
  await judge('suggestions', 'desktop')
  await field.fill('zzzzqqqq')
  await expect(search).toContainText(t('search.noResults', { query: 'zzzzqqqq' }))
  await judge('no suggestions', 'desktop')
  await field.press('Escape')

  await page
    .getByRole('navigation', { name: t('shell.categories'), exact: true })
    .getByRole('link', { name: t('shell.allCategories') })
    .click()
  await expect(page.locator('#navigation-panel [data-below]').getByRole('link').first()).toBeVisible()
  await judge('menu', 'desktop')
  await page.keyboard.press('Escape')
  await header.getByText(t('shell.contact'), { exact: true }).click()
  await judge('contact', 'desktop')
  await page.setViewportSize(SIZES.phone)
  await open('/countries/')
  await judge('choice of the country')
}
