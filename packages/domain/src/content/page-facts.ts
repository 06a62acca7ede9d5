import type { ContentPage, PageBlock, TableBlock } from './content-page.ts'
import type { PagePlaceholder } from './page-placeholder.ts'
import { pageTextsOf } from './page-texts.ts'
import { type InlineNode, parseInline } from './parse-inline.ts'

/** Values of the placeholders in one market and language, formatted. */
export type PageFacts = Readonly<Partial<Record<PagePlaceholder, string>>>

/** Shown in place of a fact that a market does not have. */
export const MISSING_FACT = '–'

/** A text without its marks, its facts filled in; for titles and other plain text. */
export function fillInline(text: string, facts: PageFacts): string {
  const write = (nodes: readonly InlineNode[]): string =>
    nodes
      .map(node => {
        if (node.kind === 'text') return node.text
        return node.kind === 'placeholder' ? (facts[node.name] ?? MISSING_FACT) : write(node.children)
      })
      .join('')
  return write(parseInline(text).nodes)
}

/** The facts that a page names, so that only these are sent to the browser. */
export function factsNamedIn(page: ContentPage, facts: PageFacts): PageFacts {
  const texts = pageTextsOf(page).join('\n')
  return Object.fromEntries(Object.entries(facts).filter(([name]) => texts.includes(`{${name}}`)))
}

/**
 * Removes what a market has no facts for, such as the account where bank transfer is off: texts and rows that
 * name such a fact, and blocks that would keep little more than their heading.
 */
export function withoutMissingFacts(blocks: readonly PageBlock[], facts: PageFacts): PageBlock[] {
  const isKnown = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].every(([, name = '']) => Object.hasOwn(facts, name))
  return blocks.flatMap((block): PageBlock[] => {
    switch (block.type) {
      case 'text': {
        const paragraphs = block.paragraphs.filter(isKnown)
        return paragraphs.length > 0 ? [{ ...block, paragraphs }] : []
      }
      case 'list': {
        const items = block.items.filter(isKnown)
        return items.length > 0 ? [{ ...block, items }] : []
      }
      case 'faq': {
        const items = block.items
          .map(item => ({ ...item, answer: item.answer.filter(isKnown) }))
          .filter(({ answer }) => answer.length > 0)
        return items.length > 0 ? [{ ...block, items }] : []
      }
      case 'table':
        return tableOf(block, isKnown)
      default:
        return [block]
    }
  })
}

function tableOf(block: TableBlock, isKnown: (text: string) => boolean): TableBlock[] {
  const rows = block.rows.filter(row => row.every(isKnown))
  return rows.length * 2 > block.rows.length ? [{ ...block, rows }] : []
}
