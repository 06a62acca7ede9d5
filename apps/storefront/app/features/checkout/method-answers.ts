import type { ParamsOf } from '@shop/contract'
import { type ProviderMethod, providerMethodRule } from '@shop/domain/payment'

/** What the shopper told for a method of the provider; fields of methods that were not chosen are empty. */
export type MethodAnswers = Pick<ParamsOf<'startPayment'>['draft'], 'issuer' | 'dateOfBirth' | 'walletToken' | 'card'>

/** What a payment form lacks, as the address of the page says it. */
export type MissingAnswer = 'issuer-missing' | 'date-of-birth-missing'

/** What the shopper has not told, of what a method needs. */
export function missingAnswer(method: ProviderMethod, { issuer, dateOfBirth }: MethodAnswers): MissingAnswer | undefined {
  const { needs } = providerMethodRule(method)
  if (needs === 'issuer' && !issuer) return 'issuer-missing'
  return needs === 'date-of-birth' && !dateOfBirth ? 'date-of-birth-missing' : undefined
}

/**
 * Whether a form that is being sent tells what its method needs; else the browser says what is missing. The page knows of what is
 * required by the method that it shows as chosen: another one, chosen before the page came to life, is left to the server.
 */
export function isAnswered(form: HTMLFormElement, shown: string | undefined): boolean {
  return new FormData(form).get('method') !== shown || form.reportValidity()
}

/** Reads what a form says for the chosen method. */
export function answersOf(form: FormData): MethodAnswers {
  const [issuer, dateOfBirth, card] = [form.get('issuer'), form.get('dateOfBirth'), form.get('card')]
  return {
    ...(typeof card === 'string' && form.get('method') === 'scheme' ? { card: readCard(card) } : {}),
    ...(typeof issuer === 'string' && issuer ? { issuer } : {}),
    ...(typeof dateOfBirth === 'string' && dateOfBirth ? { dateOfBirth } : {}),
  }
}

/** What the card fields made of a card; what is not JSON, which no page of ours sends, the middleware refuses. */
function readCard(text: string): NonNullable<MethodAnswers['card']> {
  try {
    return JSON.parse(text)
  } catch {
    return {} as never
  }
}
