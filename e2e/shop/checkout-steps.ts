import { expect, type Locator } from '@playwright/test'
import type { MessageKey } from '@shop/i18n'
import { withColon } from '@shop/i18n/format'
import { type Buyer, buyerOf } from './buyers.ts'
import { findProduct, type ShopProduct } from './catalogue.ts'
import { addressFields } from './form-shopper.ts'
import { type MarketVisit, untilAlive } from './market-visit.ts'

/** Opens the page of a product and puts one unit into the cart; the sidebar shows it afterwards. */
export async function addFromProductPage(visit: MarketVisit, product: ShopProduct): Promise<void> {
  const { page, t, open } = visit
  await open(product.path)
  await page.getByRole('button', { name: t('product.addToCart'), exact: true }).click()
  await expect(await goOnToCart(visit)).toContainText(product.name)
}

/**
 * Goes on to the cart from what the sidebar offers after an addition, such as guarantees; where that was not there in time, the cart
 * is there of itself. Returns the sidebar.
 */
export async function goOnToCart({ page, t }: Pick<MarketVisit, 'page' | 't'>): Promise<Locator> {
  const onwards = page.getByRole('dialog').getByRole('button', { name: t('cart.view'), exact: true })
  const sidebar = page.getByRole('dialog', { name: t('cart.title') })
  await expect(onwards.or(sidebar).first()).toBeVisible()
  if (await onwards.isVisible()) await onwards.click()
  await expect(sidebar).toBeVisible()
  return sidebar
}

/** Waits for the addresses step and types an address into it; nothing is sent. */
export async function fillAddress({ page, t }: MarketVisit, buyer: Buyer): Promise<void> {
  // The page before it may ask for an e-mail address too.
  await expect(page.getByRole('heading', { level: 1, name: t('checkout.addressesTitle') })).toBeVisible()
  const fields = [
    [t('checkout.email'), buyer.email],
    [t('checkout.firstName'), buyer.firstName],
    [t('checkout.lastName'), buyer.lastName],
    [t('checkout.street'), buyer.street],
    [t('checkout.streetNumber'), buyer.streetNumber],
    [t('checkout.postalCode'), buyer.postalCode],
    [t('checkout.city'), buyer.city],
    [t('checkout.phone'), buyer.phone],
  ] as const
  // A street that is completed has a list.
  for (const [name, value] of fields)
    await page
      .getByRole('textbox', { name, exact: true })
      .or(page.getByRole('combobox', { name, exact: true }))
      .fill(value)
}

/** Sends the addresses step and waits for the payment step. */
export async function continueToPayment({ page, t }: MarketVisit): Promise<void> {
  await page.getByRole('button', { name: t('checkout.toPayment') }).click()
  await expect(page.getByRole('heading', { level: 1, name: t('checkout.paymentTitle') })).toBeVisible()
}

/** Sends a form of the shop from the page that is open, and returns the page it leads to. */
function sendForm({ page, address }: MarketVisit, path: string, fields: Readonly<Record<string, string>>) {
  return page.evaluate(
    async ([target, body]) => {
      const response = await fetch(target, { method: 'POST', body: new URLSearchParams(body) })
      return { path: new URL(response.url).pathname, html: await response.text() }
    },
    [address(path), fields] as const,
  )
}

/**
 * Puts one unit into the cart by a form, which takes a fraction of what the page of the product takes. It is sent from a file of
 * the shop, which has nothing that a browser would have to load, lay out or start.
 */
export async function addByForm(visit: MarketVisit, sku: string): Promise<void> {
  const { page, address } = visit
  const path = '/checkout/cart'
  // Files have no language.
  await page.goto(new URL('/robots.txt', address()).href)
  const sent = await sendForm(visit, path, { intent: 'add', sku, quantity: '1' })
  expect(sent.path).toBe(new URL(address(path)).pathname)
}

/**
 * Opens the payment step for one unit of a product and returns its price in cents. Cart and addresses are sent as forms, which
 * takes a fraction of what typing takes: for journeys that begin with the payment.
 */
export async function openPayment(
  visit: MarketVisit,
  sku: string,
  changes: Readonly<Record<string, string>> = {},
): Promise<number> {
  const { page, t, market, address, open } = visit
  const product = await findProduct(visit, sku)
  await addByForm(visit, sku)
  const fields = addressFields(buyerOf(market.country), changes)
  const sent = await sendForm(visit, '/checkout/addresses', fields)
  expect(sent.path).toBe(new URL(address('/checkout/payment')).pathname)
  await open('/checkout/payment')
  await expect(page.getByRole('heading', { level: 1, name: t('checkout.paymentTitle') })).toBeVisible()
  return product.centAmount
}

/** Chooses a way to pay and waits until it is chosen; without scripts, the button does not name the amount with a fee. */
export async function choosePayment({ page, t }: MarketVisit, method: PaymentName): Promise<void> {
  const radio = page.getByRole('radio', { name: t(method) })
  if (method === 'checkout.cashOnDelivery') await untilAlive(page)
  await radio.check()
  await expect(radio).toBeChecked()
}

/** What a way to pay is called on the page. */
type PaymentName = Extract<MessageKey, 'checkout.bankTransfer' | 'checkout.cashOnDelivery' | `payment.${string}`>

/** Presses the button that orders, which names the amount, and waits for the order's number on the last page. */
export async function order({ page, t, money, language }: MarketVisit, centAmount: number): Promise<string> {
  await page.getByRole('button', { name: t('checkout.orderAndPay', { amount: money(centAmount) }) }).click()
  await expect(page.getByRole('heading', { level: 1, name: t('order.title') })).toBeVisible()
  const number = new URL(page.url()).searchParams.get('order') ?? ''
  expect(number).toMatch(/^NS\d{8}$/)
  await expect(page.getByRole('main')).toContainText(`${withColon(t('order.number'), language)} ${number}`)
  return number
}

/** For a price that stands there with VAT and without, of which a visitor sees one: the one that is seen. */
export const SHOWN = { useInnerText: true } as const

/** The value next to a term of a visible list of sums or details. */
export function definitionOf({ page }: Pick<MarketVisit, 'page'>, term: string): Locator {
  return page.getByRole('term').filter({ hasText: term }).first().locator('xpath=following-sibling::dd[1]')
}
