import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { type APIRequestContext, expect } from '@playwright/test'
import { codeFor, orderAsGuest, ordersSiteOf } from '../guest-orders.ts'
import type { MarketVisit } from '../market-visit.ts'
import { uniqueEmail } from '../payment-steps.ts'
import type { Judge } from './judge.ts'

const DISPENSER = 'EX30050002'
const admin = (...words: string[]) => promisify(execFile)(process.execPath, ['scripts/admin.ts', ...words])

/** Every page of the site of orders, as a guest with one order comes to it. Needs a visit that tolerates refusals. */
export async function tourOrders(visit: MarketVisit, judge: Judge, request: APIRequestContext): Promise<void> {
  const { page, t, market, address } = visit
  const email = uniqueEmail('tour-orders')
  const { port } = new URL(address())
  const number = await orderAsGuest(request, { port, email, sku: DISPENSER, quantity: 3, country: market.country })
  const site = ordersSiteOf(market.domainEndings[0] ?? '')
  const heading = (name: string) => page.getByRole('heading', { level: 1, name })

  await page.goto(site)
  await judge('orders: entry')
  await page.getByLabel(t('order.number')).fill('NS12')
  await page.getByRole('button', { name: t('orders.sendCode') }).click()
  await expect(page.getByText(t('order.trackNumberProblem'))).toBeVisible()
  await judge('orders: entry refused')
  await page.getByLabel(t('order.number')).fill(number)
  await page.getByLabel(t('checkout.email')).fill(email)
  await page.getByRole('button', { name: t('orders.sendCode') }).click()
  await expect(heading(t('orders.codeTitle'))).toBeVisible()
  await judge('orders: code')
  await page.getByLabel(t('orders.code')).fill(await codeFor(request, visit, number, { email, count: 2 }))
  await page.getByRole('button', { name: t('orders.codeConfirm') }).click()
  await expect(heading(number)).toBeVisible()
  await judge('orders: order')
  await page.getByRole('link', { name: t('orders.cancel'), exact: true }).click()
  await expect(heading(t('orders.cancelTitle'))).toBeVisible()
  await judge('orders: cancellation')

  await admin('orders', 'ship', number, '--line', `${DISPENSER}:1`)
  await page.goto(`${site}/orders/${number}`)
  await page.getByRole('link', { name: t('orders.cancelPart') }).click()
  await expect(heading(t('orders.cancelPart'))).toBeVisible()
  await judge('orders: cancellation of a part')
  await page.goto(`${site}/orders/${number}`)
  await page.getByRole('link', { name: t('return.title') }).click()
  await expect(heading(t('return.title'))).toBeVisible()
  await judge('orders: return')
  await page
    .getByRole('banner')
    .getByRole('link', { name: t('shell.myOrders') })
    .click()
  await expect(heading(t('shell.myOrders'))).toBeVisible()
  await judge('orders: list')
  await page.goto(`${site}/orders/NS99999999`)
  await expect(heading(t('orders.notFoundTitle'))).toBeVisible()
  await judge('orders: unknown order')
}
