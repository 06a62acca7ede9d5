/** A part of a JSON document. */
export type OpenApiObject = { readonly [key: string]: unknown }

/** A response whose body is JSON. */
export function jsonResponse(description: string, schema: OpenApiObject, example: unknown): OpenApiObject {
  return { description, content: { 'application/json': { schema, example } } }
}
