import { type LoginStrategy, PROVIDER_NAMES } from '@shop/domain/login'
import type { Translate } from '@shop/i18n'
import { translatorOf } from '../../request/messages.ts'
import { optionalBlock } from '../../request/optional-block.server.ts'
import type { ShopRequest } from '../../request/request-context.server.ts'
import { targetOfForm } from './provider-sign-in.server.ts'
import { signInMemoryOf } from './sign-in-memory.server.ts'
import { formPathOf, type ProviderProblem, providerProblemOf } from './sign-in-problem.ts'

/** What a form of the login shows of the other ways to sign in; it comes with the data of its page. */
export interface OtherSignInWays {
  readonly providers: readonly { readonly provider: LoginStrategy; readonly label: string }[]
  readonly words: {
    readonly or: string
    readonly withPasskey: string
    readonly passkeyFailed: string
    /** What is said to someone of the shop who looks at it as a customer. */
    readonly closedToSupport: string
  }
  /** Path and query of the form itself. */
  readonly form: string
  /** Where someone goes on who has signed in. */
  readonly target: string
  /** What went wrong with a provider, in words. */
  readonly problem: string | null
  /** What was typed before the way to the provider that went wrong. */
  readonly typed: Readonly<Record<string, string>>
}

/** The ways to sign in that the shop offers besides passwords (AUTH-13); without them the form is as it is without. */
export async function loadSignInWays(shop: ShopRequest, url: URL): Promise<OtherSignInWays> {
  const t = translatorOf(shop.locale)
  const problem = providerProblemOf(url.searchParams)
  const { providers } = await optionalBlock('login providers', shop.client.call('getLoginProviders', {}), { providers: [] })
  const form = formPathOf(url)
  return {
    providers: providers.map(provider => ({ provider, label: t('signIn.with', { provider: PROVIDER_NAMES[provider] }) })),
    words: {
      or: t('signIn.or'),
      withPasskey: t('signIn.withPasskey'),
      passkeyFailed: t('signIn.passkeyFailed'),
      closedToSupport: t('actAs.refusedText'),
    },
    form,
    target: targetOfForm(shop, form),
    problem: problem ? providerProblemText(t, problem) : null,
    // A page without a problem is the same for all, and reads no cookie.
    typed: (problem && signInMemoryOf(shop.cookie)?.typed) ?? {},
  }
}

/** The message of a problem with a provider. */
export function providerProblemText(t: Translate, { problem, provider: strategy }: ProviderProblem): string {
  const provider = PROVIDER_NAMES[strategy]
  switch (problem) {
    case 'denied':
      return t('signIn.denied', { provider })
    case 'unavailable':
      return t('signIn.unavailable', { provider })
    case 'expired':
      return t('signIn.expired')
    case 'unverified':
      return t('signIn.unverified', { provider })
    case 'taken':
      return t('signIn.taken', { provider })
    case 'too-many':
      return t('login.tooManyAttempts')
    case 'failed':
      return t('login.problem')
  }
}
