import { checkInvariants } from '@shop/engine/invariants'
import { expect, test } from 'vitest'
import { openSecondServer, openTestMiddleware, transportTo } from '../middleware.fixtures.ts'
import { checkHistory } from '../testing/history/check-history.ts'
import { describeViolation } from '../testing/history/describe-history.ts'
import { FAULTS } from '../testing/history/faults.ts'
import type { History } from '../testing/history/history.ts'
import { KNOWN_CODES } from '../testing/history/model-codes.ts'
import { runHistories, shelvesOf, shrinkViolation } from '../testing/history/run-histories.ts'
import { importProvingCatalogue } from '../testing/proving-catalogue.ts'

const HISTORIES = 200

const shelves = shelvesOf(12)
const middleware = await openTestMiddleware({ isEmpty: true })
const skus = shelves.flatMap(({ stock }) => Object.keys(stock))
await importProvingCatalogue(middleware.engine, skus, KNOWN_CODES)
// Two servers, as a shop has several: what one of them queues, the other one does not know of.
const transports = await Promise.all([middleware, openSecondServer(middleware)].map(server => transportTo(server, 64)))

const histories: History[] = []

test(`C1, C2, O1 ${HISTORIES} histories of up to eight clients are linearizable, answer by answer`, async () => {
  // Another day, other histories; a failure names the seed that brings its plan back.
  const firstSeed = Math.floor(Date.now() / 1000)
  const wanted = {
    transports,
    engine: middleware.engine,
    shelves,
    firstSeed,
    count: HISTORIES,
    onHistory: (history: History) => histories.push(history),
  }
  const found = await runHistories(wanted)
  if (found) {
    const smallest = (await shrinkViolation(wanted, found.seed)) ?? found.violation
    expect.fail(`seed ${found.seed}:\n${describeViolation(smallest)}`)
  }
  expect(histories).toHaveLength(HISTORIES)
  expect((await checkInvariants(middleware.engine)).filter(({ violations }) => violations > 0)).toEqual([])
})

test('the histories contain what there is to get wrong', () => {
  const calls = histories.flatMap(history => history.calls)
  const codes = new Set(calls.map(({ answer }) => (answer.body as { errors?: { code: string }[] }).errors?.[0]?.code))
  expect([...codes]).toEqual(
    expect.arrayContaining(['ConcurrentModification', 'OutOfStock', 'ResourceNotFound', 'InvalidOperation', 'RequiredField']),
  )
  const overlapping = calls.filter(({ invokedAt, answeredAt }) => answeredAt - invokedAt > 1)
  expect(overlapping.length).toBeGreaterThan(calls.length / 2)
})

test.each(Object.entries(FAULTS))('the checker finds %s in every history where it would show', (_name, fault) => {
  const faulty = histories.flatMap(history => fault(history) ?? [])
  expect(faulty.length).toBeGreaterThan(0)
  expect(faulty.filter(history => checkHistory(history) === undefined)).toEqual([])
})
