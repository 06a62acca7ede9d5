import type { ReactNode, Ref } from 'react'
import { classNames } from './class-names.ts'
import { IconAlertCircle, IconAlertTriangle, IconCircleCheck, IconInfoCircle } from './sign-icons.tsx'

export type InformationBoxType = 'info' | 'success' | 'secondarySuccess' | 'warning' | 'error'

const STYLES: Record<InformationBoxType, { box: string; Icon: typeof IconInfoCircle }> = {
  info: { box: 'bg-info-bg text-info', Icon: IconInfoCircle },
  success: { box: 'bg-ok-bg text-ok', Icon: IconCircleCheck },
  secondarySuccess: { box: 'border border-ok bg-white text-ok', Icon: IconCircleCheck },
  warning: { box: 'bg-warn-bg text-warn', Icon: IconAlertTriangle },
  error: { box: 'bg-sale-bg text-sale', Icon: IconAlertCircle },
}

/** A boxed notice with icon, bold line and text (UX-08). Errors are announced at once. */
export function InformationBox({ type, title, children }: { type: InformationBoxType; title?: ReactNode; children?: ReactNode }) {
  const { box, Icon } = STYLES[type]
  return (
    <div role={type === 'error' ? 'alert' : 'status'} className={classNames('flex gap-3 rounded-card p-4 text-sm', box)}>
      <Icon className="mt-px size-5 shrink-0" />
      <div className="min-w-0">
        {title ? <p className="font-semibold">{title}</p> : null}
        {children ? <div className={classNames('text-ink-900', Boolean(title) && 'mt-1')}>{children}</div> : null}
      </div>
    </div>
  )
}

interface ProblemSummaryProps {
  readonly ref: Ref<HTMLDivElement>
  readonly title: ReactNode
  /** Each problem with the id of its field. */
  readonly problems: readonly { readonly field: string; readonly text: string }[]
}

/** The problems of a form, with a link to each field; can be focused. Renders nothing without problems. */
export function ProblemSummary({ ref, title, problems }: ProblemSummaryProps) {
  if (problems.length === 0) return null
  return (
    <div ref={ref} tabIndex={-1}>
      <InformationBox type="error" title={title}>
        <ul className="grid gap-1">
          {problems.map(({ field, text }) => (
            <li key={field}>
              <a
                href={`#${field}`}
                className="text-link underline"
                onClick={event => {
                  event.preventDefault()
                  document.getElementById(field)?.focus()
                }}
              >
                {text}
              </a>
            </li>
          ))}
        </ul>
      </InformationBox>
    </div>
  )
}
