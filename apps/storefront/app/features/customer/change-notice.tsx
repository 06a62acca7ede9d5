import { MAX_SAVED_ADDRESSES } from '@shop/domain/customer'
import type { MessageKey } from '@shop/i18n'
import { InformationBox } from '@shop/ui'
import { useEffect, useRef } from 'react'
import { useShop } from '../../request/use-shop.tsx'
import type { ChangeProblem } from './change-problem.ts'

/** Completed changes, as named in the URL afterwards. */
const DONE = {
  saved: 'account.saved',
  password: 'account.passwordChanged',
  'email-requested': 'account.emailRequested',
  email: 'account.emailChanged',
  'address-saved': 'account.addressSaved',
  'address-deleted': 'account.addressDeleted',
  'default-changed': 'account.defaultChanged',
  subscribed: 'account.newsletterSubscribed',
  unsubscribed: 'account.newsletterUnsubscribed',
} as const satisfies Record<string, MessageKey>
export type DoneChange = keyof typeof DONE

/** Query parameter of the page after a change. */
const PARAMETER = 'done'

/** Query parameters of the URL after a change. */
export function afterChange(done: DoneChange): Readonly<Record<string, string>> {
  return { [PARAMETER]: done }
}

/** The completed change that a URL names. */
export function doneChangeOf(parameters: URLSearchParams): DoneChange | undefined {
  const done = parameters.get(PARAMETER) ?? ''
  return Object.hasOwn(DONE, done) ? (done as DoneChange) : undefined
}

interface ChangeNoticeProps {
  readonly done: DoneChange | undefined
  /** Replaces `done`: a problem is the more recent result. */
  readonly problem: ChangeProblem | undefined
}

/** Result of the last change, focused and announced; renders nothing without one. */
export function ChangeNotice({ done, problem }: ChangeNoticeProps) {
  const { t } = useShop()
  const box = useRef<HTMLDivElement>(null)
  const result = problem ?? done
  useEffect(() => {
    if (result) box.current?.focus()
  }, [result])
  if (!result) return null
  return (
    <div ref={box} tabIndex={-1} className="mb-6 max-w-160 focus:outline-none">
      {problem ? <Problem problem={problem} /> : done ? <InformationBox type="success" title={t(DONE[done])} /> : null}
    </div>
  )
}

function Problem({ problem }: { problem: ChangeProblem }) {
  const { t } = useShop()
  switch (problem) {
    case 'conflict':
      return (
        <InformationBox type="warning" title={t('account.conflict')}>
          {t('account.conflictText')}
        </InformationBox>
      )
    case 'too-many-addresses':
      return <InformationBox type="error" title={t('account.errorTooManyAddresses', { limit: MAX_SAVED_ADDRESSES })} />
    case 'email-taken':
      return <InformationBox type="error" title={t('account.emailTaken')} />
    case 'link-expired':
      return <InformationBox type="error" title={t('login.linkExpired')} />
    case 'no-password':
      return <InformationBox type="error" title={t('account.passwordMissing')} />
    case 'too-many-attempts':
      return <InformationBox type="error" title={t('account.errorTooManyAttempts')} />
    default:
      return <InformationBox type="error" title={t('checkout.errorGeneral')} />
  }
}
