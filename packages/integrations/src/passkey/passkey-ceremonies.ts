import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'

/** Certificates in all their forms are read by what takes megabytes, which waits for the first passkey. */
const loadCeremonies = () => import('@simplewebauthn/server')

/** What a browser is asked with, as `@simplewebauthn/browser` takes it. */
export type PasskeyOptions = Readonly<Record<string, unknown>> & { readonly challenge: string }

/** What a browser answered, in the form of the specification; nothing of it is believed. */
export interface PasskeyAnswer {
  readonly id: string
  readonly rawId: string
  readonly type: 'public-key'
  readonly response: Readonly<Record<string, unknown>> & { readonly clientDataJSON: string }
}

/** Who asks, and how a challenge is taken that the shop made. */
export interface PasskeyCheck {
  /** Host that the passkey belongs to. */
  readonly rpId: string
  readonly origin: string
  /** Takes the challenge away; false for one that is not the shop's. */
  takeChallenge(challenge: string): Promise<boolean>
}

/** Someone who makes a passkey. */
export interface PasskeyOwner {
  readonly id: string
  readonly email: string
  readonly name: string
}

/** Asks a browser to make a passkey that is found without a user name; those that a device has already are named. */
export async function createPasskeyOptions(asked: {
  readonly rpId: string
  readonly rpName: string
  readonly challenge: string
  readonly owner: PasskeyOwner
  readonly known: readonly { readonly credentialId: string; readonly transports: readonly string[] }[]
}): Promise<PasskeyOptions> {
  const { owner } = asked
  const { generateRegistrationOptions } = await loadCeremonies()
  const options = await generateRegistrationOptions({
    rpID: asked.rpId,
    rpName: asked.rpName,
    challenge: Buffer.from(asked.challenge, 'base64url'),
    userID: Buffer.from(owner.id.replaceAll('-', ''), 'hex'),
    userName: owner.email,
    userDisplayName: owner.name || owner.email,
    attestationType: 'none',
    excludeCredentials: asked.known.map(({ credentialId }) => ({ id: credentialId })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
  })
  return { ...options }
}

/** A passkey that was made, to be kept; undefined where anything about the answer is not right. */
export async function readNewPasskey(answer: PasskeyAnswer, { rpId, origin, takeChallenge }: PasskeyCheck) {
  const { verifyRegistrationResponse } = await loadCeremonies()
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: { ...answer, clientExtensionResults: {} } as unknown as RegistrationResponseJSON,
      expectedChallenge: takeChallenge,
      expectedOrigin: origin,
      expectedRPID: rpId,
      requireUserVerification: false,
    })
    if (!verified || !registrationInfo) return undefined
    const { id, publicKey, counter, transports = [] } = registrationInfo.credential
    return { credentialId: id, publicKey: new Uint8Array(publicKey), counter, transports: transports.filter(isTransport) }
  } catch {
    // The library throws for whatever a browser could make up.
    return undefined
  }
}

/** A word in the specification, such as `internal` or `hybrid`. */
function isTransport(text: unknown): text is string {
  return typeof text === 'string' && /^[a-z-]{1,20}$/.test(text)
}

/** Asks a browser for the signature of any passkey of the shop. */
export async function createSignatureOptions({
  rpId,
  challenge,
}: {
  readonly rpId: string
  readonly challenge: string
}): Promise<PasskeyOptions> {
  const { generateAuthenticationOptions } = await loadCeremonies()
  const options = await generateAuthenticationOptions({
    rpID: rpId,
    challenge: Buffer.from(challenge, 'base64url'),
    userVerification: 'preferred',
  })
  return { ...options }
}

/** How often the device of a passkey has signed by now; undefined where the signature, or what was signed, is not right. */
export async function readSignature(
  answer: PasskeyAnswer,
  passkey: { readonly credentialId: string; readonly publicKey: Uint8Array; readonly counter: number },
  { rpId, origin, takeChallenge }: PasskeyCheck,
): Promise<number | undefined> {
  const { verifyAuthenticationResponse } = await loadCeremonies()
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...answer, clientExtensionResults: {} } as unknown as AuthenticationResponseJSON,
      expectedChallenge: takeChallenge,
      expectedOrigin: origin,
      expectedRPID: rpId,
      credential: { id: passkey.credentialId, publicKey: new Uint8Array(passkey.publicKey), counter: passkey.counter },
      requireUserVerification: false,
    })
    return verified ? authenticationInfo.newCounter : undefined
  } catch {
    // Not a signature of this passkey over a question of the shop's.
    return undefined
  }
}
