import { codeView, jsonView } from './code-view.ts'
import { curlOf } from './curl-of.ts'
import type { ApiDocument, Content, Endpoint, Schema } from './document-types.ts'
import { type Html, html, prose } from './html.ts'
import { fieldsView, fieldView, schemaNameOf, typeView } from './schema-view.ts'

type Methods = Readonly<Record<string, Endpoint>>

/** The endpoint a path is listed by: its POST, or the only one it has. */
export function mainEndpointOf(methods: Methods): [method: string, endpoint: Endpoint] {
  const [first] = Object.entries(methods)
  const main = methods.post ? (['post', methods.post] as [string, Endpoint]) : first
  if (!main) throw new Error('A path without method')
  return main
}

/** Everything about a path: what it takes and answers on one side, how that looks on the other. */
export function endpointView(document: ApiDocument, path: string, methods: Methods): Html {
  const [method, endpoint] = mainEndpointOf(methods)
  const twin = method === 'post' ? methods.get : undefined
  const isPublic = method === 'get' || twin !== undefined
  return html`<section class="endpoint" id="${endpoint.operationId}">
    <div class="words">
      <h3><a href="#${endpoint.operationId}">${endpoint.operationId}</a></h3>
      <p class="address"><span class="method ${method}">${method}</span>${twin && html`<span class="method get">get</span>`} <code>${path}</code></p>
      <p>${prose(endpoint.summary)}</p>
      ${endpoint.description && html`<p>${prose(endpoint.description)}</p>`}
      ${inputView(document, endpoint)}
      ${answerView(document, endpoint)}
    </div>
    <div class="examples">
      ${codeView('Call', html`${curlOf(method, path, endpoint, isPublic)}`)}
      ${twin && html`<details><summary>As GET, to be kept by caches</summary>${codeView('Call by GET', html`${curlOf('get', path, twin, true)}`)}</details>`}
      ${exampleView(endpoint.responses[200]?.content)}
    </div>
  </section>`
}

function exampleView(content: Content | undefined): Html | undefined {
  const [form] = Object.entries(content ?? {})
  if (!form || form[1].example === undefined) return undefined
  const [type, { example }] = form
  return codeView('Answer', type.includes('json') ? jsonView(example) : html`${String(example)}`)
}

function inputView(document: ApiDocument, endpoint: Endpoint): Html | undefined {
  const parameters = endpoint.parameters ?? []
  const body = endpoint.requestBody?.content['application/json']?.schema
  if (parameters.length > 0) {
    const fields = parameters.map(({ name, schema, content, required = false, description }) => {
      const own = schema ?? content?.['application/json']?.schema ?? {}
      return fieldView(name, description ? { ...own, description } : own, { isRequired: required, marked: 'required' })
    })
    return html`<h4>Parameters</h4><ul class="fields">${fields}</ul>`
  }
  if (!body) return undefined
  const { params, customQueries } = payloadOf(body)
  const fields = fieldsView(resolve(document, params), 'required')
  return html`<h4>${params === body ? 'Body' : 'Params'}</h4>
    ${fields ?? html`<p class="note">none</p>`}
    ${customQueries.length > 0 && html`<h4>Custom query</h4><p class="choices">${customQueries.map(name => html`<code>${String(name)}</code> `)}</p>`}`
}

/** The params and custom queries of an operation's body; another body is its own params. */
function payloadOf(body: Schema): { params: Schema; customQueries: readonly unknown[] } {
  const [list, bare] = body.oneOf ?? []
  if (!list?.prefixItems || !bare) return { params: body, customQueries: [] }
  return { params: bare, customQueries: list.prefixItems[1]?.enum ?? [] }
}

function answerView(document: ApiDocument, endpoint: Endpoint): Html | undefined {
  const schema = endpoint.responses[200]?.content?.['application/json']?.schema
  const errors = Object.keys(endpoint.responses).filter(status => Number(status) >= 400)
  const { data } = schema?.properties ?? {}
  const result = data ?? schema
  return html`${result && html`<h4>Answer${data && html` <span class="type">in <code>data</code></span>`}</h4>${resultView(document, result)}`}
    <p class="statuses">${Object.keys(endpoint.responses).map(status => html`<a href="#${Number(status) >= 400 && errors.includes(status) ? `error-${status}` : endpoint.operationId}" class="status s${status.slice(0, 1)}">${status}</a> `)}</p>`
}

function resultView(document: ApiDocument, result: Schema): Html {
  const name = schemaNameOf(result)
  const isOwn = name === undefined || name.includes('.')
  const fields = isOwn ? fieldsView(resolve(document, result), 'optional') : undefined
  return fields ?? html`<p class="type">${typeView(isOwn ? resolve(document, result) : result)}</p>`
}

function resolve(document: ApiDocument, schema: Schema): Schema {
  const name = schemaNameOf(schema)
  return name === undefined ? schema : (document.components.schemas[name] ?? schema)
}
