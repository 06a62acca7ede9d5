import { expect, test } from 'vitest'
import { cacheControlOf } from './cache-control.ts'

const of = (path: string, { method = 'GET', status = 200, isPersonal = false, isComplete = true, isData = false } = {}) =>
  cacheControlOf({ url: new URL(path, 'https://shop.example'), method, status, isPersonal, isComplete, isData })

test('GUARD-26 pages of checkout, account and login are not cached', () => {
  for (const path of [
    '/checkout/cart',
    '/my-account/my-profile',
    '/login',
    '/nl/login',
    '/create-account',
    '/create-account/confirm',
    '/confirm-email',
    '/password-reset',
  ])
    expect(of(path), path).toBe('private, no-store')
})

test('GUARD-26 pages of the catalogue and of editors may be kept and must be asked for each time, unless they belong to a session', () => {
  for (const path of ['/', '/nl/', '/fritteusen/', '/fritteuse-30010001', '/search?query=a', '/faq/'])
    expect(of(path), path).toBe('public, max-age=0, must-revalidate')
  expect(of('/faq/', { isData: true })).toBe('public, max-age=10, must-revalidate')
  expect(of('/', { isPersonal: true })).toBe('private, no-store')
})

test('GUARD-26, MKT-30 what a toggle has changed is not cached, nor is a failure', () => {
  expect(of('/?toggle-webform=true')).toBe('private, no-store')
  for (const status of [302, 404, 500, 503]) expect(of('/faq/', { status })).toBe('private, no-store')
  expect(of('/', { isComplete: false })).toBe('private, no-store')
})

test('GUARD-26, ORD-14 what a form is answered is for who has sent it', () => {
  expect(of('/parcel-tracking', { method: 'HEAD' })).toBe('public, max-age=0, must-revalidate')
  for (const isData of [false, true]) expect(of('/parcel-tracking', { method: 'POST', isData })).toBe('private, no-store')
})
