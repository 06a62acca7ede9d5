/** A part of a JSON document. */
export type JsonObject = { readonly [key: string]: unknown }

/** A response whose body is JSON. */
export function jsonResponse(description: string, schema: JsonObject, example: unknown): JsonObject {
  return { description, content: { 'application/json': { schema, example } } }
}
