import { Button, buttonClass, InformationBox, ProblemSummary, TextField } from '@shop/ui'
import { Form } from 'react-router'
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
  const { form, summary, errors, isBusy } = useFormProblems({
    sent: refused?.problems,
    find: data => emailProblems(lineOf(data, 'email')),
    textOf: problem => loginProblemText(t, problem),
  })
  return (
    <Form {...form} className="grid gap-5">
      <p>{t('login.resetText')}</p>
      <ProblemSummary {...summary} />
      {refused?.refusal ? <InformationBox type="error" title={t(refused.refusal)} /> : null}
      <TextField
        id="email"
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        label={t('checkout.email')}
        defaultValue={refused?.typed.email}
        error={errors.email}
      />
      <Button type="submit" size="lg" busy={isBusy}>
        {t('login.sendLink')}
      </Button>
      <a href={links.login} className={`${buttonClass('link')} min-h-11 justify-self-start text-sm`}>
        {t('login.backToSignIn')}
      </a>
    </Form>
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
