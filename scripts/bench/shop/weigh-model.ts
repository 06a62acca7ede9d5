// Prints what the catalogue in memory takes of a process, as one line of JSON: `ModelWeight`.
import { setTimeout as wait } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { createContext, openDatabase } from '@shop/engine/database'
import { ReadModel } from '@shop/engine/read-model'

/** Bytes on the heap and next to it. */
export interface ModelWeight {
  readonly bytes: number
  /** Those of them that are given back when all products are removed: what they take in all languages, with all prices. */
  readonly productBytes: number
  readonly products: number
}

const COLLECTIONS = 4
const PAUSE_MS = 100

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as NonNullable<typeof globalThis.gc>

/** Bytes of all that is reachable. */
async function reachableBytes(): Promise<number> {
  // Some things end only when others have been collected, and in a later turn.
  for (let turn = 0; turn < COLLECTIONS; turn++) {
    collect({ type: 'major', execution: 'sync', flavor: 'last-resort' })
    await wait(PAUSE_MS)
  }
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return heapUsed + arrayBuffers
}

const [databaseUrl = ''] = process.argv.slice(2)
const db = openDatabase({ databaseUrl })

async function fillModel(): Promise<ReadModel> {
  const model = new ReadModel(createContext(db), { onError: console.error })
  await model.catchUp()
  await model.stop()
  return model
}

try {
  // The first reading loads and compiles what every later one uses.
  await fillModel()
  const before = await reachableBytes()
  const model = await fillModel()
  const { size } = model.products
  const filled = await reachableBytes()
  for (const id of [...model.products.ids()]) model.products.remove(id)
  const emptied = await reachableBytes()
  const weight: ModelWeight = { bytes: filled - before, productBytes: filled - emptied, products: size }
  console.log(JSON.stringify(weight))
} finally {
  await db.destroy()
}
