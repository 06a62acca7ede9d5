import {
  ATTRIBUTE_NAME,
  type AttributeFilter,
  type AttributeFilters,
  type FacetOf,
  type MeasureFilter,
} from '@shop/domain/search'
import { canonicalTexts } from './canonical-texts.ts'

type AttributesFacet = FacetOf<'attributes'>

/** As buyers write numbers, with a comma too. */
const NUMBER = /^-?\d{1,9}(?:[.,]\d{1,4})?$/

/** Reads the filters of attributes from a URL; what is not valid filters nothing, and reversed bounds are swapped. */
export function readAttributes(facet: AttributesFacet, parameters: URLSearchParams): AttributeFilters {
  const filters: Record<string, AttributeFilter> = {}
  for (const name of attributeNamesIn(facet, parameters)) {
    const filter = readAttribute(facet, name, parameters)
    if (filter && Object.keys(filters).length < facet.maxFilters) filters[name] = filter
  }
  return filters
}

function readAttribute({ parameter, bounds, maxValues, maxLength }: AttributesFacet, name: string, parameters: URLSearchParams) {
  const measure = measureFilter(
    numberOf(parameters.get(`${parameter}${name}${bounds.min}`)),
    numberOf(parameters.get(`${parameter}${name}${bounds.max}`)),
  )
  if (measure) return measure
  const values = canonicalTexts(parameters.getAll(`${parameter}${name}`), maxLength).slice(0, maxValues)
  return values.length > 0 ? { values } : undefined
}

/** Filters of attributes as a URL says them, by name; the reverse of `readAttributes`. */
export function writeAttributes(
  { parameter, bounds }: AttributesFacet,
  filters: AttributeFilters = {},
): [name: string, value: string][] {
  return Object.keys(filters)
    .sort()
    .flatMap((name): [string, string][] => {
      const filter = filters[name]
      if (!filter) return []
      if ('values' in filter) return [...filter.values].sort().map(value => [`${parameter}${name}`, value])
      const { min, max } = filter
      return [
        ...(min === undefined ? [] : [[`${parameter}${name}${bounds.min}`, String(min)] as [string, string]]),
        ...(max === undefined ? [] : [[`${parameter}${name}${bounds.max}`, String(max)] as [string, string]]),
      ]
    })
}

/** Names of the parameters of a URL that filter by attributes. */
export function attributeParametersIn({ parameter }: AttributesFacet, parameters: URLSearchParams): string[] {
  return [...new Set(parameters.keys())].filter(name => name.startsWith(parameter))
}

function attributeNamesIn(facet: AttributesFacet, parameters: URLSearchParams): string[] {
  const { parameter, bounds } = facet
  const names = attributeParametersIn(facet, parameters).map(name => {
    const own = name.slice(parameter.length)
    const bound = Object.values(bounds).find(end => own.endsWith(end))
    return bound === undefined ? own : own.slice(0, -bound.length)
  })
  return [...new Set(names)].filter(name => ATTRIBUTE_NAME.test(name)).sort()
}

/** Bounds of a number as a filter, reversed ones swapped; undefined without any. */
export function measureFilter(min: number | undefined, max: number | undefined): MeasureFilter | undefined {
  if (min === undefined && max === undefined) return undefined
  const isReversed = min !== undefined && max !== undefined && max < min
  const [low, high] = isReversed ? [max, min] : [min, max]
  return { ...(low === undefined ? {} : { min: low }), ...(high === undefined ? {} : { max: high }) }
}

/** A number as it is typed; undefined for anything else. */
export function numberOf(typed: string | null): number | undefined {
  const text = (typed ?? '').trim()
  return NUMBER.test(text) ? Number(text.replace(',', '.')) : undefined
}

/** Filters with another filter of an attribute, or without one. */
export function withAttribute(
  filters: AttributeFilters | undefined,
  name: string,
  filter: AttributeFilter | undefined,
): AttributeFilters {
  const { [name]: _before, ...others } = filters ?? {}
  return filter ? { ...others, [name]: filter } : others
}
