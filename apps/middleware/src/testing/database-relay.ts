import { connect, createServer, type Socket } from 'node:net'
import { afterAll } from 'vitest'

/** The way to a database, which a test can take away. */
export interface DatabaseRelay {
  /** Lets a server reach its database over the relay. */
  readonly routeOf: (databaseUrl: string) => Promise<string>
  /** `up`: as if there were no relay. `refusing`: every connection ends, and no new one is taken. `silent`: nothing is answered. */
  set(state: 'up' | 'refusing' | 'silent'): void
}

/** A relay for one server; it closes when the test file has run. */
export function openDatabaseRelay(): DatabaseRelay {
  let state: 'up' | 'refusing' | 'silent' = 'up'
  let target = { host: '', port: 0 }
  const sockets = new Set<Socket>()
  const relay = createServer(near => {
    if (state === 'refusing') return near.destroy()
    const far = connect(target)
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from)
      // What is said while the database is silent waits, as it would in a network.
      from.on('data', bytes => to.write(bytes))
      from.on('error', () => to.destroy())
      from.on('close', () => sockets.delete(from) && to.destroy())
      if (state === 'silent') from.pause()
    }
  })
  afterAll(() => {
    for (const socket of sockets) socket.destroy()
    relay.close()
  })
  return {
    async routeOf(databaseUrl) {
      const url = new URL(databaseUrl)
      target = { host: url.hostname, port: Number(url.port) }
      await new Promise<void>(resolve => relay.listen(0, '127.0.0.1', resolve))
      const address = relay.address()
      url.hostname = '127.0.0.1'
      url.port = String(typeof address === 'object' ? address?.port : '')
      return url.href
    },
    set(next) {
      state = next
      for (const socket of sockets) {
        if (next === 'refusing') socket.destroy()
        else if (next === 'silent') socket.pause()
        else socket.resume()
      }
    },
  }
}
