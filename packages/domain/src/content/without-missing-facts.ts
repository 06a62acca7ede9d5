import type { PageBlock, TableBlock } from './content-page.ts'
import type { PageFacts } from './fill-inline.ts'

/**
 * Blocks without what a market has no facts for, such as the bank account where nobody transfers: texts and rows that
 * name such a fact go, and so does a block of which little more than its heading would be left.
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
