/** A record of an index. */
export type Document = Readonly<Record<string, unknown>> & { readonly objectID: string }

/** The values of an attribute as texts; a path such as `categories.lvl0` leads into objects. */
export function valuesOf(document: Document, attribute: string): readonly string[] {
  const value = attribute
    .split('.')
    .reduce<unknown>((part, key) => (typeof part === 'object' && part !== null ? (part as Document)[key] : undefined), document)
  if (value === undefined || value === null) return []
  return (Array.isArray(value) ? value : [value]).map(String)
}

/** The number of an attribute; undefined where it is none. */
export function numberOf(document: Document, attribute: string): number | undefined {
  const value = document[attribute]
  return typeof value === 'number' ? value : undefined
}
