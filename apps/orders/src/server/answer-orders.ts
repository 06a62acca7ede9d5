import { randomUUID } from 'node:crypto'
import { OperationError } from '@shop/contract'
import { isCancellable, isOrderNumber, ORDER_STATES } from '@shop/domain/order'
import type { CancelFields, OrderView } from '../pages/page.ts'
import { answerReturn, answerReturns, linesOf, UUID } from './answer-return.ts'
import { fieldOf, notFound, type OpenRequest, type SiteAnswer } from './page-request.ts'

const PAGE_SIZE = 10
const LAST_PAGE = 500

/** The list of orders (ORD-10, ORD-12). */
export async function answerList({ client, query, accessToken }: OpenRequest): Promise<SiteAnswer> {
  const text = fieldOf(query, 'text', 200)
  const state = ORDER_STATES.find(known => known === query.get('state'))
  const page = Math.min(LAST_PAGE, Math.max(1, Math.trunc(Number(query.get('page'))) || 1))
  const { orders } = await client.call('getAccessibleOrders', {
    accessToken,
    ...(text ? { text } : {}),
    ...(state ? { orderState: state } : {}),
    limit: PAGE_SIZE,
    offset: (page - 1) * PAGE_SIZE,
  })
  return { kind: 'page', page: { kind: 'list', orders, text, state, page } }
}

/** An order, and what is below it: cancelling, and its documents. */
export async function answerOrder(request: OpenRequest): Promise<SiteAnswer> {
  const [, orderNumber = '', part, name = ''] = request.path
  if (!isOrderNumber(orderNumber)) return notFound()
  switch (part) {
    case undefined: {
      const { client, accessToken } = request
      const [view, { returns, returnable }] = await Promise.all([
        findView(request, orderNumber),
        client.call('getReturns', { accessToken, orderNumber }),
      ])
      const isTooLate = request.query.has('too-late') && !isCancellable(view.order) && view.cancellable.length === 0
      return {
        kind: 'page',
        page: { kind: 'order', view, returns, isReturnable: returnable.length > 0, ...(isTooLate ? { notice: 'too-late' } : {}) },
      }
    }
    case 'cancel':
      return answerCancel(request, orderNumber)
    case 'return':
      return answerReturn(request, orderNumber)
    case 'returns':
      return answerReturns(request, orderNumber)
    case 'documents':
      return answerDocument(request, orderNumber, name)
    default:
      return notFound()
  }
}

function findView({ client, accessToken }: OpenRequest, orderNumber: string) {
  return client.call('getAccessibleOrder', { accessToken, orderNumber })
}

/** Cancels on the second question, all of the order or the units that were entered; sent twice, it cancels once (ORD-04, ORD-10). */
async function answerCancel(request: OpenRequest, orderNumber: string): Promise<SiteAnswer> {
  const { client, site, form, accessToken } = request
  const order = site.hrefs.order(orderNumber)
  const cancel = async (part?: { draftId: string; lines: { lineItemId: string; quantity: number }[] }) => {
    await client.call('cancelAccessibleOrder', { accessToken, orderNumber, ...(part ? { part } : {}) })
  }
  try {
    if (form && !form.has('draftId')) {
      await cancel()
      return { kind: 'redirect', to: order }
    }
    const view = await findView(request, orderNumber)
    const fields = cancelFieldsOf(form ?? new URLSearchParams(), view)
    const answer = (shown: OrderView, isProblem: boolean): SiteAnswer => {
      if (shown.cancellable.length === 0 && !isCancellable(shown.order)) return { kind: 'redirect', to: `${order}?too-late` }
      return { kind: 'page', page: { kind: 'cancel', view: shown, fields, isProblem }, status: isProblem ? 400 : 200 }
    }
    if (!form) return answer(view, false)
    const lines = linesOf(fields, view.cancellable)
    if (!lines) return answer(view, true)
    try {
      await cancel({ draftId: fields.draftId, lines })
    } catch (error) {
      // Goods have left, or were cancelled, since the form was opened.
      if (error instanceof OperationError && error.has('InvalidInput')) return answer(await findView(request, orderNumber), true)
      throw error
    }
    return { kind: 'redirect', to: order }
  } catch (error) {
    if (!(error instanceof OperationError && error.has('InvalidOperation'))) throw error
    return { kind: 'redirect', to: `${order}?too-late` }
  }
}

/** What was entered; where a part of the goods has left, all others are proposed. */
function cancelFieldsOf(form: URLSearchParams, { order, cancellable }: OrderView): CancelFields {
  const draftId = fieldOf(form, 'draftId', 40)
  const isProposed = !form.has('draftId') && !isCancellable(order)
  return {
    draftId: UUID.test(draftId) ? draftId : randomUUID(),
    units: Object.fromEntries(
      cancellable.map(({ lineItemId, quantity }) => [
        lineItemId,
        isProposed ? String(quantity) : fieldOf(form, `units-${lineItemId}`, 6),
      ]),
    ),
  }
}

const FILE_NAME = /^([A-Z0-9-]{3,40})\.(pdf|xml)$/

async function answerDocument({ client, accessToken }: OpenRequest, orderNumber: string, name: string): Promise<SiteAnswer> {
  const [, documentNumber, ending] = FILE_NAME.exec(name) ?? []
  if (!documentNumber) return notFound()
  const isPdf = ending === 'pdf'
  const { file } = await client.call('getOrderDocument', {
    accessToken,
    orderNumber,
    documentNumber,
    form: isPdf ? 'pdf' : 'cii',
  })
  return {
    kind: 'file',
    content: Buffer.from(file.content, 'base64'),
    type: isPdf ? 'application/pdf' : 'application/xml; charset=utf-8',
    name,
  }
}
