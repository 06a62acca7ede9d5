import { type BannerBlock, fillInline, type HeroBlock, type PageFacts, parsePageTarget, type Scene } from '@shop/domain/content'
import { buttonClass } from '@shop/ui'
import { InlineText } from '../../commerce-ui/inline-text.tsx'
import { LARGEST } from '../../commerce-ui/pictures.tsx'
import { hrefOfTarget } from '../../href/target-href.ts'
import { useShop } from '../../request/use-shop.tsx'
import { BlockLink } from './block-section.tsx'
import { HERO_SIZES, SCENES, sourcesOf } from './scenes.ts'

interface HeroProps {
  readonly block: HeroBlock
  /** What stands below its title. */
  readonly lead: string
  readonly facts: PageFacts
}

/** The top of the home page: what the shop is, and links into it. */
export function HeroBlockView({ block: { title, scene, links }, lead, facts }: HeroProps) {
  return (
    <section className="on-ink relative overflow-hidden bg-ink-900 text-white">
      <ScenePicture
        scene={scene}
        largest
        sizes={HERO_SIZES}
        className="h-64 w-full object-cover object-[68%_50%] md:h-80 lg:absolute lg:inset-0 lg:h-full lg:object-right"
      />
      <div className="wrap relative pt-4 pb-10 md:pt-8 lg:flex lg:min-h-[34rem] lg:flex-col lg:justify-center lg:py-14">
        {/* Eleven digits of the font, in a unit that is the same before it is there. */}
        <h1 className="max-w-[6.336em] text-hero font-extrabold md:max-lg:max-w-[11em]">{fillInline(title, facts)}</h1>
        <p className="mt-5 max-w-md text-lg text-steel-200 lg:max-w-96 lg:text-white">
          <InlineText text={lead} facts={facts} />
        </p>
        {/* One below the other on phones: whether two fit into a line would depend on whether the font is there. */}
        <p className="mt-7 grid gap-3 sm:flex sm:flex-wrap">
          {links.map((link, index) => (
            <BlockLink
              key={link.to}
              link={link}
              facts={facts}
              className={buttonClass(index === 0 ? 'primary' : 'on-ink', 'lg')}
            />
          ))}
        </p>
      </div>
    </section>
  )
}

/** A banner with a scene, which leads somewhere; nothing where the shop has no such place. */
export function SceneBanner({ block, scene, facts }: { block: BannerBlock; scene: Scene; facts: PageFacts }) {
  const shop = useShop()
  const { eyebrow, title, text, link } = block
  const target = link && parsePageTarget(link.to)
  if (link && !(target && hrefOfTarget(target, shop))) return null
  return (
    <div className="on-ink grid overflow-hidden rounded-panel bg-ink-900 text-white lg:grid-cols-[2fr_3fr]">
      <div className="flex flex-col items-start justify-center p-6 md:p-12">
        {eyebrow ? <p className="text-sm font-semibold text-signal-400">{fillInline(eyebrow, facts)}</p> : null}
        <h2 className="mt-2 max-w-full text-h1">{fillInline(title, facts)}</h2>
        <p className="mt-3 max-w-[min(28rem,100%)] text-steel-200">
          <InlineText text={text} facts={facts} />
        </p>
        <BlockLink link={link} facts={facts} className={`${buttonClass('tertiary', 'lg')} mt-6 max-w-full`} />
      </div>
      <ScenePicture
        scene={scene}
        sizes="(min-width: 64rem) 55vw, 100vw"
        className="h-56 w-full object-cover object-[50%_30%] max-lg:order-first md:h-80 lg:h-full lg:max-h-[30rem]"
      />
    </div>
  )
}

interface ScenePictureProps {
  readonly scene: Scene
  readonly sizes: string
  readonly largest?: boolean
  readonly className: string
}

/** A composed scene of several products; decoration, so without a description. */
function ScenePicture({ scene, sizes, largest = false, className }: ScenePictureProps) {
  const { height, webp } = SCENES[scene]
  return (
    <picture>
      <source type="image/avif" srcSet={sourcesOf(scene, 'avif')} sizes={sizes} />
      <img
        src={webp[0]}
        srcSet={sourcesOf(scene, 'webp')}
        sizes={sizes}
        alt=""
        width={1600}
        height={height}
        {...(largest ? LARGEST : { loading: 'lazy' })}
        className={className}
      />
    </picture>
  )
}
