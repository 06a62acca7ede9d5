import type { MessageKey } from '@shop/i18n'
import { formatDate } from '@shop/i18n/format'
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
      <p className="wrap flex flex-wrap items-center justify-center gap-x-3 py-1 text-center text-sm">
        <strong className="font-display text-lg font-extrabold">
          {t(isKnown(campaign.name) ? NAMES[campaign.name] : 'shell.campaignOther')}
        </strong>
        <span>{t('shell.campaignUntil', { date: formatDate(campaign.lastDay) })}</span>
        <a
          href={hrefs.sales()}
          className="inline-flex min-h-9 items-center font-semibold underline underline-offset-4 hover:no-underline"
        >
          {t('shell.campaignLink')}
        </a>
      </p>
    </aside>
  )
}

function isKnown(name: string): name is keyof typeof NAMES {
  return Object.hasOwn(NAMES, name)
}
