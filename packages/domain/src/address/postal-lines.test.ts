import { expect, test } from 'vitest'
import { anAddress } from './address.fixtures.ts'
import { postalLines } from './postal-lines.ts'

test('ENT-04, ADDR-19 an address is written with all that leads to its reader, and without empty lines', () => {
  expect(postalLines(anAddress())).toEqual(['Erika Muster', 'Werkstraße 12a', '10115 Berlin'])
  const whole = anAddress({
    company: 'Muster GmbH',
    department: 'Einkauf',
    additionalStreetInfo: 'Hinterhaus',
    additionalAddressInfo: 'c/o Schmidt',
  })
  expect(postalLines(whole)).toEqual([
    'Muster GmbH',
    'Einkauf',
    'Erika Muster',
    'Werkstraße 12a, Hinterhaus',
    'c/o Schmidt',
    '10115 Berlin',
  ])
  expect(postalLines(anAddress({ company: ' ', department: '', country: 'HU' }))[0]).toBe('Muster Erika')
})
