import { Button } from '@shop/ui'
import { IconMail } from '@shop/ui/icons'
import { Form, useNavigation } from 'react-router'
import { useShop } from '../../request/use-shop.tsx'

/** Intent of the button; any other unsubscribes. */
export const SUBSCRIBE = 'subscribe'

interface NewsletterChoiceProps {
  readonly version: number
  readonly email: string
  readonly isSubscribed: boolean
}

/** Whether the customer receives the newsletter, and the button that changes it (ACC-13). */
export function NewsletterChoice({ version, email, isSubscribed }: NewsletterChoiceProps) {
  const { t } = useShop()
  const isBusy = useNavigation().formMethod === 'POST'
  return (
    <Form method="post" className="flex max-w-160 flex-wrap items-center gap-5 rounded-panel border border-steel-200 p-5 md:p-6">
      <input type="hidden" name="version" value={version} />
      <span
        className={`grid size-12 shrink-0 place-items-center rounded-full ${isSubscribed ? 'bg-ok-bg text-ok' : 'bg-steel-100 text-ink-700'}`}
      >
        <IconMail />
      </span>
      <p className="min-w-0 grow basis-60 font-medium break-words">
        {isSubscribed ? t('account.newsletterOn', { email }) : t('account.newsletterOff')}
      </p>
      <Button
        type="submit"
        name="intent"
        value={isSubscribed ? 'unsubscribe' : SUBSCRIBE}
        variant={isSubscribed ? 'tertiary' : 'primary'}
        busy={isBusy}
      >
        {t(isSubscribed ? 'account.newsletterUnsubscribe' : 'account.newsletterSubscribe')}
      </Button>
    </Form>
  )
}
