import type { ShopClient } from '@shop/contract'
import type { Page } from '../pages/page.ts'
import type { Site } from '../pages/site.ts'

/** A request for a page, with all that answering it takes. */
export interface PageRequest {
  readonly site: Site
  readonly client: ShopClient
  /** Of the access that the request brings. */
  readonly accessToken: string | undefined
  /** Parts of the path behind the language. */
  readonly path: readonly string[]
  readonly query: URLSearchParams
  /** Fields of the form that was sent; undefined where the page is only read. */
  readonly form: URLSearchParams | undefined
  /** Files of the form. */
  readonly files: readonly Uint8Array[]
}

/** A request that brings an access; what that is worth each operation decides (rule A1). */
export type OpenRequest = PageRequest & { readonly accessToken: string }

/** What a request is answered with. */
export type SiteAnswer =
  | { readonly kind: 'page'; readonly page: Page; readonly status?: number }
  /** Leads on to a path of the site; `access` is kept from then on, or ended by `null`. */
  | {
      readonly kind: 'redirect'
      readonly to: string
      readonly access?: { readonly accessToken: string; readonly expiresAt: string } | null
    }
  | {
      readonly kind: 'file'
      readonly content: Buffer
      readonly type: string
      readonly name: string
    }

/** The answer where something is not there, or not for this reader: both alike. */
export function notFound(): SiteAnswer {
  return { kind: 'page', page: { kind: 'notice', notice: 'not-found' }, status: 404 }
}

/** A field of a form or of a query as text of at most `limit` characters, without spaces around it. */
export function fieldOf(fields: URLSearchParams, name: string, limit: number): string {
  return (fields.get(name) ?? '').trim().slice(0, limit)
}
