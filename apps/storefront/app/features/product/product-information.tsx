import { ENERGY_CLASSES, type ProductDetails } from '@shop/domain/product'
import { factsOf, type ProductFact } from '../../catalogue/product-facts.ts'
import { useShop } from '../../request/use-shop.tsx'
import { energyLabelFactsOf } from './energy-label.tsx'

/** The product information sheet: supplier, model, class and all measured values, next to the label (PDP-23). */
export function ProductInformation({ product }: { product: ProductDetails }) {
  const shop = useShop()
  const { t, hrefs } = shop
  const label = energyLabelFactsOf(product)
  if (!label) return null
  const scale = { class: label.energyClass, best: 'A', worst: ENERGY_CLASSES.at(-1) ?? '' }
  const rows: ProductFact[] = [
    { label: t('product.supplier'), value: label.supplier },
    { label: t('product.modelIdentifier'), value: label.model },
    { label: t('product.energyClass'), value: `${label.energyClass} (${scale.best}–${scale.worst})` },
    ...factsOf(product, shop),
  ]
  return (
    <div className="grid gap-8 md:grid-cols-[minmax(0,1fr)_15rem]">
      <table className="w-full self-start text-left text-sm">
        <tbody>
          {rows.map(row => (
            <tr key={row.label} className="border-b border-steel-200 first:border-t">
              <th scope="row" className="w-1/2 py-2.5 pr-4 align-top font-medium text-steel-600">
                {row.label}
              </th>
              <td className="num py-2.5 align-top">{row.value}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <img
        src={hrefs.energyLabel(product.masterVariant.sku)}
        alt={t('product.energyClassOnScale', scale)}
        width={384}
        height={768}
        className="w-60 max-md:mx-auto"
      />
    </div>
  )
}
