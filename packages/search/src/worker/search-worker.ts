// The thread the embedded index lives in: builds and merges here delay no request of the shop.
import { parentPort, workerData } from 'node:worker_threads'
import { openEmbeddedSearch } from '../embedded/open-embedded-search.ts'
import { failureOf, type Method, type Reply, type Request, type SearchThreadSettings } from './worker-calls.ts'

const CHANGES: ReadonlySet<Method> = new Set(['applyTexts', 'applyFacts', 'applyOffers', 'remove', 'advance'])
const SETTLE_MS = 5000
const { saveEveryMs, ...settings } = workerData as SearchThreadSettings

if (!parentPort) throw new Error('This is started as a worker thread')
const parent = parentPort
const search = await openEmbeddedSearch(settings)
let hasChanged = false
let saving: Promise<void> = Promise.resolve()

/** Keeps the index when it has changed. A folder that cannot be written costs a slower start, not the search. */
function save(): Promise<void> {
  if (!hasChanged) return saving
  hasChanged = false
  saving = saving
    .then(() => search.save())
    .then(collect)
    .catch(() => {
      hasChanged = true
    })
  return saving
}

/** What was kept was laid out in memory first, and is as large as the index. Needs a flag of Node's. */
function collect(): void {
  globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' })
}

async function call({ method, parameters }: Request): Promise<unknown> {
  if (CHANGES.has(method)) hasChanged = true
  if (method === 'close') await save()
  const work = search[method] as (...parameters: readonly unknown[]) => Promise<unknown>
  const result = await work(...parameters)
  if (method === 'save') collect()
  return result
}

parent.on('message', async (request: Request) => {
  const { id } = request
  const reply = await call(request).then(
    (result): Reply => ({ kind: 'result', id, result }),
    (error): Reply => ({ kind: 'failure', id, failure: failureOf(error) }),
  )
  parent.postMessage(reply)
})
setInterval(save, saveEveryMs).unref()
// What was read from the disk was laid out in memory first, and it has been brought up to now since.
setTimeout(collect, SETTLE_MS).unref()
parent.postMessage({ kind: 'opened' } satisfies Reply)
