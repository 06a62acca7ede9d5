import { classNames } from '@shop/ui'
import type { ReactNode } from 'react'

interface ContentSectionProps {
  readonly id: string
  /** Facts filled in. */
  readonly title: string | undefined
  /** Wider than the line length for reading. */
  readonly isWide?: boolean
  readonly children: ReactNode
}

/**
 * A block with its heading as an anchor. One without heading belongs to the block before it. It is no landmark: a page has a dozen of
 * them, and what is one in a block, such as a strip that scrolls, has the same name.
 */
export function ContentSection({ id, title, isWide = false, children }: ContentSectionProps) {
  return (
    <section id={id} className={classNames('min-w-0', !isWide && 'max-w-[70ch]', title ? 'mt-10 first:mt-0' : 'mt-4 first:mt-0')}>
      {title ? <h2 className="mb-3 text-h3">{title}</h2> : null}
      {children}
    </section>
  )
}
