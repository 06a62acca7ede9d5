import type { FastifyInstance } from 'fastify'
import type { Sandbox } from '../sandbox/sandbox.ts'
import { registerSandboxRoutes } from '../sandbox/sandbox-routes.ts'
import { readSpans } from './read-spans.ts'
import { createRecordBook, readLogs } from './record-book.ts'
import { telemetryPage } from './telemetry-page.ts'

const MAX_EXPORT_BYTES = 4 * 1024 * 1024

/**
 * A collector of OpenTelemetry: it takes logs and spans by OTLP, as JSON over HTTP, at `/otlp/v1/logs` and `/otlp/v1/traces`. `/__sandbox/telemetry` tells what came,
 * `/telemetry` shows it.
 */
export function routeTelemetry(server: FastifyInstance, sandbox: Sandbox): void {
  server.register(async scope => {
    const book = createRecordBook(sandbox)
    registerSandboxRoutes(scope, sandbox, {
      service: 'telemetry',
      refuse: (reply, status) => reply.code(status === 429 ? 429 : 503).send({ code: 14, message: 'unavailable' }),
      inspect: () => ({ records: book.records, spans: book.spans }),
    })

    scope.post('/otlp/v1/logs', { config: { endpoint: 'logs' }, bodyLimit: MAX_EXPORT_BYTES }, (request, reply) => {
      const records = readLogs(request.body, new Date(sandbox.now()).toISOString())
      if (!records) return reply.code(400).send({ code: 3, message: 'not an ExportLogsServiceRequest' })
      book.take(records)
      return { partialSuccess: {} }
    })

    scope.post('/otlp/v1/traces', { config: { endpoint: 'traces' }, bodyLimit: MAX_EXPORT_BYTES }, (request, reply) => {
      const spans = readSpans(request.body)
      if (!spans) return reply.code(400).send({ code: 3, message: 'not an ExportTraceServiceRequest' })
      book.takeSpans(spans)
      return { partialSuccess: {} }
    })

    scope.get('/telemetry', (_request, reply) =>
      reply
        .type('text/html; charset=utf-8')
        .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
        .send(telemetryPage(book)),
    )
  })
}
