import { useId, useState } from 'react'
import type { GuaranteeOffer } from '../../catalogue/guarantee-offers.server.ts'
import { Amount } from '../../commerce-ui/prices.tsx'
import { useShop } from '../../request/use-shop.tsx'

/** Quantity and guarantee chosen on a product page; shared by all forms of the page. */
export interface PurchaseChoice {
  readonly quantity: number
  /** Empty for no guarantee. */
  readonly guaranteeSku: string
  setQuantity(quantity: number): void
  setGuaranteeSku(sku: string): void
  /** Back to one unit without guarantee. */
  reset(): void
}

/** One unit without guarantee, until the shopper chooses. */
export function usePurchaseChoice(): PurchaseChoice {
  const [quantity, setQuantity] = useState(1)
  const [guaranteeSku, setGuaranteeSku] = useState('')
  return {
    quantity,
    guaranteeSku,
    setQuantity,
    setGuaranteeSku,
    reset() {
      setQuantity(1)
      setGuaranteeSku('')
    },
  }
}

interface GuaranteeChoiceProps {
  readonly offers: readonly GuaranteeOffer[]
  /** SKU of the chosen guarantee; empty for none, undefined before a choice. */
  readonly chosen: string | undefined
  readonly onChoose: (sku: string) => void
  /** Name of the product, where a heading says already what the choice is about. */
  readonly product?: string
}

/** Radio buttons for the guarantees of a product and for none (EG-01, EG-02). */
export function GuaranteeChoice({ offers, chosen, onChoose, product }: GuaranteeChoiceProps) {
  const { t, text } = useShop()
  const hintId = useId()
  const choices = [
    { sku: '', name: t('guarantee.none'), price: undefined },
    ...offers.map(({ sku, name, price }) => ({ sku, name: text(name), price })),
  ]
  return (
    <fieldset aria-describedby={hintId} className="min-w-0">
      <legend className={product ? 'sr-only' : 'text-sm font-semibold'}>
        {product ? `${t('guarantee.title')}: ${product}` : t('guarantee.title')}
      </legend>
      <p id={hintId} className="text-xs text-steel-600">
        {t('guarantee.starts')}
      </p>
      <div className="mt-2 overflow-hidden rounded-card border border-steel-300">
        {choices.map(({ sku, name, price }) => (
          <label
            key={sku}
            className="flex min-h-11 cursor-pointer flex-wrap items-center gap-x-3 border-b border-steel-200 px-3.5 py-2 text-sm last:border-b-0 has-checked:bg-steel-50"
          >
            <input
              type="radio"
              name={product ? `guarantee ${hintId}` : 'guarantee'}
              value={sku}
              checked={sku === chosen}
              onChange={() => onChoose(sku)}
              className="size-5 shrink-0 accent-ink-900"
            />
            <span className="min-w-20 grow basis-0">{name}</span>
            <span className="num ml-auto font-medium">
              {price ? <Amount gross={price} text={amount => `+ ${amount}`} /> : null}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
