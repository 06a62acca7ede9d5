import { parentPort, workerData } from 'node:worker_threads'
import type { Followed, SocketTask } from './live-sockets.ts'
import { PlainWebSocket } from './plain-websocket.ts'

const { port } = workerData as { readonly port: number }
const sockets = new Map<number, PlainWebSocket>()

if (!parentPort) throw new Error('Runs as a worker of live-sockets.ts')
const parent = parentPort
parent.on('message', async ({ id, task }: { readonly id: number; readonly task: SocketTask }) => {
  try {
    parent.postMessage({ id, value: await perform(task) })
  } catch (error) {
    parent.postMessage({ id, problem: String(error) })
  }
})

function perform(task: SocketTask): Promise<unknown> {
  if (task.kind === 'follow') return followAll(task.followed, task.atOnce)
  if (task.kind === 'close') return closeAll(task.places)
  return nextMessage(task.place)
}

async function followAll(followed: readonly Followed[], atOnce: number): Promise<number[]> {
  const begun = performance.now()
  const toldMs: number[] = []
  let next = 0
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let one = followed[next++]; one; one = followed[next++]) {
        const { place, cartId, cookie, sku } = one
        const headers = {
          host: `de.localhost:${port}`,
          origin: `http://de.localhost:${port}`,
          cookie,
          // Some people behind each address.
          'x-forwarded-for': `10.0.${Math.floor(place / 2500)}.${Math.floor(place / 10) % 250}`,
        }
        const socket = new PlainWebSocket(port, `/live?cartId=${cartId}`, headers, opened =>
          opened.send(JSON.stringify({ skus: [sku] })),
        )
        sockets.set(place, socket)
        await socket.nextMessage()
        toldMs.push(performance.now() - begun)
        await socket.nextMessage()
      }
    }),
  )
  return toldMs.sort((a, b) => a - b)
}

async function closeAll(places: readonly number[]): Promise<void> {
  await Promise.all(
    places.map(async place => {
      await sockets.get(place)?.close()
      sockets.delete(place)
    }),
  )
}

/** When the next event of a connection came, in ms since 1970. */
async function nextMessage(place: number): Promise<number> {
  const socket = sockets.get(place)
  if (!socket) throw new Error('Not connected')
  await socket.nextMessage()
  return performance.timeOrigin + performance.now()
}
