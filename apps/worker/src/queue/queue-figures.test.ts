import { expect, test } from 'vitest'
import { openTestShop, openTestWorker, placeOrder } from '../worker.fixtures.ts'

/** A machine under load must not fail a test. */
const PATIENT = { timeout: 60_000, interval: 200 }

test('an operator sees the jobs of each queue that wait, that are tried again and that were given up', async () => {
  const { context, databaseUrl } = await openTestShop()
  // No mail server is there.
  const worker = await openTestWorker({ databaseUrl, smtpUrl: 'smtp://127.0.0.1:1' })
  const figures = async () => (await (await fetch(`${worker.address}/metrics`)).text()).split('\n')
  await expect.poll(figures, PATIENT).toContain('shop_queue_waiting{queue="order-confirmation"} 0')
  const before = await figures()
  expect(before).toContain('shop_orders_total 0')
  expect(before).toContain('shop_payment_failures_recent{reason="refused"} 0')
  await placeOrder(context, { country: 'DE', language: 'de', payment: 'bank-transfer', email: 'jana@example.org' })
  await expect.poll(figures, PATIENT).toContain('shop_queue_retrying{queue="order-confirmation"} 1')
  const after = await figures()
  expect(after).toContain('shop_orders_total 1')
  expect(after).toContain('shop_queue_given_up{queue="order-confirmation"} 0')
  expect(after.join('\n')).not.toContain('jana')
})
