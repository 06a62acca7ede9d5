import { expect, test } from 'vitest'
import { marketOf } from '../market/index.ts'
import { addressOfPlace } from './place-address.ts'

const part = (type: string, longText: string, shortText = longText) => ({ types: ['political', type], longText, shortText })

const PLACE = [
  part('street_number', '12'),
  part('premise', '3456'),
  part('route', 'Obchodná'),
  part('sublocality_level_1', 'Staré Mesto'),
  part('locality', 'Bratislava'),
  part('postal_code', '811 06'),
]

test('ADDR-25 a found place fills in street, number, postcode and the city that the market looks for', () => {
  expect(addressOfPlace(marketOf('SK'), [...PLACE, part('country', 'Slovensko', 'SK')])).toEqual({
    streetName: 'Obchodná',
    streetNumber: '3456/12',
    postalCode: '811 06',
    city: 'Staré Mesto',
  })
  expect(addressOfPlace(marketOf('DE'), [...PLACE, part('country', 'Deutschland', 'DE')])).toMatchObject({
    streetNumber: '12',
    city: 'Bratislava',
  })
})

test('ADDR-24 what a place does not have is left as it was typed, and a place of another country fills in nothing', () => {
  expect(addressOfPlace(marketOf('CZ'), [part('route', 'Vodičkova'), part('premise', '7')])).toEqual({
    streetName: 'Vodičkova',
    streetNumber: '7',
  })
  expect(addressOfPlace(marketOf('AT'), [...PLACE, part('country', 'Slovensko', 'SK')])).toBeUndefined()
  expect(addressOfPlace(marketOf('AT'), [])).toEqual({})
})
