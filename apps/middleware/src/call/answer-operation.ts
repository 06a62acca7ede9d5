import type { ContentLibrary } from '@shop/content'
import { OPERATIONS, type Operation, type OperationName } from '@shop/contract/operations'
import type { AddressValidator, PlaceFinder } from '@shop/domain/address'
import type { PasswordHasher } from '@shop/domain/customer'
import { CommerceError } from '@shop/domain/error'
import { type CountryCode, marketOfHost, storeKeyOf, switchedMarket } from '@shop/domain/market'
import type { VatValidator } from '@shop/domain/vat'
import type { CartContext } from '@shop/engine/cart'
import type { Catalogue } from '@shop/engine/read-model'
import type { LoginProviders } from '@shop/integrations/login'
import type { PaymentProvider } from '@shop/integrations/payment'
import type { Recommender } from '@shop/integrations/recommendation'
import { inOperation, type Tracer } from '@shop/monitoring'
import type { Admission, AdmissionTicket } from '../admission/admission.ts'
import { errorAnswerOf } from '../error/error-answer.ts'
import { Refusal } from '../error/wire-error.ts'
import type { CatalogueSearch } from '../search-index/catalogue-search.ts'
import { createCallSession } from '../session/call-session.ts'
import { isOpenToSupport } from '../session/support-rules.ts'
import { readTokenCookie } from '../session/token-cookie.ts'
import type { MonitoringRecorder } from '../visitor/monitoring-recorder.ts'
import type { TrackingRecorder } from '../visitor/tracking-recorder.ts'
import type { OperationAnswer } from './operation-answer.ts'
import type { Handlers, OperationContext } from './operation-call.ts'
import { parsePayload } from './parse-payload.ts'
import type { RememberedAnswers } from './remembered-answers.ts'
import { withIdempotencyKey } from './with-idempotency-key.ts'
import { withinDeadline } from './within-deadline.ts'

/** One operation as it comes in, over HTTP or by a direct call. */
export interface IncomingCall {
  readonly operation: string
  /** The body as text; see `parsePayload`. */
  readonly body: string
  /** The host the shopper sees; whether to trust it is decided before. */
  readonly host: string
  readonly cookie?: string
  /** Address of the browser; whether to trust it is decided before. */
  readonly clientAddress?: string
  /** What the browser calls itself. */
  readonly userAgent?: string
  /** Under which the caller may repeat the call; only operations that take one look at it. */
  readonly idempotencyKey?: string
  readonly signal?: AbortSignal
}

export interface OperationDependencies {
  readonly handlers: Handlers
  readonly engine: CartContext
  readonly passwords: PasswordHasher
  readonly loginProviders: LoginProviders
  readonly admission: Admission
  readonly content: ContentLibrary
  readonly vatValidator: VatValidator
  readonly addressValidator: AddressValidator
  /** Countries whose delivery addresses are looked up on the map, besides those of the registry. */
  readonly checkedMarkets?: ReadonlySet<CountryCode> | undefined
  readonly paymentProvider: PaymentProvider
  readonly placeFinder: PlaceFinder
  readonly recommender?: Recommender | undefined
  /** Key of the settings for the tokens of the orders site, if there is one. */
  readonly ordersTokenSecret?: string | undefined
  readonly search: CatalogueSearch
  readonly catalogue: Catalogue
  readonly answers: RememberedAnswers
  readonly tracking: TrackingRecorder
  readonly monitoring: MonitoringRecorder
  /** Longest time for an operation, waiting included; afterwards the caller is told to try again. */
  readonly deadlineMs: number
  /** Makes traces of operations; undefined where none are made. */
  readonly tracer?: Tracer | undefined
}

/** Any handler, where the name that pairs it with its params is not known at compile time. */
type AnyHandler = (call: OperationContext, params: unknown) => Promise<unknown>

const operations: ReadonlyMap<string, Operation> = new Map(Object.entries(OPERATIONS))

/**
 * Answers one operation: the same checks, the same errors and the same order of things for every way a call can come.
 * Throws nothing but the signal's reason when the caller has gone.
 */
export async function answerOperation(deps: OperationDependencies, incoming: IncomingCall): Promise<OperationAnswer> {
  const operation = operations.get(incoming.operation)
  return inOperation(operation?.name ?? 'unknown', deps.tracer, () => findAnswer(deps, incoming, operation))
}

async function findAnswer(
  deps: OperationDependencies,
  incoming: IncomingCall,
  operation: Operation | undefined,
): Promise<OperationAnswer> {
  if (!operation?.cacheTags) return workOut(deps, incoming, operation)
  const isVisitor = readTokenCookie(incoming.cookie) === undefined
  const key = `${incoming.operation} ${storeKeyOf(marketOfHost(incoming.host))} ${isVisitor} ${incoming.body}`
  // Who has no session is answered alike, also where it is asked for.
  const isShared = ({ isForAll = false, cacheTags, setCookies }: WorkedOutAnswer) =>
    cacheTags !== undefined && setCookies.length === 0 && (isForAll || isVisitor)
  return deps.answers.find(key) ?? deps.answers.make(key, () => workOut(deps, incoming, operation), isShared)
}

/** An answer with whether it was made without asking who calls. */
interface WorkedOutAnswer extends OperationAnswer {
  readonly isForAll?: boolean
}

async function workOut(
  deps: OperationDependencies,
  incoming: IncomingCall,
  operation: Operation | undefined,
): Promise<WorkedOutAnswer> {
  const { signal } = incoming
  let setCookies: readonly string[] = []
  try {
    const market = switchedMarket(marketOfHost(incoming.host), deps)
    if (!operation) throw new Refusal({ code: 'ResourceNotFound', message: 'There is no such operation' })
    const { params, customQuery } = parsePayload(operation, incoming.body)
    const name = operation.name as OperationName
    const storeKey = storeKeyOf(market)
    const { cookie, userAgent, clientAddress = 'unknown' } = incoming
    const from = { ...(cookie ? { cookie } : {}), ...(userAgent ? { userAgent } : {}) }
    const session = createCallSession(deps.engine, { storeKey, clientAddress, isOpenToSupport: isOpenToSupport(name), ...from })
    setCookies = session.setCookies
    const {
      engine,
      passwords,
      loginProviders,
      content,
      vatValidator,
      addressValidator,
      placeFinder,
      paymentProvider,
      search,
      catalogue,
      tracking,
      monitoring,
    } = deps
    const common = {
      engine,
      passwords,
      loginProviders,
      content,
      market,
      storeKey,
      session,
      clientAddress,
      vatValidator,
      addressValidator,
      paymentProvider,
      host: incoming.host,
      placeFinder,
      recommender: deps.recommender,
      ordersTokenSecret: deps.ordersTokenSecret,
      search,
      catalogue,
      tracking,
      monitoring,
      ...(customQuery ? { customQuery } : {}),
    }
    const handler = deps.handlers[name] as AnyHandler
    const { idempotencyKey, body } = incoming
    const data = await withinDeadline(deps.deadlineMs, signal, ending => {
      const inPlace = <Result>(work: () => Promise<Result>) =>
        deps.admission.run(admissionTicketOf(operation, params, ending), work)
      const call: OperationContext = { ...common, admit: operation.admitsItself ? inPlace : work => work() }
      const work = () => handler(call, params)
      const workOnce =
        operation.takesIdempotencyKey && idempotencyKey !== undefined
          ? () => withIdempotencyKey(call, { idempotencyKey, operation: name, body }, work)
          : work
      return operation.admitsItself ? workOnce() : inPlace(workOnce)
    })
    const cacheTags = operation.cacheTags?.(params, data, customQuery)
    return { status: 200, body: { data }, setCookies, ...(cacheTags ? { cacheTags, isForAll: !session.isAsked } : {}) }
  } catch (error) {
    if (signal?.aborted && error === signal.reason) throw error
    const answer = errorAnswerOf(error)
    // A session that was renewed stays so, whatever became of the operation.
    const communicate = operation?.refusalText?.(error instanceof CommerceError ? error.failure.code : undefined)
    return { ...answer, body: { ...answer.body, ...(communicate ? { communicate } : {}) }, setCookies }
  }
}

/** How an operation is admitted. A call that carries a version changes the cart of its id, and waits its turn there. */
function admissionTicketOf({ rate }: Pick<Operation, 'rate'>, params: unknown, signal: AbortSignal): AdmissionTicket {
  const { id, version } = params as { id?: unknown; version?: unknown }
  return { kind: rate, ...(version !== undefined && typeof id === 'string' ? { cartId: id.toLowerCase() } : {}), signal }
}
