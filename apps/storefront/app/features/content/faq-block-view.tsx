import { type FaqBlock, fillInline, type PageFacts } from '@shop/domain/content'
import { IconChevronDown } from '@shop/ui/icons'
import { BlockSection } from './block-section.tsx'
import { Paragraphs } from './reading-block-views.tsx'

/** Questions that open to their answers, without scripts too; on paper all of them are open. */
export function FaqBlockView({ id, block, facts }: { id: string; block: FaqBlock; facts: PageFacts }) {
  return (
    <BlockSection id={id} heading={block.heading} facts={facts} isWide>
      <div className="divide-y divide-steel-200 border-y border-steel-200">
        {block.items.map(({ question, answer }, index) => (
          <details key={question} id={`${id}-${index + 1}`} className="faq group">
            <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 py-3 font-semibold hover:text-link">
              {fillInline(question, facts)}
              <IconChevronDown className="no-print size-5 shrink-0 text-steel-600 transition-transform duration-200 group-open:rotate-180" />
            </summary>
            <div className="max-w-[70ch] pr-4 pb-5 md:pr-9">
              <Paragraphs texts={answer} facts={facts} />
            </div>
          </details>
        ))}
      </div>
    </BlockSection>
  )
}
