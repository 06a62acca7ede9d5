import { type ChapterTexts, type Hazard, type HazardTexts, type ManualChapter, SIGNALS, signalOf } from '@shop/domain/manual'
import type { LocalizedString } from '@shop/domain/market'
import type { ManualBlock, ManualFact } from './manual-document.ts'
import type { ManualSource } from './manual-source.ts'

/** What chapters are filled with. */
export interface ChapterInput extends ManualSource {
  readonly text: (of: LocalizedString) => string
  readonly hazards: readonly Hazard[]
  readonly facts: readonly ManualFact[]
}

/** The blocks of a chapter; none where it would say nothing of the product. */
export function blocksOfChapter(chapter: ManualChapter, input: ChapterInput): ManualBlock[] {
  const { texts, hazards, product, text } = input
  const own = texts.chapters[chapter]
  const ofHazards = hazards.map(hazard => texts.hazards[hazard])
  const prose = paragraphs(own.paragraphs)
  switch (chapter) {
    case 'about':
      return [...prose, { kind: 'signals', rows: SIGNALS.map(signal => ({ signal, ...texts.signals[signal] })) }]
    case 'safety':
      return [...prose, ...hazards.map(hazard => warningOf(hazard, input))]
    case 'box':
      return product.deliveryPackage.length === 0
        ? []
        : [
            ...prose,
            list(
              false,
              product.deliveryPackage.map(({ count, name }) => `${count} × ${text(name)}`),
            ),
          ]
    case 'data':
      return [{ kind: 'facts', rows: input.facts }]
    case 'setUp':
      return [list(true, stepsOf(own, ofHazards, 'setUp'))]
    case 'care':
      return [list(false, stepsOf(own, ofHazards, 'care'))]
    case 'storage':
      return [list(false, stepsOf(own, ofHazards, 'storage'))]
    case 'operation':
      return [list(true, own.steps ?? [])]
    case 'faults':
      return faultsOf(ofHazards, input)
    case 'questions':
      return product.faq.map(({ question, answer }) => ({ kind: 'question', question: text(question), answer: text(answer) }))
    case 'disposal':
      return [...prose, ...electricalOf(own, hazards), ...paragraphs(ofHazards.flatMap(({ disposal = [] }) => disposal))]
    case 'service':
      return [...prose, { kind: 'facts', rows: input.contact }]
    case 'use':
      return prose
  }
}

function electricalOf({ electrical }: ChapterTexts, hazards: readonly Hazard[]): ManualBlock[] {
  const isElectrical = hazards.includes('mains') || hazards.includes('battery')
  return isElectrical && electrical ? [{ kind: 'electrical', text: electrical }] : []
}

function warningOf(hazard: Hazard, { texts }: ChapterInput): ManualBlock {
  const signal = signalOf(hazard)
  const { title, danger, rules } = texts.hazards[hazard]
  return { kind: 'warning', signal, word: texts.signals[signal].word, title, danger, rules }
}

/** Steps for every product, then those for its hazards. */
function stepsOf({ steps = [] }: ChapterTexts, hazards: readonly HazardTexts[], key: 'setUp' | 'care' | 'storage'): string[] {
  return [...steps, ...hazards.flatMap(hazard => hazard[key] ?? [])]
}

function faultsOf(hazards: readonly HazardTexts[], { texts }: ChapterInput): ManualBlock[] {
  const rows = hazards.flatMap(({ faults = [] }) => faults)
  const { fault, cause, remedy } = texts.labels
  if (rows.length === 0) return []
  return [{ kind: 'table', columns: [fault, cause, remedy], rows }, ...paragraphs(texts.chapters.faults.paragraphs)]
}

function paragraphs(texts: readonly string[] = []): ManualBlock[] {
  return texts.map(text => ({ kind: 'paragraph', text }))
}

function list(isOrdered: boolean, items: readonly string[]): ManualBlock {
  return { kind: 'list', isOrdered, items }
}
