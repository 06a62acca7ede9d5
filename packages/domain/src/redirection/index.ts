export {
  parseRedirection,
  REDIRECTION_CODES,
  type Redirection,
  type RedirectionAnswer,
  type RedirectionCode,
  type RedirectionProblem,
  type RedirectionRow,
  sourcesOf,
} from './redirection.ts'
export { createRedirectionGraph, type RedirectionGraph } from './redirection-graph.ts'
export { safeRedirect } from './safe-redirect.ts'
export { type ShopSystemPage, shopSystemPageOf } from './shop-system-url.ts'
