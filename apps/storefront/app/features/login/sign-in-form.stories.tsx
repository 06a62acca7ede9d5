import type { Meta } from '@storybook/react-vite'
import { inShop } from '../../request/in-shop.fixtures.tsx'
import type { Shop } from '../../request/use-shop.tsx'
import type { OtherSignInWays } from './load-sign-in-ways.server.ts'
import { shopLoginLinks } from './login-links.ts'
import { SignInForm } from './sign-in-form.tsx'

const meta: Meta = { component: SignInForm }
export default meta

/** The ways besides a password, as the shop offers them. */
function waysOf({ t, hrefs }: Pick<Shop, 't' | 'hrefs'>): OtherSignInWays {
  return {
    providers: (['google', 'facebook'] as const).map(provider => ({
      provider,
      label: t('signIn.with', { provider: { google: 'Google', facebook: 'Facebook' }[provider] }),
    })),
    words: {
      or: t('signIn.or'),
      withPasskey: t('signIn.withPasskey'),
      passkeyFailed: t('signIn.passkeyFailed'),
      closedToSupport: '',
    },
    form: hrefs.login(),
    target: hrefs.home(),
    problem: null,
    typed: {},
  }
}

export const Empty = inShop(shop => (
  <div className="gallery-narrow">
    <SignInForm refused={undefined} links={shopLoginLinks(shop.hrefs, null)} ways={waysOf(shop)} />
  </div>
))

export const Refused = inShop(shop => (
  <div className="gallery-narrow">
    <SignInForm
      refused={{ typed: { email: 'jana@example.org' }, problems: [], refusal: 'login.failed' }}
      links={shopLoginLinks(shop.hrefs, null)}
      ways={waysOf(shop)}
    />
  </div>
))
