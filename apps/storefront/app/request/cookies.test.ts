import { expect, test } from 'vitest'
import { cookiesAfter } from './cookies.ts'

test('a session that begins while a page is made is known to the next call of that page', () => {
  expect(cookiesAfter(undefined, ['token=a; Path=/; HttpOnly'])).toBe('token=a')
  expect(cookiesAfter('lang=de', ['token=a; Path=/'])).toBe('lang=de; token=a')
})

test('a cookie set again replaces the one the browser sent', () => {
  expect(cookiesAfter('token=old; lang=de', ['token=new; Path=/', 'token=newest'])).toBe('token=newest; lang=de')
})

test('without cookies there is nothing to send', () => {
  expect(cookiesAfter(undefined, [])).toBeUndefined()
  expect(cookiesAfter('', ['; Path=/'])).toBeUndefined()
})
