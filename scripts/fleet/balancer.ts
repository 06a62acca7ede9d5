import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { findFreePort, isPortFree } from '../ports.ts'
import type { Machine } from './machine.ts'

const CONFIGURATION = 'deploy/haproxy/haproxy.cfg'

/** A HAProxy in front of machines. */
export interface Balancer {
  readonly port: number
  /** Resolves once it sends requests to a machine. */
  untilSeen(name: string): Promise<void>
  stop(): Promise<void>
}

/** What HAProxy says of its version; undefined where it is not installed. */
export function findHaproxy(): string | undefined {
  try {
    return execFileSync('haproxy', ['-v'], { encoding: 'utf8' }).split('\n')[0]
  } catch {
    return undefined
  }
}

/** Starts HAProxy as the shop's packages configure it. Throws what it says of a configuration that it does not take. */
export async function startBalancer(machines: readonly Machine[], folder: string): Promise<Balancer> {
  const [port, stats] = [await findFreePort(), await findFreePort()]
  const servers = join(folder, 'servers.cfg')
  const lines = machines.map(machine => `  server ${machine.name} 127.0.0.1:${machine.port}`)
  writeFileSync(servers, `backend shop\n${lines.join('\n')}\n`)
  const args = ['-f', CONFIGURATION, '-f', servers]
  const env = { ...process.env, BIND: `127.0.0.1:${port}`, STATS: `127.0.0.1:${stats}` }
  execFileSync('haproxy', ['-c', '-q', ...args], { env, stdio: ['ignore', 'ignore', 'pipe'] })
  const haproxy = spawn('haproxy', ['-db', ...args], { env, stdio: ['ignore', 'ignore', 'pipe'] })
  let output = ''
  haproxy.stderr.on('data', chunk => {
    output += chunk
  })
  const ended = once(haproxy, 'exit')
  while (await isPortFree(port)) {
    if (haproxy.exitCode !== null) throw new Error(`HAProxy does not start:\n${output}`)
    await wait(50)
  }
  const statusOf = async (name: string) => {
    const answer = await fetch(`http://127.0.0.1:${stats}/;csv`)
    const [head = '', ...rows] = (await answer.text()).split('\n')
    const row = rows.find(line => line.startsWith(`shop,${name},`))
    return row?.split(',')[head.split(',').indexOf('status')]
  }
  return {
    port,
    async untilSeen(name) {
      while ((await statusOf(name)) !== 'UP') await wait(200)
    },
    async stop() {
      haproxy.kill('SIGKILL')
      await ended
    },
  }
}
