import { expect, test } from 'vitest'
import { createPdfCache, TooManyManualsError } from './pdf-cache.ts'

const file = (length: number) => async () => new Uint8Array(length)

test('PDP-23 a manual requested many times at once is rendered once, and afterwards comes from the cache', async () => {
  const pdfCache = createPdfCache({ maxBytes: 100, maxQueued: 2 })
  let made = 0
  const make = async () => {
    made++
    return new Uint8Array(10)
  }
  const files = await Promise.all([1, 2, 3, 4, 5].map(() => pdfCache.get('a', make)))
  files.push(await pdfCache.get('a', make))
  expect([made, new Set(files).size]).toEqual([1, 1])
})

test('PDP-23 manuals are made one after another, and more than may wait are refused', async () => {
  const pdfCache = createPdfCache({ maxBytes: 100, maxQueued: 1 })
  let running = 0
  const make = async () => {
    expect(++running).toBe(1)
    await Promise.resolve()
    running--
    return new Uint8Array(1)
  }
  const calls = ['a', 'b', 'c'].map(key => pdfCache.get(key, make))
  const outcomes = await Promise.allSettled(calls)
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected'])
  await expect(calls[2]).rejects.toBeInstanceOf(TooManyManualsError)
  await expect(pdfCache.get('c', make)).resolves.toHaveLength(1)
})

test('PDP-23 a manual that could not be made is rendered again, and does not block the next', async () => {
  const pdfCache = createPdfCache({ maxBytes: 100, maxQueued: 5 })
  const failing = pdfCache.get('a', () => Promise.reject(new Error('no font')))
  const next = pdfCache.get('b', file(3))
  await expect(failing).rejects.toThrow('no font')
  await expect(next).resolves.toHaveLength(3)
  await expect(pdfCache.get('a', file(2))).resolves.toHaveLength(2)
})

test('PDP-23 kept manuals are never more than their bytes: the least wanted goes first', async () => {
  const pdfCache = createPdfCache({ maxBytes: 10, maxQueued: 5 })
  const first = await pdfCache.get('a', file(4))
  const second = await pdfCache.get('b', file(4))
  expect(await pdfCache.get('a', file(4))).toBe(first)
  await pdfCache.get('c', file(4))
  expect(await pdfCache.get('a', file(4))).toBe(first)
  expect(await pdfCache.get('b', file(4))).not.toBe(second)
})
