import type { Language } from '@shop/domain/market'

/** A product by its name in a language. */
export interface NamedProduct {
  readonly id: string
  readonly name: string
}

/** The order of names in a language: its alphabet, numbers by their size; the same names by id. */
export function compareNames(language: Language): (a: NamedProduct, b: NamedProduct) => number {
  const collator = new Intl.Collator(language, { numeric: true })
  return (a, b) => collator.compare(a.name, b.name) || (a.id < b.id ? -1 : 1)
}
