import { CommerceError } from '@shop/domain/error'
import {
  type Attribute,
  type AttributeDefinition,
  attributeProblem,
  generalAttributeTypeOf,
  type ProductDraft,
  technicalAttributeProblem,
} from '@shop/domain/product'
import type { Database } from '../database/context.ts'
import { selectAttributeDefinitions } from './attribute-definition-rows.ts'

const MAX_PROBLEMS = 20

/**
 * Checks every attribute of drafts against its type (ENT-11). Throws `CommerceError` `invalid-input` whose message has a
 * line per wrong value with its SKU and name, at most twenty.
 */
export async function requireGoodAttributes(db: Database, drafts: readonly ProductDraft[]): Promise<void> {
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
