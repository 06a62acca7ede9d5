import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { readBenchOptions } from './bench-options.ts'

const defaults = { sizes: [650, 5000], rounds: 5, seconds: 1 }

test('a benchmark has its usual sizes and measures this checkout, or what is wanted', () => {
  expect(readBenchOptions([], defaults)).toMatchObject({ ...defaults, shopFolder: resolve('.') })
  expect(
    readBenchOptions(['--sizes', '20,700', '--rounds', '1', '--seconds', '0.3', '--shop', '../before'], defaults),
  ).toMatchObject({
    ...{ sizes: [20, 700], rounds: 1, seconds: 0.3 },
    shopFolder: resolve('../before'),
  })
})

test('how many processes of a shop are measured is said where a benchmark asks for it', () => {
  expect(readBenchOptions([], defaults).processes).toEqual([1])
  expect(readBenchOptions(['--processes', '1,2,4'], { ...defaults, processes: [1] }).processes).toEqual([1, 2, 4])
})

test.each([
  [['--sizes', '650,'], '--sizes  is not a number from 1 to 1000000'],
  [['--sizes', '0'], '--sizes 0 is not a number from 1 to 1000000'],
  [['--rounds', '1.5'], '--rounds 1.5 is not a number from 1 to 100'],
  [['--seconds', '0'], '--seconds 0 is not a number from 0.01 to 600'],
  [['--processes', '2'], "Unknown option '--processes'"],
  [['--reads', '5'], "Unknown option '--reads'"],
  [['--size', '5'], "Unknown option '--size'"],
])('%j is refused by name', (args, message) => {
  expect(() => readBenchOptions(args, defaults)).toThrow(message)
})
