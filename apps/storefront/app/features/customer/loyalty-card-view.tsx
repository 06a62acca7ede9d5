import { CUSTOMER_GROUP_KEYS, type LoyaltyCard } from '@shop/domain/customer'
import { SHOP_NAME } from '@shop/domain/store'
import { formatPercent } from '@shop/i18n/format'
import { AnvilMark } from '@shop/ui/anvil-mark'
import { useShop } from '../../request/use-shop.tsx'

/** Tiers above the base, lowest first. */
const TIERS: readonly string[] = CUSTOMER_GROUP_KEYS.filter(key => key !== 'base')

/** The loyalty card: name, number, tier and discount (ACC-14). */
export function LoyaltyCardView({ name, card }: { name: string; card: LoyaltyCard }) {
  const { t, locale } = useShop()
  const { customerNumber, tier, discountPermyriad } = card
  const step = TIERS.indexOf(tier) + 1
  return (
    <div className="on-ink relative isolate flex min-h-72 max-w-120 flex-col overflow-hidden rounded-panel bg-ink-900 p-6 text-white shadow-pop sm:aspect-[1.586] sm:p-8">
      <div aria-hidden="true" className="loyalty-stripes absolute inset-y-0 right-0 -z-10 w-1/2" />
      <div className="flex items-center gap-2.5">
        <AnvilMark className="h-9 w-auto" />
        <span className="font-display text-h3 font-extrabold">{SHOP_NAME}</span>
      </div>
      <div className="mt-6 grid grow content-between gap-6">
        <p>
          <span className="block text-sm text-steel-300">{t('account.personalDiscount')}</span>
          <span className="num block font-display text-hero font-extrabold text-signal-400">
            {formatPercent(discountPermyriad / 10_000, locale)}
          </span>
        </p>
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
          <div className="min-w-0">
            <p className="font-semibold break-words">{name}</p>
            <p className="text-sm text-steel-300">
              {t('account.customerNumber')} <span className="num tracking-[.08em] text-white">{customerNumber}</span>
            </p>
          </div>
          <p>
            <span className="sr-only">{t('account.tier')}: </span>
            <span className="mb-1.5 block text-sm font-semibold">
              {step > 0 ? t('account.tierNumber', { number: step }) : t('account.noTier')}
            </span>
            <span aria-hidden="true" className="flex gap-1">
              {TIERS.map((key, index) => (
                <span
                  key={key}
                  className={`h-1.5 w-7 rounded-full ${index < step ? 'bg-signal-400 forced-colors:bg-[Highlight]' : 'bg-ink-700 forced-colors:bg-[GrayText]'}`}
                />
              ))}
            </span>
          </p>
        </div>
      </div>
    </div>
  )
}
