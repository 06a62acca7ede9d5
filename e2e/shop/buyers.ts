import type { CountryCode } from '@shop/domain/market'

/** What a shopper of a market types into the addresses step. */
export interface Buyer {
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly street: string
  readonly streetNumber: string
  readonly postalCode: string
  readonly city: string
  readonly phone: string
}

/** First name, last name, street, postcode, town of a shopper in each market that sells. */
const PEOPLE: Partial<Record<CountryCode, readonly [string, string, string, string, string]>> = {
  AT: ['Leopoldine', 'Größwang', 'Mariahilfer Straße', '1060', 'Wien'],
  BE: ['Noémie', 'Van Damme', 'Rue de la Loi', '1000', 'Bruxelles'],
  CH: ['Reto', 'Zürcher', 'Bahnhofstrasse', '8001', 'Zürich'],
  CZ: ['Jiří', 'Dvořák', 'Vodičkova', '110 00', 'Praha'],
  DE: ['Jörg', 'Weißmüller', 'Straße des 17. Juni', '10623', 'Berlin'],
  DK: ['Søren', 'Kjærgård', 'Nørrebrogade', '2200', 'København'],
  ES: ['Begoña', 'Ibáñez Núñez', 'Calle de Alcalá', '28009', 'Madrid'],
  FI: ['Päivi', 'Hämäläinen', 'Mannerheimintie', '00100', 'Helsinki'],
  FR: ['Anaïs', 'Lefèvre', 'Rue de l’Église', '75015', 'Paris'],
  GB: ['Siobhán', 'O’Connor', 'Great George Street', 'LS1 3AB', 'Leeds'],
  HR: ['Željko', 'Šarić', 'Ilica', '10000', 'Zagreb'],
  HU: ['Gyöngyvér', 'Szűcs', 'Váci út', '1138', 'Budapest'],
  IT: ['Niccolò', 'D’Amico', 'Via Garibaldi', '20121', 'Milano'],
  NL: ['Jeroen', 'van der Veen', 'Keizersgracht', '1015 CJ', 'Amsterdam'],
  NO: ['Åse', 'Bjørnstad', 'Karl Johans gate', '0154', 'Oslo'],
  PL: ['Łukasz', 'Żółkiewski', 'ul. Marszałkowska', '00-590', 'Warszawa'],
  PT: ['João', 'Conceição', 'Rua Augusta', '1100-053', 'Lisboa'],
  SE: ['Åsa', 'Öberg', 'Drottninggatan', '111 51', 'Stockholm'],
  SK: ['Ľubomír', 'Šťastný', 'Obchodná', '811 06', 'Bratislava'],
}

/** A shopper who buys in a market. Throws for a market without checkout. */
export function buyerOf(country: CountryCode): Buyer {
  const person = PEOPLE[country]
  if (!person) throw new Error(`No one buys in ${country}`)
  const [firstName, lastName, street, postalCode, city] = person
  return {
    email: `kunde.${country.toLowerCase()}@example.com`,
    firstName,
    lastName,
    street,
    streetNumber: '12a',
    postalCode,
    city,
    phone: '+49 30 1234567',
  }
}
