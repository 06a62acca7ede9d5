/** A clause of the query language. */
export type Clause = Readonly<Record<string, unknown>>

/** Documents with a word. */
export function term(field: string, value: string, boost: number): Clause {
  return { term: { [field]: { value, boost } } }
}

/** Documents with a word that begins so. */
export function prefix(field: string, value: string, boost: number): Clause {
  return { prefix: { [field]: { value, boost } } }
}
