import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Sandbox } from '../sandbox/sandbox.ts'
import { VAT_MODES, type VatMode, type VatOffice, type VatQuestion } from './vat-office.ts'
import { vatOutcomeOf } from './vat-outcomes.ts'
import { evatrRestOf, evatrXmlOf, viesOf } from './vat-replies.ts'

const SLOW_MS = 15_000
const OTHER_NUMBER = 'ATU00000000'

interface Answer {
  readonly httpStatus: number
  readonly type: 'text/xml' | 'application/json'
  readonly text: string
}

/** The two services of the tax office, that of the Commission, and how to look at them and tell them how to behave. */
export function routeVat(server: FastifyInstance, sandbox: Sandbox, office: VatOffice): void {
  const closing = new AbortController()
  server.addHook('onClose', async () => closing.abort())
  sandbox.onReset(() => {
    office.mode = 'ok'
    office.clear()
  })

  /** Notes a question and answers it as the mode and the number want. `germany` is the code for its own numbers. */
  async function answer(
    reply: FastifyReply,
    question: Omit<VatQuestion, 'askedAt'>,
    germany: number,
    answerOf: (asked: string, code: number) => Answer,
  ): Promise<void> {
    office.note(question)
    const outcome = vatOutcomeOf(question.asked)
    if (outcome.kind === 'hang-up') return void reply.hijack().raw.destroy()
    if (outcome.kind === 'slow' || office.mode === 'slow')
      await wait(SLOW_MS, undefined, { signal: closing.signal }).catch(() => undefined)
    const code = question.asked.startsWith('DE') && outcome.code === 200 ? germany : outcome.code
    const asked = office.mode === 'lie' ? OTHER_NUMBER : question.asked
    await send(reply, answerOf(asked, code), office.mode)
  }

  server.get<{ Querystring: Record<string, string | undefined> }>('/evatrRPC', async (request, reply) => {
    const { UstId_1: own = '', UstId_2: asked = '', ...others } = request.query
    const isWhole = ['Firmenname', 'Ort', 'PLZ', 'Strasse', 'Druck'].every(name => others[name] !== undefined)
    await answer(reply, { service: 'evatr-xml', own, asked }, 213, (about, code) => ({
      httpStatus: 200,
      type: 'text/xml',
      text: evatrXmlOf(own, about, isWhole ? code : 215),
    }))
    return reply
  })

  server.post<{ Body: { anfragendeUstid?: string; angefragteUstid?: string } }>('/app/v1/abfrage', async (request, reply) => {
    const { anfragendeUstid: own = '', angefragteUstid: asked = '' } = request.body
    await answer(reply, { service: 'evatr-rest', own, asked }, 213, (_about, code) => {
      const { httpStatus, body } = evatrRestOf(code)
      return { httpStatus, type: 'application/json', text: JSON.stringify(body) }
    })
    return reply
  })

  server.post<{ Body: Record<string, string | undefined> }>(
    '/taxation_customs/vies/rest-api/check-vat-number',
    async (request, reply) => {
      const { countryCode = '', vatNumber = '', requesterMemberStateCode = '', requesterNumber = '' } = request.body
      const question = {
        service: 'vies-rest',
        own: requesterMemberStateCode + requesterNumber,
        asked: countryCode + vatNumber,
      } as const
      await answer(reply, question, 200, (about, code) => ({
        httpStatus: 200,
        type: 'application/json',
        text: JSON.stringify(viesOf(about.slice(0, 2), about.slice(2), code)),
      }))
      return reply
    },
  )

  server.get('/__sandbox/vat', () => ({ mode: office.mode, questions: office.questions }))

  server.delete('/__sandbox/vat', (_request, reply) => {
    office.clear()
    return reply.code(204).send()
  })

  server.post<{ Body: { mode: VatMode } }>(
    '/__sandbox/vat/mode',
    { schema: { body: { type: 'object', required: ['mode'], properties: { mode: { enum: VAT_MODES } } } } },
    request => {
      office.mode = request.body.mode
      return { mode: office.mode }
    },
  )
}

async function send(reply: FastifyReply, { httpStatus, type, text }: Answer, mode: VatMode): Promise<void> {
  switch (mode) {
    case 'error':
      return void reply.code(500).type('text/html').send('<h1>Internal Server Error</h1>')
    case 'redirect':
      return void reply.redirect('/__sandbox/vat', 302)
    case 'huge':
      return void reply.type(type).send(text + ' '.repeat(1024 * 1024))
    case 'entities':
      return void reply.type(type).send(`<!DOCTYPE params [<!ENTITY code "200">]>${text}`)
    case 'cut': {
      const { raw } = reply.hijack()
      raw.writeHead(httpStatus, { 'content-type': type, 'content-length': Buffer.byteLength(text) })
      raw.write(text.slice(0, Math.floor(text.length / 2)), () => raw.destroy())
      return
    }
    default:
      return void reply.code(httpStatus).type(type).send(text)
  }
}
