import type { EngineContext } from '@shop/engine/database'
import { type Owner, openSession, resolveSession, type Session } from '@shop/engine/session'
import { readTokenCookie, tokenSetCookie } from './token-cookie.ts'

/** The session of one call. Nothing is read before it is asked for, and nothing is made by asking. */
export interface CallSession {
  /** The session of the caller's cookie; undefined without cookie, after its end, and in another store. */
  find(): Promise<Session | undefined>
  /** The caller's session, or a new one that her browser gets as a cookie. */
  findOrOpen(): Promise<Session>
  /** Who asks. A visitor without session owns nothing, so that she is answered like a stranger (rule A1). */
  owner(): Promise<Owner>
  /** `Set-Cookie` values the call leads to. */
  readonly setCookies: readonly string[]
}

/** The session behind a cookie header, for calls to one store. */
export function createCallSession(
  engine: EngineContext,
  call: { readonly cookie?: string; readonly storeKey: string },
): CallSession {
  const setCookies: string[] = []
  let found: Promise<Session | undefined> | undefined

  function handOut(token: string, session: Session): void {
    setCookies.push(tokenSetCookie(token, session, Date.parse(engine.now())))
  }

  async function resolve(): Promise<Session | undefined> {
    const cookie = readTokenCookie(call.cookie)
    const session = cookie && (await resolveSession(engine, cookie.accessToken))
    if (!session || session.storeKey !== call.storeKey) return undefined
    // The session was prolonged: so is its cookie.
    if (Date.parse(session.expiresAt) !== cookie.expiresAt) handOut(cookie.accessToken, session)
    return session
  }

  async function open(): Promise<Session> {
    const { session, token } = await openSession(engine, { storeKey: call.storeKey })
    handOut(token, session)
    return session
  }

  return {
    setCookies,
    find() {
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
    async owner() {
      return (await this.find()) ?? { anonymousId: engine.newId() }
    },
  }
}
