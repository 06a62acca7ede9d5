import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createPageTurns } from './page-turns.ts'

/** Turns of a function. */
function inTurns<Argument, Result>(call: (argument: Argument) => Promise<Result>, longestMs: number) {
  const turns = createPageTurns(longestMs)
  return (argument: Argument) => turns.run(false, () => call(argument))
}

test('pages begin in their order, each when the one before has ended', async () => {
  const log: string[] = []
  const call = inTurns(async (name: string) => {
    log.push(`${name} begins`)
    await Promise.resolve()
    await Promise.resolve()
    log.push(`${name} ends`)
    return name.toUpperCase()
  }, 60_000)
  expect(await Promise.all([call('a'), call('b'), call('c')])).toEqual(['A', 'B', 'C'])
  expect(log).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends'])
})

test('one that waits for something is not waited for', async () => {
  const forever = Promise.withResolvers<string>()
  const call = inTurns((name: string) => (name === 'slow' ? forever.promise : Promise.resolve(name)), 1)
  const slow = call('slow')
  expect(await Promise.all([call('a'), call('b')])).toEqual(['a', 'b'])
  forever.resolve('slow after all')
  expect(await slow).toBe('slow after all')
  expect(await call('c')).toBe('c')
})

test('one that fails passes its turn on, and one that ends late passes it on once', async () => {
  let running = 0
  let most = 0
  const call = inTurns(async (ms: number) => {
    running++
    most = Math.max(most, running)
    try {
      if (ms < 0) throw new Error('it fails')
      await wait(ms)
      return ms
    } finally {
      running--
    }
  }, 5)
  const outcomes = await Promise.allSettled([call(-1), call(40), ...Array.from({ length: 10 }, () => call(0))])
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', ...Array.from({ length: 11 }, () => 'fulfilled')])
  // The late one, and the one whose turn it is.
  expect(most).toBe(2)
})

test('what is urgent comes before what came earlier, and the time that is expected grows with what is unfinished', async () => {
  const turns = createPageTurns(60_000)
  const first = Promise.withResolvers<void>()
  const log: string[] = []
  const run = (name: string, isUrgent = false) => turns.run(isUrgent, async () => void log.push(name))
  const taken = turns.run(false, () => first.promise)
  const others = [run('a'), run('b')]
  expect(turns.expectedMs()).toBe(180_000)
  others.push(run('urgent', true))
  expect(turns.expectedMs()).toBe(240_000)
  first.resolve()
  await Promise.all([taken, ...others])
  expect(log).toEqual(['urgent', 'a', 'b'])
  expect(turns.expectedMs()).toBe(0)
  // Four were done at once: what is expected follows what is measured.
  const again = Promise.withResolvers<void>()
  const waiting = [turns.run(false, () => again.promise), run('c')]
  expect(turns.expectedMs()).toBeLessThan(120_000)
  again.resolve()
  await Promise.all(waiting)
})
