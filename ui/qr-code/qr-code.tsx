import type { QrDrawing } from './draw-qr.ts'

/** Black on white in every colour scheme: cameras want it so. The quiet zone of four squares belongs to the code. */
export function QrCode({ code, label }: { code: QrDrawing; label: string }) {
  const side = code.size + 8
  return (
    <svg className="qr" viewBox={`-4 -4 ${side} ${side}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path className="qr-ground" d={`M-4-4h${side}v${side}h-${side}z`} />
      <path className="qr-dark" d={code.path} />
    </svg>
  )
}
