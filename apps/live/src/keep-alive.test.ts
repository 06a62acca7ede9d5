import { EventEmitter } from 'node:events'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { WebSocket } from 'ws'
import { keepAlive } from './keep-alive.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function aSocket(isAnswering: boolean) {
  const socket = Object.assign(new EventEmitter(), {
    pings: 0,
    isCutOff: false,
    ping() {
      socket.pings += 1
      if (isAnswering) socket.emit('pong')
    },
    terminate() {
      socket.isCutOff = true
      socket.emit('close')
    },
  })
  return socket
}

type FakeSocket = ReturnType<typeof aSocket>

function follow(heartbeat: ReturnType<typeof keepAlive>, socket: FakeSocket): FakeSocket {
  heartbeat.add(socket as unknown as WebSocket)
  return socket
}

test('a connection is pinged every 30 s, and cut off when it did not answer the last ping', () => {
  const heartbeat = keepAlive()
  const [living, dead] = [follow(heartbeat, aSocket(true)), follow(heartbeat, aSocket(false))]
  vi.advanceTimersByTime(30_000)
  expect([living.pings, dead.pings]).toEqual([1, 1])
  expect(dead.isCutOff).toBe(false)
  vi.advanceTimersByTime(60_000)
  expect([living.pings, dead.pings]).toEqual([3, 1])
  expect([living.isCutOff, dead.isCutOff]).toEqual([false, true])
  heartbeat.stop()
  expect(vi.getTimerCount()).toBe(0)
})

test('the pings of many connections are spread over the time between them', () => {
  const heartbeat = keepAlive()
  const sockets = Array.from({ length: 900 }, () => follow(heartbeat, aSocket(true)))
  const pings = () => sockets.reduce((sum, socket) => sum + socket.pings, 0)
  for (let turn = 0; turn < 300; turn++) {
    const before = pings()
    vi.advanceTimersByTime(100)
    expect(pings() - before).toBe(3)
  }
  heartbeat.stop()
})
