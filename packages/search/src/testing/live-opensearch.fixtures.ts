/** Address of a cluster the contract is proven on as well; undefined where there is none. */
export const LIVE_URL = process.env.OPENSEARCH_URL
