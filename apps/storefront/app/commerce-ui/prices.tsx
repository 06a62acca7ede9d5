import type { Money } from '@shop/domain/money'
import { type Price, priorPrice } from '@shop/domain/product'
import { classNames } from '@shop/ui'
import type { ReactNode } from 'react'
import { useShop } from '../request/use-shop.tsx'

/** The lowest price of the 30 days before a reduction, struck through; nothing without a price to compare with. */
export function StruckPrice({ price, className }: { price: Price; className?: string }) {
  const { t } = useShop()
  const prior = priorPrice(price)
  if (!prior) return null
  return (
    <s className={classNames('num text-steel-600', className)}>
      <span className="sr-only">{t('product.previousPrice')} </span>
      <Amount gross={prior} />
    </s>
  )
}

interface AmountProps {
  readonly gross: Money
  /** The net amount where it is known; default by the standard rate of the market. */
  readonly net?: Money
  /** Writes a sentence around the amount; default the amount alone. */
  readonly text?: (amount: string) => string
  /** Whether the gross amount stands small behind the net one. */
  readonly isNoted?: boolean
}

/**
 * A price, which is gross. Where the store sells to companies the page has the net one as well, and the style sheet shows the one that
 * the visitor has chosen: a page stays the same for all.
 */
export function Amount({ gross, net, text = String, isNoted = false }: AmountProps) {
  const {
    money,
    data: { netPrices },
  } = useShop()
  const amount = money(gross)
  if (!netPrices) return text(amount)
  return (
    <ByPriceDisplay
      gross={text(amount)}
      net={
        <>
          {text(money(net ?? netOf(gross, netPrices.permyriad)))}
          {isNoted ? (
            <span className="block font-sans text-xs font-normal text-steel-600">
              {netPrices.grossAmount.replace('{amount}', amount)}
            </span>
          ) : null}
        </>
      }
    />
  )
}

/** What is said of gross prices, or of net ones where the visitor has chosen these; of gross ones alone where there are no others. */
export function ByPriceDisplay({ gross, net }: { gross: ReactNode; net: ReactNode }) {
  if (!useShop().data.netPrices) return gross
  return (
    <>
      <span className="gross-price">{gross}</span>
      <span className="net-price">{net}</span>
    </>
  )
}

/** The net part of a gross amount at a rate in permyriad, with halves to even as `taxGross` rounds them; every page would load that. */
export function netOf(gross: Money, permyriad: number): Money {
  const exact = (gross.centAmount * 10_000) / (10_000 + permyriad)
  const rounded = Math.round(exact)
  return { ...gross, centAmount: exact % 1 === 0.5 ? rounded - (rounded % 2) : rounded }
}
