import { classNames } from '@shop/ui'
import { IconCheck } from '@shop/ui/icons'
import type { ReactNode } from 'react'
import { NO_PREORDERS, type Preorders } from '../../catalogue/preorders.ts'
import { PreordersContext } from '../../commerce-ui/preorders.tsx'
import { useShop } from '../../request/use-shop.tsx'

const STEPS = [
  { step: 'cart', label: 'checkout.stepCart' },
  { step: 'addresses', label: 'checkout.stepAddresses' },
  { step: 'payment', label: 'checkout.stepPayment' },
  { step: 'thank-you', label: 'checkout.stepDone' },
] as const

/** The steps of the checkout; completed ones are links until the order is placed (CHK-01). */
export function CheckoutSteps({ current }: { current: (typeof STEPS)[number]['step'] }) {
  const { t, hrefs } = useShop()
  const position = STEPS.findIndex(({ step }) => step === current)
  const isDone = current === 'thank-you'
  return (
    <nav aria-label={t('checkout.steps')} className="no-print mb-6">
      <ol className="grid grid-cols-4 gap-2 text-xs hyphens-auto wrap-anywhere sm:text-sm">
        {STEPS.map(({ step, label }, index) => {
          const isBehind = index < position || isDone
          const text = (
            <>
              {isBehind ? <IconCheck className="size-4 shrink-0 max-sm:hidden" /> : null}
              {t(label)}
            </>
          )
          return (
            <li
              key={step}
              aria-current={index === position ? 'step' : undefined}
              className={classNames(
                'border-t-3 pt-2',
                index === position
                  ? 'border-signal-500 font-semibold'
                  : isBehind
                    ? 'border-ink-900'
                    : 'border-steel-200 text-steel-600 forced-colors:border-[GrayText]',
              )}
            >
              {isBehind && !isDone ? (
                <a href={hrefs.checkout(step)} className="flex min-h-6 items-center gap-1 hover:underline">
                  {text}
                </a>
              ) : (
                <span className="flex min-h-6 items-center gap-1">{text}</span>
              )}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}

/**
 * The heading of a step that a form led to: its document ended, and the focus with it, which begins here again (WCAG 2.4.3). It shows
 * no ring: nothing can be done with it.
 */
export function StepHeading({ children, className }: { readonly children: ReactNode; readonly className: string }) {
  return (
    // biome-ignore lint/a11y/noAutofocus: the person has just pressed what leads here
    <h1 tabIndex={-1} autoFocus className={`outline-none ${className}`}>
      {children}
    </h1>
  )
}

interface CheckoutColumnsProps {
  readonly children: ReactNode
  readonly summary: ReactNode
  /** On a phone the summary follows the step, as in the cart; else it comes first, folded. */
  readonly summaryLast?: boolean
  /** What of the goods on the page comes later. */
  readonly preorders?: Preorders
}

/** One column for the step, one for the summary. */
export function CheckoutColumns(props: CheckoutColumnsProps) {
  const { children, summary, summaryLast = false, preorders = NO_PREORDERS } = props
  return (
    <PreordersContext value={preorders}>
      <div className="mx-auto grid max-w-6xl gap-6 lg:grid-cols-[minmax(0,40rem)_minmax(20rem,25rem)] lg:justify-between lg:gap-12">
        <div className={summaryLast ? 'min-w-0' : 'min-w-0 max-lg:order-last'}>{children}</div>
        <aside>{summary}</aside>
      </div>
    </PreordersContext>
  )
}
