/** Figures of the shop and of its processes begin with one of these; others are those of HAProxy and of Prometheus itself. */
const FIGURE = /\b(?:shop|http|db|nodejs|process|v8js)_[a-z0-9_]+/g
/** Where expressions have labels in place of figures. */
const LABELS = /\{[^}]*\}|\b(?:by|without|on|ignoring) ?\([^)]*\)/g

/** The figures that an expression of Prometheus is about. */
export function figuresIn(expression: string): string[] {
  return [...new Set(expression.replace(LABELS, '').match(FIGURE) ?? [])]
}
