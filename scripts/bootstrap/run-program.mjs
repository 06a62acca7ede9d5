import { spawn } from 'node:child_process'
import { say } from './progress.mjs'

const running = new Set()
const parent = process.ppid

function stop(signal) {
  for (const child of running) child.kill(signal)
  if (running.size === 0) process.exit(1)
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop(signal))
// npm signals the shell between us, which dies without a word: a new parent means that npm was told to stop.
if (process.env.npm_lifecycle_event) {
  setInterval(() => {
    if (process.ppid !== parent) stop('SIGTERM')
  }, 300).unref()
}

/**
 * Runs a program, passes signals on to it and resolves with its exit code. With `label` its output is kept back and shown
 * only when it fails, and a line says every 10 s that it still runs. With `ownGroup` Ctrl-C reaches it once, through us,
 * and a channel tells it when we are killed without a chance to say so.
 */
export async function runProgram(command, args, { env = process.env, cwd, label, ownGroup = false } = {}) {
  const stdio = label ? ['ignore', 'pipe', 'pipe'] : ownGroup ? ['ignore', 'inherit', 'inherit', 'ipc'] : 'inherit'
  const child = spawn(command, args, { env, cwd, stdio, detached: ownGroup && process.platform !== 'win32' })
  running.add(child)
  const output = []
  child.stdout?.on('data', chunk => output.push(chunk))
  child.stderr?.on('data', chunk => output.push(chunk))
  const begun = performance.now()
  const ticks = label && setInterval(() => say(`${label}: ${Math.round((performance.now() - begun) / 1000)} s so far`), 10_000)
  const code = await new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (exitCode, signal) => resolve(signal ? 1 : exitCode))
  })
  clearInterval(ticks)
  running.delete(child)
  if (label && code !== 0) process.stderr.write(Buffer.concat(output))
  return code
}
