import type { Schema } from './document-types.ts'
import { type Html, html } from './html.ts'

/** Values of an enumeration that are shown without being asked for. */
const SHORT_LIST = 8

/** The name of a schema that has a place of its own. */
export function schemaNameOf({ $ref }: Schema): string | undefined {
  return $ref?.replace('#/components/schemas/', '')
}

/** The kind of a value in a few words. */
export function typeView(schema: Schema): Html {
  const name = schemaNameOf(schema)
  if (name !== undefined) return html`<a href="#schema-${name}">${name}</a>`
  if (schema.const !== undefined) return html`<code>${JSON.stringify(schema.const)}</code>`
  if (schema.enum) return html`${schema.enum.every(value => typeof value === 'string') ? 'string' : 'value'}`
  const alternatives = schema.oneOf ?? schema.anyOf
  if (alternatives) return joined(alternatives.map(typeView), ' or ')
  if (schema.allOf) return joined(schema.allOf.map(typeView), ' and ')
  if (schema.prefixItems) return html`list of ${joined(schema.prefixItems.map(typeView), ', ')}`
  if (schema.items) return html`list of ${typeView(schema.items)}`
  if (typeof schema.additionalProperties === 'object') return html`map of ${typeView(schema.additionalProperties)}`
  const types = [schema.type ?? 'anything'].flat()
  return html`${types.join(' or ')}`
}

function joined(parts: readonly Html[], between: string): Html {
  return html`${parts.flatMap((part, index) => (index === 0 ? [part] : [between, part]))}`
}

/** Which fields are told apart: in what is sent those that must be there, in what is answered those that may be missing. */
export type Marked = 'required' | 'optional'

/** The fields of a schema, those of objects in it below them. Undefined for one without fields. */
export function fieldsView(schema: Schema, marked: Marked): Html | undefined {
  const fields = Object.entries(schema.properties ?? {})
  if (fields.length === 0) return undefined
  return html`<ul class="fields">${fields.map(([name, field]) => fieldView(name, field, { isRequired: schema.required?.includes(name) ?? false, marked }))}</ul>`
}

/** One field: name, kind, bounds, and what is in it. */
export function fieldView(name: string, field: Schema, { isRequired, marked }: { isRequired: boolean; marked: Marked }): Html {
  const isMarked = isRequired === (marked === 'required')
  const bounds = boundsOf(field)
  return html`<li>
    <p class="field"><code class="name">${name}</code> <span class="type">${typeView(field)}</span>${isMarked && html` <span class="${marked}">${marked}</span>`}</p>
    ${field.description && html`<p class="note">${field.description}</p>`}
    ${bounds.length > 0 && html`<p class="note">${bounds.join(' · ')}</p>`}
    ${choicesView(field)}
    ${insideView(field, marked)}
  </li>`
}

function choicesView(field: Schema): Html | undefined {
  const values = field.enum ?? (field.items || undefined)?.enum
  if (!values) return undefined
  const list = html`${values.map(value => html`<code>${String(value)}</code> `)}`
  if (values.length <= SHORT_LIST) return html`<p class="note choices">${list}</p>`
  return html`<details class="note"><summary>one of ${values.length} values</summary><p class="choices">${list}</p></details>`
}

/** Fields of an object, of the objects of a list, or of the forms one of which it has. */
function insideView(field: Schema, marked: Marked): Html | undefined {
  const own = fieldsView(field, marked)
  if (own) return own
  const inner = typeof field.additionalProperties === 'object' ? field.additionalProperties : field.items
  if (inner) return insideView(inner, marked)
  const forms = (field.oneOf ?? field.anyOf ?? []).flatMap(form => (form.properties ? [form] : []))
  if (forms.length === 0) return undefined
  return html`<details class="forms"><summary>${forms.length === 1 ? 'its form' : `one of ${forms.length} forms`}</summary>${forms.map(form => html`<div class="form">${fieldsView(form, marked)}</div>`)}</details>`
}

function boundsOf(schema: Schema): string[] {
  const { minimum, maximum, minLength, maxLength, minItems, maxItems, pattern, format } = schema
  // Bounds of all safe integers say nothing.
  const top = maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER ? maximum : undefined
  const bottom = minimum !== undefined && minimum > -Number.MAX_SAFE_INTEGER ? minimum : undefined
  return [
    rangeOf(bottom, top, ''),
    rangeOf(minLength, maxLength, ' characters'),
    rangeOf(minItems, maxItems, ' elements'),
    format,
    // The pattern of a format is longer than it is clear.
    format || !pattern ? undefined : `matches ${pattern}`,
  ].filter(text => text !== undefined)
}

function rangeOf(from: number | undefined, to: number | undefined, unit: string): string | undefined {
  if (from === undefined && to === undefined) return undefined
  if (to === undefined) return `at least ${from}${unit}`
  return from === undefined || (from === 0 && unit !== '') ? `up to ${to}${unit}` : `${from} to ${to}${unit}`
}
