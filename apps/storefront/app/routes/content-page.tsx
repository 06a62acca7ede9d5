import { Carousel } from '@shop/ui'
import { Fragment } from '../commerce-ui/fragment.tsx'
import { Remembered } from '../commerce-ui/remembered.tsx'
import type { BrandView, ContentPart, InformationView } from '../features/content/content-part.ts'
import { ContentSection } from '../features/content/content-section.tsx'
import { TableOfContents } from '../features/content/table-of-contents.tsx'
import { NewsletterBlockView } from '../features/newsletter/newsletter-band.tsx'
import { useShop } from '../request/use-shop.tsx'

/** A page that editors write (ROUTE-26, ROUTE-39). */
export function ContentPageView({ page }: { page: InformationView | BrandView }) {
  return page.kind === 'brand' ? <BrandPage page={page} /> : <InformationPage page={page} />
}

function InformationPage({ page: { trail, head, headings, parts, others } }: { page: InformationView }) {
  return (
    <div className="wrap py-6 pb-16">
      <Fragment fragment={trail} />
      {/* What stands next to the text, where it is higher, leaves its room below it. */}
      <div className="mt-6 grid gap-x-12 gap-y-8 lg:grid-rows-[auto_1fr] lg:grid-cols-[minmax(0,1fr)_15rem] xl:grid-cols-[14rem_minmax(0,46rem)_1fr] xl:gap-x-16">
        <Fragment fragment={head} />
        {headings.length > 0 ? (
          <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1 xl:col-start-3">
            <div className="lg:sticky lg:top-28 lg:max-h-[calc(100dvh-8rem)] lg:max-w-60 lg:overflow-y-auto">
              <Remembered name="table-of-contents" shows={[headings]}>
                <TableOfContents headings={headings} />
              </Remembered>
            </div>
          </div>
        ) : null}
        <article className="min-w-0 lg:col-start-1 xl:col-start-2">
          <Parts parts={parts} />
        </article>
        <aside className="border-t border-steel-200 pt-8 lg:col-span-2 xl:col-span-1 xl:col-start-1 xl:row-span-2 xl:row-start-1 xl:border-t-0 xl:pt-2">
          <Fragment fragment={others} />
        </aside>
      </div>
    </div>
  )
}

/** What is read stands in two columns. */
function BrandPage({ page: { hero, groups, departments } }: { page: BrandView }) {
  return (
    <>
      <Fragment fragment={hero} />
      <div className="wrap grid gap-10 py-10 md:py-14">
        {groups.map(({ isText, parts }, index) =>
          isText ? (
            // The groups of a page never change places.
            // biome-ignore lint/suspicious/noArrayIndexKey: their place is all that tells them apart
            <Parts key={index} parts={parts} className="min-w-0 gap-16 lg:columns-2 [&>*+*]:mt-10 lg:[&>*+*]:mt-0" />
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: their place is all that tells them apart
            <div key={index} className="grid min-w-0 gap-10 [&>*]:mt-0">
              <Parts parts={parts} className="grid min-w-0 gap-10 [&>*]:mt-0" />
            </div>
          ),
        )}
      </div>
      <Fragment fragment={departments} />
    </>
  )
}

interface PartsProps {
  readonly parts: readonly ContentPart[]
  /** For what only stands there. */
  readonly className?: string
}

function Parts({ parts, className }: PartsProps) {
  // The parts of a page never change places.
  // biome-ignore lint/suspicious/noArrayIndexKey: their place is all that tells them apart
  return parts.map((part, index) => <Part key={index} part={part} className={className} />)
}

function Part({ part, className }: { part: ContentPart; className: string | undefined }) {
  const { t } = useShop()
  switch (part.kind) {
    case 'still':
      return <Fragment fragment={part.fragment} {...(className ? { className } : {})} />
    case 'newsletter':
      return <NewsletterBlockView />
    case 'carousel':
      return (
        <ContentSection id={part.id} title={part.heading} isWide>
          <Carousel label={part.heading} previousLabel={t('content.scrollBack')} nextLabel={t('content.scrollForward')}>
            {part.cards.map(card => (
              <Fragment key={card.id} fragment={card} />
            ))}
          </Carousel>
        </ContentSection>
      )
  }
}
