import { type JsonLd, SCHEMA } from './json-ld.ts'

/** The pages a listing leads to, in its order. */
export function itemListData(urls: readonly string[]): JsonLd {
  return {
    '@context': SCHEMA,
    '@type': 'ItemList',
    itemListElement: urls.map((url, index) => ({ '@type': 'ListItem', position: index + 1, url })),
  }
}
