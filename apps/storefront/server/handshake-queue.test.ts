import { Socket } from 'node:net'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createHandshakeQueue, type HandshakeQueue } from './handshake-queue.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
})
afterEach(() => {
  vi.useRealTimers()
})

/** Adds handshakes of an address, which note themselves as begun. */
function ask(queue: HandshakeQueue, begun: string[], address: string, count: number): Socket[] {
  return Array.from({ length: count }, () => {
    const socket = new Socket()
    expect(queue.add(address, { socket, begin: () => begun.push(address) })).toBe(true)
    return socket
  })
}

test('a handshake that comes alone begins at once, and so does the next one a while later', () => {
  const [queue, begun] = [createHandshakeQueue(50), [] as string[]]
  ask(queue, begun, 'a', 1)
  expect(begun).toHaveLength(1)
  vi.advanceTimersByTime(1000)
  ask(queue, begun, 'a', 1)
  expect(begun).toHaveLength(2)
})

test('of a thousand that come at once eight begin in one turn and 300 in a second, until all have begun', () => {
  const [queue, begun] = [createHandshakeQueue(50), [] as string[]]
  for (let address = 0; address < 100; address++) ask(queue, begun, `address ${address}`, 10)
  expect(begun).toHaveLength(8)
  let most = 0
  for (let turn = 0; turn < 500; turn++) {
    const before = begun.length
    vi.advanceTimersByTime(2)
    most = Math.max(most, begun.length - before)
  }
  expect(most).toBe(1)
  expect(begun.length).toBeGreaterThanOrEqual(300)
  expect(begun.length).toBeLessThanOrEqual(309)
  vi.advanceTimersByTime(2500)
  expect(begun).toHaveLength(1000)
  expect(vi.getTimerCount()).toBe(0)
})

test('a turn that comes late makes up for it, but not for more than eight', () => {
  const [queue, begun] = [createHandshakeQueue(50), [] as string[]]
  ask(queue, begun, 'a', 50)
  const now = performance.now()
  const clock = vi.spyOn(performance, 'now').mockReturnValue(now + 10_000)
  vi.advanceTimersToNextTimer()
  expect(begun).toHaveLength(16)
  clock.mockRestore()
})

test('addresses have their turns one after the other, however many one of them has', () => {
  const [queue, begun] = [createHandshakeQueue(50), [] as string[]]
  ask(queue, begun, 'first', 8)
  begun.length = 0
  ask(queue, begun, 'flood', 50)
  ask(queue, begun, 'b', 2)
  ask(queue, begun, 'c', 1)
  vi.advanceTimersByTime(40)
  expect(begun.slice(0, 6)).toEqual(['flood', 'b', 'c', 'flood', 'b', 'flood'])
})

test('more of an address than may wait are not taken, and a client that has left takes no turn', () => {
  const [queue, begun] = [createHandshakeQueue(3), [] as string[]]
  for (let address = 0; address < 8; address++) ask(queue, begun, `before ${address}`, 1)
  begun.length = 0
  const [first] = ask(queue, begun, 'a', 3)
  expect(queue.add('a', { socket: new Socket(), begin: () => begun.push('too many') })).toBe(false)
  first?.destroy()
  vi.advanceTimersByTime(1000)
  expect(begun).toEqual(['a', 'a'])
})

test('what waits when the server closes does not begin any more', () => {
  const [queue, begun] = [createHandshakeQueue(50), [] as string[]]
  const sockets = ask(queue, begun, 'a', 20)
  expect(queue.clear()).toEqual(sockets.slice(8))
  vi.advanceTimersByTime(1000)
  expect(begun).toHaveLength(8)
  expect(vi.getTimerCount()).toBe(0)
})
