import type { VatState } from '@shop/domain/vat'
import type { Meta } from '@storybook/react-vite'
import { inShop } from '../../request/in-shop.fixtures.tsx'
import { VatNumberCheck } from './vat-check.tsx'

const meta: Meta = { component: VatNumberCheck }
export default meta

const inState = (vat: VatState) => inShop(() => <VatNumberCheck vat={vat} isNew={false} onIssues={() => undefined} />)

export const NotChecked = inState({ state: 'not-validated' })

export const Checking = inState({ state: 'triggered' })

export const Confirmed = inState({ state: 'valid' })

/** Where companies pay the VAT of the country like everyone else. */
export const ConfirmedWithVat = inState({ state: 'success-with-local-vat' })

export const NotConfirmed = inState({ state: 'not-valid' })

/** The service does not answer: the purchase goes on all the same. */
export const NoAnswer = inState({ state: 'could-not-validate', cause: 'timeout' })
