import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'

/** What is refused before a service could do it in its own words. */
export function refusalJson({ message }: { readonly message: string }) {
  return { contentType: 'application/json; charset=utf-8', text: JSON.stringify({ message }) }
}

/** Texts of errors for which no service has its own. The message of a schema about a body is of use to its sender. */
export function sendRefusal(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  if (reply.raw.destroyed) return void reply.hijack()
  const { statusCode = 500, code = '', validation, message } = error
  if (statusCode >= 500) request.log.error({ err: error }, 'a request failed')
  const words = validation || (statusCode < 500 && !code.startsWith('FST_')) ? message : 'The request cannot be read'
  const text = statusCode < 500 ? words : 'Something went wrong on our side'
  reply.code(statusCode).header('x-content-type-options', 'nosniff').send({ message: text })
}
