// Waits for: the end of the program, which itself waits until people are refused, enough is bought, and pages are served again (no
// browser).
import { expect, test } from '@playwright/test'
import { runProof } from './shop/run-proof.ts'

test('while more look around than the shop can serve they are told when to come again, and everybody who buys can buy', async () => {
  const { code, output } = await runProof('scripts/test-sale-day.ts', '--short')
  expect(output).toContain('who bought was served')
  expect(code).toBe(0)
})
