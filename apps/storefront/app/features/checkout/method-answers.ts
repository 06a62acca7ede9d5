import type { ParamsOf } from '@shop/contract'

/** What the shopper told for a method of the provider; fields of methods that were not chosen are empty. */
export type MethodAnswers = Pick<ParamsOf<'startPayment'>['draft'], 'issuer' | 'dateOfBirth' | 'walletToken' | 'card'>

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
