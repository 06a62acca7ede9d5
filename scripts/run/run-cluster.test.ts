import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { get } from 'node:http'
import { json } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { findFreePort } from '../ports.ts'

const PROCESSES = 2
const stopWithParent = new URL('./stop-with-parent.mjs', import.meta.url).href
let port: number
let front: ChildProcess

beforeAll(async () => {
  port = await findFreePort()
  front = spawn(process.execPath, ['--import', stopWithParent, 'scripts/run/tiny-cluster.fixtures.ts'], {
    env: { ...process.env, PORT: String(port), SHOP_PROCESSES: String(PROCESSES) },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  await vi.waitUntil(async () => (await processesThatAnswer()).length === PROCESSES, { timeout: 20_000, interval: 100 })
})
afterAll(async () => {
  if (front.exitCode !== null) return
  const exited = once(front, 'exit')
  front.kill('SIGKILL')
  await exited
})

interface TinyAnswer {
  readonly pid: number
  readonly apps?: string
}

/** A request on a connection of its own, as those of different shoppers are. */
function ask(path = '/'): Promise<TinyAnswer> {
  return new Promise((resolve, reject) => {
    const request = get({ host: '127.0.0.1', port, path, agent: false }, response => {
      json(response).then(answer => resolve(answer as TinyAnswer), reject)
    })
    request.on('error', reject)
  })
}

/** The processes that answer a few requests, each once; none while nothing does. */
async function processesThatAnswer(): Promise<number[]> {
  const answers = await Promise.all([1, 2, 3, 4].map(() => ask())).catch(() => [])
  return [...new Set(answers.map(({ pid }) => pid))].sort((a, b) => a - b)
}

test('connections go to all processes in turns, of which the first alone has the worker', async () => {
  const answers = []
  // One after another: of those that come at once the next one is for the process that is free, which may be the same again.
  while (answers.length < 12) answers.push(await ask())
  const counts = new Map<number, number>()
  for (const { pid } of answers) counts.set(pid, (counts.get(pid) ?? 0) + 1)
  expect(counts.size).toBe(PROCESSES)
  expect(Math.min(...counts.values())).toBeGreaterThanOrEqual(2)
  expect(new Set(answers.map(({ apps }) => apps))).toEqual(new Set([undefined, 'storefront,orders,live,middleware']))
})

test('a process that ends by itself takes one request with it and is begun again', async () => {
  const before = await processesThatAnswer()
  await expect(ask('/crash')).rejects.toThrow()
  await expect(ask()).resolves.toMatchObject({ pid: expect.any(Number) })
  await expect.poll(processesThatAnswer, { timeout: 20_000 }).toHaveLength(PROCESSES)
  const after = await processesThatAnswer()
  expect(after.filter(pid => before.includes(pid))).toHaveLength(PROCESSES - 1)
})

test('all processes are replaced one after another while every request is answered', async () => {
  const before = await processesThatAnswer()
  front.kill('SIGUSR2')
  const seen = new Set<number>()
  await expect
    .poll(
      async () => {
        // One that is not answered fails the test.
        seen.add((await ask()).pid)
        return [...seen].filter(pid => !before.includes(pid)).length
      },
      { interval: 10, timeout: 30_000 },
    )
    .toBe(PROCESSES)
})

test('a signal ends all processes, and the one in front of them with 0', async () => {
  const pids = await processesThatAnswer()
  const exited = once(front, 'exit')
  front.kill('SIGTERM')
  expect(await exited).toEqual([0, null])
  for (const pid of pids) expect(() => process.kill(pid, 0)).toThrow('ESRCH')
})
