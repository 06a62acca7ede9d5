// The arrows of the house. Each rule says why it exists; scripts/architecture proves that each finds what it forbids.
const test = String.raw`\.(test|fixtures|cases)\.tsx?$|/testing/|^apps/storefront/gallery/`
const production = { pathNot: test }
// Stories obey the arrows of what they show, and like tests may have builders.
const story = String.raw`\.stories\.tsx$`

/** What `folder` may not import: every room of ours that is not listed. */
function onlyThese(name, folder, allowed, comment) {
  return {
    name,
    comment,
    severity: 'error',
    from: { path: `^${folder}/`, ...production },
    to: { path: '^(apps|packages|demo|content|scripts)/', pathNot: [folder, ...allowed].map(path => `^${path}/`) },
  }
}

const content = 'content'
const contract = 'packages/contract'
const domain = 'packages/domain'
const engine = 'packages/engine'
const fiscal = 'packages/fiscal'
const http = 'packages/http'
const i18n = 'packages/i18n'
const importers = 'packages/importers'
const integrations = 'packages/integrations'
const monitoring = 'packages/monitoring'
const pdf = 'packages/pdf'
const ownProcess = 'packages/process'
const paymentCode = 'packages/payment-code'
const search = 'packages/search'
const ui = 'packages/ui'

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'domain-is-pure',
      comment: 'The rules of the shop run in the browser and on the server and depend on nothing but each other.',
      severity: 'error',
      from: { path: `^${domain}/`, ...production },
      to: { pathNot: `^${domain}/` },
    },
    onlyThese(
      'contract-knows-domain',
      contract,
      [domain],
      'The contract describes operations with the types of the domain; it knows neither client nor server.',
    ),
    onlyThese('content-knows-contract', content, [contract, domain], 'Editorial texts do not know where they are shown.'),
    onlyThese(
      'engine-knows-domain',
      engine,
      [domain],
      'Outside services reach the engine as arguments; it must not know how it is called.',
    ),
    onlyThese(
      'importers-know-domain',
      importers,
      [domain],
      "How files of other shop systems are read and what they mean here; what is stored already is the engine's business.",
    ),
    onlyThese(
      'integrations-know-domain',
      integrations,
      [domain],
      'A client of an outside service can be replaced without touching the shop.',
    ),
    onlyThese(
      'search-knows-domain',
      search,
      [domain],
      'A search engine is told what changed; where that is kept and who asks is not its business.',
    ),
    onlyThese(
      'payment-code-knows-domain',
      paymentCode,
      [domain],
      "What a bank's app reads from a code depends on a transfer alone, not on where its code is shown.",
    ),
    onlyThese(
      'fiscal-knows-domain',
      fiscal,
      [domain, i18n, paymentCode, pdf],
      'A document is rendered from what was issued alone, so that it is the same file whenever it is made.',
    ),
    onlyThese('i18n-knows-domain', i18n, [domain], 'Messages and formats serve every room and depend on no other.'),
    onlyThese(
      'http-knows-nothing',
      http,
      [],
      'What every server does before it looks at a request has nothing to do with what the shop sells.',
    ),
    onlyThese(
      'monitoring-knows-domain',
      monitoring,
      [domain],
      "What every process tells an owner's collector has nothing to do with what the process does.",
    ),
    onlyThese(
      'process-knows-monitoring',
      ownProcess,
      [monitoring, domain],
      'How a process is told what it needs and when to stop has nothing to do with what it does.',
    ),
    onlyThese(
      'pdf-knows-nothing',
      pdf,
      [],
      'How letters of every script get onto a page has nothing to do with what the page says.',
    ),
    {
      ...onlyThese('ui-knows-nothing', ui, [], 'Components know no commerce, so that they can be judged and changed alone.'),
      from: { path: `^${ui}/`, pathNot: [test, story] },
    },
    {
      ...onlyThese(
        'stories-of-ui-know-words',
        ui,
        [i18n],
        'A story says what a page would, in messages of the shop; what it shows still knows no commerce.',
      ),
      from: { path: `^${ui}/.*(${story}|/testing/)` },
    },
    onlyThese(
      'standins-know-nothing',
      'apps/standins',
      [http],
      'A double that shares code with its client repeats its mistakes; the limits of a server are no mistake of a client.',
    ),
    onlyThese(
      'storefront-knows-contract',
      'apps/storefront',
      [contract, domain, http, i18n, monitoring, ownProcess, paymentCode, pdf, ui],
      'Pages reach data only by operations, which alone check who may see it.',
    ),
    onlyThese(
      'orders-knows-contract',
      'apps/orders',
      [contract, domain, http, i18n, monitoring, ownProcess, ui],
      'The orders site reaches orders only by operations, which alone check who may see them.',
    ),
    onlyThese(
      'middleware-knows-engine',
      'apps/middleware',
      [engine, integrations, search, content, contract, domain, http, i18n, monitoring, ownProcess],
      'Operations know nothing of pages and of the other processes.',
    ),
    onlyThese(
      'worker-knows-engine',
      'apps/worker',
      [engine, fiscal, integrations, pdf, search, content, contract, domain, i18n, monitoring, ownProcess],
      'Background work knows nothing of pages and of the other processes.',
    ),
    onlyThese(
      'live-knows-engine',
      'apps/live',
      [engine, contract, domain, http, monitoring, ownProcess],
      'Pushes carry ids and numbers: no texts, no outside services.',
    ),
    {
      name: 'only-engine-knows-postgresql',
      comment: 'SQL in one room: limits, ownership and transactions are decided there.',
      severity: 'error',
      from: { pathNot: `^${engine}/` },
      to: { path: 'node_modules/(kysely|pg|pg-pool)/' },
    },
    {
      name: 'packages-are-entered-by-their-doors',
      comment: 'What a package does not export can change without asking; a path into its folders takes that away.',
      severity: 'error',
      from: { path: '^((apps|packages)/[^/]+|scripts|demo|e2e|content)/' },
      to: { path: '^packages/', pathNot: '^$1/', dependencyTypes: ['local'], dependencyTypesNot: ['aliased-workspace'] },
    },
    {
      name: 'features-do-not-know-each-other',
      comment: 'A route composes features; one that imports another can no longer be changed alone.',
      severity: 'error',
      from: { path: '^apps/storefront/app/features/([^/]+)/' },
      to: { path: '^apps/storefront/app/features/', pathNot: '^apps/storefront/app/features/$1/' },
    },
    {
      name: 'href-is-the-ground-of-the-storefront',
      comment: 'Links are written for requests, pages, feeds and mails alike; they know nothing of the request they serve.',
      severity: 'error',
      from: { path: '^apps/storefront/app/href/', ...production },
      to: { path: '^apps/storefront/app/', pathNot: '^apps/storefront/app/href/' },
    },
    {
      name: 'request-knows-links-alone',
      comment: 'What a request carries is there before any page is chosen, so it cannot depend on how one is shown.',
      severity: 'error',
      from: { path: '^apps/storefront/app/request/', ...production },
      to: { path: '^apps/storefront/app/', pathNot: '^apps/storefront/app/(href|request)/' },
    },
    {
      name: 'shared-rooms-do-not-know-features',
      comment: 'What several features share is changed for all of them; if it knew one of them, they would know each other.',
      severity: 'error',
      from: { path: '^apps/storefront/app/(browser|catalogue|commerce-ui|forms|listing|seo)/', ...production },
      to: { path: '^apps/storefront/app/(features|guards|shell)/' },
    },
    {
      name: 'features-do-not-know-the-shell',
      comment: 'The shell and the guards are around every page; a feature is shown by a route and works without them.',
      severity: 'error',
      from: { path: '^apps/storefront/app/features/', ...production },
      to: { path: '^apps/storefront/app/(guards|shell)/' },
    },
    {
      name: 'routes-are-on-top',
      comment: 'A route only loads and composes; what two places need is a feature, a part of the shell or a guard.',
      severity: 'error',
      from: { path: '^apps/storefront/app/(?!routes(?:/|\\.ts$))', ...production },
      to: { path: '^apps/storefront/app/routes/' },
    },
    {
      name: 'tests-are-not-imported',
      comment: 'Builders and test databases must not reach a customer.',
      severity: 'error',
      from: { path: '^(apps|packages)/', pathNot: [test, story] },
      to: {
        path: [
          '^(apps|packages)/.*(\\.(test|fixtures|cases|stories)\\.tsx?$|/testing/)',
          '^apps/storefront/gallery/',
          'node_modules/(vitest|fast-check|@playwright|storybook|@storybook)/',
        ],
      },
    },
    {
      name: 'no-circles',
      comment: 'Modules in a circle can only be understood, moved and loaded together.',
      severity: 'error',
      from: { path: '^(apps|packages|scripts|demo|content)/' },
      to: { circular: true },
    },
    {
      name: 'imports-resolve',
      comment: 'What cannot be found cannot be checked either. React Router generates +types before the type check.',
      severity: 'error',
      from: { path: '^(apps|packages|scripts|demo|content|e2e)/' },
      to: { couldNotResolve: true, pathNot: ['\\+types/', '^virtual:', '/generated/'] },
    },
  ],
  options: {
    // TypeScript 7 has no API that dependency-cruiser knows: without this parser it reads nothing and finds nothing.
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(build|dist|\\.react-router|\\.data)/|/pictures/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
    },
  },
}
