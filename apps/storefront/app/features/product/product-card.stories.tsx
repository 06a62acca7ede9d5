import { buttonClass } from '@shop/ui'
import { IconShoppingCartPlus } from '@shop/ui/icons'
import type { Meta } from '@storybook/react-vite'
import { demoProduct } from '../../catalogue/demo-shop.fixtures.ts'
import { inShop } from '../../request/in-shop.fixtures.tsx'
import { ProductCard } from './product-card.tsx'

const meta: Meta = { component: ProductCard }
export default meta

/** One card in the width of a column. */
const card = (kind: Parameters<typeof demoProduct>[0]) =>
  inShop(({ market, t }) => (
    <div className="gallery-cards">
      <ProductCard product={demoProduct(kind, market)} action={<Action label={t('product.addToCart')} />} />
    </div>
  ))

function Action({ label }: { readonly label: string }) {
  return (
    <button type="button" aria-label={label} className={buttonClass('secondary')}>
      <IconShoppingCartPlus className="size-5" />
    </button>
  )
}

export const Reduced = card('fryer')

/** The energy class stands next to the price, with the way to its label and data sheet. */
export const EnergyClass = card('bottleCooler')

export const LongName = card('welder')

export const WithoutReviews = card('vacuumBags')

export const LastOnes = card('crane')

export const FactorySecond = card('secondBottleCooler')

/** The picture of what is sold out is paler. */
export const SoldOut = card('soldOutBarstool')

/** Prices, stock and buttons of a row stand next to each other, whatever the cards have. */
export const Row = inShop(({ market, t }) => (
  <div className="gallery-cards">
    {(['fryer', 'bottleCooler', 'welder', 'barstool', 'soldOutBarstool', 'crane', 'secondBottleCooler', 'vacuumBags'] as const).map(
      kind => (
        <ProductCard key={kind} product={demoProduct(kind, market)} action={<Action label={t('product.addToCart')} />} />
      ),
    )}
  </div>
))
