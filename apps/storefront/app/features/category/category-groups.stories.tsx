import type { Meta } from '@storybook/react-vite'
import { demoDepartments } from '../../catalogue/demo-shop.fixtures.ts'
import { inShop } from '../../request/in-shop.fixtures.tsx'
import { CategoryGroups } from './category-groups.tsx'

const meta: Meta = { component: CategoryGroups }
export default meta

export const Many = inShop(({ language }) => (
  <CategoryGroups
    nodes={demoDepartments(language).map((department, index) => ({ ...department, productCount: 12 + index * 31 }))}
  />
))

/** Fewer than three are chips. */
export const Two = inShop(({ language }) => (
  <CategoryGroups
    nodes={demoDepartments(language)
      .slice(0, 2)
      .map(department => ({ ...department, productCount: 8 }))}
  />
))
