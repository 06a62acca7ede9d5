import { buttonClass } from '@shop/ui'
import type { Meta } from '@storybook/react-vite'
import { useEffect } from 'react'
import { type Notification, useNotifications } from '../browser/notifications.tsx'
import { inShop, OVER_A_PAGE } from '../request/in-shop.fixtures.tsx'
import { Toasts } from './toasts.tsx'

const meta: Meta = { component: Toasts }
export default meta

/** Shows messages at once, and again with a button. */
function Shown({ messages, again }: { readonly messages: readonly Notification[]; readonly again: string }) {
  const { notify } = useNotifications()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => messages.forEach(notify), [])
  return (
    <div className="gallery-story">
      <button type="button" className={buttonClass('tertiary')} onClick={() => messages.forEach(notify)}>
        {again}
      </button>
      <Toasts />
    </div>
  )
}

/** A success goes by itself; a warning and an error stay until they are dismissed. */
export const Types = inShop(
  ({ t }) => (
    <Shown
      again={t('review.retry')}
      messages={[
        { id: 'saved', type: 'success', text: t('account.saved') },
        { id: 'changed', type: 'warning', text: t('cart.changedElsewhere') },
        { id: 'failed', type: 'error', text: t('cart.problem') },
      ]}
    />
  ),
  OVER_A_PAGE,
)

/** What was done can be undone. */
export const WithAction = inShop(
  ({ t }) => (
    <Shown
      again={t('review.retry')}
      messages={[
        {
          id: 'removed',
          type: 'warning',
          text: t('cart.removed', { name: t('shell.campaignOther') }),
          action: { label: t('cart.undo'), run: () => undefined },
        },
      ]}
    />
  ),
  OVER_A_PAGE,
)
