import { ProductPicture } from '../../commerce-ui/pictures.tsx'
import { useSoftHyphens } from '../../commerce-ui/soft-hyphens.ts'
import { useShop } from '../../request/use-shop.tsx'
import type { ArticleCard } from './load-page.server.ts'

/** Articles side by side, each with a picture of what it is about; the headings are below that of their section. */
export function ArticleCards({ articles }: { articles: readonly ArticleCard[] }) {
  const { hrefs } = useShop()
  const hyphenated = useSoftHyphens()
  return (
    <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
      {articles.map(({ slug, title, description, image }) => (
        <li key={slug} className="min-w-0">
          <a
            href={hrefs.article(slug)}
            className="group flex h-full flex-col overflow-hidden rounded-card border border-steel-200 transition hover:shadow-card"
          >
            {image ? (
              <span className="shot block aspect-[3/2] p-4">
                <ProductPicture image={image} sizes="(min-width: 80rem) 240px, (min-width: 40rem) 45vw, 90vw" />
              </span>
            ) : null}
            <span className="flex grow flex-col gap-2 p-4">
              <strong className="font-display text-h4 leading-tight font-bold hyphens-auto wrap-break-word group-hover:underline">
                {hyphenated(title)}
              </strong>
              <span className="text-sm leading-6 text-ink-800">{description}</span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}
