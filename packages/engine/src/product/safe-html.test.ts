import fc from 'fast-check'
import { expect, test } from 'vitest'
import { descriptionHtmlOf } from './safe-html.ts'

test.each([
  ['<h1>Press</h1><ul><li>8 t</li><li> </li></ul>', '<h3>Press</h3><ul><li>8 t</li></ul>'],
  ['<div>one</div><div><b>two</b></div>', 'one<br /><b>two</b>'],
  ['<p>&nbsp;</p><p><span style="color:red">a</span><em></em> <strong>b</strong></p>', '<p>a <strong>b</strong></p>'],
  ['<table style="x"><tr><td onclick=a() colspan=2>1</td></tr></table>', '<table><tr><td colspan="2">1</td></tr></table>'],
  ['<a href="javascript:alert(1)">x</a><script>y</script><style>z</style>', '<a rel="noopener">x</a>'],
  ['<ul><li><img src="https://x/y.png"></li><li>a</li></ul>', '<ul><li>a</li></ul>'],
  ['<p>only<br>lines</p>', ''],
  ['a < b & c', ''],
])('ENT-08 a description of another shop keeps its structure and nothing that could do harm: %s', (html, safe) => {
  expect(descriptionHtmlOf(html)).toBe(safe)
})

test('ENT-08 what is kept of a description stays the same when it is read again', () => {
  const part = fc.constantFrom(
    '<p>',
    '</p>',
    '<div>',
    '</div>',
    '<br>',
    '<ul>',
    '<li>',
    '</ul>',
    '<b>',
    '</b>',
    ' ',
    'a',
    '&lt;',
    '<',
    '<img>',
  )
  fc.assert(
    fc.property(fc.array(part, { maxLength: 12 }), parts => {
      const once = descriptionHtmlOf(parts.join(''))
      expect(descriptionHtmlOf(once)).toBe(once)
    }),
    { numRuns: 500 },
  )
})
