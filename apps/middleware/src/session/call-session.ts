import { COOKIES } from '@shop/domain/cookie'
import type { Customer } from '@shop/domain/customer'
import type { Device } from '@shop/engine/customer'
import type { EngineContext } from '@shop/engine/database'
import {
  type OpenedSession,
  type Owner,
  openVisitorSession,
  refreshSession,
  resolveSession,
  type Session,
  type TokenHolder,
} from '@shop/engine/session'
import { type TrackedVisitor, trackedVisitorOf } from '../visitor/tracked-visitor.ts'
import { clearingSetCookies, customerSetCookies } from './customer-cookies.ts'
import { deviceSetCookie, readDeviceCookie } from './device-cookie.ts'
import { requireOwnSession } from './support-rules.ts'
import { readTokenCookie, type TokenCookie, tokenSetCookie } from './token-cookie.ts'

/** The session of one call. Nothing is read before it is asked for, and nothing is made by asking. */
export interface CallSession {
  /**
   * The session of the caller's cookie; undefined without cookie, after its end, and in another store. Throws `Refusal` `Forbidden` for
   * one for support where the call is not open to it.
   */
  find(): Promise<Session | undefined>
  /** The caller's session, or a new one that the browser gets as a cookie; see `openVisitorSession`. */
  findOrOpen(): Promise<Session>
  /** Takes over a session that a visitor has just begun. */
  begin(opened: OpenedSession): void
  /** The claims of the cookie alone, for statements that check them themselves. */
  readonly holder: TokenHolder | undefined
  /** Who calls. A visitor without session owns nothing, and is answered like an unknown visitor (rule A1). */
  owner(): Promise<Owner>
  /** The visitor, where statistics were agreed to; read from the cookies when it is asked for. */
  readonly visitor: TrackedVisitor | undefined
  /** The browser of the caller, by its cookie; one without gets it when its customer signs in. */
  readonly device: Device
  /** Takes over a session that began when a customer signed in; the browser gets its cookies. */
  enter(signedIn: OpenedSession & { readonly customer: Customer }): void
  /** Takes over a session in which someone of the shop looks at it as a customer; what the browser knew of another is forgotten. */
  enterForSupport(opened: OpenedSession): void
  /** Makes the browser forget the session; the session itself was ended before. */
  leave(): void
  /** `Set-Cookie` values the call leads to. */
  readonly setCookies: readonly string[]
  /** Whether the call has asked who calls; an answer of one that has not is the same for all. */
  readonly isAsked: boolean
}

/** A call to a store, and what is known of who calls. */
interface SessionCall {
  readonly storeKey: string
  readonly cookie?: string
  readonly clientAddress?: string
  readonly userAgent?: string
  /** Whether sessions for support may call; see `isOpenToSupport`. Default not. */
  readonly isOpenToSupport?: boolean
}

/** The session behind a cookie header, for calls to one store. */
export function createCallSession(engine: EngineContext, call: SessionCall): CallSession {
  return new CookieSession(engine, call)
}

/**
 * A class, not an object with getters of its own: V8 gives each of those a hidden class, which is old from the beginning and keeps
 * all that the getters see until all garbage is collected (docs/performance.md).
 */
class CookieSession implements CallSession {
  readonly setCookies: string[] = []
  readonly device: Device
  readonly #engine: EngineContext
  readonly #call: SessionCall
  readonly #cookie: TokenCookie | undefined
  #found: Promise<Session | undefined> | undefined
  #isAsked = false

  constructor(engine: EngineContext, call: SessionCall) {
    this.#engine = engine
    this.#call = call
    this.#cookie = readTokenCookie(call.cookie)
    this.device = { id: readDeviceCookie(call.cookie) ?? engine.newId(), userAgent: call.userAgent }
  }

  get isAsked(): boolean {
    return this.#isAsked
  }

  get visitor(): TrackedVisitor | undefined {
    return trackedVisitorOf(this.#call.cookie)
  }

  get holder(): TokenHolder | undefined {
    this.#isAsked = true
    return this.#cookie && { token: this.#cookie.accessToken, tokenExpiresAt: this.#cookie.expiresAt }
  }

  find(): Promise<Session | undefined> {
    this.#isAsked = true
    this.#found ??= this.#resolve()
    return this.#found
  }

  async findOrOpen(): Promise<Session> {
    const existing = await this.find()
    if (existing) return existing
    const opened = this.#open()
    this.#found = opened
    return opened
  }

  begin(opened: OpenedSession): void {
    this.#handOut(opened)
    this.#found = Promise.resolve(opened.session)
  }

  async owner(): Promise<Owner> {
    return (await this.find()) ?? { anonymousId: this.#engine.newId() }
  }

  enter(signedIn: OpenedSession & { readonly customer: Customer }): void {
    this.setCookies.length = 0
    this.#handOut(signedIn)
    this.setCookies.push(...customerSetCookies(signedIn.customer), deviceSetCookie(this.device.id))
    this.#found = Promise.resolve(signedIn.session)
  }

  enterForSupport(opened: OpenedSession): void {
    this.setCookies.length = 0
    const isOfToken = (setCookie: string) => setCookie.startsWith(`${COOKIES.session.name}=`)
    this.setCookies.push(...clearingSetCookies().filter(setCookie => !isOfToken(setCookie)))
    this.#handOut(opened)
    this.#found = Promise.resolve(opened.session)
  }

  leave(): void {
    this.setCookies.length = 0
    this.setCookies.push(...clearingSetCookies())
    this.#found = Promise.resolve(undefined)
  }

  #handOut(opened: OpenedSession): void {
    this.setCookies.push(tokenSetCookie(opened, Date.parse(this.#engine.now())))
  }

  async #resolve(): Promise<Session | undefined> {
    const cookie = this.#cookie
    if (!cookie) return undefined
    const session = await resolveSession(this.#engine, cookie.accessToken)
    if (!session) return this.#refresh(cookie)
    if (session.storeKey !== this.#call.storeKey) return undefined
    if (!this.#call.isOpenToSupport) requireOwnSession(session)
    // The session was prolonged: so is its cookie.
    if (Date.parse(session.tokenExpiresAt) !== cookie.expiresAt)
      this.#handOut({ session, token: cookie.accessToken, refreshToken: cookie.refreshToken })
    return session
  }

  /** The token has run out, or another request has just renewed it. */
  async #refresh({ refreshToken }: TokenCookie): Promise<Session | undefined> {
    const refreshed = await refreshSession(this.#engine, { refreshToken, storeKey: this.#call.storeKey })
    if (refreshed?.token !== undefined) this.#handOut(refreshed)
    return refreshed?.session
  }

  async #open(): Promise<Session> {
    const { storeKey, clientAddress = 'unknown' } = this.#call
    const opened = await openVisitorSession(this.#engine, { storeKey, clientAddress })
    this.#handOut(opened)
    return opened.session
  }
}
