import { Button, Checkbox, InformationBox, StarChoice, TextArea, TextField } from '@shop/ui'
import { Form, useNavigation } from 'react-router'
import { useShop } from '../../request/use-shop.tsx'

/** What came of the last submission, in words. */
export interface InvitedReviewAnswer {
  readonly typed: {
    readonly rating: number | undefined
    readonly title: string
    readonly text: string
    readonly authorName: string
    readonly consent: boolean
  }
  /** What is wrong, by field. */
  readonly errors: Readonly<Partial<Record<'rating' | 'title' | 'text' | 'authorName' | 'consent', string>>>
  readonly refusal: string | undefined
}

interface InvitedReviewFormProps {
  readonly sku: string
  /** URL of the page with its product. */
  readonly href: string
  /** Labels of one to five stars. */
  readonly stars: readonly string[]
  readonly answer: InvitedReviewAnswer | undefined
}

/**
 * Writes a review that a mail asked for. The server alone checks it: the form of the product page, which checks while one types, is
 * part of that page, and sharing it would make checkout load it too.
 */
export function InvitedReviewForm({ sku, href, stars, answer }: InvitedReviewFormProps) {
  const { t, market } = useShop()
  const isBusy = useNavigation().formMethod === 'POST'
  const { typed, errors = {}, refusal } = answer ?? {}
  return (
    <Form method="post" action={href} noValidate className="grid max-w-160 gap-5">
      {refusal ? <InformationBox type="error" title={refusal} /> : null}
      <input type="hidden" name="sku" value={sku} />
      <StarChoice
        id="review-rating"
        name="rating"
        legend={t('review.rating')}
        labels={stars}
        value={typed?.rating}
        error={errors.rating}
      />
      <TextField
        id="review-title"
        name="title"
        label={t('review.headline')}
        labelNote={t('checkout.optional')}
        defaultValue={typed?.title}
        error={errors.title}
      />
      <TextArea
        id="review-text"
        name="text"
        label={t('review.text')}
        labelNote={t('checkout.optional')}
        defaultValue={typed?.text}
        error={errors.text}
      />
      <TextField
        id="review-authorName"
        name="authorName"
        label={t('review.author')}
        hint={t('review.authorHint')}
        autoComplete="nickname"
        defaultValue={typed?.authorName}
        error={errors.authorName}
      />
      {market.reviewConsent ? (
        <div>
          <Checkbox id="review-consent" name="consent" defaultChecked={typed?.consent ?? true}>
            {t('review.consent')}
          </Checkbox>
          {errors.consent ? <p className="text-sm text-sale">{errors.consent}</p> : null}
        </div>
      ) : null}
      <Button type="submit" busy={isBusy} className="justify-self-start max-sm:w-full">
        {t('review.submit')}
      </Button>
    </Form>
  )
}
