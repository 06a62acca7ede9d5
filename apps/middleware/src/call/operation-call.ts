import type { ContentLibrary } from '@shop/content'
import type { OPERATIONS, Operation, OperationName, ParsedParamsOf, ResultOf } from '@shop/contract/operations'
import type { AddressValidator, PlaceFinder } from '@shop/domain/address'
import type { PasswordHasher } from '@shop/domain/customer'
import type { Market } from '@shop/domain/market'
import type { VatValidator } from '@shop/domain/vat'
import type { CartContext } from '@shop/engine/cart'
import type { Catalogue } from '@shop/engine/read-model'
import type { LoginProviders } from '@shop/integrations/login'
import type { PaymentProvider } from '@shop/integrations/payment'
import type { Recommender } from '@shop/integrations/recommendation'
import type { CatalogueSearch } from '../search-index/catalogue-search.ts'
import type { CallSession } from '../session/call-session.ts'
import type { MonitoringRecorder } from '../visitor/monitoring-recorder.ts'
import type { TrackingRecorder } from '../visitor/tracking-recorder.ts'

/** What an operation may use besides its params: all of it is set by the server, nothing by the caller. */
export interface OperationContext {
  readonly engine: CartContext
  readonly passwords: PasswordHasher
  /** The services that people may sign in with. */
  readonly loginProviders: LoginProviders
  /** The market of the host (rule M3: country and currency are never taken from a request). */
  readonly market: Market
  readonly storeKey: string
  readonly session: CallSession
  readonly content: ContentLibrary
  /** Address of the caller's browser; `unknown` where no proxy names it. */
  readonly clientAddress: string
  readonly vatValidator: VatValidator
  readonly addressValidator: AddressValidator
  readonly placeFinder: PlaceFinder
  readonly search: CatalogueSearch
  /** The catalogue in memory. */
  readonly catalogue: Catalogue
  readonly paymentProvider: PaymentProvider
  /** Another company's service that recommends products; undefined where the shop does so itself. */
  readonly recommender: Recommender | undefined
  /** Key of the settings for the tokens of the orders site; without one the database has one. */
  readonly ordersTokenSecret: string | undefined
  readonly tracking: TrackingRecorder
  readonly monitoring: MonitoringRecorder
  /** The host the shopper sees. */
  readonly host: string
  /**
   * Runs a part that needs the database in a place of its own. Only for operations that admit themselves (`admitsItself`); any
   * other has its place already.
   */
  admit<Result>(work: () => Promise<Result>): Promise<Result>
  /** One of the operation's custom queries. */
  readonly customQuery?: string
}

/** Carries out one operation. Throws `CommerceError` or `Refusal` to refuse. */
export type OperationHandler<Name extends OperationName> = (
  call: OperationContext,
  params: ParsedParamsOf<Name>,
) => Promise<ResultOf<Name>>

/** The handlers of a table of operations: none may be missing. */
export type HandlersOf<Operations> = {
  readonly [Name in keyof Operations]: Operations[Name] extends Operation<infer Params, infer Result>
    ? (call: OperationContext, params: Params['_output']) => Promise<Result>
    : never
}

/** Who carries out each operation of the contract, as the code that answers calls receives it. */
export type Handlers = HandlersOf<typeof OPERATIONS>
