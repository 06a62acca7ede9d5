import type { CaseField } from '@shop/domain/support-case'
import type { Translate } from '@shop/i18n'
import type { CaseFormProblem } from './case-form.ts'

/** Label of a field of the form. */
export function caseFieldLabel(t: Translate, field: CaseField): string {
  return t(LABELS[field])
}

const LABELS = {
  contactName: 'support.contactName',
  companyName: 'checkout.companyName',
  customerEmail: 'checkout.email',
  phoneNumber: 'checkout.phone',
  subject: 'support.subject',
  description: 'support.description',
  productNumber: 'support.productNumber',
  orderNumber: 'order.number',
  invoiceNumber: 'support.invoiceNumber',
  vatId: 'checkout.vatNumber',
  quantity: 'product.quantity',
} as const satisfies Record<CaseField, string>

/** What is wrong with a field, with how to correct it. */
export function caseProblemText(t: Translate, { caseField, rule }: CaseFormProblem): string {
  const field = caseFieldLabel(t, caseField)
  switch (rule) {
    case 'required':
      return t('checkout.errorRequired', { field })
    case 'max':
      return t('checkout.errorMax', { field })
    case 'plain':
      return t('checkout.errorLink', { field })
    case 'email':
      return t('checkout.errorEmail')
    case 'phone':
      return t('support.errorPhone')
    case 'min':
      return t('support.errorVatId')
    case 'product-number':
      return t('support.errorProductNumber')
    case 'quantity':
      return t('support.errorQuantity')
  }
}
