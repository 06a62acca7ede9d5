import type { Language } from '@shop/domain/market'
import { languageOfLocale } from '../text/text-values.ts'

/** Texts that a product has in every language. */
const TEXTS = {
  name: 'name',
  slug: 'slug',
  description: 'description',
  metatitle: 'metaTitle',
  metadescription: 'metaDescription',
  metadescriptions: 'metaDescription',
  metakeywords: 'metaKeywords',
} as const
export type CsvText = (typeof TEXTS)[keyof typeof TEXTS]

/** Columns with one value, in the older export and in the newer one with dots. */
const FIELDS = {
  producttype: 'productType',
  'producttype.key': 'productType',
  'producttype.name': 'productType',
  key: 'key',
  productkey: 'key',
  variantid: 'variantId',
  'variants.id': 'variantId',
  variantkey: 'variantKey',
  'variants.key': 'variantKey',
  sku: 'sku',
  'variants.sku': 'sku',
  prices: 'prices',
  'variants.prices': 'prices',
  categories: 'categories',
  'categories.key': 'categories',
  images: 'images',
  'variants.images': 'images',
  'variants.images.url': 'images',
  publish: 'published',
  published: 'published',
  _published: 'published',
  createdat: 'createdAt',
  creationdate: 'createdAt',
  _createdat: 'createdAt',
  quantity: 'quantity',
  quantityonstock: 'quantity',
  'variants.prices.value.currencycode': 'priceCurrency',
  'variants.prices.value.centamount': 'priceCents',
  'variants.prices.country': 'priceCountry',
  'variants.prices.customergroup.key': 'priceGroup',
  'variants.prices.validfrom': 'priceFrom',
  'variants.prices.validuntil': 'priceUntil',
} as const
export type CsvField = (typeof FIELDS)[keyof typeof FIELDS]

const WITHOUT_PLACE =
  /^(?:id|_?id|externalid|tax|taxcategory(?:\..*)?|state(?:\..*)?|pricemode|version|_haspublishedchanges|_?hasstagedchanges|_?lastmodifiedat|lastmodifiedat|searchkeywords(?:\..*)?|categoryorderhints(?:\..*)?|data-object|producttype\.id|producttype\.typeid|_publishedat|variants\.(?:prices|images|assets|availability)(?:\..*)?|assets(?:\..*)?)$/i

/** A column that becomes an attribute, of one language where its name ends with one. */
interface AttributeColumn {
  readonly name: string
  readonly language?: Language
}

/** The columns of a header. */
export interface CommercetoolsColumns {
  readonly places: ReadonlyMap<CsvField, number>
  readonly texts: ReadonlyMap<number, { readonly text: CsvText; readonly language: Language }>
  readonly attributes: ReadonlyMap<number, AttributeColumn>
  readonly others: ReadonlyMap<number, string>
}

/** Reads a header; every column that is nothing else is an attribute. `language` is that of texts without one. */
export function readCommercetoolsColumns(header: readonly string[], language: Language): CommercetoolsColumns {
  const places = new Map<CsvField, number>()
  const texts = new Map<number, { text: CsvText; language: Language }>()
  const attributes = new Map<number, AttributeColumn>()
  const others = new Map<number, string>()
  header.forEach((column, index) => {
    const lower = column.toLowerCase()
    const [, stem = '', locale] = /^(.+?)(?:\.([a-z]{2}(?:[-_][A-Za-z]{2,4})?))?$/.exec(column) ?? []
    const spoken = locale === undefined ? undefined : languageOfLocale(locale)
    if (Object.hasOwn(FIELDS, lower)) {
      const field = FIELDS[lower as keyof typeof FIELDS]
      if (places.has(field)) others.set(index, `another column says the same (${header[places.get(field) ?? 0]})`)
      else places.set(field, index)
    } else if (WITHOUT_PLACE.test(column)) others.set(index, 'this shop has no place for it; nothing has to be done')
    else if (locale !== undefined && spoken === undefined)
      others.set(index, `this shop does not speak ${locale}; nothing has to be done`)
    else if (Object.hasOwn(TEXTS, stem.toLowerCase()))
      texts.set(index, { text: TEXTS[stem.toLowerCase() as keyof typeof TEXTS], language: spoken ?? language })
    else if (column.startsWith('(column ')) others.set(index, 'the column has no name; give it one')
    else attributes.set(index, attributeColumn(stem, spoken))
  })
  return { places, texts, attributes, others }
}

/** Names of commercetools have no dots: behind one stands an attribute within another, which is named as in JSON. */
function attributeColumn(stem: string, language: Language | undefined): AttributeColumn {
  const name = stem.replace(/^(?:variants\.)?attributes?\./i, '').replaceAll('.', '-')
  return { name, ...(language ? { language } : {}) }
}
