import { Button } from '@shop/ui'
import { Form } from 'react-router'

interface LinkFormProps {
  /** What pressing it does, as the action of the page names it. */
  readonly intent: string
  readonly label: string
  /** What it is done to, for those who do not see where the button stands. */
  readonly about?: string
  /** Sent along, by name. */
  readonly fields: Readonly<Record<string, string | number>>
  readonly isBusy: boolean
  readonly className?: string
}

/** A form of nothing but a button that looks like a link: it changes something, so that it is no link. */
export function LinkForm({ intent, label, about, fields, isBusy, className }: LinkFormProps) {
  return (
    <Form method="post" className={className}>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button
        type="submit"
        name="intent"
        value={intent}
        variant="link"
        busy={isBusy}
        className="min-h-11"
        aria-label={about === undefined ? undefined : `${label}: ${about}`}
      >
        {label}
      </Button>
    </Form>
  )
}
