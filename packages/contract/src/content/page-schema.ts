import { type ContentPage, type FoundPage, HOME_SLUG, PAGE_SLUGS, type PageEntry } from '@shop/domain/content'
import { LANGUAGES, LOCALES } from '@shop/domain/market'
import { entity, list } from '../entity.ts'
import { line } from '../fields.ts'
import { z } from '../zod.ts'
import { pageBlockSchema } from './page-block-schema.ts'

/** Letters of a description that search engines show. */
const MAX_DESCRIPTION = 155
/** Whether a description is short enough; of a placeholder what is shown is a figure, and not its name. */
const isShown = (text: string) => text.replaceAll(/\{\w+\}/g, '000').length <= MAX_DESCRIPTION

/** What editors write of every page. */
export const contentPageFields = {
  title: line(70),
  /** As long as search engines show. */
  description: line(250).min(70).refine(isShown, `at most ${MAX_DESCRIPTION} letters`),
  lead: line(500),
  blocks: z.array(pageBlockSchema).min(1).max(60),
}
const slug = z.enum(PAGE_SLUGS)
const locales = list(z.enum(LOCALES))

/** A file of a page: exactly these keys. */
export const pageFileSchema: z.ZodType<ContentPage> = z.strictObject(contentPageFields)

/**
 * The content of a file without invalid blocks, so that one mistake does not take its page; each is told by its place,
 * from 1. What else is wrong with a file, the schema says.
 */
export function withoutBrokenBlocks(file: unknown, onBroken: (place: number) => void): unknown {
  if (typeof file !== 'object' || file === null || !('blocks' in file) || !Array.isArray(file.blocks)) return file
  const blocks = file.blocks.filter((block: unknown, index) => {
    const isKnown = pageBlockSchema.safeParse(block).success
    if (!isKnown) onBroken(index + 1)
    return isKnown
  })
  return { ...file, blocks }
}

/** A page as the storefront shows it (CMS-02). */
export const pageSchema = entity<FoundPage>('ContentPage', {
  slug: z.enum([...PAGE_SLUGS, HOME_SLUG]),
  ...contentPageFields,
  source: z.enum([...LOCALES, ...LANGUAGES]),
  locales,
})

/** A page in a list of pages (CMS-05). */
export const pageEntrySchema = entity<PageEntry>('ContentPageEntry', { slug, title: line(70), locales })

/** A page of Austria that was written for all who read German. */
export const pageExample: FoundPage = {
  slug: 'payment',
  title: 'Zahlungsarten',
  description: 'Wie Sie bei uns bezahlen, wann das Geld abgebucht wird und was die Zahlungsarten in Ihrem Land kosten.',
  lead: 'An der Kasse sehen Sie die Zahlungsarten, die für Ihr Land und Ihren Warenkorb möglich sind.',
  blocks: [
    { type: 'text', heading: 'In Ihrem Land', paragraphs: ['Zahlungsarten: {paymentMethods}. Mehr: [Fragen](page:faq).'] },
    { type: 'table', heading: 'Überweisung', columns: ['Angabe', 'Wert'], rows: [['IBAN', '{iban}']] },
  ],
  source: 'de',
  locales: ['de-AT', 'de-CH', 'de-DE'],
}
