import { LOGIN_STRATEGIES, type LoginStrategy } from '@shop/domain/login'

/** Why no one is signed in after a way to a provider and back; each has a message. */
export const SIGN_IN_PROBLEMS = ['denied', 'unavailable', 'expired', 'unverified', 'taken', 'too-many', 'failed'] as const
export type SignInProblem = (typeof SIGN_IN_PROBLEMS)[number]

/** A problem with the provider that it is about. */
export interface ProviderProblem {
  readonly provider: LoginStrategy
  readonly problem: SignInProblem
}

/** Query parameters of a form that tells of a problem. */
const PROBLEM = 'problem'
const PROVIDER = 'provider'

/** Path and query of a form of the shop that is to tell of a problem. */
export function problemUrl(form: string, { provider, problem }: ProviderProblem): string {
  const [path = '/', query = ''] = form.split('?')
  const parameters = new URLSearchParams(query)
  parameters.set(PROBLEM, problem)
  parameters.set(PROVIDER, provider)
  return `${path}?${parameters}`
}

/** The problem that a URL tells of, if any. */
export function providerProblemOf(parameters: URLSearchParams): ProviderProblem | undefined {
  const problem = SIGN_IN_PROBLEMS.find(known => known === parameters.get(PROBLEM))
  const provider = loginStrategyOf(parameters.get(PROVIDER))
  return problem && provider && { problem, provider }
}

/** The strategy that a text names. */
export function loginStrategyOf(text: string | null | undefined): LoginStrategy | undefined {
  return LOGIN_STRATEGIES.find(known => known === text)
}

/** Path and query of a form without the problem that it showed. */
export function formPathOf({ pathname, search }: { readonly pathname: string; readonly search: string }): string {
  const parameters = new URLSearchParams(search)
  for (const name of [PROBLEM, PROVIDER]) parameters.delete(name)
  return parameters.size > 0 ? `${pathname}?${parameters}` : pathname
}
