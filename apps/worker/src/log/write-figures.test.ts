import { expect, test } from 'vitest'
import { writeFigures } from './write-figures.ts'

test('figures have a name, a help, a type and a value each', () => {
  const text = writeFigures({
    orders: 7,
    attempts: [
      { state: 'ordered', count: 5 },
      { state: 'failed', count: 2 },
    ],
    outbox: { waiting: 3, oldestSeconds: 1.5 },
    stock: { soldOut: 4, items: 650 },
    oldestTransactionSeconds: 0.25,
    connections: { used: 30, most: 250 },
  })
  const lines = text.split('\n')
  expect(lines.slice(0, 3)).toEqual([
    '# HELP shop_orders_recent Orders of the last 5 minutes.',
    '# TYPE shop_orders_recent gauge',
    'shop_orders_recent 7',
  ])
  expect(lines).toContain('shop_payment_attempts_recent{state="failed"} 2')
  expect(lines).toContain('shop_outbox_oldest_seconds 1.5')
  expect(lines.at(-1)).toBe('')
  const values = lines.filter(line => line !== '' && !line.startsWith('#'))
  for (const line of values) expect(line).toMatch(/^[a-z_]+(?:\{state="\w+"\})? \d+(?:\.\d+)?$/)
})
