import { collectionKeyOf, IMPORTED_CATEGORY_KEY } from '@shop/domain/catalogue'
import type { Language, LocalizedString } from '@shop/domain/market'
import { categoryDraftOf } from '../commercetools/category-draft.ts'
import type { TableEntry, TableSpec } from '../csv/read-table.ts'
import { slugTextOf } from '../slug/slug-text.ts'
import { isHtml, partOfProduct } from '../text/text-values.ts'

type CollectionField = 'handle' | 'title' | 'description' | 'seoTitle' | 'seoDescription' | 'product' | 'published'

const NAMES: TableSpec<CollectionField>['names'] = {
  handle: ['Handle'],
  title: ['Title'],
  description: ['Body HTML', 'Body (HTML)', 'Description'],
  seoTitle: ['SEO Title', 'Metafield: title_tag [string]', 'Metafield: title_tag'],
  seoDescription: ['SEO Description', 'Metafield: description_tag [string]', 'Metafield: description_tag'],
  product: ['Product: Handle'],
  published: ['Published'],
}

const WITHOUT_PLACE =
  /^(?:id|command|updated at|published at|published scope|sort order|template suffix|collection type|row #|top row|image .*|must match|rule: .*|product: .*|products count|metafield: .*)$/i

/** Whether a header is one of collections, as export programs for Shopify write them. */
export function isShopifyCollections(header: readonly string[]): boolean {
  const names = new Set(header.map(name => name.toLowerCase()))
  const isOfProducts = [...names].some(name => /^(?:variant |option1|sku$|price$)/.test(name))
  const isOwn = ['product: handle', 'must match', 'sort order', 'collection type', 'published scope'].some(name =>
    names.has(name),
  )
  return names.has('handle') && names.has('title') && !isOfProducts && isOwn
}

/** A collection as a category below "More products", and its products in it besides their own category. */
export function shopifyCollections(language: Language): TableSpec<CollectionField> {
  return {
    names: NAMES,
    withoutPlace: WITHOUT_PLACE,
    keyOf: ({ cell }) => cell('handle'),
    read(handle, rows, { refuse }) {
      const [first] = rows
      const draft = collectionOf(
        { handle, title: first.cell('title'), html: first.cell('description') },
        { title: first.cell('seoTitle'), description: first.cell('seoDescription') },
        language,
      )
      if (!('key' in draft)) {
        for (const { column, reason } of draft) refuse(first, column.startsWith('name') ? 'title' : 'handle', reason)
        return []
      }
      const { key } = draft
      const bare = rows.filter(row => row.cell('product') === '').map(({ row }) => row)
      const members = rows.flatMap((row): TableEntry[] => {
        const product = row.cell('product')
        return product === ''
          ? []
          : [{ kind: 'product', key: product, rows: [row.row], product: partOfProduct(product, [{ key }]) }]
      })
      return [{ kind: 'category', key: handle, category: draft, rows: bare }, ...members]
    },
  }
}

interface CollectionTexts {
  readonly handle: string
  readonly title: string
  readonly html: string
}

/** The category that a collection becomes, or what is wrong with it. Text with structure stands below its products. */
export function collectionOf(
  { handle, title, html }: CollectionTexts,
  seo: { readonly title: string; readonly description: string },
  language: Language,
) {
  const inLanguage = (text: string): LocalizedString => (text === '' ? {} : { [language]: text })
  const hasStructure = /<(?:h\d|ul|ol|table|a|strong|b)\b/i.test(html)
  const draft = categoryDraftOf({
    key: collectionKeyOf(slugTextOf(handle, language)),
    parentKey: IMPORTED_CATEGORY_KEY,
    texts: {
      name: inLanguage(title),
      slug: inLanguage(handle),
      description: inLanguage(hasStructure ? '' : html),
      metaTitle: inLanguage(seo.title || title),
      metaDescription: inLanguage(seo.description),
    },
    orderHint: '',
  })
  return 'key' in draft && hasStructure && isHtml(html) ? { ...draft, content: inLanguage(html) } : draft
}
