import { OperationError } from '@shop/contract'
import { isEmail } from '@shop/domain/address'
import { isOrderNumber } from '@shop/domain/order'
import type { Page } from '../pages/page.ts'
import { fieldOf, type PageRequest, type SiteAnswer } from './page-request.ts'

/** The entry with nothing wrong, and perhaps a notice. */
function entryPage(changes: Partial<Extract<Page, { kind: 'entry' }>> = {}): Page {
  return { kind: 'entry', orderNumber: '', email: '', problems: {}, ...changes }
}

/** The token of a link, exchanged for an access; it leaves the URL by the redirect (ROUTE-30, rule A6). */
export async function answerLink({ client, site, path }: PageRequest, token: string): Promise<SiteAnswer> {
  try {
    const { access } = await client.call('openOrderLink', { token })
    const [first, orderNumber] = path
    const isOrder = first === 'orders' && orderNumber !== undefined && isOrderNumber(orderNumber)
    const named = access.orderNumber ?? (isOrder ? orderNumber : undefined)
    return { kind: 'redirect', to: named ? site.hrefs.order(named) : site.hrefs.list(), access }
  } catch (error) {
    if (!isRefused(error)) throw error
    return { kind: 'page', page: entryPage({ notice: 'expired' }), status: 403 }
  }
}

/** The entry, and what is entered there: a request for a code is answered alike for every pair (ORD-10, rule A4). */
export async function answerEntry({ client, site, query, form, accessToken }: PageRequest): Promise<SiteAnswer> {
  if (!form) {
    if (accessToken && !query.has('expired')) return { kind: 'redirect', to: site.hrefs.list() }
    const orderNumber = normalized(fieldOf(query, 'order', 20))
    return {
      kind: 'page',
      page: entryPage({
        ...(isOrderNumber(orderNumber) ? { orderNumber } : {}),
        ...(query.has('expired') ? { notice: 'expired' } : {}),
      }),
    }
  }
  const entered = { orderNumber: fieldOf(form, 'orderNumber', 40), email: fieldOf(form, 'email', 254) }
  const orderNumber = normalized(entered.orderNumber)
  const problems = {
    ...(isOrderNumber(orderNumber) ? {} : { orderNumber: true }),
    ...(isEmail(entered.email) ? {} : { email: true }),
  }
  if (Object.keys(problems).length > 0) return { kind: 'page', page: entryPage({ ...entered, problems }), status: 400 }
  try {
    const { codeId } = await client.call('requestOrderCode', { orderNumber, email: entered.email, locale: site.locale })
    return { kind: 'redirect', to: site.hrefs.code(codeId) }
  } catch (error) {
    return { kind: 'page', page: entryPage({ ...entered, notice: noticeOf(error) }), status: statusOf(error) }
  }
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Where the code is entered, and what is. */
export async function answerCode({ client, site, query, form }: PageRequest): Promise<SiteAnswer> {
  const codeId = fieldOf(query, 'request', 40)
  if (!UUID.test(codeId)) return { kind: 'redirect', to: site.hrefs.entry() }
  const page = (changes: Partial<Extract<Page, { kind: 'code' }>> = {}): Page => ({ kind: 'code', codeId, code: '', ...changes })
  if (!form) return { kind: 'page', page: page() }
  const entered = fieldOf(form, 'code', 20)
  const code = entered.replaceAll(/[\s-]/g, '')
  if (!/^\d{6}$/.test(code)) return { kind: 'page', page: page({ code: entered, problem: 'format' }), status: 400 }
  try {
    const { access } = await client.call('confirmOrderCode', { codeId, code })
    if (!access) return { kind: 'page', page: page({ code: entered, problem: 'wrong' }), status: 403 }
    return { kind: 'redirect', to: access.orderNumber ? site.hrefs.order(access.orderNumber) : site.hrefs.list(), access }
  } catch (error) {
    return { kind: 'page', page: page({ code: entered, problem: noticeOf(error) }), status: statusOf(error) }
  }
}

function normalized(orderNumber: string): string {
  return orderNumber.toUpperCase().replaceAll(/\s/g, '')
}

/** What the reader learns about a failure; throws it on where it is a defect. */
function noticeOf(error: unknown): 'too-many' | 'unavailable' {
  if (error instanceof OperationError && error.has('TooManyRequests')) return 'too-many'
  if (error instanceof OperationError && error.isUnavailable) return 'unavailable'
  throw error
}

const statusOf = (error: unknown) => (error instanceof OperationError && error.has('TooManyRequests') ? 429 : 503)

/** Whether an access or a link is not, or no longer, good. */
export function isRefused(error: unknown): boolean {
  return error instanceof OperationError && (error.has('invalid_token') || error.has('InvalidInput'))
}
