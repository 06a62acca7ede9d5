import type { ReactNode } from 'react'

/** A section of a page, as links to it name it. */
export interface SectionAnchor {
  readonly id: string
  readonly title: string
}

/** Classes by section: on wide screens delivery package and documents are next to the technical details, all others full width. */
const SECTION_CLASSES: Readonly<Record<string, string>> = {
  'technical-details': 'lg:row-span-2',
  'delivery-package': '',
  documents: '',
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
