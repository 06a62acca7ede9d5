import { readJudgedQueries } from '@shop/demo/queries'
import { LANGUAGES, type Language } from '@shop/domain/market'
import { openOpenSearch } from '@shop/search/opensearch'
import { LIVE_URL } from '@shop/search/testing'
import { describe, expect, test } from 'vitest'
import { openDemoSearch } from './demo-search.fixtures.ts'

/** How much fewer of the queries than with the embedded engine may be right. */
const TOLERANCE = 0.02
const PAGE = 10

type Shop = Awaited<ReturnType<typeof openDemoSearch>>
type Judged = Awaited<ReturnType<typeof readJudgedQueries>>[number]

interface Answer {
  readonly kind: string
  readonly query: string
  /** Of the first product that is right, from 1; for what is not sold 1 when that is said. */
  readonly place: number
}

/** Where each of the judged queries has what is right. */
async function judge(shop: Shop): Promise<readonly Answer[]> {
  const answers: Answer[] = []
  // One language after another, so that a cluster is not asked thousands of things at once.
  for (const language of LANGUAGES) {
    const queries = await readJudgedQueries(language)
    answers.push(...(await Promise.all(queries.map(query => answerOf(shop, language, query)))))
  }
  return answers
}

async function answerOf({ find, search }: Shop, language: Language, judged: Judged): Promise<Answer> {
  const { kind = 'product', expect: wanted } = judged
  const query = `${language} ${judged.query}`
  if (kind === 'absent') {
    const { total, matchLevel } = await search(language, judged.query)
    return { kind, query, place: total === 0 || matchLevel === 3 ? 1 : 0 }
  }
  const found = await find(language, judged.query, PAGE)
  const isRight = ({ family, variants }: (typeof found)[number]) =>
    wanted.includes(family) || variants.some(({ sku }) => wanted.includes(sku))
  return { kind, query, place: found.findIndex(isRight) + 1 }
}

function sharesOf(answers: readonly Answer[]) {
  const shareOf = (isRight: (answer: Answer) => boolean) => answers.filter(isRight).length / answers.length
  return { first: shareOf(({ place }) => place === 1), inTen: shareOf(({ place }) => place > 0) }
}

describe.skipIf(LIVE_URL === undefined)('a cluster (skipped where OPENSEARCH_URL names none)', () => {
  test('SEARCH-17 OpenSearch finds what people look for as well as the embedded engine, and says what is not sold', async () => {
    const own = await judge(await openDemoSearch({ withEveryPicture: false }))
    const open = () => openOpenSearch({ url: LIVE_URL ?? '', answerMs: 60_000 })
    const cluster = await judge(await openDemoSearch({ withEveryPicture: false, open }))
    const kinds = [...new Set(own.map(({ kind }) => kind))]
    const of = (answers: readonly Answer[], kind: string) => answers.filter(answer => answer.kind === kind)
    for (const kind of kinds) {
      const shares = [of(own, kind), of(cluster, kind)].map(sharesOf)
      const texts = shares.map(({ first, inTen }) => `${first.toFixed(3)} ${inTen.toFixed(3)}`)
      const missed = of(cluster, kind).filter(({ place }) => place !== 1)
      const list = missed.map(({ query, place }) => `${query} (${place})`).join(', ')
      process.stdout.write(`${kind.padEnd(12)} embedded ${texts[0]}, OpenSearch ${texts[1]}\n  ${list}\n`)
    }
    // What is sold as a whole, and what is not.
    for (const isAbsent of [false, true]) {
      const [before, after] = [own, cluster].map(all => sharesOf(all.filter(({ kind }) => (kind === 'absent') === isAbsent)))
      expect(after?.first).toBeGreaterThanOrEqual((before?.first ?? 1) - TOLERANCE)
      expect(after?.inTen).toBeGreaterThanOrEqual((before?.inTen ?? 1) - TOLERANCE)
    }
  })
})
