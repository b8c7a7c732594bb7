import type { ReactNode } from 'react'
import type { ClinicState } from '#domain/availability/clinic-today.ts'
import { stateClass } from './state-class.ts'

/** A label that is no link: what kind of page this is. */
export function Tag({ children }: { children: ReactNode }) {
  return <span className="tag">{children}</span>
}

/** Whether a clinic can take you today, in words and colour. */
export function StateTag({ state, children }: { state?: ClinicState | undefined; children: ReactNode }) {
  return (
    // Hidden until known; the live script fills it in before React is loaded.
    <span className={stateClass(state)} data-fact="state" hidden={!state}>
      <i className="dot" />
      {children}
    </span>
  )
}
