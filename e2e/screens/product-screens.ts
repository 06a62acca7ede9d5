import { expect } from '@playwright/test'
import { providerMethodsOf } from '@shop/domain/payment'
import { findProduct } from '../shop/catalogue.ts'
import { addByForm, goOnToCart } from '../shop/checkout-steps.ts'
import type { MarketVisit } from '../shop/market-visit.ts'
import type { Screen } from './screen.ts'

const FRYER = 'EX30010001'
const SOLD_OUT = 'EX30060004'
/** How long a press is waited for before it is repeated. */
const ANSWER_MS = 5000
const SAVED = ['EX30070001', 'EX30140005']

async function openProduct(visit: MarketVisit, sku: string): Promise<void> {
  await visit.open((await findProduct(visit, sku)).path)
}

/** Scrolls to a part of the page as a link to it does. */
function scrollTo({ page }: MarketVisit, selector: string): Promise<void> {
  return page
    .locator(selector)
    .first()
    .evaluate(part => part.scrollIntoView())
}

/** Products, and what is done with them up to the cart. */
export const PRODUCT_SCREENS: readonly Screen[] = [
  { name: 'product', show: visit => openProduct(visit, FRYER) },
  { name: 'product-details', show: visit => scrollTo(visit, '#technical-details') },
  { name: 'product-reviews', show: visit => scrollTo(visit, '#rating-reviews') },
  {
    name: 'product-picture',
    isForDocuments: true,
    async show(visit) {
      const { page, t } = visit
      const { path, name } = await findProduct(visit, FRYER)
      await visit.open(path)
      await page.getByRole('link', { name: t('product.enlargePicture', { number: 1 }) }).click()
      await expect(page.getByRole('dialog', { name }).getByRole('img')).toBeVisible()
    },
  },
  { name: 'sold-out', show: visit => openProduct(visit, SOLD_OUT) },
  {
    name: 'wish-list',
    async show(visit) {
      const { page, open } = visit
      for (const sku of SAVED) {
        await openProduct(visit, sku)
        const heart = page.getByRole('main').locator(`button[data-mark="wish"][data-sku="${sku}"]`).first()
        // What answers the first press is loaded by it, and may come between two.
        await expect(async () => {
          if ((await heart.getAttribute('aria-pressed')) !== 'true') await heart.click()
          await expect(heart).toHaveAttribute('aria-pressed', 'true', { timeout: ANSWER_MS })
        }).toPass()
      }
      await open('/wish-list/')
      await expect(page.getByRole('main').getByRole('article')).toHaveCount(SAVED.length)
    },
  },
  { name: 'compare', show: ({ open }) => open(`/compare/?skus=${['EX30010001', 'EX30010002', 'EX30010003'].join(',')}`) },
  {
    name: 'cart-empty',
    async show({ open, page, t }) {
      await open('/faq/')
      await page.getByRole('link', { name: t('shell.cart'), exact: true }).click()
      // It goes by itself unless someone points at it.
      await page.getByText(t('shell.cartEmptyHint')).hover()
    },
  },
  {
    name: 'after-adding',
    async show(visit) {
      const { page, t } = visit
      await openProduct(visit, FRYER)
      await page.getByRole('button', { name: t('product.addToCart'), exact: true }).click()
      await expect(page.getByRole('dialog', { name: t('guarantee.title') })).toBeVisible()
    },
  },
  {
    name: 'cart-drawer',
    async show(visit) {
      const cart = await goOnToCart(visit)
      await expect(cart.getByRole('list', { name: visit.t('cart.title') })).toBeVisible()
      if (!providerMethodsOf(visit.market).includes('googlepay')) return
      // It comes when the browser is idle.
      await expect(cart.getByRole('button', { name: 'Google Pay', exact: true })).toBeVisible()
    },
  },
  { name: 'cart', show: ({ open }) => open('/checkout/cart') },
  {
    name: 'cart-code-refused',
    isForDocuments: true,
    async show({ page, t }) {
      const main = page.getByRole('main')
      await main.getByText(t('coupon.title'), { exact: true }).first().click()
      await main.getByRole('textbox', { name: t('coupon.title') }).fill('NOSUCH')
      await main.getByRole('button', { name: t('coupon.apply'), exact: true }).click()
      await expect(main.getByRole('alert').first()).toBeVisible()
    },
  },
  {
    name: 'cart-undo',
    isForDocuments: true,
    async show(visit) {
      const { page, t } = visit
      const { name } = await findProduct(visit, FRYER)
      await page
        .getByRole('main')
        .getByRole('button', { name: t('cart.removeNamed', { name }) })
        .click()
      // It goes by itself unless someone points at it.
      await page.getByRole('button', { name: t('cart.undo') }).hover()
    },
  },
  {
    name: 'cart-shared',
    isForDocuments: true,
    async show(visit) {
      const { page, t } = visit
      // Without its last product the page of the cart was left.
      await addByForm(visit, FRYER)
      await visit.open('/checkout/cart')
      await page.getByRole('button', { name: t('sharedCart.share') }).click()
      await expect(page.getByRole('heading', { level: 1, name: t('sharedCart.title') })).toBeVisible()
    },
  },
]
