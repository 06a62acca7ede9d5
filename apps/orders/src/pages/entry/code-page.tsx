import { Button, InformationBox, TextField } from '@shop/ui'
import type { Page } from '../page.ts'
import { useSite } from '../site-context.tsx'

/** Where the code of a mail is entered; it never says whether one was sent (ORD-10, rule A4). */
export function CodePage({ codeId, code, problem }: Extract<Page, { kind: 'code' }>) {
  const { t, hrefs } = useSite()
  const fieldError = problem === 'format' ? t('orders.codeFormat') : problem === 'wrong' ? t('orders.codeWrong') : undefined
  return (
    <div className="mx-auto grid max-w-xl gap-6">
      <h1 className="text-h1">{t('orders.codeTitle')}</h1>
      {problem === 'too-many' || problem === 'unavailable' ? (
        <InformationBox type="error">
          <p>{t(problem === 'too-many' ? 'orders.tooMany' : 'order.trackUnavailable')}</p>
        </InformationBox>
      ) : null}
      <p>{t('orders.codeText')}</p>
      <form
        method="post"
        action={hrefs.code(codeId)}
        noValidate
        className="grid gap-5 rounded-panel border border-steel-200 p-5 md:p-6"
      >
        <TextField
          id="code"
          name="code"
          label={t('orders.code')}
          defaultValue={code}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={12}
          required
          error={fieldError}
        />
        <Button type="submit" size="lg">
          {t('orders.codeConfirm')}
        </Button>
      </form>
      <p className="text-sm">
        <a href={hrefs.entry()} className="inline-flex min-h-6 items-center font-semibold underline">
          {t('orders.codeAgain')}
        </a>
      </p>
    </div>
  )
}
