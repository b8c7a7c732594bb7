import { expect, it } from 'vitest'
import { mediaOf } from './media.ts'

it.each([
  [1101, 'desktop'],
  [1100, 'tablet'],
  [977, 'tablet'],
  [976, 'mobile'],
  [320, 'mobile'],
])('a window of %i px is %s', (width, media) => {
  expect(mediaOf(width)).toBe(media)
})
