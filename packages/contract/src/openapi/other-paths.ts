import { customerExample } from '../customer/customer-example.ts'
import { authSyncBody, authSyncResult } from '../login/auth-sync.ts'
import { z } from '../zod.ts'
import { CONTENT_PATHS } from './content-paths.ts'
import { errorResponsesOf } from './error-responses.ts'
import type { OpenApiObject } from './json-object.ts'
import { PROCESS_PATHS } from './process-paths.ts'
import { PROGRAM_PATHS } from './program-paths.ts'

function schemaOf(schema: z.ZodType): OpenApiObject {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io: 'input' })
  return rest
}

/** Signing in with a provider, under the address of the specification (AUTH-14). */
const LOGIN_PATHS: OpenApiObject = {
  '/auth-sync': {
    post: {
      operationId: 'authSync',
      tags: ['customer'],
      summary: 'Signs in a customer whom Google or Facebook vouches for, and merges the cart of the session into theirs.',
      description:
        'The provider is asked whose token it is and that it was issued to this shop. An e-mail address that is an account’s is answered by `account-exists`; with its `password` the call links both.',
      requestBody: {
        required: true,
        content: {
          'application/json': {
            schema: schemaOf(authSyncBody),
            example: { accessToken: 'ya29.a0AfB_byC', tokenType: 'Bearer', provider: 'google', sessionTtl: 86_400 },
          },
        },
      },
      responses: {
        200: {
          description: 'The id of the customer; the cookies are those of every sign-in.',
          content: { 'application/json': { schema: schemaOf(authSyncResult), example: { customerId: customerExample.id } } },
        },
        ...errorResponsesOf(['InvalidCredentials', 'account-exists', 'RequiredField', 'TooManyRequests', 'provider-unavailable']),
      },
    },
  },
}

/** Everything the middleware answers that is no operation, by path. */
export const OTHER_PATHS: OpenApiObject = { ...LOGIN_PATHS, ...CONTENT_PATHS, ...PROGRAM_PATHS, ...PROCESS_PATHS }

/** Nouns under which the reference lists it. */
export const OTHER_TAGS: readonly string[] = ['content', 'programs', 'process']
