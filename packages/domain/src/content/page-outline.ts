import { headingOf, type PageBlock, rulesOf } from './page-block.ts'

/** A heading of a page that can be linked to; `id` is the same in every language. */
export interface PageHeading {
  readonly id: string
  readonly title: string
}

/** The anchor id of a block: its position on the page, so that links survive another wording and language. */
export function anchorOf(index: number): string {
  return `section-${index + 1}`
}

/** Headings of a page for its table of contents; titles may hold marks. */
export function pageHeadingsOf(blocks: readonly PageBlock[]): PageHeading[] {
  return blocks.flatMap((block, index) => {
    const title = headingOf(block)
    return title && rulesOf(block).isInContents ? [{ id: anchorOf(index), title }] : []
  })
}

/** Consecutive blocks of a kind, by index. A chapter is a block with a heading and those without that follow it. */
export interface BlockGroup {
  /** Whether these are text blocks (text, list, table, FAQ); all others are visual. */
  readonly isText: boolean
  readonly chapters: readonly (readonly number[])[]
}

/** The blocks of a page in groups of text blocks and visual blocks, in their order. */
export function groupPageBlocks(blocks: readonly PageBlock[]): BlockGroup[] {
  const groups: { isText: boolean; chapters: number[][] }[] = []
  for (const [index, block] of blocks.entries()) {
    const { isText } = rulesOf(block)
    const group = groups.at(-1)
    const chapter = group?.chapters.at(-1)
    if (!group || !chapter || group.isText !== isText) groups.push({ isText, chapters: [[index]] })
    else if (isText && !headingOf(block)) chapter.push(index)
    else group.chapters.push([index])
  }
  return groups
}
