import { type SupportChoice, supportStartOf } from '@shop/domain/support-case'
import { Dialog } from '@shop/ui'
import { useState } from 'react'
import { useShop } from '../../request/use-shop.tsx'
import { SupportWizard } from './support-wizard.tsx'

interface SupportDialogProps {
  /** Query of the link that opens it: what is known of the question already. */
  readonly query: string
  readonly onClose: () => void
}

/** The support form over the page (FORM-01, FORM-13). */
export function SupportDialog({ query, onClose }: SupportDialogProps) {
  const { t } = useShop()
  const [start, setStart] = useState(() => supportStartOf(query))
  const choose = (choice: SupportChoice) => setStart(current => ({ ...current, choice }))
  return (
    <Dialog title={t('support.title')} closeLabel={t('shell.close')} onClose={onClose}>
      <SupportWizard start={start} onChoose={choose} />
    </Dialog>
  )
}
