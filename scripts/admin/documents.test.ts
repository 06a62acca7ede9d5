import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FiscalDocument } from '@shop/domain/fiscal'
import { issueInvoice } from '@shop/engine/fiscal'
import { PRESS, SAW } from '@shop/engine/testing'
import { expect, test } from 'vitest'
import { openTestAdmin } from './admin.fixtures.ts'

const { context, run, read, order } = await openTestAdmin()

async function anInvoice(): Promise<{ orderNumber: string; document: FiscalDocument }> {
  const { id, orderNumber } = await order({ [PRESS]: 2, [SAW]: 1 })
  await run('orders', 'ship', orderNumber)
  const issued = await issueInvoice(context, { id }, [])
  if (!issued) throw new Error('No invoice')
  return { orderNumber, document: issued.document }
}

test('fiscal documents are listed and shown by the command line, with what they come to', async () => {
  expect(await run('documents', 'list')).toBe('no documents')
  expect(await run('documents', 'check')).toBe('no documents have been issued')
  const { orderNumber, document } = await anInvoice()
  expect(await run('documents', 'check')).toBe('1 document is as it was issued')
  const other = await anInvoice()
  const listed = await run('documents', 'list')
  expect(listed).toMatch(/^number +issued +order +scheme +net +VAT +total +due/)
  for (const part of [document.number, other.document.number, orderNumber, 'oss SK']) expect(listed).toContain(part)
  const ofOrder = [
    'documents',
    'list',
    '--order',
    orderNumber,
    '--kind',
    'invoice',
    '--from',
    document.issueDate,
    '--until',
    document.issueDate,
  ]
  expect(await read(...ofOrder)).toMatchObject({ documents: [{ number: document.number, orderNumber }] })
  expect(await run('documents', 'list', '--until', '2020-01-01')).toBe('no documents')
  const shown = await run('documents', 'show', document.number)
  for (const part of [orderNumber, PRESS, 'Jana Nová', '23 %']) expect(shown).toContain(part)
  expect(await read('documents', 'show', document.number)).toEqual(document)
  await expect(run('documents', 'show', '17')).rejects.toThrow('17 is not the number of a document')
  await expect(run('documents', 'show', 'RE-2026-99999999')).rejects.toThrow('There is no document')
})

test('fiscal documents are exported for other programs, and no file is overwritten', async () => {
  const { document } = await anInvoice()
  await expect(run('documents', 'export', document.number, '/tmp/none')).rejects.toThrow('has not written')
  const folder = mkdtempSync(join(tmpdir(), 'documents-'))
  for (const [format, part] of [
    ['cii', '<rsm:CrossIndustryInvoice'],
    ['xrechnung', 'xrechnung_3.0'],
    ['json', `"number": "${document.number}"`],
  ] as const) {
    const file = join(folder, format)
    await run('documents', 'export', document.number, file, '--format', format)
    expect(readFileSync(file, 'utf8')).toContain(part)
    await expect(run('documents', 'export', document.number, file, '--format', format)).rejects.toThrow('exists already')
  }
  const toPublic = (reference: string, format: string) =>
    run('documents', 'export', document.number, join(folder, 'public'), '--format', format, '--reference', reference)
  await expect(toPublic('04011000-12345-04', 'xrechnung')).rejects.toThrow('check digits are wrong')
  await expect(toPublic('04011000-12345-03', 'cii')).rejects.toThrow('stays as it was')
  await expect(run('documents', 'export', document.number, join(folder, 'peppol'), '--format', 'peppol')).rejects.toThrow(
    'no address in the network of Peppol',
  )
  await toPublic('04011000-12345-03', 'xrechnung')
  expect(readFileSync(join(folder, 'public'), 'utf8')).toContain('schemeID="0204">04011000-12345-03<')
  const toNetwork = ['--format', 'peppol', '--reference', '04011000-12345-03']
  await run('documents', 'export', document.number, join(folder, 'peppol'), ...toNetwork)
  const ubl = readFileSync(join(folder, 'peppol'), 'utf8')
  for (const part of ['poacc:billing:3.0', 'schemeID="9930">DE', 'schemeID="0204">04011000-12345-03<'])
    expect(ubl).toContain(part)
})

test('fiscal check 15, 16: an invoice is credited in part and then as a whole, once by each key', async () => {
  const { document } = await anInvoice()
  const part = ['documents', 'credit', document.number, '--key', 'return-1', '--units', '1:1']
  const text = await run(...part)
  expect(text).toMatch(/^RK-\d{4}-\d{8} credits 100\.00 EUR of RE-/)
  expect(await run(...part)).toBe(text)
  await expect(run('documents', 'credit', document.number, '--key', 'x', '--units', '1:2')).rejects.toThrow(
    'no 2 units of position 1',
  )
  await expect(run('documents', 'credit', document.number, '--units', '1:1')).rejects.toThrow('--key is missing')
  for (const wrong of ['1', '1:2:3', 'a:1'])
    await expect(run('documents', 'credit', document.number, '--key', 'x', '--units', wrong)).rejects.toThrow()
  const reduction = ['documents', 'credit', document.number, '--key', 'scratch', '--amount', '5.00']
  expect(await run(...reduction)).toMatch(/credits 5\.00 EUR of RE-/)
  await expect(run(...reduction, '--units', '1:1')).rejects.toThrow('--amount excludes')
  const rest = (await read('documents', 'credit', document.number, '--key', 'rest')) as FiscalDocument
  expect(rest.totals.gross).toBe(document.totals.gross - 10_500)
  expect(await run('documents', 'check')).toMatch(/^\d+ documents are as they were issued$/)
})

test('fiscal check 16: the owner gives back what delivery cost, with its credit note, once', async () => {
  const { id, orderNumber } = await order({ [SAW]: 1 })
  await run('orders', 'ship', orderNumber)
  await issueInvoice(context, { id }, [])
  await run('orders', 'paid', orderNumber)
  expect(await run('orders', 'refund', orderNumber, '--fee', 'FC')).toMatch(
    /the fee goes back, credited by RK-\d{4}-\d{8}; refunded 1\.95 EUR/,
  )
  expect(await run('orders', 'refund', orderNumber, '--fee', 'FC')).toMatch(/the fee went back before; refunded 1\.95 EUR/)
  await expect(run('orders', 'refund', orderNumber, '--fee', 'FC', '--amount', '1')).rejects.toThrow('--fee excludes')
  await expect(run('orders', 'refund', orderNumber, '--fee', 'XX')).rejects.toThrow('--fee')
})

test('fiscal check 23: a quarter is summed for the One-Stop-Shop, in euro, with a record of every position', async () => {
  const { document } = await anInvoice()
  const quarter = `${document.issueDate.slice(0, 4)}-Q${Math.ceil(Number(document.issueDate.slice(5, 7)) / 3)}`
  const file = join(mkdtempSync(join(tmpdir(), 'oss-')), 'records.csv')
  const { documents } = (await read('documents', 'list')) as { documents: { number: string }[] }
  let net = 0
  for (const { number } of documents) {
    const { kind, totals } = (await read('documents', 'show', number)) as FiscalDocument
    net += kind === 'invoice' ? totals.net : -totals.net
  }
  expect(await read('documents', 'oss', quarter, file)).toMatchObject({
    sums: [{ stateOfConsumption: 'SK', permyriad: 2300, currency: 'EUR', net, euroNet: net }],
  })
  const rows = readFileSync(file, 'utf8').trim().split('\r\n')
  expect(rows[0]).toContain('"state of consumption","order","invoice"')
  expect(rows.filter(row => row.includes(document.number)).length).toBe(document.lines.length + document.charges.length)
  await expect(run('documents', 'oss', '2026', file)).rejects.toThrow('not a quarter')
  await expect(run('documents', 'oss', quarter, file, '--rates', 'CZK=0')).rejects.toThrow('not a rate')
})

test('fiscal check 24: what is to be picked is listed without prices and names, and a shipment has its delivery note', async () => {
  const { orderNumber } = await order({ [PRESS]: 2, [SAW]: 1 })
  await run('orders', 'ship', orderNumber, '--line', `${PRESS}:1`)
  expect(await run('stock', 'place', SAW, 'A-03-2')).toBe(`${SAW} lies at A-03-2`)
  const list = await run('orders', 'pick-list', orderNumber)
  expect(list).toMatch(new RegExp(`A-03-2 +${SAW} [\\s\\S]*${PRESS}`))
  expect(list).toMatch(new RegExp(`${PRESS} .* 1 +${orderNumber} +SK`))
  expect(list).not.toMatch(/Jana|example\.org|EUR/)
  const file = join(mkdtempSync(join(tmpdir(), 'note-')), 'note.pdf')
  expect(await run('orders', 'delivery-note', orderNumber, file)).toBe(`LS-${orderNumber}-1 is in ${file}`)
  expect(readFileSync(file).subarray(0, 8).toString()).toBe('%PDF-1.7')
  await expect(run('orders', 'customs-invoice', orderNumber, `${file}.customs`)).rejects.toThrow('does not leave the Union')
  await expect(run('orders', 'delivery-note', orderNumber, file, '--shipment', '2')).rejects.toThrow('has no shipment 2')
  const picked = join(mkdtempSync(join(tmpdir(), 'pick-')), 'pick-list.pdf')
  expect(await run('orders', 'pick-list', orderNumber, '--pdf', picked)).toBe(`what is to be picked is in ${picked}`)
  expect(readFileSync(picked).subarray(0, 8).toString()).toBe('%PDF-1.7')
  await expect(run('orders', 'pick-list', orderNumber, '--pdf', picked)).rejects.toThrow('exists already')
  await run('stock', 'place', SAW, 'none')
  expect(await run('orders', 'pick-list', orderNumber)).not.toContain('A-03-2')
  await expect(run('stock', 'place', 'EX99999999', 'A-1')).rejects.toThrow('no stock of')
  await expect(run('stock', 'place', SAW, '<A>')).rejects.toThrow('is not a place')
  await run('orders', 'ship', orderNumber)
  expect(await run('orders', 'pick-list', orderNumber)).toBe('nothing is left to pick')
})

test('orders that have left without an invoice are listed with what keeps them from one', async () => {
  const { id, orderNumber } = await order({ [PRESS]: 1 })
  await run('orders', 'ship', orderNumber)
  expect(await run('documents', 'due')).toMatch(new RegExp(`${orderNumber} .*the worker has not come to it`))
  await issueInvoice(context, { id }, [])
  expect(await run('documents', 'due')).not.toContain(orderNumber)
})

// The last: those before read all documents.
test('fiscal check 25: the documents of who is erased are unchanged, listed without a name, and opened for the tax office alone', async () => {
  const { document, orderNumber } = await anInvoice()
  const { number } = document
  await context.db
    .updateTable('order')
    .set(({ ref, fn, val }) => ({
      ...({ order_state: 'Complete', payment_state: 'Paid', shipment_state: 'Shipped' } as const),
      document: fn('jsonb_set', [ref('document'), val('{customerEmail}'), val('"eva@example.org"')]),
    }))
    .where('order_number', '=', orderNumber)
    .execute()
  const listing = async () => (await run('documents', 'list', '--order', orderNumber)).split('\n').at(-1)
  expect(await listing()).toMatch(/ EUR$/)
  await run('privacy', 'erase', 'eva@example.org')
  expect(await listing()).toMatch(/ EUR +erased$/)
  expect(await listing()).not.toContain('Jana')
  expect(await read('documents', 'list', '--order', orderNumber)).toMatchObject({ documents: [{ number, isErased: true }] })
  const folder = mkdtempSync(join(tmpdir(), 'documents-'))
  const [file, reason] = [join(folder, 'erased.json'), 'audit of 2026, file 12/345'] as const
  for (const given of [
    ['show', number],
    ['export', number, file, '--format', 'json'],
  ]) {
    await expect(run('documents', ...given)).rejects.toThrow('opened for the tax office alone')
    await expect(run('documents', ...given, '--tax', ' ')).rejects.toThrow('--tax takes a reason')
    expect(await run('documents', ...given, '--tax', reason, '--as', 'anna')).not.toBe('')
  }
  expect(await read('documents', 'show', number, '--tax', reason)).toEqual(document)
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(document)
  const noted = await context.db.selectFrom('audit_line').selectAll().where('actor', '=', 'anna').execute()
  expect(noted.map(({ command, subject, after }) => [command, subject, after])).toEqual([
    ['documents show', number, { reason }],
    ['documents export', number, { reason }],
  ])
  expect(JSON.stringify(await read('documents', 'credit', number, '--key', 'all'))).not.toContain('Jana')
  expect(await run('documents', 'check')).toMatch(/as they were issued$/)
})
