import { createHash } from 'node:crypto'
import { CommerceError } from '@shop/domain/error'
import {
  MAX_RETURN_PICTURES,
  type Picture,
  pictureProblemOf,
  type Return,
  type ReturnDraft,
  returnCommentOf,
} from '@shop/domain/return'
import { type AttemptLimit, requireNetworkAttempt } from '../attempt/count-attempt.ts'
import { type EngineContext, inTransaction } from '../database/context.ts'
import { lockOrder } from '../order/lock-order.ts'
import { openReturn } from './open-return.ts'

/** Files as they were sent, and what makes of such a file a picture as it is kept; undefined for one that is not a picture. */
export interface SentPictures {
  readonly files: readonly Uint8Array[]
  readonly read: (file: Uint8Array) => Promise<Picture | undefined>
}

/** A return as a customer asks for it. */
export interface ReturnRequest {
  /** UUID of the sender's own making. */
  readonly draftId: string
  readonly draft: ReturnDraft
  readonly pictures?: SentPictures
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
  { draftId, draft, pictures: sent, clientAddress }: ReturnRequest,
): Promise<Return> {
  await requireNetworkAttempt(context, { action: 'returns', clientAddress, limit: REQUESTS })
  const pictures = sent ? await readPictures(sent) : []
  const { comment: typed, ...wanted } = draft
  const comment = returnCommentOf(typed)
  const content = { ...wanted, ...(comment === undefined ? {} : { comment }) }
  const hash = createHash('sha256').update(JSON.stringify([orderId, content]))
  for (const file of sent?.files ?? []) hash.update(file)
  const key = `request/${draftId}/${hash.digest('base64url')}`
  return inTransaction(context, async db => {
    const order = await lockOrder(db, { id: orderId })
    return openReturn(context, db, order, { key, draft: content, pictures, state: 'Requested' })
  })
}

async function readPictures({ files, read }: SentPictures): Promise<Picture[]> {
  const refuse = (message: string) => new CommerceError({ code: 'invalid-input', field: 'pictures' }, message)
  const problem = pictureProblemOf(files, MAX_RETURN_PICTURES)
  if (problem) throw refuse(`Files that are no pictures, too large, or too many: ${problem}`)
  const pictures: Picture[] = []
  for (const file of files) {
    const picture = await read(file)
    if (!picture) throw refuse('A picture is damaged, moves, or has too many pixels')
    pictures.push(picture)
  }
  return pictures
}
