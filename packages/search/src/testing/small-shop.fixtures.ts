import type { CategoryName, Offer, ProductFacts, ProductText } from '../port/documents.ts'

/** A product of the shop the contract of search engines is proven with. */
interface SmallProduct {
  readonly id: string
  readonly names: Readonly<Record<string, string>>
  readonly brand: string
  readonly path: readonly string[]
  readonly priceCent: number
  readonly stock?: number
  readonly tags?: readonly string[]
  readonly ratingTenths?: number
  readonly created: string
  readonly volume?: number
  readonly model: string
  readonly formerNumbers?: readonly string[]
  readonly keywords?: readonly string[]
  readonly description?: string
  readonly attributes?: readonly string[]
  /** What it is told apart by, in the form of facts. */
  readonly features?: Readonly<Record<string, readonly string[]>>
  readonly unpublished?: boolean
}

const PRODUCTS: readonly SmallProduct[] = [
  {
    ...{ id: 'saw-1', brand: 'MSW', path: ['workshop', 'saws', 'chainsaws'], priceCent: 19900, model: 'MSW-KS40' },
    names: { de: 'Akku-Kettensäge - 40 V', cs: 'Akumulátorová řetězová pila - 40 V', el: 'Αλυσοπρίονο μπαταρίας - 40 V' },
    ...{ tags: ['new'], ratingTenths: 47, created: '2026-03-01', volume: 20, stock: 4 },
    features: { power: ['800'], weight: ['4.2'], drive: ['battery'] },
  },
  {
    ...{ id: 'saw-2', brand: 'Ulsonix', path: ['workshop', 'saws', 'chainsaws'], priceCent: 24900, model: 'UX CS 52' },
    names: { de: 'Kettensäge Benzin - 2,2 kW', cs: 'Motorová pila - 2,2 kW', el: 'Αλυσοπρίονο βενζίνης - 2,2 kW' },
    ...{ tags: ['sale'], ratingTenths: 41, created: '2026-01-05', volume: 400, stock: 9 },
    features: { power: ['2200'], weight: ['5.6'], drive: ['petrol'], speed: ['0..3000'] },
  },
  {
    ...{ id: 'saw-3', brand: 'MSW', path: ['workshop', 'saws', 'bandsaws'], priceCent: 89900, model: 'BS-250' },
    names: { de: 'Bandsäge für Holz - 250 mm', cs: 'Pásová pila na dřevo - 250 mm', el: 'Πριονοκορδέλα ξύλου - 250 mm' },
    ...{ ratingTenths: 36, created: '2025-11-20', stock: 0, keywords: ['Schreinermaschine'] },
    formerNumbers: ['ZX-7734/B', 'BS 190'],
    features: { power: ['750', '1100'], drive: ['mains'], speed: ['600..900'], weight: ['61'] },
  },
  {
    ...{ id: 'fryer-1', brand: 'Royal Catering', path: ['gastronomy', 'fryers'], priceCent: 12900, model: 'RCKF-10' },
    names: { de: 'Elektro-Fritteuse - 10 l', cs: 'Elektrická fritéza - 10 l', el: 'Ηλεκτρική φριτέζα - 10 l' },
    ...{ tags: ['sale', 'new'], ratingTenths: 45, created: '2026-02-10', volume: 90, stock: 30, attributes: ['Edelstahl'] },
  },
  {
    ...{ id: 'fryer-2', brand: 'Royal Catering', path: ['gastronomy', 'fryers'], priceCent: 22900, model: 'RCKF-20' },
    names: { de: 'Doppel-Fritteuse - 2 x 13 l', cs: 'Dvojitá fritéza - 2 x 13 l', el: 'Διπλή φριτέζα - 2 x 13 l' },
    ...{ ratingTenths: 50, created: '2026-02-11', volume: 10, stock: 2, description: 'Ideal für den Imbisswagen.' },
  },
  {
    ...{ id: 'basket', brand: 'Royal Catering', path: ['gastronomy', 'fryers'], priceCent: 1900, model: 'RCKF-K' },
    names: { de: 'Korb für Fritteuse - 3 l', cs: 'Košík pro fritézu - 3 l', el: 'Καλάθι για φριτέζα - 3 l' },
    ...{ ratingTenths: 22, created: '2025-06-30', volume: 900, stock: 100 },
  },
  {
    ...{ id: 'kettle', brand: 'Bredeco', path: ['gastronomy', 'kettles'], priceCent: 8900, model: 'BCWK-1500' },
    names: { de: 'Wasserkocher - 1.500 W - 5 Liter', cs: 'Rychlovarná konvice - 1500 W - 5 l', el: 'Βραστήρας - 1500 W - 5 l' },
    ...{ ratingTenths: 0, created: '2026-03-15', stock: 7 },
  },
  {
    ...{ id: 'dispenser', brand: 'Bredeco', path: ['gastronomy', 'kettles'], priceCent: 15900, model: 'BCHW 20' },
    names: { de: 'Heißwasserspender - 20 Liter', cs: 'Výrobník horké vody - 20 litrů', el: 'Διανομέας ζεστού νερού - 20 λίτρα' },
    ...{ tags: ['sale'], ratingTenths: 39, created: '2025-12-24', volume: 45, stock: 1 },
    // The model of a fryer now.
    formerNumbers: ['RCKF-20'],
  },
  {
    ...{ id: 'hidden', brand: 'Hidden', path: ['gastronomy', 'kettles'], priceCent: 100, model: 'SECRET-9000' },
    names: { de: 'Geheimer Wasserkocher', cs: 'Tajná konvice', el: 'Μυστικός βραστήρας' },
    ...{ ratingTenths: 50, created: '2026-04-01', stock: 5, unpublished: true },
  },
]

const CATEGORY_NAMES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  workshop: { de: 'Werkstatt', cs: 'Dílna', el: 'Εργαστήριο' },
  saws: { de: 'Sägen', cs: 'Pily', el: 'Πριόνια' },
  chainsaws: { de: 'Kettensägen', cs: 'Řetězové pily', el: 'Αλυσοπρίονα' },
  bandsaws: { de: 'Bandsägen', cs: 'Pásové pily', el: 'Πριονοκορδέλες' },
  gastronomy: { de: 'Gastronomie', cs: 'Gastronomie', el: 'Εστίαση' },
  fryers: { de: 'Fritteusen', cs: 'Fritézy', el: 'Φριτέζες' },
  kettles: { de: 'Heißgetränke', cs: 'Horké nápoje', el: 'Ζεστά ροφήματα' },
}

/** Texts of all products in a language. */
export function textsOf(language: 'de' | 'cs' | 'el'): ProductText[] {
  return PRODUCTS.map(product => ({
    productId: product.id,
    language,
    name: product.names[language] as string,
    brand: product.brand,
    categories: product.path.map((id, level): CategoryName => ({ id, level, name: CATEGORY_NAMES[id]?.[language] as string })),
    attributes: product.attributes ?? [],
    keywords: product.keywords ?? [],
    ...(product.description === undefined ? {} : { description: product.description }),
  }))
}

export function factsOfAll(): ProductFacts[] {
  return PRODUCTS.map(({ id, model, formerNumbers, brand, path, tags, ratingTenths, created, volume, features }, index) => ({
    ...{ productId: id, skus: [`EX1000${1234 + index}`], model, gtin: `${4_062_859_000_000 + index}`, brand },
    ...{ categoryPaths: [path], tags: tags ?? [], ratingTenths: ratingTenths ?? 0, volume: volume ?? 0 },
    createdAt: `${created}T08:00:00.000Z`,
    ...(formerNumbers ? { formerNumbers } : {}),
    ...(features ? { attributes: features } : {}),
  }))
}

/** The same prices in all three markets of the languages. */
export function offersOfAll(): Offer[] {
  return (['DE', 'CZ', 'GR'] as const).flatMap(market =>
    PRODUCTS.map(({ id, priceCent, stock, unpublished }) => ({
      ...{ productId: id, market, priceCent, stock: stock ?? 0 },
      published: unpublished !== true,
    })),
  )
}
