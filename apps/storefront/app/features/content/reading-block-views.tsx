import type { ListBlock, PageFacts, TextBlock } from '@shop/domain/content'
import { InlineText } from '../../commerce-ui/inline-text.tsx'
import { BlockSection } from './block-section.tsx'

interface BlockProps<Block> {
  readonly id: string
  readonly block: Block
  readonly facts: PageFacts
}

/** Paragraphs to be read. */
export function TextBlockView({ id, block, facts }: BlockProps<TextBlock>) {
  return (
    <BlockSection id={id} heading={block.heading} facts={facts}>
      <Paragraphs texts={block.paragraphs} facts={facts} />
    </BlockSection>
  )
}

/** A list, numbered where its order counts. */
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

/** Paragraphs of a text. */
export function Paragraphs({ texts, facts }: { texts: readonly string[]; facts: PageFacts }) {
  return (
    <div className="grid gap-3 leading-7 hyphens-auto wrap-break-word text-ink-800">
      {texts.map(text => (
        <p key={text}>
          <InlineText text={text} facts={facts} />
        </p>
      ))}
    </div>
  )
}
