import { forbiddenPage } from '../request/forbidden-page.server.ts'
import { translatorOf } from '../request/messages.ts'
import { shopContext } from '../request/request-context.server.ts'
import { hiddenPageHead } from '../seo/hidden-page-head.ts'
import type { Route } from './+types/forbidden'

/** Answers in place of a page whose form came from another site; the error page says so in the shopper's language. */
export function loader({ context }: Route.LoaderArgs): never {
  const t = translatorOf(context.get(shopContext).locale)
  throw forbiddenPage({ title: t('forbidden.title'), text: t('forbidden.text') })
}

export const meta: Route.MetaFunction = ({ matches }) => hiddenPageHead(matches, t => t('error.otherTitle'))

export default function Forbidden() {
  return null
}
