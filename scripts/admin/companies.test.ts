import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { openTestAdmin } from './admin.fixtures.ts'

const admin = await openTestAdmin()

async function aCustomer(): Promise<string> {
  const email = `${randomUUID()}@example.org`
  const document = JSON.stringify({ schemaVersion: 1, firstName: 'Ada', lastName: 'Muster', locale: 'de-DE' })
  await admin.context.db.insertInto('customer').values({ id: randomUUID(), email, document }).execute()
  return email
}

test('the owner founds a company, adds people, changes and removes them, and the audit log says so', async () => {
  const [ada, ben] = [await aCustomer(), await aCustomer()]
  const name = `Muster ${randomUUID().slice(0, 8)}`
  const created = (await admin.read('companies', 'create', ada, name, '--store', 'de', '--vat', 'DE123456789')) as { id: string }
  expect(await admin.run('companies', 'add', created.id, ben, '--roles', 'buyer,approver', '--limit', '500')).toContain(
    'buyer, approver',
  )
  const shown = await admin.run('companies', 'show', ben)
  for (const text of [name, created.id, ada, ben, 'DE123456789', '500', 'any total']) expect(shown).toContain(text)
  const { companies } = (await admin.read('companies', 'list', '--name', name.toUpperCase(), '--store', 'de')) as {
    companies: { id: string; associates: number }[]
  }
  expect(companies).toEqual([expect.objectContaining({ id: created.id, associates: 2 })])
  expect(await admin.run('companies', 'list', '--name', name, '--store', 'sk')).toBe('no companies')
  expect(await admin.read('companies', 'change', ben, '--roles', 'buyer', '--limit', '0')).toMatchObject({ approvalLimitCent: 0 })
  expect(shown).toMatch(/account\s+none/)
  expect(await admin.read('companies', 'set-credit', ben, '--limit', '5000', '--days', '14')).toMatchObject({
    ...{ companyId: created.id, limitCent: 500_000, termDays: 14, openCent: 0 },
  })
  expect(await admin.run('companies', 'show', ada)).toContain('14 days from an invoice')
  expect(await admin.run('companies', 'overdue')).toBe('nothing is overdue')
  await admin.run('companies', 'set-credit', ada, '--limit', 'none')
  await admin.run('companies', 'remove', ben)
  await expect(admin.run('companies', 'remove', ada)).rejects.toThrow('at least one administrator')
  await expect(admin.run('companies', 'show', ben)).rejects.toThrow('There is no company')
  const { lines } = (await admin.read('audit', 'list', '--noun', 'company', '--id', created.id)) as {
    lines: { command: string; action: string }[]
  }
  expect(lines.map(({ command, action }) => `${command}: ${action}`)).toEqual(
    expect.arrayContaining([
      'companies create: created',
      'companies add: created',
      'companies set-credit: created',
      'companies set-credit: changed',
      'companies show: read',
      'companies remove: deleted',
    ]),
  )
})

test('words that are no company, role or limit are refused before anything is opened', async () => {
  for (const [words, said] of [
    [['show', 'x y'], 'neither an e-mail address'],
    [['create', 'ada@example.org', 'Muster'], '--store is missing'],
    [['create', 'ada@example.org', 'www.evil.example', '--store', 'de'], 'is not a name'],
    [['change', 'ada@example.org'], '--roles is missing'],
    [['change', 'ada@example.org', '--roles', 'boss'], 'is not one of'],
    [['change', 'ada@example.org', '--roles', 'buyer', '--limit', '-5'], '--limit needs a value'],
    [['set-credit', 'ada@example.org'], '--limit is missing'],
    [['set-credit', 'ada@example.org', '--limit', '5', '--days', '61'], '--days'],
  ] as const)
    await expect(admin.run('companies', ...words)).rejects.toThrow(said)
})
