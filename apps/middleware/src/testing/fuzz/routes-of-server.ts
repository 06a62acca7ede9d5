import { CHANGES_PATH } from '@shop/contract/changes'
import type { FastifyInstance } from 'fastify'
import type { FuzzRoute } from './fuzz-request.ts'

/**
 * Every route a server answers, read from Fastify's own list, so that new ones are in it by themselves; but for the one
 * whose answer has no end.
 */
export function routesOfServer(server: FastifyInstance): FuzzRoute[] {
  const path: string[] = []
  return server
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap(line => {
      const [, indent = '', part = '', methods] = /^([│ ]*)[├└]── (.*?)(?: \(([A-Z, ]+)\))?$/.exec(line) ?? []
      path.length = indent.length / 4
      path.push(part)
      return methods && path.join('') !== CHANGES_PATH ? [{ path: path.join(''), methods: methods.split(', ') }] : []
    })
}
