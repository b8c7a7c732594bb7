import encodeQR from 'qr'
import decodeQR from 'qr/decode.js'
import { describe, expect, it } from 'vitest'
import { decodePicture, isTicket } from './read-qr.ts'

const ticket = `ABCD2345.mhzabcde.${'aB3-_'.repeat(8)}xyz`

/** A picture as a camera gives it: grey, with the code somewhere in it. */
function photograph(text: string | undefined) {
  const [width, height, square] = [640, 480, 6]
  const data = new Uint8Array(width * height * 4).fill(150)
  const rows = text === undefined ? [] : encodeQR(text, 'raw', { ecc: 'medium', border: 4 })
  for (const [y, row] of rows.entries()) {
    for (const [x, isDark] of row.entries()) {
      for (let pixel = 0; pixel < square * square; pixel++) {
        const line = 90 + y * square + Math.floor(pixel / square)
        const column = 170 + x * square + (pixel % square)
        data.fill(isDark ? 25 : 230, (line * width + column) * 4, (line * width + column) * 4 + 3)
      }
    }
  }
  return { width, height, data }
}

describe('what the camera of the kiosk sees', () => {
  it('is read where the browser has no detector of its own', () => {
    expect(decodePicture(decodeQR, photograph(ticket))).toBe(ticket)
    expect(decodePicture(decodeQR, photograph(undefined))).toBeUndefined()
  })

  it('is sent to us only if it could be a ticket of ours', () => {
    expect(isTicket(ticket)).toBe(true)
    for (const other of ['https://example.com/', '', `${ticket}x`, ticket.toLowerCase(), `${ticket}.x`]) {
      expect(isTicket(other)).toBe(false)
    }
  })
})
