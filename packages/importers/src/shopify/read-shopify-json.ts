import type { EntrySource, ImportEntry, SourceRow } from '../entry/import-entry.ts'
import { hasLostCharacters, isRecord, textAt } from '../json/json-value.ts'
import { readJsonElements } from '../json/read-json-elements.ts'
import { collectionOf } from './shopify-collections.ts'
import type { ShopifyOptions } from './shopify-columns.ts'
import { countriesOf } from './shopify-redirects.ts'

/** Collections and redirects of Shopify as its API delivers them: a list, or one under `custom_collections` and the like. */
export function readShopifyJson(chunks: AsyncIterable<string>, options: ShopifyOptions): EntrySource {
  return { header: [], columnNotes: () => [], entries: entries() }

  async function* entries(): AsyncGenerator<ImportEntry> {
    for await (const { text, line } of readJsonElements(chunks)) yield entryOf({ line, cells: [], original: text }, text, options)
  }
}

function entryOf(row: SourceRow, text: string, { language, currency }: ShopifyOptions): ImportEntry {
  const refuse = (key: string, column: string, reason: string): ImportEntry => {
    return { kind: 'refused', key, rows: [], refusals: [{ row, column, value: key, reason }], notes: [] }
  }
  const resource = parse(text)
  if (!isRecord(resource) || hasLostCharacters(resource)) return refuse('', '', 'the resource is no valid JSON; correct it')
  const source = textAt(resource, 'path')
  if (source !== '') {
    const redirection = { source, target: textAt(resource, 'target'), countries: countriesOf(currency) }
    return { kind: 'redirection', key: source, redirection, rows: [row], refusals: [], notes: [] }
  }
  const handle = textAt(resource, 'handle')
  if (handle === '' || 'variants' in resource)
    return refuse(handle, '', 'this is neither a collection nor a redirect; export products, customers and orders as CSV')
  const texts = {
    handle,
    title: textAt(resource, 'title'),
    html: textAt(resource, 'body_html') || textAt(resource, 'descriptionHtml'),
  }
  const draft = collectionOf(texts, { title: '', description: '' }, language)
  if ('key' in draft) return { kind: 'category', key: handle, category: draft, rows: [row], refusals: [], notes: [] }
  const refusals = draft.map(problem => ({ row, ...problem }))
  return { kind: 'refused', key: handle, rows: [], refusals, notes: [] }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
