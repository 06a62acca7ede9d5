import type { CategoryDraft } from '@shop/domain/category'
import type { CartDiscountDraft, DiscountCodeDraft } from '@shop/domain/discount'
import type { ExtraGuarantee } from '@shop/domain/guarantee'
import type { StockDraft } from '@shop/domain/inventory'
import type { AttributeDefinition, ProductDraft } from '@shop/domain/product'
import type { RelationRule } from '@shop/domain/relation'
import type { StoreDraft } from '@shop/domain/store'
import { importCategories } from '../category/import-categories.ts'
import type { EngineContext } from '../database/context.ts'
import { importCartDiscounts, importDiscountCodes } from '../discount/import-discounts.ts'
import { importExtraGuarantees } from '../guarantee/index.ts'
import { countProgress, type ImportOptions, inImport, isImported, noteImportRun } from '../import-run/import-run.ts'
import { loadStock } from '../inventory/set-stock.ts'
import { importAttributeDefinitions } from '../product/attribute-definitions.ts'
import { importProducts } from '../product/import-products.ts'
import { planNameRanks, rankNames } from '../product/name-ranks.ts'
import { setRelationRules } from '../relation/relation-rules.ts'
import { importStores } from '../store/import-stores.ts'

/** Everything a shop sells and where. */
export interface CatalogueDraft {
  readonly stores: readonly StoreDraft[]
  readonly categories: readonly CategoryDraft[]
  readonly attributeDefinitions: readonly AttributeDefinition[]
  readonly products: readonly ProductDraft[]
  readonly stock: readonly StockDraft[]
  readonly cartDiscounts?: readonly CartDiscountDraft[]
  readonly discountCodes?: readonly DiscountCodeDraft[]
  readonly extraGuarantees?: readonly ExtraGuarantee[]
  /** What fits what; worked out afterwards, by `resolveRelations`. */
  readonly relationRules?: readonly RelationRule[]
}

/**
 * Brings stores, categories, products and prices up to date, all or nothing; nothing is removed and stock that exists
 * is left alone. Returns false, having changed nothing, when another process had just imported the same content.
 */
export async function importCatalogue(context: EngineContext, draft: CatalogueDraft, options: ImportOptions): Promise<boolean> {
  const say = options.onProgress ?? (() => undefined)
  return inImport(context, async inside => {
    if (await isImported(inside, options)) return false
    await importStores(inside, draft.stores)
    await importCategories(inside, draft.categories)
    say(`${draft.stores.length} stores and ${draft.categories.length} categories stored`)
    await importAttributeDefinitions(inside, draft.attributeDefinitions)
    await importProducts(inside, draft.products, {
      ranks: await planNameRanks(inside.db, {
        ids: draft.products.map(({ id }) => id),
        namesIn: language => draft.products.map(({ name }) => name[language]),
      }),
      onStored: countProgress(context, say, done => `${done} of ${draft.products.length} products`),
    })
    await rankNames(inside)
    await loadStock(inside, draft.stock)
    say(`${draft.products.length} products stored`)
    await importExtraGuarantees(inside, draft.extraGuarantees ?? [])
    await importCartDiscounts(inside, draft.cartDiscounts ?? [])
    await importDiscountCodes(inside, draft.discountCodes ?? [])
    await setRelationRules(inside, draft.relationRules ?? [])
    await noteImportRun(inside.db, options.name, options.contentHash)
    return true
  })
}
