import { type BenefitIcon, type BenefitsBlock, fillInline, type PageFacts } from '@shop/domain/content'
import { IconFileInvoice, IconRefresh, IconShieldCheck, IconTruckDelivery } from '@shop/ui/icons'

const ICONS = {
  delivery: IconTruckDelivery,
  returns: IconRefresh,
  guarantee: IconShieldCheck,
  invoice: IconFileInvoice,
} as const satisfies Record<BenefitIcon, unknown>

/** What the shop promises, with the figures of the market. */
export function BenefitsBlockView({ block, facts }: { block: BenefitsBlock; facts: PageFacts }) {
  return (
    <section className="border-b border-steel-200">
      <ul className="wrap grid pair-28 gap-x-4 gap-y-5 py-6 lg:grid-cols-4">
        {block.items.map(({ icon, title, text }) => {
          const Icon = ICONS[icon]
          return (
            <li key={title} className="flex items-start gap-3 text-sm max-sm:flex-col">
              <span className="grid size-10 shrink-0 place-items-center rounded-md bg-signal-100">
                <Icon className="size-5" />
              </span>
              <span className="min-w-0 max-w-full hyphens-auto wrap-anywhere">
                <strong className="block font-semibold">{fillInline(title, facts)}</strong>
                <span className="text-steel-600">{fillInline(text, facts)}</span>
              </span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
