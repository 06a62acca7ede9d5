import { start } from '@shop/standins'

/** Running stand-ins, and how a test tells them what to do. */
export interface TestStandins {
  readonly address: string
  /** Sends JSON below `/__sandbox`. */
  tell(path: string, body?: unknown): Promise<void>
  /** Reads what is below `/__sandbox`. */
  look<Seen>(path: string): Promise<Seen>
  stop(): Promise<void>
}

/** Stand-ins of a test's own, on free ports. */
export async function openTestStandins(): Promise<TestStandins> {
  const standins = await start({ port: 0, smtpPort: 0, bindHost: '127.0.0.1' })
  const { address } = standins
  return {
    address,
    async tell(path, body = {}) {
      const headers = { 'content-type': 'application/json' }
      const answer = await fetch(`${address}/__sandbox/${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
      if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
    },
    look: async path => (await fetch(`${address}/__sandbox/${path}`)).json(),
    stop: () => standins.stop(),
  }
}
