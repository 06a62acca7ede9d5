import {
  MAX_RETURN_COMMENT,
  MAX_RETURN_PICTURES,
  type PictureProblem,
  REQUESTABLE_REASONS,
  RETURN_RESOLUTIONS,
} from '@shop/domain/return'
import { Button, buttonClass, FieldError, InformationBox, SelectField, TextArea, TextField } from '@shop/ui'
import { IconChevronLeft } from '@shop/ui/icons'
import { LineUnits } from '../line-units.tsx'
import type { Page } from '../page.ts'
import { useSite } from '../site-context.tsx'

type ReturnPageProps = Extract<Page, { kind: 'return' }>

/** Asks which goods of an order are to be returned, and why (ORD-08). */
export function ReturnPage(props: ReturnPageProps) {
  const { view, returnable, problems } = props
  const { t, hrefs, label } = useSite()
  const { order } = view
  return (
    <div className="mx-auto grid max-w-2xl gap-6">
      <header>
        <a
          href={hrefs.order(order.orderNumber)}
          className="inline-flex min-h-11 items-center gap-1 text-sm font-medium hover:underline"
        >
          <IconChevronLeft className="size-4" />
          <span className="num">
            {label(t('order.number'))} {order.orderNumber}
          </span>
        </a>
        <h1 className="text-h1">{t('return.title')}</h1>
      </header>
      {problems.notice ? (
        <InformationBox type="error">
          <p>{t(problems.notice === 'too-many' ? 'orders.tooMany' : 'order.trackUnavailable')}</p>
        </InformationBox>
      ) : null}
      {returnable.length === 0 ? (
        <>
          <p>{t('return.none')}</p>
          <a href={hrefs.order(order.orderNumber)} className={buttonClass('secondary')}>
            {t('order.number')} {order.orderNumber}
          </a>
        </>
      ) : (
        <ReturnForm {...props} />
      )}
    </div>
  )
}

/** What is said about files that cannot be taken. */
const PICTURE_WORDS = {
  size: 'return.problemPictures',
  form: 'return.problemPictures',
  heic: 'return.problemHeic',
  content: 'return.problemDamaged',
} as const satisfies Record<PictureProblem, string>

function ReturnForm({ view: { order }, returnable, fields, problems, areFilesGone }: ReturnPageProps) {
  const { t, hrefs } = useSite()
  const pictures = problems.pictures ? t(PICTURE_WORDS[problems.pictures]) : areFilesGone ? t('return.picturesAgain') : undefined
  return (
    <form
      method="post"
      encType="multipart/form-data"
      action={hrefs.return(order.orderNumber)}
      noValidate
      className="grid gap-6 rounded-panel border border-steel-200 p-5 md:p-6"
    >
      <input type="hidden" name="draftId" value={fields.draftId} />
      <p>{t('return.lead')}</p>
      <fieldset aria-describedby={problems.units ? 'units-error' : undefined}>
        <legend className="mb-2 text-h4">{t('order.summary')}</legend>
        <FieldError fieldId="units" error={problems.units ? t('return.problemUnits') : undefined} />
        <ul className="divide-y divide-steel-200 border-y border-steel-200">
          {returnable.map(({ lineItemId, quantity }) => (
            <li key={lineItemId} className="py-4">
              <LineUnits
                order={order}
                lineItemId={lineItemId}
                most={quantity}
                units={fields.units[lineItemId] ?? ''}
                label={t('return.unitsOf', { count: String(quantity) })}
              />
            </li>
          ))}
        </ul>
      </fieldset>
      <SelectField
        name="reason"
        label={t('return.reason')}
        defaultValue={fields.reason}
        options={REQUESTABLE_REASONS.map(value => ({ value, label: t(`return.${value}`) }))}
        className="grid"
      />
      <SelectField
        name="wish"
        label={t('return.wish')}
        defaultValue={fields.wish}
        options={RETURN_RESOLUTIONS.map(value => ({ value, label: t(`return.${value}`) }))}
        className="grid"
      />
      <TextArea
        id="comment"
        name="comment"
        label={t('return.comment')}
        defaultValue={fields.comment}
        maxLength={MAX_RETURN_COMMENT}
      />
      <TextField
        id="pictures"
        name="pictures"
        type="file"
        accept="image/jpeg,image/png,image/webp"
        multiple={MAX_RETURN_PICTURES > 1}
        label={t('return.pictures')}
        hint={t('return.picturesHint')}
        error={pictures}
        className="[&_input]:py-2.5 [&_input]:text-sm [&_input]:file:mr-3 [&_input]:file:font-semibold"
      />
      <Button type="submit" size="lg">
        {t('return.send')}
      </Button>
    </form>
  )
}
