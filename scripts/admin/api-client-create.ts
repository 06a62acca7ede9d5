import { API_SCOPES } from '@shop/domain/session'
import { createApiClient } from '@shop/engine/api-client'
import type { AdminCommand } from './command.ts'
import { readWords } from './read-words.ts'

/** `api-client create`: a program of another company that may read products (API-44). */
export const apiClientCreate: AdminCommand = {
  name: 'api-client create',
  effect: 'changes',
  summary: 'let a program read products with a token',
  usage: '<name> [--scopes …]',
  details: [
    '<name>    what the program is called',
    `--scopes  what it may do, separated by commas; scopes that exist: ${API_SCOPES.join(', ')} (default: all)`,
    'The secret is shown this once.',
  ],
  prepare(args) {
    const { arguments: words, options } = readWords(args, { arguments: ['name'], options: ['scopes'] })
    const scopes = options.scopes?.split(',').map(scope => scope.trim()) ?? API_SCOPES
    return async context => {
      const { client, secret } = await createApiClient(context, { name: words[0] ?? '', scopes })
      return { text: `client id: ${client.id}\nsecret:    ${secret}`, data: { ...client, secret } }
    }
  },
}
