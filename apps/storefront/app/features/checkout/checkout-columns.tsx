import type { ReactNode } from 'react'

interface CheckoutColumnsProps {
  readonly children: ReactNode
  readonly summary: ReactNode
  /** On a phone the summary follows the step, as in the cart; else it comes first, folded. */
  readonly summaryLast?: boolean
}

/** One column for the step, one for the summary. */
export function CheckoutColumns({ children, summary, summaryLast = false }: CheckoutColumnsProps) {
  return (
    <div className="mx-auto grid max-w-6xl gap-6 lg:grid-cols-[minmax(0,40rem)_minmax(20rem,25rem)] lg:justify-between lg:gap-12">
      <div className={summaryLast ? 'min-w-0' : 'min-w-0 max-lg:order-last'}>{children}</div>
      <aside>{summary}</aside>
    </div>
  )
}
