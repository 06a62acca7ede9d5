import type { CategoryChoice } from '../../listing/category-choices.ts'
import { useShop } from '../../shop/use-shop.tsx'
import { Radio } from './filter-choice.tsx'

interface CategoryFieldsProps {
  readonly categories: readonly CategoryChoice[]
  /** Key of the chosen one; empty without. */
  readonly chosen: string
  readonly onChoose: (key: string) => void
}

/** How far the name of a category of a level is moved in (CAT-05: levels 0 to 4). */
const INDENTS = ['', 'pl-4', 'pl-8', 'pl-12', 'pl-16'] as const

/** The part of the category tree a search can be narrowed to, one at a time. */
export function CategoryFields({ categories, chosen, onChoose }: CategoryFieldsProps) {
  const { t, text } = useShop()
  return (
    <fieldset>
      <legend className="sr-only">{t('listing.category')}</legend>
      <Radio name="category" value="" checked={chosen === ''} onChoose={() => onChoose('')}>
        {t('listing.allDepartments')}
      </Radio>
      {categories.map(({ key, name, level, count }) => (
        <div key={key} className={INDENTS[Math.min(level, INDENTS.length - 1)]}>
          <Radio name="category" value={key} count={count} checked={key === chosen} onChoose={() => onChoose(key)}>
            {text(name)}
          </Radio>
        </div>
      ))}
    </fieldset>
  )
}
