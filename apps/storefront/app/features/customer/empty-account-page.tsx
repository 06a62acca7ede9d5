import { buttonClass } from '@shop/ui'

interface EmptyAccountPageProps {
  readonly text: string
  readonly action: { readonly href: string; readonly label: string }
}

/** A page of the account with nothing on it yet: one sentence, one thing to do. */
export function EmptyAccountPage({ text, action }: EmptyAccountPageProps) {
  return (
    <div className="max-w-160 rounded-panel bg-steel-50 px-6 py-10 text-center">
      <p className="mb-6">{text}</p>
      <a href={action.href} className={buttonClass('primary', 'lg')}>
        {action.label}
      </a>
    </div>
  )
}
