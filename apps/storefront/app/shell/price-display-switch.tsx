import { useShop } from '../request/use-shop.tsx'

/**
 * Chooses between prices with and without VAT, where the store sells to companies. What it does is in `app.css` and
 * `browser/price-display.ts`: pages have both prices. Not shown without scripts.
 */
export function PriceDisplaySwitch() {
  const { netPrices } = useShop().data
  if (!netPrices) return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: two buttons in a line, no fields of a form
    <div role="group" aria-label={netPrices.label} className="price-display inline-flex">
      <button type="button" data-mark="prices" data-sku="gross" aria-pressed="true">
        {netPrices.gross}
      </button>
      <button type="button" data-mark="prices" data-sku="net" aria-pressed="false">
        {netPrices.net}
      </button>
    </div>
  )
}
