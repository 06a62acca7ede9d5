import { expect } from '@playwright/test'
import { findProduct } from '../catalogue.ts'
import { goOnToCart } from '../checkout-steps.ts'
import { waitForOffers } from '../held-timers.ts'
import type { MarketVisit } from '../market-visit.ts'
import type { Judge } from './judge.ts'

const FRYER = 'EX30010001'
const SEALER = 'EX30070001'
/** The demo shop never has it. */
const SOLD_OUT = 'EX30550005'

/** The page of a product with what opens in it, and pages that show several. */
export async function tourProduct(visit: MarketVisit, judge: Judge): Promise<void> {
  const { page, t, open } = visit
  const main = page.getByRole('main')
  const fryer = await findProduct(visit, FRYER)
  await open(fryer.path)
  await judge('product')
  await page
    .getByRole('button', { name: t('product.turnAround') })
    .last()
    .click()
  await judge('product that turns')
  await page
    .locator('#write-review')
    .getByRole('button', { name: t('review.submit') })
    .click()
  await expect(page.locator('#write-review')).toContainText(t('review.errorRating'))
  await judge('refused review')
  await open(fryer.path)
  await page.getByRole('link', { name: t('product.enlargePicture', { number: 1 }) }).click()
  await expect(page.getByRole('dialog', { name: fryer.name }).getByRole('img')).toBeVisible()
  await judge('enlarged picture')

  await open((await findProduct(visit, SOLD_OUT)).path)
  await judge('sold out')
  await main.getByRole('link', { name: t('product.notifyMe') }).click()
  await expect(main.getByRole('textbox', { name: t('checkout.email') })).toBeVisible()
  await main.getByRole('button', { name: t('stockAlert.send') }).click()
  await expect(main).toContainText(t('checkout.errorEmail'))
  await judge('mail when it comes')

  await open('/wish-list/')
  await judge('no wishes')
  await open(`/search?query=${SEALER}`)
  for (const mark of ['wish', 'compare']) {
    const button = main.locator(`button[data-mark="${mark}"][data-sku="${SEALER}"]`)
    await button.click()
    await expect(button).toHaveAttribute('aria-pressed', 'true')
  }
  await judge('marked product')
  await open('/wish-list/')
  await expect(main.getByRole('article')).toHaveCount(1)
  await judge('wishes')
  await open(`/compare/?skus=${FRYER},${SEALER}`)
  await expect(page.getByRole('columnheader')).toHaveCount(2)
  await judge('comparison')
  await open(`/product-information/${FRYER}/`)
  await judge('product information')
}

/** A product that is added, and the cart: what follows the addition, from the side, as a page and shared. */
export async function tourCart(visit: MarketVisit, judge: Judge): Promise<void> {
  const { page, t, open } = visit
  const main = page.getByRole('main')
  await waitForOffers(page)
  await open((await findProduct(visit, SEALER)).path)
  await main
    .getByRole('button', { name: t('product.addToCart'), exact: true })
    .first()
    .click()
  await expect(page.getByRole('dialog').getByRole('button', { name: t('cart.view'), exact: true })).toBeVisible()
  await judge('added product')
  await goOnToCart(visit)
  await judge('cart from the side')
  await open('/checkout/cart')
  await judge('cart')
  await main.getByText(t('coupon.title'), { exact: true }).first().click()
  await main.getByRole('textbox', { name: t('coupon.title') }).fill('NOSUCH')
  await main.getByRole('button', { name: t('coupon.apply'), exact: true }).click()
  await expect(main.getByRole('alert').filter({ hasText: t('coupon.unknown', { code: 'NOSUCH' }) })).toBeVisible()
  await judge('cart with a refused code')
  await page.getByRole('button', { name: t('sharedCart.share') }).click()
  await expect(page.getByRole('heading', { level: 1, name: t('sharedCart.title') })).toBeVisible()
  await judge('shared cart')
}
