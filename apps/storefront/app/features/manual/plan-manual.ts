import {
  type ChapterTexts,
  type Hazard,
  type HazardTexts,
  hazardsOf,
  MANUAL_CHAPTERS,
  type ManualChapter,
  type ManualTexts,
  SIGNALS,
  signalOf,
} from '@shop/domain/manual'
import { type Locale, type LocalizedString, localize } from '@shop/domain/market'
import { energyClassOf, type ProductDetails, textAttribute } from '@shop/domain/product'
import { SHOP_NAME } from '@shop/domain/store'
import type { Translate } from '@shop/i18n'
import { factsOf } from '../../catalogue/product-facts.ts'
import type { ManualBlock, ManualDocument, ManualFact } from './manual-document.ts'

/** Figures on the cover, besides model and numbers. */
const COVER_FIGURES = 5

/** The manual of a product from its data and the texts of its language; chapters without content are left out (PDP-23). */
export function planManual(source: ManualSource): ManualDocument {
  const { product, texts, locale, t, publisher } = source
  const text = (of: Parameters<typeof localize>[0]) => localize(of, locale)
  const { masterVariant } = product
  const facts = factsOf(product, { t, text, locale })
    .filter(({ label }) => label !== t('product.releaseDate'))
    .map(({ label, value }): ManualFact => [label, value])
  const [name = '', ...figures] = text(product.name).split(' – ')
  const energyClass = energyClassOf(masterVariant.attributes)
  const hazards: readonly Hazard[] = hazardsOf(masterVariant.attributes)
  const article: ManualFact = [texts.labels.articleNumber, masterVariant.sku]
  const identity: ManualFact[] = [
    [texts.labels.model, product.model],
    article,
    ...(energyClass ? [[t('product.energyClass'), energyClass] as const] : []),
  ]
  const input = { ...source, text, hazards, facts: [...identity, ...facts] }
  return {
    locale,
    title: texts.title,
    shopName: SHOP_NAME,
    brand: product.brand,
    model: product.model,
    name,
    subtitle: figures.join(' – '),
    article,
    coverFacts: [...identity, ...facts.slice(0, COVER_FIGURES)],
    publisher,
    contentsTitle: texts.labels.contents,
    pageLabel: texts.labels.page,
    chapters: MANUAL_CHAPTERS.map(key => ({ title: texts.chapters[key].title, blocks: blocksOfChapter(key, input) })).filter(
      ({ blocks }) => blocks.length > 0,
    ),
    date: textAttribute(masterVariant.attributes, 'releaseDate') ?? product.createdAt.slice(0, 10),
  }
}

/** The input of a manual, all in one language. */
interface ManualSource {
  readonly product: ProductDetails
  readonly texts: ManualTexts
  readonly locale: Locale
  readonly t: Translate
  /** Name and address of the company. */
  readonly publisher: string
  /** Contact of the shop in the market, as rows. */
  readonly contact: readonly ManualFact[]
}

/** The input of a chapter. */
interface ChapterInput extends ManualSource {
  readonly text: (of: LocalizedString) => string
  readonly hazards: readonly Hazard[]
  readonly facts: readonly ManualFact[]
}

/** The blocks of a chapter; none where it has nothing about the product. */
function blocksOfChapter(chapter: ManualChapter, input: ChapterInput): ManualBlock[] {
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
