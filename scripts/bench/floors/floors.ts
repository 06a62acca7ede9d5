import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { Connection } from '../http/connection.ts'
import type { BenchClient } from '../http/drive.ts'
import { type HttpAnswer, headerOf } from '../http/read-answer.ts'
import { requestMessage } from '../http/request-message.ts'
import type { CostCase } from '../measure-cost.ts'

/** A body that a floor is to answer with. */
export interface FloorBytes {
  readonly name: string
  readonly headers: Readonly<Record<string, string>>
  /** In base64. */
  readonly body: string
}

/** What anything must cost on this machine at the least, measured in the same way and run as the shop. */
export interface Floors {
  /** 24 cards rendered by React alone. */
  readonly react: CostCase
  /** One prepared SELECT of a document by key. */
  readonly select: CostCase
  /** One versioned UPDATE of a document. */
  readonly update: CostCase
  /** An order with five lines and its stock in one statement. */
  readonly order: CostCase
  /** The same bytes as an answer of the shop, from memory; `name` is a part of an address. */
  bytesOf(name: string, answer: HttpAnswer): Promise<CostCase>
  stop(): Promise<void>
}

/** As many connections as the shop has by default. */
const POOL_SIZE = 10

/** Starts the floors on the server of a database, in a database of their own. */
export async function openFloors(databaseUrl: string): Promise<Floors> {
  const own = new URL(databaseUrl)
  own.pathname = '/floors'
  const script = fileURLToPath(new URL('./floor-process.ts', import.meta.url))
  const child = fork(script, [own.href, String(POOL_SIZE)], { env: { ...process.env, NODE_ENV: 'production' } })
  const { port } = (await nextMessage(child)) as { port: number }
  const at = (name: string, path: string): CostCase => ({
    name,
    pid: child.pid ?? 0,
    openClients: count => Promise.all(Array.from({ length: count }, () => openReader(port, path))),
  })
  return {
    react: at('React, 24 cards', '/react'),
    select: at('SELECT by key', '/select'),
    update: at('versioned UPDATE', '/update'),
    order: at('order in one statement', '/order'),
    async bytesOf(name, { head, body }) {
      const headers = Object.fromEntries(
        ['content-type', 'content-encoding'].flatMap(key => {
          const value = headerOf(head, key)
          return value === undefined ? [] : [[key, value]]
        }),
      )
      child.send({ name, headers, body: body.toString('base64') } satisfies FloorBytes)
      await nextMessage(child)
      return at(`bytes of ${name}`, `/bytes/${name}`)
    },
    async stop() {
      const ended = child.exitCode === null ? once(child, 'exit') : undefined
      child.disconnect()
      await ended
    },
  }
}

async function openReader(port: number, path: string): Promise<BenchClient> {
  const connection = await Connection.open(port)
  const message = requestMessage({ path, host: '127.0.0.1' })
  return {
    async work() {
      const { status } = await connection.send(message)
      if (status !== 200) throw new Error(`The floor ${path} answered ${status}`)
    },
    close: () => connection.close(),
  }
}

async function nextMessage(child: ChildProcess): Promise<unknown> {
  const ending = new AbortController()
  const ended = once(child, 'exit', { signal: ending.signal }).then(() => {
    throw new Error('The floors have ended')
  })
  try {
    const [message] = await Promise.race([once(child, 'message', { signal: ending.signal }), ended])
    return message
  } finally {
    ended.catch(() => undefined)
    ending.abort()
  }
}
