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

/** What the category bar lists on the page of a product (NAV-04). */
export interface ProductBar {
  /** The first-level category that the product belongs to; missing for a product without one. */
  readonly department?: CategoryView
  /** Its children; empty for a category without any. */
  readonly categories: readonly DepartmentView[]
}

/** A category with all that is below it, as the menu shows it once it is opened (NAV-08). */
export interface MenuCategory extends CategoryView {
  readonly children: readonly MenuCategory[]
}
