import type { LineItem } from '@shop/domain/cart'
import { type Money, moneyOf } from '@shop/domain/money'
import { ProductPicture } from '../../commerce-ui/pictures.tsx'
import { Amount } from '../../commerce-ui/prices.tsx'
import { useShop } from '../../request/use-shop.tsx'

interface QuoteLinesProps {
  readonly lines: readonly {
    readonly line: LineItem
    /** Of a unit, gross. */
    readonly quoted: Money
    /** What a unit costs everyone, gross, and a sentence around `{amount}`, where it costs something else here. */
    readonly regular?: { readonly price: Money; readonly words: string } | undefined
  }[]
}

/** What is quoted, with what a unit and all of them cost. */
export function QuoteLines({ lines }: QuoteLinesProps) {
  const { t, text } = useShop()
  return (
    <ul className="divide-y divide-steel-200 border-y border-steel-200">
      {lines.map(({ line, quoted, regular }) => (
        <li
          key={line.id}
          className="grid grid-cols-[3.5rem_minmax(0,1fr)] items-start gap-x-4 gap-y-1 py-4 sm:grid-cols-[3.5rem_minmax(0,1fr)_auto]"
        >
          <span className="shot size-14 overflow-hidden rounded-md p-1 max-sm:row-span-2">
            <ProductPicture image={line.variant.images[0]} sizes="56px" />
          </span>
          <div className="min-w-0 text-sm wrap-anywhere">
            <p className="font-medium">{text(line.name)}</p>
            <p className="num text-steel-600">{t('product.itemNumber', { sku: line.variant.sku })}</p>
          </div>
          <div className="num flex flex-wrap items-baseline justify-between gap-x-4 text-sm sm:flex-col sm:items-end">
            <p>
              {line.quantity} × <Amount gross={quoted} />
            </p>
            {regular ? (
              <p className="text-steel-600 max-sm:order-last max-sm:w-full">
                <Amount gross={regular.price} text={amount => regular.words.replace('{amount}', amount)} />
              </p>
            ) : null}
            <p className="text-base font-semibold">
              <Amount gross={moneyOf(quoted.currencyCode, quoted.centAmount * line.quantity)} />
            </p>
          </div>
        </li>
      ))}
    </ul>
  )
}
