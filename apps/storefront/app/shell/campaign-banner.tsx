import type { MessageKey } from '@shop/i18n'
import { formatDate } from '@shop/i18n/format'
import { IconChevronRight } from '@shop/ui/icons'
import { useShop } from '../request/use-shop.tsx'

const NAMES = {
  black_friday: 'shell.campaignBlackFriday',
  cyber_week: 'shell.campaignCyberWeek',
} as const satisfies Record<string, MessageKey>

/** What the store's campaign is called, until when it runs, and the way to its offers, while it runs (SHELL-39). */
export function CampaignBanner() {
  const { t, data, hrefs } = useShop()
  const { campaign } = data
  if (!campaign) return null
  return (
    <aside aria-label={t('shell.campaignOther')} className="no-print bg-signal-400 text-ink-950">
      <p className="wrap relative flex items-center justify-center gap-x-3 text-sm md:py-1">
        <strong className="font-display text-lg font-extrabold whitespace-nowrap">
          {t(isKnown(campaign.name) ? NAMES[campaign.name] : 'shell.campaignOther')}
        </strong>
        <span className="min-w-0 truncate">{t('shell.campaignUntil', { date: formatDate(campaign.lastDay) })}</span>
        <a
          href={hrefs.sales()}
          className="inline-flex min-h-8 shrink-0 md:min-h-9 items-center font-semibold underline underline-offset-4 after:absolute after:inset-0 hover:no-underline"
        >
          <span className="max-md:sr-only">{t('shell.campaignLink')}</span>
          <IconChevronRight className="size-5 md:hidden" />
        </a>
      </p>
    </aside>
  )
}

function isKnown(name: string): name is keyof typeof NAMES {
  return Object.hasOwn(NAMES, name)
}
