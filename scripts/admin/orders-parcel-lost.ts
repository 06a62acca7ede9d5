import { RETURN_RESOLUTIONS } from '@shop/domain/return'
import { loseParcel } from '@shop/engine/return'
import type { AdminCommand } from './command.ts'
import { readOrder, readWord } from './read-values.ts'
import { readWords } from './read-words.ts'
import { goodsOf } from './returns.ts'

/** `orders parcel-lost`: registers that a parcel never arrived. */
export const ordersParcelLost: AdminCommand = {
  name: 'orders parcel-lost',
  effect: 'changes',
  summary: 'register that a parcel is lost; its goods are then refunded or replaced like those of a return',
  usage: '<order> --tracking 00340434161094042557 [--wish replacement]',
  details: [
    '<order>     order number or id',
    '--tracking  number of the parcel; the other parcels of its shipment count as lost too',
    `--wish      ${RETURN_RESOLUTIONS.join(' or ')} (default refund), as the customer wants it`,
    'What follows is done by returns refund or returns replace, once.',
  ],
  prepare(args) {
    const words = readWords(args, { arguments: ['order'], options: ['tracking', 'wish'] })
    const reference = readOrder(words.arguments[0])
    const trackingNumber = words.options.tracking ?? ''
    if (trackingNumber === '') throw new Error('--tracking is missing')
    const wish = readWord('--wish', words.options.wish ?? 'refund', RETURN_RESOLUTIONS)
    return async context => {
      const found = await loseParcel(context, reference, { trackingNumber, wish })
      const text = `${trackingNumber} is lost; ${goodsOf(found)} wait as ${found.returnNumber} for returns ${wish === 'refund' ? 'refund' : 'replace'}`
      return { text, data: found }
    }
  },
}
