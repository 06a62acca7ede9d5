import { CONTENT_KEYS, type FoundContent } from '@shop/domain/content'
import { LANGUAGES, LOCALES } from '@shop/domain/market'
import { entity } from '../entity.ts'
import { line } from '../fields.ts'
import { z } from '../zod.ts'

/** A file of content: exactly these keys, each a line of words. */
export const contentFileSchema = z.strictObject({
  title: line(120),
  lead: line(400),
  linkLabel: line(80),
})

/** Content as the storefront shows it (CMS-02). */
export const contentSchema = entity<FoundContent>('Content', {
  key: z.enum(CONTENT_KEYS),
  title: line(120),
  lead: line(400),
  linkLabel: line(80),
  source: z.enum([...LOCALES, ...LANGUAGES]),
})

/** Content of Austria that was written for all who read German. */
export const contentExample: FoundContent = {
  key: 'shop-by-department',
  title: 'Nach Abteilung einkaufen',
  lead: 'Von der Profiküche bis zur Werkstatt: In unseren Abteilungen finden Sie schnell, was Ihr Betrieb braucht.',
  linkLabel: 'Alle Abteilungen ansehen',
  source: 'de',
}
