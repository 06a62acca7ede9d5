import {
  distinguishingAttribute,
  type ProductVariant,
  soldVariantsOf,
  type TechnicalValue,
  technicalValueOf,
  variantsOf,
} from '@shop/domain/product'
import { formatAttribute, withColon } from '@shop/i18n/format'
import { classNames } from '@shop/ui'
import { ColourDot } from '../../commerce-ui/colour-dot.tsx'
import { useShop } from '../../request/use-shop.tsx'
import type { OfferedProduct } from './offered-product.ts'

/** What tells the variants of a product apart, and of each one its page and what it is called there. */
export function useVariants(product: OfferedProduct) {
  const { text, locale, hrefs } = useShop()
  const definition = distinguishingAttribute(product)
  // Its page needs no name of a variant: see chooseVariant.
  const [shownFirst = variantsOf(product)[0]] = soldVariantsOf(product)
  const slug = text(product.slug)
  return {
    definition,
    hrefOf: ({ sku }: ProductVariant) => (sku === shownFirst?.sku ? hrefs.product(slug) : hrefs.product(slug, sku)),
    textOf: (variant: ProductVariant) => {
      const value = definition && technicalValueOf(variant, definition.name)
      return definition && value !== undefined ? formatAttribute(definition, value, locale) : variant.sku
    },
  }
}

/** The variants of a product that the market sells, and the one that is shown, each a link to its page; those out of stock are marked. */
export function VariantChoice({ product }: { product: OfferedProduct }) {
  const { t, text } = useShop()
  const { definition, hrefOf, textOf } = useVariants(product)
  const chosen = product.masterVariant
  const variants = variantsOf(product).filter(({ sku, price }) => price || sku === chosen.sku)
  if (variants.length < 2) return null
  return (
    <Swatches
      label={definition ? text(definition.label) : t('product.model', { model: product.model })}
      chosen={textOf(chosen)}
      swatches={variants.map(variant => ({
        key: variant.sku,
        href: hrefOf(variant),
        text: textOf(variant),
        colour: definition?.name === 'colour' ? technicalValueOf(variant, 'colour') : undefined,
        isChosen: variant.sku === chosen.sku,
        isOnStock: variant.availability.noChannel.availableQuantity > 0,
      }))}
    />
  )
}

/** Rows of the products that differ from this one in one thing, as its variants are shown; not in what its variants differ in. */
export function SiblingChoice({ product }: { product: OfferedProduct }) {
  const { text, locale, hrefs } = useShop()
  const ownAttribute = distinguishingAttribute(product)?.name
  const skus = variantsOf(product).map(({ sku }) => sku)
  return product.siblings?.flatMap(({ attribute, members }) => {
    const definition = product.attributeDefinitions.find(({ name }) => name === attribute)
    if (!definition || attribute === ownAttribute) return []
    const own = members.find(({ sku }) => skus.includes(sku))
    if (!own) return []
    const textOf = (value: TechnicalValue) => formatAttribute(definition, value, locale)
    return (
      <Swatches
        key={attribute}
        label={text(definition.label)}
        chosen={textOf(own.value)}
        swatches={members.map(({ sku, slug, value, isOnStock }) => ({
          key: sku,
          href: hrefs.product(slug),
          text: textOf(value),
          colour: attribute === 'colour' ? value : undefined,
          isChosen: sku === own.sku,
          isOnStock,
        }))}
      />
    )
  })
}

interface Swatch {
  readonly key: string
  readonly href: string
  readonly text: string
  /** Of goods that differ in it. */
  readonly colour: TechnicalValue | undefined
  readonly isChosen: boolean
  readonly isOnStock: boolean
}

interface SwatchesProps {
  readonly label: string
  /** The text of the chosen one, which a colour alone does not say. */
  readonly chosen: string
  readonly swatches: readonly Swatch[]
}

/**
 * A row of what goods differ in, each a link of its own, whose page takes the place of this one and keeps scroll and focus:
 * colours round, all else as chips; what is out of stock is marked.
 */
function Swatches({ label, chosen, swatches }: SwatchesProps) {
  const { t, locale } = useShop()
  const isOfColours = swatches.every(({ colour }) => typeof colour === 'string')
  return (
    <section aria-label={label} className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 xl:mt-3">
      <p className={classNames('text-sm', isOfColours && 'w-full')}>
        <span className="font-semibold">{withColon(label, locale)}</span> {isOfColours ? chosen : null}
      </p>
      <ul className="flex flex-wrap gap-2">
        {swatches.map(({ key, href, text, colour, isChosen, isOnStock }) => {
          const isRound = typeof colour === 'string'
          return (
            <li key={key}>
              <a
                href={href}
                data-keep-scroll
                data-choice={label}
                title={isRound ? text : undefined}
                aria-current={isChosen ? 'true' : undefined}
                className={classNames(
                  'relative flex items-center justify-center border text-sm transition-colors',
                  isRound ? 'size-11 rounded-full border-2' : 'num min-h-10 flex-col rounded-md px-2 py-1 sm:max-lg:px-3 xl:px-3',
                  isChosen ? 'border-ink-900 font-semibold' : 'border-steel-300 bg-white hover:border-ink-700',
                  isChosen && !isRound && 'bg-signal-100',
                  !isOnStock && 'border-dashed text-steel-600',
                )}
              >
                {isRound ? <ColourDot colour={colour} className="size-8" /> : null}
                <span className={isRound ? 'sr-only' : 'leading-tight'}>{text}</span>
                {isOnStock ? null : isRound ? (
                  <>
                    <span className="sr-only">, {t('product.outOfStock')}</span>
                    <span
                      aria-hidden="true"
                      className="absolute inset-x-1 h-0.5 -rotate-45 rounded-full bg-white outline-1 outline-ink-900"
                    />
                  </>
                ) : (
                  <span className="text-xs font-normal">{t('product.outOfStock')}</span>
                )}
              </a>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
