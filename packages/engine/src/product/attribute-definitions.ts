import { CommerceError } from '@shop/domain/error'
import {
  type Attribute,
  type AttributeDefinition,
  attributeProblem,
  generalAttributeTypeOf,
  type ProductDraft,
  technicalAttributeProblem,
} from '@shop/domain/product'
import { type RawBuilder, sql } from 'kysely'
import type { Database, EngineContext } from '../database/context.ts'

const MAX_PROBLEMS = 20

/** All attribute definitions by name. */
export async function selectAttributeDefinitions(db: Database): Promise<Map<string, AttributeDefinition>> {
  const rows = await db.selectFrom('attribute_definition').select(['name', 'document']).execute()
  return new Map(rows.map(({ name, document }) => [name, document]))
}

/** The definitions of the attributes that the variants of `product` have; a field of a statement. */
export const usedAttributeDefinitions: RawBuilder<readonly AttributeDefinition[]> = sql`(
  select coalesce(jsonb_agg(definition.document), '[]') from attribute_definition definition
  where definition.name in (
    select attribute ->> 'name' from product_variant variant, jsonb_array_elements(variant.attributes) attribute
    where variant.product_id = product.id))`

/** Creates attribute definitions or brings them up to date by name. */
export async function importAttributeDefinitions(
  context: EngineContext,
  definitions: readonly AttributeDefinition[],
): Promise<void> {
  await sql`
    insert into attribute_definition (name, document)
    select definition ->> 'name', definition from jsonb_array_elements(${JSON.stringify(definitions)}::jsonb) as definition
    on conflict (name) do update set document = excluded.document`.execute(context.db)
}

/**
 * Checks every attribute of drafts against its type (ENT-11). Throws `CommerceError` `invalid-input` whose message has a
 * line per wrong value with its SKU and name, at most twenty.
 */
export async function requireValidAttributes(db: Database, drafts: readonly ProductDraft[]): Promise<void> {
  const definitions = await selectAttributeDefinitions(db)
  const problems = drafts.flatMap(({ variants }) =>
    variants.flatMap(({ sku, attributes }) =>
      attributes.flatMap(attribute => {
        const problem = problemOf(attribute, definitions)
        return problem === undefined ? [] : `${sku}: ${attribute.name} ${problem}`
      }),
    ),
  )
  if (problems.length === 0) return
  const more = problems.length > MAX_PROBLEMS ? [`and ${problems.length - MAX_PROBLEMS} more`] : []
  const message = [...problems.slice(0, MAX_PROBLEMS), ...more].join('\n')
  throw new CommerceError({ code: 'invalid-input', field: 'attributes' }, message)
}

function problemOf({ name, value }: Attribute, definitions: ReadonlyMap<string, AttributeDefinition>): string | undefined {
  const definition = definitions.get(name)
  if (definition) return technicalAttributeProblem(definition, value)
  const type = generalAttributeTypeOf(name)
  return type ? attributeProblem(type, value) : 'has no definition'
}
