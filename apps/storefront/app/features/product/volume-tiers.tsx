import { reachedTier, tierPrice, type VolumeTier } from '@shop/domain/discount'
import type { Money } from '@shop/domain/money'
import { classNames } from '@shop/ui'
import { Amount } from '../../commerce-ui/prices.tsx'
import { useShop } from '../../request/use-shop.tsx'

interface VolumeTiersProps {
  readonly tiers: readonly VolumeTier[]
  /** Current unit price. */
  readonly price: Money
  /** Chosen quantity plus that in the cart: the tier it reaches is marked. */
  readonly quantity: number
  readonly onChoose: (threshold: number) => void
}

/** Unit prices by quantity; a click sets the quantity (DISC-01, DISC-07, DISC-17). */
export function VolumeTiers({ tiers, price, quantity, onChoose }: VolumeTiersProps) {
  const { t } = useShop()
  const reached = reachedTier(tiers, quantity)
  return (
    <section aria-label={t('product.volumeDiscount')} className="mt-2 xl:mt-3">
      <ul className="grid grid-cols-3 gap-2">
        {tiers.map(tier => {
          const isReached = tier === reached
          return (
            <li key={tier.discountId} className="min-w-0">
              <button
                type="button"
                aria-pressed={isReached}
                onClick={() => onChoose(tier.threshold)}
                className={classNames(
                  'grid h-full w-full cursor-pointer content-start rounded-md border px-1 py-1.5 text-center text-xs wrap-anywhere transition-colors',
                  isReached ? 'border-ink-900 bg-signal-100' : 'border-steel-300 bg-white hover:border-ink-700',
                )}
              >
                <span className="flex items-center justify-center gap-x-1.5 text-ink-700 max-lg:flex-col lg:flex-wrap">
                  {t('product.fromQuantity', { count: tier.threshold })}
                  <span
                    className={classNames('num rounded-sm px-1 font-semibold', isReached ? 'bg-signal-400' : 'bg-signal-100')}
                  >
                    {t('product.saving', { percent: tier.permyriad / 100 })}
                  </span>
                </span>
                <strong className="num text-sm font-semibold">
                  <Amount gross={tierPrice(price, tier)} />
                </strong>
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
