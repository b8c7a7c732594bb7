import { describe, expect, it } from 'vitest'
import { findClearPlace, isClear } from './find-clear-place.ts'

const phone = { width: 390, height: 844, margin: 20 }
const size = { width: 240, height: 58 }
const row = (top: number, bottom: number) => ({ left: 20, top, right: 370, bottom })

describe('the offer of the other language', () => {
  it('stands low at the right where nothing is', () => {
    expect(findClearPlace(size, phone, [])).toEqual({ left: 130, top: 766, right: 370, bottom: 824 })
  })

  it('goes to the left, or up, where a button or the emergency card would be under it', () => {
    expect(findClearPlace(size, phone, [{ left: 300, top: 780, right: 370, bottom: 828 }])).toMatchObject({ left: 20 })
    const bar = row(780, 844)
    const place = findClearPlace(size, phone, [bar])!
    expect(place.bottom).toBeLessThan(bar.top)
    expect(isClear(place, [bar])).toBe(true)
  })

  it('is not there while every place is taken', () => {
    expect(findClearPlace(size, phone, [row(380, 844)])).toBeUndefined()
  })
})
