// Waits for: the end of the program, which itself waits until searches are answered, orders are placed and the cluster is whole again
// (no browser). Without an OpenSearch that was fetched there is nothing to prove.
import { expect, test } from '@playwright/test'
import { runProof } from './shop/run-proof.ts'

const testWithOpenSearch = process.env.OPENSEARCH_ARCHIVES ? test : test.fixme

testWithOpenSearch('SEARCH-17 while its cluster is filled, built again, without its leader and away, a shop sells', async () => {
  const { code, output } = await runProof('scripts/test-opensearch-sale.ts', '--short')
  expect(output).toContain('the shop has sold all the time')
  expect(code).toBe(0)
})
