// Waits for: the end of the program, which itself waits until orders are placed and the balancer sees each machine (no browser).
// Without HAProxy on the machine there is nothing to prove.
import { expect, test } from '@playwright/test'
import { findHaproxy } from '../scripts/fleet/balancer.ts'
import { runProof } from './shop/run-proof.ts'

const testWithBalancer = findHaproxy() === undefined ? test.fixme : test

testWithBalancer('one of two machines is killed and the other replaced, and no confirmed order is lost', async () => {
  const { code, output } = await runProof('scripts/test-fleet.ts', '--short')
  expect(output).toContain('nothing was lost')
  expect(code).toBe(0)
})
