import { afterEach, expect, test, vi } from 'vitest'
import { clientSideDomain } from './environment.ts'

afterEach(() => vi.unstubAllGlobals())

test('ERR-13 the domain of the browser is not known on the server', () => {
  expect(() => clientSideDomain()).toThrow(new Error('clientSideDomain can only be used on the client side'))
})

test('ERR-13 in the browser it is the host of the address', () => {
  vi.stubGlobal('location', new URL('http://de.localhost:3000/kasse/'))
  expect(clientSideDomain()).toBe('de.localhost:3000')
})
