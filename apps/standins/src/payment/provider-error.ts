import type { FastifyReply } from 'fastify'

/** Errors of the provider, each with its status. A refusal by a bank is not an error. */
const ERRORS = {
  unauthorized: [401, '000', 'HTTP Status Response - Unauthorized', 'security'],
  merchant: [403, '901', 'Invalid Merchant Account', 'security'],
  'malformed-json': [400, '702', 'Structure of the request is not valid JSON', 'validation'],
  'missing-reference': [422, '130', "Required field 'reference' is not provided.", 'validation'],
  'missing-return-url': [422, '14_030', 'Return URL is missing.', 'validation'],
  'missing-field': [422, '130', 'A required field is not provided.', 'validation'],
  'invalid-amount': [422, '137', 'Invalid amount specified', 'validation'],
  'invalid-currency': [422, '138', 'Unsupported currency specified', 'validation'],
  'invalid-card': [422, '101', 'Invalid card number', 'validation'],
  'invalid-payload': [422, '14_018', 'Invalid payload provided', 'validation'],
  'in-progress': [422, '704', 'request already processed or in progress', 'validation'],
  'no-such-payment': [422, '167', 'Original pspReference required for this operation', 'validation'],
  'not-found': [404, '000', 'HTTP Status Response - Not Found', 'validation'],
  'no-such-method': [500, '905', 'Payment details are not supported', 'configuration'],
  'too-many': [429, '000', 'HTTP Status Response - Too Many Requests', 'internal'],
  internal: [500, '000', 'HTTP Status Response - Internal Server Error', 'internal'],
} as const satisfies Record<string, readonly [status: number, errorCode: string, message: string, errorType: string]>

export type ProviderError = keyof typeof ERRORS

/** An error as the provider words it. */
export function errorMessage(error: ProviderError): string {
  return ERRORS[error][2]
}

/** Answers with an error as the provider words it. Failures that pass by themselves say so in a header. */
export function sendError(reply: FastifyReply, error: ProviderError): FastifyReply {
  const [status, errorCode, message, errorType] = ERRORS[error]
  if (error === 'internal' || error === 'too-many') reply.header('transient-error', 'true')
  return reply.code(status).send({ status, errorCode, message, errorType })
}
