export { CONTENT_KEYS, type Content, type ContentKey, contentSourcesOf, type FoundContent, isContentKey } from './content.ts'
export type {
  BannerBlock,
  CardBlock,
  ContentPage,
  FaqBlock,
  FoundPage,
  ListBlock,
  PageBlock,
  PageEntry,
  PageLink,
  ProductQuery,
  ProductsBlock,
  TableBlock,
  TextBlock,
  VoucherBlock,
} from './content-page.ts'
export { factsNamedIn, fillInline, MISSING_FACT, type PageFacts, withoutMissingFacts } from './page-facts.ts'
export { anchorOf, type BlockGroup, groupPageBlocks, type PageHeading, pageHeadingsOf } from './page-outline.ts'
export { isPagePlaceholder, PAGE_PLACEHOLDERS, type PagePlaceholder } from './page-placeholder.ts'
export { pageShapeOf } from './page-shape.ts'
export {
  BRAND_SLUGS,
  BRANDS_BY_SLUG,
  type BrandSlug,
  INFORMATION_SLUGS,
  type InformationSlug,
  isBrandSlug,
  isPageSlug,
  PAGE_SLUGS,
  type PageSlug,
  type PageTarget,
  parsePageTarget,
} from './page-slugs.ts'
export { pageLinkTargetsOf, pageTextsOf } from './page-texts.ts'
export { type InlineNode, type InlineProblem, type ParsedInline, parseInline } from './parse-inline.ts'
