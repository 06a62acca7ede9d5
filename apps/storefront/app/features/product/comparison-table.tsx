import { type AttributeDefinition, technicalValueOf } from '@shop/domain/product'
import { formatAttribute } from '@shop/i18n/format'
import { classNames } from '@shop/ui'
import type { CardProduct } from '../../catalogue/card-product.ts'
import { ProductPicture } from '../../commerce-ui/pictures.tsx'
import { useShop } from '../../request/use-shop.tsx'
import { EnergyArrow } from './energy-arrow.tsx'
import { PriceTag, StockNote } from './product-notes.tsx'

/** Products by the attributes that are compared; the first one is that of the page. */
export interface ComparedProducts {
  readonly products: readonly CardProduct[]
  readonly attributes: readonly AttributeDefinition[]
}

/**
 * The product next to four others of its family by five attributes (PDP-17, PDP-18). The names of the attributes stay in
 * view while the rest scrolls sideways.
 */
export function ComparisonTable({ comparison: { products, attributes } }: { comparison: ComparedProducts }) {
  const { t, text } = useShop()
  const [own] = products
  return (
    <section
      aria-label={t('product.compare')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable table must be reachable by keyboard
      tabIndex={0}
      className="relative overflow-x-auto rounded-card border border-steel-200"
    >
      <table className="w-full border-separate border-spacing-0 text-left text-sm">
        <thead>
          <tr>
            <td className={`${corner} border-b border-steel-200`} />
            {products.map(product => (
              <th
                key={product.id}
                scope="col"
                className={classNames('min-w-44 border-b border-steel-200 p-3 align-top font-normal', product === own && OWN)}
              >
                <ComparedProduct product={product} isOwn={product === own} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row" className={corner}>
              {t('product.currentPrice')}
            </th>
            {products.map(product => (
              <td key={product.id} className={classNames(cell, product === own && OWN)}>
                {product.masterVariant.price ? <PriceTag price={product.masterVariant.price} /> : null}
                <EnergyArrow variant={product.masterVariant} className="mt-1" />
                <span className="mt-1 block text-xs">
                  <StockNote variant={product.masterVariant} />
                </span>
              </td>
            ))}
          </tr>
          {attributes.map(definition => (
            <tr key={definition.name}>
              <th scope="row" className={corner}>
                {text(definition.label)}
              </th>
              {products.map(product => (
                <td key={product.id} className={classNames('num', cell, product === own && OWN)}>
                  <ComparedValue product={product} definition={definition} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

const OWN = 'bg-steel-50'
export const cell = 'min-w-44 border-b border-steel-200 px-3 py-2.5 align-top'
export const corner =
  'sticky left-0 z-10 w-32 min-w-32 border-r border-b border-steel-200 bg-white px-3 py-2.5 text-left align-top font-medium text-steel-600 hyphens-auto md:w-48 md:min-w-48'

function ComparedProduct({ product, isOwn }: { product: CardProduct; isOwn: boolean }) {
  const { t, hrefs, text } = useShop()
  return (
    <>
      <span className="shot mb-2 block size-28 overflow-hidden rounded-md p-1">
        <ProductPicture image={product.masterVariant.images[0]} sizes="112px" />
      </span>
      <span className="block text-xs text-steel-600">{isOwn ? t('product.thisProduct') : product.brand}</span>
      {isOwn ? (
        <span className="block leading-5 font-semibold">{text(product.name)}</span>
      ) : (
        <a href={hrefs.product(text(product.slug))} className="block leading-5 font-medium text-link hover:underline">
          {text(product.name)}
        </a>
      )}
    </>
  )
}

function ComparedValue({ product, definition }: { product: CardProduct; definition: AttributeDefinition }) {
  const { locale } = useShop()
  const value = technicalValueOf(product.masterVariant, definition.name)
  return value === undefined ? '–' : formatAttribute(definition, value, locale)
}
