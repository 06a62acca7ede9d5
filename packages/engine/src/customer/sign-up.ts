import { type Customer, type CustomerDraft, customerFromDraft, type PasswordHasher } from '@shop/domain/customer'
import { CommerceError } from '@shop/domain/error'
import {
  type AttemptLimit,
  countAttempt,
  countNetworkAttempt,
  type NetworkAttempt,
  returnNetworkAttempt,
} from '../attempt/count-attempt.ts'
import { type Database, type EngineContext, inTransaction } from '../database/context.ts'
import { settleNewsletterChoice } from '../newsletter/settle-newsletter-choice.ts'
import { requestNewsletter } from '../newsletter/subscribe-newsletter.ts'
import { addToOutbox } from '../outbox/outbox.ts'
import { emailTokenExpired } from './change-email.ts'
import { insertCustomer, nextCustomerNumber, selectCustomerByEmail } from './customer-rows.ts'
import { isProofOpen, KNOWN_EMAIL_TOPIC, requestEmailProof, useEmailProof } from './email-proof-rows.ts'
import { type Entrance, enterAsCustomer, type SignedIn } from './enter-as-customer.ts'
import { requirePassword } from './password.ts'
import { insertProviderSubject } from './provider-subject-rows.ts'

/** What a visitor gives to register. */
export interface Registration extends CustomerDraft {
  readonly password: string
  readonly clientAddress: string
}

/** How often a network may hear that an address is known; more would let it try a list of them. */
const KNOWN_EMAIL_ANSWERS = { attempts: 5, withinSeconds: 3600 }

/**
 * Makes a customer of a visitor and signs them in (API-15, AUTH-01). Throws `CommerceError` `password-rejected`, or
 * `registration-failed` for an address that is taken, whose owner is told by mail. A network that heard this five times
 * within an hour gets `email-proof-required` for every address (rule A4): the account is made by `confirmSignUp`, with the
 * token of a mail to the address; see docs/decisions/0022.
 */
export async function signUp(
  context: EngineContext,
  hasher: PasswordHasher,
  entrance: Entrance,
  { password, clientAddress, ...draft }: Registration,
): Promise<SignedIn> {
  return openAccount(context, hasher, entrance, { draft, password, clientAddress, refusalOfTaken: registrationFailed })
}

/** An account that is to be opened. */
interface AccountRequest {
  readonly draft: CustomerDraft
  readonly password: string
  readonly clientAddress: string
  /** The customer as it is stored at first; default as the draft says. */
  readonly complete?: (customer: Customer) => Customer
  /** How an address that is taken is refused; its owner is told by mail in any case. */
  refusalOfTaken(): CommerceError
}

/** Makes a customer and signs them in. Throws `CommerceError` `password-rejected`, `email-proof-required`, and the refusal of a taken address; see `signUp`. */
export async function openAccount(
  context: EngineContext,
  hasher: PasswordHasher,
  entrance: Entrance,
  { draft, password, clientAddress, complete, refusalOfTaken }: AccountRequest,
): Promise<SignedIn> {
  requirePassword(password)
  const { storeKey } = entrance
  // Taken before the address is looked up and given back when it was new, so that calls in parallel hear no more together.
  const answer: NetworkAttempt = { action: 'known-email-answers', clientAddress, limit: KNOWN_EMAIL_ANSWERS }
  if ((await countNetworkAttempt(context, answer)) !== undefined) {
    await requestRegistrationProof(context, draft, storeKey)
    throw emailProofRequired()
  }
  const passwordHash = await hasher.hash(password)
  const customerNumber = await nextCustomerNumber(context.db)
  const signedIn = await inTransaction(context, async db => {
    const made = await makeCustomer(
      context,
      db,
      { ...entrance, clientAddress },
      { draft, passwordHash, customerNumber, complete },
    )
    if (made) await returnNetworkAttempt(context, answer, db)
    else await notifyOwner(context, db, draft, storeKey)
    return made
  })
  if (!signedIn) throw refusalOfTaken()
  return signedIn
}

/** The answer to a caller that has to prove an address, known or not. */
export function emailProofRequired(): CommerceError {
  return new CommerceError({ code: 'email-proof-required' }, 'The account is made by the link of a mail to the address.')
}

interface NewCustomer {
  readonly draft: CustomerDraft
  readonly passwordHash: string
  readonly customerNumber: string
  readonly complete?: AccountRequest['complete']
}

/**
 * Makes a customer and signs them in; undefined, having written nothing, when the address is taken. A wish for the
 * newsletter is confirmed by mail (NEWS-02).
 */
async function makeCustomer(
  context: EngineContext,
  db: Database,
  entrance: Entrance,
  { draft, passwordHash, customerNumber, complete = customer => customer }: NewCustomer,
): Promise<SignedIn | undefined> {
  const customer = complete(customerFromDraft(draft, { id: context.newId(), customerNumber }))
  if (!(await insertCustomer(db, customer, passwordHash))) return undefined
  const { storeKey } = entrance
  const settled = await settleNewsletterChoice(context, db, { customer, storeKey })
  if (draft.custom.newsletter && !settled.custom.newsletter)
    await requestNewsletter(context, db, { email: customer.email, locale: customer.locale, storeKey })
  return enterAsCustomer(context, db, settled, entrance)
}

/** The refusal of an address that is taken, in the words that are specified (AUTH-06). */
function registrationFailed(): CommerceError {
  return new CommerceError({ code: 'registration-failed' }, 'Customer registration failed')
}

/** The password is not kept: anyone who follows the link chooses one, so that no one opens an account for another person. */
async function requestRegistrationProof(context: EngineContext, draft: CustomerDraft, storeKey: string): Promise<void> {
  const proof = { id: context.newId(), email: draft.email.trim(), draft, storeKey, locale: draft.locale }
  await inTransaction(context, db => requestEmailProof(db, proof))
}

async function notifyOwner(context: EngineContext, db: Database, draft: CustomerDraft, storeKey: string): Promise<void> {
  const owner = await selectCustomerByEmail(db, draft.email)
  if (!owner) return
  await notifyKnownEmail(db, { messageId: context.newId(), customerId: owner.customer.id, storeKey, locale: draft.locale })
}

/**
 * Makes the customer of a registration that waited for the proof of its address, and signs them in with the password they
 * chooses now. Throws `CommerceError` `password-rejected`, which leaves the token usable, `email-token-expired` for an
 * unknown, used or expired one, or `registration-failed` for an address that was taken in the meantime.
 */
export async function confirmSignUp(
  context: EngineContext,
  hasher: PasswordHasher,
  entrance: Entrance,
  { token, password }: { readonly token: string; readonly password: string },
): Promise<SignedIn> {
  requirePassword(password)
  if (!(await isProofOpen(context.db, token))) throw emailTokenExpired()
  const passwordHash = await hasher.hash(password)
  const customerNumber = await nextCustomerNumber(context.db)
  return inTransaction(context, async db => {
    const proof = await useEmailProof(db, token)
    if (!proof || proof.customerId !== undefined) throw emailTokenExpired()
    const signedIn = await makeCustomer(context, db, entrance, { draft: proof.draft, passwordHash, customerNumber })
    if (!signedIn) throw registrationFailed()
    // Linked to someone else in the meantime, it stays theirs: this customer has a password.
    if (proof.subject) await insertProviderSubject(db, proof.subject, { customerId: signedIn.customer.id, isProven: true })
    return signedIn
  })
}

/** Mails that tell a customer of others who want an account with their address. */
const KNOWN_EMAIL_MAILS: AttemptLimit = { attempts: 3, withinSeconds: 86_400 }

/** Whose address someone used, and the store and language in which the customer is written to. */
interface KnownEmail {
  /** Id of what led to it, which the mail takes as its own. */
  readonly messageId: string
  readonly customerId: string
  readonly storeKey: string
  readonly locale: string
}

/**
 * Has a customer told that someone wanted an account with their address, in the transaction of `db`; three times a day at
 * most, so that no one can flood their mailbox.
 */
export async function notifyKnownEmail(db: Database, known: KnownEmail): Promise<void> {
  if ((await countAttempt(db, ['known-email-mails', known.customerId], KNOWN_EMAIL_MAILS)) !== undefined) return
  await addToOutbox(db, { topic: KNOWN_EMAIL_TOPIC, payload: known, dedupKey: `${KNOWN_EMAIL_TOPIC}/${known.messageId}` })
}
