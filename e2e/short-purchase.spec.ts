// Waits for: the scripts of the home page; the products of the department, the sidebar after the addition, the headings of the
// checkout steps, the number of the order.
import type { BrowserContext } from '@playwright/test'
import { buyerOf } from './shop/buyers.ts'
import { choosePayment, continueToPayment, fillAddress } from './shop/checkout-steps.ts'
import { expectOrder, submitPayment } from './shop/payment-steps.ts'
import { expect, PERSON, test } from './shop/test.ts'

/** What a browser noticed of its visitor's work, on all pages of a visit. */
interface Effort {
  /** What was touched, or pressed by the Enter key, in order. */
  readonly taps: string[]
  /** Names of the fields that something was typed into. */
  readonly fields: Set<string>
}

/** Has a browser count from now on what its visitor does, as its own events tell it: whatever a page or this journey says of it. */
async function countEffort(context: BrowserContext): Promise<Effort> {
  const effort: Effort = { taps: [], fields: new Set() }
  await context.exposeFunction('noteTap', (what: string) => effort.taps.push(what))
  await context.exposeFunction('noteField', (name: string) => effort.fields.add(name))
  await context.addInitScript(() => {
    const { noteTap, noteField } = window as unknown as Record<'noteTap' | 'noteField', (what: string) => void>
    const nameOf = (target: EventTarget | null) => {
      const control = target instanceof Element ? (target.closest('a, button, label, summary, input') ?? target) : undefined
      return (control?.getAttribute('aria-label') ?? control?.textContent ?? control?.tagName ?? '').trim()
    }
    addEventListener('pointerdown', event => event.isTrusted && noteTap(nameOf(event.target)), true)
    addEventListener('keydown', event => event.key === 'Enter' && noteTap('Enter'), true)
    addEventListener(
      'input',
      ({ target }) => {
        const isTyped = target instanceof HTMLInputElement && !['radio', 'checkbox'].includes(target.type)
        if (isTyped || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement) noteField(target.name)
      },
      true,
    )
  })
  return effort
}

test('CHK-01, CHK-02, NAV-05, SIDEBAR-02 a first visitor with a phone in Britain comes from the home page to a placed order by six taps and nine fields at most', async ({
  openShop,
}) => {
  const visit = await openShop('GB', { size: 'phone', userAgent: PERSON })
  const { page, context, t, open } = visit
  const effort = await countEffort(context)
  await open()
  const department = page
    .getByRole('navigation', { name: t('shell.categories'), exact: true })
    .getByRole('link')
    .filter({ hasNotText: t('shell.sale') })
    .first()
  const name = (await department.textContent()) ?? ''
  await expect(department).toBeInViewport()
  await department.tap()
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible()

  const card = page.getByRole('main').getByRole('article').first()
  const product = (await card.getByRole('link').first().textContent()) ?? ''
  await card.locator('form[data-quick-add] button').tap()
  const sidebar = page.getByRole('dialog', { name: t('guarantee.title') })
  await expect(sidebar).toContainText(product.replaceAll('\u00ad', ''))
  await sidebar.getByRole('button', { name: t('cart.checkout') }).tap()

  await fillAddress(visit, buyerOf('GB'))
  await continueToPayment(visit)
  await choosePayment(visit, 'checkout.cashOnDelivery')
  await submitPayment(visit)
  await expectOrder(visit)
  await expect(page.getByRole('main')).toContainText(product.replaceAll('\u00ad', ''))

  expect(effort.taps.length, `taps: ${effort.taps.join(', ')}`).toBeLessThanOrEqual(6)
  expect(effort.fields.size, `fields: ${[...effort.fields].join(', ')}`).toBeLessThanOrEqual(9)
  // The counters count: the way has a tap per page at least, and an address does not type itself.
  expect(effort.taps.length).toBeGreaterThanOrEqual(4)
  expect(effort.fields.size).toBeGreaterThanOrEqual(7)
})
