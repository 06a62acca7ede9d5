import { expect, test } from 'vitest'
import { createManualShelf, ManualsBusyError } from './pdf-cache.ts'

const file = (length: number) => async () => new Uint8Array(length)

test('PDP-23 a manual that many ask for at once is made once, and afterwards not at all', async () => {
  const shelf = createManualShelf({ keptBytes: 100, waiting: 2 })
  let made = 0
  const make = async () => {
    made++
    return new Uint8Array(10)
  }
  const files = await Promise.all([1, 2, 3, 4, 5].map(() => shelf.fileOf('a', make)))
  files.push(await shelf.fileOf('a', make))
  expect([made, new Set(files).size]).toEqual([1, 1])
})

test('PDP-23 manuals are made one after another, and more than may wait are refused', async () => {
  const shelf = createManualShelf({ keptBytes: 100, waiting: 1 })
  let running = 0
  const make = async () => {
    expect(++running).toBe(1)
    await Promise.resolve()
    running--
    return new Uint8Array(1)
  }
  const asked = ['a', 'b', 'c'].map(key => shelf.fileOf(key, make))
  const outcomes = await Promise.allSettled(asked)
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected'])
  await expect(asked[2]).rejects.toBeInstanceOf(ManualsBusyError)
  await expect(shelf.fileOf('c', make)).resolves.toHaveLength(1)
})

test('PDP-23 a manual that could not be made is made anew, and does not keep the next from being made', async () => {
  const shelf = createManualShelf({ keptBytes: 100, waiting: 5 })
  const failing = shelf.fileOf('a', () => Promise.reject(new Error('no font')))
  const next = shelf.fileOf('b', file(3))
  await expect(failing).rejects.toThrow('no font')
  await expect(next).resolves.toHaveLength(3)
  await expect(shelf.fileOf('a', file(2))).resolves.toHaveLength(2)
})

test('PDP-23 kept manuals are never more than their bytes: the least wanted goes first', async () => {
  const shelf = createManualShelf({ keptBytes: 10, waiting: 5 })
  const first = await shelf.fileOf('a', file(4))
  const second = await shelf.fileOf('b', file(4))
  expect(await shelf.fileOf('a', file(4))).toBe(first)
  await shelf.fileOf('c', file(4))
  expect(await shelf.fileOf('a', file(4))).toBe(first)
  expect(await shelf.fileOf('b', file(4))).not.toBe(second)
})
