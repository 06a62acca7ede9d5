// npm run crawl: follows every link of the running shop as a search engine does, and says what is wrong.
//   npm run crawl -- --port 3000 --hosts de,gr   some storefronts only
import { parseArgs } from 'node:util'
import { COUNTRIES, isCountryCode, marketOf } from '@shop/domain/market'
import { checkAlternates } from './crawl/check-alternates.ts'
import { type CrawlProblem, checkHost, textsOf } from './crawl/check-host.ts'
import { type CrawledHost, crawlHost } from './crawl/crawl-host.ts'
import { createFetchPage } from './crawl/fetch-page.ts'
import { endWithMessage } from './run/end-with-message.ts'

/** Problems of one kind that are told by address; of the rest only the number. */
const MAX_PRINTED = 200

await endWithMessage(async () => {
  const { port, countries } = readOptions()
  const fetchPage = createFetchPage()
  const hosts: CrawledHost[] = []
  try {
    for (const country of countries) {
      const started = performance.now()
      const host = await crawlHost(marketOf(country), { fetchPage, port, maxPages: 5_000, clients: 4 })
      hosts.push(host)
      const seconds = ((performance.now() - started) / 1000).toFixed(0)
      console.log(`${host.origin}: ${host.pages.size} pages, ${host.sitemap.size} in the sitemap, ${seconds} s`)
    }
  } finally {
    fetchPage.close()
  }
  const english = new Set(hosts.filter(({ market }) => market.languages.includes('en')).flatMap(host => [...textsOf(host)]))
  const problems = [...hosts.flatMap(host => checkHost(host, english)), ...checkAlternates(hosts)]
  tell(problems)
  const pages = hosts.reduce((sum, host) => sum + host.pages.size, 0)
  if (problems.length > 0) throw new Error(`${problems.length} problems on ${pages} pages of ${hosts.length} hosts`)
  console.log(`${pages} pages of ${hosts.length} hosts are as they should be`)
})

function readOptions() {
  const { values } = parseArgs({ options: { port: { type: 'string' }, hosts: { type: 'string' } } })
  const port = Number(values.port ?? process.env.PORT ?? 3000)
  if (!Number.isInteger(port) || port < 1 || port > 65_535) throw new Error(`--port ${values.port} is no port`)
  // English first: what it says is not to be found elsewhere.
  const asked = values.hosts?.split(',').map(name => name.trim().toUpperCase()) ?? [
    'GB',
    ...COUNTRIES.filter(country => country !== 'GB'),
  ]
  const countries = asked.filter(isCountryCode)
  const unknown = asked.filter(name => !isCountryCode(name))
  if (unknown.length > 0) throw new Error(`--hosts ${unknown.join(', ')}: no such country`)
  return { port, countries }
}

function tell(problems: readonly CrawlProblem[]): void {
  for (const { url, problem } of problems.slice(0, MAX_PRINTED)) console.log(`${url} ${problem}`)
  if (problems.length > MAX_PRINTED) console.log(`and ${problems.length - MAX_PRINTED} more`)
}
