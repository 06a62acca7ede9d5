import { EMPTY_REVIEW, RATINGS, REVIEW_AUTHOR_MAX_LENGTH, REVIEW_TITLE_MAX_LENGTH, reviewProblems } from '@shop/domain/review'
import { Button, Checkbox, InformationBox, StarChoice, TextArea, TextField } from '@shop/ui'
import { useEffect, useRef, useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { useShop } from '../../request/use-shop.tsx'
import { readReviewForm, reviewProblemText } from './review-form-data.ts'
import { REVIEW_FORM_ANCHOR } from './review-request.ts'
import type { RefusedReview } from './submit-review.server.ts'

interface ReviewFormProps {
  readonly sku: string
  readonly pathname: string
  /** What the server said to the last submission. */
  readonly refused: RefusedReview | undefined
}

/** Writes a review (REV-05..REV-08). Problems move the focus to their first field, nothing typed is lost. Works without scripts. */
export function ReviewForm({ sku, pathname, refused }: ReviewFormProps) {
  const { t, market } = useShop()
  const form = useRef<HTMLFormElement>(null)
  const [problems, setProblems] = useState(refused?.problems ?? [])
  const isBusy = useNavigation().state === 'submitting'
  useEffect(() => {
    if (refused) setProblems(refused.problems)
  }, [refused])

  const initial = refused?.typed ?? EMPTY_REVIEW
  const findProblems = () => (form.current ? reviewProblems(readReviewForm(new FormData(form.current), market), market) : [])
  const errors = Object.fromEntries(problems.map(problem => [problem.field, reviewProblemText(t, problem)]))
  return (
    <Form
      ref={form}
      method="post"
      action={`${pathname}#${REVIEW_FORM_ANCHOR}`}
      preventScrollReset
      noValidate
      className="grid max-w-160 gap-5"
      onChange={() => {
        // Only fields with a problem are checked again: no error appears while a field is typed for the first time.
        if (problems.length > 0) setProblems(findProblems().filter(({ field }) => errors[field]))
      }}
      onSubmit={event => {
        const [first, ...others] = findProblems()
        if (!first && !isBusy) return
        event.preventDefault()
        if (!first) return
        setProblems([first, ...others])
        document.getElementById(`review-${first.field}`)?.focus()
      }}
    >
      {refused?.refusal ? <InformationBox type="error" title={t(refused.refusal)} /> : null}
      <input type="hidden" name="sku" value={sku} />
      <StarChoice
        id="review-rating"
        name="rating"
        legend={t('review.rating')}
        labels={RATINGS.map(count => t('review.stars', { count }))}
        value={initial.rating}
        error={errors.rating}
      />
      <TextField
        id="review-title"
        name="title"
        label={t('review.headline')}
        labelNote={t('checkout.optional')}
        maxLength={REVIEW_TITLE_MAX_LENGTH}
        defaultValue={initial.title}
        error={errors.title}
      />
      <TextArea
        id="review-text"
        name="text"
        label={t('review.text')}
        labelNote={t('checkout.optional')}
        defaultValue={initial.text}
        error={errors.text}
      />
      <TextField
        id="review-authorName"
        name="authorName"
        label={t('review.author')}
        hint={t('review.authorHint')}
        autoComplete="nickname"
        maxLength={REVIEW_AUTHOR_MAX_LENGTH}
        defaultValue={initial.authorName}
        error={errors.authorName}
      />
      {market.reviewConsent ? (
        <div>
          <Checkbox
            id="review-consent"
            name="consent"
            defaultChecked={initial.consent}
            aria-invalid={errors.consent ? true : undefined}
            aria-describedby={errors.consent ? 'review-consent-error' : undefined}
          >
            {t('review.consent')}
          </Checkbox>
          {errors.consent ? (
            <p id="review-consent-error" className="text-sm text-sale">
              {errors.consent}
            </p>
          ) : null}
        </div>
      ) : null}
      <Button type="submit" variant="secondary" busy={isBusy} className="justify-self-start">
        {t('review.submit')}
      </Button>
    </Form>
  )
}
