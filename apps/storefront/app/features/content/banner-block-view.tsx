import { type BannerBlock, fillInline, type PageFacts } from '@shop/domain/content'
import { buttonClass } from '@shop/ui'
import { InlineText } from '../../commerce-ui/inline-text.tsx'
import { BlockLink } from './block-link.tsx'

/** Something to be noticed, with one thing to do. */
export function BannerBlockView({ block, facts }: { block: BannerBlock; facts: PageFacts }) {
  return (
    <section className="mt-10 flex flex-col items-start gap-x-8 gap-y-5 rounded-panel border-l-6 border-signal-400 bg-steel-100 p-6 first:mt-0 md:flex-row md:items-center md:justify-between md:p-8">
      <div className="min-w-0 max-w-[60ch]">
        <h2 className="text-h3">{fillInline(block.title, facts)}</h2>
        <p className="mt-2 leading-7 text-ink-800">
          <InlineText text={block.text} facts={facts} />
        </p>
      </div>
      <BlockLink link={block.link} facts={facts} className={`${buttonClass('secondary')} no-print md:shrink-0`} />
    </section>
  )
}
