import type { Translate } from '@shop/i18n'
import type { Meta } from '@storybook/react-vite'
import { useState } from 'react'
import { QuantityStepper } from './quantity-stepper.tsx'
import { inWords } from './testing/in-words.tsx'

const meta: Meta = { component: QuantityStepper }
export default meta

function Sample({ t, first, size = 'md' }: { readonly t: Translate; readonly first: number; readonly size?: 'sm' | 'md' }) {
  const [quantity, setQuantity] = useState(first)
  return (
    <QuantityStepper
      name="quantity"
      value={quantity}
      min={1}
      max={99}
      size={size}
      labels={{ quantity: t('product.quantity'), decrease: t('product.decrease'), increase: t('product.increase') }}
      onChange={next => setQuantity(Math.min(next, 99))}
    />
  )
}

export const Sizes = inWords(t => (
  <div className="gallery-row">
    <Sample t={t} first={3} size="sm" />
    <Sample t={t} first={3} />
  </div>
))

/** Neither button leads beyond what can be bought. */
export const AtItsEnds = inWords(t => (
  <div className="gallery-row">
    <Sample t={t} first={1} />
    <Sample t={t} first={99} />
  </div>
))
