import { Button, InformationBox, ProblemSummary } from '@shop/ui'
import type { ComponentProps, ReactNode } from 'react'
import { Form } from 'react-router'
import type { useFormProblems } from './use-form-problems.ts'

interface CheckedFormProps {
  readonly checks: Pick<ReturnType<typeof useFormProblems>, 'form' | 'summary'>
  readonly className: string
  /** Above the problems. */
  readonly lead?: ReactNode
  /** Message of a refusal that concerns no single field. */
  readonly refusal?: string | undefined
  readonly children: ReactNode
  /** The button that submits the form. */
  readonly button: ComponentProps<typeof Button>
  /** Below the button. */
  readonly footer?: ReactNode
}

/** A form with its problems above the fields and the button that submits it below. Works without scripts. */
export function CheckedForm({ checks, className, lead, refusal, children, button, footer }: CheckedFormProps) {
  return (
    <Form {...checks.form} className={className}>
      {lead}
      <ProblemSummary {...checks.summary} />
      {refusal ? <InformationBox type="error" title={refusal} /> : null}
      {children}
      <Button type="submit" size="lg" {...button} />
      {footer}
    </Form>
  )
}
