import { expect, test } from 'vitest'
import type { OrderMailContext } from './mail/mail-post.ts'
import { mailJobs } from './mail-jobs.ts'

const [orderId, paymentId, transactionId] = [1, 2, 3].map(n => `00000000-0000-4000-8000-00000000000${n}`)
const job = mailJobs({} as OrderMailContext).find(({ topic }) => topic === 'order-unpaid')

test('PAY-17 a mail that asks to pay is one job per order, per further payment and per further chargeback', () => {
  expect(job?.jobOf({ orderId })).toEqual({ id: orderId, data: { orderId } })
  expect(job?.jobOf({ orderId, paymentId })).toEqual({ id: paymentId, data: { orderId, paymentId } })
  expect(job?.jobOf({ orderId, paymentId, transactionId }).id).toBe(transactionId)
  expect(() => job?.jobOf({ orderId, transactionId: 'x' })).toThrow('transactionId')
})
