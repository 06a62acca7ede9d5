import { redirect } from 'react-router'
import { accountMeta } from '../features/customer/account-meta.ts'
import { afterChange, ChangeNotice, type DoneChange, doneChangeOf } from '../features/customer/change-notice.tsx'
import { type ChangeProblem, changeProblemOf } from '../features/customer/change-problem.ts'
import { CHANGE_EMAIL, EmailForm } from '../features/customer/email-form.tsx'
import { type EmailFormProblem, emailFormProblems, readEmailForm } from '../features/customer/email-form-data.ts'
import { type LatestOrder, LatestOrders } from '../features/customer/latest-orders.tsx'
import { CHANGE_PASSWORD, PasswordForm } from '../features/customer/password-form.tsx'
import { type PasswordFormProblem, passwordFormProblems, readPasswordForm } from '../features/customer/password-form-data.ts'
import { ProfileForm } from '../features/customer/profile-form.tsx'
import {
  type ProfileProblem,
  type ProfileTexts,
  profileOf,
  profileProblems,
  readProfileForm,
} from '../features/customer/profile-form-data.ts'
import { optionalBlock } from '../request/optional-block.server.ts'
import { type ShopRequest, shopContext } from '../request/request-context.server.ts'
import { requireCustomer } from '../request/session.server.ts'
import { useShop } from '../request/use-shop.tsx'
import type { Route } from './+types/account-profile'

export async function loader({ context, url }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const customer = await requireCustomer(shop)
  const { version, email, customerType } = customer
  const done = doneChangeOf(url.searchParams)
  const orders = await latestOrdersOf(shop)
  return { language: shop.language, version, email, customerType, profile: profileOf(customer), done, orders }
}

const LATEST = 3

async function latestOrdersOf({ client }: ShopRequest): Promise<readonly LatestOrder[]> {
  const answer = await optionalBlock('latest orders', client.call('getOrders', { limit: LATEST }), null)
  return (answer?.me.orders.results ?? []).map(({ orderNumber, createdAt, totalPrice }) => ({
    orderNumber,
    createdAt,
    totalPrice,
  }))
}

/** Saves the profile, asks for another e-mail address or changes the password; what was typed comes back with what is wrong. */
export async function action({ context, request }: Route.ActionArgs) {
  const shop = context.get(shopContext)
  const form = await request.formData()
  switch (form.get('intent')) {
    case CHANGE_EMAIL:
      return changeEmail(shop, form)
    case CHANGE_PASSWORD:
      return changePassword(shop, form)
    default:
      return saveProfile(shop, form)
  }
}

/** What the page shows when one of its forms was not taken. */
interface Refusal {
  readonly problem?: ChangeProblem
  readonly typed?: ProfileTexts
  readonly problems?: readonly ProfileProblem[]
  readonly newEmail?: string
  readonly emailProblems?: readonly EmailFormProblem[]
  readonly passwordProblems?: readonly PasswordFormProblem[]
}

async function saveProfile(shop: ShopRequest, form: FormData): Promise<Refusal> {
  const typed = readProfileForm(form)
  const problems = profileProblems(typed)
  if (problems.length > 0) return { typed, problems }
  const { id } = await requireCustomer(shop)
  const customer = { id, version: Number(form.get('version')) }
  const problem = await changeProblemOf(shop.client.call('customerUpdateMe', { customer, data: typed }))
  // After a conflict the page shows what is stored, not what was typed for something else.
  if (problem) return problem === 'conflict' ? { problem } : { problem, typed }
  throw done(shop, 'saved')
}

/** Nothing of the address changes here: the link of a mail to it does that (ACC-16). */
async function changeEmail(shop: ShopRequest, form: FormData): Promise<Refusal> {
  const { newEmail, emailPassword: currentPassword } = readEmailForm(form)
  const { id, email } = await requireCustomer(shop)
  const emailProblems = emailFormProblems({ newEmail, emailPassword: currentPassword }, email)
  if (emailProblems.length > 0) return { newEmail, emailProblems }
  const customer = { id, version: Number(form.get('version')) }
  const wish = shop.client.call('customerUpdateMe', { customer, data: { email: newEmail, currentPassword } })
  const problem = await changeProblemOf(wish)
  if (problem === 'wrong-password') return { newEmail, emailProblems: [{ field: 'emailPassword', rule: 'wrong' }] }
  if (problem) return { newEmail, problem }
  throw done(shop, 'email-requested')
}

async function changePassword(shop: ShopRequest, form: FormData): Promise<Refusal> {
  const typed = readPasswordForm(form)
  const passwordProblems = passwordFormProblems(typed)
  if (passwordProblems.length > 0) return { passwordProblems }
  const { currentPassword, newPassword } = typed
  const change = { version: Number(form.get('version')), currentPassword, newPassword }
  const problem = await changeProblemOf(shop.client.call('customerChangeMyPassword', change))
  if (problem === 'wrong-password') return { passwordProblems: [{ field: 'currentPassword', rule: 'wrong' }] }
  if (problem) return { problem }
  throw done(shop, 'password')
}

function done({ hrefs }: ShopRequest, change: DoneChange) {
  return redirect(hrefs.account('my-profile', afterChange(change)), 303)
}

export const meta: Route.MetaFunction = ({ matches }) => accountMeta(matches, 'my-profile')

export default function AccountProfile({ loaderData, actionData }: Route.ComponentProps) {
  const { t, label } = useShop()
  const { version, email, customerType, profile, done, orders } = loaderData
  return (
    <>
      <h1 className="mb-6 text-h1">{t('account.profile')}</h1>
      <ChangeNotice done={actionData ? undefined : done} problem={actionData?.problem} />
      <LatestOrders orders={orders} />
      <section aria-labelledby="personal-data">
        <h2 id="personal-data" className="mb-2 text-h3">
          {t('account.personalData')}
        </h2>
        <p className="mb-5 text-sm text-steel-600">
          {label(t('account.customerType'))}{' '}
          <span className="font-medium text-ink-900">
            {t(customerType === 'company' ? 'checkout.company' : 'checkout.private')}
          </span>
        </p>
        <ProfileForm key={version} version={version} initial={actionData?.typed ?? profile} problems={actionData?.problems} />
      </section>
      <section aria-labelledby="email" className="mt-12 max-w-160 border-t border-steel-200 pt-10">
        <h2 id="email" className="mb-5 text-h3">
          {t('account.changeEmail')}
        </h2>
        <EmailForm
          // Empty again once it was taken: a password does not stay on the page.
          key={`${version} ${done}`}
          version={version}
          email={email}
          initial={actionData?.newEmail}
          problems={actionData?.emailProblems}
        />
      </section>
      <section aria-labelledby="password" className="mt-12 max-w-160 border-t border-steel-200 pt-10">
        <h2 id="password" className="mb-5 text-h3">
          {t('account.changePassword')}
        </h2>
        <PasswordForm key={version} version={version} email={email} problems={actionData?.passwordProblems} />
      </section>
    </>
  )
}
