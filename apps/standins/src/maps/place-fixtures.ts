/** A street of the double: its name, postcode, town and, where the country has them, the part of the town. */
export interface PlaceFixture {
  readonly street: string
  readonly postalCode: string
  readonly town: string
  readonly part?: string
}

const street = (street: string, postalCode: string, town: string, part?: string): PlaceFixture => ({
  street,
  postalCode,
  town,
  ...(part ? { part } : {}),
})

/** Streets of each country that the double completes; any number in them exists. */
export const PLACES: Readonly<Record<string, readonly PlaceFixture[]>> = {
  AT: [
    street('Mariahilfer Straße', '1060', 'Wien'),
    street('Getreidegasse', '5020', 'Salzburg'),
    street('Herrengasse', '8010', 'Graz'),
  ],
  BE: [street('Rue de la Loi', '1000', 'Bruxelles'), street('Meir', '2000', 'Antwerpen'), street('Veldstraat', '9000', 'Gent')],
  BG: [
    street('ул. Граф Игнатиев', '1000', 'София'),
    street('бул. Витоша', '1463', 'София'),
    street('ул. Иван Вазов', '4000', 'Пловдив'),
  ],
  CH: [
    street('Bahnhofstrasse', '8001', 'Zürich'),
    street('Rue du Rhône', '1204', 'Genève'),
    street('Via Nassa', '6900', 'Lugano'),
  ],
  CZ: [
    street('Vodičkova', '110 00', 'Praha', 'Nové Město'),
    street('Masarykova', '602 00', 'Brno', 'Brno-město'),
    street('Nádražní', '702 00', 'Ostrava', 'Moravská Ostrava'),
  ],
  DE: [
    street('Straße des 17. Juni', '10623', 'Berlin'),
    street('Mönckebergstraße', '20095', 'Hamburg'),
    street('Hauptstraße', '69117', 'Heidelberg'),
  ],
  DK: [street('Nørrebrogade', '2200', 'København'), street('Vestergade', '8000', 'Aarhus'), street('Algade', '9000', 'Aalborg')],
  ES: [
    street('Calle de Alcalá', '28009', 'Madrid'),
    street('Carrer de Mallorca', '08013', 'Barcelona'),
    street('Calle Sierpes', '41004', 'Sevilla'),
  ],
  FI: [
    street('Mannerheimintie', '00100', 'Helsinki'),
    street('Hämeenkatu', '33200', 'Tampere'),
    street('Aurakatu', '20100', 'Turku'),
  ],
  FR: [
    street('Rue de l’Église', '75015', 'Paris'),
    street('Rue de la République', '69002', 'Lyon'),
    street('Cours Saleya', '06300', 'Nice'),
  ],
  GB: [
    street('Great George Street', 'LS1 3AB', 'Leeds'),
    street('Baker Street', 'NW1 6XE', 'London'),
    street('Princes Street', 'EH2 2ER', 'Edinburgh'),
  ],
  GR: [street('Ερμού', '105 63', 'Αθήνα'), street('Τσιμισκή', '546 24', 'Θεσσαλονίκη'), street('Κορίνθου', '262 21', 'Πάτρα')],
  HR: [street('Ilica', '10000', 'Zagreb'), street('Marmontova', '21000', 'Split'), street('Korzo', '51000', 'Rijeka')],
  HU: [street('Váci út', '1138', 'Budapest'), street('Piac utca', '4024', 'Debrecen'), street('Király utca', '7621', 'Pécs')],
  IE: [
    street('Grafton Street', 'D02 X285', 'Dublin'),
    street('Shop Street', 'H91 E8YX', 'Galway'),
    street('Patrick Street', 'T12 RX8C', 'Cork'),
  ],
  IT: [
    street('Via Garibaldi', '20121', 'Milano'),
    street('Via Roma', '10123', 'Torino'),
    street('Via Toledo', '80134', 'Napoli'),
  ],
  LT: [
    street('Gedimino pr.', '01103', 'Vilnius'),
    street('Laisvės al.', '44249', 'Kaunas'),
    street('Tiltų g.', '91246', 'Klaipėda'),
  ],
  NL: [
    street('Keizersgracht', '1015 CJ', 'Amsterdam'),
    street('Coolsingel', '3011 AD', 'Rotterdam'),
    street('Oudegracht', '3511 AA', 'Utrecht'),
  ],
  NO: [
    street('Karl Johans gate', '0154', 'Oslo'),
    street('Strandgaten', '5013', 'Bergen'),
    street('Munkegata', '7011', 'Trondheim'),
  ],
  PL: [
    street('ul. Marszałkowska', '00-590', 'Warszawa'),
    street('ul. Floriańska', '31-019', 'Kraków'),
    street('ul. Długa', '80-831', 'Gdańsk'),
  ],
  PT: [
    street('Rua Augusta', '1100-053', 'Lisboa'),
    street('Rua de Santa Catarina', '4000-447', 'Porto'),
    street('Rua Ferreira Borges', '3000-180', 'Coimbra'),
  ],
  RO: [
    street('Calea Victoriei', '010061', 'București'),
    street('Strada Republicii', '500030', 'Brașov'),
    street('Strada Memorandumului', '400114', 'Cluj-Napoca'),
  ],
  SE: [
    street('Drottninggatan', '111 51', 'Stockholm'),
    street('Avenyn', '411 36', 'Göteborg'),
    street('Södergatan', '211 34', 'Malmö'),
  ],
  SI: [
    street('Slovenska cesta', '1000', 'Ljubljana'),
    street('Glavni trg', '2000', 'Maribor'),
    street('Prešernova ulica', '3000', 'Celje'),
  ],
  SK: [
    street('Obchodná', '811 06', 'Bratislava', 'Staré Mesto'),
    street('Hlavná', '040 01', 'Košice', 'Staré Mesto'),
    street('Nitrianska', '917 01', 'Trnava'),
  ],
}
