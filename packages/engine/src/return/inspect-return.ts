import { CommerceError } from '@shop/domain/error'
import { type Return, type ReturnLine, requireReturnState } from '@shop/domain/return'
import { type EngineContext, inTransaction } from '../database/context.ts'
import { findReturn, lockReturn, requireReturn, saveReturnLines, saveReturnState } from './return-rows.ts'

/** What was found about units of an item. */
export interface Inspection {
  readonly sku: string
  /** Units the shop takes back. */
  readonly accepted: number
  /** Those of them that can be sold as new. */
  readonly restocked: number
  /** Cents with VAT that the accepted ones have lost in value. */
  readonly reductionCents: number
}

/**
 * Registers what was found about the goods of a return: by default all that came is as good as new, and of what came nothing is
 * accepted that an inspection does not name. Where nothing is accepted at all the return is closed, and the goods go back. A
 * repetition finds what was found first. Throws `CommerceError` `resource-not-found`, `invalid-operation` for a state that cannot
 * follow, or `invalid-input` for numbers that do not fit.
 */
export async function inspectReturn(
  context: EngineContext,
  returnNumber: string,
  { inspections, note }: { readonly inspections?: readonly Inspection[]; readonly note?: string },
): Promise<Return> {
  return inTransaction(context, async db => {
    const found = await lockReturn(db, returnNumber)
    if (found.state === 'Inspected' || found.state === 'Closed') return found
    requireReturnState(found, 'Inspected')
    const lines = found.lines.map(line => inspectedLine(found, line, inspections))
    for (const { sku } of inspections ?? [])
      if (!lines.some(line => line.sku === sku)) throw misfit(`${sku} is not in ${returnNumber}`)
    await saveReturnLines(db, found, lines)
    await saveReturnState(context, db, found, 'Inspected', note === undefined ? {} : { note })
    if (lines.every(({ accepted }) => accepted === 0))
      await saveReturnState(context, db, { ...found, state: 'Inspected' }, 'Closed')
    return requireReturn(await findReturn({ db }, { id: found.id }), returnNumber)
  })
}

function inspectedLine({ returnNumber, lines }: Return, line: ReturnLine, inspections?: readonly Inspection[]): ReturnLine {
  if (!inspections) return { ...line, accepted: line.received, restocked: line.received }
  const named = inspections.filter(({ sku }) => sku === line.sku)
  if (named.length > 1 || (named.length > 0 && lines.filter(({ sku }) => sku === line.sku).length > 1))
    throw misfit(`${line.sku} can be named once in ${returnNumber}, and is in it more than once`)
  const { accepted = 0, restocked = 0, reductionCents = 0 } = named[0] ?? {}
  const isPossible = accepted >= 0 && accepted <= line.received && restocked >= 0 && restocked <= accepted && reductionCents >= 0
  if (!isPossible || (accepted === 0 && reductionCents > 0))
    throw misfit(`Of ${line.sku} ${line.received} have come: ${accepted} accepted and ${restocked} back in stock do not fit`)
  return { ...line, accepted, restocked, reductionCents }
}

function misfit(message: string): CommerceError {
  return new CommerceError({ code: 'invalid-input', field: 'lines' }, message)
}
