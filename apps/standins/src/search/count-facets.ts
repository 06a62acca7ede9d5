import { type Document, numberOf, valuesOf } from './document.ts'

/** How many documents have each value of the attributes, the most frequent first. */
export function countFacets(
  documents: readonly Document[],
  attributes: readonly string[],
  maxValues: number,
): Record<string, Record<string, number>> {
  const facets = attributes.map(attribute => {
    const counts = new Map<string, number>()
    for (const document of documents)
      for (const value of new Set(valuesOf(document, attribute))) counts.set(value, (counts.get(value) ?? 0) + 1)
    const frequent = [...counts].sort(([one, few], [other, many]) => many - few || one.localeCompare(other))
    return [attribute, Object.fromEntries(frequent.slice(0, maxValues))] as const
  })
  return Object.fromEntries(facets.filter(([, counts]) => Object.keys(counts).length > 0))
}

/** Smallest, largest, mean and sum of attributes that are numbers. */
export function statsOf(documents: readonly Document[], attributes: readonly string[]): object {
  const stats = attributes.map(attribute => {
    const numbers = documents.map(document => numberOf(document, attribute)).filter(number => number !== undefined)
    const sum = numbers.reduce((total, number) => total + number, 0)
    return [attribute, { min: Math.min(...numbers), max: Math.max(...numbers), avg: sum / numbers.length, sum }] as const
  })
  return Object.fromEntries(stats.filter(([, { max }]) => Number.isFinite(max)))
}
