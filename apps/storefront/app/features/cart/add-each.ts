import { OperationError } from '@shop/contract'
import type { Translate } from '@shop/i18n'
import { partlyAddedText } from './partly-added-text.ts'

interface NamedAddition {
  readonly sku: string
  /** What a shopper knows it by; the SKU where it is missing. */
  readonly name?: string | undefined
}

interface AddEachOptions<Addition> {
  /** Puts one into the cart, behind those before it; rejects where it is not in it afterwards. */
  readonly send: (addition: Addition) => Promise<void>
  readonly t: Translate
  /** Says what could not be added. */
  readonly tell: (text: string) => void
}

/**
 * Adds several products at once. One that is refused keeps none of the others out: those behind it, which the queue drops with it,
 * are sent again. Says which ones are missing and why, and which are in the cart. Resolves to whether any of them is (CART-08, CART-22).
 */
export async function addEach<Addition extends NamedAddition>(
  additions: readonly Addition[],
  { send, t, tell }: AddEachOptions<Addition>,
): Promise<boolean> {
  const added: Addition[] = []
  const soldOut: Addition[] = []
  const failed: Addition[] = []
  let waiting = [...additions]
  while (waiting.length > 0) {
    const outcomes = await Promise.allSettled(waiting.map(send))
    const first = outcomes.findIndex(({ status }) => status === 'rejected')
    const refused = waiting[first]
    added.push(...(first === -1 ? waiting : waiting.slice(0, first)))
    if (!refused) break
    const { reason } = outcomes[first] as PromiseRejectedResult
    if (reason instanceof OperationError && reason.statusCode < 500) {
      if (reason.has('OutOfStock')) soldOut.push(refused)
      else failed.push(refused)
      waiting = waiting.slice(first + 1)
    } else {
      // A shop that does not answer is not asked for the next one.
      failed.push(...waiting.slice(first))
      break
    }
  }
  if (soldOut.length + failed.length > 0) {
    const names = (some: readonly Addition[]) => some.map(({ sku, name }) => name ?? sku)
    const isNothing = added.length === 0 && soldOut.length === 0
    tell(
      isNothing ? t('cart.problem') : partlyAddedText(t, { added: names(added), soldOut: names(soldOut), failed: names(failed) }),
    )
  }
  return added.length > 0
}
