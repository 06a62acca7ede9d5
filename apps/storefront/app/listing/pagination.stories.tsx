import type { Meta } from '@storybook/react-vite'
import { inShop } from '../request/in-shop.fixtures.tsx'
import { Pagination } from './pagination.tsx'

const meta: Meta = { component: Pagination }
export default meta

const hrefOfPage = (page: number) => `#page-${page}`

export const First = inShop(() => <Pagination page={1} pageCount={12} hrefOfPage={hrefOfPage} />)

export const Middle = inShop(() => <Pagination page={6} pageCount={12} hrefOfPage={hrefOfPage} />)

export const Last = inShop(() => <Pagination page={12} pageCount={12} hrefOfPage={hrefOfPage} />)

export const Two = inShop(() => <Pagination page={1} pageCount={2} hrefOfPage={hrefOfPage} />)
