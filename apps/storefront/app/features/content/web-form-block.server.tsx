import type { PageFacts, WidgetBlock } from '@shop/domain/content'
import { buttonClass } from '@shop/ui'
import { useShop } from '../../request/use-shop.tsx'
import { BlockSection } from './block-section.tsx'

/** The way into the support form, which opens over the page; without scripts it is the page of contact (FORM-01). */
export function WebFormBlockView({ id, block, facts }: { id: string; block: WidgetBlock; facts: PageFacts }) {
  const { t, hrefs } = useShop()
  return (
    <BlockSection id={id} heading={block.heading ?? t('support.title')} facts={facts}>
      <p className="max-w-[60ch] leading-7 text-ink-800">{t('support.intro')}</p>
      <a href={hrefs.contact()} aria-haspopup="dialog" className={`${buttonClass('secondary')} no-print mt-4`}>
        {t('shell.contactUs')}
      </a>
    </BlockSection>
  )
}
