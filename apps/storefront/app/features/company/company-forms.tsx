import { Button, buttonClass, Checkbox, TextField } from '@shop/ui'
import type { ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import { EmailField } from '../../forms/email-field.tsx'
import { LinkForm } from '../../forms/link-form.tsx'
import { useShop } from '../../request/use-shop.tsx'
import { COMPANY_INTENTS, type CompanyField, type CompanyTexts } from './company-form-data.ts'
import type { CompanyWords } from './company-words.server.ts'
import type { CompanyView, PersonView } from './load-company.server.ts'

/** What was refused of a form: shown in it again, with what is wrong. */
export interface RefusedCompanyForm {
  readonly typed: CompanyTexts
  readonly field: CompanyField | undefined
  readonly text: string
}

interface FormProps {
  readonly words: CompanyWords
  readonly refused: RefusedCompanyForm | undefined
}

const errorOf = (refused: RefusedCompanyForm | undefined, field: CompanyField) =>
  refused?.field === field ? refused.text : undefined

function useBusy(): boolean {
  return useNavigation().formMethod === 'POST'
}

interface SectionProps {
  readonly id: string
  readonly title: string
  readonly children: ReactNode
}

/** A part of the page under its title. */
function Section({ id, title, children }: SectionProps) {
  return (
    <section aria-labelledby={id} className="mt-10 max-w-200 border-t border-steel-200 pt-8">
      <h2 id={id} className="mb-4 text-h3">
        {title}
      </h2>
      {children}
    </section>
  )
}

/** What the company may buy on account, and what is left of it. */
export function CompanyAccount({ company, words }: { readonly company: CompanyView; readonly words: CompanyWords }) {
  if (company.account.length === 0) return null
  return (
    <Section id="company-account" title={words.account}>
      <dl className="grid gap-4 min-[30rem]:grid-cols-2 md:grid-cols-4">
        {company.account.map(({ label, value }) => (
          <div key={label}>
            <dt className="text-sm text-steel-600">{label}</dt>
            <dd className="num font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}

/** Name and VAT number: of a company that is to be founded, or of one that is there. */
export function CompanyDetailsForm({
  company,
  words,
  refused,
  proposal = '',
}: FormProps & { readonly company?: CompanyView; readonly proposal?: string }) {
  const { t, market } = useShop()
  const isBusy = useBusy()
  const initial = refused?.typed ?? company ?? { name: '', vatNumber: proposal }
  const form = (
    <Form method="post" noValidate className="grid max-w-160 gap-4">
      {company ? <input type="hidden" name="version" value={company.version} /> : null}
      <TextField
        id="company-name"
        name="name"
        required
        maxLength={80}
        autoComplete="organization"
        label={t('checkout.companyName')}
        defaultValue={initial.name}
        error={errorOf(refused, 'name')}
      />
      <TextField
        id="company-vat-number"
        name="vatNumber"
        maxLength={40}
        autoComplete="off"
        label={t('checkout.vatNumber')}
        labelNote={t('checkout.optional')}
        placeholder={market.vatNumber.placeholder}
        defaultValue={initial.vatNumber}
      />
      <p>
        <Button
          type="submit"
          name="intent"
          value={company ? COMPANY_INTENTS.update : COMPANY_INTENTS.found}
          busy={isBusy}
          className="max-sm:w-full"
        >
          {company ? t('account.save') : words.found}
        </Button>
      </p>
    </Form>
  )
  return company ? (
    <Section id="details" title={words.details}>
      {form}
    </Section>
  ) : (
    form
  )
}

/** The fields of what someone may do. Ids begin with `prefix`. */
function GrantFields({
  prefix,
  words,
  refused,
  initial,
}: FormProps & { readonly prefix: string; readonly initial: Pick<CompanyTexts, 'roles' | 'limit'> }) {
  const { roles, limit } = refused?.typed ?? initial
  const problem = errorOf(refused, 'roles')
  return (
    <>
      <fieldset aria-describedby={problem ? `${prefix}-roles-error` : undefined}>
        <legend className="mb-1 text-sm font-medium">{words.roles}</legend>
        {words.roleChoices.map(({ role, name, text }) => (
          <Checkbox key={role} name="roles" value={role} defaultChecked={roles.includes(role)}>
            <span className="block font-medium">{name}</span>
            <span className="block text-steel-600">{text}</span>
          </Checkbox>
        ))}
        {problem ? (
          <p id={`${prefix}-roles-error`} className="text-sm text-sale">
            {problem}
          </p>
        ) : null}
      </fieldset>
      <TextField
        id={`${prefix}-limit`}
        name="limit"
        inputMode="decimal"
        autoComplete="off"
        label={words.limit}
        hint={words.limitHint}
        defaultValue={limit}
        error={errorOf(refused, 'limit')}
      />
    </>
  )
}

/** Invites someone by mail. */
export function InvitationForm({ company, words, refused }: FormProps & { readonly company: CompanyView }) {
  const isBusy = useBusy()
  return (
    <Section id="invite" title={words.invite}>
      <Form method="post" noValidate key={company.version} className="grid max-w-160 gap-4">
        <input type="hidden" name="version" value={company.version} />
        <EmailField
          id="invite-email"
          required
          autoComplete="off"
          defaultValue={refused?.typed.email ?? ''}
          error={errorOf(refused, 'email')}
        />
        <GrantFields prefix="invite" words={words} refused={refused} initial={{ roles: ['buyer'], limit: '' }} />
        <p>
          <Button type="submit" name="intent" value={COMPANY_INTENTS.invite} busy={isBusy} className="max-sm:w-full">
            {words.sendInvitation}
          </Button>
        </p>
      </Form>
    </Section>
  )
}

interface PeopleProps {
  readonly company: CompanyView
  readonly words: CompanyWords
  /** What was refused, and of whom. */
  readonly refused: { readonly id: string; readonly form: RefusedCompanyForm } | undefined
}

const list = 'divide-y divide-steel-200 rounded-panel border border-steel-200 px-4 md:px-5'

/** The people of a company; its administrators may change what they may do. */
export function AssociateList({ company, words, refused }: PeopleProps) {
  return (
    <Section id="people" title={words.people}>
      <ul className={list}>
        {company.associates.map(person => (
          <AssociateRow
            key={`${person.id} ${company.version}`}
            person={person}
            company={company}
            words={words}
            refused={refused?.id === person.id ? refused.form : undefined}
          />
        ))}
      </ul>
    </Section>
  )
}

function AssociateRow({
  person,
  company,
  words,
  refused,
}: FormProps & { readonly person: PersonView; readonly company: CompanyView }) {
  const { t } = useShop()
  const isBusy = useBusy()
  const { id, name, email, isMe, state } = person
  return (
    <li className="py-4">
      <p className="font-medium wrap-anywhere">
        {name}
        {isMe ? <span className="font-normal text-steel-600"> ({words.you})</span> : null}
      </p>
      {email ? <p className="text-sm wrap-anywhere">{email}</p> : null}
      <p className="text-sm text-steel-600">{state}</p>
      {company.isAdmin ? (
        <details open={refused ? true : undefined}>
          <summary aria-label={`${words.change}: ${name}`} className={`${buttonClass('link')} min-h-11`}>
            {words.change}
          </summary>
          <Form method="post" noValidate className="grid max-w-160 gap-4 pt-2 pb-1">
            <input type="hidden" name="version" value={company.version} />
            <input type="hidden" name="id" value={id} />
            <GrantFields prefix={`associate-${id}`} words={words} refused={refused} initial={person} />
            <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
              <Button
                type="submit"
                name="intent"
                value={COMPANY_INTENTS.change}
                busy={isBusy}
                aria-label={`${t('account.save')}: ${name}`}
              >
                {t('account.save')}
              </Button>
              <Button
                type="submit"
                name="intent"
                value={COMPANY_INTENTS.remove}
                variant="link"
                busy={isBusy}
                className="min-h-11"
                aria-label={`${words.remove}: ${name}`}
              >
                {words.remove}
              </Button>
            </div>
          </Form>
        </details>
      ) : null}
    </li>
  )
}

/** Those who are invited and have not answered yet. */
export function InvitationList({ company, words }: Omit<PeopleProps, 'refused'>) {
  const isBusy = useBusy()
  if (company.invitations.length === 0) return null
  return (
    <Section id="invitations" title={words.invitations}>
      <ul className={list}>
        {company.invitations.map(({ id, email, state }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-4">
            <div className="min-w-0 grow basis-48">
              <p className="font-medium wrap-anywhere">{email}</p>
              <p className="text-sm text-steel-600">{state}</p>
            </div>
            <LinkForm
              intent={COMPANY_INTENTS.withdraw}
              label={words.withdraw}
              about={email}
              fields={{ version: company.version, id }}
              isBusy={isBusy}
            />
          </li>
        ))}
      </ul>
    </Section>
  )
}
