import type { ImportedCategoryDraft, ImportedProduct, ImportedStock } from '@shop/domain/catalogue'
import { requireDefined } from '@shop/domain/error'
import type { ProductImage } from '@shop/domain/product'
import { sql } from 'kysely'
import {
  decideCategory,
  decideImport,
  decideStock,
  type ImportDecision,
  type ImportKnowledge,
  type ImportRefusal,
} from '../catalogue/decide-import.ts'
import { type ImportProgress, lockImport, saveImportProgress } from '../catalogue/import-progress.ts'
import {
  insertImportedVariants,
  lockProducts,
  openSkuNumbers,
  selectAvailable,
  selectKnownVariants,
  selectProductIds,
} from '../catalogue/imported-variant-rows.ts'
import { openCategoryPlaces, updateCategories } from '../catalogue/place-categories.ts'
import { selectStoredProducts } from '../catalogue/stored-product-rows.ts'
import { importCategories } from '../category/import-categories.ts'
import type { Database, EngineContext } from '../database/context.ts'
import { inTransaction } from '../database/context.ts'
import { sqlStateOf } from '../database/database-failure.ts'
import { idOfName } from '../import-run/import-run.ts'
import { type Copies, noteImportedPictures, selectCopies } from '../imported-picture/imported-picture-rows.ts'
import { loadStock, overwriteStock } from '../inventory/set-stock.ts'
import { importAttributeDefinitions, selectAttributeDefinitions } from '../product/attribute-definitions.ts'
import { importProducts } from '../product/import-products.ts'
import { isTakeOverItem, type TakeOverItem, takeOver, tryTakeOver } from './take-over.ts'

/** What a file says of the catalogue itself. */
type CatalogueItem = Exclude<ImportItem, TakeOverItem>

/** Something a file lists. */
export type ImportItem =
  | { readonly kind: 'product'; readonly product: ImportedProduct }
  | { readonly kind: 'category'; readonly category: ImportedCategoryDraft }
  | { readonly kind: 'stock'; readonly stock: ImportedStock }
  | TakeOverItem

/** What became of it. */
export type ImportOutcome =
  | { readonly kind: 'created' | 'updated' | 'unchanged' }
  | { readonly kind: 'refused'; readonly refusal: ImportRefusal }

/** What became of a batch. */
export interface BatchOutcome {
  /** One per item, in their order. */
  readonly outcomes: readonly ImportOutcome[]
  /** Keys of categories that were missing. */
  readonly newCategories: readonly string[]
}

/** How a batch is imported. */
export interface BatchOptions {
  /** Whether the stock of variants that have one is overwritten with those of the file. */
  readonly overwritesStock: boolean
  /** Whether new customers get the mail by which a password is chosen. */
  readonly isInviting?: boolean
  /** Without it nothing is written: the outcome is what would become of the batch. */
  readonly progress?: {
    readonly id: string
    /** Entries of the file that were done before. */
    readonly entries: number
    /** Called when the outcome is certain and not yet committed; may be called again. Returns what to store with it. */
    readonly after: (outcome: BatchOutcome) => Promise<ImportProgress>
  }
}

/**
 * Creates or updates products of a file and all they need, in one transaction with the progress of the file. Products
 * that change nothing are not touched; those that cannot be are refused one by one.
 */
export async function importBatch(
  context: EngineContext,
  items: readonly ImportItem[],
  { progress, ...options }: BatchOptions,
): Promise<BatchOutcome> {
  const others = items.filter(isTakeOverItem)
  const goods = items.filter((item): item is CatalogueItem => !isTakeOverItem(item))
  if (!progress) {
    const { decisions, newCategories } = await decideBatch(context, context.db, goods, { ...options, locks: false })
    const outcomes = inOrderOf(items, decisions.map(outcomeOf), await tryTakeOver(context, others, options))
    return { outcomes, newCategories }
  }
  return inTransaction(context, async db => {
    const inside = { ...context, db }
    await lockImport(db, progress.id, progress.entries)
    const saved = await importGoods(inside, goods, options)
    const taken = others.length > 0 ? await takeOver(inside, others, options) : []
    const outcome = { outcomes: inOrderOf(items, saved.outcomes, taken), newCategories: saved.newCategories }
    await saveImportProgress(db, progress.id, await progress.after(outcome), context.now())
    await context.failpoint?.('import-batch-before-commit')
    return outcome
  })
}

function inOrderOf(
  items: readonly ImportItem[],
  goods: readonly ImportOutcome[],
  others: readonly ImportOutcome[],
): ImportOutcome[] {
  const [nextGood, nextOther] = [goods.values(), others.values()]
  return items.map(item => requireDefined((isTakeOverItem(item) ? nextOther : nextGood).next().value, 'outcome'))
}

async function importGoods(
  inside: EngineContext,
  goods: readonly CatalogueItem[],
  { overwritesStock }: Pick<BatchOptions, 'overwritesStock'>,
): Promise<BatchOutcome> {
  if (goods.length === 0) return { outcomes: [], newCategories: [] }
  const { db } = inside
  const decided = await decideBatch(inside, db, goods, { overwritesStock, locks: true })
  const { decisions, newCategories, knowledge } = decided
  if (decided.categories.length > 0) await importCategories(inside, decided.categories)
  const changes = knowledge.places.takeChanges()
  if (changes.length > 0) await updateCategories(db, changes)
  if (knowledge.newDefinitions.size > 0) await importAttributeDefinitions(inside, [...knowledge.newDefinitions.values()])
  return { outcomes: await saveAll(inside, decisions, overwritesStock), newCategories }
}

async function decideBatch(
  context: EngineContext,
  db: Database,
  items: readonly CatalogueItem[],
  { overwritesStock, locks }: { readonly overwritesStock: boolean; readonly locks: boolean },
) {
  const products = items.flatMap(item => (item.kind === 'product' ? [item.product] : []))
  const copies = await selectCopies(
    db,
    products.flatMap(imagesOf).map(({ url }) => url),
  )
  const foreignSkus = items.flatMap(foreignSkusOf)
  const variants = await selectKnownVariants(db, foreignSkus)
  const productIds = await selectProductIds(
    db,
    products.map(({ key }) => key),
  )
  const ids = [...new Set([...productIds.values(), ...[...variants.values()].flatMap(({ productId }) => productId ?? [])])]
  if (locks) await lockProducts(db, ids)
  const knowledge: ImportKnowledge = {
    now: context.now(),
    definitions: await selectAttributeDefinitions(db),
    newDefinitions: new Map(),
    productIds,
    stored: await selectStoredProducts(db, ids),
    variants,
    places: await openCategoryPlaces(db),
    nextSku: await openSkuNumbers(db),
    stock: await selectAvailable(
      db,
      [...variants.values()].map(({ sku }) => sku),
    ),
    overwritesStock,
    said: new Map(),
  }
  const decisions = items.map(item => decide(item, knowledge, copies))
  const categories = knowledge.places.takeMissing()
  return { decisions, knowledge, categories, newCategories: categories.map(({ key }) => key) }
}

function foreignSkusOf(item: CatalogueItem): string[] {
  switch (item.kind) {
    case 'product':
      return item.product.variants.map(({ foreignSku }) => foreignSku)
    case 'category':
      return []
    case 'stock':
      return [item.stock.foreignSku]
  }
}

function decide(item: CatalogueItem, knowledge: ImportKnowledge, copies: Copies): ImportDecision {
  switch (item.kind) {
    case 'product':
      return decideImport(withCopies(item.product, copies), knowledge)
    case 'category':
      return decideCategory(item.category, knowledge)
    case 'stock':
      return decideStock(item.stock, knowledge)
  }
}

function imagesOf({ images, variants }: ImportedProduct): ProductImage[] {
  return [...images, ...variants.flatMap(variant => variant.images)]
}

/** A product with what is copied of its pictures, as the shop has it. */
function withCopies(product: ImportedProduct, copies: Copies): ImportedProduct {
  const copied = (images: readonly ProductImage[]) => images.map(image => ({ ...image, ...copies.get(image.url) }))
  const variants = product.variants.map(variant => ({ ...variant, images: copied(variant.images) }))
  return { ...product, images: copied(product.images), variants }
}

/** Saves what changes at once; where the database takes it not as a whole, one by one, so that the culprit is found. */
async function saveAll(
  inside: EngineContext,
  decisions: readonly ImportDecision[],
  overwritesStock: boolean,
): Promise<ImportOutcome[]> {
  const refusal = await trySave(inside, decisions, overwritesStock)
  if (!refusal) return decisions.map(outcomeOf)
  const outcomes: ImportOutcome[] = []
  for (const decision of decisions) {
    const own = await trySave(inside, [decision], overwritesStock)
    outcomes.push(own ? { kind: 'refused', refusal: own } : outcomeOf(decision))
  }
  return outcomes
}

async function trySave(
  inside: EngineContext,
  decisions: readonly ImportDecision[],
  overwritesStock: boolean,
): Promise<ImportRefusal | undefined> {
  await sql`savepoint batch`.execute(inside.db)
  try {
    await save(inside, decisions, overwritesStock)
    await sql`release savepoint batch`.execute(inside.db)
    return undefined
  } catch (error) {
    const state = sqlStateOf(error)
    // Values that cannot be stored (22), constraints (23), limits of the database (54).
    if (!state || !/^(?:22|23|54)/.test(state)) throw error
    await sql`rollback to savepoint batch`.execute(inside.db)
    const message = error instanceof Error ? (error.cause instanceof Error ? error.cause.message : error.message) : ''
    return { reason: `the database cannot keep it: ${message}; shorten or correct the row` }
  }
}

async function save(inside: EngineContext, decisions: readonly ImportDecision[], overwritesStock: boolean): Promise<void> {
  const taken = decisions.flatMap(decision => (decision.kind === 'refused' ? [] : [decision]))
  // A price that was set by hand since the last import leaves the hash as it was: the version has to rise all the same.
  const updated = taken.flatMap(({ isNew, draft }) => (draft && !isNew ? [draft.id] : []))
  if (updated.length > 0) await sql`update product set content_hash = '' where id = any(${updated}::uuid[])`.execute(inside.db)
  const drafts = [...new Map(taken.flatMap(({ draft }) => (draft ? [[draft.id, draft]] : []))).values()]
  if (drafts.length > 0) await importProducts(inside, drafts)
  const images = drafts.flatMap(draft => draft.variants.flatMap(variant => variant.images))
  await noteImportedPictures(inside.db, images, inside.now())
  const variants = taken.flatMap(decision => decision.variants)
  const given = variants.filter(({ foreignSku, sku }) => foreignSku !== sku)
  if (given.length > 0) await insertImportedVariants(inside.db, given)
  const counts = variants.flatMap(({ sku, quantity }) => (quantity === undefined ? [] : [{ sku, quantity }]))
  if (counts.length === 0) return
  if (overwritesStock) await overwriteStock(inside, counts)
  await loadStock(
    inside,
    counts.map(({ sku, quantity }) => ({ id: idOfName('stock', sku), sku, quantity })),
  )
}

function outcomeOf(decision: ImportDecision): ImportOutcome {
  return decision.kind === 'refused' ? decision : { kind: decision.kind }
}
