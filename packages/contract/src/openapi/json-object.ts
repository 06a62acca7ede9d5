/** A part of a JSON document. */
export type JsonObject = { readonly [key: string]: unknown }
