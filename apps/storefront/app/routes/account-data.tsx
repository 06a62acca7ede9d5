import type { PrivacyRequestKind } from '@shop/domain/privacy'
import { Button, InformationBox, PasswordField } from '@shop/ui'
import type { ReactNode } from 'react'
import { data, Form, useNavigation } from 'react-router'
import { UnbrokenWords } from '../commerce-ui/unbroken-words.tsx'
import { accountMeta } from '../features/customer/account-meta.ts'
import { KIND_FIELD, type PrivacyFormAnswer } from '../features/privacy/privacy-answer.ts'
import { PrivacyNotice, refusalText } from '../features/privacy/privacy-notice.tsx'
import { type PrivacyWords, privacyWords } from '../features/privacy/privacy-words.server.ts'
import { requestOwnPrivacy } from '../features/privacy/request-privacy.server.ts'
import { translatorOf } from '../request/messages.ts'
import { shopContext } from '../request/request-context.server.ts'
import { requireCustomer } from '../request/session.server.ts'
import { useShop } from '../request/use-shop.tsx'
import type { Route } from './+types/account-data'

export async function loader({ context }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const { email } = await requireCustomer(shop)
  return { words: privacyWords(translatorOf(shop.locale)), email }
}

/** Has a link mailed to the address of the account: nothing is taken away before it is followed. */
export async function action({ context, request }: Route.ActionArgs) {
  const shop = context.get(shopContext)
  const { email } = await requireCustomer(shop)
  const answer = await requestOwnPrivacy(shop, translatorOf(shop.locale), await request.formData(), email)
  return data(answer, { status: answer.is === 'refused' && answer.why === 'failed' ? 503 : 200 })
}

export const meta: Route.MetaFunction = ({ matches }) => accountMeta(matches, 'my-data')

/** A copy of the customer's data, their erasure, and the end of the account (ACC-01). */
export default function AccountData({ loaderData: { words, email }, actionData: answer }: Route.ComponentProps) {
  const { t } = useShop()
  const refused = answer?.is === 'refused' ? answer : undefined
  const form = { words, email, refused }
  return (
    <>
      <h1 className="mb-2 text-h1">{words.title}</h1>
      <p className="mb-6 max-w-160 text-steel-600">
        <UnbrokenWords text={words.lead} />
      </p>
      <div className="mb-6 max-w-160 empty:hidden">
        {answer?.is === 'sent' ? (
          <InformationBox type="success" title={words.sentTitle}>
            {answer.text}
          </InformationBox>
        ) : null}
        {refused && refused.why !== 'wrong-password' ? <PrivacyNotice text={refusalText(t, words, refused.why)} /> : null}
      </div>
      <Part title={words.copy} text={words.copyText}>
        <DataForm {...form} kind="export" label={words.copy} />
      </Part>
      <Part title={words.close} text={words.closeText}>
        <DataForm {...form} kind="closing" label={words.close} />
      </Part>
      <Part title={words.erase} text={words.eraseText}>
        <DataForm {...form} kind="erasure" label={words.erase} />
      </Part>
    </>
  )
}

function Part({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <section className="max-w-160 border-t border-steel-200 py-8">
      <h2 className="mb-2 text-h3">{title}</h2>
      <p className="mb-5 text-ink-700">{text}</p>
      {children}
    </section>
  )
}

interface DataFormProps {
  readonly words: PrivacyWords
  /** Of the account, for the password manager of the browser. */
  readonly email: string
  readonly kind: PrivacyRequestKind
  readonly label: string
  readonly refused: Extract<PrivacyFormAnswer, { is: 'refused' }> | undefined
}

/** One wish; what takes something away needs the password. */
function DataForm({ words, email, kind, label, refused }: DataFormProps) {
  const { t } = useShop()
  const navigation = useNavigation()
  const isBusy = navigation.formData?.get(KIND_FIELD) === kind
  const isWrong = refused?.kind === kind && refused.why === 'wrong-password'
  return (
    <Form method="post" className="grid gap-4">
      {kind === 'export' ? null : (
        <>
          <input type="text" hidden readOnly autoComplete="username" value={email} />
          <PasswordField
            id={`password-${kind}`}
            name={`password-${kind}`}
            label={t('account.currentPassword')}
            autoComplete="current-password"
            showLabel={t('account.showPassword')}
            error={isWrong ? refusalText(t, words, 'wrong-password') : undefined}
          />
        </>
      )}
      <Button
        type="submit"
        name={KIND_FIELD}
        value={kind}
        variant={kind === 'export' ? 'primary' : 'secondary'}
        busy={isBusy}
        className="justify-self-start"
      >
        {label}
      </Button>
    </Form>
  )
}
