import { type ComparisonOperator, type PredicateValue, type QueryPredicate, refusePredicate } from '@shop/domain/query-predicate'
import { sql } from 'kysely'
import type { SqlFragment } from '../database/sql-fragment.ts'
import type { PredicateField, QueryScope } from './predicate-field.ts'

type ValueField = Extract<PredicateField, { kind: 'value' }>
type Leaf = Exclude<QueryPredicate, { kind: 'and' | 'or' | 'not' | 'nested' }>

const OPERATORS: Readonly<Record<ComparisonOperator, SqlFragment>> = {
  '=': sql`=`,
  '<>': sql`<>`,
  '<': sql`<`,
  '>': sql`>`,
  '<=': sql`<=`,
  '>=': sql`>=`,
}
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/**
 * The condition a predicate means, with all its values bound. Throws `CommerceError` `invalid-input` for fields that the
 * scope does not have and for values that are not of the type of their field.
 */
export function compilePredicate(predicate: QueryPredicate, scope: QueryScope): SqlFragment {
  switch (predicate.kind) {
    case 'and':
    case 'or': {
      const parts = predicate.parts.map(part => compilePredicate(part, scope))
      return sql`(${sql.join(parts, predicate.kind === 'and' ? sql` and ` : sql` or `)})`
    }
    case 'not':
      return sql`not (${compilePredicate(predicate.part, scope)})`
    case 'nested': {
      const field = fieldOf(predicate.field, scope)
      if (field.kind === 'json') return inDocument(predicate.part, field.sql)
      if (field.kind !== 'nested') throw refusePredicate(`asks for fields of "${predicate.field}", which has none`)
      const quick = field.shortcut?.(predicate.part)
      if (quick) return quick
      const condition = compilePredicate(predicate.part, field.scope)
      return field.within ? field.within(condition) : condition
    }
    default:
      return compileLeaf(predicate, fieldOf(predicate.field, scope))
  }
}

function compileLeaf(leaf: Leaf, field: PredicateField): SqlFragment {
  switch (field.kind) {
    case 'nested':
      return compileOfNested(leaf, field)
    case 'texts':
      return compileOfTexts(leaf, field.sql)
    case 'json':
      return compileOfJson(leaf, field.sql)
    case 'value': {
      if (leaf.kind === 'defined' && !leaf.isDefined && field.within) return sql`not (${field.within(sql`true`)})`
      const condition = compileOfValue(leaf, field)
      return field.within ? field.within(condition) : condition
    }
  }
}

function compileOfValue(leaf: Leaf, field: ValueField): SqlFragment {
  switch (leaf.kind) {
    case 'comparison':
      return sql`${field.sql} ${OPERATORS[leaf.operator]} ${bound(leaf.value, field, leaf.field)}`
    case 'in': {
      const values = leaf.values.map(value => bound(value, field, leaf.field))
      return sql`${field.sql} ${leaf.isIn ? sql`in` : sql`not in`} (${sql.join(values)})`
    }
    case 'defined':
      return sql`${field.sql} is ${leaf.isDefined ? sql`not null` : sql`null`}`
    default:
      throw refusePredicate(`takes "${leaf.field}" for a list`)
  }
}

/** A set of rows can only be asked whether there are any. */
function compileOfNested(leaf: Leaf, { within }: Extract<PredicateField, { kind: 'nested' }>): SqlFragment {
  const any = within?.(sql`true`) ?? sql`true`
  if (leaf.kind === 'empty') return leaf.isEmpty ? sql`not (${any})` : any
  if (leaf.kind === 'defined') return leaf.isDefined ? any : sql`not (${any})`
  throw refusePredicate(`compares "${leaf.field}" as a whole`)
}

function compileOfTexts(leaf: Leaf, texts: SqlFragment): SqlFragment {
  switch (leaf.kind) {
    case 'contains': {
      const values = leaf.values.map(String)
      return leaf.quantifier === 'all' ? sql`${texts} @> ${values}::text[]` : sql`${texts} && ${values}::text[]`
    }
    case 'empty':
      return sql`(cardinality(${texts}) = 0) = ${leaf.isEmpty}`
    case 'defined':
      return leaf.isDefined ? sql`true` : sql`false`
    case 'in':
      return sql`(${texts} && ${leaf.values.map(String)}::text[]) = ${leaf.isIn}`
    case 'comparison':
      if (leaf.operator === '=') return sql`${String(leaf.value)} = any(${texts})`
      if (leaf.operator === '<>') return sql`${String(leaf.value)} <> all(${texts})`
      throw refusePredicate(`takes "${leaf.field}" for one value`)
  }
}

/** `@>` finds a plain value in a list as well as by itself. */
function compileOfJson(leaf: Leaf, json: SqlFragment): SqlFragment {
  const holds = (value: PredicateValue) => sql`coalesce(${json} @> ${JSON.stringify(value)}::jsonb, false)`
  switch (leaf.kind) {
    case 'comparison':
      if (leaf.operator === '=') return holds(leaf.value)
      if (leaf.operator === '<>') return sql`not ${holds(leaf.value)}`
      return inOrder(json, OPERATORS[leaf.operator], leaf.value)
    case 'in':
      return sql`(${sql.join(leaf.values.map(holds), sql` or `)}) = ${leaf.isIn}`
    case 'contains':
      return sql`(${sql.join(leaf.values.map(holds), leaf.quantifier === 'all' ? sql` and ` : sql` or `)})`
    case 'defined':
      return sql`(${json} is not null) = ${leaf.isDefined}`
    case 'empty':
      return sql`(coalesce(${json}, '[]') = '[]') = ${leaf.isEmpty}`
  }
}

/** Numbers are compared as such, texts (also dates) by their characters, anything else never. */
function inOrder(json: SqlFragment, operator: SqlFragment, value: PredicateValue): SqlFragment {
  if (typeof value === 'number')
    return sql`case when jsonb_typeof(${json}) = 'number' then (${json})::numeric ${operator} ${value}::numeric else false end`
  return sql`case when jsonb_typeof(${json}) = 'string' then (${json} #>> '{}') ${operator} ${String(value)} else false end`
}

/** A condition on the fields of a document or of the elements of a list; `key` of a plain text is the text. */
function inDocument(part: QueryPredicate, json: SqlFragment): SqlFragment {
  const element = sql`element.value`
  const scope: QueryScope = field => ({
    kind: 'json',
    sql:
      field === 'key'
        ? sql`case when jsonb_typeof(${element}) = 'string' then ${element} else ${element} -> 'key' end`
        : sql`(${element} -> ${field}::text)`,
  })
  return sql`exists (select from jsonb_array_elements(
    case when jsonb_typeof(${json}) = 'array' then ${json} else jsonb_build_array(${json}) end) as element (value)
    where ${compilePredicate(part, scope)})`
}

function fieldOf(name: string, scope: QueryScope): PredicateField {
  const field = scope(name)
  if (!field) throw refusePredicate(`names "${name.slice(0, 50)}", which is no field`)
  return field
}

function bound(value: PredicateValue, { type }: ValueField, name: string): SqlFragment {
  switch (type) {
    case 'number':
      if (typeof value === 'number') return sql`${value}::numeric`
      break
    case 'boolean':
      if (typeof value === 'boolean') return sql`${value}`
      break
    case 'text':
      if (typeof value === 'string') return sql`${value}`
      break
    case 'uuid':
      if (typeof value === 'string' && UUID.test(value)) return sql`${value}::uuid`
      break
    case 'instant':
      if (typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value) && !Number.isNaN(Date.parse(value)))
        return sql`${new Date(value).toISOString()}::timestamptz`
  }
  throw refusePredicate(`compares "${name.slice(0, 50)}" with something of another type`)
}
