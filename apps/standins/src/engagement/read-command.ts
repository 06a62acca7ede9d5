import type { FastifyReply, FastifyRequest } from 'fastify'
import type { CustomerIds, TrackedEvent } from './profile-book.ts'

/** What a call does to a profile, or why it cannot. */
export type Command =
  | { readonly kind: 'customer'; readonly ids: CustomerIds; readonly properties: Readonly<Record<string, unknown>> }
  | { readonly kind: 'event'; readonly ids: CustomerIds; readonly event: TrackedEvent }
  | { readonly kind: 'invalid'; readonly errors: readonly string[] }

/** A command of its name and data, as single calls and batches send it. */
export function readCommand(name: unknown, data: unknown, nowSeconds: number): Command {
  const ids = readIds(partOf(data, 'customer_ids'))
  if (!ids) return invalid('At least one id should be provided in customer_ids')
  const properties = partOf(data, 'properties')
  if (name === 'customers')
    return isRecord(properties) ? { kind: 'customer', ids, properties } : invalid('properties is a required field')
  if (name !== 'customers/events') return invalid('Unknown command name')
  const type = partOf(data, 'event_type')
  if (typeof type !== 'string' || type === '') return invalid('event_type is a required field')
  const timestamp = partOf(data, 'timestamp') ?? nowSeconds
  if (typeof timestamp !== 'number') return invalid('timestamp must be a number')
  const event = { type, timestamp, properties: isRecord(properties) ? properties : {} }
  if (type === 'consent' && !isConsent(event.properties)) return invalid('consent needs action, category and valid_until')
  return { kind: 'event', ids, event }
}

/** Ids of a call; undefined when it has no id. */
export function readIds(value: unknown): CustomerIds | undefined {
  const registered = textOf(partOf(value, 'registered'))
  const cookie = textOf(partOf(value, 'cookie'))
  if (registered === undefined && cookie === undefined) return undefined
  return { ...(registered === undefined ? {} : { registered }), ...(cookie === undefined ? {} : { cookie }) }
}

/** A field of what should be an object. */
export function partOf(value: unknown, name: string): unknown {
  return isRecord(value) ? value[name] : undefined
}

function isConsent({ action, category, valid_until: validUntil }: Readonly<Record<string, unknown>>): boolean {
  if (typeof category !== 'string' || category === '') return false
  if (action === 'reject') return true
  return action === 'accept' && (validUntil === 'unlimited' || typeof validUntil === 'number')
}

function invalid(...errors: string[]): Command {
  return { kind: 'invalid', errors }
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The shop's project at the stand-in, with its key for calls of the public kind and the one of the private kind. */
const PROJECT = 'anvil-local'
const PUBLIC = 'Token anvil-local'
const PRIVATE = `Basic ${Buffer.from('anvil-local:anvil-local').toString('base64')}`

type Call = FastifyRequest<{ Params: { project: string } }>

/** Refuses, with the errors of the service, a call without a token or about an unknown project. */
export async function authorize(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> {
  const { authorization } = request.headers
  if (authorization !== PUBLIC && authorization !== PRIVATE)
    return reply.code(400).send({ success: false, error: 'Could not authenticate' })
  if ((request as Call).params.project !== PROJECT) return reply.code(400).send({ success: false, error: 'Invalid project id' })
  return undefined
}

/** Whether a call may read what is known of a visitor. */
export function isPrivateCall(request: FastifyRequest): boolean {
  return request.headers.authorization === PRIVATE
}
