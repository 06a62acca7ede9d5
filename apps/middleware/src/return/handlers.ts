import type { returnOperations } from '@shop/contract/return'
import type { EngineContext } from '@shop/engine/database'
import { findAccessibleOrder, requireOrderAccess } from '@shop/engine/order-access'
import {
  cancelReturn,
  createReturn,
  findOrderReturns,
  findReturnLabel,
  requireReturnOfOrder,
  returnNotFound,
} from '@shop/engine/return'
import { readPicture } from '@shop/integrations/picture'
import type { HandlersOf } from '../call/operation-call.ts'

/** An order that the caller may see, proven by each operation (rule A1). */
interface OrderPlace {
  readonly accessToken: string
  readonly orderNumber: string
}

async function accessibleOrder(engine: EngineContext, { accessToken, orderNumber }: OrderPlace) {
  return findAccessibleOrder(engine, await requireOrderAccess(engine, accessToken), orderNumber)
}

export const returnHandlers: HandlersOf<typeof returnOperations> = {
  getReturns: async ({ engine }, params) => {
    const { returns, returnable } = await findOrderReturns(engine, await accessibleOrder(engine, params))
    return { returns, returnable: [...returnable].map(([lineItemId, quantity]) => ({ lineItemId, quantity })) }
  },

  createReturn: async ({ engine, clientAddress }, { accessToken, orderNumber, draftId, pictures = [], comment, ...draft }) => {
    const order = await accessibleOrder(engine, { accessToken, orderNumber })
    const created = await createReturn(engine, order.id, {
      draftId,
      draft: { ...draft, ...(comment === undefined ? {} : { comment }) },
      pictures: { files: pictures.map(content => Buffer.from(content, 'base64')), read: readPicture },
      clientAddress,
    })
    return { return: created }
  },

  cancelReturn: async ({ engine }, { returnNumber, ...place }) => {
    const order = await accessibleOrder(engine, place)
    await requireReturnOfOrder(engine, order, returnNumber)
    return { return: await cancelReturn(engine, returnNumber) }
  },

  getReturnLabel: async ({ engine }, { returnNumber, ...place }) => {
    const found = await requireReturnOfOrder(engine, await accessibleOrder(engine, place), returnNumber)
    const label = await findReturnLabel(engine, found.id)
    if (!label) throw returnNotFound(returnNumber)
    return { file: { content: Buffer.from(label).toString('base64') } }
  },
}
