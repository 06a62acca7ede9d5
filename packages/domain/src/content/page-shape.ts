import type { ContentPage, PageBlock } from './content-page.ts'

/**
 * The structure that a page must share with its translations, one line per block: types, numbers of items, which of the optional
 * parts there are, and everything that is not translated.
 */
export function pageShapeOf({ blocks }: ContentPage): string[] {
  return blocks.map(block => {
    const heading = 'heading' in block && block.heading ? 'heading' : 'no heading'
    const audience = 'audience' in block && block.audience ? [`for ${block.audience}`] : []
    return [block.type, heading, ...audience, ...partsOf(block)].join(', ')
  })
}

function partsOf(block: PageBlock): (string | number)[] {
  switch (block.type) {
    case 'text':
      return [block.paragraphs.length]
    case 'list':
      return [block.intro ? 'intro' : 'no intro', block.ordered ? 'ordered' : 'unordered', block.items.length]
    case 'table':
      return [block.columns.length, ...block.rows.map(row => row.length)]
    case 'faq':
      return block.items.map(({ answer }) => answer.length)
    case 'card':
      return block.cards.map(({ link }) => link?.to ?? 'no link')
    case 'banner':
      return [block.link?.to ?? 'no link']
    case 'product-list':
    case 'carousel':
      return [block.query.brand ?? '', block.query.tag ?? '', block.query.department ?? '']
    case 'voucher':
      return [block.code]
    default:
      return []
  }
}
