/** What the shopper told for a method of the provider; fields of methods that were not chosen are empty. */
export interface MethodAnswers {
  readonly issuer?: string
  readonly dateOfBirth?: string
  /** The card that the sheet of a wallet handed on; with it nothing is left to enter. */
  readonly walletToken?: string
}

/** Reads what a form says for the chosen method. */
export function answersOf(form: FormData): MethodAnswers {
  const [issuer, dateOfBirth] = [form.get('issuer'), form.get('dateOfBirth')]
  return {
    ...(typeof issuer === 'string' && issuer ? { issuer } : {}),
    ...(typeof dateOfBirth === 'string' && dateOfBirth ? { dateOfBirth } : {}),
  }
}
