import { COOKIES } from '@shop/domain/cookie'
import type { LoginStrategy } from '@shop/domain/login'
import { parseCookie, stringifySetCookie } from 'cookie'
import { loginStrategyOf } from './sign-in-problem.ts'

/** Longest text that was typed and is kept. */
const LONGEST = 254

/**
 * What a browser keeps of a sign-in with a provider while it is away. HttpOnly and `SameSite=Lax`: it comes along when the
 * provider leads back, as the session does not. Nothing of it is believed but what the middleware sealed.
 */
export interface SignInMemory {
  readonly provider: LoginStrategy
  /** Sealed by the middleware: the way to the provider, or who came back from it. */
  readonly sealed?: string | undefined
  /** Path and query of the form that it began with. */
  readonly form: string
  /** What is missing for signing in. */
  readonly missing?: 'password-needed' | 'email-needed' | undefined
  /** Address that a provider told. */
  readonly email?: string | undefined
  /** What was typed into the form, without any password. */
  readonly typed?: Readonly<Record<string, string>> | undefined
}

const { name, lifetime } = COOKIES.signInFlow
const ATTRIBUTES = { name, path: '/', httpOnly: true, secure: true, sameSite: 'lax' } as const

/** The memory in the cookies of a request; undefined where no cookie could be one. */
export function signInMemoryOf(cookie: string | undefined): SignInMemory | undefined {
  const text = parseCookie(cookie ?? '')[name]
  if (!text) return undefined
  try {
    return readMemory(JSON.parse(text))
  } catch {
    // Not JSON: another site's cookie.
    return undefined
  }
}

function readMemory(value: unknown): SignInMemory | undefined {
  const fields = fieldsOf(value)
  const text = (field: string) => (typeof fields[field] === 'string' ? fields[field] : undefined)
  const provider = loginStrategyOf(text('provider'))
  const form = text('form')
  if (!provider || form === undefined) return undefined
  const missing = (['password-needed', 'email-needed'] as const).find(known => known === fields.missing)
  const typed = Object.entries(fieldsOf(fields.typed)).filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  return { provider, form, missing, sealed: text('sealed'), email: text('email'), typed: Object.fromEntries(typed) }
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

/** `Set-Cookie` value that keeps the memory for half an hour. */
export function keepSignInMemory(memory: SignInMemory): string {
  return stringifySetCookie({ ...ATTRIBUTES, value: JSON.stringify(memory), maxAge: lifetime })
}

/** `Set-Cookie` value that forgets it. */
export function forgetSignInMemory(): string {
  return stringifySetCookie({ ...ATTRIBUTES, value: '', expires: new Date(0) })
}

const TYPED_FIELDS = ['email', 'firstName', 'lastName', 'vatNumber', 'clientType', 'newsletterChoice']

/** What was typed into a form of the login, without its password. */
export function typedOf(form: FormData): Record<string, string> {
  const entries = TYPED_FIELDS.flatMap(field => {
    const value = form.get(field)
    return typeof value === 'string' && value !== '' ? [[field, value.slice(0, LONGEST)] as const] : []
  })
  return Object.fromEntries(entries)
}
