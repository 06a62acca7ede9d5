import type { DocumentNode, FragmentDefinitionNode, SelectionSetNode } from 'graphql'
import { GraphQLError } from 'graphql'

/** How far the fields of a document go when all its fragments are in place. */
interface Cost {
  readonly depth: number
  readonly fields: number
  /** Fields below `__schema` and `__type`, which read no data. */
  readonly introspectionFields: number
  readonly hasAlias: boolean
  readonly hasIntrospectionAlias: boolean
}

const NOTHING: Cost = { depth: 0, fields: 0, introspectionFields: 0, hasAlias: false, hasIntrospectionAlias: false }
const MAX = { depth: 10, fields: 50, introspectionFields: 400 }

/**
 * Refuses documents that ask for too much: fields nested deeper than 10, more than 50 of them, or an introspection that
 * multiplies itself by aliases. Everything is counted with fragments in place, without ever putting them there.
 */
export function requireBoundedCost(document: DocumentNode): void {
  const fragments = new Map<string, FragmentDefinitionNode>()
  for (const definition of document.definitions) {
    if (definition.kind === 'FragmentDefinition') fragments.set(definition.name.value, definition)
  }
  const costs = new Map<string, Cost>()
  const cost = document.definitions
    .filter(definition => definition.kind === 'OperationDefinition')
    .map(({ selectionSet }) => costOf(selectionSet, name => costOfFragment(name, fragments, costs)))
    .reduce(sum, NOTHING)
  if (cost.depth > MAX.depth) throw tooComplex(`Fields may be nested ${MAX.depth} levels deep`)
  if (cost.fields > MAX.fields) throw tooComplex(`A document may have ${MAX.fields} fields`)
  if (cost.introspectionFields > MAX.introspectionFields || cost.hasIntrospectionAlias)
    throw tooComplex(`An introspection may have ${MAX.introspectionFields} fields and no aliases`)
}

/** Cost of a fragment; counted once, however often it is spread. A circle is refused. */
function costOfFragment(
  name: string,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
  costs: Map<string, Cost | 'counting'>,
): Cost {
  const known = costs.get(name)
  if (known === 'counting') throw tooComplex('Fragments may not contain themselves')
  if (known) return known
  const fragment = fragments.get(name)
  if (!fragment) return NOTHING
  costs.set(name, 'counting')
  const cost = costOf(fragment.selectionSet, inner => costOfFragment(inner, fragments, costs))
  costs.set(name, cost)
  return cost
}

function costOf(selectionSet: SelectionSetNode | undefined, fragmentCost: (name: string) => Cost): Cost {
  if (!selectionSet) return NOTHING
  return selectionSet.selections
    .map(selection => {
      if (selection.kind === 'FragmentSpread') return fragmentCost(selection.name.value)
      const inner = costOf(selection.selectionSet, fragmentCost)
      if (selection.kind === 'InlineFragment') return inner
      const isIntrospection = selection.name.value === '__schema' || selection.name.value === '__type'
      const cost = { ...inner, hasAlias: inner.hasAlias || selection.alias !== undefined }
      return isIntrospection ? introspectionCostOf(cost) : fieldCostOf(cost)
    })
    .reduce(sum, NOTHING)
}

function fieldCostOf(inner: Cost): Cost {
  return { ...inner, depth: inner.depth + 1, fields: inner.fields + 1 }
}

function introspectionCostOf(inner: Cost): Cost {
  const introspectionFields = inner.fields + inner.introspectionFields + 1
  return { ...NOTHING, introspectionFields, hasIntrospectionAlias: inner.hasAlias }
}

function sum(one: Cost, other: Cost): Cost {
  return {
    depth: Math.max(one.depth, other.depth),
    fields: one.fields + other.fields,
    introspectionFields: one.introspectionFields + other.introspectionFields,
    hasAlias: one.hasAlias || other.hasAlias,
    hasIntrospectionAlias: one.hasIntrospectionAlias || other.hasIntrospectionAlias,
  }
}

function tooComplex(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'QueryComplexityLimitExceeded' } })
}
