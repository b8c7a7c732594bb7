import encodeQR from 'qr'

/** A QR code as the path of a drawing of `size` × `size` squares. */
export interface QrDrawing {
  path: string
  size: number
}

export function drawQr(text: string): QrDrawing {
  // The library draws no code without a border; ours is in the view box.
  const framed = encodeQR(text, 'raw', { ecc: 'medium', border: 1 })
  const rows = framed.slice(1, -1).map((row) => row.slice(1, -1))
  return { size: rows.length, path: rows.map(drawRow).join('') }
}

/** The dark squares of a row, those beside each other as one bar. */
function drawRow(row: readonly boolean[], y: number): string {
  let path = ''
  for (let x = 0; x < row.length; x++) {
    const start = x
    while (row[x]) x++
    if (x > start) path += `M${start} ${y}h${x - start}v1h-${x - start}z`
  }
  return path
}
