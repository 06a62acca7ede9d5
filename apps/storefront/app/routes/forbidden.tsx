import { data } from 'react-router'
import { hiddenPageHead } from '../seo/hidden-page-head.ts'
import type { Route } from './+types/forbidden'

/** Answers in place of a page whose form came from another site; the error page says so in the shopper's language. */
export function loader(): never {
  throw data(null, { status: 403 })
}

export const meta: Route.MetaFunction = ({ matches }) => hiddenPageHead(matches, t => t('error.otherTitle'))

export default function Forbidden() {
  return null
}
