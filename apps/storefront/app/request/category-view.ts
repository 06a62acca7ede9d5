/** A category as a page shows it: its texts in the language of the page alone. */
export interface CategoryView {
  readonly id: string
  readonly key: string
  readonly name: string
  /** Empty for a category without a page in this language. */
  readonly slug: string
  /** Path of a picture without width and ending; departments may have one. */
  readonly imageUrl?: string
}

/** A category next to others of its level, without those below it (NAV-13). */
export interface DepartmentView extends CategoryView {
  readonly hasChildren: boolean
}

/** A category with all that is below it, as the menu shows it once it is opened (NAV-08). */
export interface MenuCategory extends CategoryView {
  readonly children: readonly MenuCategory[]
}
