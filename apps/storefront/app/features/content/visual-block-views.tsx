import { type BannerBlock, type CardBlock, fillInline, type PageFacts, type VoucherBlock } from '@shop/domain/content'
import { buttonClass } from '@shop/ui'
import { IconDiscount } from '@shop/ui/icons'
import { InlineText } from '../../commerce-ui/inline-text.tsx'
import { BlockLink, BlockSection } from './block-section.tsx'

/** A highlighted notice with one link. */
export function BannerBlockView({ block, facts }: { block: BannerBlock; facts: PageFacts }) {
  return (
    <section className="mt-10 flex flex-col items-start gap-x-8 gap-y-5 rounded-panel border-l-6 border-signal-400 bg-steel-100 p-6 first:mt-0 md:flex-row md:items-center md:justify-between md:p-8">
      <div className="min-w-0 max-w-[60ch]">
        <h2 className="text-h3">{fillInline(block.title, facts)}</h2>
        <p className="mt-2 leading-7 text-ink-800">
          <InlineText text={block.text} facts={facts} />
        </p>
      </div>
      <BlockLink
        link={block.link}
        facts={facts}
        className={`${buttonClass('secondary')} no-print max-w-full max-md:wrap-anywhere md:shrink-0`}
      />
    </section>
  )
}

/** Short texts side by side, each with a link. */
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

/** A discount code to copy; it is entered in the cart. */
export function VoucherBlockView({ block, facts }: { block: VoucherBlock; facts: PageFacts }) {
  return (
    <section className="mt-10 flex flex-col gap-x-8 gap-y-4 rounded-panel border-2 border-dashed border-steel-500 p-6 first:mt-0 sm:flex-row sm:items-center sm:justify-between">
      <div className="min-w-0 max-w-[60ch]">
        <h2 className="text-h4">{fillInline(block.title, facts)}</h2>
        <p className="mt-1 text-sm leading-6 text-ink-800">
          <InlineText text={block.text} facts={facts} />
        </p>
      </div>
      <p className="flex shrink-0 items-center gap-2 self-start rounded-md bg-signal-100 px-4 py-2.5 font-semibold select-all sm:self-auto">
        <IconDiscount className="size-5" />
        <code className="font-sans tracking-wide">{block.code}</code>
      </p>
    </section>
  )
}
