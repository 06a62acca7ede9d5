import { type Customer, customerFromDraft, type PasswordHasher } from '@shop/domain/customer'
import { CommerceError } from '@shop/domain/error'
import { decideLogin, draftOfIdentity, emailOf, type LoginDecision, type ProviderIdentity } from '@shop/domain/login'
import type { Locale } from '@shop/domain/market'
import { type AttemptLimit, requireNetworkAttempt } from '../attempt/count-attempt.ts'
import { insertCustomer, nextCustomerNumber, selectCustomerByEmail, selectCustomerById } from '../customer/customer-rows.ts'
import { type Entrance, enterAsCustomer, type SignedIn } from '../customer/enter-as-customer.ts'
import { insertProviderSubject, selectCustomerIdOfSubject } from '../customer/provider-subject-rows.ts'
import { requireSignInAttempt, settleSignInAttempt } from '../customer/sign-in-attempts.ts'
import { type Database, type EngineContext, inTransaction } from '../database/context.ts'
import { settleNewsletterChoice } from '../newsletter/settle-newsletter-choice.ts'

export interface ProviderSignIn {
  /** What the provider itself said of the token, for this shop. */
  readonly identity: ProviderIdentity
  /** The password of the account that has the same e-mail address, which links both once and for all. */
  readonly password?: string | undefined
  /** Language of a new customer. */
  readonly locale: Locale
  /** Address the call comes from; tries at a password are counted together with those of `signIn`. */
  readonly clientAddress: string
}

/**
 * Signs someone in whom a provider vouches for (AUTH-13, AUTH-14): as the customer they were before, or as a new one
 * without password. Throws `CommerceError` `account-exists` when their address is that of an account and no password came
 * along, `invalid-credentials` or `too-many-requests` when a wrong one did, and `provider-email` when no one can be made
 * of their address.
 */
export async function signInWithProvider(
  context: EngineContext,
  hasher: PasswordHasher,
  entrance: Entrance,
  signIn: ProviderSignIn,
): Promise<SignedIn> {
  const decision = await decide(context.db, signIn.identity)
  const proof = decision.kind === 'confirm' ? await provePassword(context, hasher, signIn) : undefined
  const customerNumber = decision.kind === 'create' ? await nextCustomerNumber(context.db) : undefined
  return inTransaction(context, async db => {
    const customer =
      decision.kind === 'create' && customerNumber !== undefined
        ? await create(context, db, { ...signIn, ...decision, customerNumber, storeKey: entrance.storeKey })
        : await takeAgain(db, signIn, decision, proof)
    return enterAsCustomer(context, db, customer, { ...entrance, clientAddress: signIn.clientAddress })
  })
}

async function decide(db: Database, identity: ProviderIdentity): Promise<LoginDecision> {
  const email = emailOf(identity)
  // The address first: anyone who sees a customer another call has just made of this subject then also sees the subject.
  const ofEmail = email === undefined ? undefined : (await selectCustomerByEmail(db, email))?.customer.id
  const ofSubject = await selectCustomerIdOfSubject(db, identity)
  const decision = decideLogin(identity, { ofSubject, ofEmail })
  if (decision.kind !== 'refuse') return decision
  throw new CommerceError({ code: 'provider-email', problem: decision.reason }, 'An account needs a proven e-mail address')
}

/** The hash against which the password of a linking was right, to be compared again under the lock. */
async function provePassword(
  context: EngineContext,
  hasher: PasswordHasher,
  { identity, password, clientAddress }: ProviderSignIn,
): Promise<string | undefined> {
  if (password === undefined) throw accountExists(identity)
  const email = emailOf(identity) ?? ''
  const attempt = { email, clientAddress }
  const hadTriesLeft = await requireSignInAttempt(context, attempt)
  const found = await selectCustomerByEmail(context.db, email)
  const isRight = await hasher.verify(password, found?.passwordHash)
  if (!found || !isRight) throw loginFailed()
  await settleSignInAttempt(context, attempt, hadTriesLeft)
  return found.passwordHash
}

/** A customer who is there already, their row held; linked to the subject when their password was right. */
async function takeAgain(
  db: Database,
  { identity }: ProviderSignIn,
  decision: LoginDecision,
  proof: string | undefined,
): Promise<Customer> {
  if (decision.kind !== 'enter' && decision.kind !== 'confirm') throw loginFailed()
  const found = await selectCustomerById(db, decision.customerId, 'lock')
  if (!found) throw loginFailed()
  if (decision.kind === 'confirm') {
    // The password may have been changed while the hash was computed: then this was the old one.
    if (proof === undefined || found.passwordHash !== proof) throw loginFailed()
    const link = { customerId: found.customer.id, isProven: true }
    if (!(await insertProviderSubject(db, identity, link))) await requireSameCustomer(db, identity, link.customerId)
  } else await requireSameCustomer(db, identity, found.customer.id)
  return found.customer
}

/** Someone linked the subject, or cut the link, at the same time. */
async function requireSameCustomer(db: Database, identity: ProviderIdentity, customerId: string): Promise<void> {
  if ((await selectCustomerIdOfSubject(db, identity)) !== customerId) throw loginFailed()
}

interface NewCustomer extends ProviderSignIn {
  readonly email: string
  readonly isEmailProven: boolean
  readonly customerNumber: string
  readonly storeKey: string
}

/** A new customer, or the one that another call has made of the same subject just now. */
async function create(context: EngineContext, db: Database, draft: NewCustomer): Promise<Customer> {
  const { identity, customerNumber, isEmailProven, storeKey } = draft
  const customer = customerFromDraft(draftOfIdentity(identity, draft), { id: context.newId(), customerNumber })
  if (await insertCustomer(db, customer, null)) {
    const isLinked = await insertProviderSubject(db, identity, { customerId: customer.id, isProven: isEmailProven })
    if (!isLinked) throw loginFailed()
    return settleNewsletterChoice(context, db, { customer, storeKey })
  }
  const madeBefore = await selectCustomerIdOfSubject(db, identity)
  const found = madeBefore === undefined ? undefined : await selectCustomerById(db, madeBefore, 'lock')
  if (!found) throw accountExists(identity)
  return found.customer
}

function accountExists({ provider }: ProviderIdentity): CommerceError {
  return new CommerceError(
    { code: 'account-exists', provider },
    'The e-mail address belongs to an account; its password is needed once',
  )
}

function loginFailed(): CommerceError {
  return new CommerceError({ code: 'invalid-credentials' }, 'Customer login failed')
}

/** Tokens that one network may have checked: a check asks someone else's service. */
const PROVIDER_SIGN_INS: AttemptLimit = { attempts: 20, withinSeconds: 60 }

/**
 * Counts one try to sign in with a provider, before the provider is asked. Throws `CommerceError` `too-many-requests`
 * after 20 a minute from one network.
 */
export async function countProviderSignIn(
  context: EngineContext,
  { clientAddress }: { readonly clientAddress: string },
): Promise<void> {
  await requireNetworkAttempt(context, { action: 'sign-in-with-provider', clientAddress, limit: PROVIDER_SIGN_INS })
}
