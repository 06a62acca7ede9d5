import { setTimeout as wait } from 'node:timers/promises'
import { createShopClient, type ShopClient } from '@shop/contract'
import type { FoundProducts } from '@shop/domain/search'
import { Connection } from '../bench/http/connection.ts'
import { createConnectionTransport } from '../bench/http/connection-transport.ts'
import { shareOf } from '../bench/http/drive.ts'
import { requestMessage } from '../bench/http/request-message.ts'
import type { BenchTargets } from '../bench/shop/bench-targets.ts'

/** What those who search were answered since the last time. */
export interface SearchFigures {
  /** Answers of the cluster. */
  readonly byCluster: number
  /** Answers of the database in its place: with the products, without facets. */
  readonly byDatabase: number
  readonly pages: number
  /** Of one search, in ms. */
  readonly p50Ms: number
  readonly p99Ms: number
  /** Answers that were empty or other ones than are right, and what was not answered at all. */
  readonly wrong: readonly string[]
}

/** People who search and open listings until they are told to leave. */
export interface SaleSearches {
  readonly takeFigures: () => SearchFigures
  /** Resolves once everyone has finished. */
  leave(): Promise<void>
}

interface SaleSearchesOptions {
  readonly port: number
  /** Without its port. */
  readonly host: string
  readonly targets: BenchTargets
  /** Words that stand in names: what is nearly a word no database finds. */
  readonly words: readonly string[]
  readonly people: number
}

/** What is asked for, and what the answer has to be, by the cluster or by the database. */
interface Question {
  readonly what: string
  readonly params: { readonly text?: string; readonly categoryId?: string }
  /** What is wrong with an answer; undefined where nothing is. */
  readonly check: (found: FoundProducts) => string | undefined
}

const PAUSE_MS = 100
/** Of so many turns one opens the page of what was asked for. */
const PAGE_EVERY = 5
/** Above every price, so that each search is one that no process remembers the answer of, and finds the same. */
const ABOVE_ALL_CENT = 100_000_000

/** Lets people search for numbers and words and look at categories, one question after another, and looks at each answer. */
export function openSaleSearches({ port, host, targets, words, people }: SaleSearchesOptions): SaleSearches {
  const address = `${host}:${port}`
  const questions = questionsOf(targets, words)
  let durations: number[] = []
  let [byCluster, byDatabase, pages] = [0, 0, 0]
  let wrong: string[] = []
  let asked = 0
  let isOver = false

  async function ask(client: ShopClient, { what, params, check }: Question): Promise<void> {
    const begun = performance.now()
    const { found } = await client.call('searchCatalogue', {
      ...params,
      ...{ facets: true, isUnrecorded: true, locale: 'de', pageSize: 24, priceMaxCent: ABOVE_ALL_CENT + asked },
    })
    durations.push(performance.now() - begun)
    if (found.facets) byCluster++
    else byDatabase++
    const problem = check(found)
    if (problem) wrong.push(`${what}: ${problem}, answered by the ${found.facets ? 'cluster' : 'database'}`)
  }

  async function open(connection: Connection, path: string): Promise<void> {
    const { status } = await connection.send(requestMessage({ path, host: address }))
    pages++
    if (status !== 200) wrong.push(`${path} was answered ${status}`)
  }

  async function searchOn(): Promise<void> {
    const connection = await Connection.open(port)
    const client = createShopClient(createConnectionTransport(connection, '/api/new-ct'), { host: address })
    try {
      while (!isOver) {
        const question = questions[asked++ % questions.length] as Question
        await ask(client, question)
        if (asked % PAGE_EVERY === 0 && question.params.text)
          await open(connection, `/search?query=${encodeURIComponent(question.params.text)}`)
        await wait(PAUSE_MS)
      }
    } finally {
      connection.close()
    }
  }

  async function stay(): Promise<void> {
    while (!isOver) {
      await searchOn().catch((error: unknown) => wrong.push(`not answered: ${error instanceof Error ? error.message : error}`))
      await wait(PAUSE_MS)
    }
  }

  const everyone = Array.from({ length: people }, stay)
  return {
    takeFigures() {
      const sorted = durations.toSorted((a, b) => a - b)
      const figures = { byCluster, byDatabase, pages, p50Ms: shareOf(sorted, 0.5), p99Ms: shareOf(sorted, 0.99), wrong }
      durations = []
      wrong = []
      byCluster = byDatabase = pages = 0
      return figures
    },
    async leave() {
      isOver = true
      await Promise.all(everyone)
    },
  }
}

/**
 * Numbers, which lead to one product; words, which each engine understands in its own way, so that an answer has to have products and
 * as many as the first of that engine; and categories, of which there is one right number.
 */
function questionsOf({ products, categories }: BenchTargets, words: readonly string[]): Question[] {
  const numbers = products.map(({ id, sku }) => ({
    what: sku,
    params: { text: sku },
    check: ({ hits }: FoundProducts) => (hits[0]?.product.id === id ? undefined : 'not the product of the number'),
  }))
  const inWords = words.map(text => {
    const totals = new Map<boolean, number>()
    return { what: text, params: { text }, check: (found: FoundProducts) => sameTotal(totals, found.facets !== undefined, found) }
  })
  const listings = categories.map(({ id, slug }) => {
    const totals = new Map<boolean, number>()
    return { what: slug, params: { categoryId: id }, check: (found: FoundProducts) => sameTotal(totals, true, found) }
  })
  return [...numbers, ...inWords, ...listings]
}

function sameTotal(totals: Map<boolean, number>, group: boolean, { total, hits }: FoundProducts): string | undefined {
  if (hits.length === 0) return 'nothing was found'
  const known = totals.get(group) ?? total
  totals.set(group, known)
  return total === known ? undefined : `${total} in place of ${known}`
}
