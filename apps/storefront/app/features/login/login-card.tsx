import type { ReactNode } from 'react'

interface LoginCardProps {
  readonly title: ReactNode
  readonly children: ReactNode
  /** Stands beside the form where there is room. */
  readonly aside?: ReactNode
}

/** A page with one form: its title, the form, and what belongs beside it. */
export function LoginCard({ title, children, aside }: LoginCardProps) {
  return (
    <div className="wrap py-8 md:py-14">
      <div
        className={
          aside ? 'mx-auto grid max-w-4xl gap-8 md:grid-cols-[minmax(0,28rem)_minmax(0,1fr)] md:gap-14' : 'mx-auto max-w-md'
        }
      >
        <div className="min-w-0">
          <h1 className="mb-6 text-h1">{title}</h1>
          {children}
        </div>
        {aside ? <aside className="self-start rounded-panel bg-steel-50 p-6 md:mt-3 md:p-8">{aside}</aside> : null}
      </div>
    </div>
  )
}
