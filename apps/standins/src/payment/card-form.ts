import { hasCheckDigit } from './test-cards.ts'

/** Fields of the card form that cannot be used, each with why. */
export type CardProblems = Readonly<Partial<Record<'number' | 'expiry' | 'code', string>>>

/** What the fields of the card form make of a card, as the form of a shop would send it; or what is wrong with them. */
export function readCardForm(
  form: Readonly<Record<string, string>>,
): { readonly type: string; readonly [field: string]: string } | { readonly problems: CardProblems } {
  const number = (form.number ?? '').replace(/[\s-]/g, '')
  const [, month, year] = /^\s*(\d{1,2})\s*[/ ]\s*(?:20)?(\d\d)\s*$/.exec(form.expiry ?? '') ?? []
  const code = (form.code ?? '').trim()
  const problems: CardProblems = {
    ...(/^\d{12,19}$/.test(number) && hasCheckDigit(number) ? {} : { number: 'Enter a card number that exists' }),
    ...(month !== undefined && Number(month) >= 1 && Number(month) <= 12
      ? {}
      : { expiry: 'Enter month and year, such as 03/30' }),
    // Cards of one brand have no code.
    ...(/^\d{3,4}$/.test(code) || (/^67/.test(number) && code === '') ? {} : { code: 'Enter the 3 or 4 digits of the card' }),
  }
  if (Object.keys(problems).length > 0) return { problems }
  return {
    type: 'scheme',
    encryptedCardNumber: `test_${number}`,
    encryptedExpiryMonth: `test_${String(month).padStart(2, '0')}`,
    encryptedExpiryYear: `test_20${year}`,
    encryptedSecurityCode: `test_${code}`,
    holderName: (form.holder ?? '').trim(),
  }
}
