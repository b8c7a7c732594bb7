import { describe, expect, it } from 'vitest'
import { canMatch, needsOf, splitSelectors } from './selector-needs.ts'
import { createCssCutter } from './used-css.ts'

const sheet =
  '@layer a,b;@font-face{font-family:x}@font-face{font-family:x;unicode-range:U+104-107,U+131}:root{color:red;--c:red;--d:var(--e);--e:1;--f:2}@layer b{h1{x:1}.card{x:2;& h2{x:3}& .soft{x:4}&:has(.other){x:5}&:has(h2){x:12}}.card,.chip{x:6}.gone{x:7}@media print{.gone{x:8}.card{x:9}}.card.big{animation:1s grow}}@keyframes grow{to{x:1}}@keyframes shrink{to{x:0}}[data-consent] .card{x:10}.a:not(.gone){x:11}.a{x:var(--d)}'
const cut = createCssCutter(sheet, ['c'])

describe('the CSS of a page', () => {
  it('is what the page can use, and nothing else', () => {
    expect(cut('<p class="card"><h2></h2></p>')).toBe(
      '@layer a,b;@font-face{font-family:x}:root{color:red;--c:red}@layer b{.card{x:2;& h2{x:3}&:has(h2){x:12}}.card{x:6}@media print{.card{x:9}}}[data-consent] .card{x:10}',
    )
  })

  it('has a motion only where something moves', () => {
    expect(cut('<p class="card big soft"></p>')).toContain('@keyframes grow{to{x:1}}')
    expect(cut('<p class="card"></p>')).not.toContain('@keyframes')
  })

  it('has the properties that it uses, those that these are made of, and those that pictures are drawn with', () => {
    expect(cut('<p class="a"></p>')).toContain(':root{color:red;--c:red;--d:var(--e);--e:1}')
  })

  it('has the part of a font whose letters are on the page', () => {
    expect(cut('<p>Kraków</p>')).not.toContain('U+104')
    expect(cut('<p>ćma</p>')).toContain('U+104')
  })

  it('keeps what stands after a `:not`, so that it never leaves out too much', () => {
    expect(cut('<p class="a"></p>')).toContain('.a:not(.gone){x:11}')
  })
})

describe('a selector', () => {
  const page = { class: (name: string) => name === 'a', id: () => false, tag: (name: string) => name === 'p' }
  it.each([
    ['.a>p:hover', true],
    ['.a .b', false],
    ['#x p', false],
    [':is(.b,.a) p', true],
    [':is(.b,td)>p', false],
    ['p:has(+.b:not(.c),>.a)', true],
    ['p:has(+.reading .tool)', false],
    ['.a:not(:has(>.b))', true],
    ['a[href^="tel:+"]:not(.a)', false],
    ['p[title="a,b (c"]:nth-child(2n+1)::before', true],
    ['&:has(+:popover-open) .a', true],
    ['*,:before', true],
    ['html:has(.b)', false],
  ])('%s can match on a page: %s', (selector, expected) => {
    expect(splitSelectors(selector).some((it) => canMatch(needsOf(it), page))).toBe(expected)
  })
})
