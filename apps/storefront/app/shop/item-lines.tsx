import type { LineItem } from '@shop/domain/cart'
import { ProductPicture } from './product-picture.tsx'
import { useShop } from './use-shop.tsx'

/** The lines of a cart or an order, to read. */
export function ItemLines({ lines }: { lines: readonly LineItem[] }) {
  const { t, money, text } = useShop()
  return (
    <ul className="mb-4 divide-y divide-steel-200 border-b border-steel-200">
      {lines.map(line => (
        <li key={line.id} className="flex gap-4 py-3 text-sm">
          <div className="shot size-16 shrink-0 overflow-hidden rounded-md">
            <ProductPicture image={line.variant.images[0]} sizes="64px" />
          </div>
          <div className="min-w-0 grow">
            <p className="font-medium">{text(line.name)}</p>
            <p className="num text-xs text-steel-600">
              {line.brand} · {t('product.itemNumber', { sku: line.variant.sku })} ·{' '}
              {t('cart.pieceCount', { count: line.quantity })}
            </p>
          </div>
          <span className="num font-semibold whitespace-nowrap">{money(line.totalPrice)}</span>
        </li>
      ))}
    </ul>
  )
}
