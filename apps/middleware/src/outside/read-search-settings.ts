import type { SearchSettings } from '@shop/integrations/search'
import type { OutsideReader } from './outside-reader.ts'

/** The shop's application at the search service. */
export function readSearchSettings(env: NodeJS.ProcessEnv, outside: OutsideReader): SearchSettings {
  return {
    url: outside.url('SEARCH_URL', env.SEARCH_URL, '/search'),
    applicationId: outside.key('SEARCH_APP_ID', env.SEARCH_APP_ID, 'ANVILLOCAL'),
    apiKey: outside.key('SEARCH_API_KEY', env.SEARCH_API_KEY, 'anvil-local'),
  }
}
