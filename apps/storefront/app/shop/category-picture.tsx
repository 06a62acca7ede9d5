interface CategoryPictureProps {
  /** Path of a picture without width and ending, as products have it. */
  readonly imageUrl: string | undefined
  readonly className: string
  readonly sizes?: string
}

/** The picture that stands for a category; decoration beside its name. */
export function CategoryPicture({ imageUrl, className, sizes = '200px' }: CategoryPictureProps) {
  if (!imageUrl) return null
  return (
    <picture className="contents">
      <source type="image/avif" srcSet={`${imageUrl}-400.avif 400w, ${imageUrl}-800.avif 800w`} sizes={sizes} />
      <img src={`${imageUrl}-400.webp`} alt="" width={400} height={400} loading="lazy" decoding="async" className={className} />
    </picture>
  )
}
