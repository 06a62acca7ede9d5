import { OperationError } from '@shop/contract'
import { PASSKEY_NAME_LENGTH } from '@shop/domain/login'
import type { ShopRequest } from '../../request/request-context.server.ts'
import { type DoneSecurityChange, INTENTS, type SecurityProblem } from './security-change.ts'
import { strategyOf } from './security-words.server.ts'

/** What became of a form of the page. */
type SecurityAnswer =
  | { readonly done: DoneSecurityChange; readonly provider?: string }
  | { readonly problem: SecurityProblem; readonly done?: undefined }

/** Carries out what a button of the page about signing in wants. Failures of the shop itself are rethrown. */
export async function changeSecurity({ client }: Pick<ShopRequest, 'client'>, form: FormData): Promise<SecurityAnswer> {
  const id = String(form.get('id') ?? '')
  try {
    switch (form.get('intent')) {
      case INTENTS.unlink: {
        const provider = strategyOf(String(form.get('provider')))
        await client.call('unlinkProvider', { provider })
        return { done: 'disconnected', provider }
      }
      case INTENTS.rename: {
        const name = String(form.get('name') ?? '')
        await client.call('renamePasskey', { id, name: name.replace(/\s+/g, ' ').trim().slice(0, PASSKEY_NAME_LENGTH) })
        return { done: 'renamed' }
      }
      case INTENTS.remove:
        await client.call('removePasskey', { id })
        return { done: 'passkey-removed' }
      default:
        await client.call('endOtherSessions', id === '' ? {} : { id })
        return { done: 'signed-out' }
    }
  } catch (error) {
    if (!(error instanceof OperationError) || error.statusCode >= 500) throw error
    return { problem: error.has('InvalidOperation') ? 'last-way' : 'failed' }
  }
}
