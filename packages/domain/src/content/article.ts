import type { Language, Locale } from '../market/index.ts'
import type { ContentPage } from './content-page.ts'

/** What is the same of an article in all languages. */
export interface ArticleFacts {
  /** Day it was first shown, YYYY-MM-DD. */
  readonly published: string
  /** Day of its last change, YYYY-MM-DD. */
  readonly changed: string
  /** SKU of the product whose picture it has. */
  readonly picture: string
  /** Slugs of articles to read next. */
  readonly related: readonly string[]
}

/** An article of the inspirations as it is found for a locale: a guide with products to buy in it (ROUTE-26). */
export interface FoundArticle extends ContentPage, ArticleFacts {
  readonly slug: string
  readonly source: Locale | Language
  /** Locales for which the article exists. */
  readonly locales: readonly Locale[]
}

/** An article in a list of articles. */
export interface ArticleEntry extends ArticleFacts {
  readonly slug: string
  readonly title: string
  readonly description: string
  /** Locales for which the article exists. */
  readonly locales: readonly Locale[]
}

/** Whether a text can be the slug of an article. */
export function isArticleSlug(slug: string): boolean {
  return /^[a-z]+(?:-[a-z0-9]+)*$/.test(slug) && slug.length <= 60
}
