import type { CrawledHost, CrawledPage } from './crawl-host.ts'
import { isEnglishLeftOver } from './english-left-over.ts'
import { foreignPriceIn } from './foreign-price.ts'
import type { SeenPage } from './read-page.ts'

/** Something a crawler has found wrong with a page. */
export interface CrawlProblem {
  readonly url: string
  readonly problem: string
}

/** What is wrong with the pages of a host by themselves: links, heads, headings, languages, currencies, the sitemap. */
export function checkHost(host: CrawledHost, englishTexts: ReadonlySet<string>): CrawlProblem[] {
  const problems = [...host.pages.values()].flatMap(crawled =>
    problemsOf(crawled, host, englishTexts).map(problem => ({ url: crawled.url, problem })),
  )
  const indexable = new Set([...host.pages.values()].filter(isIndexable).map(({ url }) => url))
  for (const url of host.sitemap)
    if (!indexable.has(url)) problems.push({ url, problem: 'stands in the sitemap and is not for search engines' })
  for (const url of indexable)
    if (!host.sitemap.has(url)) problems.push({ url, problem: 'is for search engines and not in the sitemap' })
  return problems
}

/** Whether a page asks search engines to show it under its own address. Later pages of a listing need no sitemap. */
export function isIndexable({ url, status, page }: CrawledPage): boolean {
  return (
    status === 200 &&
    page !== undefined &&
    page.isIndexable &&
    page.canonicals[0] === url &&
    !new URL(url).searchParams.has('page')
  )
}

function problemsOf(
  { status, location, from, page }: CrawledPage,
  { market }: CrawledHost,
  english: ReadonlySet<string>,
): string[] {
  if (status >= 300 && status < 400) return [`is linked to from ${from} and redirects (${status}) to ${location}`]
  if (status !== 200) return [`is linked to from ${from} and answers ${status}`]
  if (!page) return []
  const own = market.languages.find(language => page.lang === `${language}-${market.country}`)
  return [
    ...(own ? [] : [`says that its language is ${page.lang || 'none'}`]),
    ...headProblemsOf(page),
    ...textProblemsOf(page, own, english),
    ...page.texts.flatMap(({ text }) => {
      const price = foreignPriceIn(text, market)
      return price ? [`names a foreign price: ${price.trim()}`] : []
    }),
  ]
}

function headProblemsOf({ titles, descriptions, canonicals, headings, isIndexable, alternates }: SeenPage): string[] {
  const problems: string[] = []
  if (titles.length !== 1 || !titles[0]?.trim()) problems.push(`has ${titles.length} titles`)
  if (headings.length !== 1 || !headings[0]?.trim()) problems.push(`has ${headings.length} first headings`)
  if (!isIndexable) return problems
  if (descriptions.length !== 1 || !descriptions[0]?.trim()) problems.push(`has ${descriptions.length} descriptions`)
  if (canonicals.length !== 1) problems.push(`has ${canonicals.length} canonical addresses`)
  if (alternates.size > 0 && !alternates.has('x-default')) problems.push('has alternates and no x-default')
  return problems
}

function textProblemsOf({ texts }: SeenPage, own: string | undefined, english: ReadonlySet<string>): string[] {
  if (own === 'en') return []
  return texts.flatMap(({ text, lang }) =>
    !lang.startsWith('en') && isEnglishLeftOver(text, english) ? [`speaks English: ${text.slice(0, 80)}`] : [],
  )
}

/** Texts English pages show, which no page in another language may repeat word for word. */
export function textsOf({ pages }: CrawledHost): Set<string> {
  return new Set(
    [...pages.values()].flatMap(({ page }) =>
      (page?.texts ?? []).filter(({ lang }) => lang.startsWith('en')).map(({ text }) => text),
    ),
  )
}
