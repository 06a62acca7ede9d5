/** Why an account cannot be made of the e-mail address that a provider tells. */
export type EmailProblem = 'missing' | 'unverified'
