import { distinguishingAttribute, type ProductDetails, technicalValueOf, variantsOf } from '@shop/domain/product'
import { formatAttribute } from '@shop/i18n/format'
import { classNames } from '@shop/ui'
import { useShop } from '../../shop/use-shop.tsx'
import { ColourDot } from './colour-dot.tsx'

/** The variants of a product to choose from, each a link to its own form of the page; those that are gone stay and say so. */
export function VariantChoice({ product }: { product: ProductDetails }) {
  const { t, text, locale, hrefs } = useShop()
  const variants = variantsOf(product)
  if (variants.length < 2) return null
  const definition = distinguishingAttribute(product)
  const chosen = product.masterVariant
  const wordOf = (variant: (typeof variants)[number]) => {
    const value = definition && technicalValueOf(variant, definition.name)
    return definition && value !== undefined ? formatAttribute(definition, value, locale) : variant.sku
  }
  const label = definition ? text(definition.label) : t('product.model', { model: product.model })
  const slug = text(product.slug)
  return (
    <section aria-label={label} className="mt-5">
      <p className="mb-2 text-sm">
        <span className="font-semibold">{label}:</span> {wordOf(chosen)}
      </p>
      <ul className="flex flex-wrap gap-2">
        {variants.map((variant, index) => {
          const isChosen = variant.sku === chosen.sku
          const isOutOfStock = !variant.availability.noChannel.isOnStock
          const value = definition?.name === 'colour' ? technicalValueOf(variant, 'colour') : undefined
          return (
            <li key={variant.sku}>
              <a
                href={index === 0 ? hrefs.product(slug) : hrefs.product(slug, variant.sku)}
                data-keep-scroll
                aria-current={isChosen ? 'true' : undefined}
                className={classNames(
                  'flex min-h-11 items-center gap-2 rounded-md border px-3 py-1.5 text-sm transition-colors',
                  isChosen ? 'border-ink-900 bg-signal-100 font-semibold' : 'border-steel-300 bg-white hover:border-ink-700',
                  isOutOfStock && 'border-dashed text-steel-600',
                )}
              >
                {typeof value === 'string' ? <ColourDot colour={value} /> : null}
                <span className="leading-tight">
                  {wordOf(variant)}
                  {isOutOfStock ? <span className="block text-xs font-normal">{t('product.outOfStock')}</span> : null}
                </span>
              </a>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
