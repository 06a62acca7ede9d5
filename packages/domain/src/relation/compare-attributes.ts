import type { Attribute, AttributeValue } from '../product/index.ts'

/**
 * How a value of the base product is compared with one of the related product:
 * `equal` to it, or with a value in common; `at-least` and `at-most` as large; `covers` it, as a range does a diameter;
 * `names` it, as `3 × GN 1/3` does GN 1/3.
 */
export const COMPARISON_OPERATORS = ['equal', 'at-least', 'at-most', 'covers', 'names'] as const

export type ComparisonOperator = (typeof COMPARISON_OPERATORS)[number]

/** Which number of several, from 1: of `30 × 40 cm` the first is 30 cm, of dimensions the second is the width. */
export type SideNumber = 1 | 2 | 3

/** Compares an attribute of the base product with one of the related product. */
export interface AttributeComparison {
  readonly base: string
  readonly operator: ComparisonOperator
  readonly related: string
  /** Default: from the smallest of the numbers to the largest. */
  readonly baseSide?: SideNumber
  readonly relatedSide?: SideNumber
}

/** The unit of an attribute's numbers as it is written in English, such as mm; undefined where it has none. */
export type UnitOf = (attribute: string) => string | undefined

interface Measure {
  readonly min: number
  readonly max: number
}

/**
 * How far apart two products are in a comparison: 0 for a perfect fit, more for a looser one; undefined where it does not hold
 * or either has no such value. Numbers of different units of one kind are converted.
 */
export function compareAttributes(
  comparison: AttributeComparison,
  base: readonly Attribute[],
  related: readonly Attribute[],
  unitOf: UnitOf,
): number | undefined {
  const own = attributeValueOf(base, comparison.base)
  const other = attributeValueOf(related, comparison.related)
  if (own === undefined || other === undefined) return undefined
  if (comparison.operator === 'names') return namesValue(own, other) ? 0 : undefined
  const ownMeasure = measureOf(own, unitOf(comparison.base), comparison.baseSide)
  const otherMeasure = measureOf(other, unitOf(comparison.related), comparison.relatedSide)
  if (comparison.operator === 'equal' && !(ownMeasure && otherMeasure)) return shareValue(own, other) ? 0 : undefined
  if (!ownMeasure || !otherMeasure || ownMeasure.dimension !== otherMeasure.dimension) return undefined
  return distanceOf(comparison.operator, ownMeasure, otherMeasure)
}

/** Rounding of converted numbers is no difference. */
const TOLERANCE = 1e-9

function distanceOf(operator: Exclude<ComparisonOperator, 'names'>, own: Measure, other: Measure): number | undefined {
  const scale = Math.max(Math.abs(own.max), Math.abs(other.max), Number.MIN_VALUE)
  const slack = scale * TOLERANCE
  switch (operator) {
    case 'equal':
      return Math.abs(own.min - other.min) <= slack && Math.abs(own.max - other.max) <= slack ? 0 : undefined
    case 'at-least':
      return own.max + slack >= other.max ? Math.max(0, (own.max - other.max) / scale) : undefined
    case 'at-most':
      return own.max <= other.max + slack ? Math.max(0, (other.max - own.max) / scale) : undefined
    case 'covers':
      return own.min <= other.min + slack && own.max + slack >= other.max ? 0 : undefined
  }
}

function attributeValueOf(attributes: readonly Attribute[], name: string): AttributeValue | undefined {
  return attributes.find(attribute => attribute.name === name)?.value
}

/** Units by what they measure, with what one of them is of the smallest. */
const UNITS: Readonly<Record<string, readonly [dimension: string, factor: number]>> = {
  mm: ['length', 1],
  cm: ['length', 10],
  m: ['length', 1000],
  mg: ['mass', 0.001],
  g: ['mass', 1],
  kg: ['mass', 1000],
  t: ['mass', 1_000_000],
  ml: ['volume', 1],
  cl: ['volume', 10],
  l: ['volume', 1000],
  mbar: ['pressure', 0.001],
  bar: ['pressure', 1],
  MPa: ['pressure', 10],
  W: ['power', 1],
  kW: ['power', 1000],
}

const FIGURE = /\d+(?:[.,]\d+)?/g
const LAST_UNIT = /\d\s*(?<unit>\p{L}+)\s*$/u

function measureOf(
  value: AttributeValue,
  unit: string | undefined,
  side: SideNumber | undefined,
): (Measure & { readonly dimension: string }) | undefined {
  const written = typeof value === 'string' ? LAST_UNIT.exec(value)?.groups?.unit : undefined
  const all = figuresOf(value)
  const figures = side === undefined ? all : all.slice(side - 1, side)
  if (figures.length === 0) return undefined
  const known = written ?? unit ?? (isDimensions(value) ? 'cm' : '')
  const [dimension, factor] = UNITS[known] ?? [known, 1]
  return { dimension, min: Math.min(...figures) * factor, max: Math.max(...figures) * factor }
}

function figuresOf(value: AttributeValue): number[] {
  if (typeof value === 'number') return [value]
  if (typeof value === 'string') return [...value.matchAll(FIGURE)].map(([figure]) => Number(figure.replace(',', '.')))
  if (typeof value !== 'object') return []
  if (Array.isArray(value)) return value.filter(one => typeof one === 'number')
  if ('min' in value) return [value.min, value.max]
  if (isDimensions(value)) return [value.length, value.width, value.height]
  return 'count' in value ? [value.value] : []
}

function isDimensions(value: AttributeValue): value is { length: number; width: number; height: number } {
  return typeof value === 'object' && 'height' in value
}

/** A value as it is compared; a set has several texts. */
function comparedTextsOf(value: AttributeValue): string[] {
  const values: readonly unknown[] = Array.isArray(value) ? value : [value]
  return values.filter(one => typeof one !== 'object').map(one => compared(String(one)))
}

function compared(text: string): string {
  return text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim()
}

function shareValue(own: AttributeValue, other: AttributeValue): boolean {
  const known = new Set(comparedTextsOf(own))
  return comparedTextsOf(other).some(word => known.has(word))
}

/** Whether a text has another in it as whole words: `GN 1/1` does not name `GN 1/10`. */
function namesValue(own: AttributeValue, other: AttributeValue): boolean {
  const names = comparedTextsOf(other).filter(Boolean)
  return comparedTextsOf(own).some(text => names.some(name => isNamedIn(text, name)))
}

const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u

function isNamedIn(text: string, name: string): boolean {
  for (let at = text.indexOf(name); at !== -1; at = text.indexOf(name, at + 1)) {
    const [before, after] = [text[at - 1] ?? ' ', text[at + name.length] ?? ' ']
    if (!LETTER_OR_DIGIT.test(before) && !LETTER_OR_DIGIT.test(after)) return true
  }
  return false
}
