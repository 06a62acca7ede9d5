import { buttonClass } from '@shop/ui'
import { IconShoppingCartPlus } from '@shop/ui/icons'
import type { Meta } from '@storybook/react-vite'
import { demoProduct } from '../../catalogue/demo-shop.fixtures.ts'
import { inShop } from '../../request/in-shop.fixtures.tsx'
import { useShop } from '../../request/use-shop.tsx'
import { ProductCard } from './product-card.tsx'

const meta: Meta = { component: ProductCard }
export default meta

const KINDS = [
  'fryer',
  'bottleCooler',
  'welder',
  'barstool',
  'soldOutBarstool',
  'crane',
  'secondBottleCooler',
  'vacuumBags',
] as const

type Kind = Parameters<typeof demoProduct>[0]

/** A card with a button as wide as that which adds to the cart. */
function Sample({ kind }: { readonly kind: Kind }) {
  const { market, t } = useShop()
  return (
    <ProductCard
      product={demoProduct(kind, market)}
      action={
        kind === 'soldOutBarstool' ? (
          <a href="#similar" className={buttonClass('tertiary', 'sm')}>
            {t('product.similarProducts')}
          </a>
        ) : (
          <button
            type="button"
            aria-label={t('product.addToCart')}
            className="grid size-11 cursor-pointer place-items-center rounded-md bg-ink-900 text-white"
          >
            <IconShoppingCartPlus className="size-5" />
          </button>
        )
      }
    />
  )
}

const card = (kind: Kind) =>
  inShop(() => (
    <div className="gallery-cards">
      <Sample kind={kind} />
    </div>
  ))

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
export const Row = inShop(() => (
  <div className="gallery-cards">
    {KINDS.map(kind => (
      <Sample key={kind} kind={kind} />
    ))}
  </div>
))
