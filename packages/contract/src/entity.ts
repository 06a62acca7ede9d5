import { z } from './zod.ts'

const named = new Map<string, z.ZodType>()

/** Schemas that have a place of their own in the reference, by name. */
export const ENTITIES: ReadonlyMap<string, z.ZodType> = named

/** A schema for every field of a type: none may be forgotten, and only optional fields may be left out. */
type FieldsOf<Entity> = {
  readonly [Key in keyof Entity]-?: undefined extends Entity[Key]
    ? z.ZodOptional<z.ZodType<Exclude<Entity[Key], undefined>>>
    : z.ZodType<Entity[Key]>
}

/**
 * Schema of a domain type that travels in answers. A field that the type gains or loses is a compile error here, and a
 * field the schema does not know is refused when an answer is checked.
 */
export function entity<Entity>(name: string, fields: FieldsOf<Entity>): z.ZodType<Entity> {
  // TypeScript cannot follow the mapped type through zod's inference; `FieldsOf` has checked field by field.
  return nameSchema(name, z.strictObject(fields as z.ZodRawShape) as unknown as z.ZodType<Entity>)
}

/** Gives a schema its place in the reference. */
export function nameSchema<Schema extends z.ZodType>(name: string, schema: Schema): Schema {
  named.set(name, schema)
  return schema
}

/** List of entities; read-only, as all of the domain. */
export function list<Item>(item: z.ZodType<Item>): z.ZodType<readonly Item[]> {
  return z.array(item)
}

/** One of the members of a union of strings. The record names every member, so that a forgotten one does not compile. */
export function oneOf<Word extends string>(words: Readonly<Record<Word, true>>): z.ZodType<Word> {
  return z.enum(Object.keys(words) as Word[])
}
