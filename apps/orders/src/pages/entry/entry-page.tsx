import { Button, InformationBox, TextField } from '@shop/ui'
import type { Page } from '../page.ts'
import { useSite } from '../site-context.tsx'

const NOTICES = {
  expired: 'orders.expired',
  'too-many': 'orders.tooMany',
  unavailable: 'order.trackUnavailable',
} as const

/** How a guest begins: by the number of an order and its e-mail address; customers come from their account (ORD-10, ORD-11). */
export function EntryPage({ orderNumber, email, problems, notice }: Extract<Page, { kind: 'entry' }>) {
  const { t, hrefs } = useSite()
  return (
    <div className="mx-auto grid max-w-xl gap-6">
      <h1 className="text-h1">{t('orders.entryTitle')}</h1>
      {notice ? (
        <InformationBox type={notice === 'expired' ? 'info' : 'error'}>
          <p>{t(NOTICES[notice])}</p>
        </InformationBox>
      ) : null}
      <p>{t('orders.entryText')}</p>
      <form
        method="post"
        action={hrefs.entry()}
        noValidate
        className="grid gap-5 rounded-panel border border-steel-200 p-5 md:p-6"
      >
        <TextField
          id="order-number"
          name="orderNumber"
          label={t('order.number')}
          defaultValue={orderNumber}
          placeholder="NS00001042"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={20}
          required
          error={problems.orderNumber ? t('order.trackNumberProblem') : undefined}
        />
        <TextField
          id="email"
          name="email"
          type="email"
          label={t('checkout.email')}
          defaultValue={email}
          autoComplete="email"
          maxLength={254}
          required
          error={problems.email ? t('checkout.errorEmail') : undefined}
        />
        <Button type="submit" size="lg">
          {t('orders.sendCode')}
        </Button>
      </form>
      <p className="text-sm">
        {t('orders.accountText')}{' '}
        <a href={hrefs.signIn()} className="inline-flex min-h-6 items-center font-semibold underline">
          {t('login.signIn')}
        </a>
      </p>
    </div>
  )
}
