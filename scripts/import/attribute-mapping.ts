import { readFileSync, writeFileSync } from 'node:fs'
import type { ImportedAttribute, ImportedProduct } from '@shop/domain/catalogue'
import type { AttributeDefinition } from '@shop/domain/product'
import type { ImportRefusal } from '@shop/engine/catalogue'
import { ImportFileError } from '@shop/importers'
import { slugTextOf } from '@shop/importers/slug'

/** What becomes of an attribute of a file: another name, more values for the list of the shop, or nothing. */
type AttributeRule = { readonly rename: string } | { readonly extend: true } | { readonly leaveOut: true }

/** Rules by the name of the attribute in the file. */
export type AttributeMapping = Readonly<Record<string, AttributeRule>>

export const NO_MAPPING: AttributeMapping = {}

/** An attribute whose values do not fit that of the same name in the shop. */
export interface Collision {
  readonly definition: AttributeDefinition
  readonly values: Set<string>
}

/** Reads a mapping as a dry run proposes it. Throws `ImportFileError` in one line. */
export function readMapping(path: string): AttributeMapping {
  let read: unknown
  try {
    read = JSON.parse(readFileSync(path, 'utf8'))
  } catch (error) {
    throw new ImportFileError(`${path} cannot be read as JSON; correct it or have --dry-run propose another`, { cause: error })
  }
  const rules = typeof read === 'object' && read !== null && 'attributes' in read ? read.attributes : undefined
  if (typeof rules !== 'object' || rules === null) throw new ImportFileError(`${path} has no object attributes`)
  return Object.fromEntries(Object.entries(rules).map(([name, rule]) => [name, ruleOf(rule, `${path}: attribute ${name}`)]))
}

function ruleOf(rule: unknown, about: string): AttributeRule {
  if (typeof rule === 'object' && rule !== null) {
    if ('rename' in rule && typeof rule.rename === 'string' && /^[\w-]{2,256}$/.test(rule.rename)) return { rename: rule.rename }
    if ('extend' in rule && rule.extend === true) return { extend: true }
    if ('leaveOut' in rule && rule.leaveOut === true) return { leaveOut: true }
  }
  throw new ImportFileError(`${about} has none of {"rename": "name"}, {"extend": true}, {"leaveOut": true}`)
}

/** The product with its attributes as the mapping says. */
export function mapAttributes(product: ImportedProduct, mapping: AttributeMapping): ImportedProduct {
  if (mapping === NO_MAPPING) return product
  const variants = product.variants.map(variant => ({
    ...variant,
    attributes: variant.attributes.flatMap(attribute => mapAttribute(attribute, mapping[attribute.definition.name])),
  }))
  return { ...product, variants }
}

function mapAttribute(attribute: ImportedAttribute, rule: AttributeRule | undefined): ImportedAttribute[] {
  if (!rule) return [attribute]
  if ('leaveOut' in rule) return []
  const { definition, value, language = 'en' } = attribute
  if ('rename' in rule) return [{ ...attribute, definition: { ...definition, name: rule.rename } }]
  if (typeof value !== 'string') return [attribute]
  const key =
    slugTextOf(value, language)
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-+|-+$/g, '') || value
  return [{ ...attribute, definition: { ...definition, type: 'enum', values: { [key]: { [language]: value } } } }]
}

const SOME = 20

/** Notes an attribute that a product was refused for. */
export function noteCollision(collisions: Map<string, Collision>, { field, value, collidesWith }: ImportRefusal): void {
  if (!collidesWith || field === undefined) return
  const known = collisions.get(field) ?? { definition: collidesWith, values: new Set() }
  collisions.set(field, known)
  if (value !== undefined && known.values.size < SOME) known.values.add(value)
}

/** Writes down what could become of attributes that do not fit; says where it is and how to use it. */
export function proposeMapping(path: string, collisions: ReadonlyMap<string, Collision>): string {
  const attributes = Object.fromEntries([...collisions].map(([name, { definition }]) => [name, proposalFor(name, definition)]))
  const reasons = Object.fromEntries(
    [...collisions].map(([name, { definition, values }]) => [
      name,
      { typeInThisShop: definition.type, valuesThatDoNotFit: [...values] },
    ]),
  )
  writeFileSync(path, `${JSON.stringify({ attributes, reasons }, null, 2)}\n`)
  const names = [...collisions.keys()].join(', ')
  return `attributes that do not fit those of the shop: ${names}; a mapping is proposed: --mapping ${path}`
}

/** A list of values takes more of them; any other type stays, and the file's attribute gets a name of its own. */
function proposalFor(name: string, { type }: AttributeDefinition): AttributeRule {
  return type === 'enum' ? { extend: true } : { rename: `${name}-text` }
}
