import { describe, expect, it } from 'vitest'
import { MARKETS, marketOf } from '../market/index.ts'
import type { CountryCode } from '../market/market.ts'
import { anAddress } from './address.fixtures.ts'
import { streetLine } from './address.ts'
import { personName } from './plain-line.ts'
import { isPostalCode } from './postal-code.ts'
import { addressProblems, isEmail, isPhone, isStreetNumber } from './validate-address.ts'

const CODES: [CountryCode[], string[], string[]][] = [
  [
    ['AT', 'BE', 'HU'],
    ['1010', '9999'],
    ['0101', '101', '10100', 'A010'],
  ],
  [
    ['BG', 'CH', 'DK', 'NO', 'SI'],
    ['0150', '8001'],
    ['150', '80010', '80 01'],
  ],
  [
    ['CZ', 'GR', 'SE', 'SK'],
    ['11000', '110 00'],
    ['1100', '11 000', '110  00', '110000'],
  ],
  [
    ['DE', 'ES', 'FI', 'FR', 'HR', 'IT', 'LT'],
    ['10115', '00100'],
    ['1011', '101 15', 'D-10115'],
  ],
  [['GB'], ['LS10 1AB', 'SW1A 1AA', 'M1 1AE', 'GIR 0AA', 'ls101ab'], ['LS10', '12345', 'QS10 1AB']],
  [['IE'], ['D02 X285', 'D6W XY00', 'A65', 'd02x285'], ['D2 X285', '12345', 'B65 F4E2']],
  [['NL'], ['1012 AB', '1012ab'], ['0012 AB', '1012', '1012 A1']],
  [['PL'], ['00-001'], ['00001', '000-01', '00 001']],
  [['PT'], ['1100-148'], ['1100148', '110-0148']],
  [['RO'], ['010011'], ['10011', '0100111']],
]

describe('isPostalCode', () => {
  it.each(CODES)(
    'ADDR-01, ADDR-02, ADDR-03, ADDR-04, ADDR-05, ADDR-06, ADDR-07, ADDR-08, ADDR-09, ADDR-10 judges codes of %j',
    (countries, right, wrong) => {
      for (const country of countries) {
        for (const code of right) expect(isPostalCode(country, code), `${country} ${code}`).toBe(true)
        for (const code of [...wrong, '', ' ']) expect(isPostalCode(country, code), `${country} ${code}`).toBe(false)
      }
    },
  )

  it('ADDR-11 lets codes of unknown countries pass', () => {
    expect(isPostalCode('US', 'anything')).toBe(true)
  })
})

describe('field rules', () => {
  it('ADDR-12 wants a digit in the street number except in CZ, PL and RO', () => {
    for (const country of ['CZ', 'PL', 'RO'] as const) expect(isStreetNumber(marketOf(country), 'bez')).toBe(true)
    expect(isStreetNumber(marketOf('DE'), 'ohne')).toBe(false)
    expect(isStreetNumber(marketOf('DE'), '12a')).toBe(true)
  })

  const phones = ['+49 30 1234567', '12345678', '+421 900 123 456', '1 2 3 4 5 6 7 8'] as const
  it.each(phones)('ADDR-13 takes %s as a phone number', phone => {
    expect(isPhone(phone)).toBe(true)
  })
  const notPhones = ['1234567', '+', '030/1234567', 'phone', '+49-30-1234567', '++4930123456'] as const
  it.each(notPhones)('ADDR-13 refuses %s as a phone number', phone => {
    expect(isPhone(phone)).toBe(false)
  })

  it.each(['a@b.de', 'first.last+tag@sub.example.co.uk', "o'neil@example.ie"])('ADDR-14 takes %s as an e-mail address', email => {
    expect(isEmail(email)).toBe(true)
  })
  it.each(['', 'a@b', '@b.de', 'a b@c.de', 'a@b..de', 'a@-b.de', `${'a'.repeat(65)}@b.de`, 'a@b.de\n'])(
    'ADDR-14 refuses %j as an e-mail address',
    email => {
      expect(isEmail(email)).toBe(false)
    },
  )
})

describe('addressProblems', () => {
  const germany = marketOf('DE')

  it('finds nothing wrong with a good address', () => {
    expect(addressProblems(germany, anAddress())).toEqual([])
  })

  it('ADDR-15 asks for three characters in a street but not in names, numbers or towns', () => {
    expect(addressProblems(germany, anAddress({ streetName: 'Am' }))).toEqual([{ field: 'streetName', rule: 'min' }])
    expect(addressProblems(germany, anAddress({ firstName: 'Bo', lastName: 'Li', city: 'Au', streetNumber: '1' }))).toEqual([])
  })

  it('ADDR-17 names every wrong field in the order of the form', () => {
    const problems = addressProblems(germany, {
      firstName: '',
      streetNumber: 'ohne',
      postalCode: '1',
      country: 'AT',
      phone: '12',
    })
    expect(problems.map(({ field, rule }) => `${field} ${rule}`)).toEqual([
      'firstName required',
      'lastName required',
      'streetName required',
      'streetNumber street-number',
      'postalCode postal-code',
      'city required',
      'country country',
      'phone phone',
    ])
  })

  it('ADDR-17 names every field that carries a link or a line break, whichever customer buys', () => {
    const fields = ['firstName', 'lastName', 'company', 'streetName', 'additionalStreetInfo', 'city'] as const
    for (const field of fields)
      for (const trap of ['https://evil.example', 'evil.example/win', 'two\nlines'])
        expect(addressProblems(germany, anAddress({ [field]: trap }))).toEqual([{ field, rule: 'plain' }])
    expect(addressProblems(germany, anAddress({ company: 'Booking.com', additionalStreetInfo: 'c/o Meier' }))).toEqual([])
  })

  it('CHK-07 wants a company name of a business', () => {
    expect(addressProblems(germany, anAddress(), 'company')).toEqual([{ field: 'company', rule: 'required' }])
  })
})

describe('streetLine', () => {
  it('ADDR-19 joins name and number, and adds the rest when asked', () => {
    const address = anAddress({ additionalStreetInfo: 'Hof 2' })
    expect(streetLine(address)).toBe('Werkstraße 12a')
    expect(streetLine(address, true)).toBe('Werkstraße 12a, Hof 2')
  })
})

it('MKT-01 a name begins with the family in Hungary, and with the given name elsewhere', () => {
  const person = { firstName: 'Anna', lastName: 'Nagy' }
  for (const { country } of MARKETS)
    expect(personName(person, country), country).toBe(country === 'HU' ? 'Nagy Anna' : 'Anna Nagy')
  expect(personName({ firstName: '', lastName: 'Nagy' }, 'DE')).toBe('Nagy')
})
