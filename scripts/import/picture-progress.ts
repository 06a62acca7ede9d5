import type { PictureProgress } from '@shop/engine/imported-picture'

/** How far the worker has come with copying pictures, for a line of a terminal. */
export function progressTextOf({ copied, waiting, failed }: PictureProgress): string {
  const total = copied + waiting + failed
  if (total === 0) return 'nothing to copy'
  const rest = [
    ...(waiting > 0 ? [`${waiting} are copied while the shop runs`] : []),
    ...(failed > 0 ? [`${failed} could not be`] : []),
  ]
  return [`${copied} of ${total} copied`, ...rest].join(', ')
}
