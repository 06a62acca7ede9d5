import { sumMoney } from '@shop/domain/money'
import { effectivePrice } from '@shop/domain/product'
import { buttonClass } from '@shop/ui'
import { IconPlus, IconShoppingCart } from '@shop/ui/icons'
import type { CardProduct } from '../../catalogue/card-product.ts'
import { type RecommendationMark, recommendationAttributes } from '../../catalogue/recommendation-mark.ts'
import { ProductPicture } from '../../commerce-ui/pictures.tsx'
import { Amount, ByPriceDisplay } from '../../commerce-ui/prices.tsx'
import { useShop } from '../../request/use-shop.tsx'
import { StockNote } from './product-notes.tsx'

interface BoughtTogetherProps {
  /** The product of the page first. */
  readonly products: readonly CardProduct[]
  readonly mark: RecommendationMark
}

/**
 * A product with those that are bought in the same orders, the price of each and of all, and one button that puts all of them
 * into the cart: a form without scripts, `useQuickAdds` with them.
 */
export function BoughtTogether({ products, mark }: BoughtTogetherProps) {
  const { t, hrefs, text } = useShop()
  const prices = products.flatMap(({ masterVariant }) => (masterVariant.price ? effectivePrice(masterVariant.price) : []))
  const skus = products.map(({ masterVariant }) => masterVariant.sku)
  const [{ currencyCode }] = prices as [ReturnType<typeof effectivePrice>]
  return (
    <div className="grid gap-4 rounded-panel border border-steel-200 p-4 md:p-6 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-center lg:gap-8">
      <ul className="grid gap-3 md:flex md:items-stretch md:gap-0">
        {products.map((product, index) => (
          <li
            key={product.id}
            className="flex min-w-0 items-center md:grow md:basis-0 md:items-start"
            {...(index > 0 ? recommendationAttributes(mark) : {})}
          >
            {index > 0 ? <IconPlus className="mx-3 size-5 shrink-0 text-steel-600 max-md:hidden md:mt-[2.875rem]" /> : null}
            <Part product={product} isOwn={index === 0} />
          </li>
        ))}
      </ul>
      <form
        method="post"
        action={hrefs.checkout('cart')}
        data-quick-add={skus.join(',')}
        // For the message about one that cannot be added.
        data-names={products.map(({ name }) => text(name)).join('\n')}
        data-recommended={skus.slice(1).join(',')}
        className="border-steel-200 max-lg:border-t max-lg:pt-4 lg:w-64"
      >
        <input type="hidden" name="intent" value="add-all" />
        {skus.map(sku => (
          <input key={sku} type="hidden" name="sku" value={sku} />
        ))}
        <p className="text-sm text-steel-600">{t('product.totalOfAll')}</p>
        <p className="num font-display text-price font-bold text-ink-950">
          <Amount gross={sumMoney(currencyCode, prices)} isNoted />
        </p>
        <p className="mb-3 text-xs text-steel-600">
          <ByPriceDisplay gross={t('product.inclVatPlusDelivery')} net={t('priceDisplay.exclVatPlusDelivery')} />
        </p>
        <button type="submit" className={`${buttonClass('primary', 'md')} w-full`}>
          <IconShoppingCart className="size-5 shrink-0" />
          {t('product.addAllToCart')}
        </button>
      </form>
    </div>
  )
}

function Part({ product, isOwn }: { product: CardProduct; isOwn: boolean }) {
  const { t, hrefs, text } = useShop()
  const { masterVariant } = product
  return (
    <div className="flex min-w-0 grow items-center gap-3 md:flex-col md:items-start">
      <span className="shot size-20 shrink-0 overflow-hidden rounded-md p-1 md:size-28">
        <ProductPicture image={masterVariant.images[0]} sizes="(min-width: 768px) 112px, 80px" />
      </span>
      <div className="min-w-0 text-sm">
        {isOwn ? (
          <>
            <span className="block text-xs text-steel-600">{t('product.thisProduct')}</span>
            <span className="block py-1 leading-5 font-medium text-pretty">{text(product.name)}</span>
          </>
        ) : (
          <>
            <span className="block text-xs text-steel-600">{product.brand}</span>
            <a
              href={hrefs.product(text(product.slug))}
              className="inline-block py-1 leading-5 font-medium text-pretty underline-offset-2 hover:underline"
            >
              {text(product.name)}
            </a>
          </>
        )}
        <span className="num mt-1 block font-semibold">
          {masterVariant.price ? <Amount gross={effectivePrice(masterVariant.price)} /> : null}
        </span>
        <span className="block text-xs">
          <StockNote variant={masterVariant} />
        </span>
      </div>
    </div>
  )
}
