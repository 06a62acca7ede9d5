import { marketOf } from '@shop/domain/market'
import { reviewRefusalText } from '@shop/domain/review'
import { expect, test } from 'vitest'
import { readReviewForm } from './review-form-data.ts'
import { hrefAfterReview, hrefOfReviews, isAfterReview, reviewRequestOf } from './review-request.ts'
import { refusalMessageOf } from './submit-review.server.ts'

function formOf(fields: Readonly<Record<string, string>>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

test('REV-05, REV-06 a form is read as it was meant: spaces tidied up, no rating for anything but one to five', () => {
  const typed = { rating: '4', title: '  Solid \n thing ', text: ' One.\r\n\r\n\r\n\r\nTwo. ', authorName: ' Jana  N. ' }
  expect(readReviewForm(formOf(typed), marketOf('DE'))).toEqual({
    rating: 4,
    title: 'Solid thing',
    text: 'One.\n\nTwo.',
    authorName: 'Jana N.',
    consent: true,
  })
  for (const rating of ['', '0', '6', '4.5', 'x'])
    expect(readReviewForm(formOf({ rating }), marketOf('DE')).rating).toBeUndefined()
})

test('REV-07, REV-08 an unticked box takes the consent back only where there is a box', () => {
  expect(readReviewForm(formOf({}), marketOf('CZ')).consent).toBe(false)
  expect(readReviewForm(formOf({ consent: 'on' }), marketOf('CZ')).consent).toBe(true)
  expect(readReviewForm(formOf({}), marketOf('SK')).consent).toBe(true)
})

test('REV-10, REV-11, REV-12, REV-13 what an answer communicates is said in the shopper’s language', () => {
  expect(refusalMessageOf(reviewRefusalText('review-not-purchased'))).toBe('review.notPurchased')
  expect(refusalMessageOf(reviewRefusalText('review-already-submitted'))).toBe('review.alreadySubmitted')
  for (const text of [undefined, '', reviewRefusalText(undefined), 'constructor'])
    expect(refusalMessageOf(text)).toBe('review.failed')
})

test('REV-01, REV-02, REV-04 links to parts of the list name what is not the default, and are read back', () => {
  expect(hrefOfReviews('/fryer', { offset: 0, sort: 'top reviews' })).toBe('/fryer#rating-reviews')
  const href = hrefOfReviews('/fryer', { offset: 20, sort: 'most recent' })
  expect(href).toBe('/fryer?reviewSort=most+recent&reviewOffset=20#rating-reviews')
  expect(reviewRequestOf(new URL(href, 'http://x').searchParams)).toEqual({ offset: 20, sort: 'most recent' })
  expect(isAfterReview(new URL(hrefAfterReview('/fryer'), 'http://x').searchParams)).toBe(true)
  expect(isAfterReview(new URLSearchParams())).toBe(false)
})
