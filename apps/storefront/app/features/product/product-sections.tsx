import { isTechnicalValue, type ProductDetails } from '@shop/domain/product'
import { formatAttribute } from '@shop/i18n/format'
import { IconCheck } from '@shop/ui/icons'
import type { ReactNode } from 'react'
import { useShop } from '../../shop/use-shop.tsx'
import { SectionNavigation } from './section-navigation.tsx'

interface ProductSectionsProps {
  readonly product: ProductDetails
  readonly reviews: ReactNode
}

/** Highlights, description, technical details, delivery package and reviews, with anchors (PDP-01..PDP-03). */
export function ProductSections({ product, reviews }: ProductSectionsProps) {
  const { t, text, market } = useShop()
  const sections: { id: string; title: string; content: ReactNode }[] = []
  if (product.highlights.length > 0)
    sections.push({ id: 'highlights', title: t('product.highlights'), content: <Highlights product={product} /> })
  sections.push({
    id: 'description',
    title: t('product.description'),
    content: (
      <div className="grid max-w-[70ch] gap-3 text-ink-800">
        <p>{text(product.description)}</p>
        <p>{text(product.familyDescription)}</p>
        {market.manualTranslation ? null : <p className="text-xs text-steel-600">{t('product.translatedAutomatically')}</p>}
      </div>
    ),
  })
  sections.push({
    id: 'technical-details',
    title: t('product.technicalDetails'),
    content: <TechnicalDetails product={product} />,
  })
  if (product.deliveryPackage.length > 0)
    sections.push({ id: 'delivery-package', title: t('product.deliveryPackage'), content: <DeliveryPackage product={product} /> })
  sections.push({ id: 'rating-reviews', title: t('review.title'), content: reviews })
  return (
    <>
      <SectionNavigation sections={sections} />
      <div className="mt-8 grid gap-12">
        {sections.map(({ id, title, content }) => (
          <section key={id} id={id} className="scroll-mt-24">
            <h2 className="mb-4 text-h3">{title}</h2>
            {content}
          </section>
        ))}
      </div>
    </>
  )
}

function Highlights({ product }: { product: ProductDetails }) {
  const { text } = useShop()
  return (
    <ul className="grid gap-x-10 gap-y-3 md:grid-cols-2">
      {product.highlights.map(highlight => (
        <li key={text(highlight)} className="flex items-start gap-3">
          <span className="mt-0.5 grid size-6 shrink-0 place-items-center rounded-full bg-signal-400">
            <IconCheck className="size-4" />
          </span>
          {text(highlight)}
        </li>
      ))}
    </ul>
  )
}

function TechnicalDetails({ product }: { product: ProductDetails }) {
  const { t, text, locale } = useShop()
  const values = new Map(product.masterVariant.attributes.map(({ name, value }) => [name, value]))
  const rows = product.attributeDefinitions.flatMap(definition => {
    const value = values.get(definition.name)
    return value === undefined || !isTechnicalValue(value)
      ? []
      : [{ label: text(definition.label), value: formatAttribute(definition, value, locale) }]
  })
  rows.push({ label: t('product.ean'), value: product.europeanArticleNumber })
  return (
    <dl className="max-w-4xl overflow-hidden rounded-card border border-steel-200 text-sm">
      {rows.map(({ label, value }) => (
        <div key={label} className="grid grid-cols-2 gap-4 px-4 py-2.5 odd:bg-steel-50">
          <dt className="text-steel-600">{label}</dt>
          <dd className="num">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function DeliveryPackage({ product }: { product: ProductDetails }) {
  const { text } = useShop()
  return (
    <ul className="grid gap-2">
      {product.deliveryPackage.map(item => (
        <li key={text(item.name)} className="num">
          {item.count} × {text(item.name)}
        </li>
      ))}
    </ul>
  )
}
