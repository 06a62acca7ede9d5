import { createServer } from 'node:net'

/** A port of this machine that is free at the moment. */
export async function findFreePort(): Promise<number> {
  return listenBriefly(0, '127.0.0.1')
}

/** True when neither the local address nor all addresses of the machine have a listener on the port. */
export async function isPortFree(port: number): Promise<boolean> {
  for (const host of ['127.0.0.1', undefined]) {
    try {
      await listenBriefly(port, host)
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException
      if (code === 'EADDRINUSE' || code === 'EACCES') return false
      throw error
    }
  }
  return true
}

function listenBriefly(port: number, host: string | undefined): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  const server = createServer()
  server.once('error', reject)
  server.listen({ port, host, exclusive: true }, () => {
    const address = server.address()
    server.close(() => resolve(typeof address === 'object' && address ? address.port : port))
  })
  return promise
}
