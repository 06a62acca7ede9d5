import { OperationError } from '@shop/contract'
import { Button, buttonClass, InformationBox } from '@shop/ui'
import { Form, redirect, useNavigation } from 'react-router'
import { type CompanyProblem, grantTexts, problemText } from '../features/company/company-words.server.ts'
import { translatorOf } from '../request/messages.ts'
import { type ShopRequest, shopContext } from '../request/request-context.server.ts'
import { findCustomer } from '../request/session.server.ts'
import { useShop } from '../request/use-shop.tsx'
import { hiddenPageHead } from '../seo/hidden-page-head.ts'
import type { Route } from './+types/company-invitation'

const TOKEN = /^[A-Za-z0-9_.-]{1,300}$/

const tokenOf = (url: URL) => {
  const token = url.searchParams.get('token') ?? ''
  return TOKEN.test(token) ? token : undefined
}

/** What the link of a mail invites into. Looking accepts nothing: mail programs open links ahead. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const t = translatorOf(shop.locale)
  const token = tokenOf(url)
  const found = token === undefined ? null : (await shop.client.call('getCompanyInvitation', { token })).invitation
  if (!found || token === undefined) return { invitation: null, accept: t('company.accept') }
  const { companyName: company, email, isSignedIn, currency, roles, approvalLimitCent } = found
  const isOther = !isSignedIn && (await findCustomer(shop)) !== null
  return {
    accept: t('company.accept'),
    invitation: {
      title: t('company.invitationTitle', { company }),
      grants: isOther ? [] : grantTexts({ t, locale: shop.locale, currency }, { roles, approvalLimitCent }),
      text: isSignedIn ? null : t(isOther ? 'company.otherAddress' : 'company.signInFirst', { email }),
      ...{ isSignedIn, isOther, here: `${shop.hrefs.companyInvitation()}?token=${token}` },
    },
  }
}

/** Accepts the invitation as the customer who is signed in. */
export async function action({ context, url }: Route.ActionArgs) {
  const shop = context.get(shopContext)
  const token = tokenOf(url)
  if (token === undefined) return { problem: undefined }
  const problem = await accept(shop, token)
  if (problem === undefined) throw redirect(shop.hrefs.account('company', { done: 'joined' }), 303)
  return { problem: problem === 'expired' ? undefined : problemText(translatorOf(shop.locale), problem) }
}

async function accept({ client }: ShopRequest, token: string): Promise<CompanyProblem | 'expired' | undefined> {
  try {
    await client.call('acceptCompanyInvitation', { token })
    return undefined
  } catch (error) {
    if (!(error instanceof OperationError) || error.statusCode >= 500) throw error
    if (error.has('DuplicateField')) return 'other'
    return error.has('MaxResourceLimitExceeded') ? 'full' : 'expired'
  }
}

export const meta: Route.MetaFunction = ({ matches }) => [
  ...hiddenPageHead(matches, t => t('checkout.company')),
  { name: 'referrer', content: 'no-referrer' },
]

export default function CompanyInvitation({ loaderData: { invitation, accept: label }, actionData }: Route.ComponentProps) {
  const { t, hrefs } = useShop()
  const isBusy = useNavigation().formMethod === 'POST'
  return (
    <div className="wrap max-w-2xl py-10">
      <h1 className="mb-4 text-h1 wrap-anywhere">{invitation?.title ?? t('checkout.company')}</h1>
      {actionData?.problem ? (
        <div className="mb-6">
          <InformationBox type="error" title={actionData.problem} />
        </div>
      ) : null}
      {!invitation ? (
        <InformationBox type="warning" title={t('login.linkExpired')} />
      ) : (
        <>
          <ul className="mb-6 list-disc pl-5 empty:hidden">
            {invitation.grants.map(grant => (
              <li key={grant} className="mb-1">
                {grant}
              </li>
            ))}
          </ul>
          {invitation.isSignedIn ? (
            <Form method="post">
              <Button type="submit" busy={isBusy} className="max-sm:w-full">
                {label}
              </Button>
            </Form>
          ) : (
            <>
              <p className="mb-6 wrap-anywhere">{invitation.text}</p>
              <div className="flex flex-wrap gap-3">
                {invitation.isOther ? (
                  <a href={hrefs.logOut()} className={buttonClass('secondary')}>
                    {t('shell.logOut')}
                  </a>
                ) : (
                  <>
                    <a href={hrefs.login(invitation.here)} className={buttonClass('primary')}>
                      {t('login.signIn')}
                    </a>
                    <a href={hrefs.createAccount(invitation.here)} className={buttonClass('secondary')}>
                      {t('login.createAccount')}
                    </a>
                  </>
                )}
              </div>
            </>
          )}
        </>
      )}
    </div>
  )
}
