import { createSequence, type Sandbox } from '../sandbox/sandbox.ts'
import type { HeldPayment } from './held-payment.ts'
import type { MethodRule } from './payment-methods.ts'
import type { Fields, PaymentOrder } from './read-order.ts'

/** How far a session is; it leaves `active` once. */
export type HostedSessionStatus = 'active' | 'completed' | 'paymentPending' | 'refused' | 'canceled' | 'expired'

/** A payment whose whole way the provider leads, on a page of its own. */
export interface HostedSession {
  readonly id: string
  /** In the address of the page, and all one needs to know to pay. */
  readonly token: string
  /** Of the request that opened it. */
  readonly fields: Fields
  readonly order: PaymentOrder
  /** What the page offers. */
  readonly methods: readonly MethodRule[]
  /** Milliseconds. */
  readonly expiresAt: number
  readonly status: HostedSessionStatus
  /** Payments that the bank refused; the last of the tries ends the session. */
  readonly refusedTries: number
  /** Why the last payment was refused. */
  readonly lastRefusal?: string
  /** The payment that was authorised or is pending. */
  readonly paidBy?: HeldPayment
}

/** What a shopper came back with tells of a session as it was then. */
export interface SessionReport {
  readonly id: string
  readonly reference: string
  readonly status: HostedSessionStatus
  readonly payments: readonly {
    readonly pspReference: string
    readonly amount: HeldPayment['amount']
    readonly resultCode: string
  }[]
}

/** All sessions, none again after a reset. */
export interface SessionBook {
  open(draft: Pick<HostedSession, 'fields' | 'order' | 'methods'>): HostedSession
  byId(id: string): HostedSession | undefined
  byToken(token: string): HostedSession | undefined
  /** Notes what became of a payment of the session. */
  note(id: string, payment: HeldPayment): HostedSession
  /** Ends a session that is active: the shopper does not want to pay any more. */
  leave(id: string): HostedSession
  /** The address at the shop that the shopper of a session goes back to, with the result as it is now. */
  returnUrlOf(session: HostedSession): string
  /** The report that belongs to a result; undefined where that was not given to a shopper of this session. */
  report(id: string, sessionResult: string): SessionReport | undefined
}

const LIFETIME_MS = 60 * 60 * 1000
const MAX_REFUSED_TRIES = 3

/** A book without sessions. */
export function createSessionBook(sandbox: Sandbox): SessionBook {
  const sessions = new Map<string, HostedSession>()
  const ids = new Map<string, string>()
  const reports = new Map<string, SessionReport>()
  const results = new Map<string, string>()
  const numbers = createSequence(sandbox, 'session')
  const tokens = createSequence(sandbox, 'session-page')
  const texts = createSequence(sandbox, 'session-result')
  sandbox.onReset(() => {
    for (const map of [sessions, ids, reports, results]) map.clear()
  })

  function byId(id: string): HostedSession | undefined {
    const session = sessions.get(id)
    const isOver = session?.status === 'active' && session.expiresAt <= sandbox.now()
    return session && isOver ? change(session, { status: 'expired' }) : session
  }

  function change(session: HostedSession, changes: Partial<HostedSession>): HostedSession {
    const changed = { ...session, ...changes }
    sessions.set(session.id, changed)
    return changed
  }

  function held(id: string): HostedSession {
    const session = byId(id)
    if (!session) throw new Error('There is no such session')
    return session
  }

  return {
    open(draft) {
      const id = `CS${numbers().toString('hex').slice(0, 16).toUpperCase()}`
      const token = tokens().toString('base64url')
      ids.set(token, id)
      const expiresAt = sandbox.now() + LIFETIME_MS
      return change({ ...draft, id, token, expiresAt, status: 'active', refusedTries: 0 }, {})
    },
    byId,
    byToken: token => byId(ids.get(token) ?? ''),
    note(id, payment) {
      const session = held(id)
      switch (payment.standing) {
        case 'authorised':
          return change(session, { status: 'completed', paidBy: payment })
        case 'pending':
          return change(session, { status: 'paymentPending', paidBy: payment })
        case 'cancelled':
          return change(session, { status: 'canceled' })
        case 'refused': {
          const refusedTries = session.refusedTries + 1
          const lastRefusal = payment.refusal?.reason ?? 'Refused'
          return change(session, {
            refusedTries,
            lastRefusal,
            ...(refusedTries < MAX_REFUSED_TRIES ? {} : { status: 'refused' }),
          })
        }
        default:
          return session
      }
    },
    leave(id) {
      const session = held(id)
      if (session.status !== 'active') return session
      return change(session, { status: session.refusedTries > 0 ? 'refused' : 'canceled' })
    },
    returnUrlOf(session) {
      const { id, status, order } = session
      const known = results.get(`${id} ${status}`)
      // With characters that have to be escaped in addresses, as the provider's have.
      const result = known ?? `${texts().toString('base64')}!+`
      results.set(`${id} ${status}`, result)
      if (!known) reports.set(result, reportOf(session))
      const url = new URL(order.returnUrl)
      url.searchParams.set('sessionId', id)
      url.searchParams.set('sessionResult', result)
      return url.href
    },
    report(id, sessionResult) {
      const session = byId(id)
      if (session?.status === 'expired') return reportOf(session)
      const report = reports.get(sessionResult)
      return report?.id === id ? report : undefined
    },
  }
}

function reportOf({ id, order, status, paidBy }: HostedSession): SessionReport {
  const payments = paidBy
    ? [
        {
          pspReference: paidBy.pspReference,
          amount: paidBy.amount,
          resultCode: paidBy.standing === 'authorised' ? 'Authorised' : paidBy.isCard ? 'Received' : 'Pending',
        },
      ]
    : []
  return { id, reference: order.reference, status, payments }
}
