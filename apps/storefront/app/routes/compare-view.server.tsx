import { localize } from '@shop/domain/market'
import {
  areAllEqual,
  chooseVariant,
  compareAttributes,
  isProductDetails,
  isVirtualSku,
  type Measures,
  measuresOf,
  type ProductDetails,
} from '@shop/domain/product'
import { formatAttribute, formatSides, formatWeight } from '@shop/i18n/format'
import { cardProductOf } from '../catalogue/card-product.ts'
import { renderFrame, renderStill } from '../commerce-ui/still.server.tsx'
import { QuickAddButton } from '../features/cart/quick-add-button.tsx'
import { ChosenComparison, type ComparisonGroup, type ComparisonRow } from '../features/product/chosen-comparison.tsx'
import { comparisonHref } from '../href/mark-hrefs.ts'
import { translatorOf } from '../request/messages.ts'
import type { ShopRequest } from '../request/request-context.server.ts'
import type { ShopData } from '../request/shop-data.ts'
import { GoneItems } from './marks-view.server.tsx'

/** Stands for a value that is not known. */
const UNKNOWN = '–'

/** Items that are compared, each as the product of which it is chosen, and the SKUs of those that this market does not sell. */
interface ComparedItems {
  readonly products: readonly ProductDetails[]
  readonly gone: readonly string[]
}

/** Looks up what is compared, in the order of the SKUs. */
export async function loadCompared({ client, language }: ShopRequest, skus: readonly string[]): Promise<ComparedItems> {
  const asked = skus.filter(sku => !isVirtualSku(sku))
  if (asked.length === 0) return { products: [], gone: [] }
  const { products } = await client.call(
    'getProduct',
    { skus: [...asked], limit: asked.length, locale: language },
    'product-details',
  )
  const found = products.results.filter(product => isProductDetails(product))
  const items = asked.map(sku => {
    const product = found.find(({ masterVariant, variants }) => [masterVariant, ...variants].some(other => other.sku === sku))
    return { sku, chosen: product && chooseVariant(product, sku) }
  })
  return {
    products: items.flatMap(({ chosen }) => (chosen?.masterVariant.price ? [chosen] : [])),
    gone: items.flatMap(({ sku, chosen }) => (chosen?.masterVariant.price ? [] : [sku])),
  }
}

/** The HTML of a comparison. */
export function renderComparison(shop: ShopRequest, data: ShopData, { products, gone }: ComparedItems): string {
  const groups = groupsOf(shop, products)
  const columns = products.map(product => {
    const { sku } = product.masterVariant
    const rest = products.flatMap(other => (other === product ? [] : [other.masterVariant.sku]))
    return {
      card: cardProductOf(product, data.language),
      variantSku: isFirstVariant(product) ? undefined : sku,
      restHref: comparisonHref(shop.hrefs, rest),
    }
  })
  const table = renderStill(data, { name: 'chosen-comparison', input: [columns, groups], uses: ['netPrices'] }, () => (
    <ChosenComparison products={columns} groups={groups} action={card => <QuickAddButton product={card} />} />
  ))
  return renderFrame(
    data,
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React */}
      <div dangerouslySetInnerHTML={{ __html: table }} />
      <GoneItems items={gone} />
    </>,
  )
}

function isFirstVariant({ masterVariant, variants }: ProductDetails): boolean {
  return variants.every(({ id }) => id > masterVariant.id)
}

/** Names of technical attributes that say how large and heavy something is. */
const SIZE = /^dimensions$|weight$/i

function groupsOf({ locale }: ShopRequest, products: readonly ProductDetails[]): ComparisonGroup[] {
  const t = translatorOf(locale)
  const compared = compareAttributes(products).map(({ definition, values, isSame }) => {
    const texts = values.map(value => (value === undefined ? UNKNOWN : formatAttribute(definition, value, locale)))
    const row: ComparisonRow = { label: localize(definition.label, locale), values: texts, isSame }
    return { isSize: SIZE.test(definition.name), row }
  })
  const rowsOf = (isSize: boolean) => compared.flatMap(each => (each.isSize === isSize ? [each.row] : []))
  const named = rowsOf(true)
  const measures = (label: string, side: 'net' | 'gross', write: (measures: Measures) => string | undefined) =>
    rowOf(
      label,
      products.map(product => write(measuresOf(product.masterVariant.attributes, side))),
    )
  const sides = ({ sides: known }: Measures) => known && formatSides(known, locale)
  const weight = ({ weight: known }: Measures) => (known === undefined ? undefined : formatWeight(known, locale))
  const size = [
    measures(t('product.netDimensions'), 'net', sides),
    measures(t('product.netWeight'), 'net', weight),
    measures(t('product.grossDimensions'), 'gross', sides),
    measures(t('product.grossWeight'), 'gross', weight),
  ]
    .flat()
    // A measure that a technical attribute tells already is not told twice.
    .filter(({ values }) => !named.some(row => row.values.join() === values.join()))
  const about = parcelsOf(products)
  return [
    { title: t('product.technicalDetails'), rows: rowsOf(false) },
    { title: t('comparison.size'), rows: [...named, ...size] },
    ...(about.length > 0 ? [{ title: t('product.deliveryPackage'), rows: about }] : []),
  ].filter(({ rows }) => rows.length > 0)

  function parcelsOf(of: readonly ProductDetails[]): ComparisonRow[] {
    const parcels = of.map(({ deliveryPackage }) =>
      deliveryPackage.map(({ count, name }) => `${count} × ${localize(name, locale)}`).join(', '),
    )
    return rowOf(
      t('product.deliveryPackage'),
      parcels.map(parcel => parcel || undefined),
    )
  }
}

/** A row, unless nothing is known of any product. */
function rowOf(label: string, values: readonly (string | undefined)[]): ComparisonRow[] {
  if (values.every(value => value === undefined)) return []
  return [{ label, values: values.map(value => value ?? UNKNOWN), isSame: areAllEqual(values) }]
}
