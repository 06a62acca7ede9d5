import type { ApiDocument } from './document-types.ts'
import { endpointView, mainEndpointOf } from './endpoint-view.ts'
import { CHAPTERS, guideView } from './guide-view.ts'
import { Html, html } from './html.ts'
import { REFERENCE_SCRIPT } from './reference-script.ts'
import { REFERENCE_STYLE } from './reference-style.ts'
import { fieldsView, typeView } from './schema-view.ts'

/** The reference as a page to read: no part of it needs scripts, and nothing of it comes from elsewhere. */
export function referencePage(document: ApiDocument): string {
  const paths = Object.entries(document.paths)
  const groups = document.tags.map(({ name }) => ({
    name,
    paths: paths.filter(([, methods]) => mainEndpointOf(methods)[1].tags.includes(name)),
  }))
  const schemas = Object.entries(document.components.schemas).filter(([name]) => !/\.|^Error\d/.test(name))
  const page = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${document.info.title}</title>
<style>${new Html(REFERENCE_STYLE)}</style>
</head>
<body>
<a class="skip" href="#main">Skip to content</a>
<header class="top"><p class="brand"><span aria-hidden="true">▲</span> Anvil <span>API</span></p><p class="version">${document.info.version} · <a href="openapi.json">openapi.json</a></p></header>
<nav aria-label="Reference">
<details class="menu" open><summary>Contents</summary>
<p class="filter" hidden><input type="search" id="filter" placeholder="Find an operation" aria-label="Find an operation" autocomplete="off"></p>
<div class="group"><p>Guide</p><ul>${CHAPTERS.map(({ id, title }) => html`<li><a href="#${id}">${title}</a></li>`)}</ul></div>
${groups.map(
  group =>
    html`<div class="group"><p>${group.name}</p><ul>${group.paths.map(([, methods]) => {
      const [method, { operationId }] = mainEndpointOf(methods)
      return html`<li><a href="#${operationId}"><span>${operationId}</span><span class="method ${method}">${method}</span></a></li>`
    })}</ul></div>`,
)}
<div class="group"><p>Types</p><ul>${schemas.map(([name]) => html`<li><a href="#schema-${name}">${name}</a></li>`)}</ul></div>
</details>
</nav>
<main id="main">
<section class="endpoint wide intro"><div class="words"><h1>${document.info.title}</h1><p class="lead">Everything a storefront of Anvil does, it does by these operations: ${paths.filter(([path]) => path.startsWith('/new-ct/')).length} of them, with one form of answers and one form of errors. The same document for machines is <a href="openapi.json">openapi.json</a>.</p></div></section>
${guideView(document)}
${groups.map(group => groupView(document, group))}
<section class="types"><h2 id="types">Types</h2>${schemas.map(
    ([name, schema]) =>
      html`<section class="schema" id="schema-${name}"><h3><a href="#schema-${name}">${name}</a></h3>${fieldsView(schema, 'optional') ?? html`<p class="type">${typeView(schema)}</p>`}</section>`,
  )}</section>
</main>
<script>${new Html(REFERENCE_SCRIPT)}</script>
</body>
</html>`
  return page.text
}

interface Group {
  readonly name: string
  readonly paths: readonly [string, ApiDocument['paths'][string]][]
}

function groupView(document: ApiDocument, { name, paths }: Group): Html {
  return html`<h2 class="noun" id="noun-${name}">${name}</h2>${paths.map(([path, methods]) => endpointView(document, path, methods))}`
}
