import { createHash } from 'node:crypto'
import {
  collectionHandleOf,
  IMPORTED_CATEGORY,
  IMPORTED_CATEGORY_KEY,
  type ImportedCategory,
  type ImportedCategoryDraft,
  isCollectionKey,
} from '@shop/domain/catalogue'
import type { CategoryDraft } from '@shop/domain/category'
import { LANGUAGES, type Language, type LocalizedString } from '@shop/domain/market'
import { sql } from 'kysely'
import type { Database } from '../database/context.ts'
import { idOfName } from '../import-run/import-run.ts'
import { safeHtmlOf } from '../product/safe-html.ts'
import { isSameValue } from './stored-product-rows.ts'

const KEY_LENGTH = 200

interface KnownCategory {
  readonly id: string
  readonly key: string
  readonly tree: string
  readonly parentId?: string | null
  readonly orderHint: string
  readonly name: LocalizedString
  readonly slug: LocalizedString
  readonly description: LocalizedString
  readonly metaTitle: LocalizedString
  readonly metaDescription: LocalizedString
  readonly content: LocalizedString
}

/** What a category of a file says of one that is there. */
export type CategoryChange = Omit<KnownCategory, 'tree' | 'key'>

/** Finds categories for imported products, and notes those that have to be made. */
export interface CategoryPlaces {
  /** Ids of the categories meant, without repetition. */
  readonly placesOf: (wanted: readonly ImportedCategory[]) => string[]
  /** Id of the category of products that are in no other. */
  readonly rest: () => string
  readonly isRest: (id: string) => boolean
  /** Whether products are in a category besides their own one. */
  readonly isCollection: (id: string) => boolean
  /** What becomes of a category of a file, or why it cannot be. */
  readonly put: (category: ImportedCategoryDraft) => 'created' | 'updated' | 'unchanged' | { readonly reason: string }
  readonly takeChanges: () => CategoryChange[]
  /** Categories that were missing since this was last asked; parents first. */
  readonly takeMissing: () => CategoryDraft[]
}

/** All categories the shop has. The trees of shops are small. */
export async function openCategoryPlaces(db: Database): Promise<CategoryPlaces> {
  const { rows } = await sql<KnownCategory>`
    select id, key, tree, parent_id as "parentId", order_hint as "orderHint", document -> 'name' as name,
      document -> 'slug' as slug, document -> 'description' as description, document -> 'metaTitle' as "metaTitle",
      document -> 'metaDescription' as "metaDescription", coalesce(custom -> 'content', '{}') as content
    from category`.execute(db)
  return createCategoryPlaces(rows)
}

function createCategoryPlaces(known: readonly KnownCategory[]): CategoryPlaces {
  const byKey = new Map(known.map(category => [category.key, category]))
  const slugs = new Set(known.flatMap(({ slug }) => Object.entries(slug).map(([language, text]) => `${language}/${text}`)))
  const byHandle = indexHandles(known)
  const byWords = indexWords(known)
  const byId = new Map(known.map(category => [category.id, category]))
  let missing: CategoryDraft[] = []
  let changes: CategoryChange[] = []

  function add(
    key: string,
    name: LocalizedString,
    slugText: LocalizedString,
    parentId: string | undefined,
    texts: Partial<ImportedCategoryDraft> = {},
  ): string {
    const { description = {}, metaTitle = name, metaDescription = {}, content = {}, orderHint = '0.99' } = texts
    const draft: CategoryDraft = {
      id: idOfName('category', key),
      key,
      ...(parentId ? { parentId } : {}),
      orderHint,
      icon: 'box',
      name,
      slug: slugsOf(slugText, key),
      description,
      metaTitle,
      metaDescription,
      ...(Object.keys(content).length > 0 ? { content } : {}),
    }
    missing.push(draft)
    const known = { ...draft, content, tree: 'default' }
    byKey.set(key, known)
    byId.set(draft.id, known)
    return draft.id
  }

  function slugsOf(slugText: LocalizedString, key: string): LocalizedString {
    const entries = Object.entries(slugText) as [Language, string][]
    return Object.fromEntries(entries.map(([language, text]) => [language, freeSlug(language, text, key)]))
  }

  /** A collection whose handle is that of a category of the shop is that category. */
  function find(key: string): KnownCategory | undefined {
    return byKey.get(key) ?? (isCollectionKey(key) ? byHandle.get(collectionHandleOf(key)) : undefined)
  }

  function put(said: ImportedCategoryDraft): ReturnType<CategoryPlaces['put']> {
    const before = find(said.key)
    const category = before && before.key !== said.key ? ownCategory(said, before) : said
    const { key, parentKey, name, slugText, description, metaTitle, metaDescription, orderHint } = category
    const content = safeContentOf(category)
    if (parentKey === IMPORTED_CATEGORY_KEY) rootId()
    const parent = parentKey === undefined ? undefined : byKey.get(parentKey)
    if (parentKey !== undefined && !parent) return { reason: `there is no category ${parentKey}; put parents first` }
    if (!before) {
      add(key, name, slugText, parent?.id, { ...category, content })
      return 'created'
    }
    for (let above = parent; above; above = above.parentId ? byId.get(above.parentId) : undefined)
      if (above.id === before.id) return { reason: `${parentKey} is below this category; correct the parent` }
    if (parent && parent.tree !== before.tree) return { reason: `${parentKey} is of another tree; correct the parent` }
    const added = Object.entries(slugText).filter(([language]) => !Object.hasOwn(before.slug, language))
    const after: KnownCategory = {
      ...before,
      parentId: parent?.id ?? before.parentId ?? null,
      orderHint: orderHint ?? before.orderHint,
      name: { ...before.name, ...name },
      slug: { ...slugsOf(Object.fromEntries(added), key), ...before.slug },
      description: { ...before.description, ...description },
      metaTitle: { ...before.metaTitle, ...metaTitle },
      metaDescription: { ...before.metaDescription, ...metaDescription },
      content: { ...before.content, ...content },
    }
    const wordsOf = ({ parentId = null, ...known_ }: KnownCategory) => ({ ...known_, parentId })
    if (isSameValue(wordsOf(before), wordsOf(after))) return 'unchanged'
    const { tree, key: _key, ...change } = after
    changes.push(change)
    byKey.set(key, after)
    byId.set(after.id, after)
    return 'updated'
  }

  /** A slug leads to one category: one that is taken gets the text of the whole path, then a number. */
  function freeSlug(language: Language, text: string, key: string): string {
    const words = slugFormOf(text) || slugFormOf(key) || 'category'
    const candidates = [words, slugFormOf(key.replace(/^imported--/, '')) || words]
    const free =
      candidates.find(candidate => !slugs.has(`${language}/${candidate}`)) ??
      firstFree(
        number => `${words}-${number}`,
        candidate => !slugs.has(`${language}/${candidate}`),
      )
    slugs.add(`${language}/${free}`)
    return free
  }

  function rootId(): string {
    const { name, slug } = IMPORTED_CATEGORY
    return byKey.get(IMPORTED_CATEGORY_KEY)?.id ?? add(IMPORTED_CATEGORY_KEY, name, slug, undefined)
  }

  function placeOf(wanted: ImportedCategory): string {
    if ('key' in wanted) {
      const { key } = wanted
      return find(key)?.id ?? add(key, { en: key }, { en: key }, rootId())
    }
    const { path, language } = wanted
    const keyOf = (depth: number) => keyOfPath(path.slice(0, depth).map(({ name, slug }) => slug || name))
    const own = byKey.get(keyOf(path.length))?.id
    if (own) return own
    const leaf = path.at(-1)
    const likeIt = leaf
      ? (byWords.get(`${language}/${leaf.name.toLowerCase()}`) ?? byWords.get(`${language}/${leaf.slug}`))
      : undefined
    if (likeIt) return likeIt
    let parentId = rootId()
    path.forEach(({ name, slug }, index) => {
      const key = keyOf(index + 1)
      parentId = byKey.get(key)?.id ?? add(key, { [language]: name }, { [language]: slug }, parentId)
    })
    return parentId
  }

  return {
    isCollection: id => isCollectionKey(byId.get(id)?.key ?? ''),
    placesOf: wanted => [...new Set(wanted.map(placeOf))],
    rest: rootId,
    isRest: id => byId.get(id)?.key === IMPORTED_CATEGORY_KEY,
    put,
    takeChanges() {
      const taken = changes
      changes = []
      return taken
    },
    takeMissing() {
      const taken = missing
      missing = []
      return taken
    },
  }
}

/** What a collection says of a category of the shop: nothing of its place, and no title where that would be its name. */
function ownCategory(
  { parentKey: _parentKey, metaTitle, ...said }: ImportedCategoryDraft,
  { key, metaTitle: before }: KnownCategory,
): ImportedCategoryDraft {
  const titles = Object.entries(metaTitle) as [Language, string][]
  const further = titles.filter(([language, title]) => before[language] || title !== said.name[language])
  return { ...said, key, metaTitle: Object.fromEntries(further) }
}

/** Categories of the shop's own by their handle, where only one has it. */
function indexHandles(known: readonly KnownCategory[]): Map<string, KnownCategory> {
  const own = known.filter(({ key, tree }) => tree === 'default' && !isCollectionKey(key) && key !== IMPORTED_CATEGORY_KEY)
  const handles = Map.groupBy(own, ({ key }) => collectionHandleOf(key))
  return new Map([...handles].flatMap(([handle, [first, ...others]]) => (first && others.length === 0 ? [[handle, first]] : [])))
}

function safeContentOf({ content = {} }: ImportedCategoryDraft): LocalizedString {
  return Object.fromEntries(Object.entries(content).map(([language, html]) => [language, safeHtmlOf(html)]))
}

/** Categories of the shop's own by name and slug, where only one has it; those of imports are known by their keys. */
function indexWords(known: readonly KnownCategory[]): Map<string, string> {
  const words = new Map<string, string | undefined>()
  for (const { id, key, tree, name, slug } of known) {
    if (tree !== 'default' || key === IMPORTED_CATEGORY_KEY || key.startsWith(`${IMPORTED_CATEGORY_KEY}-`)) continue
    const own = LANGUAGES.flatMap(language => [
      ...(name[language] ? [`${language}/${name[language].toLowerCase()}`] : []),
      ...(slug[language] ? [`${language}/${slug[language]}`] : []),
    ])
    for (const word of new Set(own)) words.set(word, words.has(word) ? undefined : id)
  }
  return new Map([...words].flatMap(([word, id]) => (id === undefined ? [] : [[word, id] as const])))
}

/** Different paths have different keys, also where they are long or have other letters than keys. */
function keyOfPath(names: readonly string[]): string {
  const plain = names.map(slugFormOf)
  const key = [IMPORTED_CATEGORY_KEY, ...plain].join('--')
  if (key.length <= KEY_LENGTH && plain.every(Boolean) && names.every(name => /^[a-z0-9 -]+$/i.test(name))) return key
  const digest = createHash('sha256').update(JSON.stringify(names)).digest('hex').slice(0, 12)
  return `${key.slice(0, KEY_LENGTH)}-${digest}`
}

function slugFormOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 120)
    .replace(/^-+|-+$/g, '')
}

function firstFree(candidateOf: (number: number) => string, isFree: (candidate: string) => boolean): string {
  for (let number = 2; ; number++) {
    const candidate = candidateOf(number)
    if (isFree(candidate)) return candidate
  }
}

/** Brings categories up to date with what a file says of them; what it does not name stays. */
export async function updateCategories(db: Database, changes: readonly CategoryChange[]): Promise<void> {
  const rows = JSON.stringify(
    changes.map(({ id, parentId, orderHint, content, ...document }) => ({ id, parentId, orderHint, content, document })),
  )
  await sql`
    update category set document = category.document || draft.document, parent_id = draft."parentId",
      order_hint = draft."orderHint", custom = category.custom || jsonb_build_object('content', draft.content),
      version = version + 1
    from jsonb_to_recordset(${rows}::jsonb) as draft
      (id uuid, "parentId" uuid, "orderHint" text, content jsonb, document jsonb)
    where category.id = draft.id`.execute(db)
  await sql`
    insert into category_slug (category_id, language, slug)
    select draft.id, slug.key, slug.value
    from jsonb_to_recordset(${rows}::jsonb) as draft (id uuid, document jsonb),
      jsonb_each_text(draft.document -> 'slug') as slug
    on conflict (category_id, language) do nothing`.execute(db)
}
