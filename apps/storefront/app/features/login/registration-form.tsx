import { nameOrderOf } from '@shop/domain/address'
import { buttonClass, TextField } from '@shop/ui'
import { CheckedForm } from '../../forms/checked-form.tsx'
import { ClientTypeChoice, NewsletterConsent } from '../../forms/customer-choices.tsx'
import { EmailField } from '../../forms/email-field.tsx'
import { useFormProblems } from '../../forms/use-form-problems.ts'
import { useShop } from '../../request/use-shop.tsx'
import type { OtherSignInWays } from './load-sign-in-ways.server.ts'
import { loginProblemText, readRegistration, registrationProblems } from './login-form-data.ts'
import type { LoginLinks } from './login-links.ts'
import { NewPasswordField } from './new-password-form.tsx'
import { OtherWays, ProviderProblemBox, passedByOtherWays } from './other-ways.tsx'
import type { RefusedRegistration } from './register.server.ts'
import { RegistrationSent } from './registration-sent.tsx'

interface RegistrationFormProps {
  readonly refused: RefusedRegistration | undefined
  readonly links: LoginLinks
  readonly ways: OtherSignInWays
}

/** What was typed before the way to a provider that came to nothing; undefined where no way failed. */
function typedBefore({ problem, typed }: OtherSignInWays): RefusedRegistration['typed'] | undefined {
  if (problem === null) return undefined
  const { firstName = '', lastName = '', vatNumber = '', email = '' } = typed
  const customerType = typed.clientType === 'company' ? 'company' : 'private'
  return { customerType, firstName, lastName, vatNumber, email, newsletterChoice: typed.newsletterChoice !== undefined }
}

/** Registers a private person or a company, whose VAT number shows only then (ROUTE-19, ACC-11). Works without scripts. */
export function RegistrationForm({ refused, links, ways }: RegistrationFormProps) {
  const { t, market } = useShop()
  const problems = useFormProblems({
    sent: refused?.problems,
    find: data => registrationProblems(readRegistration(data)),
    textOf: problem => loginProblemText(t, problem),
  })
  const { errors, isBusy } = problems
  const initial = refused?.typed ?? typedBefore(ways)
  if (refused?.refusal === 'login.registrationSent') return <RegistrationSent />
  const field = (name: 'firstName' | 'lastName' | 'vatNumber' | 'email') => ({
    id: name,
    name,
    defaultValue: initial?.[name],
    error: errors[name],
  })
  return (
    <CheckedForm
      checks={passedByOtherWays(problems)}
      className="address-form grid gap-5"
      refusal={refused?.refusal && t(refused.refusal)}
      lead={refused ? undefined : <ProviderProblemBox ways={ways} />}
      button={{ busy: isBusy, children: t('login.createAccount') }}
      footer={ways.providers.length > 0 ? <OtherWays ways={ways} /> : undefined}
    >
      <div className="-mb-5">
        <ClientTypeChoice initial={initial?.customerType ?? (market.companyIsDefaultClientType ? 'company' : 'private')} />
      </div>
      <div className="grid gap-5 sm:grid-cols-2 sm:gap-3">
        {nameOrderOf(market.country).map(part => (
          <TextField
            key={part}
            label={t(`checkout.${part}`)}
            autoComplete={part === 'firstName' ? 'given-name' : 'family-name'}
            {...field(part)}
          />
        ))}
      </div>
      <TextField
        className="business-fields"
        label={t('checkout.vatNumber')}
        labelNote={t('checkout.optional')}
        placeholder={market.vatNumber.placeholder}
        autoComplete="off"
        {...field('vatNumber')}
      />
      <div>
        <EmailField {...field('email')} />
        {refused?.problems.some(({ rule }) => rule === 'taken') ? (
          <div className="mt-1 flex flex-wrap gap-x-5 text-sm">
            <a href={links.login} className={`${buttonClass('link')} min-h-11`}>
              {t('login.signIn')}
            </a>
            <a href={links.passwordReset} className={`${buttonClass('link')} min-h-11`}>
              {t('login.forgotten')}
            </a>
          </div>
        ) : null}
      </div>
      <NewPasswordField label={t('login.password')} error={errors.password} />
      <NewsletterConsent isChecked={initial?.newsletterChoice ?? false} />
    </CheckedForm>
  )
}
