import type { Language } from '@shop/domain/market'

/** What the starter and the entry have to know of the application of a page; it stands in the document as JSON. */
export interface PageApplication {
  /** URL of the module that hydrates the page. */
  readonly entry: string
  /** URL of the module that defines the route table. */
  readonly manifest: string
  /** URL of the runtime of hot updates, while a developer works on the pages. */
  readonly hotUpdates?: string
  /** URLs of the modules of each route of the page, by the id of the route. */
  readonly routes: Readonly<Record<string, readonly string[]>>
  /** Names of the pages of routes that have modules per page (`SplitRoute`), by the id of the route. */
  readonly pages: Readonly<Record<string, string>>
  /** URLs of everything that these import, fetched together with them. */
  readonly imports: readonly string[]
  /** What the starter needs to put something into the cart; missing on pages without a shop. */
  readonly shop?: {
    readonly language: Language
    /** Those of the market. */
    readonly languages: readonly Language[]
    /** Whether the page came without its visitor, who is then asked for. */
    readonly isForAll: boolean
    /** Says that something could not be put into the cart. */
    readonly addingProblem: string
  }
}

/** Id of the element that holds it. */
export const APPLICATION_ID = 'application'

/** Id of the element in which the starter says that something has failed. */
export const NOTICE_ID = 'starter-notice'

/** Reads it from the document. Undefined on pages that come without scripts. */
export function readPageApplication(): PageApplication | undefined {
  const json = document.getElementById(APPLICATION_ID)?.textContent
  return json ? (JSON.parse(json) as PageApplication) : undefined
}
