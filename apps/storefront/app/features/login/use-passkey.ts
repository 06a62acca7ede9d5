import { createBrowserTransport, createShopClient, OperationError } from '@shop/contract'
import {
  browserSupportsWebAuthnAutofill,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  WebAuthnError,
} from '@simplewebauthn/browser'
import { clientSideDomain, logBrowserError } from '../../browser/environment.ts'

// Loaded where a passkey is used: the client of operations and the library are of no use before.

/** What became of a sign-in: the page is being left, nothing was chosen, it was refused, or is closed to who looks at the shop as a customer. */
export type PasskeyOutcome = 'left' | 'cancelled' | 'failed' | 'closed'

/** Asks for any passkey of the shop and signs in with it; the page then goes on to `target`. */
export function signInWithPasskey(target: string): Promise<PasskeyOutcome> {
  return signIn(target, false)
}

/** Has the browser offer passkeys in the field of the e-mail address, for as long as the page is open. */
export async function offerPasskeys(target: string): Promise<void> {
  if (await browserSupportsWebAuthnAutofill()) await signIn(target, true)
}

/** The sign-in whose signature is on its way: a second signature would end the session of the first, whose page is being left. */
let entering: Promise<PasskeyOutcome> | undefined

async function signIn(target: string, useBrowserAutofill: boolean): Promise<PasskeyOutcome> {
  if (entering) return entering
  const client = createShopClient(createBrowserTransport('/api'), { host: clientSideDomain() })
  try {
    const { options } = await client.call('beginPasskeySignIn', {})
    // The page with the field may have been left meanwhile.
    if (useBrowserAutofill && !document.querySelector('input[autocomplete~="webauthn"]')) return 'left'
    const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON
    const { id, rawId, response } = await startAuthentication({ optionsJSON, useBrowserAutofill })
    entering ??= enter(target, () => client.call('passkeySignIn', { answer: { id, rawId, type: 'public-key', response } }))
  } catch (error) {
    // A browser may know passkeys and have no device for them: what it cannot offer is no failure.
    return useBrowserAutofill && isNamed(error, 'NotSupportedError') ? 'cancelled' : outcomeOf(error)
  }
  return entering
}

async function enter(target: string, sendSignature: () => Promise<unknown>): Promise<PasskeyOutcome> {
  try {
    await sendSignature()
    // The whole document: everything on it may be the customer's now.
    window.location.assign(target)
    return 'left'
  } catch (error) {
    entering = undefined
    return outcomeOf(error)
  }
}

function outcomeOf(error: unknown): PasskeyOutcome {
  if (isCancelled(error)) return 'cancelled'
  if (error instanceof OperationError && error.has('Forbidden')) return 'closed'
  logBrowserError('The passkey could not be used', error)
  return 'failed'
}

/** Whether nothing was chosen, or another question has taken the place of this one. */
function isCancelled(error: unknown): boolean {
  return (
    (error instanceof WebAuthnError && error.code === 'ERROR_CEREMONY_ABORTED') ||
    isNamed(error, 'AbortError') ||
    isNamed(error, 'NotAllowedError')
  )
}

function isNamed(error: unknown, name: string): boolean {
  return error instanceof Error && error.name === name
}
