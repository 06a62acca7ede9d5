export { type ArticleEntry, type ArticleFacts, type FoundArticle, isArticleSlug } from './article.ts'
export {
  CONTENT_KEYS,
  type ComponentContent,
  type ContentKey,
  contentSourcesOf,
  type FoundContent,
  isContentKey,
} from './content.ts'
export {
  type ContentPage,
  type FoundPage,
  type PageEntry,
  pageLinkTargetsOf,
  pageShapeOf,
  pageTextsOf,
} from './content-page.ts'
export type {
  BannerBlock,
  CardBlock,
  FaqBlock,
  InventoryBlock,
  ListBlock,
  PageBlock,
  PageLink,
  ProductQuery,
  ProductsBlock,
  TableBlock,
  TextBlock,
  VoucherBlock,
  WidgetBlock,
} from './page-block.ts'
export {
  BENEFIT_ICONS,
  type BenefitIcon,
  type BenefitsBlock,
  type HeroBlock,
  type ItemsBlock,
  SCENES,
  type Scene,
} from './page-block.ts'
export { factsNamedIn, fillInline, MISSING_FACT, omitMissingFacts, type PageFacts } from './page-facts.ts'
export { anchorOf, type BlockGroup, groupPageBlocks, type PageHeading, pageHeadingsOf } from './page-outline.ts'
export { PAGE_PLACEHOLDERS, type PagePlaceholder } from './page-placeholder.ts'
export {
  BRAND_SLUGS,
  BRANDS_BY_SLUG,
  type BrandSlug,
  HOME_SLUG,
  INFORMATION_SLUGS,
  type InformationSlug,
  isBrandSlug,
  isPageSlug,
  PAGE_SLUGS,
  type PageSlug,
  type PageTarget,
  parsePageTarget,
} from './page-slugs.ts'
export { type InlineNode, type InlineProblem, type ParsedInline, parseInline } from './parse-inline.ts'
