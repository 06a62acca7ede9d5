import { Button, buttonClass, InformationBox } from '@shop/ui'
import { Form, redirect, useLocation, useNavigation } from 'react-router'
import { UnbrokenWords } from '../commerce-ui/unbroken-words.tsx'
import { afterChange, ChangeNotice } from '../features/customer/change-notice.tsx'
import { changeProblemOf } from '../features/customer/change-problem.ts'
import { LoginCard } from '../features/login/login-card.tsx'
import { shopContext } from '../request/request-context.server.ts'
import { isSignedIn } from '../request/session.server.ts'
import { useShop } from '../request/use-shop.tsx'
import { hiddenPageHead } from '../seo/hidden-page-head.ts'
import type { Route } from './+types/confirm-email'

const TOKEN = /^[A-Za-z0-9_-]{1,100}$/

/** The token is in the URL, which no other page is to learn. */
export function headers(): HeadersInit {
  return { 'referrer-policy': 'same-origin' }
}

/** Where the link of the mail leads. Looking changes nothing: mail programs look at links, too. */
export function loader({ context, url }: Route.LoaderArgs) {
  const { language, hrefs } = context.get(shopContext)
  if (!url.searchParams.get('token')) throw redirect(hrefs.account('my-profile'), 302)
  return { language }
}

/**
 * Takes the new e-mail address over (ACC-16). Whether the customer is signed in shows here alone: a browser that comes from a mail
 * brings no session to the page itself.
 */
export async function action({ context, url }: Route.ActionArgs) {
  const shop = context.get(shopContext)
  const token = url.searchParams.get('token') ?? ''
  if (!TOKEN.test(token)) return { problem: 'link-expired' as const }
  if (!(await isSignedIn(shop))) return { problem: 'signed-out' as const }
  const problem = await changeProblemOf(shop.client.call('customerConfirmEmailChange', { token }))
  if (problem) return { problem }
  throw redirect(shop.hrefs.account('my-profile', afterChange('email')), 303)
}

export const meta: Route.MetaFunction = ({ matches }) => hiddenPageHead(matches, t => t('mail.emailChangeTitle'))

export default function ConfirmEmail({ actionData }: Route.ComponentProps) {
  const { t, hrefs } = useShop()
  const { pathname, search } = useLocation()
  const isBusy = useNavigation().formMethod === 'POST'
  const problem = actionData?.problem
  return (
    <LoginCard title={t('mail.emailChangeTitle')}>
      {problem === 'signed-out' ? (
        <div className="grid gap-5">
          <InformationBox type="warning" title={t('account.confirmSignIn')} />
          <a href={hrefs.login(`${pathname}${search}`)} className={`${buttonClass('primary', 'lg')} justify-self-start`}>
            {t('login.signIn')}
          </a>
        </div>
      ) : problem ? (
        <>
          <ChangeNotice done={undefined} problem={problem} />
          <a href={hrefs.account('my-profile')} className={buttonClass('secondary')}>
            {t('account.profile')}
          </a>
        </>
      ) : (
        <Form method="post">
          <p className="mb-6">
            <UnbrokenWords text={t('account.confirmEmailText')} />
          </p>
          <Button type="submit" size="lg" busy={isBusy}>
            {t('mail.emailChangeTitle')}
          </Button>
        </Form>
      )}
    </LoginCard>
  )
}
