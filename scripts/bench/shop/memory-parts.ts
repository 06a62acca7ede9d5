import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileMegabytesOf, residentMegabytesOf } from './process-cost.ts'

/** What the memory of a shop process consists of, in MB. */
export interface MemoryParts {
  /** Node and its libraries: pages of files, which processes share. */
  readonly files: number
  /** Objects of the shop, and what V8 has taken for more of them. */
  readonly heap: number
  /** The search: objects of its thread, and memory next to them. */
  readonly threads: number
  /** Memory next to the shop's objects, such as the catalogue and stored pages. */
  readonly buffers: number
  /** What Node itself, compilers and the pools of the allocator take. */
  readonly rest: number
}

const BYTES = 2 ** 20

/** Asks a process that `tell-memory.mjs` was loaded into. */
export async function fetchMemoryParts(shop: ChildProcess): Promise<MemoryParts> {
  shop.send({})
  const told = await nextFigures(shop)
  const [heap, threads, buffers] = [told.heap / BYTES, told.threads / BYTES, told.buffers / BYTES]
  const files = fileMegabytesOf(shop.pid ?? 0)
  const rest = residentMegabytesOf(shop.pid ?? 0) - files - heap - threads - buffers
  return { files, heap, threads, buffers, rest }
}

/** The process also says when its apps are open. */
async function nextFigures(shop: ChildProcess): Promise<Pick<MemoryParts, 'heap' | 'threads' | 'buffers'>> {
  for (;;) {
    const [message] = (await once(shop, 'message')) as [unknown]
    if (typeof message === 'object' && message !== null && 'heap' in message)
      return message as Pick<MemoryParts, 'heap' | 'threads' | 'buffers'>
  }
}
