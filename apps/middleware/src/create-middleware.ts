import { readContent, watchContent } from '@shop/content'
import type { ChangeSource, Transport } from '@shop/contract'
import { type CartContext, CartMemory } from '@shop/engine/cart'
import { type ConnectionSettings, createContext, hasNewestSchema, openDatabase, requireSameSchema } from '@shop/engine/database'
import { Catalogue, ReadModel } from '@shop/engine/read-model'
import { type BodyBudget, createBodyBudget, createDrain } from '@shop/http'
import { createLoginProviders } from '@shop/integrations/login'
import { createMapsAddressValidator, createMapsPlaceFinder } from '@shop/integrations/maps'
import { createPasswordHasher } from '@shop/integrations/password'
import { createPaymentProvider } from '@shop/integrations/payment'
import { createRecommender } from '@shop/integrations/recommendation'
import { createVatValidator } from '@shop/integrations/vat'
import { createMonitoredLog, openMonitor, openTracer, watchStatements } from '@shop/monitoring'
import type { SearchPort } from '@shop/search'
import type { FastifyInstance } from 'fastify'
import type { MiddlewareSettings } from '../config.ts'
import { type AdmissionLimits, admissionLimitsFor, createAdmission } from './admission/admission.ts'
import type { OperationDependencies } from './call/answer-operation.ts'
import { RememberedAnswers } from './call/remembered-answers.ts'
import { createChangeSource } from './changes/change-source.ts'
import { createServer } from './create-server.ts'
import { createDirectTransport } from './direct-transport.ts'
import { HANDLERS } from './handlers.ts'
import { createHeldLog } from './log/held-log.ts'
import { openCatalogueSearch, openSearchPort } from './search-index/catalogue-search.ts'
import type { Refill } from './search-index/search-feed.ts'
import { createMonitoringRecorder } from './visitor/monitoring-recorder.ts'
import { createTrackingRecorder } from './visitor/tracking-recorder.ts'

export interface MiddlewareOptions {
  readonly limits?: AdmissionLimits
  /** See `OperationDependencies`. */
  readonly deadlineMs?: number
  /** Other waiting times for connections and locks than a shop has. */
  readonly waits?: Pick<ConnectionSettings, 'acquireTimeoutMs' | 'lockTimeoutMs'>
  /** Another patience with outside services than a shop has. */
  readonly outside?: { readonly totalTimeoutMs?: number }
  /** The budget of the process for bodies of requests; without one the middleware has its own. */
  readonly bodies?: BodyBudget
  /** Another engine for searching than the settings name. */
  readonly openSearch?: (refill: Refill) => SearchPort | Promise<SearchPort>
  /** Whether files of editors are read again when they are written. */
  readonly isWatchingContent?: boolean
  /** Told the text of every statement; see `ConnectionSettings`. */
  readonly onStatement?: (sql: string) => void
  /** Where log lines go instead of the standard output. */
  readonly logStream?: { write(line: string): void }
}

/** The middleware before it listens. */
export interface Middleware {
  readonly server: FastifyInstance
  readonly transport: Transport
  /** What caches of answers are purged by. */
  readonly changes: ChangeSource
  /** The catalogue in memory. */
  readonly model: ReadModel
  /** How far it is behind, and how much it has to do. */
  figures(): MiddlewareFigures
  /** Throws `SchemaMismatch` when the database is there and of another release. */
  requireSchema(): Promise<void>
  /** Has a balancer send no one any more, while requests are answered as ever. */
  drain(): void
  /** Stops taking calls, finishes those under way for at most 10 s, and closes the database connections. */
  stop(): Promise<void>
}

/** What an operator is to know of a middleware. */
export interface MiddlewareFigures {
  /** How old what is read of the catalogue may be, in seconds; infinite before it was read. */
  readonly catalogueAgeSeconds: number
  /** The number of the first transaction that may not be in the catalogue; 0 before it was read. */
  readonly cataloguePosition: number
  /** Operations that run or wait. */
  readonly pendingOperations: number
}

const DEADLINE_MS = 10_000
const PAYMENT_TIMEOUT_MS = 8000
// What then still runs in the database ends by its statement timeout, within the 10 s a process has for leaving.
const DRAIN_MS = 6000

/** Builds everything the middleware is made of and hands it on; nothing is a global. */
export function createMiddleware(settings: MiddlewareSettings, options: MiddlewareOptions = {}): Middleware {
  const { databaseUrl, databaseWaitMs, poolSize, trustedProxies, logLevel, ordersSite, localShopPort, unlimitedNetworks } =
    settings
  const watchStatement = watchStatements(settings.slowQueryMs, slow => server.log.warn(slow, 'slow statement'))
  const waits = {
    acquireTimeoutMs: databaseWaitMs,
    lockTimeoutMs: databaseWaitMs,
    statementTimeoutMs: databaseWaitMs + 1000,
    ...options.waits,
  }
  const db = openDatabase({
    databaseUrl,
    poolSize,
    watchStatement,
    ...waits,
    ...(options.onStatement ? { onStatement: options.onStatement } : {}),
    onIdleError: ({ name }) => server.log.warn({ error: name }, 'a database connection was lost'),
  })
  const base = createContext(db, { unlimitedNetworks })
  const admission = createAdmission(options.limits ?? admissionLimitsFor(poolSize))
  let stopping: Promise<void> | undefined

  // One that was away when we started may have come without our migrations: it would answer some operations and fail at
  // others; without stores it fails at all.
  async function isReady(): Promise<boolean> {
    if (stopping || draining.isDraining()) return false
    try {
      const [isNewest, stores] = await Promise.all([hasNewestSchema(engine), catalogue.findStores({ limit: 1 })])
      return isNewest && stores.length > 0
    } catch {
      return false
    }
  }

  // Files are read before there is a server that logs: one that is broken must not keep the shop closed.
  const contentLog = createHeldLog()
  const content = readContent({
    // The key is the caller's text; only what could have been one is repeated.
    onInvalidKey: key => contentLog.info({ key: /^[a-z0-9-]{1,60}$/.test(key) ? key : 'unreadable' }, 'content has no such key'),
  })
  const vatValidator = createVatValidator(settings, options.outside)
  const addressValidator = createMapsAddressValidator(settings, options.outside)
  // Within the deadline of an operation: what is not known by then, a notification tells.
  const paymentProvider = createPaymentProvider(settings.payment, { totalTimeoutMs: PAYMENT_TIMEOUT_MS, ...options.outside })
  const placeFinder = createMapsPlaceFinder(settings, options.outside)
  const recommender = settings.recommendation && createRecommender(settings.recommendation, options.outside)
  const loginProviders = createLoginProviders(settings.login, options.outside)
  // Connections of their own, one for the catalogue and one for the search: when all others are taken, both still stay true,
  // and pages need no other.
  const feedDb = openDatabase({ databaseUrl, poolSize: 2, watchStatement, ...waits })
  const feedEngine = createContext(feedDb)
  const model = new ReadModel(feedEngine, {
    onError: error => onSearchError(error, 'the catalogue could not be read'),
  })
  const catalogue = new Catalogue(base, model)
  const engine: CartContext = { ...base, catalogue, carts: new CartMemory() }
  const changes = createChangeSource(model)
  catalogue.onOtherRatings(changes.noteRatings)
  // Purged by the administrator, at this process or another one.
  model.subscribe(({ wholes }) => {
    if (wholes.has('purge')) reloadContent()
  })
  const search = openCatalogueSearch({
    engine,
    feedEngine,
    catalogue,
    onFound: changes.noteFound,
    open: options.openSearch ?? (refill => openSearchPort(settings, refill, error => onSearchError(error, 'the search ended'))),
    onError: onSearchError,
  })
  const monitor = openMonitor(settings.monitoring, 'middleware', {
    onLost: lost => server.log.warn({ lost }, 'the collector of the owner does not take what it is told'),
  })
  const tracer = openTracer(settings.monitoring, 'middleware')
  const logStream = createMonitoredLog(monitor, options.logStream) ?? options.logStream
  const monitoring = createMonitoringRecorder({ engine, monitor, onError: onSearchError })
  const tracking = createTrackingRecorder({ engine, isForwarding: settings.tracking !== undefined, onError: onSearchError })
  const deps: OperationDependencies = {
    handlers: HANDLERS,
    engine,
    passwords: createPasswordHasher(),
    loginProviders,
    admission,
    content,
    vatValidator,
    addressValidator,
    checkedMarkets: settings.checkedMarkets,
    paymentProvider,
    placeFinder,
    recommender,
    ordersTokenSecret: ordersSite.tokenSecret,
    search,
    catalogue,
    answers: new RememberedAnswers(changes),
    tracking,
    monitoring,
    tracer,
    deadlineMs: options.deadlineMs ?? DEADLINE_MS,
  }
  const server = createServer(deps, {
    trustedProxies,
    ordersSite,
    payment: settings.payment,
    localShopPort,
    log: { level: logLevel, ...(logStream ? { stream: logStream } : {}) },
    cacheAdmin: settings.cacheAdmin,
    caches: [{ name: 'content', purge: () => content.reload() }],
    changes,
    bodies: options.bodies ?? createBodyBudget(),
    isReady,
  })
  const draining = createDrain(server)
  contentLog.release((fields, message) => server.log.info(fields, message))
  const stopWatching = options.isWatchingContent
    ? watchContent(content, { onChanged: changes.noteContent, onError: onContentError })
    : undefined

  function reloadContent(): void {
    try {
      content.reload()
    } catch (error) {
      onContentError(error)
    }
  }

  function onContentError(error: unknown): void {
    const message = error instanceof Error ? error.message : String(error)
    server.log.warn({ error: message }, 'content could not be loaded again')
  }

  function onSearchError(error: unknown, what: string): void {
    if (!stopping) server.log.warn({ error: error instanceof Error ? error.message : String(error) }, what)
  }

  async function close(): Promise<void> {
    draining.begin()
    stopWatching?.()
    const { promise: tooLate, resolve } = Promise.withResolvers<void>()
    const timer = setTimeout(() => {
      server.server.closeAllConnections()
      resolve()
    }, DRAIN_MS)
    await server.close()
    await Promise.race([admission.close(), tooLate])
    clearTimeout(timer)
    await Promise.all([search.stop(), model.stop(), tracking.flush(), monitoring.flush()])
    await Promise.all([monitor.stop(), tracer?.stop()])
    const outside = [vatValidator, addressValidator, placeFinder, paymentProvider, ...Object.values(loginProviders)]
    await recommender?.close()
    await Promise.all([...outside.map(service => service.close()), db.destroy(), feedDb.destroy()])
  }

  return {
    server,
    transport: createDirectTransport(deps, server.log),
    model,
    changes,
    figures: () => ({
      catalogueAgeSeconds: model.silenceMs / 1000,
      cataloguePosition: Number(model.position),
      pendingOperations: admission.pending,
    }),
    requireSchema: () => requireSameSchema(engine),
    drain: draining.begin,
    stop() {
      stopping ??= close()
      return stopping
    },
  }
}
