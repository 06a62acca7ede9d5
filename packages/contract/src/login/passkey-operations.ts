import { PASSKEY_NAME_LENGTH } from '@shop/domain/login'
import { id, nameText } from '../fields.ts'
import { defineOperations } from '../operation.ts'
import { z } from '../zod.ts'

const base64url = (longest: number) => z.string().regex(new RegExp(`^[A-Za-z0-9_-]{1,${longest}}$`))
const name = nameText(PASSKEY_NAME_LENGTH).min(1)
/** Fields of WebAuthn that the shop only passes on. */
const passedOn = <Name extends string>(...names: readonly Name[]) =>
  Object.fromEntries(names.map(name => [name, z.unknown().optional()])) as Record<Name, z.ZodOptional<z.ZodUnknown>>
/** What a browser is asked with, in the form of WebAuthn. */
const options = z.strictObject({
  challenge: base64url(100),
  ...passedOn('rp', 'rpId', 'user', 'pubKeyCredParams', 'timeout', 'excludeCredentials', 'allowCredentials'),
  ...passedOn('authenticatorSelection', 'userVerification', 'attestation', 'attestationFormats', 'extensions', 'hints'),
})
/** What every answer of a browser has, in the form of WebAuthn. */
const answerFields = {
  id: base64url(1400),
  rawId: base64url(1400),
  type: z.literal('public-key'),
  ...passedOn('authenticatorAttachment', 'clientExtensionResults'),
}
const madeKey = z.strictObject({
  ...answerFields,
  response: z.strictObject({
    clientDataJSON: base64url(4000),
    attestationObject: base64url(8000),
    transports: z
      .array(z.string().regex(/^[a-z-]{1,20}$/))
      .max(10)
      .optional(),
    ...passedOn('authenticatorData', 'publicKey', 'publicKeyAlgorithm'),
  }),
})
const signature = z.strictObject({
  ...answerFields,
  response: z.strictObject({
    clientDataJSON: base64url(4000),
    authenticatorData: base64url(4000),
    signature: base64url(4000),
    userHandle: base64url(200).nullish(),
  }),
})

const challengeExample = 'Jm0Wc9sX1qk3yV7uT5rP2oN8mL6kI4hG0fE1dC3bA5Z'
const idExample = '01a20d43-5747-7d6e-b953-65e7b5db0261'
const answerExample = { id: 'AbCd', rawId: 'AbCd', type: 'public-key' as const }

export const passkeyOperations = defineOperations('login', {
  /** What a browser makes a passkey with for the customer who is signed in. */
  beginPasskey: {
    summary: 'Begins to make a passkey for the signed-in customer.',
    params: z.strictObject({}),
    result: z.strictObject({ options }),
    errors: ['invalid_token', 'TooManyRequests'],
    rate: 'buying',
    example: { params: {}, result: { options: { challenge: challengeExample } } },
  },
  /** Keeps a passkey that a browser made; the customer is told by mail. */
  addPasskey: {
    summary: 'Keeps a passkey of the signed-in customer.',
    params: z.strictObject({ name, answer: madeKey }),
    result: z.null(),
    errors: ['invalid_token', 'InvalidCredentials', 'InvalidOperation', 'MaxResourceLimitExceeded'],
    rate: 'buying',
    example: {
      params: {
        name: 'MacBook',
        answer: { ...answerExample, response: { clientDataJSON: challengeExample, attestationObject: challengeExample } },
      },
      result: null,
    },
  },
  renamePasskey: {
    summary: 'Names a passkey of the signed-in customer.',
    params: z.strictObject({ id, name }),
    result: z.null(),
    errors: ['invalid_token'],
    rate: 'buying',
    example: { params: { id: idExample, name: 'Phone' }, result: null },
  },
  /** Removes a passkey; the last way to sign in stays. The customer is told by mail. */
  removePasskey: {
    summary: 'Removes a passkey of the signed-in customer.',
    params: z.strictObject({ id }),
    result: z.null(),
    errors: ['invalid_token', 'InvalidOperation'],
    rate: 'buying',
    example: { params: { id: idExample }, result: null },
  },
  /** What any passkey of the shop signs to sign its customer in. */
  beginPasskeySignIn: {
    summary: 'Begins a sign-in with a passkey.',
    params: z.strictObject({}),
    result: z.strictObject({ options }),
    errors: ['TooManyRequests'],
    rate: 'buying',
    example: { params: {}, result: { options: { challenge: challengeExample } } },
  },
  /** Signs a customer in by the signature of a passkey (AUTH-01). Whatever is wrong about it is refused alike. */
  passkeySignIn: {
    summary: 'Signs a customer in with a passkey and merges the cart of the session into theirs.',
    params: z.strictObject({ answer: signature }),
    result: z.null(),
    errors: ['InvalidCredentials', 'TooManyRequests'],
    rate: 'buying',
    example: {
      params: {
        answer: {
          ...answerExample,
          response: { clientDataJSON: challengeExample, authenticatorData: challengeExample, signature: challengeExample },
        },
      },
      result: null,
    },
  },
})
