import { readFileSync } from 'node:fs'
import { articleListSchema } from '@shop/contract/content'
import type { ArticleFacts } from '@shop/domain/content'

/** What is the same of the articles in all languages, by slug. A list that cannot be read is reported, and there are no articles. */
export function readArticleList(folder: URL, onInvalidKey: (key: string) => void): ReadonlyMap<string, ArticleFacts> {
  try {
    const list: unknown = JSON.parse(readFileSync(new URL('articles.json', folder), 'utf8'))
    return new Map(Object.entries(articleListSchema.parse(list)))
  } catch {
    onInvalidKey('articles')
    return new Map()
  }
}
