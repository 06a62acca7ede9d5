import { loadNavigation } from '../catalogue/navigation.server.ts'
import { cacheableText } from '../request/file-response.server.ts'
import { shopContext } from '../request/request-context.server.ts'
import type { Route } from './+types/navigation'

/** Under the version it was asked for the answer never changes; under another one it is asked for again each time. */
const CURRENT = 'public, max-age=31536000, immutable'
const OUTDATED = 'public, max-age=0, must-revalidate'

/** The whole tree of categories in the locale of the URL, for menus that are opened (NAV-08, NAV-13). */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const { departments, version } = await loadNavigation(context.get(shopContext))
  const cacheControl = url.searchParams.get('v') === version ? CURRENT : OUTDATED
  return cacheableText(request, JSON.stringify({ departments }), 'application/json; charset=utf-8', cacheControl)
}
