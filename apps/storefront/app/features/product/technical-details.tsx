import type { ProductDetails } from '@shop/domain/product'
import { factsOf } from '../../catalogue/product-facts.ts'
import { useShop } from '../../request/use-shop.tsx'

/** Technical attributes, measures, release date and article number of a variant, as rows of two columns (PDP-23). */
export function TechnicalDetails({ product }: { product: ProductDetails }) {
  const shop = useShop()
  return (
    <dl className="overflow-hidden rounded-card border border-steel-200 text-sm">
      {factsOf(product, shop).map(({ label, value }) => (
        <div key={label} className="grid grid-cols-2 gap-4 px-4 py-2.5 odd:bg-steel-50">
          <dt className="text-steel-600">{label}</dt>
          <dd className="num">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
