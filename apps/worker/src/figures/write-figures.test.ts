import { expect, test } from 'vitest'
import { writeFigures } from './write-figures.ts'

test('figures have a name, a help, a type and a value each', () => {
  const text = writeFigures({
    orders: 7,
    attempts: [
      { state: 'ordered', count: 5 },
      { state: 'failed', count: 2 },
    ],
    failures: [{ reason: 'refused', count: 2 }],
    orderNumbers: 1042,
    position: 7788,
    queues: [{ queue: 'order-confirmation', waiting: 4, oldestSeconds: 12.5, retrying: 1, givenUp: 0 }],
    outbox: { waiting: 3, oldestSeconds: 1.5 },
    stock: { soldOut: 4, items: 650 },
    oldestTransactionSeconds: 0.25,
    connections: { used: 30, most: 250 },
  })
  const lines = text.split('\n')
  expect(lines.slice(0, 3)).toEqual([
    '# HELP shop_orders_total Numbers that orders were given since the shop began.',
    '# TYPE shop_orders_total counter',
    'shop_orders_total 1042',
  ])
  expect(lines).toContain('shop_orders_recent 7')
  expect(lines).toContain('shop_payment_failures_recent{reason="refused"} 2')
  expect(lines).toContain('shop_queue_oldest_seconds{queue="order-confirmation"} 12.5')
  expect(lines).toContain('shop_payment_attempts_recent{state="failed"} 2')
  expect(lines).toContain('shop_outbox_oldest_seconds 1.5')
  expect(lines.at(-1)).toBe('')
  const values = lines.filter(line => line !== '' && !line.startsWith('#'))
  for (const line of values) expect(line).toMatch(/^[a-z_]+(?:\{(?:state|reason|queue)="[\w-]+"\})? \d+(?:\.\d+)?$/)
})
