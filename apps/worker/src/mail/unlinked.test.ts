import type { Address } from '@shop/domain/address'
import { expect, test } from 'vitest'
import { addressLines } from '../order-confirmation/confirmation-content.ts'
import { unlinked } from './html.ts'
import { translatorOf } from './translator-of.ts'

/** What mail programs make links of. */
const LINK = /[\p{L}\p{N}-]\.[\p{L}]{2,}|:\/\/|\S@\S+\.\p{L}/u

test.each([
  'evil.example',
  'https://evil.example/win',
  'win@evil.example',
  'Win: evil.example/a?b',
  'www.evil.example',
  'Booking.com',
])('mail programs make no link of %s, which looks as before', text => {
  expect(text).toMatch(LINK)
  expect(unlinked(text)).not.toMatch(LINK)
  expect(unlinked(text).replaceAll('\u200b', '')).toBe(text)
})

test.each(['Jana Nová', 'Nová & Sons, a. s.', 'St. Pölten', 'Hlavná 12/4', 'J. R. R. Tolkien', "O'Brien-Smith"])(
  '%s stays as it is',
  text => {
    expect(unlinked(text)).toBe(text)
  },
)

test('nothing of an address in a mail becomes a link, also of one that was stored before', async () => {
  const trap = 'Win at evil.example/now'
  const address: Address = {
    ...{ firstName: trap, lastName: trap, company: trap, department: trap, streetName: trap, streetNumber: '1', city: trap },
    ...{
      additionalStreetInfo: trap,
      additionalAddressInfo: trap,
      postalCode: '811 01',
      country: 'SK',
      custom: { vatNumber: trap },
    },
  }
  const lines = addressLines(address, 'sk-SK', await translatorOf('sk-SK'))
  expect(lines.join('\n').match(/Win/g)).toHaveLength(9)
  expect(lines.join('\n')).not.toMatch(LINK)
})
