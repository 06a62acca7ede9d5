import { randomUUID } from 'node:crypto'
import { OperationError } from '@shop/contract'
import {
  MAX_RETURN_COMMENT,
  MAX_RETURN_PICTURES,
  pictureProblemOf,
  REQUESTABLE_REASONS,
  RETURN_RESOLUTIONS,
} from '@shop/domain/return'
import type { Page, ReturnFields } from '../pages/page.ts'
import { fieldOf, notFound, type OpenRequest, type SiteAnswer } from './page-request.ts'

type ReturnPage = Extract<Page, { kind: 'return' }>

/** The form that asks to return goods of an order, and what is entered there; a problem loses nothing that was typed (ORD-08). */
export async function answerReturn(request: OpenRequest, orderNumber: string): Promise<SiteAnswer> {
  const { client, accessToken, form, site } = request
  const [view, { returnable }] = await Promise.all([
    client.call('getAccessibleOrder', { accessToken, orderNumber }),
    client.call('getReturns', { accessToken, orderNumber }),
  ])
  const fields = fieldsOf(form ?? new URLSearchParams(), returnable)
  // A browser sends files once: who sends the form again has to choose them again.
  const areFilesGone = request.files.length > 0
  const answer = (problems: ReturnPage['problems'], status = 200): SiteAnswer => {
    return { kind: 'page', page: { kind: 'return', view, returnable, fields, problems, areFilesGone }, status }
  }
  if (!form) return answer({})
  const lines = linesOf(fields, returnable)
  const pictures = pictureProblemOf(request.files, MAX_RETURN_PICTURES)
  if (!lines || pictures) return answer({ ...(lines ? {} : { units: true }), ...(pictures ? { pictures } : {}) }, 400)
  const { reason, wish, comment, draftId } = fields
  try {
    await client.call('createReturn', {
      ...{ accessToken, orderNumber, draftId, lines, reason, wish },
      ...(comment ? { comment } : {}),
      pictures: request.files.map(file => Buffer.from(file).toString('base64')),
    })
  } catch (error) {
    if (!(error instanceof OperationError)) throw error
    if (error.errors.some(({ field }) => field === 'pictures')) return answer({ pictures: 'content' }, 400)
    // Someone else was faster with the same goods.
    if (error.has('InvalidInput')) return answer({ units: true }, 400)
    if (error.has('TooManyRequests')) return answer({ notice: 'too-many' }, 429)
    // Nothing that was typed is lost by a fault of ours.
    if (error.isUnavailable || error.statusCode >= 500) return answer({ notice: 'unavailable' }, 503)
    throw error
  }
  return { kind: 'redirect', to: `${site.hrefs.order(orderNumber)}#returns` }
}

export const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

function fieldsOf(form: URLSearchParams, returnable: ReturnPage['returnable']): ReturnFields {
  const draftId = fieldOf(form, 'draftId', 40)
  return {
    draftId: UUID.test(draftId) ? draftId : randomUUID(),
    units: Object.fromEntries(returnable.map(({ lineItemId }) => [lineItemId, fieldOf(form, `units-${lineItemId}`, 6)])),
    reason: REQUESTABLE_REASONS.find(known => known === form.get('reason')) ?? 'defective',
    wish: RETURN_RESOLUTIONS.find(known => known === form.get('wish')) ?? 'refund',
    comment: fieldOf(form, 'comment', MAX_RETURN_COMMENT),
  }
}

/** The units that were entered; undefined for none, and for a number that cannot be. */
export function linesOf({ units }: Pick<ReturnFields, 'units'>, returnable: ReturnPage['returnable']) {
  const lines = returnable.map(({ lineItemId, quantity: most }) => {
    const text = units[lineItemId] || '0'
    const quantity = /^\d{1,4}$/.test(text) ? Number(text) : Number.NaN
    return { lineItemId, quantity: quantity <= most ? quantity : Number.NaN }
  })
  const wanted = lines.filter(({ quantity }) => quantity !== 0)
  return wanted.length > 0 && wanted.every(({ quantity }) => quantity > 0) ? wanted : undefined
}

const LABEL_NAME = /^(RT\d{6,14})\.pdf$/
const RETURN_NUMBER = /^RT\d{6,14}$/

/** What is below a return: its label, and that the customer keeps the goods after all. */
export async function answerReturns(request: OpenRequest, orderNumber: string): Promise<SiteAnswer> {
  const { client, accessToken, form, path, site } = request
  const [, , , name = '', action] = path
  const [, labelOf] = LABEL_NAME.exec(name) ?? []
  if (labelOf && action === undefined && !form) {
    const { file } = await client.call('getReturnLabel', { accessToken, orderNumber, returnNumber: labelOf })
    return { kind: 'file', content: Buffer.from(file.content, 'base64'), type: 'application/pdf', name }
  }
  if (!RETURN_NUMBER.test(name) || action !== 'cancel' || !form) return notFound()
  try {
    await client.call('cancelReturn', { accessToken, orderNumber, returnNumber: name })
  } catch (error) {
    // The goods have come meanwhile: the order shows it.
    if (!(error instanceof OperationError && error.has('InvalidOperation'))) throw error
  }
  return { kind: 'redirect', to: `${site.hrefs.order(orderNumber)}#returns` }
}
