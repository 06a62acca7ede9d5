import { afterEach, expect, test, vi } from 'vitest'
import { clientSideDomain, whenIdle } from './environment.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('ERR-13 the domain of the browser is not known on the server', () => {
  expect(() => clientSideDomain()).toThrow(new Error('clientSideDomain can only be used on the client side'))
})

test('ERR-13 in the browser it is the host of the address', () => {
  vi.stubGlobal('location', new URL('http://de.localhost:3000/kasse/'))
  expect(clientSideDomain()).toBe('de.localhost:3000')
})

test('UX-06 where a browser does not say that it is idle, what a page can do without waits for 200 ms', () => {
  vi.useFakeTimers()
  const run = vi.fn()
  whenIdle(run)
  const callOff = whenIdle(run)
  callOff()
  vi.advanceTimersByTime(199)
  expect(run).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(run).toHaveBeenCalledOnce()
  vi.stubGlobal('requestIdleCallback', (_run: () => void, { timeout }: { timeout: number }) => timeout)
  vi.stubGlobal('cancelIdleCallback', (handle: number) => expect(handle).toBe(2000))
  whenIdle(run)()
})
