import { queueDatabaseOf } from '@shop/engine/outbox'
import { expect, test } from 'vitest'
import * as mailing from '../../apps/worker/src/worker.fixtures.ts'
import { onDatabaseOf } from './admin.fixtures.ts'
import { runAdmin } from './run-admin.ts'

const { context, databaseUrl } = await mailing.openTestShop()
const standins = await mailing.openTestStandins()
const GERMAN_TRANSFER = { country: 'DE', language: 'de', payment: 'bank-transfer' } as const

async function run(...args: string[]): Promise<string> {
  const written: string[] = []
  await runAdmin(args, { onDatabase: onDatabaseOf(context, databaseUrl), write: text => written.push(text) })
  return written.join('\n')
}

interface ListedMail {
  readonly id: string
  readonly mail: string
  readonly subject: string
  readonly attempts: number
  readonly reason: string
}

async function listMails(): Promise<ListedMail[]> {
  return JSON.parse(await run('mails', 'list', '--json')) as ListedMail[]
}

/** Lets the job of an order's confirmation have its last attempt now, as after a week of them. */
async function hasteToLastAttempt(orderId: string): Promise<void> {
  const queues = queueDatabaseOf(context)
  await mailing.until(async () => {
    const { rows } = await queues.executeSql(
      `update pgboss.job set retry_count = retry_limit - 1, start_after = now()
       where name = 'order-confirmation' and id = $1 and state = 'retry' returning id`,
      [orderId],
    )
    return rows.length === 1
  })
}

test('ORD-03 O2 before the worker has run no mail is listed', async () => {
  expect(await run('mails', 'list')).toBe('every mail was sent, or is still being tried')
  expect(await run('mails', 'retry', 'all')).toBe('there is no mail to be tried again')
})

test('ORD-03 O2 a mail that is refused to the last is listed with its order and reason, and is sent when it is tried again', async () => {
  const worker = await mailing.openTestWorker({ databaseUrl, smtpUrl: standins.smtpUrl })
  await mailing.until(async () => (await fetch(`${worker.address}/readyz`)).ok)
  await mailing.setMailMode(standins, 'reject')
  const email = 'patient@example.org'
  const order = await mailing.placeOrder(context, { ...GERMAN_TRANSFER, email })
  await hasteToLastAttempt(order.id)
  await mailing.until(async () => (await listMails()).length === 1)
  const [letter] = await listMails()
  expect(letter).toMatchObject({ mail: 'order-confirmation', subject: order.orderNumber, attempts: 20 })
  expect(letter?.reason).toContain('451')
  expect(JSON.stringify(letter)).not.toContain('example.org')
  const table = await run('mails', 'list')
  for (const part of [letter?.id ?? '', order.orderNumber, 'order-confirmation', '451']) expect(table).toContain(part)

  await mailing.setMailMode(standins, 'ok')
  expect(await run('mails', 'retry', letter?.id ?? '')).toBe(`order-confirmation of ${order.orderNumber} is tried again`)
  const mail = await mailing.mailTo(standins, email)
  expect(mail.headers).toContainEqual({ key: 'message-id', value: `<order-confirmation.${order.id}@anvil.example>` })
  expect(await listMails()).toEqual([])
  expect(await mailing.mailsTo(standins, email)).toHaveLength(1)
  await expect(run('mails', 'retry', letter?.id ?? '')).rejects.toThrow('There is no mail')
})

test('ORD-03 O2 a recipient who does not exist is listed after one attempt, and again when that is tried again', async () => {
  const order = await mailing.placeOrder(context, { ...GERMAN_TRANSFER, email: 'bounce@example.org' })
  await mailing.until(async () => (await listMails()).length === 1)
  const [first] = await listMails()
  expect(first).toMatchObject({ subject: order.orderNumber, attempts: 1 })
  expect(first?.reason).toContain('550')
  await run('mails', 'retry', 'all')
  await mailing.until(async () => {
    const [again] = await listMails()
    return again !== undefined && again.id !== first?.id
  })
})

test('what is no id is refused before anything is opened', async () => {
  await expect(run('mails', 'retry', 'order-1')).rejects.toThrow('order-1 is neither the id of a mail nor the word all')
  await expect(run('mails', 'retry')).rejects.toThrow('<id or all> is missing')
})

test('TRACK-16 a purchase that could not be counted is listed among no mails', async () => {
  await queueDatabaseOf(context).executeSql(`insert into pgboss.job (name, data) values ('order-tracking-dead', '{}')`, [])
  expect((await listMails()).map(({ mail }) => mail)).not.toContain('order-tracking')
})

test('NEWS-02, STOCK-04 the owner sees which carts and items people are reminded of, and what is due', async () => {
  expect(await run('mails', 'reminders')).toContain('carts that are due: 0')
  expect(JSON.parse(await run('mails', 'reminders', '--json'))).toEqual({
    ...{ due: 0, reminders: [], reviews: { due: 0, invitations: [] }, alerts: [] },
    watches: { people: 0, products: 0, told: 0 },
  })
})
