import type { FastifyInstance } from 'fastify'
import { standinPage } from '../sandbox/standin-page.ts'

/** Pages of the stand-ins for people, with what is on them. */
const PAGES: readonly (readonly [path: string, title: string, description: string])[] = [
  ['/payment', 'Payments', 'What was paid, and letting things happen to it and to the payment provider.'],
  ['/mails', 'Mails', 'What the shop has sent, as phones and mail programs show it.'],
  ['/telemetry', 'Monitoring', 'Errors and the speed of pages, where OTEL_EXPORTER_OTLP_ENDPOINT leads here.'],
  ['/support-cases', 'Support cases', 'What customer care got by the support form of the shop.'],
]

const STYLE = `
main{max-width:40rem}
ul{list-style:none;margin:0;padding:0}
a{display:block;padding:.75rem 1rem;margin:.5rem 0;background:#fff;border:1px solid #d3d9e0;border-radius:.5rem;color:inherit;text-decoration:none}
strong{display:block;color:#1d4f8c}
`

const PAGE = standinPage({
  title: 'Stand-ins of outside services',
  style: STYLE,
  body: `<p>On this machine they take the place of payment provider, mail server and other services of the shop. Nothing leaves it.</p>
<ul>${PAGES.map(([path, title, description]) => `<li><a href="${path}"><strong>${title}</strong>${description}</a></li>`).join('')}</ul>`,
})

/** `/`: the pages of the stand-ins for people. */
export function routeOverview(server: FastifyInstance): void {
  server.get('/', (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
      .send(PAGE),
  )
}
