import type { Language, Locale } from '../market/index.ts'
import type { Hazard, Signal } from './hazard.ts'

/** Path of the manual that the shop makes of a variant, in the language of the host; what `manualUrl` says of it (PDP-23). */
export function manualPathOf(sku: string): string {
  return `/manual/${sku.toLowerCase()}.pdf`
}

/** Chapters of a manual in their order. */
export const MANUAL_CHAPTERS = [
  'about',
  'use',
  'safety',
  'box',
  'data',
  'setUp',
  'operation',
  'care',
  'storage',
  'faults',
  'questions',
  'disposal',
  'service',
] as const

export type ManualChapter = (typeof MANUAL_CHAPTERS)[number]

/** What a chapter says of every product. */
export interface ChapterTexts {
  readonly title: string
  readonly paragraphs?: readonly string[]
  /** What is to be done, one after another or each for itself. */
  readonly steps?: readonly string[]
  /** What it says of electrical equipment alone. */
  readonly electrical?: string
}

/** A fault, its possible cause, and what to do. */
export type FaultTexts = readonly [fault: string, cause: string, remedy: string]

/** What a manual says of a product with a hazard, under `Safety` and in the chapters it concerns. */
export interface HazardTexts {
  readonly title: string
  /** What happens to whom. */
  readonly danger: string
  readonly rules: readonly string[]
  readonly setUp?: readonly string[]
  readonly care?: readonly string[]
  readonly storage?: readonly string[]
  readonly faults?: readonly FaultTexts[]
  readonly disposal?: readonly string[]
}

/** The texts of all manuals in a language, as an editor writes them. */
export interface ManualTexts {
  readonly title: string
  /** `page` names `{page}` and `{pages}`. */
  readonly labels: Readonly<Record<'contents' | 'model' | 'articleNumber' | 'page' | 'fault' | 'cause' | 'remedy', string>>
  readonly signals: Readonly<Record<Signal, { readonly word: string; readonly meaning: string }>>
  readonly chapters: Readonly<Record<ManualChapter, ChapterTexts>>
  readonly hazards: Readonly<Record<Hazard, HazardTexts>>
}

/** The texts of manuals as they are found for a locale; `source` is the locale or language they were written for. */
export interface FoundManualTexts extends ManualTexts {
  readonly source: Locale | Language
}
