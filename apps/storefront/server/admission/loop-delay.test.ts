import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createLoopDelay } from './loop-delay.ts'

function block(ms: number): void {
  for (const end = performance.now() + ms; performance.now() < end; );
}

test('a process that comes late to everything says how late, and forgets it when no one asks', async () => {
  const delay = createLoopDelay()
  expect(delay.measure()).toBe(0)
  for (let turn = 0; turn < 12; turn++) {
    block(300)
    await wait(1)
    delay.measure()
  }
  expect(delay.measure()).toBeGreaterThan(150)
  // Until it has looked once more without having been asked.
  while (delay.measure() > 0) await wait(2500)
  expect(delay.measure()).toBe(0)
})
