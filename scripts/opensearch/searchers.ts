import { setTimeout as wait } from 'node:timers/promises'
import { Connection } from '../bench/http/connection.ts'
import { shareOf } from '../bench/http/drive.ts'
import { requestMessage } from '../bench/http/request-message.ts'

/** What people who search were answered since the last time. */
export interface SearchFigures {
  /** Answers of the cluster, which count what filters would leave. */
  readonly byCluster: number
  /** Answers of the database, which takes its place where it does not answer. */
  readonly byDatabase: number
  /** Answers of the cluster with another number of products than there are. */
  readonly wrong: number
  readonly failed: number
  readonly p95Ms: number
}

/** People who search without a pause until they are told to leave. */
export interface Searchers {
  readonly takeFigures: () => SearchFigures
  leave(): Promise<void>
}

const PAUSE_MS = 50

/** Number of products that a search of a shop finds, and whether the cluster said so. Throws where it is not answered. */
export async function searchShop(
  { port, host }: { readonly port: number; readonly host: string },
  params: object,
): Promise<{ readonly total: number; readonly isByCluster: boolean }> {
  const connection = await Connection.open(port)
  try {
    const json = [{ facets: true, isUnrecorded: true, locale: 'de', ...params }]
    const { status, body } = await connection.send(
      requestMessage({ path: '/api/new-ct/searchCatalogue', host: `${host}:${port}`, json }),
    )
    if (status !== 200) throw new Error(`A search was answered ${status}`)
    const { found } = (JSON.parse(body.toString('utf8')) as { data: { found: { total: number; facets?: unknown } } }).data
    return { total: found.total, isByCluster: found.facets !== undefined }
  } finally {
    connection.close()
  }
}

/** Lets people search for texts whose number of products is known. */
export function openSearchers(
  shop: { readonly port: number; readonly host: string },
  totals: ReadonlyMap<string, number>,
  count: number,
): Searchers {
  const words = [...totals.keys()]
  let durations: number[] = []
  let [byCluster, byDatabase, wrong, failed] = [0, 0, 0, 0]
  let isOver = false
  const everyone = Array.from({ length: count }, async (_, number) => {
    for (let turn = number; !isOver; turn++) {
      const text = words[turn % words.length] as string
      const begun = performance.now()
      try {
        const { total, isByCluster } = await searchShop(shop, { text })
        durations.push(performance.now() - begun)
        if (!isByCluster) byDatabase++
        else if (total === totals.get(text)) byCluster++
        else wrong++
      } catch {
        failed++
      }
      await wait(PAUSE_MS)
    }
  })
  return {
    takeFigures() {
      const p95Ms = shareOf(
        durations.toSorted((a, b) => a - b),
        0.95,
      )
      const figures = { byCluster, byDatabase, wrong, failed, p95Ms }
      durations = []
      byCluster = byDatabase = wrong = failed = 0
      return figures
    },
    async leave() {
      isOver = true
      await Promise.all(everyone)
    },
  }
}
