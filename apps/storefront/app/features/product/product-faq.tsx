import type { ProductDetails } from '@shop/domain/product'
import { IconChevronDown } from '@shop/ui/icons'
import { useShop } from '../../request/use-shop.tsx'

/** What buyers ask of a product; questions open to their answers without scripts too, and all of them on paper (PDP-02). */
export function ProductFaq({ faq }: { faq: ProductDetails['faq'] }) {
  const { text } = useShop()
  return (
    <div className="max-w-4xl divide-y divide-steel-200 border-y border-steel-200">
      {faq.map(({ question, answer }) => (
        <details key={text(question)} className="faq group">
          <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 py-3 font-semibold hover:text-link">
            {text(question)}
            <IconChevronDown className="no-print size-5 shrink-0 text-steel-600 transition-transform duration-200 group-open:rotate-180" />
          </summary>
          <p className="max-w-[70ch] pr-4 pb-5 text-ink-800 md:pr-9">{text(answer)}</p>
        </details>
      ))}
    </div>
  )
}
