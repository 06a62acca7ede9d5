import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Module, type ModuleItem, parseSync } from '@swc/core'

/** A module of the house, parsed. */
export interface Source {
  /** Relative to the root, such as `packages/domain/src/cart/index.ts`. */
  readonly path: string
  readonly items: readonly ModuleItem[]
  /** What it imports or passes on. A dynamic import, `import * as` and `export *` have the name `*`. */
  readonly imports: readonly Import[]
}

export interface Import {
  readonly from: string
  /** The name there, `default`, `*`, or empty for an import of the module alone. */
  readonly name: string
  /** The name here; empty for what is only passed on. */
  readonly local: string
}

const SKIPPED = /(^|\/)(node_modules|build|dist|generated|\.react-router|\.data)\//

/** Tests, stories, builders of what they show, and what only they use. */
export function isTest(path: string): boolean {
  return /\.(test|fixtures|spec|stories)\.tsx?$|\/testing\/|^apps\/storefront\/gallery\/|^e2e\//.test(path)
}

/** Every TypeScript module below some folders of a tree. */
export function readSources(root: string, folders: readonly string[]): Source[] {
  return folders.flatMap(folder =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .map(file => join(folder, file))
      .filter(path => /\.tsx?$/.test(path) && !path.endsWith('.d.ts') && !SKIPPED.test(path))
      .map(path => readSource(root, path)),
  )
}

function readSource(root: string, path: string): Source {
  const text = readFileSync(join(root, path), 'utf8')
  const { body }: Module = parseSync(text, { syntax: 'typescript', tsx: path.endsWith('x'), target: 'esnext' })
  return { path, items: body, imports: [...body.flatMap(importsOf), ...dynamicImportsOf(body)] }
}

function importsOf(item: ModuleItem): Import[] {
  switch (item.type) {
    case 'ImportDeclaration': {
      const from = item.source.value
      if (item.specifiers.length === 0) return [{ from, name: '', local: '' }]
      return item.specifiers.map(specifier => {
        const local = specifier.local.value
        if (specifier.type === 'ImportNamespaceSpecifier') return { from, name: '*', local }
        if (specifier.type === 'ImportDefaultSpecifier') return { from, name: 'default', local }
        return { from, name: specifier.imported?.value ?? local, local }
      })
    }
    case 'ExportAllDeclaration':
      return [{ from: item.source.value, name: '*', local: '' }]
    case 'ExportNamedDeclaration': {
      const from = item.source?.value
      if (from === undefined) return []
      return item.specifiers.map(specifier => ({
        from,
        name: specifier.type === 'ExportSpecifier' ? specifier.orig.value : '*',
        local: '',
      }))
    }
    default:
      return []
  }
}

/** Walks every node of a syntax tree. */
export function visit(node: unknown, each: (node: { readonly type: string; readonly [key: string]: unknown }) => void): void {
  if (Array.isArray(node)) for (const part of node) visit(part, each)
  else if (typeof node === 'object' && node !== null) {
    if (typeof (node as { type?: unknown }).type === 'string') each(node as { type: string })
    for (const part of Object.values(node)) visit(part, each)
  }
}

function dynamicImportsOf(body: readonly ModuleItem[]): Import[] {
  const found: Import[] = []
  visit(body, node => {
    const {
      callee,
      arguments: args,
      argument,
    } = node as {
      callee?: { type: string }
      arguments?: { expression: { type: string; value?: unknown } }[]
      argument?: { value?: unknown }
    }
    const target = args?.[0]?.expression
    if (node.type === 'CallExpression' && callee?.type === 'Import' && typeof target?.value === 'string')
      found.push({ from: target.value, name: '*', local: '' })
    if (node.type === 'TsImportType' && typeof argument?.value === 'string')
      found.push({ from: argument.value, name: '*', local: '' })
  })
  return found
}
