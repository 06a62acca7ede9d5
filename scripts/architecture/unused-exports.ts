import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { isTest, readSources, type Source, visit } from './read-sources.ts'

/** A name that a package offers at one of its doors. */
export interface DoorExport {
  /** Such as `@shop/domain/cart`. */
  readonly door: string
  readonly name: string
}

interface Door {
  readonly room: string
  readonly specifier: string
  readonly file: string
}

/** Where a name is declared: `packages/domain/src/cart/cart.ts#Cart`. */
type Declaration = string

/**
 * Names at the doors of packages that no other room uses in production: tests and their fixtures are no users. A type is
 * in use as well where the signature of a used export, or a type in use, names it: its users have its values.
 */
export function findUnusedExports(root: string, { packages, users }: Rooms): DoorExport[] {
  const sources = new Map(readSources(root, [...new Set([...packages, ...users])]).map(source => [source.path, source]))
  const doors = packages.flatMap(room => doorsOf(root, room))
  const used = new Set<string>()
  for (const { path, imports } of sources.values()) {
    if (isTest(path)) continue
    // A door that is a file of its own, and no list of others, has users in its own room too.
    for (const { from, name } of imports) used.add(`${from.startsWith('.') ? resolve(path, from) : from}#${name}`)
  }
  const offered = doors.flatMap(door =>
    namesOf(sources.get(door.file)).map(name => ({ door: door.specifier, name, file: door.file })),
  )
  const isImported = ({ door, name, file }: DoorExport & { readonly file: string }) =>
    used.has(`${door}#${name}`) || used.has(`${door}#*`) || used.has(`${file}#${name}`)
  const roots = offered.filter(isImported).map(({ file, name }) => declarationOf(sources, file, name))
  const named = namedFrom(
    sources,
    roots.filter(declaration => declaration !== undefined),
  )
  return offered
    .filter(one => !isImported(one) && !named.has(declarationOf(sources, one.file, one.name) ?? ''))
    .map(({ door, name }) => ({ door, name }))
}

/** Folders with packages, and all folders whose code counts as their user. */
export interface Rooms {
  readonly packages: readonly string[]
  readonly users: readonly string[]
}

/** Doors for tests are left out: their users are tests. */
function doorsOf(root: string, room: string): Door[] {
  const { name, exports = {} } = JSON.parse(readFileSync(join(root, room, 'package.json'), 'utf8'))
  return Object.entries<string>(exports)
    .map(([key, file]) => ({ room, specifier: join(name, key), file: join(room, file) }))
    .filter(({ file }) => /\.tsx?$/.test(file) && !file.includes('/testing/'))
}

function namesOf(source: Source | undefined): string[] {
  return (source?.items ?? []).flatMap(item => {
    if (item.type === 'ExportNamedDeclaration')
      return item.specifiers.flatMap(specifier =>
        specifier.type === 'ExportSpecifier' ? [(specifier.exported ?? specifier.orig).value] : [],
      )
    return item.type === 'ExportDeclaration' ? declaredNames(item.declaration) : []
  })
}

type Declared = {
  readonly type: string
  readonly identifier?: { readonly value: string }
  readonly id?: { readonly value: string }
}

function declaredNames(declaration: unknown): string[] {
  const { type, identifier, id, declarations } = declaration as Declared & {
    declarations?: { id: { value?: string } }[]
  }
  if (type === 'VariableDeclaration') return (declarations ?? []).flatMap(({ id: { value } }) => value ?? [])
  return [identifier?.value ?? id?.value ?? []].flat()
}

/** Follows a name through files that pass it on to the one that declares it. */
function declarationOf(sources: ReadonlyMap<string, Source>, file: string, name: string): Declaration | undefined {
  const source = sources.get(file)
  if (!source) return undefined
  for (const item of source.items) {
    if (item.type !== 'ExportNamedDeclaration') continue
    for (const specifier of item.specifiers) {
      if (specifier.type !== 'ExportSpecifier' || (specifier.exported ?? specifier.orig).value !== name) continue
      const inner = specifier.orig.value
      if (item.source) return declarationOf(sources, resolve(file, item.source.value), inner)
      return declarationOfLocal(sources, source, inner)
    }
  }
  return declarationOfLocal(sources, source, name)
}

function declarationOfLocal(sources: ReadonlyMap<string, Source>, source: Source, name: string): Declaration | undefined {
  const imported = source.imports.find(({ local }) => local === name)
  if (imported)
    return imported.from.startsWith('.') ? declarationOf(sources, resolve(source.path, imported.from), imported.name) : undefined
  return declarationNode(source, name) ? `${source.path}#${name}` : undefined
}

function resolve(file: string, specifier: string): string {
  return join(dirname(file), specifier)
}

function declarationNode(source: Source, name: string): unknown {
  for (const item of source.items) {
    const declaration = item.type === 'ExportDeclaration' ? item.declaration : item
    if (declaredNames(declaration).includes(name)) {
      if (declaration.type !== 'VariableDeclaration') return declaration
      return declaration.declarations.find(({ id }) => 'value' in id && id.value === name)
    }
  }
  return undefined
}

/** Every declaration that the types of the given ones name, and the types of those, and so on. */
function namedFrom(sources: ReadonlyMap<string, Source>, roots: readonly Declaration[]): Set<Declaration> {
  const seen = new Set<Declaration>(roots)
  for (const declaration of seen) {
    const [path = '', name = ''] = declaration.split('#')
    const source = sources.get(path)
    if (!source) continue
    for (const type of typeNamesOf(declarationNode(source, name))) {
      const target = declarationOfLocal(sources, source, type)
      if (target) seen.add(target)
    }
  }
  return seen
}

/** Names in the types of a declaration, without those in the body of a function. */
function typeNamesOf(declaration: unknown): string[] {
  const names: string[] = []
  visit(withoutBodies(declaration), node => {
    const { typeName, expression, exprName } = node as Record<
      string,
      { type?: string; value?: string; left?: { value?: string } }
    >
    if (node.type === 'TsTypeReference') names.push(typeName?.value ?? typeName?.left?.value ?? '')
    if (node.type === 'TsExpressionWithTypeArguments') names.push(expression?.value ?? '')
    if (node.type === 'TsTypeQuery') names.push(exprName?.value ?? '')
  })
  return names
}

function withoutBodies(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(withoutBodies)
  if (typeof node !== 'object' || node === null) return node
  return Object.fromEntries(
    Object.entries(node)
      .filter(([key, value]) => key !== 'body' || TYPE_BODIES.includes((value as { type?: string } | null)?.type))
      .map(([key, value]) => [key, withoutBodies(value)]),
  )
}

/** Bodies that have types; the others have statements. */
const TYPE_BODIES: readonly (string | undefined)[] = ['TsInterfaceBody', undefined]
