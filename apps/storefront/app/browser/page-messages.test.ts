import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { translatorOf } from '../request/messages.ts'
import { preparePageMessages } from './page-messages.ts'

const error = vi.spyOn(console, 'error')
const warn = vi.spyOn(console, 'warn')
beforeEach(() => {
  error.mockImplementation(() => undefined)
  warn.mockImplementation(() => undefined)
})
afterEach(() => vi.clearAllMocks())

test('ERR-12 a locale file that fails is an error of the console, and the page stays as it is', async () => {
  const failure = new TypeError('Failed to fetch dynamically imported module')
  expect(await preparePageMessages('fi-FI', () => Promise.reject(failure))).toBe(false)
  expect(error.mock.calls).toEqual([['The messages of the locale fi-FI could not be loaded', failure]])
  expect(warn).not.toHaveBeenCalled()
})

test('ERR-12 a missing locale is a warning', async () => {
  for (const lang of ['xx-XX', 'de-FR', '']) expect(await preparePageMessages(lang)).toBe(false)
  expect(warn).toHaveBeenCalledTimes(3)
  expect(warn).toHaveBeenCalledWith('There are no messages for the locale "xx-XX"')
  expect(error).not.toHaveBeenCalled()
})

test('API-49 the messages of the page’s locale are loaded, and no others', async () => {
  expect(await preparePageMessages('de-AT')).toBe(true)
  expect(translatorOf('de-AT')('error.back')).toBe('Zurück')
  expect(() => translatorOf('fi-FI')).toThrow('The messages of fi-FI are not loaded')
  expect([error.mock.calls, warn.mock.calls]).toEqual([[], []])
})
