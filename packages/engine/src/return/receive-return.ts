import { CommerceError } from '@shop/domain/error'
import { type Return, type ReturnLine, requireReturnState } from '@shop/domain/return'
import type { WantedUnits } from '@shop/domain/shipment'
import { type EngineContext, inTransaction } from '../database/context.ts'
import { findReturn, lockReturn, requireReturn, saveReturnLines, saveReturnState } from './return-rows.ts'

/**
 * Registers units of a return that have come, by default all of it. Units say how many have come in all, so that it can be repeated
 * and added to while parcels arrive. Throws `CommerceError` `resource-not-found`, `invalid-operation` for a state that cannot
 * follow, or `invalid-input` for items that are not in it and for more than was announced.
 */
export async function receiveReturn(
  context: EngineContext,
  returnNumber: string,
  units?: readonly WantedUnits[],
): Promise<Return> {
  return inTransaction(context, async db => {
    const found = await lockReturn(db, returnNumber)
    requireReturnState(found, 'Received')
    const lines = units ? receivedLines(found, units) : found.lines.map(line => ({ ...line, received: line.quantity }))
    await saveReturnLines(db, found, lines)
    if (found.state !== 'Received') await saveReturnState(context, db, found, 'Received')
    return requireReturn(await findReturn({ db }, { id: found.id }), returnNumber)
  })
}

function receivedLines({ lines, returnNumber }: Return, units: readonly WantedUnits[]): ReturnLine[] {
  const rest = new Map<string, number>()
  for (const { sku, quantity } of units) rest.set(sku, (rest.get(sku) ?? 0) + quantity)
  const received = lines.map(line => {
    const wanted = rest.get(line.sku)
    if (wanted === undefined) return line
    const taken = Math.min(wanted, line.quantity)
    rest.set(line.sku, wanted - taken)
    return { ...line, received: taken }
  })
  const [excess] = [...rest].find(([sku, quantity]) => quantity > 0 || !lines.some(line => line.sku === sku)) ?? []
  if (excess !== undefined)
    throw new CommerceError({ code: 'invalid-input', field: 'sku' }, `${returnNumber} does not announce as many of ${excess}`)
  return received
}
