import type { ReactNode } from 'react'
import { line, mist } from '../../kit/colours.ts'

/** The quiet room of all exercises, for what is drawn from near. */
export function Room({ floorAt, children }: { floorAt?: number; children: ReactNode }) {
  return (
    <>
      <rect width="320" height="240" fill={mist} />
      {floorAt !== undefined && <rect y={floorAt} width="320" height={240 - floorAt} fill={line} />}
      {children}
    </>
  )
}
