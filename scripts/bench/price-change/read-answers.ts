import { Connection } from '../http/connection.ts'
import { requestMessage } from '../http/request-message.ts'
import { htmlOf } from '../pages/page-cases.ts'
import type { BenchShop } from '../shop/bench-shop.ts'
import { BENCH_HOST } from '../shop/bench-targets.ts'
import type { FactAnswer, WatchedFact } from './watched-facts.ts'

/** What the answers of one kind showed. */
export interface AnswerAges {
  readonly fact: string
  readonly answer: string
  /** Of each read, how long before the request its value had been replaced; see `FactHistory`. */
  readonly agesMs: number[]
  /** Status codes of reads that were refused, as a busy shop may do. */
  readonly refusals: number[]
  /** Answers without a value, or with one that the fact never had. */
  readonly unknown: string[]
  /** The oldest value, and the text around it. */
  oldest?: { readonly ageMs: number; readonly where: string }
}

const CLIENTS_PER_SHOP = 4
/** A large answer is read once in so many reads. */
const LARGE_EVERY = 100

interface Question {
  readonly fact: WatchedFact
  readonly answer: FactAnswer
  readonly ages: AnswerAges
}

function questionsOf(facts: readonly WatchedFact[]): Question[] {
  return facts.flatMap(fact =>
    fact.answers.map(answer => ({
      fact,
      answer,
      ages: { fact: fact.name, answer: answer.name, agesMs: [], refusals: [], unknown: [] },
    })),
  )
}

/** Throws unless every answer of every shop shows its fact, so that a page without it is not taken for a fresh one. */
export async function requireShown(facts: readonly WatchedFact[], shops: readonly BenchShop[]): Promise<void> {
  const questions = questionsOf(facts)
  for (const shop of shops) {
    const connection = await Connection.open(shop.port)
    for (const question of questions) await read(connection, shop, question)
    connection.close()
  }
  const [problem] = questions.flatMap(({ ages }) => ages.unknown)
  if (problem) throw new Error(problem)
  const refused = questions.find(({ ages }) => ages.refusals.length > 0)
  if (refused) throw new Error(`${refused.answer.path} is refused by a shop that no one else uses`)
}

/** Reads so many answers, by some clients of each shop at a time. Rejects when one fails otherwise than by a refusal. */
export async function readAll(
  facts: readonly WatchedFact[],
  shops: readonly BenchShop[],
  reads: number,
): Promise<readonly AnswerAges[]> {
  const questions = questionsOf(facts)
  const small = questions.filter(({ answer }) => !answer.isLarge)
  const large = questions.filter(({ answer }) => answer.isLarge)
  let next = 0
  const clients = shops.flatMap(shop => Array.from({ length: CLIENTS_PER_SHOP }, () => shop))
  await Promise.all(
    clients.map(async shop => {
      const connection = await Connection.open(shop.port)
      for (let number = next++; number < reads; number = next++) {
        const [list, place] = number % LARGE_EVERY === 0 ? [large, number / LARGE_EVERY] : [small, number]
        await read(connection, shop, list[place % list.length] as Question)
      }
      connection.close()
    }),
  )
  return questions.map(({ ages }) => ages)
}

async function read(connection: Connection, shop: BenchShop, { fact, answer, ages }: Question): Promise<void> {
  const { path, json } = answer
  const message = requestMessage({ path, host: `${BENCH_HOST}:${shop.port}`, json })
  const requestedMs = performance.now()
  const response = await connection.send(message)
  const answeredMs = performance.now()
  if (response.status === 503 || response.status === 429) {
    ages.refusals.push(response.status)
    return
  }
  if (response.status !== 200) throw new Error(`${path} answered ${response.status}`)
  const text = htmlOf(response)
  const values = new Set(answer.valuesIn(text))
  if (values.size === 0) ages.unknown.push(`${answer.name} ${path} does not show the ${fact.name}`)
  const found = [...values].map(value => ({ value, ageMs: fact.history.ageOf(value, requestedMs, answeredMs) }))
  for (const { value, ageMs } of found)
    if (ageMs === undefined) ages.unknown.push(`${answer.name} ${path} shows ${value}, which the ${fact.name} never was`)
  const oldest = found.toSorted((a, b) => (b.ageMs ?? 0) - (a.ageMs ?? 0))[0]
  ages.agesMs.push(oldest?.ageMs ?? 0)
  if (oldest && (oldest.ageMs ?? 0) > (ages.oldest?.ageMs ?? 0))
    ages.oldest = { ageMs: oldest.ageMs ?? 0, where: `${path}: ${excerptOf(text, oldest.value)}` }
}

const EXCERPT = 80

function excerptOf(text: string, value: string): string {
  const place = text.indexOf(value)
  return place === -1 ? value : text.slice(Math.max(0, place - EXCERPT), place + value.length + EXCERPT)
}
