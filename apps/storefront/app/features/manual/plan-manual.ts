import { type Hazard, hazardsOf, MANUAL_CHAPTERS } from '@shop/domain/manual'
import { localize } from '@shop/domain/market'
import { energyClassOf, textAttribute } from '@shop/domain/product'
import { SHOP_NAME } from '@shop/domain/store'
import { factsOf } from '../../catalogue/product-facts.ts'
import type { ManualDocument, ManualFact } from './manual-document.ts'
import type { ManualSource } from './manual-source.ts'
import { blocksOfChapter } from './plan-chapter.ts'

/** Figures on the cover, besides model and numbers. */
const COVER_FIGURES = 5

/** The manual of a product from its own data and the words of its language; chapters without content are left out (PDP-23). */
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
