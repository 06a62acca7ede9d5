import { redirect } from 'react-router'
import { shopContext } from '../request/request-context.server.ts'
import type { Route } from './+types/account'

/** The account leads to the profile (ACC-15). */
export function loader({ context }: Route.LoaderArgs) {
  throw redirect(context.get(shopContext).hrefs.account('my-profile'), 302)
}
