import { expect, test } from 'vitest'
import { type AdmissionLimits, admissionLimitsFor, createAdmission, createCartLanes } from './admission.ts'
import { type CallKind, createSlots } from './slots.ts'
import { Overload } from './waiting-line.ts'

const limits: AdmissionLimits = { ...admissionLimitsFor(4), maxWaitMs: 600_000 }

/** Work that ends when it is told to. */
function aTask() {
  const { promise, resolve } = Promise.withResolvers<void>()
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
  const work = async () => {
    begin()
    await promise
  }
  return { work, begun, finish: resolve }
}

test('operations on one cart never overlap, those on different carts do', async () => {
  const admission = createAdmission(limits)
  const running = new Map<string, number>()
  let highest = 0
  let together = 0
  const work = (cartId: string) => async () => {
    running.set(cartId, (running.get(cartId) ?? 0) + 1)
    highest = Math.max(highest, running.get(cartId) ?? 0)
    together = Math.max(
      together,
      [...running.values()].reduce((sum, count) => sum + count, 0),
    )
    await new Promise(resolve => setImmediate(resolve))
    running.set(cartId, (running.get(cartId) ?? 0) - 1)
  }
  const carts = Array.from({ length: 200 }, (_, index) => `cart-${index % 5}`)
  await Promise.all(carts.map(cartId => admission.run({ kind: 'buying', cartId }, work(cartId))))
  expect(highest).toBe(1)
  expect(together).toBe(4)
  expect(admission.pending).toBe(0)
})

test('an operation that fails lets the next one on its cart in', async () => {
  const lanes = createCartLanes({ maxWaiting: 10, maxWaitMs: 600_000 })
  const failing = lanes.run('a', () => Promise.reject(new Error('refused')))
  const next = lanes.run('a', async () => 'done')
  await expect(failing).rejects.toThrow('refused')
  expect(await next).toBe('done')
  expect(lanes.size).toBe(0)
})

test('a cart with many waiting operations does not keep other carts waiting', async () => {
  const admission = createAdmission({ ...limits, slots: 2, reservedForBuying: 1 })
  const first = aTask()
  const flood = [
    admission.run({ kind: 'buying', cartId: 'a' }, first.work),
    ...Array.from({ length: 50 }, () => admission.run({ kind: 'buying', cartId: 'a' }, async () => undefined)),
  ]
  await first.begun
  expect(await admission.run({ kind: 'buying', cartId: 'b' }, async () => 'served')).toBe('served')
  first.finish()
  await Promise.all(flood)
})

test('a cart with too many waiting operations refuses more, others are served', async () => {
  const admission = createAdmission({ ...limits, maxWaitingPerCart: 1 })
  const first = aTask()
  const running = admission.run({ kind: 'buying', cartId: 'a' }, first.work)
  const waiting = admission.run({ kind: 'buying', cartId: 'a' }, async () => 'second')
  await expect(admission.run({ kind: 'buying', cartId: 'a' }, async () => 'third')).rejects.toBeInstanceOf(Overload)
  expect(await admission.run({ kind: 'buying', cartId: 'b' }, async () => 'other')).toBe('other')
  first.finish()
  await running
  expect(await waiting).toBe('second')
})

test('more than is allowed in all is refused at once', async () => {
  const admission = createAdmission({ ...limits, maxPending: 1 })
  const first = aTask()
  const running = admission.run({ kind: 'buying' }, first.work)
  await expect(admission.run({ kind: 'buying' }, async () => undefined)).rejects.toBeInstanceOf(Overload)
  first.finish()
  await running
  await admission.run({ kind: 'buying' }, async () => undefined)
})

test('browsing leaves slots to buying and never takes more than its share', async () => {
  const slots = createSlots({ slots: 3, reservedForBuying: 1, maxWaiting: 100, maxWaitMs: 600_000 })
  const looking = [aTask(), aTask(), aTask()]
  const running = looking.map(task => slots.run('browsing', task.work))
  await looking[1]?.begun
  expect(slots.running).toBe(2)
  expect(await slots.run('buying', async () => 'bought')).toBe('bought')
  for (const task of looking) task.finish()
  await Promise.all(running)
  expect(slots.running).toBe(0)
})

test('when both wait, buying and browsing take turns', async () => {
  const slots = createSlots({ slots: 1, reservedForBuying: 0, maxWaiting: 100, maxWaitMs: 600_000 })
  const first = aTask()
  const order: CallKind[] = []
  const running = slots.run('browsing', first.work)
  const kinds: CallKind[] = ['browsing', 'browsing', 'buying', 'buying']
  const waiting = kinds.map(kind => slots.run(kind, async () => void order.push(kind)))
  first.finish()
  await Promise.all([running, ...waiting])
  expect(order).toEqual(['buying', 'browsing', 'buying', 'browsing'])
})

test('a closed shop finishes what it has begun and admits no one', async () => {
  const admission = createAdmission(limits)
  const last = aTask()
  const running = admission.run({ kind: 'buying' }, last.work)
  let isClosed = false
  const closing = admission.close().then(() => {
    isClosed = true
  })
  await expect(admission.run({ kind: 'buying' }, async () => undefined)).rejects.toBeInstanceOf(Overload)
  expect(isClosed).toBe(false)
  last.finish()
  await Promise.all([running, closing])
  expect(isClosed).toBe(true)
})
