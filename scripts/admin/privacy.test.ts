import { expect, test } from 'vitest'
import { openTestAdmin } from './admin.fixtures.ts'

const { context, run, read, order } = await openTestAdmin()

test('ACC-01 the owner sees what is due, holds and erases someone, and has a copy mailed', async () => {
  const { orderNumber, customerEmail } = await order()
  expect(await run('privacy', 'due')).toMatch(/cart\s+cart\s+\d+/)
  expect(await read('privacy', 'due')).toMatchObject({ requests: [] })
  expect(await run('privacy', 'run')).toBe('nothing is over')
  await expect(run('privacy', 'erase', customerEmail)).rejects.toThrow(`Not over yet: ${orderNumber}`)
  expect(await run('privacy', 'holds')).toBe('no one is held')
  const held = await run('privacy', 'holds', '--hold', 'Jana@Example.org', '--reason', 'lawsuit 7')
  for (const part of ['jana@example.org', 'lawsuit 7']) expect(held).toContain(part)
  await expect(run('privacy', 'erase', 'jana@example.org')).rejects.toThrow('jana@example.org is held: lawsuit 7')
  expect(await run('privacy', 'holds', '--release', 'jana@example.org')).toBe('no one is held')
  await run('orders', 'cancel', orderNumber)
  expect(await run('privacy', 'erase', customerEmail)).toMatch(/order\s+1/)
  expect(await run('privacy', 'erase', customerEmail)).toBe('nothing was known')
  expect(await run('privacy', 'export', 'someone@example.org', '--store', 'de')).toMatch(/^PR\d{6}: the worker mails the link$/)
  expect(await read('privacy', 'due')).toMatchObject({ requests: [{ kind: 'export', state: 'asked' }] })
  const { rows } = { rows: await context.db.selectFrom('order').select('document').execute() }
  expect(JSON.stringify(rows)).not.toContain(customerEmail)
})

test('what is no address is refused before anything is opened', async () => {
  await expect(run('privacy', 'erase', 'jana')).rejects.toThrow('jana is not an e-mail address')
  await expect(run('privacy', 'holds', '--hold', 'a@example.org')).rejects.toThrow('--hold needs --reason')
  await expect(run('privacy', 'export', 'a@example.org', '--store', 'xx')).rejects.toThrow('--store xx is not a store')
})
