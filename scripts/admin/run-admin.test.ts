import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { openTestAdmin } from './admin.fixtures.ts'
import { COMMANDS } from './commands.ts'
import { runAdmin } from './run-admin.ts'

const admin = await openTestAdmin()

/** Words that are understood, or not, without a database. */
async function write(...args: string[]): Promise<string> {
  const written: string[] = []
  await runAdmin(args, {
    onDatabase: () => Promise.reject(new Error('The database was opened')),
    write: line => written.push(line),
  })
  return written.join('\n')
}

test('without words, and asked for help, all commands are listed with what they do', async () => {
  for (const args of [[], ['--help'], ['-h']]) {
    const overview = await write(...args)
    for (const { name, summary } of COMMANDS) expect(overview).toMatch(new RegExp(`${name} +${summary}`))
    expect(overview).toContain('list orders, newest first')
  }
  expect(await write('orders', '--help')).not.toContain('stock set')
})

test.each(COMMANDS.map(({ name }) => name))('%s explains itself and every option it takes', async name => {
  const help = await write(...name.split(' '), '--help')
  expect(help).toContain(`npm run admin -- ${name}`)
  const { usage = '' } = COMMANDS.find(command => command.name === name) ?? {}
  for (const [word] of usage.matchAll(/--[a-z-]+|<[a-z]+>/g)) expect(help.slice(help.indexOf('\n'))).toContain(word)
  expect(help).toContain('--json')
})

test.each([
  [['orders'], 'There is no command "orders"; those of orders: npm run admin -- orders --help'],
  [['oders', 'list'], 'There is no command "oders list"; all: npm run admin -- --help'],
  [['orders', 'list', '--limit', '-5'], '--limit needs a value; one that begins with a dash is written --limit=-1'],
  [['orders', 'eat'], 'There is no command "orders eat"'],
  [['constructor', 'name'], 'There is no command'],
  [['orders', 'list', '--colour', 'red'], "Unknown option '--colour'"],
  [['orders', 'list', 'NS00000001'], 'NS00000001 is one word too many'],
  [['orders', 'list', '--state', 'Lost'], '--state Lost is not one of Open, Confirmed'],
  [['orders', 'list', '--state', 'Open', '--state', 'Complete'], '--state is given more than once'],
  [['orders', 'list', '--store', 'xx'], '--store xx is not a store such as de'],
  [['orders', 'list', '--limit', '101'], '--limit 101 is not a number from 1 to 100'],
  [['orders', 'list', '--limit', '1e2'], '--limit 1e2 is not a number'],
  [['orders', 'list', '--limit='], '--limit is empty'],
  [['orders', 'list', '--after', '2026-02-30'], '--after 2026-02-30 is not a day'],
  [['orders', 'list', '--sort', 'id'], '--sort id is not one of createdAt desc'],
  [['orders', 'show'], '<order> is missing'],
  [['orders', 'show', "NS1' or 1=1"], "NS1' or 1=1 is neither an order number"],
  [['orders', 'cancel'], '<order> is missing'],
  [['orders', 'ship', 'NS00000001', '--state', 'Lost'], '--state Lost is not one of Pending'],
  [['orders', 'refund', 'NS00000001', '--amount', '-1'], '--amount'],
  [['orders', 'refund', 'NS00000001', '--amount', '1.234'], '--amount 1.234 is not an amount such as 12.50'],
  [['orders', 'refund', 'NS00000001', '--amount', '0.00'], '--amount 0.00 is not an amount'],
  [['orders', 'chargeback', 'NS00000001'], '--key is missing'],
  [['stock', 'set', 'EX30000001'], '<quantity> is missing'],
  [['stock', 'set', 'fryer', '3'], 'fryer is not an item number'],
  [['stock', 'set', 'EX30000001', '-3'], "Unknown option '-3'"],
  [['stock', 'set', 'EX30000001', '3.5'], '<quantity> 3.5 is not a number'],
])('%j is refused in one line before anything is opened', async (args, message) => {
  const refusal = await write(...args).then(
    () => 'accepted',
    (error: Error) => error.message,
  )
  expect(refusal).toContain(message)
  expect(refusal).not.toContain('\n')
})

async function runProcess(...args: string[]) {
  const child = spawn(process.execPath, ['scripts/admin.ts', ...args], {
    env: { ...process.env, DATABASE_URL: admin.databaseUrl },
  })
  const exited = new Promise<number | null>(resolve => child.once('exit', resolve))
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)])
  return { exitCode: await exited, stdout, stderr }
}

test('as a program it ends with 0 and the answer, or with 1 and one line', async () => {
  const { orderNumber } = await admin.order()
  const listed = await runProcess('orders', 'list', '--json')
  expect(listed).toMatchObject({ exitCode: 0, stderr: '' })
  expect(JSON.parse(listed.stdout)).toMatchObject({ total: 1, orders: [{ orderNumber }] })
  const unknown = await runProcess('orders', 'show', 'NS99999999')
  expect(unknown).toEqual({ exitCode: 1, stdout: '', stderr: 'There is no order NS99999999\n' })
  const noDocument = await runProcess('documents', 'show', 'RE-2026-99999999', '--json')
  expect(noDocument).toMatchObject({ exitCode: 1, stdout: '' })
  expect(JSON.parse(noDocument.stderr)).toEqual({ error: { message: 'There is no document RE-2026-99999999' } })
  const misunderstood = await runProcess('orders', 'show')
  expect(misunderstood).toMatchObject({ exitCode: 1, stdout: '' })
  expect(misunderstood.stderr.trimEnd().split('\n')).toHaveLength(1)
})
