import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { cpuMsOf, cpuMsOfFamily, residentMegabytesOf } from './process-cost.ts'

const isLinux = process.platform === 'linux'

function work(ms: number): number {
  let sum = 0
  for (const begun = process.cpuUsage(); process.cpuUsage(begun).user < ms * 1000; ) sum += Math.sqrt(sum + 1)
  return sum
}

test.runIf(isLinux)('the CPU time of a process grows by what it does', () => {
  const before = cpuMsOf(process.pid)
  expect(work(50)).toBeGreaterThan(0)
  expect(cpuMsOf(process.pid) - before).toBeGreaterThan(30)
})

test.runIf(isLinux)('what has ended stays in the sum of a family', async () => {
  const busy = 'for (const begun = process.cpuUsage(); process.cpuUsage(begun).user < 60_000; );'
  const script = `require('node:child_process').spawnSync(process.execPath, ['-e', ${JSON.stringify(busy)}])
    console.log('done')
    process.stdin.resume()`
  const parent = spawn(process.execPath, ['-e', script], { stdio: ['pipe', 'pipe', 'inherit'] })
  try {
    await once(parent.stdout, 'data')
    expect(cpuMsOfFamily(parent.pid ?? 0)).toBeGreaterThan(cpuMsOf(parent.pid ?? 0) + 20)
    expect(residentMegabytesOf(parent.pid ?? 0)).toBeGreaterThan(5)
  } finally {
    parent.kill('SIGKILL')
  }
})
