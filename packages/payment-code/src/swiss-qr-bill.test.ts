import { expect, test } from 'vitest'
import { aTransfer, IBANS } from './credit-transfer.fixtures.ts'
import { writeSwissQrBill } from './swiss-qr-bill.ts'

const linesOf = (code: string | undefined) => (code ?? '').split('\n')

test('CHK-25 a Swiss code has the 31 lines of the standard, with a structured address and the reference as its message', () => {
  const lines = linesOf(writeSwissQrBill(aTransfer({ iban: IBANS.CH, currency: 'CHF', centAmount: 99_999_999_999 })))
  expect(lines.slice(0, 11)).toEqual([
    'SPC',
    '0200',
    '1',
    IBANS.CH,
    'S',
    'Anvil Equipment',
    'Hammerwerkstraße',
    '36',
    '44145',
    'Dortmund',
    'DE',
  ])
  expect(lines.slice(11, 18)).toEqual(Array(7).fill(''))
  expect(lines.slice(18, 20)).toEqual(['999999999.99', 'CHF'])
  expect(lines.slice(20, 27)).toEqual(Array(7).fill(''))
  expect(lines.slice(27)).toEqual(['NON', '', 'NS00000123', 'EPD'])
})

test('CHK-25 a Swiss code names account, payee and amount as the example of the standard does', () => {
  const example = linesOf('SPC\n0200\n1\nCH5800791123000889012\nS\nRobert Schneider AG\nRue du Lac\n1268\n2501\nBiel\nCH')
  const [iban = '', , name = '', street = '', building = '', postalCode = '', city = '', country = ''] = example.slice(3)
  const address = { street: `${street} ${building}`, postalCode, city, country }
  const lines = linesOf(writeSwissQrBill(aTransfer({ iban, name, address, currency: 'CHF', centAmount: 19_995 })))
  expect(lines.slice(0, 11)).toEqual(example)
  expect(lines.slice(18, 20)).toEqual(['199.95', 'CHF'])
})

test('CHK-25 texts of a Swiss code are cut, keep Latin letters and lose others', () => {
  const address = { street: 'Am Markt', postalCode: '8001', city: 'Ž'.repeat(40), country: 'CH' }
  const lines = linesOf(
    writeSwissQrBill(
      aTransfer({ iban: IBANS.CH, currency: 'EUR', address, name: `Șőß ж ${'n'.repeat(90)}`, reference: 'r'.repeat(200) }),
    ),
  )
  expect(lines[5]).toBe(`Șőß . ${'n'.repeat(64)}`)
  expect(lines.slice(6, 10)).toEqual(['Am Markt', '', '8001', 'Ž'.repeat(35)])
  expect(lines[29]).toBe('r'.repeat(140))
})
