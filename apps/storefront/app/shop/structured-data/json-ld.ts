/** A value of structured data. */
export type JsonLdValue = string | number | boolean | JsonLd | readonly JsonLdValue[]

/** A thing as schema.org describes it; what is not known is left out. */
export interface JsonLd {
  readonly [name: string]: JsonLdValue
}

/** Where the words of structured data are explained. */
export const SCHEMA = 'https://schema.org'
