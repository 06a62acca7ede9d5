import { randomUUID } from 'node:crypto'
import { queueDatabaseOf } from '@shop/engine/outbox'
import { createSupportCase } from '@shop/engine/support-case'
import { expect, test } from 'vitest'
import * as mailing from '../../apps/worker/src/worker.fixtures.ts'
import { onDatabaseOf } from './admin.fixtures.ts'
import { runAdmin } from './run-admin.ts'

const { context, databaseUrl } = await mailing.openTestShop()
const standins = await mailing.openTestStandins()

async function run(...args: string[]): Promise<string> {
  const written: string[] = []
  await runAdmin(args, { onDatabase: onDatabaseOf(context, databaseUrl), write: text => written.push(text) })
  return written.join('\n')
}

async function ask(customerEmail = `${randomUUID()}@example.org`): Promise<string> {
  const who = { contactName: 'Jana Nová', customerEmail }
  const content = { reason: 'other', subreason: 'general', ...who, subject: 'Hello', description: 'One\ntwo' } as const
  const place = { storeKey: 'sk', locale: 'sk-SK', clientAddress: '127.0.0.1' } as const
  return (await createSupportCase(context, { ...place, content, draftId: randomUUID() })).caseNumber
}

async function setFault(method: 'POST' | 'DELETE'): Promise<void> {
  const fault = { headers: { 'content-type': 'application/json' }, body: '{"endpoint":"cases","kind":"out-of-order"}' }
  await fetch(`${standins.address}/__sandbox/support-form/faults`, { method, ...(method === 'POST' ? fault : {}) })
}

// Before a worker runs, which would pass them on meanwhile.
test('FORM-23 all that someone asked is erased by their address, and what customer care has of it is named', async () => {
  const email = `${randomUUID()}@example.org`
  const [delivered = '', tried = '', waiting = ''] = [await ask(email), await ask(email.toUpperCase()), await ask(email)]
  const neighbour = `${randomUUID()}@example.org`
  const other = await ask(neighbour)
  const update = (caseNumber: string, values: object) =>
    context.db.updateTable('support_case').set(values).where('case_number', '=', caseNumber).execute()
  await update(delivered, { delivered_at: context.now() })
  // The owner has had it passed on again since it failed.
  await update(tried, { attempts: 0, failed_at: context.now(), delivered_at: null })
  await update(waiting, { attempts: 0, failed_at: null, delivered_at: null })
  const text = await run('support-cases', 'erase', email)
  expect(text).toContain(`3 cases of ${email}: deleted here`)
  expect(text).toMatch(new RegExp(`has these, delete them there too:\n {2}${delivered} of 2`))
  expect(text).toMatch(new RegExp(`may have these[^\n]*:\n {2}${tried} of 2`))
  expect(text).not.toContain(waiting)
  const left = await context.db.selectFrom('support_case').select('case_number').execute()
  expect(left.map(({ case_number: number }) => number)).toEqual(expect.arrayContaining([other]))
  for (const erased of [delivered, tried, waiting]) {
    expect(left).not.toContainEqual({ case_number: erased })
    await expect(run('support-cases', 'show', erased)).rejects.toThrow('There is no case')
  }
  expect(await run('support-cases', 'erase', email)).toBe(`there is no case of ${email}`)
  expect(await run('support-cases', 'erase', neighbour)).toContain('nothing is known to have been passed on to customer care')
  await expect(run('support-cases', 'erase', 'jana')).rejects.toThrow('<e-mail> jana is not an e-mail address')
})

test('FORM-23 a case that customer care does not take is listed, shown, and passed on again by the owner', async () => {
  await setFault('POST')
  const url = `${standins.address}/servlet/servlet.WebToCase`
  const supportForm = { url, organisationId: '00D000000000001', fieldIds: {} }
  const worker = await mailing.openTestWorker({ databaseUrl, smtpUrl: standins.smtpUrl, supportForm })
  await mailing.until(async () => (await fetch(`${worker.address}/readyz`)).ok)
  const caseNumber = await ask()
  // The last of its tries, as after most of a day of them.
  await mailing.until(async () => {
    const { rows } = await queueDatabaseOf(context).executeSql(
      `update pgboss.job set retry_count = retry_limit - 1, start_after = now()
       where name = 'support-case' and state = 'retry' returning id`,
    )
    return rows.length === 1
  })
  await mailing.until(async () => (await run('support-cases', 'list')).includes(caseNumber))
  await context.db.updateTable('support_case').set({ attempts: 15 }).where('case_number', '=', caseNumber).execute()
  const table = await run('support-cases', 'list')
  for (const part of [caseNumber, 'sk', 'other', 'given up']) expect(table).toContain(part)
  expect(table).not.toContain('Jana')
  const shown = await run('support-cases', 'show', caseNumber)
  for (const part of ['Jana Nová', 'given up', 'One\ntwo']) expect(shown).toContain(part)

  await setFault('DELETE')
  await mailing.until(async () => {
    await run('support-cases', 'retry', 'all')
    return (await run('support-cases', 'list', '--state', 'all')).includes('delivered')
  })
  expect(await run('support-cases', 'list')).toContain('customer care has every case')
  await expect(run('support-cases', 'retry', caseNumber)).rejects.toThrow(`There is no case ${caseNumber}`)
  // No mail could not be sent.
  expect(await run('mails', 'list')).toBe('every mail was sent, or is still being tried')
})

test('what is no number of a case is refused before anything is opened', async () => {
  await expect(run('support-cases', 'show', '1')).rejects.toThrow('1 is not the number of a case')
  await expect(run('support-cases', 'show')).rejects.toThrow('<case> is missing')
  await expect(run('support-cases', 'list', '--state', 'x')).rejects.toThrow('--state')
  await expect(run('support-cases', 'show', 'SC999999')).rejects.toThrow('There is no case SC999999')
})
