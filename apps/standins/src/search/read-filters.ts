import { type Document, numberOf, valuesOf } from './document.ts'

/** A condition on documents. */
export interface Condition {
  readonly holds: (document: Document) => boolean
}

/** All of the groups have to hold, and of each group one condition. */
export type Filter = readonly (readonly Condition[])[]

/** A parameter that cannot be read; the message is the service's. */
export class BadParameter extends Error {}

/** `facetFilters`: an outer list of which all hold, inner ones of which one does; `-` before a value negates it. */
export function readFacetFilters(parameter: unknown): Filter {
  return readGroups(parameter, 'facetFilters', text => {
    const split = text.indexOf(':')
    if (split < 1) throw new BadParameter(`Invalid syntax for facetFilters: ${text}`)
    const attribute = text.slice(0, split)
    const asked = text.slice(split + 1)
    const isNegated = asked.startsWith('-')
    const value = isNegated ? asked.slice(1) : asked
    return { holds: document => valuesOf(document, attribute).includes(value) !== isNegated }
  })
}

/** `numericFilters`, such as `price>=10`, in the same lists. */
export function readNumericFilters(parameter: unknown): Filter {
  return readGroups(parameter, 'numericFilters', text => readComparison(text))
}

/** `filters`: conditions with AND between them, such as `brand:MSW AND price:10 TO 500`. */
export function readFilterText(parameter: unknown): Filter {
  if (parameter === undefined || parameter === '') return []
  if (typeof parameter !== 'string') throw new BadParameter('filters must be a string')
  return parameter.split(/\s+AND\s+/).map(text => {
    const range = /^\s*([\w.]+):\s*(-?[\d.]+)\s+TO\s+(-?[\d.]+)\s*$/.exec(text)
    if (range) {
      const [, attribute = '', from, to] = range
      return [{ holds: document => isWithin(numberOf(document, attribute), Number(from), Number(to)) }]
    }
    if (/[<>=]/.test(text)) return [readComparison(text)]
    const value = /^\s*(NOT\s+)?([\w.]+):(?:"([^"]*)"|([^\s"]+))\s*$/.exec(text)
    if (!value) throw new BadParameter(`filters: Unexpected token near ${text}`)
    const [, negation, attribute = '', quoted, plain] = value
    const asked = quoted ?? plain ?? ''
    return [{ holds: document => valuesOf(document, attribute).includes(asked) !== (negation !== undefined) }]
  })
}

/** Whether a document passes. */
export function passes(filter: Filter, document: Document): boolean {
  return filter.every(group => group.some(({ holds }) => holds(document)))
}

function readGroups(parameter: unknown, name: string, read: (text: string) => Condition): Filter {
  if (parameter === undefined) return []
  if (typeof parameter === 'string') return [[read(parameter)]]
  if (!Array.isArray(parameter)) throw new BadParameter(`${name} must be a list`)
  return parameter.map((group: unknown) => {
    const texts = Array.isArray(group) ? group : [group]
    return texts.map((text: unknown) => {
      if (typeof text !== 'string') throw new BadParameter(`${name} has something that is no text`)
      return read(text)
    })
  })
}

function readComparison(text: string): Condition {
  const [, attribute = '', operator, value] = /^\s*([\w.]+)\s*(<=|>=|!=|<|>|=)\s*(-?[\d.]+)\s*$/.exec(text) ?? []
  if (!operator) throw new BadParameter(`Invalid syntax for numericFilters: ${text}`)
  const limit = Number(value)
  return {
    holds(document) {
      const number = numberOf(document, attribute)
      if (number === undefined) return false
      if (operator === '<=') return number <= limit
      if (operator === '>=') return number >= limit
      if (operator === '<') return number < limit
      if (operator === '>') return number > limit
      return (number === limit) === (operator === '=')
    },
  }
}

function isWithin(number: number | undefined, from: number, to: number): boolean {
  return number !== undefined && number >= from && number <= to
}
