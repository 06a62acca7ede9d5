import { type FaqBlock, fillInline, type ListBlock, type PageFacts, type TableBlock, type TextBlock } from '@shop/domain/content'
import { classNames } from '@shop/ui'
import { IconChevronDown } from '@shop/ui/icons'
import type { ReactNode } from 'react'
import { Carriers } from '../../commerce-ui/carriers.tsx'
import { InlineText } from '../../commerce-ui/inline-text.tsx'
import { WaysToPay } from '../../commerce-ui/payment-marks.tsx'
import { BlockSection } from './block-section.tsx'

interface BlockProps<Block> {
  readonly id: string
  readonly block: Block
  readonly facts: PageFacts
}

/** Paragraphs of a text block. */
export function TextBlockView({ id, block, facts }: BlockProps<TextBlock>) {
  return (
    <BlockSection id={id} heading={block.heading} facts={facts}>
      <Paragraphs texts={block.paragraphs} facts={facts} isMarked />
    </BlockSection>
  )
}

/** A list, numbered where the order matters. */
export function ListBlockView({ id, block, facts }: BlockProps<ListBlock>) {
  const items = block.items.map(item => (
    <li key={item} className="pl-1">
      <InlineText text={item} facts={facts} />
    </li>
  ))
  const look = 'grid gap-2 pl-6 leading-7 text-ink-800 marker:text-steel-600'
  return (
    <BlockSection id={id} heading={block.heading} facts={facts}>
      {block.intro ? (
        <p className="mb-3 leading-7 text-ink-800">
          <InlineText text={block.intro} facts={facts} />
        </p>
      ) : null}
      {block.ordered ? (
        <ol className={`${look} list-decimal marker:font-semibold`}>{items}</ol>
      ) : (
        <ul className={`${look} list-disc`}>{items}</ul>
      )}
    </BlockSection>
  )
}

interface ParagraphsProps {
  readonly texts: readonly string[]
  readonly facts: PageFacts
  /** Whether ways to pay are shown with their marks. */
  readonly isMarked?: boolean
}

/** Paragraphs of a text. */
function Paragraphs({ texts, facts, isMarked = false }: ParagraphsProps) {
  return (
    <div className="grid gap-3 leading-7 hyphens-auto wrap-break-word text-ink-800">
      {texts.map(text => {
        const fact = isMarked ? markedFactOf(text) : undefined
        return fact ? (
          <MarkedParagraph key={text} text={text} fact={fact} facts={facts} />
        ) : (
          <p key={text}>
            <InlineText text={text} facts={facts} />
          </p>
        )
      })}
    </div>
  )
}

/** Facts that are a list of marks instead of a part of the sentence. */
const MARKED = {
  '{paymentMethods}': WaysToPay,
  '{carriers}': Carriers,
} as const

/** The fact of a paragraph that is a list; undefined without one. */
function markedFactOf(text: string): keyof typeof MARKED | undefined {
  return (Object.keys(MARKED) as (keyof typeof MARKED)[]).find(fact => text.includes(fact))
}

/** A paragraph that names the ways to pay or the carriers, which stand below it with their marks. */
function MarkedParagraph({ text, fact, facts }: { text: string; fact: keyof typeof MARKED; facts: PageFacts }) {
  const [before = '', after = ''] = text.split(fact)
  const Marks = MARKED[fact]
  // The full stop of the sentence has nothing to end any more.
  const rest = after.replace(/^\.\s*/, '')
  return (
    <>
      <p>
        <InlineText text={before.trim()} facts={facts} />
      </p>
      <Marks />
      {rest ? (
        <p>
          <InlineText text={rest} facts={facts} />
        </p>
      ) : null}
    </>
  )
}

/** Expandable questions, without scripts too; all open in print. */
export function FaqBlockView({ id, block, facts }: { id: string; block: FaqBlock; facts: PageFacts }) {
  return (
    <BlockSection id={id} heading={block.heading} facts={facts} isWide>
      <div className="divide-y divide-steel-200 border-y border-steel-200">
        {block.items.map(({ question, answer }, index) => (
          <details key={question} id={`${id}-${index + 1}`} className="faq group">
            <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 py-3 font-semibold hover:text-link">
              <span className="min-w-0 hyphens-auto wrap-anywhere">{fillInline(question, facts)}</span>
              <IconChevronDown className="no-print size-5 shrink-0 text-steel-600 transition-transform duration-200 group-open:rotate-180" />
            </summary>
            <div className="max-w-[70ch] pr-4 pb-5 md:pr-9">
              <Paragraphs texts={answer} facts={facts} />
            </div>
          </details>
        ))}
      </div>
    </BlockSection>
  )
}

/** A table; one that is wider than the screen scrolls in a strip of its own, marked by shadows at its sides. */
export function TableBlockView({ id, block, facts }: { id: string; block: TableBlock; facts: PageFacts }) {
  const label = fillInline(block.heading || block.columns.filter(Boolean).join(', '), facts)
  return (
    <BlockSection id={id} heading={block.heading} facts={facts} isWide>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable table must be reachable by keyboard */}
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
