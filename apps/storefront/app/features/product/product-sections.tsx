import type { ProductDetails, ProductProjection } from '@shop/domain/product'
import { IconCheck, IconChevronDown } from '@shop/ui/icons'
import { type ReactNode, useMemo } from 'react'
import { factsOf } from '../../catalogue/product-facts.ts'
import { useShop } from '../../request/use-shop.tsx'
import { ComparisonTable } from './comparison-table.tsx'
import { Deferred } from './deferred.tsx'
import type { RelatedProducts } from './load-product.server.ts'
import { hasDocuments, ProductDocuments } from './product-documents.tsx'

import { ProductLinks } from './product-grid.tsx'
import { SectionNavigation } from './section-navigation.tsx'

interface ProductSectionsProps {
  readonly product: ProductDetails
  readonly related: RelatedProducts | Promise<RelatedProducts>
  readonly renderProducts: (products: readonly ProductProjection[]) => ReactNode
  readonly reviews: ReactNode
}

interface Section {
  readonly id: string
  readonly title: string
  readonly content: ReactNode
}

/** Classes by section: on wide screens delivery package and documents are next to the technical details, all others full width. */
const SECTION_CLASSES: Readonly<Record<string, string>> = {
  'technical-details': 'lg:row-span-2',
  'delivery-package': '',
  documents: '',
}

/**
 * Everything to be read about a product, with anchors; sections without content are left out (PDP-01..PDP-03). Those with
 * other products join once they are loaded; the sections before them stay as they are.
 */
export function ProductSections({ product, related, renderProducts, reviews }: ProductSectionsProps) {
  const { t } = useShop()
  const { highlights, deliveryPackage, faq, masterVariant } = product
  const own = present([
    highlights.length > 0 && { id: 'highlights', title: t('product.highlights'), content: <Highlights product={product} /> },
    { id: 'description', title: t('product.description'), content: <Description product={product} /> },
    { id: 'technical-details', title: t('product.technicalDetails'), content: <TechnicalDetails product={product} /> },
    deliveryPackage.length > 0 && {
      id: 'delivery-package',
      title: t('product.deliveryPackage'),
      content: <DeliveryPackage product={product} />,
    },
    hasDocuments(masterVariant) && {
      id: 'documents',
      title: t('product.documents'),
      content: <Documents product={product} />,
    },
    faq.length > 0 && { id: 'faq', title: t('product.faq'), content: <ProductFaq faq={faq} /> },
  ])
  const sectionsOf = ({ accessories, parents, comparison, complementary }: RelatedProducts) =>
    present([
      accessories.length > 0 && { id: 'accessories', title: t('product.accessories'), content: renderProducts(accessories) },
      parents.length > 0 && { id: 'fits', title: t('product.fitsProducts'), content: <ProductLinks products={parents} /> },
      comparison !== undefined && {
        id: 'compare',
        title: t('product.compare'),
        content: <ComparisonTable comparison={comparison} />,
      },
      complementary.length > 0 && {
        id: 'goes-well',
        title: t('product.goesWellWith'),
        content: renderProducts(complementary),
      },
    ])
  const ratings = { id: 'rating-reviews', title: t('review.title'), content: reviews }
  return (
    <>
      <Deferred from={related} fallback={<Anchors sections={[...own, ratings]} />}>
        {loaded => <Anchors sections={[...own, ...sectionsOf(loaded), ratings]} />}
      </Deferred>
      <div className="mt-8 grid grid-cols-1 gap-12 lg:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)]">
        <Sections sections={own} />
        <Deferred from={related}>{loaded => <Sections sections={sectionsOf(loaded)} />}</Deferred>
        <Sections sections={[ratings]} />
      </div>
    </>
  )
}

function present(sections: readonly (Section | false)[]): Section[] {
  return sections.filter(section => section !== false)
}

function Anchors({ sections }: { sections: readonly Section[] }) {
  // One list as long as the page shows the same sections: the navigation watches them.
  const key = sections.map(({ id, title }) => `${id} ${title}`).join('|')
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key identifies the sections
  const anchors = useMemo(() => sections.map(({ id, title }) => ({ id, title })), [key])
  return <SectionNavigation sections={anchors} />
}

function Sections({ sections }: { sections: readonly Section[] }) {
  return sections.map(({ id, title, content }) => (
    <section key={id} id={id} className={`section-anchor min-w-0 ${SECTION_CLASSES[id] ?? 'lg:col-span-2'}`}>
      <h2 className="mb-4 text-h3">{title}</h2>
      {content}
    </section>
  ))
}

function Description({ product }: { product: ProductDetails }) {
  const { t, text, market } = useShop()
  return (
    <div className="grid max-w-[70ch] gap-3 text-ink-800">
      <p className="whitespace-pre-line">{text(product.description)}</p>
      <p>{text(product.familyDescription)}</p>
      {market.manualTranslation ? null : <p className="text-xs text-steel-600">{t('product.translatedAutomatically')}</p>}
    </div>
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

function Documents({ product }: { product: ProductDetails }) {
  const { text } = useShop()
  return <ProductDocuments variant={product.masterVariant} name={text(product.name)} />
}

/** Expandable questions about a product, without scripts too; all open in print (PDP-02). */
function ProductFaq({ faq }: { faq: ProductDetails['faq'] }) {
  const { text } = useShop()
  return (
    <div className="max-w-4xl divide-y divide-steel-200 border-y border-steel-200">
      {faq.map(({ question, answer }) => (
        <details key={text(question)} className="faq group">
          <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 py-3 font-semibold hover:text-link">
            {text(question)}
            <IconChevronDown className="no-print size-5 shrink-0 text-steel-600 transition-transform duration-200 group-open:rotate-180" />
          </summary>
          <p className="max-w-[70ch] pr-4 pb-5 text-ink-800 md:pr-9">{text(answer)}</p>
        </details>
      ))}
    </div>
  )
}

/** Technical attributes, measures, release date and article number of a variant, as rows of two columns (PDP-23). */
function TechnicalDetails({ product }: { product: ProductDetails }) {
  const shop = useShop()
  return (
    <dl className="overflow-hidden rounded-card border border-steel-200 text-sm">
      {factsOf(product, shop).map(({ label, value }) => (
        <div key={label} className="grid grid-cols-2 gap-4 px-4 py-2.5 odd:bg-steel-50">
          <dt className="text-steel-600">{label}</dt>
          <dd className="num">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
