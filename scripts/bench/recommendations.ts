import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import {
  contentNeighboursOf,
  ProductGroups,
  popularityOf,
  rankSimilar,
  viewedTogetherOf,
  weightOfAge,
} from '@shop/domain/recommendation'
import { type GeneratedVisits, generateVisits, randomOf, shuffled } from './recommendation-visits.ts'
import { cpuSecondsSince, measureWorker } from './recommendation-worker.ts'
import { describeLoad, describeMachine } from './report/machine.ts'
import { formatTable } from './report/table.ts'

const PRODUCTS = 5000
/** A shop that has just opened, and one that is known. */
const SIZES = [5000, 100_000]
const SEED = 20_261_128
/** Visits of the first nine tenths of the time are learnt from, those of the last are predicted. */
const TRAINING = 0.9
/** Steps that are predicted. */
const MAX_STEPS = 20_000
const AT = 10
const BAR = 2
const NEIGHBOURS = 60
const HALF_LIFE_DAYS = 30

/** Products next to one, best first. */
type Recommend = (product: number) => readonly number[]

interface Step {
  readonly from: number
  readonly to: number
}

/** Measures how often the next product of a visit is among ten that are recommended, and what it takes to compute them. */
export async function benchRecommendations(): Promise<void> {
  console.log(describeMachine('.'))
  for (const size of SIZES) {
    const generated = generateVisits({ products: PRODUCTS, visits: size, seed: SEED })
    const border = Math.floor(size * TRAINING)
    const training = { ...generated, visits: generated.visits.slice(0, border) }
    const steps = stepsOf(generated.visits.slice(border))
    const { similar, seconds, megabytes } = compute(training)
    const cases: readonly (readonly [string, Recommend])[] = [
      ['random', randomly()],
      ['most popular', popularEverywhere(training)],
      ['most popular in the category', popularInCategory(training)],
      ['content alone: an empty database', contentAlone(training)],
      ['recommendations', product => similar[product] ?? []],
    ]
    const judged = cases.map(([name, recommend]) => ({ name, ...judge(recommend, steps) }))
    const popular = judged.find(({ name }) => name === 'most popular')?.hitRate ?? 0
    console.log(
      `\n${PRODUCTS} products, ${border} visits learnt from, ${steps.length} next products predicted; computed in ${seconds.toFixed(1)} s of CPU with ${megabytes.toFixed(0)} MB`,
    )
    const rows = judged.map(({ name, hitRate, mrr }) => [
      name,
      `${(hitRate * 100).toFixed(1)} %`,
      mrr.toFixed(3),
      `${(hitRate / popular).toFixed(1)} x`,
    ])
    console.log(formatTable(['', `hit rate at ${AT}`, 'MRR', 'most popular'], rows))
    const ratio = (judged.at(-1)?.hitRate ?? 0) / popular
    console.log(`recommendations >= ${BAR} x most popular: ${ratio >= BAR ? 'met' : 'missed'}`)
    if (ratio < BAR) process.exitCode = 1
  }
  const visits = Math.max(...SIZES)
  const { computed, seconds, megabytes, again } = await measureWorker({ products: PRODUCTS, visits, seed: SEED })
  console.log(
    `\nthe worker, from the database: ${computed.visits} visits with more than one product, ${computed.products} products, ${computed.changed} lists changed in ${seconds.toFixed(1)} s of CPU without PostgreSQL, with ${megabytes.toFixed(0)} MB more at most; again ${again.seconds.toFixed(1)} s, ${again.changed} changed; ${describeLoad()}`,
  )
}

function stepsOf(visits: GeneratedVisits['visits']): Step[] {
  const steps = visits.flatMap(({ products }) => products.slice(1).map((to, index): Step => ({ from: products[index] ?? 0, to })))
  const random = randomOf(SEED + 1)
  return shuffled(steps.length, random)
    .slice(0, MAX_STEPS)
    .flatMap(index => steps[index] ?? [])
}

function judge(recommend: Recommend, steps: readonly Step[]): { hitRate: number; mrr: number } {
  let hits = 0
  let reciprocal = 0
  for (const { from, to } of steps) {
    const place = recommend(from)
      .filter(product => product !== from)
      .slice(0, AT)
      .indexOf(to)
    if (place === -1) continue
    hits++
    reciprocal += 1 / (place + 1)
  }
  return { hitRate: hits / steps.length, mrr: reciprocal / steps.length }
}

/** As the worker computes the lists of similar products. */
function compute({ traits, visits }: GeneratedVisits) {
  const before = usedMb()
  const begun = process.cpuUsage()
  const now = visits.at(-1)?.at ?? 0
  const groups = new ProductGroups()
  for (const { products, at } of visits) if (products.length > 1) groups.add(products, weightOfAge(at, now, HALF_LIFE_DAYS))
  const viewed = viewedTogetherOf(groups, traits.length)
  const alike = contentNeighboursOf(traits, popularityOf(groups, traits.length))
  const similar = traits.map((_traits, product) =>
    rankSimilar(
      {
        behaviour: viewed.neighboursOf(product, NEIGHBOURS),
        visits: viewed.groupsOf(product),
        content: alike.neighboursOf(product, NEIGHBOURS),
        traits,
      },
      24,
    ),
  )
  const seconds = cpuSecondsSince(begun)
  const megabytes = usedMb() - before
  // What is measured must be there until then.
  if (viewed.groupsOf(0) < 0 || alike.neighboursOf(0, 1).length > 1) throw new Error('Not computed')
  return { similar, seconds, megabytes }
}

function randomly(): Recommend {
  const random = randomOf(SEED + 2)
  return () => Array.from({ length: AT }, () => Math.floor(random() * PRODUCTS))
}

function counted({ traits, visits }: GeneratedVisits): number[] {
  const counts = traits.map(() => 0)
  for (const { products } of visits) for (const product of products) counts[product] = (counts[product] ?? 0) + 1
  return counts
}

function popularEverywhere(training: GeneratedVisits): Recommend {
  const counts = counted(training)
  const best = counts.map((_count, product) => product).sort((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0))
  const shown = best.slice(0, AT + 1)
  return () => shown
}

function popularInCategory(training: GeneratedVisits): Recommend {
  const counts = counted(training)
  const members = Map.groupBy(counts.keys(), product => training.traits[product]?.categoryId)
  const lists = new Map(
    [...members].map(([category, products]) => [
      category,
      products.toSorted((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0)).slice(0, AT + 1),
    ]),
  )
  return product => lists.get(training.traits[product]?.categoryId) ?? []
}

function contentAlone({ traits }: GeneratedVisits): Recommend {
  const alike = contentNeighboursOf(traits, new Float64Array(traits.length))
  return product => rankSimilar({ behaviour: [], visits: 0, content: alike.neighboursOf(product, NEIGHBOURS), traits }, AT)
}

function usedMb(): number {
  setFlagsFromString('--expose-gc')
  const collectGarbage = runInNewContext('gc') as () => void
  collectGarbage()
  collectGarbage()
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return (heapUsed + arrayBuffers) / 2 ** 20
}
