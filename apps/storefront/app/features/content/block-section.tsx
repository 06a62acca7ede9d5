import { fillInline, type PageFacts, type PageLink, parsePageTarget } from '@shop/domain/content'
import { classNames } from '@shop/ui'
import type { ReactNode } from 'react'
import { hrefOfTarget } from '../../href/target-href.ts'
import { useShop } from '../../request/use-shop.tsx'

interface BlockSectionProps {
  readonly id: string
  readonly heading: string | undefined
  readonly facts: PageFacts
  /** Wider than the line length for reading. */
  readonly isWide?: boolean
  readonly children: ReactNode
}

/** A block with its heading as an anchor. One without heading belongs to the block before it. */
export function BlockSection({ id, heading, facts, isWide = false, children }: BlockSectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={heading ? `${id}-title` : undefined}
      className={classNames('min-w-0', !isWide && 'max-w-[70ch]', heading ? 'mt-10 first:mt-0' : 'mt-4 first:mt-0')}
    >
      {heading ? (
        <h2 id={`${id}-title`} className="mb-3 text-h3">
          {fillInline(heading, facts)}
        </h2>
      ) : null}
      {children}
    </section>
  )
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
