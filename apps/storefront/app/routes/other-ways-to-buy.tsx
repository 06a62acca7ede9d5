import { effectivePrice } from '@shop/domain/product'
import { buttonClass } from '@shop/ui'
import type { PurchaseChoice } from '../features/cart/purchase-choice.tsx'
import { SIMILAR_PRODUCTS_ANCHOR } from '../features/cart/quick-add-button.tsx'
import { ProductExpress } from '../features/checkout/product-express.tsx'
import { Deferred } from '../features/product/deferred.tsx'
import { useShop } from '../request/use-shop.tsx'
import type { ProductView } from './product-view.server.tsx'
import type { RelatedView } from './related-view.server.tsx'

interface OtherWaysToBuyProps {
  readonly product: ProductView
  readonly choice: PurchaseChoice
  readonly related: RelatedView | Promise<RelatedView>
}

/** What stands below the button of a product: buying it at once by a wallet, or what to do while it is sold out. */
export function OtherWaysToBuy({ product, choice, related }: OtherWaysToBuyProps) {
  const { t, hrefs } = useShop()
  const { variant, price, guarantees, express } = product
  const { sku } = variant
  if (variant.availability.noChannel.availableQuantity > 0) {
    return express && price ? (
      <ProductExpress
        words={express}
        sku={sku}
        quantity={choice.quantity}
        guarantee={guarantees.find(offer => offer.sku === choice.guaranteeSku)}
        unitPrice={effectivePrice(price)}
      />
    ) : null
  }
  return (
    <>
      <a href={hrefs.stockAlert(sku)} rel="nofollow" className={buttonClass('secondary', 'lg')}>
        {t('product.notifyMe')}
      </a>
      <Deferred from={related}>
        {({ similar }) =>
          similar ? (
            <a href={`#${SIMILAR_PRODUCTS_ANCHOR}`} className={buttonClass('tertiary', 'lg')}>
              {t('product.similarProducts')}
            </a>
          ) : null
        }
      </Deferred>
    </>
  )
}
