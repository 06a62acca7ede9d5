import { ProductPicture } from '../../commerce-ui/pictures.tsx'
import { useShop } from '../../request/use-shop.tsx'
import { ItemNumberAndPrice } from './item-number-and-price.tsx'
import type { ShoppingListLine } from './load-shopping-list.server.ts'

/** Lines of a cart that someone shared, at the prices of today. */
export function SharedLines({ lines }: { lines: readonly ShoppingListLine[] }) {
  const { t } = useShop()
  return (
    <ul className="divide-y divide-steel-200 border-y border-steel-200">
      {lines.map(({ sku, quantity, product, unitPrice, problem }) => (
        <li key={sku} className="flex items-start gap-4 py-3 text-sm">
          <span className="shot size-16 shrink-0 overflow-hidden rounded-md p-1">
            <ProductPicture image={product?.image} sizes="64px" />
          </span>
          <div className="min-w-0 grow wrap-anywhere">
            <a href={product?.href} className="font-medium hover:underline">
              {product?.name ?? sku}
            </a>
            <p className="num text-steel-600">
              <ItemNumberAndPrice sku={sku} unitPrice={unitPrice} />
            </p>
            {problem ? <p className="mt-1 text-sale">{problem}</p> : null}
          </div>
          <span className="num whitespace-nowrap">{t('cart.unitCount', { count: quantity })}</span>
        </li>
      ))}
    </ul>
  )
}
