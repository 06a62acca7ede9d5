import { mkdir, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openRotatingLog } from './rotating-log.ts'
import { startApp } from './start-app.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'anvil-logs-'))
})
afterEach(() => rm(folder, { recursive: true }))

const limits = { fileBytes: 1000, files: 3 }
const linesOf = async (file: string) => (await readFile(join(folder, file), 'utf8')).split('\n').filter(Boolean)

/** Lines of all files of a log, the oldest first. */
async function keptLines(name: string): Promise<string[]> {
  const files = (await readdir(folder)).filter(file => file.startsWith(`${name}.`)).sort()
  const newest = files.pop()
  return (await Promise.all([...files.reverse(), ...(newest ? [newest] : [])].map(linesOf))).flat()
}

test('a log is rotated while it is written, between lines, and the oldest lines go first', async () => {
  const log = openRotatingLog(folder, 'app', limits)
  const lines = Array.from({ length: 500 }, (_, index) => `line ${index}`)
  const text = Buffer.from(`${lines.join('\n')}\n`)
  // Cut where a pipe might: anywhere.
  for (let from = 0; from < text.length; from += 37) log.write(text.subarray(from, from + 37))
  log.close()
  expect((await readdir(folder)).sort()).toEqual(['app.1.log', 'app.2.log', 'app.log'])
  const kept = await keptLines('app')
  expect(kept).toEqual(lines.slice(-kept.length))
  for (const file of await readdir(folder)) expect((await stat(join(folder, file))).size).toBeLessThan(limits.fileBytes + 50)
})

test('what was kept before a start goes on', async () => {
  for (const line of ['first\n', 'second\n']) {
    const log = openRotatingLog(folder, 'app', limits)
    log.write(Buffer.from(line))
    log.close()
  }
  expect(await linesOf('app.log')).toEqual(['first', 'second'])
})

test('a disk that takes nothing loses lines, says how much once it takes them again, and stops no one', async () => {
  const log = openRotatingLog(folder, 'app', limits)
  // A folder in the place of the file cannot be written.
  await mkdir(join(folder, 'app.log'))
  log.write(Buffer.from('lost\n'))
  log.write(Buffer.from('lost too\n'))
  await rm(join(folder, 'app.log'), { recursive: true })
  log.write(Buffer.from('kept\n'))
  log.close()
  expect(await linesOf('app.log')).toEqual(['14 bytes of this log could not be written', 'kept'])
})

test('all that an app printed before it ended is in its log, over rotations', async () => {
  const lines = 2000
  const app = startApp({
    name: 'chatty',
    script: 'scripts/run/chatty-app.fixtures.ts',
    env: { ...process.env, LINES: String(lines) },
    logs: { folder, fileBytes: 20_000, files: 100 },
  })
  expect(await app.ended).toBe('exit code 0')
  const files = await readdir(folder)
  expect(files.length).toBeGreaterThan(2)
  const ages = files.map(file => Number(/\.(\d+)\.log$/.exec(file)?.[1] ?? 0)).sort((a, b) => b - a)
  const all = (await Promise.all(ages.map(age => linesOf(age ? `chatty.${age}.log` : 'chatty.log')))).flat()
  expect(all).toEqual(Array.from({ length: lines }, (_, index) => `line ${index} ${'x'.repeat(40)}`))
})
