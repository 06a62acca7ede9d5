import { readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import { readCardForm } from './card-form.ts'
import { cardWordsOf } from './card-words.ts'
import type { PaymentDesk } from './payment-desk.ts'
import { fieldsPage, noticePage, sendPage } from './provider-page.ts'
import { readCard } from './test-cards.ts'

const CLIENT_KEY = 'test_ANVILLOCAL'
const FIELDS_PATH = '/payment/securedfields/:clientKey'

/**
 * Card fields for a page of a shop: `/payment/sdk/adyen.js` and its style, which open a frame of the stand-in. The card is typed into
 * the frame; the shop gets values that only the stand-in reads.
 */
export function routeFields(scope: FastifyInstance, { secured }: PaymentDesk): void {
  // In a function, so that its names are not those of the page.
  const script = `(() => {\n'use strict'\n${readSource('card-component.js')}})()\n`
  const [style, inside] = [readSource('card-component.css'), readSource('card-frame.js')]
  for (const [name, type, text] of [
    ['adyen.js', 'text/javascript', script],
    ['adyen.css', 'text/css', style],
    ['frame.js', 'text/javascript', inside],
  ] as const)
    scope.get(`/payment/sdk/${name}`, { config: { endpoint: `sdk/${name}` } }, (_request, reply) =>
      reply
        .type(`${type}; charset=utf-8`)
        // Shops may check what they load, for which it has to be readable.
        .headers({ 'cross-origin-resource-policy': 'cross-origin', 'access-control-allow-origin': '*' })
        .send(text),
    )

  scope.get<{ Params: { clientKey: string }; Querystring: { locale?: string } }>(
    FIELDS_PATH,
    { config: { endpoint: 'securedfields' } },
    (request, reply) => {
      if (request.params.clientKey !== CLIENT_KEY)
        return sendPage(reply.code(403), noticePage('Unknown client key', 'No shop has this client key.'))
      return sendPage(
        reply,
        fieldsPage('/payment/sdk/frame.js', cardWordsOf(request.query.locale ?? 'en')),
        "'self'; connect-src 'self'",
      )
    },
  )

  scope.post<{ Body: Readonly<Record<string, string>> | null; Querystring: { locale?: string } }>(
    `${FIELDS_PATH}/encrypt`,
    (request, reply) => {
      const words = cardWordsOf(request.query.locale ?? 'en')
      const card = readCardForm(request.body ?? {})
      if ('problems' in card)
        return {
          problems: Object.fromEntries(
            Object.keys(card.problems).map(name => [name, words[`${name as 'number' | 'expiry' | 'code'}Problem`]]),
          ),
        }
      const brand = readCard(card)?.brand
      if (brand === undefined) return { problems: { number: words.brandProblem } }
      return reply.send({ encrypted: secured.encrypt({ ...withoutHolder(card), brand }) })
    },
  )
}

/** The holder is typed into the page of the shop, and a code that a brand does not have is left out. */
function withoutHolder(card: Readonly<Record<string, string>>): Record<string, string> {
  const given = Object.entries(card).filter(([name, value]) => name !== 'holderName' && value !== 'test_')
  return Object.fromEntries(given)
}

function readSource(name: string): string {
  return readFileSync(new URL(name, import.meta.url), 'utf8')
}
