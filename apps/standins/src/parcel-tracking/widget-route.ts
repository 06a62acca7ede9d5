import type { FastifyInstance } from 'fastify'
import { WIDGET_SCRIPT } from './widget-script.ts'

/** `/parcel-tracking/widget.js`, which pages of any host may load. */
export function routeParcelTracking(server: FastifyInstance): void {
  server.get('/parcel-tracking/widget.js', (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').header('cross-origin-resource-policy', 'cross-origin').send(WIDGET_SCRIPT),
  )
}
