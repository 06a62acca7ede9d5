import type { ReactNode } from 'react'

/** A section of a page, as links to it name it. */
export interface SectionAnchor {
  readonly id: string
  readonly title: string
}

/**
 * Classes by section: on wide screens delivery package and documents are next to the technical details, all others full
 * width. The lowest are laid out when they come near the view, each expected to be as high as most are.
 */
const SECTION_CLASSES: Readonly<Record<string, string>> = {
  'technical-details': 'lg:row-span-2',
  'delivery-package': '',
  documents: '',
  compare: 'lg:col-span-2 below-fold [--expected-height:37rem]',
  'goes-well': 'lg:col-span-2 below-fold [--expected-height:70rem] lg:[--expected-height:38rem]',
  'rating-reviews': 'lg:col-span-2 below-fold [--expected-height:90rem] lg:[--expected-height:60rem]',
}

interface ProductSectionProps extends SectionAnchor {
  readonly children?: ReactNode
  /** In place of children: what is there as HTML. */
  readonly html?: string
}

/** A part of the page with its heading, which links lead to. */
export function ProductSection({ id, title, children, html }: ProductSectionProps) {
  return (
    <section id={id} className={`section-anchor min-w-0 ${SECTION_CLASSES[id] ?? 'lg:col-span-2'}`}>
      <h2 className="mb-4 text-h3">{title}</h2>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React */}
      {html === undefined ? children : <div className="contents" dangerouslySetInnerHTML={{ __html: html }} />}
    </section>
  )
}
