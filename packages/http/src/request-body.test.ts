import { PassThrough, Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { createBodyBudget, readBody } from './request-body.ts'

const LIMIT = 64 * 1024
const HANG_GUARD_MS = 600_000

function chunks(count: number, size: number): Readable {
  return Readable.from(
    Array.from({ length: count }, () => Buffer.alloc(size, 'a')),
    { objectMode: false },
  )
}

function read(stream: Readable, budget = createBodyBudget(), wanted: { timeoutMs?: number; declaredBytes?: number } = {}) {
  return readBody(stream, { maxBytes: LIMIT, budget, timeoutMs: HANG_GUARD_MS, ...wanted })
}

test('a body is read as it came, and is paid for until it is released', async () => {
  const budget = createBodyBudget()
  const body = await read(Readable.from([Buffer.from('email='), Buffer.from('a')]), budget)
  expect(body.bytes.toString()).toBe('email=a')
  expect(budget.takenBytes).toBeGreaterThan(0)
  body.release()
  body.release()
  expect(budget.takenBytes).toBe(0)
})

test.each([
  ['exactly as large as it may be', 64, 1024, LIMIT],
  ['in chunks of one byte', 3000, 1, 3000],
])('a body %s is read', async (_what, count, size, length) => {
  expect((await read(chunks(count, size))).bytes.length).toBe(length)
})

test('a body that is announced as too large is refused before any of it is read', async () => {
  const stream = chunks(1, 10)
  await expect(read(stream, undefined, { declaredBytes: 300 * 2 ** 20 })).rejects.toMatchObject({ reason: 'body-too-large' })
  expect(stream.readableDidRead).toBe(false)
})

test('a body that says nothing of its size is cut while it is read, and the rest is not even asked for', async () => {
  let made = 0
  const endless = new Readable({
    read() {
      made += 64 * 1024
      this.push(Buffer.alloc(64 * 1024))
    },
  })
  const budget = createBodyBudget()
  await expect(read(endless, budget)).rejects.toMatchObject({ statusCode: 413 })
  expect(made).toBeLessThan(2 * 2 ** 20)
  expect(budget.takenBytes).toBe(0)
})

test('bodies beyond the budget of the process are refused, and take nothing', async () => {
  const budget = createBodyBudget(3 * LIMIT)
  const held = await Promise.all([1, 2, 3].map(() => read(chunks(64, 1024), budget)))
  await expect(read(chunks(1, 10), budget)).rejects.toMatchObject({ statusCode: 503, retryAfterSeconds: 2 })
  expect(budget.takenBytes).toBe(3 * LIMIT)
  held[0]?.release()
  expect((await read(chunks(1, 10), budget)).bytes.length).toBe(10)
})

test('a body that stops coming is given up, and what it held is given back', async () => {
  const budget = createBodyBudget()
  const silent = new PassThrough()
  silent.write('email=')
  await expect(read(silent, budget, { timeoutMs: 5 })).rejects.toMatchObject({ statusCode: 408 })
  expect(budget.takenBytes).toBe(0)
})

test('a body whose sender hangs up is given up', async () => {
  const budget = createBodyBudget()
  const cut = new PassThrough()
  cut.write('email=')
  const reading = read(cut, budget)
  cut.destroy(new Error('ECONNRESET'))
  await expect(reading).rejects.toMatchObject({ reason: 'unreadable' })
  expect(budget.takenBytes).toBe(0)
})
