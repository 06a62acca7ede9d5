import type { EngineContext } from '@shop/engine/database'
import type { ReadModel } from '@shop/engine/read-model'
import {
  ownerIdsOf,
  readSearchNames,
  readSearchTexts,
  type SearchProduct,
  type SearchText,
  searchProductOf,
} from '@shop/engine/search'
import type { ProductText, SearchWriter } from '@shop/search'
import type { SearchWork } from './pending-changes.ts'
import { factsOf, offersOf, productTextOf } from './search-documents.ts'

/** Written at once: few enough for the time a statement may take, on a busy machine too. */
const BATCH = 50

/** Where a search gets what it knows. */
export interface SearchSource {
  /** Reads long texts; all else comes from the model. */
  readonly engine: EngineContext
  readonly model: ReadModel
}

/**
 * Tells a search what products are like now. Prices, stock, ratings and categories come from memory; the database is asked
 * only for changed texts. Stops after a batch when `isEnding`. Throws what the search and the database throw.
 */
export async function indexProducts(
  search: SearchWriter,
  { productIds, textIds }: SearchWork,
  { engine, model }: SearchSource,
  isEnding: () => boolean,
): Promise<void> {
  const ids = [...productIds]
  for (let from = 0; from < ids.length && !isEnding(); from += BATCH) {
    const batch = ids.slice(from, from + BATCH)
    const rewritten = batch.filter(id => textIds.has(id))
    const texts = rewritten.length > 0 ? await readSearchTexts(engine, rewritten) : []
    const products = batch.flatMap(id => searchProductOf(model, id, engine.now()) ?? [])
    const byId = new Map(products.map(product => [product.id, product]))
    await search.applyFacts(products.map(factsOf))
    await search.applyOffers(products.flatMap(offersOf))
    const words = await wordsOf(texts, byId, { engine, model })
    if (words.length > 0) await search.applyTexts(words)
    const gone = batch.filter(id => !byId.has(id))
    if (gone.length > 0) await search.remove(gone)
  }
}

/** The texts by which products are found, of accessories also what they belong to is called. */
async function wordsOf(
  texts: readonly SearchText[],
  products: ReadonlyMap<string, SearchProduct>,
  { engine, model }: SearchSource,
): Promise<ProductText[]> {
  const ownersOf = new Map([...products].map(([id, product]) => [id, ownerIdsOf(model, product)]))
  const ownerIds = new Set(texts.flatMap(({ productId }) => ownersOf.get(productId) ?? []))
  const names = ownerIds.size > 0 ? await readSearchNames(engine, [...ownerIds]) : []
  const namesOf = Map.groupBy(names, ({ productId, language }) => `${productId} ${language}`)
  return texts.flatMap(text => {
    const product = products.get(text.productId)
    if (!product) return []
    const owners = (ownersOf.get(text.productId) ?? []).flatMap(id => namesOf.get(`${id} ${text.language}`) ?? [])
    return [productTextOf(product, text, model.definitions, owners)]
  })
}
