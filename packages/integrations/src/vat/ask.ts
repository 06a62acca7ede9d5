import type { VatCheck } from '@shop/domain/vat'
import { UpstreamError } from '../http/service-client.ts'

/** What a question came to: an answer that cannot be read is a fault of the service, one that did not come in time a timeout. */
export async function ask(question: () => Promise<VatCheck | undefined>): Promise<VatCheck> {
  try {
    return (await question()) ?? { kind: 'silent', cause: 'system-error' }
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error
    return { kind: 'silent', cause: error.reason === 'timeout' ? 'timeout' : 'system-error' }
  }
}
