import { afterEach, expect, test, vi } from 'vitest'
import { optionalBlock } from './optional-block.server.ts'

const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
afterEach(() => vi.clearAllMocks())

test('ERR-07 a load that fails is logged with its message and answered with null or an empty list', async () => {
  const failure = Promise.reject(new Error('An error occurred during request to getCategory: down'))
  expect(await optionalBlock('departments', failure, [])).toEqual([])
  expect(written).toHaveBeenCalledTimes(1)
  expect(JSON.parse(String(written.mock.calls[0]?.[0]))).toMatchObject({
    level: 'error',
    block: 'departments',
    error: 'An error occurred during request to getCategory: down',
  })
  expect(await optionalBlock('cart', Promise.reject(new Error('down')), null)).toBeNull()
})

test('ERR-08 reviews and complementary products are undefined when their load fails', async () => {
  for (const block of ['reviews', 'complementary products'])
    expect(await optionalBlock(block, Promise.reject(new Error('down')), undefined)).toBeUndefined()
  expect(written).toHaveBeenCalledTimes(2)
})

test('a load that succeeds is passed on and not logged', async () => {
  expect(await optionalBlock('departments', Promise.resolve([1]), [])).toEqual([1])
  expect(written).not.toHaveBeenCalled()
})
