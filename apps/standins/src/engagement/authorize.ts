import type { FastifyReply, FastifyRequest } from 'fastify'

/** The shop's project at the stand-in, with its key for calls of the public kind and the one of the private kind. */
const PROJECT = 'anvil-local'
const PUBLIC = 'Token anvil-local'
const PRIVATE = `Basic ${Buffer.from('anvil-local:anvil-local').toString('base64')}`

type Call = FastifyRequest<{ Params: { project: string } }>

/** Refuses, in the words of the service, a call of nobody or about no project. */
export async function authorize(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> {
  const { authorization } = request.headers
  if (authorization !== PUBLIC && authorization !== PRIVATE)
    return reply.code(400).send({ success: false, error: 'Could not authenticate' })
  if ((request as Call).params.project !== PROJECT) return reply.code(400).send({ success: false, error: 'Invalid project id' })
  return undefined
}

/** Whether a call may read what is known of somebody. */
export function isPrivateCall(request: FastifyRequest): boolean {
  return request.headers.authorization === PRIVATE
}
