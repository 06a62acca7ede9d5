import type { SearchSettings } from '@shop/integrations/search'
import type { UpstreamSettingsReader } from './upstream-settings-reader.ts'

/** The shop's application at the search service. */
export function readSearchSettings(env: NodeJS.ProcessEnv, upstream: UpstreamSettingsReader): SearchSettings {
  return {
    url: upstream.url('SEARCH_URL', env.SEARCH_URL, '/search'),
    applicationId: upstream.key('SEARCH_APP_ID', env.SEARCH_APP_ID, 'ANVILLOCAL'),
    apiKey: upstream.key('SEARCH_API_KEY', env.SEARCH_API_KEY, 'anvil-local'),
  }
}
