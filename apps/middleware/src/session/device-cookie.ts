import { COOKIES } from '@shop/domain/cookie'
import { parseCookie, stringifySetCookie } from 'cookie'

const { device } = COOKIES
const FORM = /^[0-9a-f-]{36}$/

/** `Set-Cookie` value by which a browser is known again when a customer signs in with it. It opens nothing. */
export function deviceSetCookie(id: string): string {
  return stringifySetCookie({
    name: device.name,
    value: id,
    path: '/',
    maxAge: device.lifetime,
    httpOnly: true,
    secure: true,
    sameSite: 'lax',
  })
}

/** The id of a browser among the cookies of a request; undefined where it has no cookie that is ours. */
export function readDeviceCookie(cookieHeader: string | undefined): string | undefined {
  const value = parseCookie(cookieHeader ?? '')[device.name]
  return value !== undefined && FORM.test(value) ? value : undefined
}
