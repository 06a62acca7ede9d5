import { createBrowserTransport, createShopClient, OperationError } from '@shop/contract'
import { type PublicKeyCredentialCreationOptionsJSON, startRegistration, WebAuthnError } from '@simplewebauthn/browser'
import { clientSideDomain, logBrowserError } from '../../browser/environment.ts'

// Loaded when a passkey is made: the client of operations and the library are of no use before.

/** Makes a passkey with the device at hand and keeps it; the page then goes on to `target`. `closed` to who looks at the shop as a customer. */
export async function addPasskey(name: string, target: string): Promise<'left' | 'cancelled' | 'failed' | 'closed'> {
  const client = createShopClient(createBrowserTransport('/api'), { host: clientSideDomain() })
  try {
    const { options } = await client.call('beginPasskey', {})
    const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON
    const { id, rawId, response } = await startRegistration({ optionsJSON })
    const { clientDataJSON, attestationObject, transports } = response
    const answer = { clientDataJSON, attestationObject, ...(transports ? { transports } : {}) }
    await client.call('addPasskey', { name, answer: { id, rawId, type: 'public-key', response: answer } })
    window.location.assign(target)
    return 'left'
  } catch (error) {
    // Someone who thinks better of it needs no message; a device that has one already tells so itself.
    if (error instanceof WebAuthnError && error.code === 'ERROR_CEREMONY_ABORTED') return 'cancelled'
    if (error instanceof Error && error.name === 'NotAllowedError') return 'cancelled'
    if (error instanceof OperationError && error.has('Forbidden')) return 'closed'
    logBrowserError('The passkey could not be added', error)
    return 'failed'
  }
}
