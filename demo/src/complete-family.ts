import type { FamilyFile, FamilyProduct, FamilySource, ProductSource } from './source-types.ts'

/** Heaviest parcel, in kg; what is heavier travels on a pallet. */
const PARCEL_LIMIT_KG = 31.5

const DEFAULTS = { tags: [], volumeDiscountGroup: null, stock: 0 } as const

/**
 * A family with everything its file leaves to its lines and to rules: article numbers, the way of travelling, factory
 * seconds. Throws with the SKU and the field for what nothing says.
 */
export function completeFamily({ key, attributes, lines = {}, products }: FamilyFile): FamilySource {
  const complete = products.map(entry => completeProduct(entry, lines))
  const seconds = complete.filter((_product, index) => products[index]?.bware).map(secondOf)
  return { key, attributes, products: [...complete, ...seconds] }
}

const REQUIRED = ['model', 'brand', 'category', 'picture', 'priceEur', 'releaseDate'] as const

function completeProduct({ bware: _bware, ...entry }: FamilyProduct, lines: NonNullable<FamilyFile['lines']>): ProductSource {
  const line = entry.line === undefined ? {} : lines[entry.line]
  if (!line) throw new Error(`${entry.sku} is of a line ${entry.line} that its family does not have`)
  const attributes = { ...line.attributes, ...entry.attributes }
  const product = { ean: articleNumberOf(entry.sku), freight: isHeavy(attributes), ...DEFAULTS, ...line, ...entry, attributes }
  const missing = REQUIRED.find(field => product[field] === undefined)
  if (missing) throw new Error(`${entry.sku} has no ${missing}`)
  return product as ProductSource
}

/** Whether a product is too heavy for a parcel; `otherwise` where nothing tells its weight. */
export function isHeavy({ shippingWeight }: ProductSource['attributes'], otherwise = false): boolean {
  return typeof shippingWeight === 'number' ? shippingWeight > PARCEL_LIMIT_KG : otherwise
}

/** A returned or scratched chunk of a product: four fifths of its price, in ones to three, and nothing else about it new. */
function secondOf({
  variants: _variants,
  previousPriceEur: _previous,
  formerNumbers: _former,
  ...product
}: ProductSource): ProductSource {
  const sku = product.sku.replace('EX30', 'EX20')
  return {
    ...product,
    sku,
    line: product.line ?? product.sku,
    ean: articleNumberOf(sku),
    secondOf: product.sku,
    priceEur: Math.round((product.priceEur * 0.8) / 1000) * 1000 - 100,
    stock: 1 + (Number(sku.slice(-2)) % 3),
    tags: ['bware'],
    volumeDiscountGroup: null,
  }
}

/** An article number of 13 digits from the digits of a SKU, the last one checking the others. */
export function articleNumberOf(sku: string): string {
  const twelve = `40${sku.slice(2)}${sku.slice(2, 4)}`
  const sum = [...twelve].reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0)
  return `${twelve}${(10 - (sum % 10)) % 10}`
}
