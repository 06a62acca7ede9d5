import type { PageBlock } from './content-page.ts'

/** A heading of a page that can be linked to; `id` is the same in every language. */
export interface PageHeading {
  readonly id: string
  readonly title: string
}

/** The anchor id of a block: its position on the page, so that links survive another wording and language. */
export function anchorOf(index: number): string {
  return `section-${index + 1}`
}

/** Headings of the text blocks, for a table of contents; titles may hold marks. */
export function pageHeadingsOf(blocks: readonly PageBlock[]): PageHeading[] {
  return blocks.flatMap((block, index) => {
    const isRead = block.type === 'text' || block.type === 'list' || block.type === 'table' || block.type === 'faq'
    return (isRead || block.type === 'card') && block.heading ? [{ id: anchorOf(index), title: block.heading }] : []
  })
}

/** Consecutive blocks of a kind, by index. A chapter is a block with a heading and those without that follow it. */
export interface BlockGroup {
  /** Whether these are text blocks (text, list, table, FAQ); all others are visual. */
  readonly isRead: boolean
  readonly chapters: readonly (readonly number[])[]
}

/** The blocks of a page in groups of text blocks and visual blocks, in their order. */
export function groupPageBlocks(blocks: readonly PageBlock[]): BlockGroup[] {
  const groups: { isRead: boolean; chapters: number[][] }[] = []
  for (const [index, block] of blocks.entries()) {
    const isRead = block.type === 'text' || block.type === 'list' || block.type === 'table' || block.type === 'faq'
    const group = groups.at(-1)
    const chapter = group?.chapters.at(-1)
    if (!group || !chapter || group.isRead !== isRead) groups.push({ isRead, chapters: [[index]] })
    else if (isRead && !block.heading) chapter.push(index)
    else group.chapters.push([index])
  }
  return groups
}
