import { localize } from '@shop/domain/market'
import type { ProductProjection } from '@shop/domain/product'
import { buttonClass } from '@shop/ui'
import { cardProductOf } from '../catalogue/card-product.ts'
import { findItems } from '../catalogue/find-items.server.ts'
import { renderFrame, renderStill } from '../commerce-ui/still.server.tsx'
import { MarkBar } from '../features/product-mark/mark-bar.tsx'
import type { ShopRequest } from '../request/request-context.server.ts'
import type { ShopData } from '../request/shop-data.ts'
import { useShop } from '../request/use-shop.tsx'
import { renderCards } from './cards.server.tsx'

/** Items as products of which the chosen variant is the first, in their order; those that this market does not sell by name. */
interface ChosenVariants {
  readonly products: readonly ProductProjection[]
  readonly gone: readonly string[]
}

/** Looks up items that a visitor has marked. */
export async function chosenVariants(shop: ShopRequest, skus: readonly string[]): Promise<ChosenVariants> {
  if (skus.length === 0) return { products: [], gone: [] }
  const items = await findItems(shop, skus)
  const products: ProductProjection[] = []
  const gone: string[] = []
  for (const sku of skus) {
    const product = items.get(sku)?.product
    const variant = product && [product.masterVariant, ...product.variants].find(candidate => candidate.sku === sku)
    if (product && variant?.price) products.push(withVariant(product, variant))
    else gone.push(product ? localize(product.name, shop.locale) : sku)
  }
  return { products, gone }
}

function withVariant(product: ProductProjection, variant: ProductProjection['masterVariant']): ProductProjection {
  if (variant === product.masterVariant) return product
  const images = variant.images.length > 0 ? variant.images : product.masterVariant.images
  // The others stay, so that it can be seen that it is not the first.
  return { ...product, masterVariant: { ...variant, images } }
}

/** The SKU that the page of a product has to be told, where a variant other than its first was chosen. */
function chosenSkuOf({ masterVariant, variants }: ProductProjection): string | undefined {
  return variants.some(({ sku }) => sku === masterVariant.sku) ? masterVariant.sku : undefined
}

/** The HTML of the bar with what is compared. */
export function renderMarkBar(data: ShopData, products: readonly ProductProjection[]): string {
  const cards = products.map(product => cardProductOf(product, data.language))
  return renderStill(data, { name: 'mark-bar', input: cards }, () => <MarkBar products={cards} />)
}

/** The HTML of a wish list with prices and stock of now; what was saved last comes first. */
export async function renderWishList(shop: ShopRequest, data: ShopData, skus: readonly string[]): Promise<string> {
  const { products, gone } = await chosenVariants(shop, skus.toReversed())
  const lookOf = (index: number) => ({ headingLevel: 'h2' as const, variantSku: products[index] && chosenSkuOf(products[index]) })
  const cards = products.length > 0 ? renderCards(data, products, { lookOf }) : ''
  return renderFrame(data, <Wishes cards={cards} gone={gone} />)
}

function Wishes({ cards, gone }: { cards: string; gone: readonly string[] }) {
  const { t, hrefs } = useShop()
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React */}
      {cards ? <div dangerouslySetInnerHTML={{ __html: cards }} /> : null}
      <GoneItems items={gone} />
      {cards || gone.length > 0 ? null : (
        <div className="max-w-160 rounded-panel bg-steel-50 px-6 py-10">
          <p className="mb-6">{t('wishList.empty')}</p>
          <a href={hrefs.category()} className={buttonClass('primary', 'lg')}>
            {t('cart.emptyAction')}
          </a>
        </div>
      )}
    </>
  )
}

/** Which of some items the market does not sell; nothing where it sells all. */
export function GoneItems({ items }: { items: readonly string[] }) {
  const { t } = useShop()
  if (items.length === 0) return null
  return <p className="mt-6 max-w-[70ch] text-warn">{t('wishList.gone', { items: items.join(', ') })}</p>
}
