import { type BloodPressure, type Place, type Zone, zoneLimits } from '#domain/tools/blood-pressure.ts'
import type { Tone } from '../parts/zone-list.tsx'

export const tones: Record<Zone, Tone> = {
  low: 'low',
  normal: 'good',
  'high-normal': 'watch',
  'grade-1': 'high',
  'grade-2': 'higher',
  'grade-3': 'serious',
}

const size = { width: 320, height: 220, left: 30, bottom: 24 }
/** What the axes show; a reading outside stands at the edge. */
const systolic = { min: 70, max: 200, marks: [80, 100, 120, 140, 160, 180] }
const diastolic = { min: 40, max: 130, marks: [40, 60, 80, 100, 120] }

const clamp = (value: number, { min, max }: { min: number; max: number }) => Math.min(max, Math.max(min, value))
const xOf = (value: number) =>
  size.left + ((clamp(value, systolic) - systolic.min) / (systolic.max - systolic.min)) * (size.width - size.left)
const yOf = (value: number) =>
  (1 - (clamp(value, diastolic) - diastolic.min) / (diastolic.max - diastolic.min)) * (size.height - size.bottom)

/** The upper number to the right, the lower one upwards: each zone lies in front of the next higher one. */
export function PressureChart({ reading, place, label }: { reading: BloodPressure; place: Place; label: string }) {
  const limits = zoneLimits[place]
  const bottom = yOf(diastolic.min)
  const x = xOf(reading.systolic)
  const y = yOf(reading.diastolic)
  return (
    <svg className="pressure-chart" viewBox={`0 0 ${size.width + 8} ${size.height}`} role="img" aria-label={label}>
      {limits.toReversed().map(({ zone }, fromTop) => {
        const next = limits[limits.length - fromTop]
        const right = xOf(next?.systolic ?? systolic.max)
        const top = yOf(next?.diastolic ?? diastolic.max)
        return (
          <rect
            key={zone}
            className={`tone-${tones[zone]}`}
            x={size.left}
            y={top}
            width={right - size.left}
            height={bottom - top}
          />
        )
      })}
      <g className="chart-axis">
        {systolic.marks.map((mark) => (
          <text key={mark} x={xOf(mark)} y={size.height - 6} textAnchor="middle">
            {mark}
          </text>
        ))}
        {diastolic.marks.map((mark) => (
          <text key={mark} x={size.left - 6} y={yOf(mark)} dy=".35em" textAnchor="end">
            {mark}
          </text>
        ))}
      </g>
      <path className="chart-guide" d={`M${size.left} ${y}H${x}V${bottom}`} />
      <circle className="chart-point" cx={x} cy={y} r="7" />
    </svg>
  )
}
