import { useState } from 'react'

/** What a shopper has chosen on a product page and not bought yet; all forms of the page share it. */
export interface PurchaseChoice {
  readonly quantity: number
  /** Empty for no guarantee. */
  readonly guaranteeSku: string
  setQuantity(quantity: number): void
  setGuaranteeSku(sku: string): void
  /** Back to one piece without guarantee. */
  reset(): void
}

/** One piece without guarantee, until the shopper chooses. */
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
