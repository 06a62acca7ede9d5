import type { ReactNode, Ref } from 'react'
import { InformationBox } from './information-box.tsx'

interface ProblemSummaryProps {
  readonly ref: Ref<HTMLDivElement>
  readonly title: ReactNode
  /** What is wrong, with the id of the field it is wrong with. */
  readonly problems: readonly { readonly field: string; readonly text: string }[]
}

/** What is wrong with a form, with a link to each field; can be focused. Nothing when nothing is wrong. */
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
