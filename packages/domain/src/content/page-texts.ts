import type { ContentPage, PageBlock, PageLink } from './content-page.ts'

/** Every text of a page that may hold marks, in reading order. */
export function pageTextsOf(page: ContentPage): string[] {
  return [page.title, page.description, page.lead, ...page.blocks.flatMap(textsOf)]
}

/** Targets of the links outside of texts: those of cards and banners. */
export function pageLinkTargetsOf(page: ContentPage): string[] {
  return page.blocks.flatMap(block => {
    if (block.type === 'card') return block.cards.flatMap(({ link }) => (link ? [link.to] : []))
    return block.type === 'banner' && block.link ? [block.link.to] : []
  })
}

function textsOf(block: PageBlock): string[] {
  const heading = 'heading' in block && block.heading ? [block.heading] : []
  switch (block.type) {
    case 'text':
      return [...heading, ...block.paragraphs]
    case 'list':
      return [...heading, ...(block.intro ? [block.intro] : []), ...block.items]
    case 'table':
      return [...heading, ...block.columns, ...block.rows.flat()]
    case 'faq':
      return [...heading, ...block.items.flatMap(({ question, answer }) => [question, ...answer])]
    case 'card':
      return [...heading, ...block.cards.flatMap(({ title, text, link }) => [title, text, ...labelOf(link)])]
    case 'banner':
      return [block.title, block.text, ...labelOf(block.link)]
    case 'voucher':
      return [block.title, block.text]
    default:
      return heading
  }
}

function labelOf(link: PageLink | undefined): string[] {
  return link ? [link.label] : []
}
