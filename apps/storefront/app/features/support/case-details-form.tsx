import { personName } from '@shop/domain/address'
import {
  CASE_LENGTHS,
  type CaseField,
  type CaseFields,
  caseFieldsOf,
  caseProblems,
  isOptionalCaseField,
  PRODUCT_NUMBER_PREFIX,
  productDigitsOf,
  type SupportReason,
  type SupportStart,
  type SupportSubreason,
  supportCaseOf,
} from '@shop/domain/support-case'
import { Button, InformationBox, ProblemSummary, TextArea, TextField } from '@shop/ui'
import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react'
import { Form } from 'react-router'
import { useFormProblems } from '../../forms/use-form-problems.ts'
import { useShop } from '../../request/use-shop.tsx'
import {
  CASE_DRAFT_FIELD,
  type CaseAnswer,
  formProblemOf,
  isTrapped,
  nameOfCaseField,
  readCaseForm,
  TRAP_FIELD,
} from './case-form.ts'
import { caseFieldLabel, caseProblemText } from './case-problem-text.ts'
import { sendSupportCase } from './send-support-case.ts'
import { dropSupportDraft, keepSupportDraft, readSupportDraft } from './support-draft.ts'

interface CaseDetailsFormProps {
  readonly start: SupportStart & { readonly choice: { readonly reason: SupportReason; readonly subreason: SupportSubreason } }
  /** What was said to a form that was sent without scripts. */
  readonly answer: Extract<CaseAnswer, { kind: 'refused' }> | undefined
  readonly draftId: string | undefined
  readonly onSent: (answer: CaseAnswer) => void
}

/** The details of a question: the fields of its subreason, who asks, the question itself (FORM-15..FORM-20). Works without scripts. */
export function CaseDetailsForm({ start, answer, draftId, onSent }: CaseDetailsFormProps) {
  const { t, hrefs, locale } = useShop()
  const { reason, subreason } = start.choice
  const [refusal, setRefusal] = useState(answer && answer.reason !== 'problems' ? answer.reason : undefined)
  const [isSending, setSending] = useState(false)
  const isBusy = useRef(false)
  const checks = useFormProblems({
    sent: useMemo(() => answer?.problems.map(formProblemOf), [answer]),
    find: form => caseProblems(subreason, readCaseForm(form, subreason)).map(formProblemOf),
    textOf: problem => caseProblemText(t, problem),
    focus: 'first-field',
  })
  const { ref: form } = checks.form
  useEffect(() => {
    if (form.current) fillEmptyFields(form.current, readSupportDraft().fields)
  }, [form])

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    checks.form.onSubmit(event)
    if (event.defaultPrevented) return
    event.preventDefault()
    const sentForm = new FormData(event.currentTarget)
    const content = supportCaseOf(reason, subreason, readCaseForm(sentForm, subreason))
    if (!content || isBusy.current) return
    isBusy.current = true
    setSending(true)
    setRefusal(undefined)
    const { draftId } = readSupportDraft()
    const result: CaseAnswer = isTrapped(sentForm)
      ? { kind: 'refused', reason: 'failed', problems: [] }
      : await sendSupportCase(content, { draftId, locale })
    isBusy.current = false
    setSending(false)
    if (result.kind === 'refused') return setRefusal(result.reason === 'problems' ? 'failed' : result.reason)
    dropSupportDraft()
    onSent(result)
  }
  const initial = useInitialFields(start)
  const shown = caseFieldsOf(subreason)
  const isOdd = shown.filter(field => !WIDE.includes(field)).length % 2 === 1
  const fields = answer?.typed ? { ...initial, ...answer.typed } : initial
  return (
    <Form
      {...checks.form}
      onSubmit={submit}
      onInput={event => keepSupportDraft(readCaseForm(new FormData(event.currentTarget), subreason))}
      className="grid gap-4"
    >
      <ProblemSummary {...checks.summary} />
      {draftId ? <input type="hidden" name={CASE_DRAFT_FIELD} defaultValue={draftId} /> : null}
      <div className="grid items-start gap-4 sm:grid-cols-2">
        {shown.map(field => (
          <CaseFieldInput
            key={field}
            field={field}
            defaultValue={fields[field]}
            error={checks.errors[nameOfCaseField(field)]}
            isFixed={field === 'productNumber' && start.productNumber !== undefined}
            // Of an odd number of short fields the last one has a line to itself.
            isWide={WIDE.includes(field) || (isOdd && field === 'customerEmail')}
          />
        ))}
      </div>
      <Trap />
      {refusal ? <Refusal reason={refusal} /> : null}
      <p className="text-sm text-steel-600">
        {t('support.privacy')}{' '}
        <a href={hrefs.page('privacy-data')} target="_blank" rel="noopener" className="text-link underline underline-offset-3">
          {t('shell.privacy')}
        </a>
      </p>
      <Button type="submit" size="lg" busy={isSending} className="justify-self-start max-sm:w-full">
        {t('support.send')}
      </Button>
    </Form>
  )
}

/** What is known already: the product or order that is asked about, and who is signed in. */
function useInitialFields({ productNumber, orderNumber }: SupportStart): CaseFields {
  const { data, market } = useShop()
  const { customer } = data
  return {
    ...(productNumber ? { productNumber: productDigitsOf(productNumber) } : {}),
    ...(orderNumber ? { orderNumber } : {}),
    ...(customer ? { contactName: personName(customer, market.country), customerEmail: customer.email } : {}),
  }
}

/** Brings back what was typed before, where nothing else stands. */
function fillEmptyFields(form: HTMLFormElement, fields: CaseFields): void {
  for (const [field, value] of Object.entries(fields)) {
    const input = form.elements.namedItem(nameOfCaseField(field as CaseField))
    if ((input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement) && input.value === '' && value)
      input.value = value
  }
}

interface CaseFieldInputProps {
  readonly field: CaseField
  readonly defaultValue: string | undefined
  readonly error: string | undefined
  /** Whether it is known and cannot be changed (FORM-22). */
  readonly isFixed: boolean
  readonly isWide: boolean
}

function CaseFieldInput({ field, defaultValue, error, isFixed, isWide }: CaseFieldInputProps) {
  const { t } = useShop()
  const name = nameOfCaseField(field)
  const isOptional = isOptionalCaseField(field)
  const common = {
    id: name,
    name,
    label: caseFieldLabel(t, field),
    ...(isOptional ? { labelNote: t('checkout.optional') } : { required: true }),
    ...(defaultValue === undefined ? {} : { defaultValue }),
    error,
    ...(isWide ? { className: 'sm:col-span-2' } : {}),
  }
  if (field === 'description') return <TextArea {...common} rows={6} maxLength={CASE_LENGTHS.description} />
  if (field === 'productNumber')
    return (
      <TextField
        {...common}
        start={PRODUCT_NUMBER_PREFIX}
        inputMode="numeric"
        autoComplete="off"
        readOnly={isFixed}
        hint={isFixed ? undefined : t('support.productNumberHint')}
        onInput={({ currentTarget }) => {
          const digits = productDigitsOf(currentTarget.value)
          if (digits !== currentTarget.value) currentTarget.value = digits
        }}
      />
    )
  return <TextField {...common} {...INPUTS[field]} maxLength={CASE_LENGTHS[field]} />
}

/** Fields that have a line to themselves. */
const WIDE: readonly CaseField[] = ['subject', 'description']

const INPUTS = {
  contactName: { autoComplete: 'name' },
  companyName: { autoComplete: 'organization' },
  customerEmail: { type: 'email', inputMode: 'email', autoComplete: 'email' },
  phoneNumber: { type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
  subject: { autoComplete: 'off' },
  orderNumber: { autoComplete: 'off', autoCapitalize: 'characters' },
  invoiceNumber: { autoComplete: 'off', autoCapitalize: 'characters' },
  vatId: { autoComplete: 'off', autoCapitalize: 'characters' },
  quantity: { inputMode: 'numeric', autoComplete: 'off' },
} as const

/** A field that only robots see: who fills it in is not heard. */
function Trap() {
  const { t } = useShop()
  return (
    <div aria-hidden="true" className="absolute size-px overflow-hidden [clip-path:inset(50%)]">
      <label>
        {t('support.trap')}
        <input name={TRAP_FIELD} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}

/** Why a question was not taken, and how to reach the shop otherwise; everything that was typed is still there. */
function Refusal({ reason }: { readonly reason: 'too-many' | 'failed' }) {
  const { t, data } = useShop()
  return (
    <InformationBox type="error" title={t(reason === 'too-many' ? 'account.errorTooManyAttempts' : 'support.failed')}>
      {data.contact ? t('mail.questions', data.contact) : null}
    </InformationBox>
  )
}
