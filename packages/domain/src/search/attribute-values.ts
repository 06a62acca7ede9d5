import { type Attribute, type AttributeValue, generalAttributeTypeOf, type SingleAttributeValue } from '../product/index.ts'

/** From a lowest to a highest number, both included. */
export type Span = readonly [from: number, to: number]

/** Sides of goods, each of which is an attribute of its own to facets, such as `dimensions.width`. */
export const SIDES = ['width', 'height', 'length'] as const
export type Side = (typeof SIDES)[number]

/** Longer texts are no values to choose from. */
export const MAX_ATTRIBUTE_VALUE = 60
const BETWEEN = '..'

/**
 * What variants have of the attributes by which they can be told apart, by name: numbers as they are written in code, such
 * as `0.5`, ranges as `60..200`, what there are several of (2 × 8 l) by one of them, sides under names of their own.
 * Attributes of every family are not among them, except those in `also`.
 */
export function attributeValuesOf(
  variants: readonly { readonly attributes: readonly Attribute[] }[],
  also: ReadonlySet<string>,
): Readonly<Record<string, readonly string[]>> {
  const values = new Map<string, Set<string>>()
  for (const { attributes } of variants)
    for (const { name, value } of attributes) {
      if (generalAttributeTypeOf(name) && !also.has(name)) continue
      for (const [named, text] of textsOf(name, value)) {
        if (text.length > MAX_ATTRIBUTE_VALUE) continue
        const known = values.get(named)
        if (known) known.add(text)
        else values.set(named, new Set([text]))
      }
    }
  return Object.fromEntries([...values].map(([name, texts]) => [name, [...texts]]))
}

function textsOf(name: string, value: AttributeValue): [name: string, text: string][] {
  return [value].flat().flatMap((each: SingleAttributeValue): [string, string][] => {
    if (typeof each !== 'object') return [[name, String(each)]]
    if ('min' in each) return [[name, textOfSpan([Number(each.min), Number(each.max)])]]
    if ('count' in each) return [[name, String(each.value)]]
    if ('height' in each) return SIDES.map(side => [`${name}.${side}`, String(each[side])])
    return []
  })
}

/** The text of a range among the values of an attribute. */
function textOfSpan([from, to]: Span): string {
  return from === to ? String(from) : `${from}${BETWEEN}${to}`
}

/** The numbers that a value of an attribute stands for; undefined for one that is no number. */
export function spanOf(text: string): Span | undefined {
  const [from = '', to = from, ...more] = text.split(BETWEEN)
  const span: Span = [numberOf(from), numberOf(to)]
  return more.length === 0 && span.every(Number.isFinite) ? span : undefined
}

function numberOf(text: string): number {
  return text.trim() === '' ? Number.NaN : Number(text)
}
