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
  const { storeKey, clientAddress = 'unknown', isOpenToSupport = false } = call
  const cookie = readTokenCookie(call.cookie)
  const device: Device = { id: readDeviceCookie(call.cookie) ?? engine.newId(), userAgent: call.userAgent }
  const setCookies: string[] = []
  let found: Promise<Session | undefined> | undefined
  let isAsked = false

  function handOut(opened: OpenedSession): void {
    setCookies.push(tokenSetCookie(opened, Date.parse(engine.now())))
  }

  async function resolve(): Promise<Session | undefined> {
    if (!cookie) return undefined
    const session = await resolveSession(engine, cookie.accessToken)
    if (!session) return refresh(cookie)
    if (session.storeKey !== storeKey) return undefined
    if (!isOpenToSupport) requireOwnSession(session)
    // The session was prolonged: so is its cookie.
    if (Date.parse(session.tokenExpiresAt) !== cookie.expiresAt)
      handOut({ session, token: cookie.accessToken, refreshToken: cookie.refreshToken })
    return session
  }

  /** The token has run out, or another request has just renewed it. */
  async function refresh({ refreshToken }: TokenCookie): Promise<Session | undefined> {
    const refreshed = await refreshSession(engine, { refreshToken, storeKey })
    if (refreshed?.token !== undefined) handOut(refreshed)
    return refreshed?.session
  }

  async function open(): Promise<Session> {
    const opened = await openVisitorSession(engine, { storeKey, clientAddress })
    handOut(opened)
    return opened.session
  }

  return {
    setCookies,
    device,
    get isAsked() {
      return isAsked
    },
    get holder() {
      isAsked = true
      return cookie && { token: cookie.accessToken, tokenExpiresAt: cookie.expiresAt }
    },
    find() {
      isAsked = true
      found ??= resolve()
      return found
    },
    async findOrOpen() {
      const existing = await this.find()
      if (existing) return existing
      const opened = open()
      found = opened
      return opened
    },
    begin(opened) {
      handOut(opened)
      found = Promise.resolve(opened.session)
    },
    async owner() {
      return (await this.find()) ?? { anonymousId: engine.newId() }
    },
    enter(signedIn) {
      setCookies.length = 0
      handOut(signedIn)
      setCookies.push(...customerSetCookies(signedIn.customer), deviceSetCookie(device.id))
      found = Promise.resolve(signedIn.session)
    },
    enterForSupport(opened) {
      setCookies.length = 0
      const isOfToken = (setCookie: string) => setCookie.startsWith(`${COOKIES.session.name}=`)
      setCookies.push(...clearingSetCookies().filter(setCookie => !isOfToken(setCookie)))
      handOut(opened)
      found = Promise.resolve(opened.session)
    },
    leave() {
      setCookies.length = 0
      setCookies.push(...clearingSetCookies())
      found = Promise.resolve(undefined)
    },
  }
}
