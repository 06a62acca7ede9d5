import type { ReactNode } from 'react'

/** One column for the step, one for the summary; on a phone the summary comes first. */
export function CheckoutColumns({ children, summary }: { children: ReactNode; summary: ReactNode }) {
  return (
    <div className="mx-auto grid max-w-6xl gap-6 lg:grid-cols-[minmax(0,40rem)_minmax(20rem,25rem)] lg:justify-between lg:gap-12">
      <div className="min-w-0 max-lg:order-last">{children}</div>
      <aside>{summary}</aside>
    </div>
  )
}
