import { readFileSync } from 'node:fs'
import path from 'node:path'
import type * as pages from '../pages/render-page.tsx'

/** The pages as they were built, and where their stylesheet is. */
interface BuiltPages {
  readonly renderPage: typeof pages.renderPage
  /** Path of the stylesheet. */
  readonly stylesheet: string
  /** Folder of the stylesheet and its fonts, served under `/assets`. */
  readonly assets: string
}

/** Where pages come from. */
export type SitePageSource = () => Promise<BuiltPages>

const BUILD = path.join(import.meta.dirname, '../../build')
const ENTRY = 'src/pages/styles.css'

/** What `build-pages.ts` made. Throws where that has not run. */
export const BUILT_SITE_PAGES: SitePageSource = async () => {
  const manifest: Record<string, { readonly file: string } | undefined> = JSON.parse(
    readFileSync(path.join(BUILD, 'client/manifest.json'), 'utf8'),
  )
  const stylesheet = manifest[ENTRY]?.file
  if (!stylesheet) throw new Error('The stylesheet of the orders site is not built')
  const { renderPage } = (await import(path.join(BUILD, 'server/render-page.js'))) as typeof pages
  return { renderPage, stylesheet: `/${stylesheet}`, assets: path.join(BUILD, 'client/assets') }
}
