import { createContext, openDatabase, requireSameSchema } from '@shop/engine/database'
import { readAnchors } from '@shop/engine/fiscal'
import { updateTiers } from '@shop/engine/loyalty'
import { readOperatingFigures } from '@shop/engine/monitoring'
import { remindOfQuotes } from '@shop/engine/quote'
import { computeRecommendationsIfDue } from '@shop/engine/recommendation'
import { resolveChangedRelations } from '@shop/engine/related-products'
import { claimStockAlerts } from '@shop/engine/stock-alert'
import { createSmtpMailer } from '@shop/integrations/mail'
import { createPaymentProvider } from '@shop/integrations/payment'
import { createPictureSource } from '@shop/integrations/picture'
import { createSupportForm } from '@shop/integrations/support-case'
import { createTracker } from '@shop/integrations/tracking'
import { createMonitoredLog, openMonitor, openTracer, watchStatements } from '@shop/monitoring'
import type { WorkerSettings } from './config.ts'
import { claimReminders } from './src/claim-reminders.ts'
import { cleanUp } from './src/cleanup/clean-up.ts'
import { creditJob, invoiceJob, issueOverdueInvoices, renderingJob, restInvoiceJob } from './src/fiscal/invoice-jobs.ts'
import { createHealthServer } from './src/health-server.ts'
import { createPictureCopier } from './src/imported-picture/copy-pictures.ts'
import { describeFailure } from './src/log/describe-failure.ts'
import { tierJobs } from './src/loyalty/tier-jobs.ts'
import { mailJobs } from './src/mail-jobs.ts'
import { reconcilePayments } from './src/payment/reconcile-payments.ts'
import { type JobQueue, openJobQueue } from './src/queue/job-queue.ts'
import { readQueueFigures } from './src/queue/queue-figures.ts'
import { repeat } from './src/queue/repeat.ts'
import { supportCaseJob } from './src/support-case/deliver-support-case.ts'
import { forwardTracking } from './src/tracking/forward-tracking.ts'
import { purchaseJob } from './src/tracking/purchase-job.ts'

/** A running worker. */
export interface RunningWorker {
  /** Where health is answered, such as `http://127.0.0.1:8182`. */
  readonly address: string
  /** Finishes the mails under way, for at most 10 s each, and closes everything. Safe to call more than once. */
  stop(): Promise<void>
}

const PAUSE_MS = 1000
/** A stop waits for a call of the provider that is under way. */
const PAYMENT_TIMEOUT_MS = 8000
const CLEAN_UP_PAUSE_MS = 15 * 60_000
/** How often it is looked whether goods of a month that is over have no invoice. */
const INVOICE_PAUSE_MS = 60 * 60_000
/** How often the log is told how far documents have come: it is kept outside of the database. */
const ANCHOR_PAUSE_MS = 24 * 60 * 60_000
/** How often it is looked whether recommendations are due, and how old they may become. */
const RECOMMENDATION_PAUSE_MS = 5 * 60_000
const RECOMMENDATION_SECONDS = 3600
/** How often it is looked whether a change of the catalogue relates other products. */
const RELATION_PAUSE_MS = 2000
/** How often tiers are looked at that time changes: purchases grow old, rules begin and end. */
const TIER_PAUSE_MS = 6 * 60 * 60_000
/** How often it is looked whom something is to be reminded of. */
const REMINDER_PAUSE_MS = 5 * 60_000
/** Quotes end at midnight: an hour is close enough to three days before. */
const QUOTE_PAUSE_MS = 60 * 60_000
const QUOTES_AT_ONCE = 100
/** How often it is looked whether goods came that people wait for, and how many of them are told at once. */
const STOCK_ALERT_PAUSE_MS = 5000
const STOCK_ALERTS_AT_ONCE = 200

/** Starts the worker. Throws when the port is taken and `SchemaMismatch`; database and mail server may come later. */
export async function start(settings: WorkerSettings): Promise<RunningWorker> {
  const watchStatement = watchStatements(settings.slowQueryMs, slow => server.log.warn(slow, 'slow statement'))
  const db = openDatabase({ databaseUrl: settings.databaseUrl, poolSize: 5, watchStatement })
  const context = createContext(db)
  // Before anything of it runs: an old worker must not work on rows it does not understand.
  await requireSameSchema(context).catch(async error => {
    await db.destroy()
    throw error
  })
  const { smtpUrl, dkim, mailFrom, returnPath, localPort, ordersPort, shopVatId, sellerChanges } = settings
  const mailer = createSmtpMailer({ smtpUrl, ...(dkim ? { dkim } : {}) })
  const post = {
    context,
    mailer,
    mailFrom,
    ...(returnPath ? { returnPath } : {}),
    ordersPort,
    ...(localPort ? { localPort } : {}),
    ...(shopVatId ? { shopVatId } : {}),
  }
  const supportForm = createSupportForm(settings.supportForm)
  let queue: JobQueue | undefined
  let works = false
  const monitor = openMonitor(settings.monitoring, 'worker', {
    onLost: lost => server.log.warn({ lost }, 'the collector of the owner does not take what it is told'),
  })
  const tracer = openTracer(settings.monitoring, 'worker')
  const server = createHealthServer({
    logLevel: settings.logLevel,
    logStream: createMonitoredLog(monitor),
    isReady: () => works && stopping === undefined,
    readFigures: async () => ({
      ...(await readOperatingFigures(context)),
      // Without one that was opened there are no tables of queues to read.
      queues: works ? await readQueueFigures(context) : [],
    }),
  })

  const turns = repeat(PAUSE_MS, async isStopping => {
    try {
      queue ??= await openJobQueue({
        context,
        databaseUrl: settings.databaseUrl,
        log: server.log,
        tracer,
        mails: mailJobs(post, sellerChanges),
        calls: [
          supportCaseJob({ context, supportForm, localPort }),
          purchaseJob(context, settings.tracking !== undefined),
          invoiceJob(context, sellerChanges),
          renderingJob(context),
          restInvoiceJob(context, sellerChanges),
          creditJob(context),
          ...tierJobs(context),
        ],
      })
      while (!isStopping() && (await queue.relayOutbox())) works = true
      while (!isStopping() && (await queue.processMails())) works = true
      works = true
    } catch (error) {
      if (works) server.log.error({ error: describeFailure(error) }, 'the worker cannot go on for now')
      works = false
    }
  })

  const calls = repeat(PAUSE_MS, async isStopping => {
    try {
      while (!isStopping() && (await queue?.processCalls()));
    } catch (error) {
      server.log.warn({ error: describeFailure(error) }, 'other services could not be called for now')
    }
  })

  const provider = createPaymentProvider(settings.payment, { totalTimeoutMs: PAYMENT_TIMEOUT_MS })
  const payments = repeat(PAUSE_MS, async isStopping => {
    try {
      while ((await reconcilePayments({ context, provider })) && !isStopping());
    } catch (error) {
      server.log.warn({ error: describeFailure(error) }, 'payments could not be looked after for now')
    }
  })

  const tracker = settings.tracking ? createTracker(settings.tracking) : undefined
  const tellings = repeat(PAUSE_MS, async isStopping => {
    try {
      while (tracker && (await forwardTracking({ context, tracker, log: server.log })) && !isStopping());
    } catch (error) {
      server.log.warn({ error: describeFailure(error) }, 'what visitors did could not be told for now')
    }
  })

  const source = createPictureSource({ privateHosts: settings.privatePictureHosts })
  const copier = createPictureCopier({ context, source, directory: settings.copiedPicturesDirectory, log: server.log })
  const pictures = repeat(PAUSE_MS, async isStopping => {
    try {
      while (!isStopping() && (await copier.copySome()));
    } catch (error) {
      server.log.warn({ error: describeFailure(error) }, 'pictures of another shop could not be copied for now')
    }
  })

  const cleanings = repeat(CLEAN_UP_PAUSE_MS, async isStopping => {
    try {
      await cleanUp(context, isStopping)
    } catch (error) {
      server.log.warn({ error: describeFailure(error) }, 'what is over could not be deleted for now')
    }
  })

  const invoices = repeat(INVOICE_PAUSE_MS, async isStopping => {
    try {
      while ((await issueOverdueInvoices(context, sellerChanges)) && !isStopping());
    } catch (error) {
      server.log.error({ error: describeFailure(error) }, 'an invoice of a month that is over cannot be issued')
    }
  })

  const anchors = repeat(ANCHOR_PAUSE_MS, async () => {
    try {
      const chains = await readAnchors(context)
      if (chains.length > 0) server.log.info({ chains }, 'the ends of the chains of issued documents')
    } catch (error) {
      server.log.warn({ error: describeFailure(error) }, 'the chains of issued documents could not be read for now')
    }
  })

  const recommendations = repeat(RECOMMENDATION_PAUSE_MS, async isStopping => {
    try {
      const computed = await computeRecommendationsIfDue(context, RECOMMENDATION_SECONDS, isStopping)
      if (computed) server.log.info(computed, 'recommendations computed')
    } catch (error) {
      server.log.warn({ error: describeFailure(error) }, 'recommendations could not be computed for now')
    }
  })

  const relations = repeat(RELATION_PAUSE_MS, async () => {
    try {
      const resolved = await resolveChangedRelations(context)
      if (resolved && resolved.changed > 0) server.log.info(resolved, 'other products fit others')
    } catch (error) {
      server.log.warn({ error: describeFailure(error) }, 'what fits what could not be worked out for now')
    }
  })

  const tiers = repeat(TIER_PAUSE_MS, async isStopping => {
    try {
      const changed = await updateTiers(context, isStopping)
      if (changed > 0) server.log.info({ changed }, 'customers have another tier')
    } catch (error) {
      server.log.warn({ error: describeFailure(error) }, 'tiers could not be looked at for now')
    }
  })

  const reminders = repeat(REMINDER_PAUSE_MS, async isStopping => {
    try {
      await claimReminders(context, settings, isStopping)
    } catch (error) {
      server.log.warn({ error: describeFailure(error) }, 'whom mails are due to could not be looked for')
    }
  })

  const alerts = repeat(STOCK_ALERT_PAUSE_MS, async isStopping => {
    try {
      while (!isStopping() && (await claimStockAlerts(context, { limit: STOCK_ALERTS_AT_ONCE })) === STOCK_ALERTS_AT_ONCE);
    } catch (error) {
      server.log.warn({ error: describeFailure(error) }, 'goods that people wait for could not be looked for')
    }
  })

  const quotes = repeat(QUOTE_PAUSE_MS, async isStopping => {
    try {
      while (!isStopping() && (await remindOfQuotes(context, { limit: QUOTES_AT_ONCE })) === QUOTES_AT_ONCE);
    } catch (error) {
      server.log.warn({ error: describeFailure(error) }, 'quotes that are about to end could not be looked for')
    }
  })

  async function drain(): Promise<void> {
    await Promise.all([
      ...[turns.stop(), calls.stop(), payments.stop(), tellings.stop()],
      ...[
        cleanings.stop(),
        recommendations.stop(),
        relations.stop(),
        invoices.stop(),
        anchors.stop(),
        tiers.stop(),
        reminders.stop(),
        alerts.stop(),
        quotes.stop(),
        pictures.stop(),
      ],
    ])
    await queue?.close()
    mailer.close()
    await supportForm.close()
    await provider.close()
    await tracker?.close()
    await source.close()
    await server.close()
    await Promise.all([monitor.stop(), tracer?.stop()])
    await db.destroy()
  }
  let stopping: Promise<void> | undefined
  const stop = () => {
    stopping ??= drain()
    return stopping
  }
  try {
    const address = await server.listen({ port: settings.port, host: settings.bindHost })
    return { address, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
