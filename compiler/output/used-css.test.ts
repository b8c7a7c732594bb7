import { expect, it } from 'vitest'
import { createCssCutter } from './used-css.ts'

const cut = createCssCutter(
  '@layer a,b;@font-face{font-family:x}:root{--c:red}@layer b{h1{x:1}.card{x:2;& h2{x:3}& .soft{x:4}&:has(.other){x:5}}.card,.chip{x:6}.gone{x:7}@media print{.gone{x:8}.card{x:9}}.card.big{animation:1s grow}}@keyframes grow{to{x:1}}@keyframes shrink{to{x:0}}[data-consent] .card{x:10}.a:not(.gone){x:11}',
)

it('keeps what the page can use and leaves out the rest', () => {
  expect(cut('<p class="card"></p>')).toBe(
    '@layer a,b;@font-face{font-family:x}:root{--c:red}@layer b{h1{x:1}.card{x:2;& h2{x:3}&:has(.other){x:5}}.card{x:6}@media print{.card{x:9}}}[data-consent] .card{x:10}',
  )
})

it('keeps a motion only where something moves', () => {
  expect(cut('<p class="card big soft"></p>')).toContain('@keyframes grow{to{x:1}}')
  expect(cut('<p class="card"></p>')).not.toContain('@keyframes')
})

it('ignores what stands in parentheses, so that it never leaves out too much', () => {
  expect(cut('<p class="a"></p>')).toContain('.a:not(.gone){x:11}')
})
