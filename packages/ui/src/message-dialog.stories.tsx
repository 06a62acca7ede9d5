import type { Meta } from '@storybook/react-vite'
import { Button } from './button.tsx'
import { MessageDialog } from './message-dialog.tsx'
import { inWords, OVER_THE_PAGE } from './testing/in-words.tsx'

const meta: Meta = { component: MessageDialog }
export default meta

export const Message = inWords(
  t => (
    <MessageDialog title={t('newsletter.sentTitle')} closeLabel={t('shell.close')} onClose={() => undefined}>
      <p>{t('newsletter.sentText')}</p>
      <Button type="submit">{t('cart.continue')}</Button>
    </MessageDialog>
  ),
  OVER_THE_PAGE,
)
