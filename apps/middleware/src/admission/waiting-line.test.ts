import { expect, test } from 'vitest'
import { createWaitingLine, Overload } from './waiting-line.ts'

const patient = { maxWaiting: 10, maxWaitMs: 600_000 }

test('callers go on in the order in which they came', async () => {
  const line = createWaitingLine(patient)
  const order: number[] = []
  const callers = [1, 2, 3].map(async caller => {
    await line.wait()
    order.push(caller)
  })
  expect(line.length()).toBe(3)
  while (line.admitNext()) await Promise.resolve()
  await Promise.all(callers)
  expect(order).toEqual([1, 2, 3])
  expect(line.admitNext()).toBe(false)
})

test('a full line refuses at once, and those who wait keep their place', async () => {
  const line = createWaitingLine({ ...patient, maxWaiting: 1 })
  const first = line.wait()
  await expect(line.wait()).rejects.toBeInstanceOf(Overload)
  line.admitNext()
  await first
})

test('a wait that is too long ends, and its place with it', async () => {
  const line = createWaitingLine({ maxWaiting: 1, maxWaitMs: 1 })
  await expect(line.wait()).rejects.toBeInstanceOf(Overload)
  expect(line.length()).toBe(0)
})

test('a caller who leaves gives up the place', async () => {
  const line = createWaitingLine(patient)
  const gone = new AbortController()
  const leaving = line.wait(gone.signal)
  const staying = line.wait()
  gone.abort(new Error('gone'))
  await expect(leaving).rejects.toThrow('gone')
  expect(line.length()).toBe(1)
  line.admitNext()
  await staying
  await expect(line.wait(gone.signal)).rejects.toThrow('gone')
  expect(line.length()).toBe(0)
})
