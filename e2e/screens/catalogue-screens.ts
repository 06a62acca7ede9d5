import { expect } from '@playwright/test'
import type { CategoryNode } from '@shop/domain/category'
import { localize } from '@shop/domain/market'
import { findProduct } from '../shop/catalogue.ts'
import { consentBefore } from '../shop/cookies.ts'
import type { MarketVisit } from '../shop/market-visit.ts'
import { pageScreen, type Screen } from './screen.ts'

/** Paths of the largest department and of the largest category of the last level in it. */
async function listingPaths(visit: MarketVisit): Promise<{ readonly department: string; readonly category: string }> {
  const { categories } = (await visit.ask('getCategory', { acceptLanguage: [visit.language] })) as {
    categories: { results: CategoryNode[] }
  }
  const largestOf = (nodes: readonly CategoryNode[]) => nodes.toSorted((a, b) => b.productCount - a.productCount)[0]
  const department = largestOf(categories.results)
  let category = department
  while (category && category.children.length > 0) category = largestOf(category.children)
  if (!department || !category) throw new Error('The shop has no departments')
  return {
    department: `/${localize(department.slug, visit.language)}/`,
    category: `/${localize(category.slug, visit.language)}/`,
  }
}

/** Types into the search, which a phone shows once it is asked for. */
async function typeSearch({ page, t }: MarketVisit, text: string): Promise<void> {
  const toggle = page.getByRole('banner').getByRole('button', { name: t('search.label') })
  if (await toggle.isVisible()) await toggle.click()
  await page.getByRole('combobox', { name: t('search.label') }).fill(text)
}

/** The word that the name of a product begins with, in the language of the visit: a search that finds some. */
async function searchedFor(visit: MarketVisit): Promise<string> {
  const { name } = await findProduct(visit, 'EX30010001')
  return /^\p{L}+/u.exec(name)?.[0]?.toLowerCase() ?? name
}

/** The way from the home page to products. The first visit is asked for its consent, and refuses. */
export const CATALOGUE_SCREENS: readonly Screen[] = [
  {
    name: 'consent-question',
    async show({ open, page, t }) {
      await open('/')
      await expect(page.getByRole('dialog', { name: t('consent.title') })).toBeVisible()
    },
  },
  {
    name: 'consent-choices',
    async show({ page, t }) {
      const dialog = page.getByRole('dialog', { name: t('consent.title') })
      await dialog.getByRole('button', { name: t('consent.choose') }).click()
      await expect(dialog.getByRole('checkbox').first()).toBeVisible()
    },
  },
  {
    name: 'home',
    async show(visit) {
      await consentBefore(visit, { preferences: false, statistics: false, marketing: false })
      await visit.open('/')
    },
  },
  {
    name: 'home-products',
    async show({ page }) {
      const card = page.getByRole('main').getByRole('article').first()
      await card.evaluate(element => element.scrollIntoView({ block: 'center' }))
    },
  },
  {
    name: 'footer',
    show: ({ page }) => page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight)),
  },
  {
    name: 'menu',
    async show({ open, page, t }) {
      await open('/faq/')
      const opener = page.getByRole('banner').getByRole('button', { name: t('shell.allCategories') })
      const isPhone = await opener.isVisible()
      await (isPhone ? opener : page.getByRole('link', { name: t('shell.allCategories') }).first()).click()
      const panel = isPhone ? page.getByRole('dialog', { name: t('shell.allCategories') }) : page.locator('#navigation-panel')
      await expect(panel.locator('[data-category], [data-department]').first()).toBeVisible()
      // The starter shows the departments; what is below the first comes with React, and its picture after it.
      if (!isPhone) await expect(panel.locator('[data-below] li a').first()).toBeVisible()
      if (!isPhone) await expect(panel.locator('img')).toBeVisible()
    },
  },
  {
    name: 'suggestions',
    async show(visit) {
      await visit.open('/faq/')
      await typeSearch(visit, await searchedFor(visit))
      await expect(visit.page.getByRole('search').getByRole('option').first()).toBeVisible()
    },
  },
  {
    name: 'department',
    show: async visit => visit.open((await listingPaths(visit)).department),
  },
  {
    name: 'category',
    show: async visit => visit.open((await listingPaths(visit)).category),
  },
  {
    name: 'filters',
    async show(visit) {
      const { page, t, open } = visit
      await open(`${(await listingPaths(visit)).department}?stock=1&rating=4%2C5`)
      const opener = page
        .getByRole('main')
        .locator('a[aria-haspopup="dialog"]')
        .filter({ hasText: t('listing.filters') })
      if (await opener.isVisible()) {
        await opener.click()
        await expect(page.getByRole('dialog', { name: t('listing.filters') })).toBeVisible()
      }
    },
  },
  {
    name: 'search-results',
    show: async visit => visit.open(`/search?query=${encodeURIComponent(await searchedFor(visit))}`),
  },
  pageScreen('nothing-found', '/search?query=qqqqzzzz'),
  {
    name: 'no-match',
    show: async visit => visit.open(`${(await listingPaths(visit)).department}?priceMax=1&stock=1`),
  },
  pageScreen('sale', '/search/sales'),
  pageScreen('brand', '/royal-catering/'),
  pageScreen('departments', '/c/'),
  pageScreen('inspirations', '/inspirations/'),
  pageScreen('article', '/inspirations/choosing-a-fryer/'),
  pageScreen('faq', '/faq/'),
  pageScreen('not-found', '/no-such-page/'),
  {
    name: 'error',
    async show({ open, page, t }) {
      await open('/faq/')
      await page.route('**/*.data*', route => route.fulfill({ status: 500, body: 'no data' }))
      await page
        .getByRole('contentinfo')
        .getByRole('link', { name: t('shell.terms'), exact: true, includeHidden: true })
        .evaluate(link => (link as HTMLElement).click())
      await expect(page.getByRole('heading', { level: 1, name: t('error.unavailableTitle') })).toBeVisible()
      await page.unroute('**/*.data*')
    },
  },
  pageScreen('countries', '/countries'),
]
