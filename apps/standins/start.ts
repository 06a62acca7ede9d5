import { boundedServerOptions, createBodyBudget, guardServer } from '@shop/http'
import Fastify from 'fastify'
import type { StandinsSettings } from './config.ts'
import { routeEngagement } from './src/engagement/engagement-routes.ts'
import { routeGooglePay } from './src/google-pay/google-pay-routes.ts'
import { createLoginOffice } from './src/login/login-office.ts'
import { routeLogin } from './src/login/login-routes.ts'
import { routeInbox } from './src/mail/inbox-routes.ts'
import { routeMails } from './src/mail/mail-routes.ts'
import { createMailbox } from './src/mail/mailbox.ts'
import { createSmtpSink } from './src/mail/smtp-sink.ts'
import { routeMaps } from './src/maps/maps-routes.ts'
import { routeOverview } from './src/overview/overview-route.ts'
import { routeParcelTracking } from './src/parcel-tracking/widget-route.ts'
import { routePayment } from './src/payment/payment-routes.ts'
import { refusalJson, sendRefusal } from './src/sandbox/refusals.ts'
import { openSandbox } from './src/sandbox/sandbox.ts'
import { routeSites } from './src/sites/sites-routes.ts'
import { routeSupportForm } from './src/support-case/support-case-routes.ts'
import { routeTagManager } from './src/tag-manager/tag-manager-routes.ts'
import { routeTelemetry } from './src/telemetry/telemetry-routes.ts'
import { routeTrustWidgets } from './src/trust-widgets/trust-widget-routes.ts'
import { createVatOffice } from './src/vat/vat-office.ts'
import { routeVat } from './src/vat/vat-routes.ts'

/** Running stand-ins. */
export interface RunningStandins {
  /** Where health and inspection answer, such as `http://127.0.0.1:4010`. */
  readonly address: string
  /** Where mails are taken, such as `smtp://127.0.0.1:4025`. */
  readonly smtpUrl: string
  stop(): Promise<void>
}

/** Starts all stand-ins; port 0 takes a free one. Throws when a port is taken. */
export async function start(settings: StandinsSettings): Promise<RunningStandins> {
  const mailbox = createMailbox()
  const sink = createSmtpSink(mailbox)
  const server = Fastify({
    ...boundedServerOptions(refusalJson),
    logger: { level: 'warn' },
    frameworkErrors: sendRefusal,
    forceCloseConnections: true,
  })
  guardServer(server, { bodies: createBodyBudget(), form: refusalJson })
  server.setErrorHandler(sendRefusal)
  server.setNotFoundHandler((_request, reply) => reply.code(404).send({ message: 'There is nothing under this address' }))
  server.get('/healthz', () => ({ status: 'ok' }))
  server.get('/readyz', () => ({ status: 'ready' }))
  const sandbox = openSandbox(server)
  routeEngagement(server, sandbox)
  routeGooglePay(server)
  routeLogin(server, sandbox, createLoginOffice())
  routeMails(server, sandbox, mailbox)
  routeInbox(server, mailbox)
  routeOverview(server)
  routeParcelTracking(server)
  routeTagManager(server)
  routeMaps(server, sandbox)
  routePayment(server, sandbox, settings.paymentNotifications)
  routeSites(server, sandbox)
  routeSupportForm(server, sandbox)
  routeTelemetry(server, sandbox)
  routeTrustWidgets(server, sandbox)
  routeVat(server, sandbox, createVatOffice())

  const stop = async () => {
    await Promise.all([server.close(), sink.close()])
  }
  try {
    const smtpPort = await sink.listen(settings.smtpPort, settings.bindHost)
    const address = await server.listen({ port: settings.port, host: settings.bindHost })
    return { address, smtpUrl: `smtp://${settings.bindHost}:${smtpPort}`, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
