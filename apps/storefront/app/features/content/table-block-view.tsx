import { fillInline, type PageFacts, type TableBlock } from '@shop/domain/content'
import { classNames } from '@shop/ui'
import type { ReactNode } from 'react'
import { InlineText } from '../../commerce-ui/inline-text.tsx'
import { BlockSection } from './block-section.tsx'

/** A table; one that is wider than the screen scrolls in a strip of its own, marked by shadows at its sides. */
export function TableBlockView({ id, block, facts }: { id: string; block: TableBlock; facts: PageFacts }) {
  const label = fillInline(block.heading || block.columns.filter(Boolean).join(', '), facts)
  return (
    <BlockSection id={id} heading={block.heading} facts={facts} isWide>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <section aria-label={label} tabIndex={0} className="scroll-strip rounded-card border border-steel-200">
        <table
          className={classNames('w-full border-collapse text-left text-sm', block.columns.length > 2 && 'max-md:min-w-[36rem]')}
        >
          <thead>
            <tr className="border-b border-steel-300">
              {block.columns.map(column => (
                <th key={column} scope="col" className="px-4 py-3 align-bottom font-semibold text-steel-600">
                  <InlineText text={column} facts={facts} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="num">
            {block.rows.map(row => (
              <tr key={row.join('|')} className="border-b border-steel-200 last:border-b-0">
                {row.map((cell, column) => (
                  <Cell key={block.columns[column]} isFirst={column === 0}>
                    <InlineText text={cell} facts={facts} />
                  </Cell>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </BlockSection>
  )
}

/** The first cell of a row names it. */
function Cell({ isFirst, children }: { isFirst: boolean; children: ReactNode }) {
  const look = 'px-4 py-3 align-top leading-6'
  return isFirst ? (
    <th scope="row" className={`${look} font-medium text-ink-900`}>
      {children}
    </th>
  ) : (
    <td className={`${look} text-ink-800`}>{children}</td>
  )
}
