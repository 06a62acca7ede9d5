import { preorderDayOf } from '@shop/domain/inventory'
import { IconShoppingCartPlus } from '@shop/ui/icons'
import type { CardProduct } from '../../catalogue/card-product.ts'
import { useShop } from '../../request/use-shop.tsx'

/** Where a product page shows products like it; cards of goods that are sold out lead there. */
export const SIMILAR_PRODUCTS_ANCHOR = 'similar-products'

const textButton =
  'inline-flex min-h-11 items-center rounded-md border border-ink-700 bg-white px-3 text-center text-xs font-semibold text-ink-900 hover:bg-steel-100'

/**
 * Adds one unit from a card. Where adding from cards is restricted it links to the product (MKT-19), and a product
 * that is out of stock links to similar ones; one that can be ordered before it comes links to its page too, which says what that
 * means. Without scripts it is a form; `useQuickAdds` answers it with them.
 */
export function QuickAddButton({ product, similarHref }: { product: CardProduct; similarHref?: string | undefined }) {
  const { t, hrefs, market, text } = useShop()
  const name = text(product.name)
  const isPreorder = preorderDayOf(product.masterVariant.availability) !== undefined
  if (!isPreorder && !product.masterVariant.availability.noChannel.isOnStock) {
    return (
      <a
        href={similarHref ?? `${hrefs.product(text(product.slug))}#${SIMILAR_PRODUCTS_ANCHOR}`}
        className={textButton}
        aria-label={`${t('product.similarProducts')}: ${name}`}
      >
        {t('product.similarProducts')}
      </a>
    )
  }
  if (isPreorder || market.quickAddRestricted) {
    return (
      <a href={hrefs.product(text(product.slug))} className={textButton} aria-label={`${t('product.details')}: ${name}`}>
        {t('product.details')}
      </a>
    )
  }
  const { sku } = product.masterVariant
  return (
    <form method="post" action={hrefs.checkout('cart')} data-quick-add={sku}>
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="sku" value={sku} />
      <button
        type="submit"
        aria-label={t('product.addNamedToCart', { name })}
        className="grid size-11 cursor-pointer place-items-center rounded-md bg-ink-900 text-white transition-colors hover:bg-signal-400 hover:text-ink-950"
      >
        <IconShoppingCartPlus className="size-5" />
      </button>
    </form>
  )
}
