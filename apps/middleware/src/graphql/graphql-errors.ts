import { CommerceError } from '@shop/domain/error'
import type { GraphQLError } from 'graphql'
import { Refusal, type WireError, wireErrorOf } from '../error/wire-error.ts'

const MAX_MESSAGE_LENGTH = 200

/** One error of a GraphQL answer. */
interface AnsweredError {
  readonly message: string
  readonly path?: readonly (string | number)[]
  readonly locations?: readonly { readonly line: number; readonly column: number }[]
  readonly extensions: { readonly code: string; readonly [detail: string]: unknown }
}

/** What a resolver threw that is neither refused by us nor found wrong by GraphQL: a defect or a fault. */
export function causeOf(errors: readonly GraphQLError[]): unknown {
  return errors.map(({ originalError }) => originalError).find(cause => cause && !isRefused(cause) && !isGraphqlError(cause))
}

/** The errors of an answer, with the codes of the error envelope in their extensions. */
export function answeredErrorsOf(errors: readonly GraphQLError[], code: string): AnsweredError[] {
  return errors.flatMap(error => {
    const { path, locations, originalError } = error
    const place = { ...(path ? { path } : {}), ...(locations ? { locations } : {}) }
    const refused: readonly WireError[] =
      originalError instanceof CommerceError
        ? [wireErrorOf(originalError)]
        : originalError instanceof Refusal
          ? originalError.errors
          : []
    if (refused.length > 0) return refused.map(({ message, ...extensions }) => ({ message, ...place, extensions }))
    const ownCode = error.extensions.code
    return [{ message: messageOf(error), ...place, extensions: { code: typeof ownCode === 'string' ? ownCode : code } }]
  })
}

/** GraphQL repeats the value of a variable that does not fit; personal data does not belong in a message (rule A6). */
function messageOf({ message }: GraphQLError): string {
  const variable = /^Variable "(\$\w+)" (?:got invalid value|has invalid value)/.exec(message)?.[1]
  const text = variable ? `The variable ${variable} has a wrong value` : message
  return text.slice(0, MAX_MESSAGE_LENGTH).toWellFormed()
}

function isRefused(cause: unknown): boolean {
  return cause instanceof CommerceError || cause instanceof Refusal
}

function isGraphqlError(cause: Error): boolean {
  return cause.name === 'GraphQLError'
}
