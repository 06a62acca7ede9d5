import { ERROR_STATUSES, type ErrorCode } from '@shop/contract'
import { ERROR_MEANINGS } from '@shop/contract/openapi'
import { COOKIES } from '@shop/domain/cookie'
import { codeView, jsonView } from './code-view.ts'
import type { ApiDocument } from './document-types.ts'
import { type Html, html, prose } from './html.ts'

/** Chapters before the operations, by anchor. */
export const CHAPTERS: readonly { readonly id: string; readonly title: string }[] = [
  { id: 'calling', title: 'Calling an operation' },
  { id: 'host', title: 'The host is the market' },
  { id: 'sessions', title: 'Sessions' },
  { id: 'versions', title: 'Versions and conflicts' },
  { id: 'caching', title: 'Caching' },
  { id: 'errors', title: 'Errors' },
]

const conflict = {
  statusCode: 409,
  message: 'Object 62f05181-… has a different version than expected. Expected: 4 - Actual: 5.',
  errors: [
    {
      code: 'ConcurrentModification',
      message: 'Object 62f05181-… has a different version than expected. Expected: 4 - Actual: 5.',
      currentVersion: 5,
    },
  ],
}

function chapter(id: string, words: Html, examples?: Html): Html {
  const title = CHAPTERS.find(known => known.id === id)?.title ?? id
  return html`<section class="endpoint${examples ? '' : ' wide'}" id="${id}">
    <div class="words"><h2>${title}</h2>${words}</div>
    ${examples && html`<div class="examples">${examples}</div>`}
  </section>`
}

/** How the API is used, before its reference. */
export function guideView({ components }: ApiDocument): Html {
  return html`${chapter(
    'calling',
    html`<p>${prose('An operation is a POST of JSON to `/new-ct/<operation>`. The body is a list `[params, customQuery?]`, the params alone, or nothing where an operation takes none. The answer has the result in `data`.')}</p>
    <p>${prose('Fields that are not listed are refused, and so are values of another kind: `"5"` is not a number. Amounts are whole cents of their currency, times are ISO instants in UTC, texts in several languages are objects by language.')}</p>
    <p>${prose('A custom query chooses another form of the result where an operation has one.')}</p>`,
    codeView(
      'First call',
      html`curl https://anvil.de/api/new-ct/getProduct \\
  -H 'content-type: application/json' \\
  -d '[{"where":{"text":"fryer"},"limit":3}]'`,
    ),
  )}${chapter(
    'host',
    html`<p>${prose('The host of the URL selects the market: its store, country, currency and taxes. `anvil.de` sells in euros with German tax, `anvil.cz` in koruna. A country or currency in a request may repeat that and is refused when it does not. Prices, owners and totals are never taken from a request.')}</p>
    <p>${prose('In a browser the operations answer in one origin with the pages, under `/api`. On a machine of its own the middleware listens on port 8181; a storefront in front of it names the shopper’s host in `x-forwarded-host`, which is believed from configured addresses only. An unknown host is answered as the default market, Slovakia, and never named in a link.')}</p>`,
  )}${chapter(
    'sessions',
    html`<p>${prose(`A visitor who needs something of their own, such as a cart, gets a session with the first operation that creates it. The session is the cookie \`${COOKIES.session.name}\`: HttpOnly, Secure, SameSite=Strict, good for one store, prolonged while it is used. Keep it, send it back, and never read it.`)}</p>
    <p>${prose('A visitor without a session is not an error: there is no cart. What belongs to another session is answered like something that does not exist. Calls that a browser makes for another site are refused with 403.')}</p>`,
    codeView(
      'A session in a file',
      html`curl https://anvil.de/api/new-ct/createCart \\
  -b cookies.txt -c cookies.txt \\
  -H 'content-type: application/json' -d '[{}]'`,
    ),
  )}${chapter(
    'versions',
    html`<p>${prose('A cart has a `version` that rises with every change. Commands carry the `id` and the `version` they were made for. Where a later version matters, the command is refused with 409, and the error tells the version the cart has now.')}</p>
    <p>${prose('Try again once with `currentVersion`; when that fails too, read the cart and let the shopper decide. Commands on one cart are carried out one after another, in the order in which they come.')}</p>`,
    codeView('A conflict', jsonView(conflict)),
  )}${chapter(
    'caching',
    html`<p>${prose('What every visitor sees alike can also be read by GET: products, categories, stores, shipping methods, content. The params are one JSON value of the query. Each key may come once, and unknown keys are refused, so that one URL has one meaning.')}</p>
    <p>${prose('Any cache may store these answers: they carry `Cache-Control: public, max-age=0, must-revalidate` and a strong `ETag`. Send it back in `If-None-Match`, each time: as long as the answer holds you get 304, and never a price or a stock that was replaced. No cookie is read or set. The host belongs to the key of a cache. Everything else is `no-store`.')}</p>`,
    codeView(
      'Revalidating',
      html`curl -i -G https://anvil.de/api/new-ct/getStores \\
  --data-urlencode 'params={}' \\
  -H 'if-none-match: "Jw3k…"'`,
    ),
  )}${chapter(
    'errors',
    html`<p>${prose('Every answer that is not a success is one envelope: `statusCode`, `message`, and `errors`, each with a `code` to decide by and a `message` for developers. Messages are not for shoppers. An answer of 503 says in `Retry-After` how many seconds to wait; every answer has an `x-request-id` that the log knows.')}</p>
    <div class="table" tabindex="0" role="region" aria-label="Error codes"><table><thead><tr><th>Status</th><th>Code</th><th>Meaning</th></tr></thead><tbody>${errorRows(components.responses)}</tbody></table></div>`,
  )}`
}

function errorRows(responses: ApiDocument['components']['responses']): Html[] {
  const codes = Object.entries(ERROR_STATUSES) as [ErrorCode, number][]
  const seen = new Set<number>()
  return codes
    .toSorted(([, a], [, b]) => a - b)
    .map(([code, status]) => {
      const isFirst = !seen.has(status)
      seen.add(status)
      return html`<tr${isFirst && html` id="error-${status}"`}><td><span class="status s${String(status).slice(0, 1)}">${status}</span></td><td><code>${code}</code></td><td>${prose(ERROR_MEANINGS[code] ?? responses[`Error${status}`]?.description ?? '')}</td></tr>`
    })
}
