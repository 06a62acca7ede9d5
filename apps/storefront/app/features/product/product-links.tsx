import type { ProductProjection } from '@shop/domain/product'
import { ProductPicture } from '../../commerce-ui/pictures.tsx'
import { useShop } from '../../request/use-shop.tsx'

/** Products as links with a small picture, such as those an accessory fits (PDP-27). */
export function ProductLinks({ products }: { products: readonly ProductProjection[] }) {
  const { hrefs, text } = useShop()
  return (
    <ul className="grid gap-2.5 sm:grid-cols-2 lg:grid-cols-3">
      {products.map(product => (
        <li key={product.id}>
          <a
            href={hrefs.product(text(product.slug))}
            className="flex h-full min-h-16 items-center gap-3 rounded-card border border-steel-200 p-2 pr-4 text-sm hover:border-ink-700"
          >
            <span className="shot size-14 shrink-0 overflow-hidden rounded-md p-0.5">
              <ProductPicture image={product.masterVariant.images[0]} sizes="56px" />
            </span>
            <span className="min-w-0">
              <span className="block text-xs text-steel-600">{product.brand}</span>
              <span className="block leading-5 font-medium">{text(product.name)}</span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}
