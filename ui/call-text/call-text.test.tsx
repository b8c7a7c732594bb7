import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CallText } from './call-text.tsx'

test('a tap on a number for help calls it, and the words stay the same', () => {
  expect(renderToStaticMarkup(<CallText text="Call 113 if it’s worse, or talk to 116 123." country="norway" />)).toBe(
    '<a href="tel:113">Call 113</a> if it’s worse, or talk to <a href="tel:116123">116 123</a>.',
  )
})
