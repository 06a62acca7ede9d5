import { type CardBlock, fillInline, type PageFacts } from '@shop/domain/content'
import { buttonClass } from '@shop/ui'
import { InlineText } from '../../commerce-ui/inline-text.tsx'
import { BlockLink } from './block-link.tsx'
import { BlockSection } from './block-section.tsx'

/** Short pieces side by side, each with a way on. */
export function CardBlockView({ id, block, facts }: { id: string; block: CardBlock; facts: PageFacts }) {
  const Heading = block.heading ? 'h3' : 'h2'
  return (
    <BlockSection id={id} heading={block.heading} facts={facts} isWide>
      <ul className="grid gap-4 sm:grid-cols-[repeat(auto-fit,minmax(15rem,1fr))]">
        {block.cards.map(({ title, text, link }) => (
          <li key={title} className="flex min-w-0 flex-col items-start gap-2 rounded-card border border-steel-200 p-5">
            <Heading className="text-h4">{fillInline(title, facts)}</Heading>
            <p className="grow text-sm leading-6 text-ink-800">
              <InlineText text={text} facts={facts} />
            </p>
            <BlockLink link={link} facts={facts} className={`${buttonClass('link')} mt-2 text-sm`} />
          </li>
        ))}
      </ul>
    </BlockSection>
  )
}
