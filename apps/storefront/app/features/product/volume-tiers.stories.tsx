import { effectivePrice } from '@shop/domain/product'
import type { Meta } from '@storybook/react-vite'
import { useState } from 'react'
import { demoPrice } from '../../catalogue/demo-shop.fixtures.ts'
import { inShop } from '../../request/in-shop.fixtures.tsx'
import { useShop } from '../../request/use-shop.tsx'
import { VolumeTiers } from './volume-tiers.tsx'

const meta: Meta = { component: VolumeTiers }
export default meta

const TIERS = [3, 5, 10].map((threshold, index) => ({ discountId: `tier-${threshold}`, threshold, permyriad: (index + 1) * 500 }))

function Sample({ first }: { readonly first: number }) {
  const [quantity, setQuantity] = useState(first)
  const { market } = useShop()
  return (
    <div className="gallery-narrow">
      <VolumeTiers tiers={TIERS} price={effectivePrice(demoPrice('fryer', market))} quantity={quantity} onChoose={setQuantity} />
    </div>
  )
}

export const NotReached = inShop(() => <Sample first={1} />)

export const Reached = inShop(() => <Sample first={5} />)
