import { type ContentPage, type FoundPage, PAGE_SLUGS, type PageEntry } from '@shop/domain/content'
import { LANGUAGES, LOCALES } from '@shop/domain/market'
import { entity, list } from '../entity.ts'
import { line } from '../fields.ts'
import { z } from '../zod.ts'
import { pageBlockSchema } from './page-block-schema.ts'

const pageFields = {
  title: line(60),
  /** As long as search engines show. */
  description: line(155).min(70),
  lead: line(500),
  blocks: z.array(pageBlockSchema).min(1).max(60),
}
const slug = z.enum(PAGE_SLUGS)
const locales = list(z.enum(LOCALES))

/** A file of a page: exactly these keys. */
export const pageFileSchema: z.ZodType<ContentPage> = z.strictObject(pageFields)

/** A page as the storefront shows it (CMS-02). */
export const pageSchema = entity<FoundPage>('ContentPage', {
  slug,
  ...pageFields,
  source: z.enum([...LOCALES, ...LANGUAGES]),
  locales,
})

/** A page in a list of pages (CMS-05). */
export const pageEntrySchema = entity<PageEntry>('ContentPageEntry', { slug, title: line(60), locales })
