import { createShopClient, type OperationResponse } from '@shop/contract'
import { expect, test, vi } from 'vitest'
import { createOperationStatusStore } from './operation-status.ts'

const ok: OperationResponse = { status: 200, body: { data: {} }, setCookies: [] }

/** A client whose answers the test gives, one after another. */
function watched() {
  const answers: ((answer: OperationResponse | Error) => void)[] = []
  const store = createOperationStatusStore()
  const transport = () => {
    const { promise, resolve, reject } = Promise.withResolvers<OperationResponse>()
    answers.push(answer => (answer instanceof Error ? reject(answer) : resolve(answer)))
    return promise
  }
  return { store, client: store.watch(createShopClient(transport, { host: 'de.localhost' })), answers }
}

test('ERR-09 loading and error flags are kept per operation', async () => {
  const { store, client, answers } = watched()
  expect(store.statusOf('createCart')).toEqual({ isLoading: false, error: null })
  const created = client.call('createCart', {})
  const read = client.call('getMe', {}).catch(() => undefined)
  expect([store.statusOf('createCart').isLoading, store.statusOf('getMe').isLoading]).toEqual([true, true])
  answers[1]?.(new TypeError('fetch failed'))
  await read
  expect(store.statusOf('getMe')).toEqual({
    isLoading: false,
    error: { message: 'An error occurred during request to getMe: fetch failed', statusCode: 500 },
  })
  expect(store.statusOf('createCart')).toEqual({ isLoading: true, error: null })
  expect(store.isLoading()).toBe(true)
  answers[0]?.(ok)
  await created
  expect(store.isLoading()).toBe(false)
})

test('ERR-09 an error clears when the operation is retried successfully, and not before', async () => {
  const { store, client, answers } = watched()
  const first = client.call('getMe', {}).catch(() => undefined)
  answers[0]?.({ ...ok, status: 503, body: undefined })
  await first
  const second = client.call('getMe', {})
  expect(store.statusOf('getMe')).toMatchObject({ isLoading: true, error: { statusCode: 503 } })
  answers[1]?.(ok)
  await second
  expect(store.statusOf('getMe')).toEqual({ isLoading: false, error: null })
})

test('ERR-09 an operation loads until the last of its calls is answered', async () => {
  const { store, client, answers } = watched()
  const calls = [client.call('getMe', {}), client.call('getMe', {})]
  answers[0]?.(ok)
  await calls[0]
  expect(store.statusOf('getMe').isLoading).toBe(true)
  answers[1]?.(ok)
  await calls[1]
  expect(store.statusOf('getMe').isLoading).toBe(false)
})

test('ERR-09 a listener is notified about every change until it stops listening', async () => {
  const { store, client, answers } = watched()
  const listener = vi.fn()
  const stop = store.subscribe(listener)
  const call = client.call('getMe', {})
  expect(listener).toHaveBeenCalledTimes(1)
  answers[0]?.(ok)
  await call
  expect(listener).toHaveBeenCalledTimes(2)
  stop()
  client.call('getMe', {})
  expect(listener).toHaveBeenCalledTimes(2)
})
