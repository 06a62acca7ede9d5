import { type Attribute, type AttributeDefinition, isTechnicalValue, type TechnicalValue } from './attribute.ts'
import { technicalValueOf } from './choose-variant.ts'

/** Most products in a row of siblings: more is a list, no choice. */
const MAX_ROW = 12

/** Attributes that follow from others: a wider table is heavier. Two products may differ in them besides what they differ in. */
const CONSEQUENCES: ReadonlySet<string> = new Set(['dimensions', 'weight', 'shippingWeight'])

/** What decides whether products are siblings. */
export interface SiblingFacts {
  readonly id: string
  readonly brand: string
  /** In one language, the same for all that are compared. */
  readonly name: string
  /** Id of the category that it is at home in. */
  readonly home: string | undefined
  /** Of the master variant, general ones included. */
  readonly attributes: readonly Attribute[]
}

/** Products that differ in one thing alone, such as the colour or the size, the product itself among them. */
export interface SiblingRow {
  /** Name of the technical attribute they differ in. */
  readonly attribute: string
  /** In the order of its values; no two have the same one. */
  readonly members: readonly { readonly id: string; readonly value: TechnicalValue }[]
}

/**
 * The choices that a product has among the others of its family: same brand, same place, same kind by the beginning of the name, and
 * new goods with new ones. First those that differ in one technical attribute alone; where no measure is among them, also
 * those that are alike but for their measures, by the first measure that tells all of them apart.
 */
export function siblingRowsOf(
  product: SiblingFacts,
  family: readonly SiblingFacts[],
  definitions: readonly Pick<AttributeDefinition, 'name' | 'type'>[],
): SiblingRow[] {
  const told = definitions.filter(({ name }) => !CONSEQUENCES.has(name))
  const measures = told.filter(({ type }) => type !== 'enum' && type !== 'boolean')
  const alike = family.filter(other => other.id !== product.id && isAlike(product, other))
  const differences = new Map(alike.map(other => [other, told.filter(({ name }) => isOther(product, other, name))]))
  const inOne = told.flatMap(definition => {
    const others = alike.filter(other => {
      const found = differences.get(other) ?? []
      return found.length === 1 && found[0]?.name === definition.name
    })
    return rowOf(product, others, definition.name) ?? []
  })
  if (inOne.some(({ attribute }) => measures.some(({ name }) => name === attribute))) return inOne
  const inMeasures = alike.filter(other => {
    const found = differences.get(other) ?? []
    return found.length > 1 && found.every(definition => measures.includes(definition))
  })
  const rows = measures.flatMap(({ name }) => rowOf(product, inMeasures, name) ?? [])
  const [best] = rows.toSorted((a, b) => b.members.length - a.members.length)
  return best && best.members.length === inMeasures.length + 1 ? [...inOne, best] : inOne
}

function isAlike(product: SiblingFacts, other: SiblingFacts): boolean {
  return (
    other.brand === product.brand &&
    other.home === product.home &&
    kindOf(other) === kindOf(product) &&
    isSecond(other) === isSecond(product)
  )
}

/** What kind of goods a name begins with: all before the first dash or number. */
function kindOf({ name }: SiblingFacts): string {
  return name.split(/\s[–—-]\s|\d/u, 1)[0]?.trim() ?? ''
}

function isSecond({ attributes }: SiblingFacts): boolean {
  return attributes.some(({ name, value }) => name === 'bware' && value === true)
}

function isOther(product: SiblingFacts, other: SiblingFacts, name: string): boolean {
  return JSON.stringify(technicalValueOf(product, name)) !== JSON.stringify(technicalValueOf(other, name))
}

/** A row of the product and others; undefined where one has no value, or two have the same one. */
function rowOf(product: SiblingFacts, others: readonly SiblingFacts[], attribute: string): SiblingRow | undefined {
  if (others.length === 0) return undefined
  const members = [product, ...others].flatMap(({ id, attributes }) => {
    const value = attributes.find(({ name }) => name === attribute)?.value
    return value !== undefined && isTechnicalValue(value) ? [{ id, value }] : []
  })
  if (members.length <= others.length) return undefined
  if (new Set(members.map(({ value }) => JSON.stringify(value))).size < members.length) return undefined
  const sorted = members.toSorted((a, b) => sizeOf(a.value) - sizeOf(b.value))
  const place = sorted.findIndex(({ id }) => id === product.id)
  const from = Math.max(0, Math.min(place - MAX_ROW / 2, sorted.length - MAX_ROW))
  return { attribute, members: sorted.slice(from, from + MAX_ROW) }
}

/** What values are sorted by; texts by the product of their first numbers, such as the area of `80 × 80 cm`. */
function sizeOf(value: TechnicalValue): number {
  if (typeof value === 'number') return value
  if (typeof value === 'string') {
    const sides = (value.match(/\d+(?:\.\d+)?/g) ?? []).map(Number)
    return sides.length === 0 ? 0 : sides.reduce((area, side) => area * side, 1)
  }
  if (typeof value === 'boolean') return Number(value)
  if ('min' in value) return value.max
  return 'count' in value ? value.count * value.value : value.length * value.width * value.height
}
