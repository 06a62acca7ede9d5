import { join, resolve } from 'node:path'
import type { DatedSeller } from '@shop/domain/fiscal'
import type { DkimKey } from '@shop/integrations/mail'
import { type PaymentSettings, readPaymentSettings } from '@shop/integrations/payment'
import { createUpstreamSettingsReader } from '@shop/integrations/settings'
import { readSupportFormSettings, type SupportFormSettings } from '@shop/integrations/support-case'
import { readTrackingSettings, type TrackingSettings } from '@shop/integrations/tracking'
import { type MonitoringSettings, readMonitoringSettings, readSlowQueryMs } from '@shop/monitoring'
import { readSecretFiles } from '@shop/process'
import { readSellerSettings } from './src/fiscal/read-seller-settings.ts'
import { readDkimKey } from './src/mail/read-dkim-settings.ts'

/** Settings of the worker process. */
export interface WorkerSettings {
  readonly databaseUrl: string
  /** Port of the health addresses. */
  readonly port: number
  readonly bindHost: string
  /** Mail server, `smtp://` or `smtps://`, with user and password where it wants them. */
  readonly smtpUrl: string
  /** Sender of all mails; answers go to the store of the order. */
  readonly mailFrom: string
  /** Address that gets reports of mails that could not be delivered; default the sender. */
  readonly returnPath?: string
  /** What mails are signed with here; default: what the mail server signs with. */
  readonly dkim?: DkimKey
  /** Port of the storefront on this machine, where links in mails lead; undefined: to the hosts of the markets. */
  readonly localPort: number | undefined
  /** Port of the self-service orders site on this machine. */
  readonly ordersPort: number
  /** The shop's own VAT number, where it is not that of the company. */
  readonly shopVatId?: string
  /** How the company on invoices differs from that of the code, by day. */
  readonly sellerChanges: readonly DatedSeller[]
  /** Hours after which the owner of a cart is reminded of it; 0 for never. */
  readonly cartReminderHours: number
  /** Days after the delivery of an order after which its buyer is asked for reviews; 0 for never. */
  readonly reviewInvitationDays: number
  readonly payment: PaymentSettings
  /** Where questions to customer care are passed on to. */
  readonly supportForm: SupportFormSettings
  /** The service that is told what visitors do; undefined where none is. */
  readonly tracking?: TrackingSettings
  /** Folder of the pictures that are copied from another shop, which the storefront serves. */
  readonly copiedPicturesDirectory: string
  /** Hosts of such pictures that may be in a private network, with their port where they have one. */
  readonly privatePictureHosts: readonly string[]
  readonly logLevel: string
  /** The owner's collector of errors; undefined without one. */
  readonly monitoring?: MonitoringSettings | undefined
  /** From how many ms on a statement of SQL is logged; by default 0, for none. */
  readonly slowQueryMs?: number
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']

/**
 * Settings from the environment, with the defaults of a single machine, where mails go to the stand-in.
 * Throws one error that names every setting that cannot be used.
 */
export function readSettings(given: NodeJS.ProcessEnv = process.env): WorkerSettings {
  const problems: string[] = []
  const env = readSecretFiles(given, problems)
  const mailFrom = readAddress('MAIL_FROM', env.MAIL_FROM || 'orders@anvil.example', problems)
  const dkim = readDkimKey(env, mailFrom.slice(mailFrom.indexOf('@') + 1), problems)
  const upstream = createUpstreamSettingsReader(env, problems)
  const tracking = readTrackingSettings(env, upstream)
  const settings = {
    databaseUrl: readUrl('DATABASE_URL', env.DATABASE_URL, /^postgres(?:ql)?:$/, problems),
    port: readPort('WORKER_PORT', env.WORKER_PORT || '8182', problems),
    bindHost: env.WORKER_HOST || '127.0.0.1',
    smtpUrl: readUrl('SMTP_URL', env.SMTP_URL || standinOf(env), /^smtps?:$/, problems),
    mailFrom,
    ...(env.MAIL_RETURN_PATH ? { returnPath: readAddress('MAIL_RETURN_PATH', env.MAIL_RETURN_PATH, problems) } : {}),
    ...(dkim ? { dkim } : {}),
    localPort: readLinks(env, problems),
    ordersPort: readPort('ORDERS_PORT', env.ORDERS_PORT || '3100', problems),
    ...(env.SHOP_VAT_ID ? { shopVatId: env.SHOP_VAT_ID } : {}),
    sellerChanges: readSellerSettings(env, problems),
    cartReminderHours: readCartReminderHours(env, problems),
    reviewInvitationDays: readReviewInvitationDays(env, problems),
    payment: readPaymentSettings(env, upstream),
    supportForm: readSupportFormSettings(env, upstream, problems),
    ...(tracking ? { tracking } : {}),
    copiedPicturesDirectory: resolve(env.COPIED_PICTURES_DIR || join(env.DATA_DIR || '.data', 'pictures')),
    privatePictureHosts: readHosts('PRIVATE_PICTURE_HOSTS', env.PRIVATE_PICTURE_HOSTS, problems),
    logLevel: env.LOG_LEVEL || 'info',
    monitoring: readMonitoringSettings(env, problems),
    slowQueryMs: readSlowQueryMs(env, problems),
  }
  if (!LOG_LEVELS.includes(settings.logLevel))
    problems.push(`LOG_LEVEL=${settings.logLevel} is not one of ${LOG_LEVELS.join(', ')}`)
  if (problems.length > 0) throw new Error(`The worker cannot start:\n${problems.map(problem => `- ${problem}`).join('\n')}`)
  return settings
}

/** A number of hours up to a month. */
const CART_REMINDER_HOURS = 4

/** Hours after which the owner of a cart that was left is reminded of it, 0 for never; notes what is wrong with the setting. */
export function readCartReminderHours({ CART_REMINDER_HOURS: value = '' }: NodeJS.ProcessEnv, problems: string[]): number {
  if (value === '') return CART_REMINDER_HOURS
  if (/^\d{1,3}$/.test(value) && Number(value) <= 720) return Number(value)
  problems.push(`CART_REMINDER_HOURS=${value} is not a number of hours from 0 to 720`)
  return 0
}

const REVIEW_INVITATION_DAYS = 10

/** Days after a delivery after which its buyer is asked for reviews, 0 for never; notes what is wrong with the setting. */
export function readReviewInvitationDays({ REVIEW_INVITATION_DAYS: value = '' }: NodeJS.ProcessEnv, problems: string[]): number {
  if (value === '') return REVIEW_INVITATION_DAYS
  if (/^\d{1,2}$/.test(value) && Number(value) <= 90) return Number(value)
  problems.push(`REVIEW_INVITATION_DAYS=${value} is not a number of days from 0 to 90`)
  return 0
}

/** The mail server of a developer; customers of a shop in production would never see their mails there. */
function standinOf(env: NodeJS.ProcessEnv): string | undefined {
  return env.DEPLOYMENT === 'production' ? undefined : `smtp://127.0.0.1:${env.STANDINS_SMTP_PORT || 4025}`
}

/** Mails that go to the stand-in are read on this machine, so their links lead to it; others lead to the markets' hosts. */
function readLinks(env: NodeJS.ProcessEnv, problems: string[]): number | undefined {
  const links = env.MAIL_LINKS || (env.SMTP_URL ? 'production' : 'local')
  if (links !== 'local' && links !== 'production') problems.push(`MAIL_LINKS=${links} is neither local nor production`)
  return links === 'local' ? readPort('PORT', env.PORT || '3000', problems) : undefined
}

function readUrl(name: string, text: string | undefined, protocol: RegExp, problems: string[]): string {
  // Addresses hold passwords, so they are not repeated.
  if (!text) problems.push(`${name} is missing`)
  else if (!protocol.test(URL.parse(text)?.protocol ?? ''))
    problems.push(`${name} is not an address of the kind ${protocol.source}`)
  return text ?? ''
}

function readAddress(name: string, text: string, problems: string[]): string {
  if (!/^[^\s@<>"]+@[^\s@<>"]+$/.test(text)) problems.push(`${name}=${text} is not an address`)
  return text
}

/** Reads `pictures.local,10.0.0.5:8080`. */
function readHosts(name: string, text: string | undefined, problems: string[]): string[] {
  const hosts = (text ?? '').split(',').map(host => host.trim().toLowerCase())
  return hosts.filter(Boolean).filter(host => {
    const isHost = URL.parse(`http://${host}`)?.host === host
    if (!isHost) problems.push(`${name} has no such host: ${host}`)
    return isHost
  })
}

function readPort(name: string, text: string, problems: string[]): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN
  if (!(port <= 65_535)) problems.push(`${name}=${text} is not a port`)
  return port
}
