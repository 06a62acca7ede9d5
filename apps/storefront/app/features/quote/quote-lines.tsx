import type { LineItem } from '@shop/domain/cart'
import type { Money } from '@shop/domain/money'
import { regularUnitPrice } from '@shop/domain/quote'
import { ProductPicture } from '../../commerce-ui/pictures.tsx'
import { useShop } from '../../request/use-shop.tsx'

interface QuoteLinesProps {
  readonly lines: readonly {
    readonly line: LineItem
    /** Of a unit, gross; missing while nothing is offered. */
    readonly quoted?: Money | undefined
    /** What a unit costs everyone, in words, where it was offered for another price. */
    readonly regular?: string | undefined
  }[]
}

/** What is quoted, with what a unit costs. */
export function QuoteLines({ lines }: QuoteLinesProps) {
  const { t, text, money } = useShop()
  return (
    <ul className="divide-y divide-steel-200 border-y border-steel-200">
      {lines.map(({ line, quoted = regularUnitPrice(line), regular }) => (
        <li key={line.id} className="grid grid-cols-[3.5rem_minmax(0,1fr)_auto] items-start gap-x-4 py-3">
          <span className="shot size-14 overflow-hidden rounded-md p-1">
            <ProductPicture image={line.variant.images[0]} sizes="56px" />
          </span>
          <div className="min-w-0 text-sm wrap-anywhere">
            <p className="font-medium">{text(line.name)}</p>
            <p className="num text-steel-600">{t('product.itemNumber', { sku: line.variant.sku })}</p>
            {regular ? <p className="num text-steel-600">{regular}</p> : null}
          </div>
          <p className="num text-right text-sm">
            {line.quantity} × <span className="font-semibold">{money(quoted)}</span>
          </p>
        </li>
      ))}
    </ul>
  )
}
