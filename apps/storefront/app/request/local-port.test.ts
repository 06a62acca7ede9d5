import { expect, test } from 'vitest'
import { localPortOf } from './request-context.server.ts'

const PORTS = [
  ['de.localhost:3000', 3000],
  ['co.uk.localhost:5600', 5600],
  ['localhost', 80],
  ['127.0.0.1:3000', 3000],
  ['anvil.de', null],
  ['www.anvil.co.uk', null],
  ['localhost.anvil.de:3000', null],
] as const
test.each(PORTS)('MKT-04 the host %s has the local port %s', (host, port) => {
  expect(localPortOf(host)).toBe(port)
})
