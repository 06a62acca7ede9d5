import type { CategoryTrees } from '../category/category-trees.ts'
import type { WholeTopic } from './catalogue-changes.ts'
import type { ProductRecord } from './product-records.ts'
import type { ProductEntry } from './product-store.ts'

/** What changed in a model; everything in it is visible by now. */
export interface ModelChange {
  /** Set after the model was read as a whole: anything may have changed. */
  readonly isEverything: boolean
  /** Products of which anything that is shown changed. */
  readonly productIds: ReadonlySet<string>
  /** Products whose texts were written. */
  readonly rewrittenIds: ReadonlySet<string>
  /** Products with other words: texts, brand, attributes, categories, or names of their categories. */
  readonly rewordedIds: ReadonlySet<string>
  /** Products whose reviews changed. */
  readonly reviewedIds: ReadonlySet<string>
  /** Products next to which others are recommended than before. */
  readonly recommendedIds: ReadonlySet<string>
  /** Categories in which, or below which, products came, went or changed in what lists choose and order by. */
  readonly listedIn: ReadonlySet<string>
  /** Whether a number of products in a category changed. */
  readonly hasOtherCounts: boolean
  readonly wholes: ReadonlySet<WholeTopic>
}

/** The change of a model that was read as a whole. */
export const EVERYTHING: ModelChange = {
  isEverything: true,
  productIds: new Set(),
  rewrittenIds: new Set(),
  rewordedIds: new Set(),
  reviewedIds: new Set(),
  recommendedIds: new Set(),
  listedIn: new Set(),
  hasOtherCounts: false,
  wholes: new Set(),
}

/** Collects what a look at the database found to be different of products. */
export class ChangeCollector {
  readonly productIds = new Set<string>()
  readonly rewordedIds = new Set<string>()
  readonly listedIn = new Set<string>()
  hasOtherCounts = false

  /** A product became another one; undefined is one that does not exist. */
  noteProduct(trees: CategoryTrees, before: ProductEntry | undefined, after: ProductEntry | undefined): void {
    for (const entry of [before, after]) {
      if (!entry) continue
      this.productIds.add(entry.id)
      this.noteList(trees, entry)
    }
    if (countsOf(before) !== countsOf(after)) this.hasOtherCounts = true
  }

  /** What was stored of a product is replaced. */
  noteWords(before: ProductRecord | undefined, after: ProductRecord): void {
    if (wordsOf(before) !== wordsOf(after)) this.rewordedIds.add(after.id)
  }

  /** A product goes with others than before, or others with it. */
  noteRelations(id: string): void {
    this.productIds.add(id)
    this.rewordedIds.add(id)
  }

  /** A product changed in what lists choose and order by. */
  noteList(trees: CategoryTrees, { categoryIds }: ProductEntry): void {
    for (const id of trees.allUpwards(categoryIds)) this.listedIn.add(id)
  }
}

/** Where a product is counted. */
function countsOf(entry: ProductEntry | undefined): string {
  return entry?.published ? `${entry.sellableIn} ${entry.categoryIds.join()}` : ''
}

/** What of a product words are made of, besides its texts. */
function wordsOf(record: ProductRecord | undefined): string {
  return record
    ? JSON.stringify([record.brand, record.family, record.categoryIds, record.variants.map(({ attributes }) => attributes)])
    : ''
}
