import { openOpenSearch } from '@shop/search/opensearch'
import type { AdminCommand } from './command.ts'
import { readWords } from './read-words.ts'

/** `search rebuild`: builds all indexes of the cluster again while the shop sells, such as after an upgrade of OpenSearch. */
export const searchRebuild: AdminCommand = {
  name: 'search rebuild',
  // Of what the shop has stored: an index is a copy of it.
  effect: 'reads',
  summary: 'build the indexes of OpenSearch again, while it goes on answering',
  usage: '',
  details: [],
  prepare(args) {
    readWords(args, { options: [] })
    const url = process.env.OPENSEARCH_URL
    if (!url)
      throw new Error('OPENSEARCH_URL is not set: the shop searches by itself, in indexes that it keeps in order by itself')
    return async () => {
      const search = await openOpenSearch({ url })
      try {
        await search.rebuild()
        const { documents } = await search.status()
        const indexes = Object.keys(documents).length
        return { text: `${indexes} indexes were built again`, data: { documents } }
      } finally {
        await search.close()
      }
    }
  },
}
