import { Resvg } from '@resvg/resvg-js'
import decodeQR from 'qr/decode.js'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { drawQr } from './draw-qr.ts'
import { QrCode } from './qr-code.tsx'

describe('a QR code', () => {
  it('is read from its picture as what was put into it', () => {
    const ticket = 'ABCD2345.mhzabcde.7mT0r0-ZkUq5dXq0mVxkq3Xo1yR1b2c3d4e5f6g7h8i'
    const svg = renderToStaticMarkup(<QrCode code={drawQr(ticket)} label="Check in" />)
      .replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"')
      .replace('class="qr-ground"', 'fill="white"')
      .replace('class="qr-dark"', 'fill="black"')
    const { width, height, pixels } = new Resvg(svg, { fitTo: { mode: 'width', value: 300 } }).render()
    expect(decodeQR({ width, height, data: new Uint8Array(pixels) })).toBe(ticket)
  })

  it('says what it is for to who cannot see it', () => {
    expect(renderToStaticMarkup(<QrCode code={drawQr('x')} label="Check in" />)).toContain(
      'role="img" aria-label="Check in"',
    )
  })
})
