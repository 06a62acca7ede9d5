import { readFileSync } from 'node:fs'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { openAllocatorTrim } from './trim-allocator.ts'

const BLOCKS = 1500
const BYTES = 100_000

/** Memory of this process without pages of files, in MB. */
function residentMb(): number {
  return Number(/^RssAnon:\s+(\d+)/m.exec(readFileSync('/proc/self/status', 'utf8'))?.[1]) / 1024
}

test.runIf(process.platform === 'linux')('memory that is free between blocks in use is given back', async () => {
  const trim = openAllocatorTrim()
  if (!trim) throw new Error('Nothing gives memory back here')
  const blocks: (Buffer | undefined)[] = Array.from({ length: BLOCKS }, () => Buffer.alloc(BYTES, 1))
  const before = residentMb()
  for (let place = 0; place < BLOCKS - 1; place++) if (place % 50 !== 0) blocks[place] = undefined
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  // What was collected is freed by another thread a moment later.
  const trimmedMb = () => {
    collect()
    trim()
    return residentMb()
  }
  await expect.poll(trimmedMb, { timeout: 20_000 }).toBeLessThan(before - 50)
  expect(blocks.at(-1)?.[0]).toBe(1)
})
