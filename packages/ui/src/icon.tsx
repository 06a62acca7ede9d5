/** An icon decorates a text that says the same; 24 px large unless a class overrides it. */
export interface IconProps {
  readonly className?: string
}

interface ShapeProps extends IconProps {
  /** `d` of each path, on a 24 by 24 grid. */
  readonly paths: readonly string[]
}

/** Lines in the colour of the text, hidden from assistive technology. */
export function OutlineIcon({ paths, className = 'size-6' }: ShapeProps) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
    >
      {paths.map(path => (
        <path key={path} d={path} />
      ))}
    </svg>
  )
}

/** A solid shape in the colour of the text, hidden from assistive technology. */
export function FilledIcon({ paths, className = 'size-6' }: ShapeProps) {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" fill="currentColor" className={className}>
      {paths.map(path => (
        <path key={path} d={path} />
      ))}
    </svg>
  )
}
