export { CONTENT_KEYS, type Content, type ContentKey, type FoundContent, isContentKey } from './content.ts'
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
export { contentSourcesOf } from './content-sources-of.ts'
export { factsNamedIn, fillInline, MISSING_FACT, type PageFacts } from './fill-inline.ts'
export { type BlockGroup, groupPageBlocks } from './group-page-blocks.ts'
export { anchorOf, type PageHeading, pageHeadingsOf } from './page-headings.ts'
export { PAGE_PLACEHOLDERS, type PagePlaceholder } from './page-placeholder.ts'
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
} from './page-slugs.ts'
export { type PageTarget, parsePageTarget } from './page-target.ts'
export { pageLinkTargetsOf, pageTextsOf } from './page-texts.ts'
export { type InlineNode, type InlineProblem, type ParsedInline, parseInline } from './parse-inline.ts'
export { withoutMissingFacts } from './without-missing-facts.ts'
