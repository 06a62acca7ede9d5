import type { CountryCode, Language } from '@shop/domain/market'
import { isVirtualSku, type ProductSiblings, type SiblingFacts, type SiblingRow, siblingRowsOf } from '@shop/domain/product'
import { LRUCache } from 'lru-cache'
import type { ProductRecord } from './product-records.ts'
import { bitOfMarket } from './product-store.ts'
import type { ReadModel } from './read-model.ts'

/** Families whose choices are remembered. */
const MAX_FAMILIES = 100

/** A family with more products is a range, in which no one looks for another colour: it would cost more than it is worth. */
const MAX_MEMBERS = 200

interface SiblingReading {
  readonly language: Language
  readonly country: CountryCode
}

interface Family {
  readonly rows: ReadonlyMap<string, readonly SiblingRow[]>
  /** By id; decoding a product for its slug would cost more than all else. */
  readonly slugs: ReadonlyMap<string, Readonly<Partial<Record<Language, string>>>>
}

/** Rows of siblings by product, of which one family is worked out at a time, and again only after its products were changed. */
export class RememberedSiblings {
  readonly #model: ReadModel
  readonly #families = new LRUCache<string, Family>({ max: MAX_FAMILIES })

  constructor(model: ReadModel) {
    this.#model = model
    model.subscribe(({ isEverything, rewordedIds, wholes }) => {
      // A product may have been of another family before: all are forgotten, which changes of stock and prices do not do.
      if (isEverything || rewordedIds.size > 0 || wholes.has('attribute')) this.#families.clear()
    })
  }

  /** The choices that a product has among its siblings which a market sells; stock is as it is now. */
  soldOf({ id, family, variants: [master] }: ProductRecord, { language, country }: SiblingReading): ProductSiblings[] {
    const { products } = this.#model
    const { rows, slugs } = this.#family(family)
    return (rows.get(id) ?? []).flatMap(({ attribute, members }) => {
      const sold = members.flatMap(member => {
        const entry = products.entry(member.id)
        const slug = slugs.get(member.id)?.[language]
        const isShown = entry?.published && (entry.listedIn & bitOfMarket(country)) !== 0 && slug !== undefined
        if (!isShown) return []
        const { masterSku } = entry
        return [{ sku: masterSku, slug, value: member.value, isOnStock: products.available(masterSku) > 0 }]
      })
      return sold.length > 1 && sold.some(({ sku }) => sku === master.sku) ? [{ attribute, members: sold }] : []
    })
  }

  #family(key: string): Family {
    const known = this.#families.get(key)
    if (known) return known
    const family = this.#workOut(key)
    this.#families.set(key, family)
    return family
  }

  #workOut(key: string): Family {
    const { products, definitions } = this.#model
    const rows = new Map<string, readonly SiblingRow[]>()
    const slugs = new Map<string, Readonly<Partial<Record<Language, string>>>>()
    const ids = products.having('attribute', `family=${key}`)
    if (ids.size < 2 || ids.size > MAX_MEMBERS) return { rows, slugs }
    const records = [...ids].sort().flatMap(id => products.record(id, { isKept: false }) ?? [])
    const goods = records.filter(({ variants }) => !isVirtualSku(variants[0].sku))
    const facts = goods.map(factsOf)
    for (const product of facts) {
      const own = product.attributes.flatMap(({ name }) => definitions.get(name) ?? [])
      const found = siblingRowsOf(product, facts, own)
      if (found.length > 0) rows.set(product.id, found)
    }
    for (const { id, texts } of goods) {
      if (rows.has(id)) slugs.set(id, Object.fromEntries(Object.entries(texts).map(([language, { slug }]) => [language, slug])))
    }
    return { rows, slugs }
  }
}

function factsOf({ id, brand, texts, categoryIds, variants }: ProductRecord): SiblingFacts {
  const name = texts.en?.name ?? Object.values(texts)[0]?.name ?? ''
  return { id, brand, name, home: categoryIds.at(-1), attributes: variants[0].attributes }
}
