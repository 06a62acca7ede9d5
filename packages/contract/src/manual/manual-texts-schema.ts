import { type FoundManualTexts, HAZARDS, type HazardTexts, MANUAL_CHAPTERS, type ManualTexts, SIGNALS } from '@shop/domain/manual'
import { LANGUAGES, LOCALES } from '@shop/domain/market'
import { entity } from '../entity.ts'
import { line } from '../fields.ts'
import { z } from '../zod.ts'

const title = line(80)
const sentences = z.array(line(400)).min(1).max(12)

const chapter = z.strictObject({
  title,
  paragraphs: sentences.optional(),
  steps: sentences.optional(),
  electrical: line(600).optional(),
})

const hazard: z.ZodType<HazardTexts> = z.strictObject({
  title,
  danger: line(200),
  rules: sentences,
  setUp: sentences.optional(),
  care: sentences.optional(),
  storage: sentences.optional(),
  faults: z
    .array(z.tuple([line(120), line(160), line(160)]))
    .min(1)
    .max(6)
    .optional(),
  disposal: sentences.optional(),
})

const labels = z.strictObject({
  contents: title,
  model: title,
  articleNumber: title,
  page: title.regex(/\{page\}.*\{pages\}/),
  fault: title,
  cause: title,
  remedy: title,
})

const fields = {
  title,
  labels,
  signals: z.record(z.enum(SIGNALS), z.strictObject({ word: line(30), meaning: line(200) })),
  chapters: z.record(z.enum(MANUAL_CHAPTERS), chapter),
  hazards: z.record(z.enum(HAZARDS), hazard),
}

/** A file with the texts of manuals: every chapter and every hazard, and nothing else. */
export const manualFileSchema: z.ZodType<ManualTexts> = z.strictObject(fields)

/** The texts of manuals as the storefront reads them (PDP-23). */
export const manualTextsSchema = entity<FoundManualTexts>('ManualTexts', {
  ...fields,
  source: z.enum([...LOCALES, ...LANGUAGES]),
})
