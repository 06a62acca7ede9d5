/** An address as the wallet hands it on once the shopper agreed; before that only country, postal code and places. */
export interface SheetAddress {
  readonly name: string
  readonly address1: string
  readonly address2: string
  readonly address3: string
  readonly locality: string
  readonly administrativeArea: string
  readonly countryCode: string
  readonly postalCode: string
  readonly sortingCode: string
  readonly phoneNumber?: string
}

/** Street with number, postal code and place of a person in each country of the shop. */
const HOMES: Readonly<Record<string, readonly [street: string, postalCode: string, locality: string, phone: string]>> = {
  AT: ['Mariahilfer Straße 12', '1070', 'Wien', '+4315550100'],
  BE: ['Rue de la Loi 16', '1000', 'Bruxelles', '+3225550100'],
  BG: ['bul. Vitosha 15', '1000', 'Sofia', '+35925550100'],
  CH: ['Bahnhofstrasse 21', '8001', 'Zürich', '+41445550100'],
  CZ: ['Vodičkova 30', '110 00', 'Praha', '+420225550100'],
  DE: ['Friedrichstraße 68', '10117', 'Berlin', '+493055501000'],
  DK: ['Vesterbrogade 3', '1620', 'København', '+4535550100'],
  ES: ['Calle de Alcalá 42', '28014', 'Madrid', '+34915550100'],
  FI: ['Mannerheimintie 5', '00100', 'Helsinki', '+358955501000'],
  FR: ['Rue de Rivoli 99', '75001', 'Paris', '+33155501000'],
  GB: ['10 Downing Street', 'SW1A 2AA', 'London', '+442055501000'],
  GR: ['Ermou 20', '105 63', 'Athina', '+302105550100'],
  HR: ['Ilica 10', '10000', 'Zagreb', '+38515550100'],
  HU: ['Andrássy út 22', '1061', 'Budapest', '+3615550100'],
  IE: ['1 Grafton Street', 'D02 Y754', 'Dublin', '+35315550100'],
  IT: ['Via del Corso 300', '00186', 'Roma', '+390655501000'],
  LT: ['Gedimino pr. 9', 'LT-01103', 'Vilnius', '+37055550100'],
  NL: ['Damrak 1', '1012 LG', 'Amsterdam', '+31205550100'],
  NO: ['Karl Johans gate 22', '0026', 'Oslo', '+4722555010'],
  PL: ['ul. Marszałkowska 10', '00-590', 'Warszawa', '+48225550100'],
  PT: ['Rua Augusta 24', '1100-053', 'Lisboa', '+351215550100'],
  RO: ['Calea Victoriei 12', '030026', 'București', '+40215550100'],
  SE: ['Drottninggatan 5', '111 51', 'Stockholm', '+46855501000'],
  SI: ['Slovenska cesta 9', '1000', 'Ljubljana', '+38615550100'],
  SK: ['Obchodná 12', '811 06', 'Bratislava', '+421255501000'],
}

/** Addresses in the wallet of a shopper in a country of the shop, by what is special about each. */
export function sheetAddresses(country: string): readonly { readonly label: string; readonly address?: SheetAddress }[] {
  const home = homeOf(country)
  const abroad = homeOf(country === 'DE' ? 'AT' : 'DE')
  const { phoneNumber: _none, ...unreachable } = home
  return [
    { label: 'Home', address: home },
    { label: 'Another country', address: abroad },
    { label: 'Street without a number', address: { ...home, address1: home.address1.replace(/\s*\d+\s*/, ' ').trim() } },
    { label: 'PO box', address: { ...home, address1: 'PO Box 17' } },
    { label: 'Without a phone number', address: unreachable },
    { label: 'No address' },
  ]
}

/** Countries whose addresses the wallet has. */
export const WALLET_COUNTRIES: readonly string[] = Object.keys(HOMES)

function homeOf(country: string): SheetAddress {
  const known = HOMES[country] ? country : 'SK'
  const [address1 = '', postalCode = '', locality = '', phoneNumber = ''] = HOMES[known] ?? []
  return {
    name: 'Jana Test',
    address1,
    address2: '',
    address3: '',
    locality,
    administrativeArea: '',
    countryCode: known,
    postalCode,
    sortingCode: '',
    phoneNumber,
  }
}
