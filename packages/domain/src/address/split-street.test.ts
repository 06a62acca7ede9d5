import { expect, test } from 'vitest'
import { splitStreet } from './split-street.ts'

test.each([
  ['Friedrichstraße 68', 'Friedrichstraße', '68'],
  ['Mannerheimintie 5 B', 'Mannerheimintie', '5 B'],
  ['Vodičkova 1234/30', 'Vodičkova', '1234/30'],
  ['ul. Marszałkowska 10-12a', 'ul. Marszałkowska', '10-12a'],
  ['Straße des 17. Juni 135', 'Straße des 17. Juni', '135'],
  ['10 Downing Street', 'Downing Street', '10'],
  ['99, Rue de Rivoli', 'Rue de Rivoli', '99'],
  ['99 La Rambla', 'La Rambla', '99'],
  ['Ερμού 20 Α', 'Ερμού', '20 Α'],
  ['бул. Витоша 15', 'бул. Витоша', '15'],
  ['Via  del Corso,  300 ', 'Via del Corso', '300'],
])('PAY-19, ADDR-19 %s is %s with the number %s', (line, streetName, streetNumber) => {
  expect(splitStreet(line)).toEqual({ streetName, streetNumber })
})

test.each([['Straße des 17. Juni'], ['Hauptstraße'], ['12'], [''], ['Packstation']])(
  'PAY-19, ADDR-12 %s has no number of a house',
  line => {
    expect(splitStreet(line)).toEqual({ streetName: line, streetNumber: '' })
  },
)
