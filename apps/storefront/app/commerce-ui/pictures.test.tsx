import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ProductPicture } from './pictures.tsx'

const image = { url: '/pictures/saw-1', label: 'front', width: 800, height: 800, widths: [400, 800] }

test('PDP-23 a picture of the shop comes in widths and formats, one that is still on another site as an icon', () => {
  const own = renderToStaticMarkup(<ProductPicture image={image} sizes="80px" alt="Saw" />)
  expect(own).toContain('/pictures/saw-1-400.avif 400w, /pictures/saw-1-800.avif 800w')
  expect(own).toContain('src="/pictures/saw-1-400.webp"')
  const inThree = { ...image, width: 1200, height: 1200, widths: [400, 800, 1200] }
  const sources = renderToStaticMarkup(<ProductPicture image={inThree} sizes="80px" />)
  expect(sources).toContain('srcSet="/pictures/saw-1-400.webp 400w, /pictures/saw-1-1200.webp 1200w"')
  const elsewhere = { ...image, url: 'https://images.example/saw.jpg?v=1&x', widths: [] }
  const foreign = renderToStaticMarkup(<ProductPicture image={elsewhere} sizes="80px" alt="Saw" />)
  expect(foreign).toBe(renderToStaticMarkup(<ProductPicture image={undefined} sizes="80px" />))
  expect(foreign).not.toContain('images.example')
})

test('the largest picture of a page is fetched before others and painted with the texts, another waits to be looked at', () => {
  const largest = renderToStaticMarkup(<ProductPicture image={image} sizes="84vw" largest />)
  expect(largest).toMatch(/<img(?=[^>]* loading="eager")(?=[^>]* fetchPriority="high")(?=[^>]* decoding="sync")/)
  const other = renderToStaticMarkup(<ProductPicture image={image} sizes="84vw" />)
  expect(other).toMatch(/<img(?=[^>]* loading="lazy")(?=[^>]* decoding="async")/)
  expect(other).not.toContain('fetchPriority')
})
