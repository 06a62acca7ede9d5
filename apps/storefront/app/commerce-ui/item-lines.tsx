import { type LineItem, withGuarantees } from '@shop/domain/cart'
import { IconShieldCheck } from '@shop/ui/icons'
import { useShop } from '../request/use-shop.tsx'
import { LinePicture } from './pictures.tsx'
import { usePreorders } from './preorders.tsx'
import { Amount } from './prices.tsx'

/** The lines of a cart or an order, to read, with what comes later; guarantees below their products. */
export function ItemLines({ lines }: { lines: readonly LineItem[] }) {
  const { t, text } = useShop()
  const { notes } = usePreorders()
  return (
    <ul className="mb-4 divide-y divide-steel-200 border-b border-steel-200">
      {withGuarantees(lines).map(({ line, guarantees }) => (
        <li key={line.id} className="py-3 text-sm">
          <div className="flex flex-wrap gap-x-4 gap-y-1">
            <LinePicture line={line} />
            <div className="min-w-20 grow basis-0">
              <p className="font-medium">{text(line.name)}</p>
              <p className="num text-xs text-steel-600">
                {line.brand} · <span className="inline-block">{t('product.itemNumber', { sku: line.variant.sku })} ·</span>{' '}
                {t('cart.unitCount', { count: line.quantity })}
              </p>
              {notes[line.variant.sku] ? <p className="num text-xs font-medium text-warn">{notes[line.variant.sku]}</p> : null}
              {line.lineItemMode === 'GiftLineItem' ? (
                <span className="mt-1 inline-block rounded-sm bg-signal-100 px-2 py-0.5 text-xs font-semibold">
                  {t('cart.gift')}
                </span>
              ) : null}
            </div>
            <span className="num ml-auto font-semibold whitespace-nowrap">
              <Amount gross={line.totalPrice} net={line.taxedPrice.totalNet} />
            </span>
          </div>
          {guarantees.map(guarantee => (
            <p key={guarantee.id} className="mt-2 flex flex-wrap items-start gap-x-2 pl-[min(5rem,20%)]">
              <IconShieldCheck className="mt-0.5 size-4 shrink-0 text-ok" />
              <span className="num min-w-20 grow basis-0">
                {text(guarantee.name)}
                {guarantee.quantity > 1 ? (
                  <span className="text-steel-600"> · {t('cart.unitCount', { count: guarantee.quantity })}</span>
                ) : null}
              </span>
              <span className="num ml-auto font-semibold whitespace-nowrap">
                <Amount gross={guarantee.totalPrice} net={guarantee.taxedPrice.totalNet} />
              </span>
            </p>
          ))}
        </li>
      ))}
    </ul>
  )
}
