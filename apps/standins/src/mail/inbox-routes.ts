import type { FastifyInstance, FastifyReply } from 'fastify'
import { COLOUR_SCHEMES, type ColourScheme, inboxPage, MAIL_VIEWS, type MailView, mailPage } from './inbox-page.ts'
import { MAIL_MODES, type Mailbox } from './mailbox.ts'

/** The mails as pages for people: a list, and each mail at the widths of screens, as text, with its headers and its source. */
export function routeInbox(server: FastifyInstance, mailbox: Mailbox): void {
  server.register(async scope => {
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(body as string))),
    )

    scope.get<{ Querystring: { to?: string } }>('/mails', (request, reply) => {
      const to = String(request.query.to ?? '').trim()
      const mails = mailbox.mails.filter(mail => to === '' || mail.to.some(address => address.includes(to)))
      return sendPage(reply, inboxPage(mails, { to, mode: mailbox.mode }))
    })

    scope.post<{ Body: { mode?: string } | undefined }>('/mails/mode', (request, reply) => {
      const mode = MAIL_MODES.find(name => name === request.body?.mode)
      if (!mode) return reply.code(400).send({ message: `mode is not one of ${MAIL_MODES.join(', ')}` })
      mailbox.mode = mode
      return reply.redirect('/mails', 303)
    })

    scope.get<{ Params: { id: string }; Querystring: { view?: string; scheme?: string } }>('/mails/:id', (request, reply) => {
      const mail = mailbox.mails.find(({ id }) => id === request.params.id)
      if (!mail) return reply.code(404).send({ message: 'There is no such mail' })
      const { view = '', scheme } = request.query
      const shown: MailView = Object.hasOwn(MAIL_VIEWS, view) ? (view as MailView) : 'phone'
      return sendPage(reply, mailPage(mail, shown, schemeOf(scheme) ?? 'light'))
    })

    scope.get<{ Params: { id: string } }>('/mails/:id/source', (request, reply) => {
      const source = mailbox.sourceOf(request.params.id)
      if (!source) return reply.code(404).send({ message: 'There is no such mail' })
      return reply.type('text/plain; charset=utf-8').header('x-content-type-options', 'nosniff').send(Buffer.from(source))
    })

    scope.get<{ Params: { id: string; place: string } }>('/mails/:id/attachments/:place', (request, reply) => {
      const { id, place } = request.params
      const file = mailbox.attachmentOf(id, Number(place))
      const kept = mailbox.mails.find(mail => mail.id === id)?.attachments[Number(place)]
      if (!file || !kept) return reply.code(404).send({ message: 'There is no such file' })
      // What came by mail is opened here as nothing but a PDF.
      const type = kept.type === 'application/pdf' ? kept.type : 'application/octet-stream'
      return reply.type(type).header('x-content-type-options', 'nosniff').send(Buffer.from(file))
    })

    scope.get<{ Params: { id: string }; Querystring: { scheme?: string } }>('/__sandbox/mails/:id/html', (request, reply) => {
      const mail = mailbox.mails.find(({ id }) => id === request.params.id)
      if (!mail) return reply.code(404).send({ message: 'There is no such mail' })
      return reply
        .type('text/html; charset=utf-8')
        .header(
          'content-security-policy',
          "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox allow-popups allow-popups-to-escape-sandbox",
        )
        .send(asShown(mail.html, schemeOf(request.query.scheme)))
    })
  })
}

function schemeOf(text: string | undefined): ColourScheme | undefined {
  return COLOUR_SCHEMES.find(scheme => scheme === text)
}

/**
 * A mail as a program would show it that asks for a colour scheme, whatever that of the browser is; without one as the
 * browser wants it. Links open pages of their own, since the mail stands in a frame.
 */
function asShown(html: string, scheme: ColourScheme | undefined): string {
  const framed = html.replace('<head>', '<head><base target="_blank">')
  return scheme === undefined ? framed : framed.replaceAll('(prefers-color-scheme: dark)', scheme === 'dark' ? 'all' : 'not all')
}

function sendPage(reply: FastifyReply, html: string): FastifyReply {
  return reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; form-action 'self'")
    .send(html)
}
