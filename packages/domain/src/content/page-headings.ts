import type { PageBlock } from './content-page.ts'

/** A heading of a page that can be linked to; `id` is the same in every language. */
export interface PageHeading {
  readonly id: string
  readonly title: string
}

/** The id a block has as an anchor: its place on the page, so that a link survives another wording and language. */
export function anchorOf(index: number): string {
  return `section-${index + 1}`
}

/** Headings of the blocks that are read, for a table of contents; titles may hold marks. */
export function pageHeadingsOf(blocks: readonly PageBlock[]): PageHeading[] {
  return blocks.flatMap((block, index) => {
    const isRead = block.type === 'text' || block.type === 'list' || block.type === 'table' || block.type === 'faq'
    return (isRead || block.type === 'card') && block.heading ? [{ id: anchorOf(index), title: block.heading }] : []
  })
}
