import type { passkeyOperations } from '@shop/contract/login'
import { personName } from '@shop/domain/address'
import { CommerceError } from '@shop/domain/error'
import { relyingPartyOf } from '@shop/domain/login'
import { SHOP_NAME } from '@shop/domain/store'
import { getCustomer } from '@shop/engine/customer'
import { listSignInWays } from '@shop/engine/login'
import {
  addPasskey,
  findPasskey,
  openPasskeyChallenge,
  removePasskey,
  renamePasskey,
  signInWithPasskey,
  takePasskeyChallenge,
} from '@shop/engine/passkey'
import { createPasskeyOptions, createSignatureOptions, readNewPasskey, readSignature } from '@shop/integrations/passkey'
import type { HandlersOf, OperationContext } from '../call/operation-call.ts'
import { requireSignedIn } from '../customer/customer-request.ts'

export const passkeyHandlers: HandlersOf<typeof passkeyOperations> = {
  beginPasskey: async call => {
    const { engine, market, clientAddress, host } = call
    const { customerId } = await requireSignedIn(call)
    const { id: rpId } = relyingPartyOf(host)
    const [customer, { passkeys }] = await Promise.all([getCustomer(engine, { customerId }), listSignInWays(engine, customerId)])
    const challenge = await openPasskeyChallenge(engine, { customerId, rpId, clientAddress })
    const owner = { id: customerId, email: customer.email, name: personName(customer, market.country) }
    const known = passkeys.filter(passkey => passkey.rpId === rpId)
    return { options: { ...(await createPasskeyOptions({ rpId, rpName: SHOP_NAME, challenge, owner, known })) } }
  },

  addPasskey: async (call, { name, answer }) => {
    const { engine, storeKey } = call
    const { customerId } = await requireSignedIn(call)
    const check = checkOf(call, customerId)
    const made = await readNewPasskey(answer, check)
    if (!made) throw loginFailed()
    await addPasskey(engine, { ...made, customerId, rpId: check.rpId, name, storeKey })
    return null
  },

  renamePasskey: async (call, { id, name }) => {
    const { customerId } = await requireSignedIn(call)
    await renamePasskey(call.engine, { id, customerId, name })
    return null
  },

  removePasskey: async (call, { id }) => {
    const { customerId } = await requireSignedIn(call)
    await removePasskey(call.engine, { id, customerId, storeKey: call.storeKey })
    return null
  },

  beginPasskeySignIn: async ({ engine, host, clientAddress }) => {
    const { id: rpId } = relyingPartyOf(host)
    const challenge = await openPasskeyChallenge(engine, { rpId, clientAddress })
    return { options: { ...(await createSignatureOptions({ rpId, challenge })) } }
  },

  passkeySignIn: async (call, { answer }) => {
    const { engine, storeKey, session, clientAddress } = call
    const check = checkOf(call)
    const passkey = await findPasskey(engine, { credentialId: answer.id, rpId: check.rpId })
    const counter = passkey && (await readSignature(answer, passkey, check))
    if (!passkey || counter === undefined) throw loginFailed()
    const entrance = { storeKey, session: await session.find(), device: session.device, clientAddress }
    session.enter(await signInWithPasskey(engine, entrance, { credentialId: passkey.credentialId, counter }))
    return null
  },
}

/** How an answer is judged: by the host that the shopper sees, and a challenge of the shop that works once. */
function checkOf({ engine, host }: OperationContext, customerId?: string) {
  const { id: rpId, origin } = relyingPartyOf(host)
  return {
    rpId,
    origin,
    takeChallenge: (challenge: string) => takePasskeyChallenge(engine, challenge, { customerId, rpId }),
  }
}

function loginFailed(): CommerceError {
  return new CommerceError({ code: 'invalid-credentials' }, 'Customer login failed')
}
