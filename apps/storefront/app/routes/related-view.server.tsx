import type { ProductProjection } from '@shop/domain/product'
import { cardProductOf } from '../catalogue/card-product.ts'
import type { FragmentData } from '../commerce-ui/fragment.tsx'
import { renderFrame, renderStill, type SendFragment } from '../commerce-ui/still.server.tsx'
import { SIMILAR_PRODUCTS_ANCHOR } from '../features/cart/quick-add-button.tsx'
import { BoughtTogether } from '../features/product/bought-together.tsx'
import { ComparisonTable } from '../features/product/comparison-table.tsx'
import type { RelatedProducts } from '../features/product/load-product.server.ts'
import { ProductLinks } from '../features/product/product-grid.tsx'
import { ProductSection, type SectionAnchor } from '../features/product/product-section.tsx'
import { NeededProducts, RelatedByKind, type ShownRelation } from '../features/product/related-products.tsx'
import { translatorOf } from '../request/messages.ts'
import type { ShopData } from '../request/shop-data.ts'
import { renderCards } from './cards.server.tsx'

/** Other products of a page. */
export interface RelatedView {
  readonly anchors: readonly SectionAnchor[]
  /** What the product cannot be used without; null where it needs nothing. */
  readonly needed: FragmentData | null
  /** Null without any. */
  readonly sections: FragmentData | null
  /** Products like it, with their heading; null without any. */
  readonly similar: FragmentData | null
}

/** The other products of a page, as sections and below them. */
export function viewRelated(
  data: ShopData,
  send: SendFragment,
  product: ProductProjection,
  related: RelatedProducts,
): RelatedView {
  const { relations, comparison, complementary, similar, boughtTogether } = related
  const { bases } = relations
  const shown = relations.relations.map(
    ({ products, ...relation }): ShownRelation => ({
      ...relation,
      products: products.map(each => cardProductOf(each, data.language)),
    }),
  )
  const t = translatorOf(`${data.language}-${data.country}`)
  const sections = [
    ...(boughtTogether.products.length > 0
      ? [{ id: 'bought-together', title: t('product.boughtTogether'), html: together() }]
      : []),
    ...(shown.length > 0 ? [{ id: 'accessories', title: t('product.accessories'), html: byKind() }] : []),
    ...(bases.length > 0 ? [{ id: 'fits', title: t('product.fitsProducts'), html: links() }] : []),
    ...(comparison ? [{ id: 'compare', title: t('product.compare'), html: table(comparison) }] : []),
    ...(complementary.length > 0
      ? [{ id: 'goes-well', title: t('product.goesWellWith'), html: renderCards(data, complementary) }]
      : []),
  ]
  return {
    anchors: sections.map(({ id, title }) => ({ id, title })),
    needed: shown.some(({ isRequired }) => isRequired) ? send('also-needed', needed()) : null,
    sections:
      sections.length > 0
        ? send(
            'related',
            renderFrame(
              data,
              sections.map(section => <ProductSection key={section.id} {...section} />),
            ),
          )
        : null,
    similar:
      similar.products.length > 0
        ? send('similar', renderFrame(data, <Similar title={t('product.similarProducts')} html={alike()} />))
        : null,
  }

  function alike(): string {
    return renderCards(data, similar.products, { mark: { id: similar.id, name: 'similar-products' } })
  }

  function together(): string {
    const products = [product, ...boughtTogether.products].map(part => cardProductOf(part, data.language))
    const mark = { id: boughtTogether.id, name: 'bought-together' } as const
    return renderStill(data, { name: 'bought-together', input: [products, mark], uses: ['netPrices'] }, () => (
      <BoughtTogether products={products} mark={mark} />
    ))
  }

  function needed(): string {
    return renderStill(data, { name: 'needed-products', input: shown, uses: ['netPrices'] }, () => (
      <NeededProducts relations={shown} />
    ))
  }

  function byKind(): string {
    return renderStill(data, { name: 'related-by-kind', input: shown, uses: ['netPrices'] }, () => (
      <RelatedByKind relations={shown} />
    ))
  }

  function links(): string {
    const products = bases.map(product => cardProductOf(product, data.language))
    return renderStill(data, { name: 'product-links', input: products }, () => <ProductLinks products={products} />)
  }

  function table(compared: NonNullable<RelatedProducts['comparison']>): string {
    const names = new Set(compared.attributes.map(({ name }) => name))
    const products = compared.products.map(product => {
      const card = cardProductOf(product, data.language)
      const values = product.masterVariant.attributes.filter(({ name }) => names.has(name) && !/^energy/.test(name))
      return { ...card, masterVariant: { ...card.masterVariant, attributes: [...card.masterVariant.attributes, ...values] } }
    })
    const comparison = { products, attributes: compared.attributes }
    return renderStill(data, { name: 'comparison', input: comparison, uses: ['netPrices'] }, () => (
      <ComparisonTable comparison={comparison} />
    ))
  }
}

function Similar({ title, html }: { title: string; html: string }) {
  return (
    <section
      id={SIMILAR_PRODUCTS_ANCHOR}
      className="section-anchor below-fold mt-14 [--expected-height:116rem] lg:[--expected-height:69rem]"
    >
      <h2 className="mb-5 text-h2">{title}</h2>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React */}
      <div className="contents" dangerouslySetInnerHTML={{ __html: html }} />
    </section>
  )
}
