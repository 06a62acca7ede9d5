import { COUNTRIES, LANGUAGES, LOCALES, type LocalizedString } from '@shop/domain/market'
import { nameSchema } from '../entity.ts'
import { z } from '../zod.ts'

export const languageSchema = z.enum(LANGUAGES)
export const countrySchema = z.enum(COUNTRIES)
export const localeSchema = z.enum(LOCALES)

/** A text in some of the languages of the shop. */
export const localizedStringSchema: z.ZodType<LocalizedString> = nameSchema(
  'LocalizedString',
  z.partialRecord(languageSchema, z.string()),
)
