/** URL of a cluster that tests are run on as well, where one is available; it holds nothing of a shop. */
export const LIVE_URL = process.env.OPENSEARCH_URL
