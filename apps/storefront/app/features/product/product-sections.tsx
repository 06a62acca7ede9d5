import type { ProductDetails } from '@shop/domain/product'
import { IconCheck, IconChevronDown } from '@shop/ui/icons'
import type { ReactNode } from 'react'
import { factsOf } from '../../catalogue/product-facts.ts'
import { useShop } from '../../request/use-shop.tsx'
import { hasDocuments, ProductDocuments } from './product-documents.tsx'
import { ProductSection } from './product-section.tsx'

/** What there is to read about a product. */
export type DescribedProduct = Pick<
  ProductDetails,
  | 'name'
  | 'highlights'
  | 'description'
  | 'descriptionHtml'
  | 'familyDescription'
  | 'deliveryPackage'
  | 'faq'
  | 'attributeDefinitions'
  | 'europeanArticleNumber'
> & { readonly masterVariant: Pick<ProductDetails['masterVariant'], 'sku' | 'images' | 'attributes'> }

/** Ids of the sections that tell what the catalogue says of a product itself, in their order (PDP-01..PDP-03). */
const OWN_SECTIONS = ['highlights', 'description', 'technical-details', 'delivery-package', 'documents', 'faq'] as const
type OwnSection = (typeof OWN_SECTIONS)[number]

const TITLES = {
  highlights: 'product.highlights',
  description: 'product.description',
  'technical-details': 'product.technicalDetails',
  'delivery-package': 'product.deliveryPackage',
  documents: 'product.documents',
  faq: 'product.faq',
} as const satisfies Record<OwnSection, string>

const VIEWS = {
  highlights: Highlights,
  description: Description,
  'technical-details': TechnicalDetails,
  'delivery-package': DeliveryPackage,
  documents: Documents,
  faq: ProductFaq,
} as const satisfies Record<OwnSection, (props: { product: DescribedProduct }) => ReactNode>

/** The sections of a product that have content; their titles are keys of messages. */
export function ownSectionsOf(
  product: DescribedProduct,
): { readonly id: OwnSection; readonly title: (typeof TITLES)[OwnSection] }[] {
  const { highlights, deliveryPackage, faq, masterVariant } = product
  const isPresent: Record<OwnSection, boolean> = {
    highlights: highlights.length > 0,
    description: true,
    'technical-details': true,
    'delivery-package': deliveryPackage.length > 0,
    documents: hasDocuments(masterVariant),
    faq: faq.length > 0,
  }
  return OWN_SECTIONS.filter(id => isPresent[id]).map(id => ({ id, title: TITLES[id] }))
}

/** Everything that the catalogue says of a product itself; sections without content are left out. */
export function OwnSections({ product }: { product: DescribedProduct }) {
  const { t } = useShop()
  return ownSectionsOf(product).map(({ id, title }) => {
    const View = VIEWS[id]
    return (
      <ProductSection key={id} id={id} title={t(title)}>
        <View product={product} />
      </ProductSection>
    )
  })
}

function Description({ product: { description, descriptionHtml = {}, familyDescription } }: { product: DescribedProduct }) {
  const { text } = useShop()
  const html = text(descriptionHtml)
  return (
    <div className="grid max-w-[70ch] gap-3 text-ink-800">
      {html ? (
        <div
          className="rich-text"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: the import keeps harmless HTML only
          dangerouslySetInnerHTML={{ __html: html }}
        />
      ) : (
        <p className="whitespace-pre-line">{text(description)}</p>
      )}
      <p>{text(familyDescription)}</p>
    </div>
  )
}

function Highlights({ product }: { product: DescribedProduct }) {
  const { text } = useShop()
  return (
    <ul className="grid gap-x-10 gap-y-3 md:grid-cols-2">
      {product.highlights.map(highlight => (
        <li key={text(highlight)} className="flex items-start gap-3">
          <span className="mt-0.5 grid size-6 shrink-0 place-items-center rounded-full bg-signal-400">
            <IconCheck className="size-4" />
          </span>
          <span className="min-w-0">{text(highlight)}</span>
        </li>
      ))}
    </ul>
  )
}

function DeliveryPackage({ product }: { product: DescribedProduct }) {
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

function Documents({ product }: { product: DescribedProduct }) {
  const { text } = useShop()
  return <ProductDocuments variant={product.masterVariant} name={text(product.name)} />
}

/** Expandable questions about a product, without scripts too; all open in print (PDP-02). */
function ProductFaq({ product: { faq } }: { product: DescribedProduct }) {
  const { text } = useShop()
  return (
    <div className="max-w-4xl divide-y divide-steel-200 border-y border-steel-200">
      {faq.map(({ question, answer }) => (
        <details key={text(question)} className="faq group">
          <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 py-3 font-semibold hover:text-link">
            <span className="min-w-0 hyphens-auto wrap-anywhere">{text(question)}</span>
            <IconChevronDown className="no-print size-5 shrink-0 text-steel-600 transition-transform duration-200 group-open:rotate-180" />
          </summary>
          <p className="max-w-[70ch] pr-4 pb-5 text-ink-800 md:pr-9">{text(answer)}</p>
        </details>
      ))}
    </div>
  )
}

/** Technical attributes, measures, release date and article number of a variant, as rows of two columns (PDP-23). */
function TechnicalDetails({ product }: { product: DescribedProduct }) {
  const shop = useShop()
  return (
    <dl className="overflow-hidden rounded-card border border-steel-200 text-sm">
      {factsOf(product, shop).map(({ label, value }) => (
        <div key={label} className="grid pair-28 gap-x-4 px-4 py-2.5 odd:bg-steel-50">
          <dt className="text-steel-600">{label.replaceAll(' × ', '\u00a0×\u00a0')}</dt>
          <dd className="num">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
