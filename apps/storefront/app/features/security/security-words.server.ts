import { LOGIN_STRATEGIES, type LoginStrategy, PROVIDER_NAMES } from '@shop/domain/login'
import type { Translate } from '@shop/i18n'
import type { DoneSecurityChange, SecurityProblem } from './security-change.ts'

/** What the page about signing in says, which comes with its data: no other page pays for it. */
export function securityWords(t: Translate) {
  return {
    accounts: t('signIn.accounts'),
    connect: t('signIn.connect'),
    disconnect: t('signIn.disconnect'),
    notConnected: t('signIn.notConnected'),
    passkeys: t('signIn.passkeys'),
    passkeysText: t('signIn.passkeysText'),
    addPasskey: t('signIn.addPasskey'),
    passkeyName: t('signIn.passkeyName'),
    rename: t('signIn.rename'),
    remove: t('signIn.remove'),
    noPasskeys: t('signIn.noPasskeys'),
    passkeyNotAdded: t('signIn.passkeyNotAdded'),
    closedToSupport: t('actAs.refusedText'),
    passkeyUnsupported: t('signIn.passkeyUnsupported'),
    sessions: t('signIn.sessions'),
    thisDevice: t('signIn.thisDevice'),
    signOutOthers: t('signIn.signOutOthers'),
  }
}
export type SecurityWords = ReturnType<typeof securityWords>

/** The message of a change that was made. */
export function doneText(t: Translate, done: DoneSecurityChange, strategy: LoginStrategy): string {
  const provider = PROVIDER_NAMES[strategy]
  switch (done) {
    case 'connected':
      return t('signIn.connected', { provider })
    case 'disconnected':
      return t('signIn.disconnected', { provider })
    case 'passkey-added':
      return t('signIn.passkeyAdded')
    case 'passkey-removed':
      return t('signIn.passkeyRemoved')
    case 'renamed':
      return t('account.saved')
    case 'signed-out':
      return t('signIn.signedOut')
  }
}

/** The message of a change that was refused. */
export function problemText(t: Translate, problem: SecurityProblem): string {
  return problem === 'last-way' ? t('signIn.lastWay') : t('login.problem')
}

/** The strategy that a change is about; the first one where it names none, since its message then has no place for it. */
export function strategyOf(text: string | null): LoginStrategy {
  return LOGIN_STRATEGIES.find(known => known === text) ?? LOGIN_STRATEGIES[0] ?? 'google'
}
