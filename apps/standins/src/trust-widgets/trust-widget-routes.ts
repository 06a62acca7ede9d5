import type { FastifyInstance } from 'fastify'
import type { Sandbox } from '../sandbox/sandbox.ts'
import { registerSandboxRoutes } from '../sandbox/sandbox-routes.ts'
import { WIDGET_SCRIPTS } from './widget-scripts.ts'

/** A widget that was mounted in a page. */
interface MountedWidget {
  readonly widget: string
  readonly fields: readonly string[]
}

const MAX_MOUNTED = 100

/** `/trust-widgets/<name>.js`, which pages of any host may load; `/__sandbox/trust-widgets` tells who loaded what. */
export function routeTrustWidgets(server: FastifyInstance, sandbox: Sandbox): void {
  server.register(async scope => {
    const mounted: MountedWidget[] = []
    registerSandboxRoutes(scope, sandbox, {
      service: 'trust-widgets',
      refuse: (reply, status) => reply.code(status).type('text/plain; charset=utf-8').send('Sorry'),
      inspect: () => ({ mounted }),
      reset: () => {
        mounted.length = 0
      },
    })

    for (const [name, script] of Object.entries(WIDGET_SCRIPTS))
      scope.get(`/trust-widgets/${name}.js`, { config: { endpoint: name } }, (_request, reply) =>
        reply
          .type('text/javascript; charset=utf-8')
          .header('cross-origin-resource-policy', 'cross-origin')
          // So that every page that loads it is counted.
          .header('cache-control', 'no-store')
          .send(script),
      )

    scope.post('/trust-widgets/mounted', (request, reply) => {
      const widget = readMounted(request.body)
      if (widget) mounted.unshift(widget)
      mounted.length = Math.min(mounted.length, MAX_MOUNTED)
      return reply.code(widget ? 204 : 400).send()
    })
  })
}

/** What a beacon says, which comes as plain text; undefined for anything else. */
function readMounted(body: unknown): MountedWidget | undefined {
  if (typeof body !== 'string') return undefined
  try {
    const { widget, fields } = JSON.parse(body) as Partial<MountedWidget>
    return typeof widget === 'string' && Array.isArray(fields) ? { widget, fields: fields.map(String) } : undefined
  } catch {
    return undefined
  }
}
