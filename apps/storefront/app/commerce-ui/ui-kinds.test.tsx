import { Button, InformationBox } from '@shop/ui'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

test('UX-08 information boxes of each type look different, and an error is told at once', () => {
  const types = ['info', 'success', 'secondarySuccess', 'warning', 'error'] as const
  const boxes = types.map(type => renderToStaticMarkup(<InformationBox type={type} title="Title" />))
  expect(new Set(boxes).size).toBe(types.length)
  expect(boxes.map(html => /role="(\w+)"/.exec(html)?.[1])).toEqual(['status', 'status', 'status', 'status', 'alert'])
})

test('UX-09 buttons have three sizes, and the types of the specification among theirs', () => {
  const classOf = (button: React.JSX.Element) => /class="([^"]*)"/.exec(renderToStaticMarkup(button))?.[1] ?? ''
  const sizes = (['sm', 'md', 'lg'] as const).map(size => classOf(<Button size={size}>Go</Button>))
  const types = (['primary', 'secondary', 'tertiary'] as const).map(variant => classOf(<Button variant={variant}>Go</Button>))
  expect([new Set(sizes).size, new Set(types).size]).toEqual([3, 3])
  const height = (classes: string) => Number(/min-h-(\d+)/.exec(classes)?.[1])
  expect(sizes.map(height)).toEqual(sizes.map(height).toSorted((one, other) => one - other))
  expect(classOf(<Button>Go</Button>)).toBe(
    classOf(
      <Button variant="primary" size="md">
        Go
      </Button>,
    ),
  )
})
