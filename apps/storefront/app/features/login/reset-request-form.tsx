import { buttonClass, InformationBox } from '@shop/ui'
import { UnbrokenWords } from '../../commerce-ui/unbroken-words.tsx'
import { CheckedForm } from '../../forms/checked-form.tsx'
import { EmailField } from '../../forms/email-field.tsx'
import { useFormProblems } from '../../forms/use-form-problems.ts'
import { useShop } from '../../request/use-shop.tsx'
import { emailProblems, lineOf, loginProblemText } from './login-form-data.ts'
import type { LoginLinks } from './login-links.ts'
import type { RefusedResetRequest } from './reset-password.server.ts'

interface ResetRequestFormProps {
  readonly refused: RefusedResetRequest | undefined
  readonly links: LoginLinks
}

/** Requests the mail with a link for a new password (ROUTE-21, AUTH-10). Works without scripts. */
export function ResetRequestForm({ refused, links }: ResetRequestFormProps) {
  const { t } = useShop()
  const checks = useFormProblems({
    sent: refused?.problems,
    find: data => emailProblems(lineOf(data, 'email')),
    textOf: problem => loginProblemText(t, problem),
  })
  return (
    <CheckedForm
      checks={checks}
      className="grid gap-5"
      lead={
        <p>
          <UnbrokenWords text={t('login.resetText')} />
        </p>
      }
      refusal={refused?.refusal && t(refused.refusal)}
      button={{ busy: checks.isBusy, children: t('login.sendLink') }}
      footer={
        <a href={links.login} className={`${buttonClass('link')} min-h-11 justify-self-start text-sm`}>
          {t('login.backToSignIn')}
        </a>
      }
    >
      <EmailField defaultValue={refused?.typed.email} error={checks.errors.email} />
    </CheckedForm>
  )
}

/** The same message for known and unknown e-mail addresses: a link is on its way if there is an account (AUTH-12). */
export function ResetSent({ links }: { links: LoginLinks }) {
  const { t } = useShop()
  return (
    <div className="grid gap-5">
      <InformationBox type="info" title={t('login.checkMailText')}>
        {t('mail.resetValidity')}
      </InformationBox>
      <p className="text-steel-600">{t('login.checkMailHint')}</p>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <a href={links.login} className={buttonClass('secondary')}>
          {t('login.backToSignIn')}
        </a>
        <a href={links.passwordReset} className={`${buttonClass('link')} min-h-11`}>
          {t('login.requestLink')}
        </a>
      </div>
    </div>
  )
}
