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
    <aside aria-label={t('shell.campaignOther')} className="no-print relative bg-signal-400 text-ink-950">
      <p className="wrap flex h-7 items-center justify-center gap-x-3 text-xs whitespace-nowrap md:h-11 md:text-sm">
        <strong className="shrink-0 font-display text-base font-extrabold md:text-lg">
          {t(isKnown(campaign.name) ? NAMES[campaign.name] : 'shell.campaignOther')}
        </strong>
        <span className="min-w-0 truncate">{t('shell.campaignUntil', { date: formatDate(campaign.lastDay) })}</span>
        <a
          href={hrefs.sales()}
          className="inline-flex min-h-7 shrink-0 after:absolute after:inset-0 items-center font-semibold md:min-h-9 underline underline-offset-4 hover:no-underline"
        >
          <span className="max-sm:sr-only">{t('shell.campaignLink')}</span>
          <IconChevronRight className="size-4 sm:hidden" />
        </a>
      </p>
    </aside>
  )
}

function isKnown(name: string): name is keyof typeof NAMES {
  return Object.hasOwn(NAMES, name)
}
