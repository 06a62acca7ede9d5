export { HAZARDS, type Hazard, hazardsOf, SIGNALS, type Signal, signalOf } from './hazard.ts'
export {
  type ChapterTexts,
  type FaultTexts,
  type FoundManualTexts,
  type HazardTexts,
  MANUAL_CHAPTERS,
  type ManualChapter,
  type ManualTexts,
  manualPathOf,
} from './manual-texts.ts'
