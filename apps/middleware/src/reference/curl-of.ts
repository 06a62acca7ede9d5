import type { Endpoint } from './document-types.ts'

/** The shop whose addresses the examples are written with. */
const ORIGIN = 'https://anvil.de/api'

/** How an endpoint is called from a shell. Calls that change or show what belongs to a session keep its cookies in a file. */
export function curlOf(method: string, path: string, endpoint: Endpoint, isPublic: boolean): string {
  const body = endpoint.requestBody?.content['application/json']?.example
  const parameters = endpoint.parameters ?? []
  const address = parameters
    .filter(parameter => parameter.in === 'path')
    .reduce((text, { name, example }) => text.replace(`{${name}}`, encodeURIComponent(String(example))), `${ORIGIN}${path}`)
  const query = parameters
    .filter(parameter => parameter.in === 'query')
    .flatMap(parameter => {
      const example = parameter.content?.['application/json']?.example ?? parameter.example
      if (example === undefined) return []
      const value = typeof example === 'string' ? example : JSON.stringify(example)
      return [`--data-urlencode ${quote(`${parameter.name}=${value}`)}`]
    })
  const words = [
    `curl ${query.length > 0 ? '-G ' : method === 'get' ? '' : `-X ${method.toUpperCase()} `}${address}`,
    ...(isPublic ? [] : ['-b cookies.txt -c cookies.txt']),
    ...(body === undefined ? [] : [`-H 'content-type: application/json'`, `-d ${quote(JSON.stringify(body))}`]),
    ...query,
  ]
  return words.join(' \\\n  ').replace('-X POST ', body === undefined ? '-X POST ' : '')
}

function quote(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`
}
