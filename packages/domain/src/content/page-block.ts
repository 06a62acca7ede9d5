/** Products a page shows: those that meet every condition. */
export interface ProductQuery {
  readonly brand?: string
  readonly tag?: 'bestseller' | 'on-sale' | 'new'
  /** Key of a department. */
  readonly department?: string
}

/** A link with its label, to a target of `parsePageTarget`. */
export interface PageLink {
  readonly label: string
  readonly to: string
}

/** The buyers a block concerns: a page shows all blocks, a mailed contract only those of its buyer. */
export type BlockAudience = 'consumers'

export interface TextBlock {
  readonly type: 'text'
  readonly audience?: BlockAudience
  readonly heading?: string
  readonly paragraphs: readonly string[]
}

export interface ListBlock {
  readonly type: 'list'
  readonly audience?: BlockAudience
  readonly heading?: string
  readonly intro?: string
  readonly ordered?: boolean
  readonly items: readonly string[]
}

/** Every row has one cell per column. */
export interface TableBlock {
  readonly type: 'table'
  readonly heading?: string
  readonly columns: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

export interface FaqBlock {
  readonly type: 'faq'
  readonly heading?: string
  readonly items: readonly { readonly question: string; readonly answer: readonly string[] }[]
}

export interface CardBlock {
  readonly type: 'card'
  readonly heading?: string
  readonly cards: readonly { readonly title: string; readonly text: string; readonly link?: PageLink }[]
}

/** Pictures that fill the width of a page; decoration. */
export const SCENES = ['range', 'kitchen'] as const
export type Scene = (typeof SCENES)[number]

/** The top of the home page: its lead stands below the title. */
export interface HeroBlock {
  readonly type: 'hero'
  readonly title: string
  readonly scene: Scene
  readonly links: readonly PageLink[]
}

/** What the shop promises, each with an icon. */
export interface BenefitsBlock {
  readonly type: 'benefits'
  readonly items: readonly { readonly icon: BenefitIcon; readonly title: string; readonly text: string }[]
}
export const BENEFIT_ICONS = ['delivery', 'returns', 'guarantee', 'invoice'] as const
export type BenefitIcon = (typeof BENEFIT_ICONS)[number]

/** A notice with one link; one with a scene leads to a department and is left out where there is no such department. */
export interface BannerBlock {
  readonly type: 'banner'
  readonly scene?: Scene
  /** A line above the title. */
  readonly eyebrow?: string
  readonly title: string
  readonly text: string
  readonly link?: PageLink
}

/** Products as tiles, or in a strip that scrolls. */
export interface ProductsBlock {
  readonly type: 'product-list' | 'carousel'
  readonly heading: string
  readonly query: ProductQuery
  /** The way to all of them. */
  readonly link?: PageLink
}

/** Products by their item numbers; those a market does not sell are left out. */
export interface ItemsBlock {
  readonly type: 'items'
  readonly heading?: string
  readonly skus: readonly string[]
}

/** A discount code and what it is good for. */
export interface VoucherBlock {
  readonly type: 'voucher'
  readonly title: string
  readonly text: string
  readonly code: string
}

/**
 * The place of a component of the shop: what it promises and what buyers say, its latest reviews, the way to ask it something, its
 * articles, departments, or brands.
 */
export interface WidgetBlock {
  readonly type: 'trust-widget' | 'review' | 'web-form' | 'articles' | 'departments' | 'brands'
  readonly heading?: string
}

/** What the shop keeps, as its own tables say it: cookies, the storage of the browser, or for how long it keeps what of people. */
export interface InventoryBlock {
  readonly type: 'inventory'
  readonly heading?: string
  readonly of: 'cookies' | 'storage' | 'retention'
}

export interface NewsletterBlock {
  readonly type: 'newsletter'
}

/** A part of a page (CMS-04). Texts may hold the marks of `parseInline`. */
export type PageBlock =
  | TextBlock
  | ListBlock
  | TableBlock
  | FaqBlock
  | CardBlock
  | HeroBlock
  | BenefitsBlock
  | BannerBlock
  | ProductsBlock
  | ItemsBlock
  | VoucherBlock
  | WidgetBlock
  | NewsletterBlock
  | InventoryBlock

/** What the shop has to know of a type of block. A new type is an interface above and a row in `BLOCK_RULES`. */
interface BlockRules<Block> {
  /** Text blocks are read in chapters; all others are visual and stand by themselves. */
  readonly isText: boolean
  /** Whether its heading is in the table of contents. */
  readonly isInContents: boolean
  /** Its texts that may hold marks, besides the heading, in reading order. */
  texts(block: Block): readonly string[]
  /** Targets of its links outside of texts. */
  linkTargets?(block: Block): readonly string[]
  /** The structure that it must share with its translations, besides type, heading and audience. */
  shape(block: Block): readonly (string | number)[]
  /** Drops texts that name missing facts; undefined where little more than the heading would be left. */
  withKnownFacts?(block: Block, isKnown: (text: string) => boolean): Block | undefined
}

const textsOfLink = (link: PageLink | undefined) => (link ? [link.label] : [])
const targetsOf = (links: readonly (PageLink | undefined)[]) => links.flatMap(link => (link ? [link.to] : []))

const PRODUCTS_RULES: BlockRules<ProductsBlock> = {
  isText: false,
  isInContents: false,
  texts: ({ link }) => textsOfLink(link),
  linkTargets: ({ link }) => targetsOf([link]),
  shape: ({ query: { brand = '', tag = '', department = '' }, link }) => [brand, tag, department, ...(link ? [link.to] : [])],
}

const WIDGET_RULES = {
  isText: false,
  isInContents: false,
  texts: () => [],
  shape: () => [],
}

const BLOCK_RULES: { readonly [Block in PageBlock as Block['type']]: BlockRules<Block> } = {
  text: {
    isText: true,
    isInContents: true,
    texts: ({ paragraphs }) => paragraphs,
    shape: ({ paragraphs }) => [paragraphs.length],
    withKnownFacts(block, isKnown) {
      const paragraphs = block.paragraphs.filter(isKnown)
      return paragraphs.length > 0 ? { ...block, paragraphs } : undefined
    },
  },
  list: {
    isText: true,
    isInContents: true,
    texts: ({ intro, items }) => [...(intro ? [intro] : []), ...items],
    shape: ({ intro, ordered, items }) => [intro ? 'intro' : 'no intro', ordered ? 'ordered' : 'unordered', items.length],
    withKnownFacts(block, isKnown) {
      const items = block.items.filter(isKnown)
      return items.length > 0 ? { ...block, items } : undefined
    },
  },
  table: {
    isText: true,
    isInContents: true,
    texts: ({ columns, rows }) => [...columns, ...rows.flat()],
    shape: ({ columns, rows }) => [columns.length, ...rows.map(row => row.length)],
    withKnownFacts(block, isKnown) {
      const rows = block.rows.filter(row => row.every(isKnown))
      return rows.length * 2 >= block.rows.length ? { ...block, rows } : undefined
    },
  },
  faq: {
    isText: true,
    isInContents: true,
    texts: ({ items }) => items.flatMap(({ question, answer }) => [question, ...answer]),
    shape: ({ items }) => items.map(({ answer }) => answer.length),
    withKnownFacts(block, isKnown) {
      const items = block.items
        .map(item => ({ ...item, answer: item.answer.filter(isKnown) }))
        .filter(({ answer }) => answer.length > 0)
      return items.length > 0 ? { ...block, items } : undefined
    },
  },
  card: {
    isText: false,
    isInContents: true,
    texts: ({ cards }) => cards.flatMap(({ title, text, link }) => [title, text, ...textsOfLink(link)]),
    linkTargets: ({ cards }) => targetsOf(cards.map(({ link }) => link)),
    shape: ({ cards }) => cards.map(({ link }) => link?.to ?? 'no link'),
  },
  hero: {
    isText: false,
    isInContents: false,
    texts: ({ title, links }) => [title, ...links.flatMap(textsOfLink)],
    linkTargets: ({ links }) => targetsOf(links),
    shape: ({ scene, links }) => [scene, ...targetsOf(links)],
  },
  benefits: {
    isText: false,
    isInContents: false,
    texts: ({ items }) => items.flatMap(({ title, text }) => [title, text]),
    shape: ({ items }) => items.map(({ icon }) => icon),
    withKnownFacts(block, isKnown) {
      const items = block.items.filter(({ title, text }) => isKnown(title) && isKnown(text))
      return items.length > 0 ? { ...block, items } : undefined
    },
  },
  banner: {
    isText: false,
    isInContents: false,
    texts: ({ eyebrow, title, text, link }) => [...(eyebrow ? [eyebrow] : []), title, text, ...textsOfLink(link)],
    linkTargets: ({ link }) => targetsOf([link]),
    shape: ({ scene, eyebrow, link }) => [scene ?? 'no scene', eyebrow ? 'eyebrow' : 'no eyebrow', link?.to ?? 'no link'],
  },
  voucher: {
    isText: false,
    isInContents: false,
    texts: ({ title, text }) => [title, text],
    shape: ({ code }) => [code],
  },
  'product-list': PRODUCTS_RULES,
  carousel: PRODUCTS_RULES,
  items: { isText: false, isInContents: true, texts: () => [], shape: ({ skus }) => skus },
  'trust-widget': WIDGET_RULES,
  review: WIDGET_RULES,
  'web-form': WIDGET_RULES,
  articles: { ...WIDGET_RULES, isInContents: true },
  departments: WIDGET_RULES,
  brands: WIDGET_RULES,
  newsletter: WIDGET_RULES,
  inventory: { isText: true, isInContents: true, texts: () => [], shape: ({ of }) => [of] },
}

/** The rules of a block's type. */
export function rulesOf<Block extends PageBlock>(block: Block): BlockRules<Block> {
  return BLOCK_RULES[block.type] as unknown as BlockRules<Block>
}

/** The heading of a block, where it has one. */
export function headingOf(block: PageBlock): string | undefined {
  return ('heading' in block && block.heading) || undefined
}
