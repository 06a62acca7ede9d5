import type { PageBlock } from './content-page.ts'

/** Neighbouring blocks of a kind. A chapter is a block with a heading and those without that follow it, by their places. */
export interface BlockGroup {
  /** Whether the blocks are to be read; the others show something. */
  readonly isRead: boolean
  readonly chapters: readonly (readonly number[])[]
}

/** The blocks of a page in groups of what is read and what is looked at, in their order. */
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
