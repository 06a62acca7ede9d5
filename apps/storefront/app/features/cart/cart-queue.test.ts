import { OperationError, type ShopClient } from '@shop/contract'
import type { Cart } from '@shop/domain/cart'
import { aCart } from '@shop/domain/fixtures'
import { afterEach, expect, test, vi } from 'vitest'
import { createCartQueue } from './cart-queue.ts'

interface Call {
  readonly operation: string
  readonly params: Record<string, unknown>
}

type Answer = (call: Call) => unknown

const cartOf = (version: number, changes: Partial<Cart> = {}) => aCart('DE', [{}], { version, ...changes })
const add = (sku: string, quantity = 1) => ({ kind: 'add', sku, quantity }) as const
const set = (quantity: number, lineItemId = 'line-1') => ({ kind: 'set', lineItemId, quantity }) as const

function refusal(code: string, currentVersion?: number): OperationError {
  const message = `refused with ${code}`
  return new OperationError('test', {
    statusCode: 409,
    message,
    errors: [{ code, message, ...(currentVersion ? { currentVersion } : {}) }],
  })
}

/** A queue whose shop gives the answers in turn; an answer that is an error is thrown. */
function queueWith(
  answers: readonly (Answer | Cart | Error | Promise<Cart>)[],
  initialCart: Cart | null = cartOf(1),
  utmSource?: string,
  onConflict?: () => void,
) {
  const calls: Call[] = []
  const shown: (Cart | null)[] = []
  const remaining = [...answers]
  const client: ShopClient = {
    async call(operation, params) {
      const call = { operation, params: params as Record<string, unknown> }
      calls.push(call)
      const answer = await remaining.shift()
      if (answer === undefined) throw new Error(`Unexpected call of ${operation}`)
      if (answer instanceof Error) throw answer
      return (typeof answer === 'function' ? answer(call) : { cart: answer }) as never
    },
  }
  const queue = createCartQueue({
    client,
    language: 'de',
    initialCart,
    onCart: cart => shown.push(cart),
    batchMs: 0,
    utmSource: () => utmSource,
    ...(onConflict ? { onConflict } : {}),
  })
  return { queue, calls, shown, operations: () => calls.map(({ operation }) => operation) }
}

afterEach(() => {
  vi.useRealTimers()
})

test('CART-06 clicks within one batch become one request', async () => {
  const { queue, calls, shown } = queueWith([cartOf(2)])
  await Promise.all([queue.change(set(2)), queue.change(set(3)), queue.change(set(4))])
  expect(calls).toEqual([
    { operation: 'updateCartQuantity', params: { id: 'cart', version: 1, lineItem: { id: 'line-1' }, quantity: 4 } },
  ])
  expect(shown.map(cart => cart?.version)).toEqual([2])
})

test('CART-05 a change made while a request runs waits for its answer and builds on its version', async () => {
  const first = Promise.withResolvers<Cart>()
  const { queue, calls } = queueWith([first.promise, cartOf(3)])
  const done = [queue.change(set(2))]
  await vi.waitFor(() => expect(calls).toHaveLength(1))
  done.push(queue.change(set(5)))
  // Longer than the batch takes: the second request would be on its way by now.
  await new Promise(resolve => setTimeout(resolve, 20))
  expect(calls).toHaveLength(1)
  first.resolve(cartOf(2))
  await Promise.all(done)
  expect(calls.map(({ params }) => params.version)).toEqual([1, 2])
})

test('CART-01 without a cart one is created with the first units, by one call', async () => {
  const { queue, calls } = queueWith([cartOf(2), cartOf(3)], null)
  await queue.change(add('EX30000001', 2))
  await queue.change(add('EX30000002'))
  expect(calls).toEqual([
    { operation: 'createCart', params: { language: 'de', lineItem: { product: { sku: 'EX30000001' }, quantity: 2 } } },
    { operation: 'addToCart', params: { id: 'cart', version: 2, product: { sku: 'EX30000002' }, quantity: 1 } },
  ])
})

test('CART-23 when no cart can be created for what is added, the failure says so', async () => {
  const { queue, operations } = queueWith([() => ({ cart: null }), () => ({ me: { activeCart: null, customer: null } })], null)
  await expect(queue.change(add('EX30000001'))).rejects.toThrow('Cart not found')
  expect(operations()).toEqual(['createCart', 'getMe'])
})

test('EG-09 a guarantee names the product it is for, and goes in after it', async () => {
  const { queue, calls } = queueWith([cartOf(2), cartOf(3)])
  const guarantee = { kind: 'add', sku: '4100010', parentSku: 'EX30000001', quantity: 1 } as const
  await Promise.all([queue.change(add('EX30000001', 2)), queue.change(guarantee)])
  expect(calls.map(({ params }) => [params.product, params.version])).toEqual([
    [{ sku: 'EX30000001' }, 1],
    [{ sku: '4100010', parentSku: 'EX30000001' }, 2],
  ])
})

test('CART-21 codes are applied and removed with the version of the cart', async () => {
  const { queue, calls } = queueWith([cartOf(2), cartOf(3)])
  await queue.change({ kind: 'apply-code', code: 'SAVE10' })
  await queue.change({ kind: 'remove-code', discountCodeId: 'code-1' })
  expect(calls).toEqual([
    { operation: 'applyCartCoupon', params: { id: 'cart', version: 1, code: 'SAVE10' } },
    {
      operation: 'removeCartCoupon',
      params: { id: 'cart', version: 2, discountCode: { typeId: 'discount-code', id: 'code-1' } },
    },
  ])
})

test('CART-15 quantity 0 removes the line', async () => {
  const { queue, calls } = queueWith([cartOf(2)])
  await queue.change(set(0))
  expect(calls).toEqual([{ operation: 'removeFromCart', params: { id: 'cart', version: 1, lineItem: { id: 'line-1' } } }])
})

test('CART-09 a concurrent modification is retried once with the version of the error', async () => {
  const { queue, calls, shown } = queueWith([refusal('ConcurrentModification', 7), cartOf(8)])
  await queue.change(set(2))
  expect(calls.map(({ params }) => params.version)).toEqual([1, 7])
  expect(shown.map(cart => cart?.version)).toEqual([8])
})

test.each([
  ['other quantities', [{ quantity: 5 }], 1],
  ['another product', [{}, {}], 1],
  ['nothing but prices', [{ centAmount: 9000 }], 0],
])('CART-09 a change that meets one from elsewhere, of %s, is made, and the shopper told', async (_of, lines, times) => {
  const elsewhere = aCart('DE', lines, { version: 7 })
  const told = vi.fn()
  const answers = [
    refusal('ConcurrentModification', 7),
    () => ({ me: { activeCart: elsewhere, customer: null } }),
    { ...elsewhere, version: 8 },
  ]
  const { queue, operations, shown } = queueWith(answers, cartOf(1), undefined, told)
  await queue.change(set(2))
  expect(operations()).toEqual(['updateCartQuantity', 'getMe', 'updateCartQuantity'])
  expect(shown.map(cart => cart?.version)).toEqual([8])
  expect(told).toHaveBeenCalledTimes(times)
})

test('CART-10, CART-12 a second concurrent modification is thrown, after the cart was read again', async () => {
  const second = refusal('ConcurrentModification', 9)
  const { queue, operations, shown } = queueWith([
    refusal('ConcurrentModification', 7),
    second,
    () => ({ me: { activeCart: cartOf(9), customer: null } }),
  ])
  await expect(queue.change(set(2))).rejects.toBe(second)
  expect(operations()).toEqual(['updateCartQuantity', 'updateCartQuantity', 'getMe'])
  expect(shown.at(-1)?.version).toBe(9)
})

test('CART-10, CART-12 any other refusal is thrown at once, after the cart was read again', async () => {
  const refused = refusal('OutOfStock')
  const { queue, operations } = queueWith([refused, () => ({ me: { activeCart: null, customer: null } })])
  await expect(queue.change(add('EX30000001'))).rejects.toBe(refused)
  expect(operations()).toEqual(['addToCart', 'getMe'])
})

test('CART-12 a cart that cannot be read again leaves the page as it was and the first failure to be shown', async () => {
  const failed = new Error('no connection')
  const { queue, shown } = queueWith([failed, new Error('still none')])
  await expect(queue.change(set(2))).rejects.toBe(failed)
  expect(shown).toEqual([])
})

test('CART-08 a failure drops the changes that wait, and the queue goes on afterwards', async () => {
  const first = Promise.withResolvers<Cart>()
  const refused = refusal('OutOfStock')
  const { queue, calls, operations } = queueWith([
    first.promise,
    () => ({ me: { activeCart: cartOf(4), customer: null } }),
    cartOf(5),
  ])
  const changes = [queue.change(set(2))]
  await vi.waitFor(() => expect(calls).toHaveLength(1))
  changes.push(queue.change(set(3)))
  first.reject(refused)
  const results = await Promise.allSettled(changes)
  expect(results.map(result => result.status === 'rejected' && result.reason)).toEqual([refused, refused])
  await queue.change(set(4))
  expect(operations()).toEqual(['updateCartQuantity', 'getMe', 'updateCartQuantity'])
  expect(calls[2]?.params).toMatchObject({ version: 4, quantity: 4 })
})

test('CART-08 what was sent before a failure of the same batch is in the cart, and said to be', async () => {
  const refused = refusal('OutOfStock')
  const { queue, operations } = queueWith([cartOf(2), refused, () => ({ me: { activeCart: cartOf(2), customer: null } })])
  const results = await Promise.allSettled([queue.change(add('EX1')), queue.change(add('EX2')), queue.change(add('EX3'))])
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected'])
  expect(operations()).toEqual(['addToCart', 'addToCart', 'getMe'])
})

test('CART-11 a deleted cart is replaced by a new one for the unit that was to be added', async () => {
  const { queue, operations, calls, shown } = queueWith([refusal('ResourceNotFound'), cartOf(2, { id: 'new-cart' })])
  await queue.change(add('EX30000001'))
  expect(operations()).toEqual(['addToCart', 'createCart'])
  expect(calls[1]?.params).toEqual({ language: 'de', lineItem: { product: { sku: 'EX30000001' }, quantity: 1 } })
  expect(shown.map(cart => cart?.id)).toEqual([undefined, 'new-cart'])
})

test('LIVE-11 a cart older than the one held is ignored, a newer or another one is taken over', () => {
  const { queue, shown } = queueWith([], cartOf(5))
  queue.adopt(cartOf(4))
  expect(shown).toEqual([])
  queue.adopt(cartOf(6))
  queue.adopt(cartOf(1, { id: 'of-another-tab' }))
  queue.adopt(null)
  expect(shown.map(cart => cart?.version)).toEqual([6, 1, undefined])
})

test('LIVE-11 a cart that comes while a request runs does not take the place of the answer', async () => {
  const first = Promise.withResolvers<Cart>()
  const { queue, calls, shown } = queueWith([first.promise])
  const change = queue.change(set(2))
  await vi.waitFor(() => expect(calls).toHaveLength(1))
  queue.adopt(cartOf(1))
  first.resolve(cartOf(2))
  await change
  expect(shown.map(cart => cart?.version)).toEqual([2])
})

test.each([
  { announced: 2, read: [], isReadAgain: false },
  { announced: 3, read: ['getMe'], isReadAgain: true },
])(
  'LIVE-11 version $announced, announced before the answer to a change of it, is read again: $isReadAgain',
  async ({ announced, read, isReadAgain }) => {
    const first = Promise.withResolvers<Cart>()
    const { queue, shown, operations } = queueWith([first.promise, () => ({ me: { activeCart: cartOf(announced) } })])
    const change = queue.change(set(2))
    await vi.waitFor(() => expect(operations()).toEqual(['updateCartQuantity']))
    const following = queue.followVersion(announced)
    first.resolve(cartOf(2))
    await change
    expect(await following).toBe(isReadAgain)
    expect(operations().slice(1)).toEqual(read)
    expect(shown.at(-1)?.version).toBe(announced)
  },
)

test('LIVE-11 a cart that is priced again is not read because its new version is told first', async () => {
  const priced = Promise.withResolvers<Cart>()
  const { queue, shown, operations } = queueWith([priced.promise])
  const pricing = queue.recalculate()
  const following = queue.followVersion(2)
  priced.resolve(cartOf(2))
  await pricing
  expect(await following).toBe(false)
  expect(operations()).toEqual(['updateCart'])
  expect(shown.map(cart => cart?.version)).toEqual([2])
})

test('CART-06 changes are collected until none arrived during the delay', async () => {
  vi.useFakeTimers()
  const calls: string[] = []
  const client: ShopClient = {
    async call(operation) {
      calls.push(operation)
      return { cart: cartOf(2) } as never
    },
  }
  const queue = createCartQueue({ client, language: 'de', initialCart: cartOf(1), onCart: () => undefined, batchMs: 300 })
  void queue.change(set(2))
  await vi.advanceTimersByTimeAsync(299)
  const last = queue.change(set(3))
  await vi.advanceTimersByTimeAsync(299)
  expect(calls).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  await last
  expect(calls).toEqual(['updateCartQuantity'])
})

test('COOK-07 the cart is told once where the visit came from, after its first change', async () => {
  const told = { custom: { utmSource: 'news' } }
  const { queue, operations, calls, shown } = queueWith([cartOf(2), cartOf(3, told), cartOf(4, told)], cartOf(1), 'news')
  await queue.change(set(2))
  await vi.waitFor(() => expect(shown.at(-1)?.version).toBe(3))
  await queue.change(set(3))
  expect(operations()).toEqual(['updateCartQuantity', 'updateCart', 'updateCartQuantity'])
  expect(calls[1]?.params).toEqual({
    id: 'cart',
    version: 2,
    actions: [{ action: 'setCustomType', fields: { utmSource: 'news' } }],
  })
  expect(calls[2]?.params.version).toBe(3)
})

test('COOK-07 a cart that cannot be told keeps its change', async () => {
  const { queue, operations, shown } = queueWith([cartOf(2), refusal('InternalError')], cartOf(1), 'news')
  await queue.change(set(2))
  await vi.waitFor(() => expect(operations()).toEqual(['updateCartQuantity', 'updateCart']))
  expect(shown.map(cart => cart?.version)).toEqual([2])
})
