import { expect, test } from 'vitest'
import { aTransfer, IBANS } from './credit-transfer.fixtures.ts'
import { writeHct } from './hct.ts'
import { writeSpayd } from './spayd.ts'
import { writeZbp } from './zbp.ts'

function readSpayd(code: string | undefined): Record<string, string> {
  const [tag = '', version = '', ...fields] = (code ?? '').split('*')
  return { tag, version, ...Object.fromEntries(fields.map(field => field.split(/:(.*)/s).slice(0, 2))) }
}

test('CHK-25, ORD-03 a Czech code has a reference of digits as its variable symbol', () => {
  const transfer = aTransfer({ iban: IBANS.CZ, currency: 'CZK', reference: '00000123', name: 'Dvořák*100 % s.r.o.' })
  expect(readSpayd(writeSpayd(transfer))).toEqual({
    tag: 'SPD',
    version: '1.0',
    ACC: IBANS.CZ,
    AM: '1234.00',
    CC: 'CZK',
    RN: 'DVORAK.100 . S.R.O.',
    'X-VS': '00000123',
  })
})

test('CHK-25 a Czech code says what the published example says', () => {
  const example = readSpayd('SPD*1.0*ACC:CZ2806000000000168540115*AM:450.00*CC:CZK*MSG:PLATBA ZA ZBOZI*X-VS:1234567890')
  const { ACC: iban = '', 'X-VS': reference = '', MSG: message = '' } = example
  const code = (text: string) => readSpayd(writeSpayd(aTransfer({ iban, reference: text, currency: 'CZK', centAmount: 45_000 })))
  const { RN: _name, ...written } = code(reference)
  expect({ ...written, MSG: message }).toEqual(example)
  expect(code(message)).toMatchObject({ MSG: message })
})

test('CHK-25 texts of a Czech code are cut to what its fields hold', () => {
  const code = readSpayd(
    writeSpayd(aTransfer({ iban: IBANS.CZ, currency: 'CZK', centAmount: 1, name: 'n'.repeat(99), reference: 'r'.repeat(99) })),
  )
  expect(code).toMatchObject({ AM: '0.01', RN: 'N'.repeat(35), MSG: 'R'.repeat(60) })
})

test('CHK-25 a Hungarian code has the 17 lines of the National Bank’s guideline', () => {
  const transfer = aTransfer({
    iban: IBANS.HU,
    currency: 'HUF',
    centAmount: 1_299_000,
    bic: 'OTPVHUHB',
    name: 'Szűcs Gyöngyvér & Hakan Şükür',
    reference: `${'r'.repeat(69)}őx`,
    validUntil: '2026-07-01T22:30:05.000Z',
  })
  const lines = (writeHct(transfer) ?? '').split('\n')
  expect(lines.slice(0, 10)).toEqual([
    'HCT',
    '001',
    '1',
    'OTPVHUHB',
    'Szűcs Gyöngyvér & Hakan Sükür',
    IBANS.HU,
    'HUF12990',
    '20260701233005+1',
    '',
    `${'r'.repeat(69)}ő`,
  ])
  // The last line ends too.
  expect(lines.slice(10)).toEqual(Array(8).fill(''))
})

const readZbp = (code: string | undefined) => {
  const [taxNumber, country, account, grosze, name, title, ...reserved] = (code ?? '').split('|')
  return { taxNumber, country, account, grosze, name, title, reserved }
}

test('CHK-25 a Polish code has nine fields, its amount in grosze', () => {
  const transfer = aTransfer({ iban: IBANS.PL, currency: 'PLN', centAmount: 5, name: 'Żółkiewski|Łukasz i synowie' })
  expect(readZbp(writeZbp(transfer))).toEqual({
    taxNumber: '',
    country: 'PL',
    account: IBANS.PL.slice(2),
    grosze: '000005',
    name: 'Żółkiewski.Łukasz i',
    title: 'NS00000123',
    reserved: ['', '', ''],
  })
})

test('CHK-25 a Polish code holds twenty letters of the name and 32 of the title, and at most 9,999.99', () => {
  const sketch = { iban: IBANS.PL, currency: 'PLN', name: 'ż'.repeat(30), reference: 'ó'.repeat(40) } as const
  const code = readZbp(writeZbp(aTransfer({ ...sketch, centAmount: 999_999 })))
  expect(code).toMatchObject({ grosze: '999999', name: 'ż'.repeat(20), title: 'ó'.repeat(32) })
  expect(writeZbp(aTransfer({ ...sketch, centAmount: 1_000_000 }))).toBeUndefined()
})
