import { fillInline, type PageFacts, type PageLink, parsePageTarget } from '@shop/domain/content'
import type { ReactNode } from 'react'
import { hrefOfTarget } from '../../href/target-href.ts'
import { useShop } from '../../request/use-shop.tsx'
import { ContentSection } from './content-section.tsx'

interface BlockSectionProps {
  readonly id: string
  readonly heading: string | undefined
  readonly facts: PageFacts
  /** Wider than the line length for reading. */
  readonly isWide?: boolean
  readonly children: ReactNode
}

/** A block with its heading, facts filled in. */
export function BlockSection({ heading, facts, ...section }: BlockSectionProps) {
  return <ContentSection title={heading && fillInline(heading, facts)} {...section} />
}

/** The link of a card or banner; nothing where the shop has no such place. */
export function BlockLink({ link, facts, className }: { link: PageLink | undefined; facts: PageFacts; className: string }) {
  const shop = useShop()
  const target = link && parsePageTarget(link.to)
  const href = target && hrefOfTarget(target, shop)
  if (!link || !href) return null
  return (
    <a href={href} className={className}>
      {fillInline(link.label, facts)}
    </a>
  )
}
