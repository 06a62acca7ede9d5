export { startFakeOpenSearch } from './fake-opensearch.fixtures.ts'
export { LIVE_URL } from './live-url.ts'
export { factsOfAll, offersOfAll, textsOf } from './small-shop.fixtures.ts'
