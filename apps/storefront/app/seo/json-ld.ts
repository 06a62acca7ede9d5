import { type FaqBlock, fillInline, type PageBlock, type PageFacts } from '@shop/domain/content'

/** A value of structured data. */
export type JsonLdValue = string | number | boolean | JsonLd | readonly JsonLdValue[]

/** A thing as schema.org describes it; what is not known is left out. */
export interface JsonLd {
  readonly [name: string]: JsonLdValue
}

/** The vocabulary of structured data. */
export const SCHEMA = 'https://schema.org'

/** A step of the way to a page; the page itself has no address there. */
export interface TrailStep {
  readonly name: string
  readonly url?: string
}

/** The way from the home page to a page, as its breadcrumbs show it. */
export function breadcrumbData(steps: readonly TrailStep[]): JsonLd {
  return {
    '@context': SCHEMA,
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      ...(url ? { item: url } : {}),
    })),
  }
}

/** The questions of a page with their answers, facts filled in; undefined where it has none. */
export function faqData(blocks: readonly PageBlock[], facts: PageFacts): JsonLd | undefined {
  const questions = blocks.filter((block): block is FaqBlock => block.type === 'faq').flatMap(({ items }) => items)
  if (questions.length === 0) return undefined
  return questionData(
    questions.map(({ question, answer }) => [
      fillInline(question, facts),
      answer.map(paragraph => fillInline(paragraph, facts)).join('\n'),
    ]),
  )
}

/** Questions with their answers, in the language of the page. */
export function questionData(questions: readonly (readonly [question: string, answer: string])[]): JsonLd {
  return {
    '@context': SCHEMA,
    '@type': 'FAQPage',
    mainEntity: questions.map(([name, text]) => ({
      '@type': 'Question',
      name,
      acceptedAnswer: { '@type': 'Answer', text },
    })),
  }
}

interface ArticleSource {
  readonly title: string
  readonly description: string
  readonly url: string
  readonly pictureUrl: string | undefined
  readonly published: string
  readonly changed: string
  readonly language: string
  /** Who wrote and publishes it. */
  readonly publisher: string
}

/** An article, for search engines (ROUTE-26). */
export function articleData(article: ArticleSource): JsonLd {
  const publisher = { '@type': 'Organization', name: article.publisher }
  return {
    '@context': SCHEMA,
    '@type': 'Article',
    headline: article.title,
    description: article.description,
    mainEntityOfPage: article.url,
    ...(article.pictureUrl ? { image: [article.pictureUrl] } : {}),
    datePublished: article.published,
    dateModified: article.changed,
    inLanguage: article.language,
    author: publisher,
    publisher,
  }
}

/** The pages a listing leads to, in its order. */
export function itemListData(urls: readonly string[]): JsonLd {
  return {
    '@context': SCHEMA,
    '@type': 'ItemList',
    itemListElement: urls.map((url, index) => ({ '@type': 'ListItem', position: index + 1, url })),
  }
}
