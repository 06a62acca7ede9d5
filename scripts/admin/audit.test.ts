import { expect, test } from 'vitest'
import { onDatabaseOf, openTestAdmin } from './admin.fixtures.ts'
import type { AdminCommand } from './command.ts'
import { COMMANDS } from './commands.ts'
import { runAdmin } from './run-admin.ts'

const admin = await openTestAdmin()
const { context, databaseUrl } = admin

test('a command that says it reads can change nothing, so that each that changes is noted', async () => {
  const { id } = await admin.order()
  const liar: AdminCommand = {
    name: 'orders eat',
    effect: 'reads',
    summary: '',
    usage: '',
    details: [],
    prepare:
      () =>
      async ({ db }) => {
        await db.updateTable('order').set({ order_state: 'Cancelled' }).where('id', '=', id).execute()
        return { text: '', data: {} }
      },
  }
  const work = onDatabaseOf(context, databaseUrl)({ actor: { name: 'eve' }, command: liar.name, isReading: true }, context =>
    liar.prepare([])(context, { actor: { name: 'eve' }, command: liar.name }),
  )
  await expect(work).rejects.toThrow(/read-only/)
  expect(COMMANDS.filter(({ effect }) => effect === 'changes').length).toBeGreaterThan(30)
})

test('who changed what is in the log with its transaction, and a command that is refused or repeated leaves no line', async () => {
  const order = await admin.order()
  const before = await linesOf(order.id)
  await admin.run('orders', 'confirm', order.orderNumber, '--as', 'anna')
  await admin.run('orders', 'confirm', order.orderNumber, '--as', 'ben').catch(() => undefined)
  await expect(admin.run('orders', 'ship', order.orderNumber, '--state', 'Lost')).rejects.toThrow()
  const lines = await linesOf(order.id)
  expect(lines.length - before.length).toBe(1)
  expect(lines[0]).toMatchObject({
    actor: 'anna',
    command: 'orders confirm',
    noun: 'order',
    action: 'changed',
    before: { order_state: 'Open' },
    after: { order_state: 'Confirmed' },
  })
  await admin.run('stock', 'set', 'EX30000001', '41', '--as', 'anna')
  const [stock] = await linesOf('EX30000001')
  expect(stock).toMatchObject({ noun: 'stock', actor: 'anna', after: { available: expect.any(Number) } })
})

test('A6 looking at people is noted by ids, and nothing in the log names them', async () => {
  const order = await admin.order()
  await admin.run('orders', 'show', order.orderNumber, '--as', 'anna')
  expect((await linesOf(order.id))[0]).toMatchObject({ actor: 'anna', command: 'orders show', action: 'read' })
  const all = JSON.stringify(await context.db.selectFrom('audit_line').selectAll().execute())
  expect(all).not.toContain(order.customerEmail)
  expect(all).not.toContain(order.shippingAddress.streetName)
})

test('who works is named by letters that a line can hold', async () => {
  const run = (...args: string[]) => runAdmin(args, { onDatabase: onDatabaseOf(context, databaseUrl), write: () => undefined })
  await expect(run('orders', 'list', '--as', "a'b")).rejects.toThrow('--as takes a name')
  await expect(run('orders', 'list', '--as')).rejects.toThrow('--as takes a name')
})

test('the log is verified by command, with a hash that was kept', async () => {
  const { hash } = (await admin.read('audit', 'verify')) as { hash: string }
  await admin.run('stock', 'set', 'EX30000002', '52')
  expect(await admin.run('audit', 'verify', '--hash', hash)).toContain('as they were written')
  await expect(admin.run('audit', 'verify', '--hash', 'a'.repeat(64))).rejects.toThrow('lines were removed')
})

async function linesOf(subject: string) {
  const { lines } = (await admin.read('audit', 'list', '--id', subject)) as { lines: readonly Record<string, unknown>[] }
  return lines
}
