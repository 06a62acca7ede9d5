// Waits for: the end of each program. What they measure decides nothing here, only that they still measure it.
import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'

let folder: string

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'anvil-bench-'))
})
test.afterAll(() => rm(folder, { recursive: true }))

/** Output of a benchmark at a tiny size, on a database that the others use too. */
function measure(...args: string[]): Promise<string> {
  const env = { ...process.env, DATA_DIR: folder }
  return new Promise(resolve => {
    execFile(process.execPath, ['scripts/bench.ts', ...args, '--sizes', '40'], { env }, (_error, stdout, stderr) =>
      resolve(stdout + stderr),
    )
  })
}

// Processor times are read from /proc.
const testOnLinux = process.platform === 'linux' ? test : test.fixme

testOnLinux('the benchmarks of a shop run: pages, operations, a changing catalogue, and shoppers', async () => {
  const pages = await measure('pages', '--rounds', '1', '--seconds', '0.02')
  expect(pages).toMatch(/^listing, uncached .* x React .*(met|missed)$/m)
  expect(pages).toMatch(/^product, cached .* x bytes .*(met|missed)$/m)
  expect(pages).toContain('MB under load')

  const operations = await measure('api', '--rounds', '1', '--seconds', '0.02')
  expect(operations).toMatch(/^product details .* \d+(\.\d)? \(\+\d+(\.\d)?\) .* x SELECT .*(met|missed)$/m)
  expect(operations).toMatch(/^whole guest checkout, 2 lines .* x UPDATE .*(met|missed)$/m)

  const ages = await measure('price-change', '--reads', '120')
  expect(ages).toMatch(/^price: product page +\d+ +0 +/m)
  expect(ages).toMatch(/^category: listing +\d+ +0 +/m)
  expect(ages).toMatch(/: (met|missed)$/m)

  const shoppers = await measure('shoppers', '--rounds', '1', '--seconds', '1')
  expect(shoppers).toMatch(/^shoppers\/s +requests\/s/m)
  expect(shoppers).toMatch(/^all \d+ invariants hold$/m)
})
