import { existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs'
import { basename, dirname, relative, resolve } from 'node:path'
import { fail, say } from './progress.mjs'
import { runProgram } from './run-program.mjs'

/**
 * Installs what package-lock.json names unless exactly that is installed. Build tools belong to it, whatever NODE_ENV
 * says; install scripts do not run.
 */
export async function installDependencies() {
  if (isInstalled()) return linkOwnPackages()
  say('installing packages (the first time takes a minute)')
  const [command, ...leading] = npmCommand()
  const options = ['--include=dev', '--include=optional', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  const code = await runProgram(command, [...leading, 'ci', ...options], { label: 'npm ci' })
  if (code !== 0) fail('The packages could not be installed: npm ci needs the network the first time (see above).')
  say('packages installed')
}

// npm keeps a copy of the lock file of what it installed. Comparing the two also notices another platform, a folder
// that was installed without the build tools, and an update that another tool made.
function isInstalled() {
  const wanted = packagesOf('package-lock.json')
  const present = packagesOf('node_modules/.package-lock.json')
  if (!wanted || !present) return false
  return Object.entries(wanted).every(([path, entry]) => {
    if (!path.includes('node_modules/') || entry.link) return true
    const installed = present[path]
    return installed ? installed.version === entry.version && installed.integrity === entry.integrity : isForOthers(entry)
  })
}

// A package of our own that came with an update needs a link, and nothing from the network.
function linkOwnPackages() {
  for (const [path, { link, resolved }] of Object.entries(packagesOf('package-lock.json'))) {
    if (!link || existsSync(path)) continue
    mkdirSync(dirname(path), { recursive: true })
    const target = process.platform === 'win32' ? resolve(resolved) : relative(dirname(path), resolved)
    symlinkSync(target, path, 'junction')
  }
}

function isForOthers({ optional, os, cpu, libc }) {
  if (!optional) return false
  return Boolean(libc) || !os || !cpu || !os.includes(process.platform) || !cpu.includes(process.arch)
}

function packagesOf(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages
  } catch {
    return undefined
  }
}

function npmCommand() {
  const script = process.env.npm_execpath
  if (script && /^npm-cli\.c?js$/.test(basename(script))) return [process.execPath, script]
  return [process.platform === 'win32' ? 'npm.cmd' : 'npm']
}
