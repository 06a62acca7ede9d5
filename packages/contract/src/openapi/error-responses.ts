import { COMMON_ERRORS, ERROR_STATUSES, type ErrorCode, type ErrorStatus } from '../error-codes.ts'
import type { OpenApiObject } from './json-object.ts'

// A POST is never answered by 405, so the reference of POSTs has no place for it.
type DocumentedStatus = Exclude<ErrorStatus, 405>

const MEANINGS: Readonly<Record<DocumentedStatus, string>> = {
  400: 'The request cannot be carried out as it is; the code says why.',
  401: 'The operation needs a session that is signed in.',
  403: 'The call comes from another site.',
  404: 'There is no such operation, or the session owns no such resource.',
  408: 'The request did not arrive in time.',
  409: 'The resource has changed since the version of the request; `currentVersion` is the one to try again with.',
  413: 'The body is larger than the operation takes, 64 KiB where nothing else is said.',
  415: 'The body is not application/json.',
  422: 'The idempotency key came with another request before.',
  429: 'Too many tries; try again after the given seconds.',
  431: 'The head of the request is too large.',
  500: 'The shop has a defect; nothing was changed.',
  503: 'The shop cannot answer at the moment; try again after the given seconds.',
}

const STATUSES = Object.keys(MEANINGS).map(status => Number(status) as DocumentedStatus)

function codesOf(status: ErrorStatus): ErrorCode[] {
  return (Object.keys(ERROR_STATUSES) as ErrorCode[]).filter(code => ERROR_STATUSES[code] === status)
}

/** The error envelope of each status, with the codes that come with it. */
export const ERROR_SCHEMAS: OpenApiObject = Object.fromEntries(
  STATUSES.map(status => [
    `Error${status}`,
    {
      allOf: [
        { $ref: '#/components/schemas/ErrorEnvelope' },
        {
          type: 'object',
          properties: {
            statusCode: { const: status },
            errors: { type: 'array', items: { type: 'object', properties: { code: { enum: codesOf(status) } } } },
          },
        },
      ],
    },
  ]),
)

/** One response per status that is not a success. */
export const ERROR_RESPONSES: OpenApiObject = Object.fromEntries(
  STATUSES.map(status => [
    `Error${status}`,
    {
      description: MEANINGS[status],
      ...(status === 503 || status === 429
        ? { headers: { 'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer' } } } }
        : {}),
      content: { 'application/json': { schema: { $ref: `#/components/schemas/Error${status}` } } },
    },
  ]),
)

/** The answers of an operation that are not a success: the statuses of the codes it may be refused with. */
export function errorResponsesOf(codes: readonly ErrorCode[]): OpenApiObject {
  const answered = new Set<ErrorStatus>([...COMMON_ERRORS, ...codes].map(code => ERROR_STATUSES[code]))
  const statuses = STATUSES.filter(status => answered.has(status))
  return Object.fromEntries(statuses.map(status => [status, { $ref: `#/components/responses/Error${status}` }]))
}
