import { createHash } from 'node:crypto'
import { CommerceError } from '@shop/domain/error'
import { MAX_RETURN_PICTURES, pictureOf, type Return, type ReturnDraft, returnCommentOf } from '@shop/domain/return'
import { type AttemptLimit, requireNetworkAttempt } from '../attempt/count-attempt.ts'
import { type EngineContext, inTransaction } from '../database/context.ts'
import { lockOrder } from '../order/lock-order.ts'
import { openReturn } from './open-return.ts'

/** A return as a customer asks for it. */
export interface ReturnRequest {
  /** UUID of the sender's own making. */
  readonly draftId: string
  readonly draft: ReturnDraft
  /** Files as they were sent; see `pictureOf`. */
  readonly pictures: readonly Uint8Array[]
  /** Address the call comes from. */
  readonly clientAddress: string
}

/** Requests per network: each can bring pictures. */
const REQUESTS: AttemptLimit = { attempts: 30, withinSeconds: 3600 }

/**
 * Asks to return units of an order; the caller has checked that it is the sender's (rule A1). The same draft sent again is the same
 * return. Throws `CommerceError` `invalid-input` naming `lines` or `pictures`, `resource-not-found`, or `too-many-requests`.
 */
export async function createReturn(
  context: EngineContext,
  orderId: string,
  { draftId, draft, pictures: files, clientAddress }: ReturnRequest,
): Promise<Return> {
  await requireNetworkAttempt(context, { action: 'returns', clientAddress, limit: REQUESTS })
  const pictures = files.map(file => pictureOf(file)).filter(picture => picture !== undefined)
  if (pictures.length < files.length || files.length > MAX_RETURN_PICTURES)
    throw new CommerceError({ code: 'invalid-input', field: 'pictures' }, 'A file is no picture, or there are too many')
  const { comment: typed, ...wanted } = draft
  const comment = returnCommentOf(typed)
  const content = { ...wanted, ...(comment === undefined ? {} : { comment }) }
  const hash = createHash('sha256').update(JSON.stringify([orderId, content]))
  for (const picture of pictures) hash.update(picture.content)
  const key = `request/${draftId}/${hash.digest('base64url')}`
  return inTransaction(context, async db => {
    const order = await lockOrder(db, { id: orderId })
    return openReturn(context, db, order, { key, draft: content, pictures, state: 'Requested' })
  })
}
