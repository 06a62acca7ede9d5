import type { Translate } from '@shop/i18n'
import type { RefusedChange } from './change-cart.server.ts'

/** What is said of a change that was refused. */
export function refusalText(t: Translate, refused: RefusedChange): string {
  if (refused.kind === 'add-all') return refused.text
  return t(refused.kind === 'add' ? 'cart.problem' : 'cart.changeProblem')
}
