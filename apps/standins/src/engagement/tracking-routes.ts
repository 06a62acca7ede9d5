import type { FastifyInstance } from 'fastify'
import type { Sandbox } from '../sandbox/sandbox.ts'
import type { ProfileBook } from './profile-book.ts'
import { authorize, partOf, readCommand } from './read-command.ts'

const MAX_COMMANDS = 50
const MAX_BATCH_BYTES = 1024 * 1024

/** Profiles, events and batches of both. */
export function routeTracking(scope: FastifyInstance, sandbox: Sandbox, book: ProfileBook): void {
  const nowSeconds = () => sandbox.now() / 1000

  function run(name: unknown, data: unknown): { readonly success: boolean; readonly errors: readonly string[] } {
    const command = readCommand(name, data, nowSeconds())
    if (command.kind === 'invalid') return { success: false, errors: command.errors }
    if (command.kind === 'customer') book.update(command.ids, command.properties)
    else book.track(command.ids, command.event)
    return { success: true, errors: [] }
  }

  for (const name of ['customers', 'customers/events'])
    scope.post(`/track/v2/projects/:project/${name}`, { config: { endpoint: name }, preHandler: authorize }, (request, reply) => {
      const { success, errors } = run(name, request.body)
      return reply.code(success ? 200 : 400).send({ errors, success })
    })

  scope.post(
    '/track/v2/projects/:project/batch',
    { config: { endpoint: 'batch' }, preHandler: authorize, bodyLimit: MAX_BATCH_BYTES },
    (request, reply) => {
      const start = nowSeconds()
      const commands = partOf(request.body, 'commands')
      if (!Array.isArray(commands) || commands.length > MAX_COMMANDS)
        return reply.code(400).send({ errors: [`commands has at most ${MAX_COMMANDS} entries`], success: false })
      const results = commands.map(command => {
        const { success, errors } = run(partOf(command, 'name'), partOf(command, 'data'))
        const id = partOf(command, 'command_id')
        return { success, ...(success ? {} : { errors }), ...(id === undefined ? {} : { command_id: id }) }
      })
      return { results, start_time: start, end_time: nowSeconds(), success: results.every(({ success }) => success) }
    },
  )

  scope.get('/track/v2/projects/:project/system/time', { config: { endpoint: 'system/time' }, preHandler: authorize }, () => ({
    time: nowSeconds(),
    success: true,
  }))
}
