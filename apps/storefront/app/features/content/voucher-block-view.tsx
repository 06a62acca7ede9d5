import { fillInline, type PageFacts, type VoucherBlock } from '@shop/domain/content'
import { IconDiscount } from '@shop/ui/icons'
import { InlineText } from '../../commerce-ui/inline-text.tsx'

/** A discount code to take along; it is typed in at the cart. */
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
