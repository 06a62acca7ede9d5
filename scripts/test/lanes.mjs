// What belongs to the wide lane of the tests, with the reason. Everything else is the fast lane. Every file of the wide
// lane may run for minutes; in the fast lane a test takes seconds, and as many minutes where much else runs.

/** Tests that try many histories, shapes or sizes. */
export const WIDE_TESTS = {
  'apps/middleware/src/cart/cart-histories.test.ts': '200 histories of up to eight clients, searched for a linear order',
  'apps/middleware/src/http/hostile-payloads.test.ts': 'hostile bodies and queries for every operation',
  'apps/middleware/src/order/order-races.test.ts': '1000 buyers at once, three times',
  'apps/middleware/src/testing/fuzz/fuzz-shop.test.ts': '3000 valid, mutated and hostile requests',
  'demo/src/build-catalogue.test.ts': 'the whole catalogue in 21 languages, made twice',
  'demo/src/build-more-products.test.ts': 'thousands of varied products',
  'demo/src/seed-products.test.ts': '2000 products stored, and stored again',
  'demo/src/seed.test.ts': 'the whole demo shop stored, by two processes at once',
  'packages/engine/src/cart/cart-model.test.ts': 'histories of a cart against a model',
  'scripts/admin/other-schema.test.ts': 'starts every program of the shop twice',
  'scripts/backup/point-in-time.test.ts': 'a PostgreSQL stopped, killed and recovered, by eight programs',
  'scripts/database/pooled.test.ts': 'a database and a pool in front of it, where PgBouncer is installed',
  'scripts/database/replica.test.ts': 'two databases, one of which is killed under load',
  'scripts/import/import-any-table.test.ts': '40 random tables, each imported twice by a program',
  'scripts/import/import-killed.test.ts': 'a shop taken over three times, once killed at ten places',
  'scripts/import/import-sigkill.test.ts': 'imports of processes of their own, killed at ten places',
  'scripts/opensearch/cluster.test.ts': 'a cluster of three nodes, where OPENSEARCH_ARCHIVES names one that was fetched',
  'scripts/run/run-until-stopped.test.ts': 'starts and kills PostgreSQL and a shop eight times',
}

/** Journeys through all markets, of programs, or next to a second shop. */
export const WIDE_JOURNEYS = {
  'e2e/accessibility.spec.ts': 'every kind of page and all that opens over it in four languages, on a phone in two sizes of text',
  'e2e/benchmarks.spec.ts': 'opens five shops of its own, one after another',
  'e2e/country-editions.spec.ts': 'goods that programs import, in the shops of two countries',
  'e2e/crawl.spec.ts': 'over a thousand pages of four hosts, one after another',
  'e2e/development.spec.ts': 'fills and transforms a shop of its own under `npm run dev`',
  'e2e/every-market.spec.ts': 'an order in each of the markets that sell, the cookies and the footer of each',
  'e2e/fleet.spec.ts': 'two machines behind a balancer, one of which is killed and one replaced',
  'e2e/hostile-requests.spec.ts': 'thousands of hostile requests to pages',
  'e2e/no-dead-end.spec.ts': 'sixteen carts in each market that sells, and the page about payment of all',
  'e2e/opensearch-sale.spec.ts': 'a cluster of three nodes and two shops, where OPENSEARCH_ARCHIVES names one that was fetched',
  'e2e/orders-site.spec.ts': 'orders that commands ship, mails and documents that the worker makes, one after another',
  'e2e/paths.spec.ts': 'every path of each of the 25 markets',
  'e2e/privacy.spec.ts': 'reads every table of the database, again and again, and waits for ten mails',
  'e2e/readers-settings.spec.ts': 'the same pages in the colours of the reader',
  'e2e/sale-day.spec.ts': 'a shop of its own, to which far more come than it can serve',
  'e2e/screens.spec.ts': 'fills a shop of its own and looks at every screen of it in three windows',
  'e2e/stored-pages.spec.ts': 'every page of the table of routes and its data, three times each',
}

/** How long a test may take before it counts as hanging, in ms. Machines differ, and no test fails because one is slow. */
export const HANG_GUARD_MS = { fast: 5 * 60_000, wide: 20 * 60_000 }
