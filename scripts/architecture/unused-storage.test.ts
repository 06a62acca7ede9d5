import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { renderingJob } from '../../apps/worker/src/fiscal/invoice-jobs.ts'
import { mailJobs } from '../../apps/worker/src/mail-jobs.ts'
import { supportCaseJob } from '../../apps/worker/src/support-case/deliver-support-case.ts'
import { isTest } from './read-sources.ts'

const root = join(import.meta.dirname, '../..')
const engine = join(root, 'packages/engine')
const sources = readdirSync(join(engine, 'src'), { recursive: true, encoding: 'utf8' })
  .filter(file => file.endsWith('.ts') && !isTest(file) && !file.startsWith('testing/'))
  .map(file => ({ file, text: readFileSync(join(engine, 'src', file), 'utf8') }))
const migrations = readdirSync(join(engine, 'migrations')).map(file => readFileSync(join(engine, 'migrations', file), 'utf8'))

/** The topics that engine code and functions of the database write to the outbox: by their text, or by the constant that has it. */
function writtenTopics(): string[] {
  const topics = new Set<string>()
  for (const sql of migrations)
    for (const [, topic = ''] of sql.matchAll(/insert into outbox \([^)]*\)\s*values \('([a-z-]+)'/g)) topics.add(topic)
  for (const { text } of sources) {
    for (const [, topic = ''] of text.matchAll(/insert into outbox[^;`]*?select '([a-z-]+)'/g)) topics.add(topic)
    for (const [, topic = ''] of text.matchAll(/(?:\btopic: |orderMessage\()'([a-z-]+)'/g)) topics.add(topic)
    for (const [, constant = '', topic = ''] of text.matchAll(/export const (\w+_TOPIC) = '([a-z-]+)'/g)) {
      const isWritten = new RegExp(`topic: ${constant}\\b|insert into outbox[^;\`]*?select \\$\\{${constant}\\}`)
      if (sources.some(source => isWritten.test(source.text))) topics.add(topic)
    }
  }
  return [...topics].sort()
}

test('every job of the queue has a producer, and every message of the outbox a job', () => {
  // Only what the jobs are called is read here; what they would mail with is not.
  const jobs = [
    ...mailJobs({} as Parameters<typeof mailJobs>[0]),
    supportCaseJob({} as Parameters<typeof supportCaseJob>[0]),
    renderingJob({} as Parameters<typeof renderingJob>[0]),
  ]
  expect(new Set(jobs.map(({ queue }) => queue)).size).toBe(jobs.length)
  expect(jobs.map(({ topic }) => topic).sort()).toEqual(writtenTopics())
})

test('every table of the migrations is named by code of the engine', () => {
  const created = migrations.flatMap(sql =>
    [...sql.matchAll(/create table (?:if not exists )?"?(\w+)"?/gi)].map(([, name]) => name ?? ''),
  )
  const dropped = migrations.flatMap(sql =>
    [...sql.matchAll(/drop table (?:if exists )?"?(\w+)"?/gi)].map(([, name]) => name ?? ''),
  )
  const renamed = new Map(
    migrations.flatMap(sql =>
      [...sql.matchAll(/alter table (\w+) rename to (\w+)/gi)].map(([, from = '', to = '']) => [from, to] as const),
    ),
  )
  expect(created.length).toBeGreaterThan(40)
  const code = sources
    .filter(({ file }) => !file.startsWith('database/tables'))
    .map(({ text }) => text)
    .join('\n')
  const isNamed = (table: string) => new RegExp(`\\b${renamed.get(table) ?? table}\\b`).test(code)
  expect(created.filter(table => !dropped.includes(table) && !isNamed(table))).toEqual([])
})

test('every column that a migration adds is named by code of the engine', () => {
  const added = migrations.flatMap(sql =>
    [...sql.matchAll(/add column (?:if not exists )?"?(\w+)"?/gi)].map(([, name]) => name ?? ''),
  )
  const dropped = migrations.flatMap(sql => [...sql.matchAll(/drop column (?:if exists )?"?(\w+)"?/gi)].map(([, name]) => name))
  expect(added.length).toBeGreaterThan(10)
  const isNamed = (column: string) => sources.some(({ text }) => new RegExp(`\\b${column}\\b`).test(text))
  expect(added.filter(column => !dropped.includes(column) && !isNamed(column))).toEqual([])
})
