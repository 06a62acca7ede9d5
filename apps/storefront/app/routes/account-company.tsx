import { buttonClass, InformationBox } from '@shop/ui'
import { redirect } from 'react-router'
import { changeCompany, intentOf } from '../features/company/change-company.server.ts'
import { COMPANY_INTENTS, type CompanyField } from '../features/company/company-form-data.ts'
import {
  AssociateList,
  CompanyAccount,
  CompanyDetailsForm,
  InvitationForm,
  InvitationList,
  type RefusedCompanyForm,
} from '../features/company/company-forms.tsx'
import { type CompanyProblem, companyWords, doneText, problemText } from '../features/company/company-words.server.ts'
import { loadCompany } from '../features/company/load-company.server.ts'
import { accountMeta } from '../features/customer/account-meta.ts'
import { translatorOf } from '../request/messages.ts'
import { shopContext } from '../request/request-context.server.ts'
import { requireCustomer } from '../request/session.server.ts'
import { useShop } from '../request/use-shop.tsx'
import type { Route } from './+types/account-company'

/** The company of the customer with its people, or the form that founds one. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const t = translatorOf(shop.locale)
  const customer = await requireCustomer(shop)
  const company = await loadCompany(shop, t)
  return {
    language: shop.language,
    words: companyWords(t, company?.currency ?? shop.market.currency),
    company,
    isBusiness: customer.customerType === 'company',
    vatId: customer.vatId ?? '',
    done: doneText(t, url.searchParams.get('done')),
  }
}

const FIELDS: ReadonlySet<CompanyProblem> = new Set<CompanyProblem>(['name', 'email', 'roles', 'limit'])

/** Founds a company, or changes its details or its people, whichever form was sent. */
export async function action({ context, request }: Route.ActionArgs) {
  const shop = context.get(shopContext)
  await requireCustomer(shop)
  const form = await request.formData()
  const intent = intentOf(form)
  if (!intent) throw redirect(shop.hrefs.account('company'), 303)
  const answer = await changeCompany(shop, intent, form)
  if (answer.done) throw redirect(shop.hrefs.account('company', { done: answer.done }), 303)
  const { problem, typed } = answer
  const field = FIELDS.has(problem) ? (problem as CompanyField) : undefined
  return {
    intent,
    id: String(form.get('id') ?? ''),
    form: { typed, field, text: problemText(translatorOf(shop.locale), problem) },
  }
}

export const meta: Route.MetaFunction = ({ matches }) => accountMeta(matches, 'company')

export default function AccountCompany({ loaderData, actionData }: Route.ComponentProps) {
  const { t, hrefs } = useShop()
  const { words, company, isBusiness, vatId } = loaderData
  const done = actionData ? null : loaderData.done
  const general = actionData && actionData.form.field === undefined ? actionData.form.text : null
  const refusedOf = (...intents: readonly string[]): RefusedCompanyForm | undefined =>
    actionData && intents.includes(actionData.intent) ? actionData.form : undefined
  const refused = refusedOf(COMPANY_INTENTS.change, COMPANY_INTENTS.remove)
  return (
    <>
      <h1 className="mb-6 text-h1 wrap-anywhere">{company?.name ?? t('checkout.company')}</h1>
      <div className="mb-6 max-w-200 empty:hidden" aria-live="polite">
        {general ? <InformationBox type="error" title={general} /> : done ? <InformationBox type="success" title={done} /> : null}
      </div>
      {company ? (
        <>
          {company.vatNumber ? (
            <p className="text-steel-600">
              {t('checkout.vatNumber')} {company.vatNumber}
            </p>
          ) : null}
          <p className="mt-2">
            <a href={hrefs.approvals()} className={`${buttonClass('link')} min-h-11`}>
              {words.approvals}
            </a>
          </p>
          <CompanyAccount company={company} words={words} />
          <AssociateList
            company={company}
            words={words}
            refused={refused && actionData ? { id: actionData.id, form: refused } : undefined}
          />
          {company.isAdmin ? (
            <>
              <InvitationList company={company} words={words} />
              <InvitationForm company={company} words={words} refused={refusedOf(COMPANY_INTENTS.invite)} />
              <CompanyDetailsForm company={company} words={words} refused={refusedOf(COMPANY_INTENTS.update)} />
            </>
          ) : null}
        </>
      ) : isBusiness ? (
        <>
          <p className="mb-6 max-w-160">{words.intro}</p>
          <CompanyDetailsForm words={words} refused={refusedOf(COMPANY_INTENTS.found)} proposal={vatId} />
        </>
      ) : (
        <p className="max-w-160">{words.onlyBusiness}</p>
      )}
    </>
  )
}
