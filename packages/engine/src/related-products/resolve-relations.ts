import { setImmediate as nextTurn } from 'node:timers/promises'
import { isSelected, type RelatableProduct, type RelationRule, resolveRelated, type UnitOf } from '@shop/domain/relation'
import type { Database, EngineContext } from '../database/context.ts'
import { selectAttributeDefinitions } from '../product/attribute-definitions.ts'
import { currentCatalogueCursor, readCatalogueChanges } from '../read-model/catalogue-changes.ts'
import {
  type RelationRow,
  readRelationPosition,
  selectBasedIds,
  selectRelatable,
  selectRelatedBy,
  selectRulesNaming,
  storeBases,
  storeRelations,
  writeRelationPosition,
} from '../relation/relation-rows.ts'
import { readRelationRules } from '../relation/relation-rules.ts'

/** Rows of one reading or writing: few enough that no other statement has to wait long. */
const BATCH = 200
/** Products that a rule chooses from; the first by key. */
const MAX_CANDIDATES = 2000

/** What was looked at, and how many lists are others than before. */
export interface ResolvedRelations {
  readonly rules: number
  readonly changed: number
}

/** Works out everything that is related, now. */
export async function resolveRelations(context: EngineContext): Promise<ResolvedRelations> {
  const [position = '0'] = (await currentCatalogueCursor(context)).split(':')
  const resolver = await openResolver(context.db)
  for (const rule of resolver.rules) await resolver.resolveRule(rule)
  await resolver.finish([...(await selectBasedIds(context.db))])
  await writeRelationPosition(context.db, position)
  return { rules: resolver.rules.length, changed: resolver.changed }
}

/**
 * Works out what products and rules that have changed since the last time relate: of a changed base its lists alone, of a
 * changed related product the lists of the rules that may name it. Work grows with what changed; without changes it is one
 * statement. Undefined where nothing had changed.
 */
export async function resolveChangedRelations(context: EngineContext): Promise<ResolvedRelations | undefined> {
  const { db } = context
  const position = await readRelationPosition(db)
  if (position === undefined) return resolveRelations(context)
  const { cursor, isComplete, products, wholes } = await readCatalogueChanges(context, `${position}:${position}:`)
  if (!isComplete || wholes.has('relation-rule') || wholes.has('attribute')) return resolveRelations(context)
  const [next = '0'] = cursor.split(':')
  const changedIds = [...(products.get('product') ?? [])]
  if (changedIds.length === 0) {
    // What is behind it would be forgotten after some days, and everything worked out again.
    if (next !== position) await writeRelationPosition(db, next)
    return undefined
  }
  const resolver = await openResolver(db)
  const whole = await selectRulesNaming(db, changedIds)
  for (let from = 0; from < changedIds.length; from += BATCH) {
    const changed = await selectRelatable(db, { ids: changedIds.slice(from, from + BATCH) }, { limit: BATCH })
    for (const rule of resolver.rules) if (changed.some(product => isSelected(rule.related, product))) whole.add(rule.key)
    await resolver.resolveBases(changed)
  }
  for (const rule of resolver.rules) if (whole.has(rule.key)) await resolver.resolveRule(rule)
  await resolver.finish([])
  await writeRelationPosition(db, next)
  return { rules: whole.size, changed: resolver.changed }
}

async function openResolver(db: Database): Promise<RelationResolver> {
  const [rules, definitions] = [await readRelationRules(db), await selectAttributeDefinitions(db)]
  const unitOf = (name: string) => {
    const unit = definitions.get(name)?.unit
    return unit?.en ?? Object.values(unit ?? {})[0]
  }
  return new RelationResolver(db, rules, unitOf)
}

/** Works out lists and writes those that are others than before. */
class RelationResolver {
  changed = 0
  readonly rules: readonly RelationRule[]
  readonly #db: Database
  readonly #unitOf: UnitOf
  readonly #candidates = new Map<string, readonly RelatableProduct[]>()
  readonly #touched = new Set<string>()

  constructor(db: Database, rules: readonly RelationRule[], unitOf: UnitOf) {
    this.#db = db
    this.rules = rules
    this.#unitOf = unitOf
  }

  /** All lists of a rule. */
  async resolveRule(rule: RelationRule): Promise<void> {
    const without = new Set(await selectRelatedBy(this.#db, rule.key))
    let after: string | undefined
    do {
      const bases = await selectRelatable(this.#db, { of: rule.base }, { after, limit: BATCH })
      for (const { id } of bases) without.delete(id)
      await this.#store(await this.#listsOf(rule, bases))
      await nextTurn()
      after = bases.length < BATCH ? undefined : bases.at(-1)?.key
    } while (after !== undefined)
    await this.#store([...without].map(productId => ({ productId, ruleKey: rule.key, relatedIds: [] })))
  }

  /** All lists of some products. */
  async resolveBases(bases: readonly RelatableProduct[]): Promise<void> {
    for (const rule of this.rules) await this.#store(await this.#listsOf(rule, bases))
  }

  /** Writes down what the named products go with; `alsoIds` are looked at too. */
  async finish(alsoIds: readonly string[]): Promise<void> {
    const ids = [...new Set([...this.#touched, ...alsoIds])]
    for (let from = 0; from < ids.length; from += BATCH) await storeBases(this.#db, ids.slice(from, from + BATCH))
  }

  async #listsOf(rule: RelationRule, bases: readonly RelatableProduct[]): Promise<RelationRow[]> {
    const candidates = bases.some(base => isSelected(rule.base, base)) ? await this.#candidatesOf(rule) : []
    return bases.map(base => ({
      productId: base.id,
      ruleKey: rule.key,
      relatedIds: resolveRelated(rule, base, candidates, this.#unitOf),
    }))
  }

  async #candidatesOf(rule: RelationRule): Promise<readonly RelatableProduct[]> {
    const known = this.#candidates.get(rule.key)
    if (known) return known
    const read = await selectRelatable(this.#db, { of: rule.related }, { limit: MAX_CANDIDATES })
    const selected = read.filter(product => isSelected(rule.related, product))
    this.#candidates.set(rule.key, selected)
    return selected
  }

  async #store(rows: readonly RelationRow[]): Promise<void> {
    for (let from = 0; from < rows.length; from += BATCH) {
      const { changed, touched } = await storeRelations(this.#db, rows.slice(from, from + BATCH))
      this.changed += changed
      for (const id of touched) this.#touched.add(id)
    }
  }
}
