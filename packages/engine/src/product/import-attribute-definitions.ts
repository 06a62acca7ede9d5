import type { AttributeDefinition } from '@shop/domain/product'
import { sql } from 'kysely'
import type { EngineContext } from '../database/context.ts'

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
