import type { Money } from '@shop/domain/money'
import { Amount } from '../../commerce-ui/prices.tsx'
import { useShop } from '../../request/use-shop.tsx'

/** What a line of a list says below its name; `unitPrice` is gross. */
export function ItemNumberAndPrice({ sku, unitPrice }: { sku: string; unitPrice: Money | undefined }) {
  const { t } = useShop()
  return (
    <>
      {t('product.itemNumber', { sku })}
      {unitPrice ? (
        <>
          {' · '}
          <span className="inline-block">
            <Amount gross={unitPrice} text={amount => t('cart.unitPrice', { amount })} />
          </span>
        </>
      ) : null}
    </>
  )
}
