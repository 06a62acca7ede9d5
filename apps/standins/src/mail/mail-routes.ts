import type { FastifyInstance } from 'fastify'
import type { Sandbox } from '../sandbox/sandbox.ts'
import { MAIL_MODES, type Mailbox, type MailMode } from './mailbox.ts'

/** Looking at the mails that were taken, and telling the mail server how to behave. */
export function routeMails(server: FastifyInstance, sandbox: Sandbox, mailbox: Mailbox): void {
  sandbox.onReset(() => {
    mailbox.mode = 'ok'
    mailbox.clear()
  })

  server.get<{ Querystring: { to?: string } }>('/__sandbox/mails', request => {
    const { to } = request.query
    return to === undefined ? mailbox.mails : mailbox.mails.filter(mail => mail.to.includes(to))
  })

  server.delete('/__sandbox/mails', (_request, reply) => {
    mailbox.clear()
    return reply.code(204).send()
  })

  server.post<{ Body: { mode: MailMode } }>(
    '/__sandbox/mails/mode',
    { schema: { body: { type: 'object', required: ['mode'], properties: { mode: { enum: MAIL_MODES } } } } },
    request => {
      mailbox.mode = request.body.mode
      return { mode: mailbox.mode }
    },
  )
}
