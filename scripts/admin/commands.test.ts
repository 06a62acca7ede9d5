import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { onDatabaseOf, openTestAdmin } from './admin.fixtures.ts'
import { COMMANDS } from './commands.ts'
import { findingCases } from './finding-cases.fixtures.ts'
import { orderCases } from './order-cases.fixtures.ts'
import { peopleCases } from './people-cases.fixtures.ts'
import { runCommandLine } from './run-command-line.ts'
import { shopCases } from './shop-cases.fixtures.ts'
import { subjectsOf } from './subjects.fixtures.ts'
import { spellOut, writeFacts } from './write-table.ts'

const admin = await openTestAdmin()
const { context, databaseUrl } = admin
const subjects = subjectsOf(admin)
const CASES = {
  ...orderCases(subjects),
  ...peopleCases(context, subjects),
  ...findingCases(context, subjects),
  ...shopCases(context, subjects),
}

const onDatabase = onDatabaseOf(context, databaseUrl)
const closed = () => Promise.reject(new Error('The database was opened'))

async function call(args: readonly string[], open: typeof onDatabase = onDatabase) {
  const [answers, refusals]: [string[], string[]] = [[], []]
  const write = (text: string) => answers.push(text)
  const exitCode = await runCommandLine(args, { onDatabase: open, write, writeError: text => refusals.push(text) })
  return { exitCode, stdout: answers.join('\n'), stderr: refusals.join('\n') }
}

/** What anyone could have changed: lines of the log, and messages to others. */
async function marks() {
  const count = (table: 'audit_line' | 'outbox') =>
    context.db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll().as('count'))
      .executeTakeFirstOrThrow()
  return [await count('audit_line'), await count('outbox')]
}

/** What is no answer for a program, by where it stands: amounts as text or without their currency, and times that are not ISO. */
function problemsIn(value: unknown, path = '', isOfCurrency = false): string[] {
  if (typeof value === 'string') {
    if (/^-?\d+\.\d{2} ?[A-Z]{3}$/.test(value)) return [`${path}: ${value} is an amount as text`]
    const isTime = /^\d{4}-\d{2}-\d{2}\b/.test(value) || /[a-z](At|Since)$/.test(path)
    return isTime && !/^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}:\d{2}(\.\d+)?Z)?$/.test(value) ? [`${path}: ${value} is no ISO time`] : []
  }
  if (typeof value !== 'object' || value === null) return []
  const fields = Object.entries(value)
  const hasCurrency = isOfCurrency || fields.some(([name]) => /^(currency|currencyCode)$/.test(name))
  const amounts = fields.filter(([name, amount]) => /(^c|C)ent(s|Amount)?$/.test(name) && typeof amount === 'number')
  return [
    ...(hasCurrency ? [] : amounts.map(([name]) => `${path}.${name} has no currency`)),
    ...fields.flatMap(([name, part]) => problemsIn(part, `${path}.${name}`, hasCurrency)),
  ]
}

/** The fields of an answer, or of the first item of a list. */
function fieldsOf(answer: unknown): string[] {
  const one = Array.isArray(answer) ? (answer[0] ?? {}) : answer
  return typeof one === 'object' && one !== null ? Object.keys(one) : []
}

/** Names of fields, and times that are written for programs: nothing that people read in answers. */
const INTERNAL = /\b[a-z]+[A-Z][a-z]+\b|\dT\d\d:\d\d:\d\d/

test('facts stand on the left, amounts among them, and what is not known is left out', () => {
  const facts = [
    ['total', '12.50 EUR'],
    ['valid until', undefined],
    ['comment', 'Two\n  please'],
    ['answer', ''],
  ] as const
  expect(writeFacts(facts)).toBe('total    12.50 EUR\ncomment  Two please')
  expect(writeFacts([])).toBe('')
  expect(spellOut('contactName')).toBe('contact name')
  expect(spellOut('defective')).toBe('defective')
})

test('every command is tried below', () => {
  expect(Object.keys(CASES).toSorted()).toEqual(COMMANDS.map(({ name }) => name).toSorted())
})

test.each(COMMANDS)('$name answers as text and as JSON, notes who did it, and refuses what is wrong', async command => {
  const { name, effect, usage } = command
  const { words, answer, unknown, noted } = CASES[name] ?? { words: () => [], answer: '' }
  const run = (given: readonly string[], ...more: string[]) => [...name.split(' '), ...given, ...more]

  const asText = await call(run(await words()))
  expect(asText).toEqual({ exitCode: 0, stdout: expect.stringMatching(/\S/), stderr: '' })
  if (/ (show|list)$/.test(name) && name !== 'audit list') expect(asText.stdout).not.toMatch(INTERNAL)
  const given = await words()
  const actor = `a-${randomUUID()}`
  const asJson = await call(run(given, '--json', '--as', actor))
  expect(asJson).toMatchObject({ exitCode: 0, stderr: '' })
  const data: unknown = JSON.parse(asJson.stdout)
  expect(data).toBeTypeOf('object')
  expect(fieldsOf(data)).toEqual(expect.arrayContaining(answer.split(' ').filter(Boolean)))
  expect(problemsIn(data)).toEqual([])

  const lines = await context.db.selectFrom('audit_line').selectAll().where('actor', '=', actor).execute()
  if (effect === 'changes')
    expect(lines).toContainEqual(expect.objectContaining({ command: name, noun: noted, at: expect.stringMatching(/^2\d{3}-/) }))
  expect(lines.filter(({ action }) => (action === 'read') !== (effect === 'reads-people'))).toEqual([])
  expect(lines.length > 0).toBe(noted !== undefined)

  const before = await marks()
  const hasWord = /^[<(]/.test(usage)
  const options = [...usage.matchAll(/--[a-z-]+/g)].map(([option]) => option)
  const misunderstood = [
    run(given, '--colour', 'red'),
    run([...given, 'one', 'too', 'many']),
    ...(hasWord ? [run([])] : []),
    ...[...new Set(options)].map(option => run(given, option)),
  ]
  for (const args of misunderstood) {
    const { exitCode, stdout, stderr } = await call([...args], closed)
    expect({ args, exitCode, stdout, stderr }).toMatchObject({
      exitCode: 1,
      stdout: '',
      stderr: expect.stringMatching(/^.{10,}; usage: npm run admin -- .*$/),
    })
    expect(JSON.parse((await call([...args, '--json'], closed)).stderr)).toEqual({ error: { message: stderr } })
  }
  if (unknown) {
    const refused = await call(run(unknown))
    expect(refused).toEqual({ exitCode: 1, stdout: '', stderr: expect.stringMatching(/^\S.{10,}$/) })
    const { error } = JSON.parse((await call(run(unknown, '--json'))).stderr)
    expect(error.message).toBe(refused.stderr)
  }
  expect(await marks()).toEqual(before)
})
