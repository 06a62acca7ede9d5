import type { Meta } from '@storybook/react-vite'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { inWords, OVER_THE_PAGE } from './testing/in-words.tsx'
import { TextArea } from './text-fields.tsx'

const meta: Meta = { component: Dialog }
export default meta

const stay = () => undefined

export const Short = inWords(
  t => (
    <Dialog title={t('account.deleteQuestion')} closeLabel={t('shell.close')} onClose={stay}>
      <p className="gallery-row">
        <Button variant="secondary">{t('account.delete')}</Button>
        <Button variant="tertiary">{t('account.cancel')}</Button>
      </p>
    </Dialog>
  ),
  OVER_THE_PAGE,
)

export const LongTitle = inWords(
  t => (
    <Dialog title={t('checkout.saveAddressFailed')} closeLabel={t('shell.close')} onClose={stay}>
      <p>{t('checkout.errorGeneral')}</p>
    </Dialog>
  ),
  OVER_THE_PAGE,
)

/** The heading stays while the content scrolls; on a phone it fills the window. */
export const Long = inWords(
  t => (
    <Dialog title={t('review.write')} closeLabel={t('shell.close')} onClose={stay}>
      {[1, 2, 3, 4, 5, 6].map(number => (
        <TextArea key={number} id={`text-${number}`} label={t('review.text')} className="mb-5" />
      ))}
      <Button>{t('review.submit')}</Button>
    </Dialog>
  ),
  OVER_THE_PAGE,
)
