import type { Operation } from '@shop/contract/operations'
import type { AdmissionTicket } from '../admission/admission.ts'

/** How an operation is admitted. A call that carries a version changes the cart of its id, and waits its turn there. */
export function admissionTicketOf({ rate }: Pick<Operation, 'rate'>, params: unknown, signal: AbortSignal): AdmissionTicket {
  const { id, version } = params as { id?: unknown; version?: unknown }
  return { kind: rate, ...(version !== undefined && typeof id === 'string' ? { cartId: id.toLowerCase() } : {}), signal }
}
