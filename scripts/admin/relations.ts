import { readFileSync } from 'node:fs'
import { MAX_RELATION_RULES, type ProductSelection, type RelationRule, relationRuleFrom } from '@shop/domain/relation'
import { findRelatedSkus, resolveRelations } from '@shop/engine/related-products'
import { readRelationRules, removeRelationRule, setRelationRules } from '@shop/engine/relation'
import type { AdminCommand } from './command.ts'
import { readWords } from './read-words.ts'
import { writeNewFile } from './write-new-file.ts'
import { writeTable } from './write-table.ts'

/** `relations list`: the rules of what fits what. */
export const relationsList: AdminCommand = {
  name: 'relations list',
  effect: 'reads',
  summary: 'list the rules that say what fits what',
  usage: '',
  details: [],
  prepare(args) {
    readWords(args, { options: [] })
    return async ({ db }) => {
      const rules = await readRelationRules(db)
      const rows = rules.map(({ key, kind, isRequired, base, related }) => [
        ...[key, kind, isRequired ? 'required' : ''],
        ...[namesOf(base), namesOf(related)],
      ])
      const text = rows.length === 0 ? 'there are no rules' : writeTable(['rule', 'kind', '', 'goes with', 'products'], rows)
      return { text, data: rules }
    }
  },
}

/** `relations show`: what goes with a product, by which rule. */
export const relationsShow: AdminCommand = {
  name: 'relations show',
  effect: 'reads',
  summary: 'show what goes with a product, and by which rule',
  usage: '<sku>',
  details: ['<sku>  of any of its variants'],
  prepare(args) {
    const [sku = ''] = readWords(args, { arguments: ['sku'] }).arguments
    return async context => {
      const related = await findRelatedSkus(context, sku)
      if (!related) throw new Error(`there is no product ${sku}`)
      const rows = related.map(({ rule, skus }) => [rule, skus.join(', ')])
      return { text: rows.length === 0 ? `nothing goes with ${sku}` : writeTable(['rule', 'products'], rows), data: related }
    }
  },
}

/** `relations export`: a file of all rules, as `relations import` reads it. */
export const relationsExport: AdminCommand = {
  name: 'relations export',
  effect: 'reads',
  summary: 'write the rules of what fits what to a file, to be added to or changed',
  usage: '<file.json>',
  details: ['<file.json>  is made, never overwritten'],
  prepare(args) {
    const [file = ''] = readWords(args, { arguments: ['file.json'] }).arguments
    return async ({ db }) => {
      const rules = await readRelationRules(db)
      writeNewFile(file, `${JSON.stringify(rules, undefined, 2)}\n`)
      return { text: `${rules.length} rules written to ${file}`, data: rules }
    }
  },
}

/** `relations import`: takes over such a file, all or nothing; rules that are not in it stay. */
export const relationsImport: AdminCommand = {
  name: 'relations import',
  effect: 'changes',
  summary: 'take rules of what fits what over from such a file, all or nothing',
  usage: '<file.json>',
  details: [
    '<file.json>  a list of {"key":"bags-of-sealer","kind":"consumable","isRequired":true,"base":{"families":["sealer"]},',
    '             "related":{"families":["bag"]},"comparisons":[{"base":"sealingWidth","operator":"at-least","related":"width"}],',
    '             "reason":{"en":"Fits the sealing width: {sealingWidth}"}}; rules with other keys stay',
  ],
  prepare(args) {
    const [file = ''] = readWords(args, { arguments: ['file.json'] }).arguments
    const rules = readRules(file)
    return async context => {
      const changed = await setRelationRules(context, rules)
      const resolved = await resolveRelations(context)
      const text = `${changed} of ${rules.length} rules are new or different; ${resolved.changed} products go with others than before`
      return { text, data: { changed, given: rules.length, products: resolved.changed } }
    }
  },
}

/** `relations remove`: forgets a rule and what it related. */
export const relationsRemove: AdminCommand = {
  name: 'relations remove',
  effect: 'changes',
  summary: 'forget a rule of what fits what',
  usage: '<rule>',
  details: ['<rule>  its key, as relations list shows it'],
  prepare(args) {
    const [key = ''] = readWords(args, { arguments: ['rule'] }).arguments
    return async context => {
      if (!(await removeRelationRule(context, key))) throw new Error(`there is no rule ${key}`)
      await resolveRelations(context)
      return { text: `${key} relates nothing any more`, data: { key } }
    }
  },
}

function namesOf({ families = [], skus = [] }: ProductSelection): string {
  return [...families, ...skus].join(', ')
}

function readRules(file: string): RelationRule[] {
  let rows: unknown
  try {
    rows = JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    throw new Error(`${file} cannot be read as JSON`, { cause: error })
  }
  if (!Array.isArray(rows) || rows.length > MAX_RELATION_RULES)
    throw new Error(`${file} is not a list of at most ${MAX_RELATION_RULES} rules`)
  return rows.map((row: unknown, index) => {
    try {
      return relationRuleFrom(row)
    } catch (error) {
      throw new Error(`rule ${index + 1}: ${(error as Error).message}`, { cause: error })
    }
  })
}
