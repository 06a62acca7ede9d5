import type { FastifyInstance } from 'fastify'

/** `/tag-manager/gtm.js`, the container of a tag manager, which pages of any host may load. */
export function routeTagManager(server: FastifyInstance): void {
  server.get('/tag-manager/gtm.js', (_request, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .header('cross-origin-resource-policy', 'cross-origin')
      .header('cache-control', 'no-store')
      .send(CONTAINER_SCRIPT),
  )
}

/**
 * A container reads what is in the data layer when it comes, and what is added later. This one only writes down, in
 * `standinTagManager`, the consent that held when it came and everything it has read; commands are the `arguments` of a call,
 * and a list is not one. Nothing is sent anywhere.
 */
const CONTAINER_SCRIPT = `(() => {
  const id = new URL(document.currentScript.src).searchParams.get('id')
  const layer = window.dataLayer ?? []
  const isCommand = entry => Object.prototype.toString.call(entry) === '[object Arguments]'
  const readings = []
  const read = entry => readings.push(isCommand(entry) ? { command: [...entry] } : Array.isArray(entry) ? { ignored: entry } : entry)
  const consentBefore = [...layer].filter(isCommand).some(([name, kind]) => name === 'consent' && kind === 'default')
  layer.forEach(read)
  const push = layer.push.bind(layer)
  layer.push = (...entries) => {
    entries.forEach(read)
    return push(...entries)
  }
  window.standinTagManager = { id, consentBefore, readings }
})()
`
