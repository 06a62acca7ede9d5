import type { AttributeDefinition } from '@shop/domain/product'
import type { Database } from '../database/context.ts'

/** All attribute definitions by name. */
export async function selectAttributeDefinitions(db: Database): Promise<Map<string, AttributeDefinition>> {
  const rows = await db.selectFrom('attribute_definition').select(['name', 'document']).execute()
  return new Map(rows.map(({ name, document }) => [name, document]))
}
