import type { CategoryCustomFields } from '@shop/domain/category'
import { ChipLink } from '@shop/ui'
import { useShop } from '../../request/use-shop.tsx'

/** Content of a category below its products: text, articles and related categories, each where present (CAT-13). */
export function CategoryExtras({ custom }: { custom: CategoryCustomFields }) {
  const { t, hrefs, text } = useShop()
  const content = text(custom.content)
  const related = [...new Map(custom.relatedCategories.flat().map(category => [category.id, category])).values()]
  return (
    <>
      {content ? (
        <div
          className="rich-text mt-12 max-w-[70ch] text-ink-800"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: the import keeps harmless HTML only
          dangerouslySetInnerHTML={{ __html: content }}
        />
      ) : null}
      {custom.posts.length > 0 ? (
        <section className="mt-12">
          <h2 className="mb-4 text-h3">{t('listing.posts')}</h2>
          <ul className="grid gap-2">
            {custom.posts.map(({ title, url }) => (
              <li key={url}>
                <a href={url} className="underline underline-offset-2">
                  {text(title)}
                </a>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {related.length > 0 ? (
        <nav aria-labelledby="related-categories" className="mt-12">
          <h2 id="related-categories" className="mb-4 text-h3">
            {t('listing.relatedCategories')}
          </h2>
          <ul className="flex flex-wrap gap-2">
            {related.map(({ id, name, slug }) => (
              <li key={id}>
                <ChipLink href={hrefs.category(text(slug))}>{text(name)}</ChipLink>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
    </>
  )
}
