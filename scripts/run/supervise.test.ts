import { expect, test } from 'vitest'
import { pauseBefore, type Run, supervise } from './supervise.ts'

test('the pause before a restart doubles with each crash of the last minute', () => {
  expect(pauseBefore([], 100_000)).toBe(100)
  expect(pauseBefore([99_000], 100_000)).toBe(200)
  expect(pauseBefore([97_000, 98_000, 99_000], 100_000)).toBe(800)
  expect(pauseBefore([10_000], 100_000)).toBe(100)
})

test('the sixth restart waits until five are not all within a minute', () => {
  expect(pauseBefore([50_000, 60_000, 70_000, 80_000, 90_000], 100_000)).toBe(10_000)
})

test('a process that ends by itself is begun again, one that is stopped is not', async () => {
  const log: string[] = []
  let begun = 0
  const third = Promise.withResolvers<void>()
  const begin = async (): Promise<Run> => {
    begun++
    if (begun < 2) return { ended: Promise.resolve('exit code 1'), stop: async () => undefined }
    third.resolve()
    const { promise, resolve } = Promise.withResolvers<string>()
    return { ended: promise, stop: async () => resolve('stopped') }
  }
  const supervised = supervise('worker', { ended: Promise.resolve('SIGKILL'), stop: async () => undefined }, begin, line =>
    log.push(line),
  )
  await third.promise
  await supervised.stop()
  expect(begun).toBe(2)
  expect(supervised.crashes()).toBe(2)
  expect(log).toEqual([
    'worker ended (SIGKILL); starting it again in 0.1 s',
    'worker ended (exit code 1); starting it again in 0.2 s',
  ])
})
