import type { Market } from '@shop/domain/market'
import { COD_FEE_TITLES } from '@shop/domain/store'
import { taxRateOn } from '@shop/domain/tax'
import { InformationBox } from '@shop/ui'
import type { Meta } from '@storybook/react-vite'
import { useState } from 'react'
import { demoCart } from '../../catalogue/demo-shop.fixtures.ts'
import { inShop } from '../../request/in-shop.fixtures.tsx'
import { useShop } from '../../request/use-shop.tsx'
import { MethodCard } from './method-card.tsx'
import { offeredMethods } from './offered-methods.ts'

const meta: Meta = { component: MethodCard }
export default meta

/** What a market offers for a cart, by the rules of the shop. */
function offersOf(market: Market, today: string, goods: Parameters<typeof demoCart>[1]) {
  return offeredMethods(demoCart(market.country, goods), {
    market,
    taxRate: taxRateOn(market.country, today),
    feeName: COD_FEE_TITLES,
    listed: [{ method: 'scheme' }, { method: 'paypal' }, { method: 'klarna' }],
  })
}

function Choice({ goods }: { readonly goods: Parameters<typeof demoCart>[1] }) {
  const { market, data, t } = useShop()
  const offers = offersOf(market, data.today, goods)
  const [chosen, setChosen] = useState<string | undefined>(offers[0]?.method)
  // Where a market has no checkout there is nothing to choose from.
  if (offers.length === 0)
    return <InformationBox type="warning">{t('checkout.noMethods', { phone: data.contact?.phone ?? '' })}</InformationBox>
  return (
    <fieldset className="gallery-column">
      {offers.map(offer => (
        <MethodCard
          key={offer.method}
          offer={offer}
          isChosen={offer.method === chosen}
          isMissing={false}
          onChoose={() => setChosen(offer.method)}
        />
      ))}
    </fieldset>
  )
}

export const OfTheMarket = inShop(() => <Choice goods={{ barstool: 1 }} />)

/** Goods on a pallet are not paid for at the door: the method stays and says why. */
export const WithFreight = inShop(() => <Choice goods={{ bottleCooler: 2 }} />)
