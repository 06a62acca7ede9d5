import { type ArticleEntry, type ArticleFacts, type FoundArticle, isArticleSlug } from '@shop/domain/content'
import { LANGUAGES, LOCALES } from '@shop/domain/market'
import { entity, list } from '../entity.ts'
import { line, sku } from '../fields.ts'
import { z } from '../zod.ts'
import { contentPageFields } from './page-schema.ts'

const day = z.iso.date()
const slug = z.string().max(60).refine(isArticleSlug, 'No slug of an article')
const facts = { published: day, changed: day, picture: sku, related: list(slug) }
const locales = list(z.enum(LOCALES))

/** The file that says of every article what is the same in all languages. */
export const articleListSchema: z.ZodType<Readonly<Record<string, ArticleFacts>>> = z.record(slug, z.strictObject(facts))

/** An article as the storefront shows it (ROUTE-26). */
export const articleSchema = entity<FoundArticle>('Article', {
  slug,
  ...contentPageFields,
  ...facts,
  source: z.enum([...LOCALES, ...LANGUAGES]),
  locales,
})

/** An article in a list of articles. */
export const articleEntrySchema = entity<ArticleEntry>('ArticleEntry', {
  slug,
  title: line(70),
  description: line(155),
  ...facts,
  locales,
})

/** An article of Austria that was written for all who read German. */
export const articleExample: FoundArticle = {
  slug: 'choosing-a-fryer',
  title: 'Die richtige Fritteuse',
  description: 'Liter, Watt und Steckdose: wie Sie die Fritteuse finden, die zu Ihren Portionen und zu Ihrem Anschluss passt.',
  lead: 'Drei Zahlen entscheiden.',
  blocks: [
    { type: 'text', heading: 'Liter', paragraphs: ['Ein Liter Öl brät etwa 100 g.'] },
    { type: 'items', heading: 'Dazu passt', skus: ['EX30000101'] },
  ],
  published: '2026-10-05',
  changed: '2026-11-02',
  picture: 'EX30000101',
  related: ['fitting-out-a-food-stall'],
  source: 'de',
  locales: ['de-AT', 'de-CH', 'de-DE'],
}
