import { Button, buttonClass } from '@shop/ui'
import { IconBrandFacebook, IconBrandGoogle, IconKey, IconLock } from '@shop/ui/icons'
import type { ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import { LinkForm } from '../../forms/link-form.tsx'
import { useShop } from '../../request/use-shop.tsx'
import type { SecurityView } from './load-security.server.ts'
import { INTENTS } from './security-change.ts'
import type { SecurityWords } from './security-words.server.ts'

interface SectionProps {
  readonly id: string
  readonly title: string
  readonly text?: string | undefined
  readonly children: ReactNode
}

/** One way into the account, under its title. */
function SecuritySection({ id, title, text, children }: SectionProps) {
  return (
    <section
      aria-labelledby={id}
      className="mt-10 max-w-200 border-t border-steel-200 pt-8 first-of-type:mt-0 first-of-type:border-t-0 first-of-type:pt-0"
    >
      <h2 id={id} className="text-h3">
        {title}
      </h2>
      {text ? <p className="mt-1 text-steel-600">{text}</p> : null}
      <div className="mt-4">{children}</div>
    </section>
  )
}

const row = 'flex flex-wrap items-center gap-x-3 gap-y-3 py-4'
const list = 'divide-y divide-steel-200 rounded-panel border border-steel-200 px-4 md:px-5'

/** A thing with its name and what is known of it; what can be done about it stands at the right, below it on small screens. */
function Row({ icon, name, state, children }: { icon?: ReactNode; name: ReactNode; state: ReactNode; children?: ReactNode }) {
  return (
    <li className={row}>
      {icon}
      <div className="min-w-0 grow basis-34">
        <p className="font-medium wrap-anywhere">{name}</p>
        <p className="text-sm text-steel-600">{state}</p>
      </div>
      {children}
    </li>
  )
}

/** The password: to be changed on the page of the profile, or to be chosen by a mail where the customer has no password. */
export function PasswordSection({ hasPassword }: { readonly hasPassword: boolean }) {
  const { t, hrefs } = useShop()
  return (
    <SecuritySection id="password" title={t('login.password')} text={hasPassword ? undefined : t('account.passwordMissing')}>
      <a
        href={hasPassword ? `${hrefs.account('my-profile')}#password` : hrefs.passwordReset()}
        className={buttonClass('tertiary')}
      >
        <IconLock className="size-5 shrink-0" />
        {hasPassword ? t('account.changePassword') : t('mail.resetTitle')}
      </a>
    </SecuritySection>
  )
}

const PROVIDER_ICONS = { facebook: IconBrandFacebook, google: IconBrandGoogle } as const

/** Accounts of other services that the customer signs in with. */
export function ProvidersSection({ view, words, form }: { view: SecurityView; words: SecurityWords; form: string }) {
  const { hrefs } = useShop()
  const isBusy = useNavigation().formMethod === 'POST'
  if (view.providers.length === 0) return null
  return (
    <SecuritySection id="accounts" title={words.accounts}>
      <ul className={list}>
        {view.providers.map(({ provider, name, isLinked, state }) => {
          const Icon = PROVIDER_ICONS[provider]
          return (
            <Row key={provider} icon={<Icon className="size-6 shrink-0" />} name={name} state={state}>
              <Form method="post" action={isLinked ? undefined : hrefs.signInWith(provider)}>
                <input type="hidden" name="provider" value={provider} />
                {isLinked ? null : <input type="hidden" name="isLinking" value="1" />}
                {isLinked ? null : <input type="hidden" name="form" value={form} />}
                <Button
                  type="submit"
                  name="intent"
                  value={INTENTS.unlink}
                  variant={isLinked ? 'link' : 'tertiary'}
                  busy={isBusy}
                  aria-label={`${isLinked ? words.disconnect : words.connect}: ${name}`}
                >
                  {isLinked ? words.disconnect : words.connect}
                </Button>
              </Form>
            </Row>
          )
        })}
      </ul>
    </SecuritySection>
  )
}

/** The passkeys, each to be named and removed; `children` makes another one. */
export function PasskeysSection({ view, words, children }: { view: SecurityView; words: SecurityWords; children: ReactNode }) {
  return (
    <SecuritySection id="passkeys" title={words.passkeys} text={words.passkeysText}>
      {view.passkeys.length === 0 ? (
        <p className="mb-4 text-steel-600">{words.noPasskeys}</p>
      ) : (
        <ul className={`${list} mb-5`}>
          {view.passkeys.map(passkey => (
            <PasskeyRow key={`${passkey.id} ${passkey.name}`} passkey={passkey} words={words} />
          ))}
        </ul>
      )}
      {children}
    </SecuritySection>
  )
}

function PasskeyRow({ passkey, words }: { passkey: SecurityView['passkeys'][number]; words: SecurityWords }) {
  const { id, name, state } = passkey
  const isBusy = useNavigation().formMethod === 'POST'
  const field = `name-${id}`
  return (
    <Row icon={<IconKey className="size-6 shrink-0" />} name={name} state={state}>
      <div className="flex flex-wrap items-start gap-x-5">
        <details className="group">
          <summary className={`${buttonClass('link')} min-h-11`}>{words.rename}</summary>
          <Form method="post" className="flex flex-wrap items-end gap-3 py-2">
            <input type="hidden" name="id" value={id} />
            <label htmlFor={field} className="grid gap-1 text-sm font-medium">
              {words.passkeyName}
              <input
                id={field}
                name="name"
                required
                maxLength={60}
                defaultValue={name}
                autoComplete="off"
                className="min-h-11 rounded-md border border-steel-600 px-3 text-base font-normal"
              />
            </label>
            <Button type="submit" name="intent" value={INTENTS.rename} variant="tertiary" busy={isBusy}>
              {words.rename}
            </Button>
          </Form>
        </details>
        <LinkForm intent={INTENTS.remove} label={words.remove} about={name} fields={{ id }} isBusy={isBusy} />
      </div>
    </Row>
  )
}

/** Where the customer is signed in; any place but this one can be ended. */
export function SessionsSection({ view, words }: { view: SecurityView; words: SecurityWords }) {
  const { t } = useShop()
  const isBusy = useNavigation().formMethod === 'POST'
  const { sessions } = view
  return (
    <SecuritySection id="sessions" title={words.sessions}>
      <ul className={list}>
        {sessions.map(({ id, device, since, lastUsed, isCurrent }) => (
          <Row
            key={id}
            name={device}
            state={
              <>
                {since}
                <br />
                {lastUsed}
              </>
            }
          >
            {isCurrent ? (
              <span className="rounded-sm bg-ok-bg px-2 py-0.5 text-xs font-semibold text-ok">{words.thisDevice}</span>
            ) : (
              <LinkForm intent={INTENTS.end} label={t('shell.logOut')} about={device} fields={{ id }} isBusy={isBusy} />
            )}
          </Row>
        ))}
      </ul>
      {sessions.length > 1 ? (
        <Form method="post" className="mt-5">
          <Button type="submit" name="intent" value={INTENTS.end} variant="tertiary" busy={isBusy}>
            {words.signOutOthers}
          </Button>
        </Form>
      ) : null}
    </SecuritySection>
  )
}
