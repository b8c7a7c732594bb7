import { writeFileSync } from 'node:fs'
import encodeQR from 'qr'

const width = 640
const height = 480
const square = 8

/** Writes a one-frame video (YUV4MPEG2) of a QR code on grey for Chromium's fake camera. */
export function filmQr(text: string, file: string): void {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: 4 })
  const luma = Buffer.alloc(width * height, 150)
  const left = Math.floor((width - rows.length * square) / 2)
  const top = Math.floor((height - rows.length * square) / 2)
  for (const [y, row] of rows.entries()) {
    for (const [x, isDark] of row.entries()) {
      for (let line = 0; line < square; line++) {
        const at = (top + y * square + line) * width + left + x * square
        luma.fill(isDark ? 20 : 235, at, at + square)
      }
    }
  }
  const chroma = Buffer.alloc((width * height) / 2, 128)
  const frame = Buffer.concat([Buffer.from('FRAME\n'), luma, chroma])
  const header = Buffer.from(`YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420jpeg\n`)
  writeFileSync(file, Buffer.concat([header, frame, frame]))
}

export const cameraFlags = (film: string) => [
  '--use-fake-ui-for-media-stream',
  '--use-fake-device-for-media-stream',
  `--use-file-for-fake-video-capture=${film}`,
]
